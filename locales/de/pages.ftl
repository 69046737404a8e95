### The words of the pages around the table. Every language has the same ids.

## Settings

shortcuts = Tastenkürzel
shortcuts-why = Einzelne Tasten wirken auf den Tisch. Tab, Pfeile, Enter und Esc gehen immer.

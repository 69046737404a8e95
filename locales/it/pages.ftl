### The words of the pages around the table. Every language has the same ids.

## Settings

shortcuts = Scorciatoie da tastiera
shortcuts-why = Singoli tasti agiscono sul tavolo. Tab, frecce, Invio ed Esc funzionano sempre.

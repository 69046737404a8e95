### The words of the pages around the table. Every language has the same ids.

## Settings

shortcuts = Keyboard shortcuts
shortcuts-why = Single keys act on the table. Tab, arrows, Enter and Escape always work.

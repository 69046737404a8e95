### The words of the pages around the table. Every language has the same ids.

## Settings

shortcuts = Skróty klawiszowe
shortcuts-why = Pojedyncze klawisze działają na stole. Tab, strzałki, Enter i Esc działają zawsze.

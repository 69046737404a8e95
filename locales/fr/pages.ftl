### The words of the pages around the table. Every language has the same ids.

## Settings

shortcuts = Raccourcis clavier
shortcuts-why = Une seule touche agit sur la table. Tab, flèches, Entrée et Échap marchent toujours.

### The words of the pages around the table. Every language has the same ids.

## Settings

advice-between-rounds = Conseils entre les manches
advice-between-rounds-why = Un conseil, chiffres à l’appui, au début de chaque manche. Tous les conseils sont réunis dans les règles.
shortcuts = Raccourcis clavier
shortcuts-why = Certaines touches agissent directement sur la table. Tab, flèches, Entrée et Échap fonctionnent toujours.
coach-new = Expliquer au fur et à mesure
coach-new-why = En solitaire ou contre des robots, une note explique chaque chose la première fois qu’elle apparaît.

## Lobby

learn-to-play = Apprendre à jouer
game-gutenberg-aim = Dirigez un atelier : prenez des commandes, réunissez des encres, tournez vos engrenages.
game-gutenberg-time = une heure
game-letterpress-aim = Choisissez des lettres, écrivez des mots et prenez des lettres pour le cinquième.
game-letterpress-time = une demi-heure
bots-count = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
more-for = Plus d’options : { $game }
unknown-page = Page introuvable
unknown-page-why = Il n’y a rien à cette adresse :

## At a table

hint = Indice
key-hint = demander un indice, puis le coup
sending = Envoi…
ping-ms = { $ms } ms
cannot-show = Impossible d’afficher cette table
load-again = Recharger la page
resign-title = Abandonner cette partie ?
resign-one-wins = La partie s’arrête aussitôt et { $name } gagne. C’est irréversible.
resign-others-play-on = Les autres continuent et un robot prend votre place. Vous pourrez regarder, mais plus gagner. C’est irréversible.
resign-alone = La partie s’arrête aussitôt et personne ne gagne. C’est irréversible.
resign-not = Continuer à jouer
you-resigned = Vous avez abandonné. Un robot joue à votre place ; vous ne pouvez plus gagner.

## Waiting room

yes = oui
no = non
waiting-for = { $count ->
    [0] Toutes les places sont prises : la partie va commencer.
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
}
clock-name = Limite de temps
clock-none = sans limite
clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup
spectators-allowed = Spectateurs
chat-empty = Aucun message pour l’instant.
close-table = Fermer cette table
close-table-sure = Tous les joueurs de cette table devront partir.
leave-table = Quitter la table

## Account and sessions

settings-table = Ce navigateur
account = Compte
account-is = Vous êtes connecté en tant que { $login }. Votre nom à table : { $name }.
account-guest = Vous jouez en invité, { $name }. Avec un compte, vous gardez vos parties sur tous vos appareils.
account-nobody = Ce serveur ne vous connaît pas encore. Il faut d’abord rejoindre une table.
account-open = Créer un compte
account-open-why = Gardez votre nom et vos parties. Pas besoin d’adresse e-mail.
account-sign-in = Se connecter
account-sign-in-leaves = Les parties de l’invité { $name } restent liées à l’invité.
account-sign-out = Se déconnecter
account-login = Identifiant
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Votre mot de passe a été changé. Vous êtes déconnecté partout ailleurs.
sessions = Appareils connectés
session-seen = dernière utilisation : { $when }
session-current = ce navigateur
session-unknown = navigateur inconnu
session-end = Déconnecter
mail-address-first = Saisissez d’abord une adresse.

## Replay

replay = Revoir la partie
replay-play = Lire
replay-pause = Mettre en pause
replay-move = Coup
replay-round = Aller à la manche

## Almanac

almanac-page = Almanach
almanac-link = Dans l’almanach

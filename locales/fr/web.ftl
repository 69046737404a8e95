### The words of the browser view. Every language has the same ids.

none = rien
automa = Automa
seat = Place { $number }
bot = robot
bot-of-level = bot, { $level }
away = absent
planned = a planifié
taken = prise
cancel = Annuler
undo = Reprendre le coup
use = Utiliser
turn = Tourner
replace = Remplacer

## The table's parts

board = Plateau principal
round-track = Tours et mécènes
turn-order = Ordre de jeu
turn-planned = { $name }, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
turn-acting = { $name } joue, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
turn-done = { $name } a joué
my-house = Mon atelier
your-decision = Votre décision
parts = Parties de la table
tab-board = Plateau
tab-house = Atelier
tab-others = Autres
tab-log = Journal
free-slot = libre
free-axle = L'axe { $axle } est libre
setting-up = Mise en place
round-of = Tour { $round } sur 6

## Cards and choices on the board

card-printing = Caractères { $types }, rapporte { $pays } florins
card-refinement = Couleur { $inks } : { $colour ->
    [one] { $colour } point
   *[other] { $colour } points
}. Décoration { $levels } : { $decoration ->
    [one] { $decoration } point
   *[other] { $decoration } points
}. Bonus : { $bonus }
bonus-inks = { $count ->
    [one] { $count } encre au choix
   *[other] { $count } encres au choix
}
bonus-guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
bonus-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
bonus-level = un niveau dans une compétence au choix
bonus-order = une commande bonus
patron-from = Mécène, à partir du tour { $round } : { $card }. 8 points à la fin
take-inks-here = Prendre { $inks } ({ $price ->
    [0] gratuit
    [one] { $price } florin
   *[other] { $price } florins
})
track-ink = Récompense : une encre au choix
track-order = Récompense : une commande bonus
track-type = Récompense : un caractère au choix
use-gear = Utiliser l'engrenage de l'axe { $axle } : { $reward }
turn-gear = Tourner l'engrenage de l'axe { $axle }
replace-gear = Remplacer l'engrenage de l'axe { $axle }
discard-order = Défausser cette commande : { $order }
buy-this-type = Acheter le caractère { $type } pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}

## What is asked

ask-keep-character = Chacun a un pouvoir pour toute la partie. Personne ne voit votre choix avant la fin.
ask-starting-gears = Posez un engrenage sur l’axe 1 et un autre sur l’axe 2, réglés à votre guise.
ask-starting-levels = Une compétence commence à I, une autre à II ; II rapporte aussi une encre.
ask-draft = Choisissez une carte Impression et une Finitions : ensemble, une commande à honorer.
ask-choose-types = Prenez les caractères que demandent vos commandes ; plusieurs fois le même est permis.
ask-name-colour = Vos encres de cette couleur valent n’importe quelle couleur cette manche.
ask-plan = Placez tous vos marqueurs sur les cinq actions. Plus de marqueurs jouent plus tôt ; aucun, pas de tour.
ask-plan-made = En attente de { $names }. Vous pouvez encore le changer.
ask-shift-marker = Tous les plans sont ouverts : vous pouvez déplacer un de vos marqueurs.
ask-orders = Choisissez une carte Impression et une Finitions : ensemble, une commande.
ask-inks = Choisissez un lot et jusqu’où le vider, par la gauche. Chaque place a son prix.
ask-specialties = Choisissez une carte : un niveau par symbole, ou un niveau au choix.
ask-gears = Prenez un engrenage et réglez son secteur, ou tournez-en un des vôtres.
ask-patronage = Prenez une récompense libre, ou un mécène dont vous remplissez les conditions.
ask-fulfil = Touchez les parties à faire. Tout se livre d’un coup, et ces commandes partent.
ask-after = Vous pouvez encore utiliser des engrenages et acheter ; puis terminez.
ask-keep-order = Gardez une carte Impression et une Finitions ; les autres sont défaussées.
ask-gain-ink = Une récompense : prenez une encre au choix dans le sac.
ask-gain-level = Une récompense : une compétence monte d’un niveau.
ask-gain-type = Une récompense : prenez un caractère pour de bon.
ask-draw-order = Piochez deux cartes Impression et deux Finitions, gardez-en une de chaque, ou refusez.
ask-over = La partie est finie. { $count ->
    [0] Personne n'a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
wait-keep-character = On attend le personnage de { $names }
wait-starting-gears = { $names } choisit ses premiers engrenages
wait-starting-levels = { $names } choisit ses premières compétences
wait-draft = { $names } choisit une commande
wait-choose-types = { $names } choisit des caractères
wait-name-colour = { $names } nomme une couleur
wait-plan = On attend les plans de { $names }
wait-shift-marker = { $names } peut déplacer un marqueur
wait-orders = { $names } prend une commande
wait-inks = { $names } prend des encres
wait-specialties = { $names } développe ses compétences
wait-gears = { $names } améliore son atelier
wait-patronage = { $names } cherche un mécène
wait-fulfil = { $names } complète des commandes
wait-after = { $names } termine son tour
wait-keep-order = { $names } regarde des cartes Commande
wait-gain-ink = { $names } choisit une encre
wait-gain-level = { $names } choisit une compétence
wait-gain-type = { $names } choisit un caractère
wait-draw-order = { $names } peut piocher une commande
wait-over = La partie est finie

## Verbs

do-keep-character = Garder ce personnage
do-install-starting-gears = Installer ces engrenages
do-start-specialties = Commencer avec ces niveaux
do-draft-order = Choisir cette commande
do-choose-types = Prendre ces caractères
do-name-colour = Nommer cette couleur
do-shift-marker = Déplacer le marqueur
do-take-order = Prendre cette commande
do-take-inks = Prendre ces encres
do-develop-shown = Développer les deux
do-develop-one = N'en développer qu'une
do-install-gear = Installer cet engrenage
do-rotate-gear = Tourner l'engrenage
do-take-patronage-reward = Prendre cet avantage
do-take-patronage-card = Prendre la carte Mécénat
do-fulfil = Compléter ces commandes
do-use-gear = Utiliser l'engrenage
do-buy-type = Acheter le caractère
do-swap-levels = Intervertir les niveaux
do-gain-ink = Prendre cette encre
do-gain-level = Monter cette compétence
do-gain-type = Prendre ce caractère
do-draw-order = Piocher des cartes Commande
do-keep-order = Garder cette commande
do-decline = Refuser
do-pass = Passer
end-turn = Terminer mon tour

## Choices that follow

pick-sector = Secteur actif :
pick-develop = Monter :
pick-give-ink = Donner :
pick-take-ink = Prendre :
pick-give-type = Donner :
pick-take-type = Prendre :
pick-raise = Monter :
pick-price = Contre :
pick-wild = Vos encres joker valent :
develop-shown = Les deux : { $card }
develop-one = Un niveau en { $specialty }
draw-more = Deux cartes de plus pour 2 florins :
draw-more-mix = { $printing } Impression, { $refinement } Finitions
choose-discard = Vos quatre emplacements sont pris : choisissez la commande à défausser.
choose-replace = Vos trois axes sont pris : choisissez l'engrenage à remplacer.
axle = Axe { $axle }
raise-to = Au niveau { $level } :
shift-from = De :
shift-to = Vers :
less-of = Un { $what } de moins
more-of = Un { $what } de plus
your-orders-ask = Vos commandes demandent
swap-levels = Intervertir avec une autre le niveau de cette compétence : { $specialty }

## Planning

markers-left = { $left ->
    [0] Tous les marqueurs sont placés
    [one] Il reste 1 marqueur
   *[other] Il reste { $left } marqueurs
}
plan-keys = Les touches 1–5 ajoutent, avec Maj elles retirent, Entrée confirme
plan-free-actions = Avant de valider, vous pouvez utiliser vos engrenages et acheter des caractères, à la vue de tous.
remove-marker = Un marqueur de moins : { $row }
add-marker = Un marqueur de plus : { $row }
no-marker-here = Il n’y a pas de marqueur à reprendre sur « { $row } ».
needs-to-be-ahead = { $name } passe devant vous ici avec { $markers } ou plus
plan-confirmed = Plan confirmé
clear-plan = Effacer
plan-can-change = Vous pouvez le changer tant que tous n'ont pas planifié.

## Fulfilling

part-print = Imprimer
part-colour = Colorer
part-decorate = Décorer
no-batch = Aucune de vos commandes ne peut être imprimée.
use-twice = L'utiliser deux fois
batch-total = { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}, { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
}

## The automa

automa-min = son action la plus vide
automa-max = son action la plus pleine
automa-wants-patron = vise une carte Mécénat

## The end

game-over = Les presses se reposent
ended-by-resignation = La partie s’est terminée par un abandon.
at-the-end = À la fin
round-number = Tour { $round }
score-by-source = Renommée par source
score-by-round = Renommée par tour
watch-again = Revoir
rematch = Rejouer
to-lobby = Retour à l'accueil

## Lobby

pages = Pages
rules-page = Règles
settings = Réglages
lobby-sentence = Deux jeux d'imprimeurs pour une à six personnes, entre vous, contre des robots, en solitaire
your-name = Votre nom
guest = Invité
game-gutenberg = Gutenberg
game-gutenberg-sentence = Tenez un atelier d'imprimerie : prenez des commandes, procurez-vous des encres, développez vos compétences, faites tourner vos engrenages. 1–4 personnes, environ une heure.
game-letterpress = Letterpress
game-letterpress-sentence = Draftez des lettres, écrivez le meilleur mot, réclamez des lettres pour le dernier. 1–6 personnes, environ une demi-heure.
play-now = Jouer tout de suite contre des robots
play-solo = En solitaire
play-same-screen = Sur le même écran
play-friends = Entre amis
read-rules = Lire les règles
my-games = Mes parties
open-tables = Tables ouvertes
finished-games = Parties finies
no-open-tables = Aucune table n'attend. Ouvrez-en une entre amis, et affichez-la.
go-on = Continuer
look-at-table = Regarder
your-turn = à vous
no-server = Le serveur ne répond pas. Réessayez dans un instant.
options = Options
option-people = Places
option-people-why = Vous compris ; des robots ou des amis prennent les autres
option-level = Robots
option-level-why = Leur force
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-guildmaster = Maître de guilde
option-characters = Personnages
option-characters-why = Chacun reçoit un imprimeur et son pouvoir
option-automa = Automa
option-automa-why = Un rival de papier prend une place de plus ; en solitaire il joue toujours
option-own-turn = Engrenages à son tour seulement
option-own-turn-why = La lecture de la règle allemande. Sinon, on peut aussi utiliser ses engrenages et acheter des caractères pendant la planification.
option-language = Langue des mots
option-language-why = Lettres et liste de mots
option-difficulty = Difficulté en solitaire
option-difficulty-why = La sévérité de la Rotative au cinquième tour
difficulty-easy = facile
difficulty-normal = normale
difficulty-hard = difficile
option-listed = Afficher la table
option-listed-why = Chacun peut la trouver et s'y asseoir ; sinon par le lien seulement
same-screen-names = Qui joue sur cet écran
player = Joueur { $number }
one-more = encore un

## At a table

table-seats = À la table
opening = On dresse la table…
reconnecting = La connexion est coupée. Nouvel essai…
waiting-room = On attend du monde. La partie commence quand toutes les places sont prises.
table-closed = Cette table a été fermée.
seat-open = place libre
seat-for = réservée à { $name }
you = vous
fill-with-bot = La donner à un robot
remove-from-seat = Retirer
sit-down = S'asseoir
your-name-here = Votre nom à cette table
invite = Invitez par ce lien
copy = Copier
copied = Copié
hand-over = Passez l'écran à { $name }
hand-over-why = Passez l’appareil avant de continuer : la suite n’est que pour cette personne.
i-am = Je suis { $name }
menu = Menu
menu-keys = Clavier : Tab passe par tout ce qui est sur la table, les flèches seulement par ce qui peut être choisi. Entrée choisit, ou dit pourquoi c'est impossible.
close = Fermer
resign = Abandonner
resign-sure = Abandonner vraiment
fair-checked = Mélange honnête : cette page l'a vérifié. Le serveur avait fixé son nombre secret avant de voir le vôtre, et la donne découle des deux.
fair-partly = Le mélange découle bien des nombres réunis pour cette partie. Cet appareil n'a pas gardé le vôtre pour vérifier le reste.
fair-failed = Le mélange ne correspond pas à ce que le serveur avait promis. Gardez le fichier de la partie et parlez-en à qui tient ce serveur.
fair-impossible = Ce navigateur ne peut pas vérifier le mélange ici : il faut une adresse en https.
absent-title = { $name } est absent depuis longtemps.
absent-what = Tout le monde attend. Vous pouvez continuer sans :
absent-win = Réclamer la victoire
absent-out = Exclure de la partie
absent-bot = Laisser jouer un robot
absent-abort = Interrompre la partie
absent-sure = Vraiment : { $what }
ended-abort = La partie a été interrompue. Personne ne gagne.
log = Journal
log-all = Tout
log-earlier = Plus tôt
log-filter = Les actions de qui
log-undo = { $name } reprend un coup.
log-resign = { $name } abandonne.
log-timeout = { $name } n'a plus de temps.
log-absent = { $name } est absent ; la partie continue.
log-abort = { $name } interrompt la partie.
chat = Discussion
chat-say = Dites quelque chose
chat-send = Envoyer
looking-back = Retour en arrière
to-the-present = Revenir au présent
look-back-here = Revoir ce moment
since-last = depuis votre dernier coup
unplayable-title = Cette partie vient d'une autre version
unplayable-why = Elle a commencé avec des règles, des cartes ou des mots que ce serveur n'a plus : on ne peut pas la poursuivre. Tout ce qui s'est passé est conservé.
unplayable-close = Fermer cette table
error-unplayable = Cette partie a commencé sous une autre version et ne peut pas être poursuivie ici.
error-stale = La partie a avancé entre-temps. Regardez de nouveau.
error-cannot_undo = Impossible de reprendre ce coup : une information cachée a été révélée, ou quelqu'un d'autre a joué.
error-seat_taken = Cette place est prise.
error-forbidden = Ce n'est ni votre place ni votre table.
error-not_found = Cette table n'existe pas.
error-too_many = Trop de demandes. Attendez un instant.
error-not_signed_in = Votre session est finie. Rechargez la page.
error-no_spectators = Cette table n'accueille pas de spectateurs.
error-removed = L'hôte de la table vous a retiré. Vous ne pouvez plus vous y asseoir.
error-name_taken = Quelqu'un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-not_absent = Cette personne n'est pas absente, ou pas depuis assez longtemps.
error-changed_too_often = Vous avez changé d'avis bien souvent. Cette décision est maintenue.
error-too_many_tables = Plusieurs de vos tables ne sont jouées que par des robots. Attendez qu'une partie finisse.
error-no_help = Pas de liste de mots ici : à vous de les trouver.
error-nonce_given = Vous avez déjà donné votre nombre pour le mélange.
error-session_ended = Votre session est finie. Rechargez la page.
error-unavailable = Le serveur n’a plus accès à sa base de données. Rien n’a changé : réessayez dans un instant.
error-outcome_unknown = La liaison avec la base de données s’est rompue : on ne sait pas si votre action a été enregistrée. Regardez la table avant de continuer.
error-internal = Une erreur s’est produite sur le serveur. Regardez la table avant de continuer.
error-bad_request = Le serveur n’a pas compris cette demande. Rechargez la page.
error-bad_request-name_length = Un nom compte de { $min } à { $max } caractères.
error-bad_request-name_character = Le nom contient un caractère qui n’est pas autorisé. Choisissez un autre nom.
error-bad_request-chat_length = Un message compte de { $min } à { $max } caractères.
error-bad_request-chat_character = Le message contient un caractère qui n’est pas autorisé.
error-bad_request-login_format = Un identifiant compte de { $min } à { $max } caractères : lettres de a à z, chiffres, - et _.
error-bad_request-password_length = Un mot de passe compte de { $min } à { $max } caractères.
error-bad_request-email_format = Ce n’est pas une adresse électronique.
error-bad_options = On ne peut pas jouer avec ces options. Choisissez-en d’autres.
error-wrong_origin = Cette demande venait d’un autre site : elle a été refusée.
error-banned = Vous êtes exclu de ce serveur.
error-wrong_method = Le serveur n’a pas compris cette demande. Rechargez la page.
error-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
error-not_open = La partie a déjà commencé, ou la table est fermée.
error-not_running = Aucune partie n’est en cours à cette table.
error-not_over = Vous pourrez voir cela une fois la partie finie.
error-illegal = Les règles ne le permettent pas.
error-too_large = C’est trop long pour être envoyé.
error-stopping = Le serveur redémarre. Réessayez dans un instant.
error-too_slow = La connexion est trop lente.

## Settings

language = Langue
theme = Thème
theme-auto = celui de l'appareil
theme-light = clair
theme-dark = sombre
motion = Animations
motion-slow = lentes
motion-normal = normales
motion-off = aucune
confirm-choices = Confirmer chaque choix par un bouton
sound = Toquer quand c'est à moi de jouer
save = Enregistrer
password = Mot de passe
password-again = Saisissez à nouveau votre mot de passe pour continuer.
mail = Courriels
mail-why = Dans les parties à plusieurs jours par coup, le serveur peut vous écrire quand c’est à vous de jouer.
mail-address = Votre adresse électronique
mail-wrong = Ceci n’est pas une adresse électronique.
mail-unconfirmed = Un message est en route vers { $address }. Suivez le lien qu’il contient, sinon vous n’en recevrez pas d’autre.
mail-again = Renvoyer
mail-confirmed = { $address } est confirmée.
mail-turns = M’écrire quand c’est à moi de jouer
mail-following = Un instant…
mail-is-confirmed = Votre adresse est confirmée. Vous pouvez activer ou désactiver les messages dans les réglages.
mail-is-stopped = C’est fait : vous ne recevrez plus ces messages.
mail-link-old = Ce lien n’est plus valable. Vous pouvez demander un nouveau message dans les réglages.
my-data = Mes données
my-data-kept = Le serveur enregistre votre nom, vos parties et vos messages, ainsi que votre compte et votre adresse si vous les avez donnés. Une connexion inutilisée prend fin après { $sessions } jours. Les invités sans partie sont supprimés { $guests } jours après leur dernière visite, les tables jamais commencées après { $tables } jours.
my-data-download = Télécharger mes données
delete-me = Me supprimer
delete-me-why = Votre nom, votre compte, votre adresse et vos connexions sont supprimés définitivement. Vous abandonnez les parties en cours. Les parties terminées et les messages restent, sans votre nom.
delete-me-sure = Vraiment tout supprimer
keep-me = Ne pas supprimer
deleted-me = Tout ce qui vous concerne a été supprimé.
former-player = Ancien joueur
error-password_needed = Saisissez d’abord à nouveau votre mot de passe.
error-wrong_password = Le mot de passe est faux.

## Rules and replay

search-rules = Chercher
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle
   *[other] { $count } règles
}
rules-in-english = Ces règles ne sont pas encore traduites.
step-first = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
step-last = À la fin
ply-of = { $ply } sur { $plies }

## The word game

letterpress-round-of = Tour { $round } sur 5
letterpress-ask-draft = Gardez une carte ; les autres passent à gauche
letterpress-ask-write = Écrivez : tapez un mot, ou choisissez des cartes
letterpress-ask-claim = Réclamez des lettres parmi celles en jeu
letterpress-ask-lay = Posez la nouvelle ligne sous la dernière
letterpress-ask-library = Choisissez une carte de la bibliothèque
letterpress-wait-draft = On attend la carte de { $names }
letterpress-wait-write = On attend les mots de { $names }
letterpress-wait-claim = { $names } réclame des lettres
letterpress-wait-lay = { $names } pose la ligne
letterpress-wait-library = { $names } choisit une carte de la bibliothèque
letterpress-made = Votre choix est fait. On attend { $names }
letterpress-keep-one = Gardez-en une
letterpress-can-change = Vous pouvez changer tant que tous n'ont pas choisi.
letterpress-your-word = Votre mot
letterpress-valid = { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-rack = Vos cartes et les cartes communes
letterpress-written = Écrit : { $word }. Vous pouvez changer tant que tous n'ont pas écrit.
letterpress-reveal = Mots et lettres réclamées
has-claimed = a réclamé
claims = réclame { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
claim-picked = { $picked } sur { $most }
met-by = réussi par { $names }
ready = prêt
library-collect = 13 points ou plus : choisissez une carte pour votre collection
library-return = 12 points ou moins : choisissez une carte qui retourne sous son paquet
letterpress-type = Tapez un mot, ou touchez des cartes
letterpress-keys = Lettres ou numéros composent le mot, Tab change la carte d’une lettre, Entrée écrit.
letterpress-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-card = { $letters }, valeur { $value }
letterpress-set = { $word }, { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}
letterpress-common = commune
letterpress-keep = Garder { $letters }
letterpress-rest-to = Les autres vont à { $name }.
letterpress-rest-under = Les autres vont sous la pioche.
letterpress-draft-keys = Numéro ou lettre choisit, Entrée garde.
letterpress-ask-pile = Gardez une carte de cette pile ; les autres vont sous la pioche
letterpress-ask-last = Dernière manche : écrivez un mot avec votre collection et les cartes communes
letterpress-ask-last-solo = Battez { $library ->
    [one] le { $library } point
   *[other] les { $library } points
} de la bibliothèque avec votre collection{ $words ->
    [0] { "" }
   *[other] { " " }: { $points } pour l’instant
}
letterpress-write = Écrire { $word }
letterpress-is-written = Écrit
letterpress-shuffle = Mélanger
letterpress-take-back = Reprendre cette carte
letterpress-passed = Vous n’écrivez rien. Vous pouvez changer tant que tous n’ont pas écrit.
letterpress-pass-sure = Vraiment ne rien écrire
letterpress-easy = Écrivez autant de mots que vous voulez, chaque carte dans un seul : leurs points s’ajoutent.
letterpress-hard = Les cartes que vous laissez rejoignent la bibliothèque.
letterpress-finish = Finir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-wanted = il faut : { $shape }
letterpress-counted = { $count } : { $found }
letterpress-too-few = { $count } : { $found }, il en faut au moins { $needed }
letterpress-too-many = { $count } : { $found }, { $allowed } au plus
letterpress-met = Réussi : { $why }
letterpress-unmet = Manqué : { $why }
letterpress-open = À voir quand tous les mots seront montrés : { $why }
letterpress-claim-challenge = Réclamer aussi ce défi
letterpress-claim = Réclamer { $letters }
letterpress-claim-with = Et le défi « { $challenge } ».
letterpress-claim-keys = La touche d’une lettre la choisit, Entrée réclame.
letterpress-nothing = rien écrit
letterpress-lay = Poser la ligne, gagner { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
letterpress-lay-says = Place { $place } sur { $places }. Gagnées : { $letters }
letterpress-lay-why = Une carte est gagnée si celle du dessous vaut au moins autant.
letterpress-offset = Place { $place } sur { $places }
letterpress-shift-left = Décaler à gauche
letterpress-shift-right = Décaler à droite
letterpress-last-row = Dernière ligne
letterpress-collect = Prendre { $letters }
letterpress-return = Renvoyer { $letters }
letterpress-library-why = La bibliothèque compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. En manche 5 il faudra battre ce qui en reste.
letterpress-best-title = Le meilleur mot de vos cartes
letterpress-best-none = Vos cartes ne donnaient aucun mot.
letterpress-best-found = Vous l’avez trouvé !
letterpress-best-missed = Vous avez écrit { $word } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
letterpress-best-passed = Vous n’avez rien écrit.
letterpress-rule = Règle { $rule }
letterpress-is-draft = choisit …
letterpress-is-write = écrit …
letterpress-collected = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
letterpress-winner = Victoire
letterpress-tie = Égalité départagée par : { $by }.
letterpress-by-round = Les mots par manche
letterpress-press-beaten = La Rotative est battue
letterpress-press-wins = La Rotative gagne
letterpress-press-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $library } pour la bibliothèque
option-best-word = Le meilleur mot
option-best-word-why = Après chaque manche, vous apprenez le meilleur mot de vos cartes
option-family = Mots pour toute la famille
option-family-why = Les mots vulgaires ou haineux ne comptent pas ; les bots n'en écrivent jamais
option-family-usual = face aux bots faciles
option-family-yes = toujours
option-family-no = jamais
option-shortest = Mot le plus court
option-shortest-why = Le nombre minimal de lettres d'un mot
option-overhang = Solo : lignes débordantes
option-overhang-why = La nouvelle ligne peut dépasser d'un côté ou de l'autre de la précédente

## A game without its own table

generic-your-turn = C’est à vous de jouer
generic-waiting = On attend { $names }
generic-other-action = Une autre action, en JSON
generic-view = État de la partie

## Parties sur cet appareil
no-server-lobby = Aucun serveur ne répond : jouez en solo, contre des robots ou sur le même écran. Pour jouer entre amis, il faut un serveur.
local-game = sur cet appareil
local-export = Enregistrer
local-import = Charger une partie depuis un fichier
local-delete = Supprimer
local-delete-sure = Oui, supprimer
local-take-over = Jouer dans cet onglet
local-reset = Supprimer toutes les parties de cet appareil
local-reset-sure = Oui, tout supprimer
look-back = Revoir les coups
bots-think = Les robots réfléchissent
continue-here = Reprendre d’ici
continue-why = Commence une nouvelle partie à partir de ce coup. Des robots prennent les autres places.
continue-seat = Votre place
offline-words = Listes de mots hors ligne
offline-words-why = Une liste de mots reste sur cet appareil dès que vous avez joué avec elle. Activez-en une pour la télécharger maintenant.
new-version = Une nouvelle version est prête.
new-version-take = Mettre à jour
error-storage_full = Il n’y a plus de place sur cet appareil : le coup n’a pas été enregistré. Supprimez des parties terminées, puis réessayez.
error-storage_broken = Les parties de cet appareil ne peuvent être ni lues ni enregistrées. Celles d’un serveur ne sont pas concernées.
error-other_tab = Cette partie est ouverte dans un autre onglet.
error-game_damaged = Une partie enregistrée sur cet appareil est endommagée et ne peut pas être jouée. Vos autres parties sont intactes.
error-module_missing = Les fichiers du jeu n’ont pas pu être chargés. Connectez-vous, puis rechargez la page.
error-module_crashed = Le moteur de jeu s’est arrêté. Rien n’est perdu : rechargez la page.
error-words_missing = La liste de mots n’est pas sur cet appareil. Connectez-vous une fois pour la télécharger.
error-not_a_record = Ce fichier n’est pas une partie enregistrée.
error-record_refused = Cet enregistrement n’est pas celui d’une vraie partie : { $detail }
error-other_version = Cette partie a commencé avec une autre version et ne peut pas être continuée ici.

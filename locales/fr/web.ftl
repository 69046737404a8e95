### The words of the browser view. Every language has the same ids.

none = aucune
seat = Place { $number }
bot = robot
bot-of-level = robot, { $level }
away = hors ligne
planned = a planifié
taken = déjà pris
cancel = Annuler
undo = Annuler le coup
use = Utiliser
turn = Tourner
replace = Remplacer

## The table's parts

board = Plateau principal
round-track = Manches et mécènes
turn-order = Ordre du tour
turn-planned = { $name } : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
turn-acting = { $name } joue : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
turn-done = { $name } a joué
my-house = Mon atelier
your-decision = Votre décision
parts = Zones de la table
tab-board = Plateau
tab-house = Atelier
tab-others = Autres
tab-log = Journal
free-slot = libre
free-axle = Axe { $axle } : libre
setting-up = Mise en place
round-of = Manche { $round } sur 6

## Cards and choices on the board

card-printing = Caractères { $types } ; gain : { $pays ->
    [one] { $pays } florin
   *[other] { $pays } florins
}
card-refinement = Couleur ({ $inks }) : { $colour ->
    [one] { $colour } point de renommée
   *[other] { $colour } points de renommée
}. Décoration ({ $levels }) : { $decoration ->
    [one] { $decoration } point de renommée
   *[other] { $decoration } points de renommée
}. Bonus : { $bonus }
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
bonus-order = une Commande bonus
patron-from = Mécène, dès la manche { $round } : { $card }. 8 points de renommée à la fin de la partie
take-inks-here = { $price ->
    [0] Prendre gratuitement : { $inks }
    [one] Prendre pour { $price } florin : { $inks }
   *[other] Prendre pour { $price } florins : { $inks }
}
track-ink = Récompense : une encre au choix
track-order = Récompense : une Commande bonus
track-type = Récompense : un caractère au choix
use-gear = Utiliser l’engrenage de l’axe { $axle } : { $reward }
turn-gear = Tourner l’engrenage de l’axe { $axle }
replace-gear = Remplacer l’engrenage de l’axe { $axle }
discard-order = Défausser cette commande : { $order }
buy-this-type = Acheter le caractère { $type } pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}

## What is asked

ask-keep-character = Chaque personnage a un pouvoir pour toute la partie. Votre choix reste secret jusqu’à ce que tout le monde ait choisi.
ask-starting-gears = Installez un engrenage sur l’axe 1 et un autre sur l’axe 2, avec le secteur actif de votre choix.
ask-starting-levels = Une compétence commence au niveau I, une autre au niveau II ; le niveau II rapporte aussi une encre.
ask-draft = Choisissez une carte Impression et une carte Finitions : ensemble, elles forment une commande à compléter plus tard.
ask-choose-types = Prenez les caractères que demandent vos commandes. Vous pouvez prendre plusieurs fois le même.
ask-name-colour = Vos encres de cette couleur valent n’importe quelle couleur jusqu’à la fin de la manche.
ask-plan = Placez tous vos marqueurs sur les cinq actions. Sur chacune, celui qui en a le plus joue en premier ; sans marqueur, pas d’action.
ask-plan-made = En attente : { $names }. Vous pouvez encore changer de plan.
ask-shift-marker = Tous les plans sont révélés : vous pouvez déplacer un de vos marqueurs vers une autre action.
ask-orders = Choisissez une carte Impression et une carte Finitions : ensemble, elles forment une commande.
ask-inks = Choisissez un lot, puis le nombre d’encres à prendre en partant de la gauche. Chaque case a son prix.
ask-specialties = Choisissez une carte : un niveau par symbole, ou un niveau dans une compétence au choix.
ask-gears = Prenez un engrenage et choisissez son secteur actif, ou tournez un des vôtres.
ask-patronage = Prenez un avantage encore disponible, ou une carte Mécénat dont vous remplissez les conditions.
ask-fulfil = Touchez ce que vous voulez réaliser. Ces commandes sont ensuite défaussées.
ask-after = Vous pouvez encore utiliser des engrenages et acheter des caractères. Terminez ensuite votre tour.
ask-keep-order = Gardez une carte Impression et une carte Finitions ; défaussez les autres.
ask-gain-ink = Récompense : prenez une encre au choix dans le sac.
ask-gain-level = Récompense : améliorez une compétence d’un niveau.
ask-gain-type = Récompense : prenez un caractère au choix.
ask-draw-order = Piochez deux cartes Impression et deux cartes Finitions, puis gardez-en une de chaque, ou refusez.
ask-over = Fin de partie. { $count ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
wait-keep-character = En attente : { $names } (choix du personnage)
wait-starting-gears = { $names } choisit ses engrenages de départ
wait-starting-levels = { $names } choisit ses compétences de départ
wait-draft = { $names } choisit une commande
wait-choose-types = { $names } choisit des caractères
wait-name-colour = { $names } choisit son encre joker
wait-plan = En attente : { $names } (planification)
wait-shift-marker = { $names } peut déplacer un marqueur
wait-orders = { $names } prend une commande
wait-inks = { $names } prend des encres
wait-specialties = { $names } développe ses compétences
wait-gears = { $names } améliore son atelier
wait-patronage = { $names } fait son choix au Mécénat
wait-fulfil = { $names } complète des commandes
wait-after = { $names } termine son tour
wait-keep-order = { $names } regarde des cartes Commande
wait-gain-ink = { $names } choisit une encre
wait-gain-level = { $names } choisit une compétence
wait-gain-type = { $names } choisit un caractère
wait-draw-order = { $names } peut piocher une commande
wait-over = Fin de partie

## Verbs

do-keep-character = Garder ce personnage
do-install-starting-gears = Installer ces engrenages
do-start-specialties = Commencer avec ces niveaux
do-draft-order = Choisir cette commande
do-choose-types = Prendre ces caractères
do-name-colour = Choisir cette encre joker
do-shift-marker = Déplacer le marqueur
do-take-order = Prendre cette commande
do-take-inks = Prendre ces encres
do-develop-shown = Développer les deux
do-develop-one = En développer une
do-install-gear = Installer cet engrenage
do-rotate-gear = Tourner l’engrenage
do-take-patronage-reward = Prendre cet avantage
do-take-patronage-card = Prendre cette carte Mécénat
do-fulfil = Honorer ces commandes
do-use-gear = Utiliser l’engrenage
do-buy-type = Acheter le caractère
do-swap-levels = Intervertir les niveaux
do-gain-ink = Prendre cette encre
do-gain-level = Améliorer cette compétence
do-gain-type = Prendre ce caractère
do-draw-order = Piocher des cartes Commande
do-draw-more = Piocher ces cartes
do-keep-order = Garder cette commande
do-decline = Refuser
do-pass = Passer
end-turn = Terminer mon tour

## Choices that follow

pick-sector = Secteur actif :
pick-develop = Améliorer :
pick-give-ink = Donner :
pick-take-ink = Prendre :
pick-give-type = Donner :
pick-take-type = Prendre :
pick-raise = Améliorer :
pick-price = Contre :
pick-wild = Vos encres joker valent :
develop-shown = Les deux : { $card }
develop-one = Un niveau en { $specialty }
draw-more = Deux cartes de plus pour 2 florins :
draw-more-mix = { $printing } Impression, { $refinement } Finitions
choose-discard = Vos quatre emplacements sont occupés : choisissez la commande à défausser.
choose-replace = Vos trois axes sont occupés : choisissez l’engrenage à remplacer.
axle = Axe { $axle }
raise-to = Au niveau { $level } :
shift-from = De :
shift-to = Vers :
less-of = Retirer { $what }
more-of = Ajouter { $what }
your-orders-ask = Vos commandes demandent
swap-levels = { $specialty } : intervertir son niveau avec celui d’une autre compétence

## Planning

markers-left = { $left ->
    [0] Tous les marqueurs sont placés
    [one] Il reste 1 marqueur
   *[other] Il reste { $left } marqueurs
}
plan-keys = Touches 1 à 5 : ajouter un marqueur ; Maj + 1 à 5 : en retirer un ; Entrée : confirmer
plan-free-actions = Avant de confirmer, vous pouvez utiliser vos engrenages et acheter des caractères. Tout le monde le verra.
remove-marker = Retirer un marqueur : { $row }
add-marker = Ajouter un marqueur : { $row }
no-marker-here = Il n’y a aucun marqueur à retirer sur « { $row } ».
needs-to-be-ahead = { $name } joue avant vous ici avec { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ou plus
plan-confirmed = Plan confirmé
plan-can-change = Vous pouvez le modifier tant que tout le monde n’a pas planifié.

## Fulfilling

part-print = Imprimer
part-colour = Colorer
part-decorate = Décorer
no-batch = Vous ne pouvez imprimer aucune de vos commandes pour l’instant.
use-twice = Utiliser deux fois
batch-total = { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}, { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
}

## The automa

automa-wants-patron = vise une carte Mécénat

## The end

game-over = Fin de partie
ended-by-resignation = La partie s’est terminée par abandon.
at-the-end = Fin de partie
round-number = Manche { $round }
score-by-source = Renommée par source
score-by-round = Renommée par manche
watch-again = Revoir la partie
review-game = Bilan
reviews-all = Tous mes bilans
rematch = Rejouer
to-lobby = Retour à l’accueil

## Lobby

pages = Pages
rules-page = Règles
settings = Réglages
lobby-sentence = Deux jeux d’imprimerie : entre amis, contre des robots ou en solo
your-name = Votre nom
guest = Invité
game-gutenberg = Gutenberg
game-letterpress = Letterpress
play-now = Jouer
play-solo = Solo
play-same-screen = Sur le même écran
play-friends = Entre amis
my-games = Mes parties
open-tables = Tables ouvertes
finished-games = Parties terminées
no-open-tables = Aucune table ouverte. Créez-en une entre amis et rendez-la publique.
go-on = Reprendre
look-at-table = Voir
your-turn = à vous de jouer
no-server = Le serveur ne répond pas. Réessayez dans un instant.
options = Options
option-people = Joueurs
option-people-why = Vous compris ; des robots ou des amis prennent les autres places
option-level = Robots
option-level-why = Difficulté
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-guildmaster = Maître de guilde
option-characters = Personnages
option-characters-why = Chaque joueur reçoit un imprimeur doté d’un pouvoir
option-automa = Automa
option-automa-why = Ajoute un adversaire automatique ; toujours présent en solo
option-own-turn = Engrenages à son tour uniquement
option-own-turn-why = Comme dans la règle allemande. Sinon, on peut aussi utiliser ses engrenages et acheter des caractères pendant la planification.
option-language = Langue des mots
option-language-why = Lettres et liste de mots
option-difficulty = Difficulté en solo
option-difficulty-why = Sévérité de la Rotative à la manche 5
difficulty-easy = facile
difficulty-normal = normale
difficulty-hard = difficile
option-listed = Table publique
option-listed-why = Tout le monde peut la trouver et la rejoindre ; sinon, il faut le lien
option-hints = Indices
option-hints-why = Entre amis : chacun peut demander un bon coup et son explication
same-screen-names = Joueurs sur cet écran
player = Joueur { $number }
one-more = Ajouter un joueur

## At a table

table-seats = À la table
opening = Chargement…
reconnecting = Connexion perdue, reconnexion en cours. Votre choix est conservé.
table-closed = Cette table a été fermée.
seat-open = place libre
seat-for = réservée à { $name }
you = vous
fill-with-bot = Ajouter un robot
remove-from-seat = Retirer
sit-down = Rejoindre
your-name-here = Votre nom à cette table
invite = Invitez des joueurs avec ce lien
copy = Copier
copied = Copié
hand-over = Passez l’appareil à { $name }
hand-over-why = La suite est réservée à ce joueur.
i-am = Je suis { $name }
menu = Menu
menu-keys = Clavier : Tab parcourt tout ce qui est sur la table, les flèches seulement ce que vous pouvez choisir. Entrée choisit, ou vous dit pourquoi c’est impossible.
close = Fermer
resign = Abandonner
resign-sure = Oui, abandonner
fair-checked = Mélange équitable : cette page l’a vérifié. Le serveur s’était engagé sur son nombre secret avant de voir le vôtre, et la donne découle des deux.
fair-partly = Le mélange découle bien des nombres réunis pour lui. Le reste ne peut pas être vérifié : cet appareil n’a pas votre nombre pour cette partie.
fair-failed = Le mélange ne correspond pas à ce que le serveur avait promis. Enregistrez la partie dans un fichier et prévenez l’administrateur du serveur.
fair-impossible = Ce navigateur ne peut pas vérifier le mélange ici : il faut une adresse en https.
absent-title = { $name } ne répond plus depuis longtemps.
absent-what = Tout le monde attend. Vous pouvez continuer sans ce joueur :
absent-win = Revendiquer la victoire
absent-out = Retirer ce joueur de la partie
absent-bot = Le remplacer par un robot
absent-abort = Interrompre la partie
absent-sure = Confirmer : { $what }
ended-abort = La partie a été interrompue. Personne ne gagne.
log = Journal
log-all = Tous les joueurs
log-earlier = Plus ancien
log-filter = Filtrer par joueur
log-undo = { $name } annule un coup.
log-resign = { $name } abandonne.
log-timeout = { $name } a dépassé le temps imparti.
log-absent = La partie continue sans { $name }, qui ne répond plus.
log-abort = { $name } interrompt la partie.
chat = Discussion
chat-say = Écrire un message
chat-send = Envoyer
looking-back = Retour en arrière
to-the-present = Revenir au présent
look-back-here = Revenir à ce moment
since-last = depuis votre dernier coup
unplayable-title = Cette partie vient d’une autre version
unplayable-why = Elle a commencé avec des règles, des cartes ou des mots que ce serveur n’a plus : on ne peut pas la poursuivre. Son journal est conservé.
unplayable-close = Fermer cette table
error-unplayable = Cette partie a commencé avec une autre version et ne peut pas être poursuivie ici.
error-stale = La partie a avancé entre-temps. Regardez la table et réessayez.
error-cannot_undo = Impossible d’annuler : une information cachée a été révélée, ou un autre joueur a déjà joué.
error-seat_taken = Cette place est prise. Choisissez-en une autre.
error-forbidden = Ce n’est ni votre place ni votre table.
error-not_found = Cette table n’existe pas. Vérifiez le lien.
error-too_many = Trop de requêtes. Attendez un instant.
error-not_signed_in = Votre session a expiré. Rechargez la page.
error-no_spectators = Cette table n’accepte pas les spectateurs.
error-removed = L’hôte vous a retiré de cette table. Vous ne pouvez plus la rejoindre.
error-name_taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-not_absent = Ce joueur n’est pas absent, ou pas depuis assez longtemps.
error-changed_too_often = Vous avez trop souvent changé d’avis. Ce choix est définitif.
error-too_many_tables = Seuls des robots jouent à plusieurs de vos tables. Attendez qu’une de ces parties se termine.
error-no_help = Il n’y a pas de liste de mots à cette table : à vous de trouver vos mots.
error-nonce_given = Vous avez déjà donné votre nombre pour le mélange.
error-session_ended = Votre session a expiré. Rechargez la page.
error-unavailable = Le serveur n’a plus accès à sa base de données. Rien n’a changé : réessayez dans un instant.
error-outcome_unknown = La connexion à la base de données a été coupée : on ne sait pas si votre coup a été enregistré. Regardez la table avant de continuer.
error-internal = Une erreur s’est produite sur le serveur. Regardez la table avant de continuer.
error-bad_request = Le serveur n’a pas compris cette requête. Rechargez la page.
error-bad_request-name_length = Un nom doit compter de { $min } à { $max } caractères.
error-bad_request-name_character = Ce nom contient un caractère interdit. Choisissez un autre nom.
error-bad_request-chat_length = Un message doit compter de { $min } à { $max } caractères.
error-bad_request-chat_character = Ce message contient un caractère interdit. Retirez-le et réessayez.
error-bad_request-login_format = Un identifiant doit compter de { $min } à { $max } caractères : lettres de a à z, chiffres, - et _.
error-bad_request-password_length = Un mot de passe doit compter de { $min } à { $max } caractères.
error-bad_request-email_format = Ce n’est pas une adresse e-mail. Vérifiez-la et réessayez.
error-bad_options = On ne peut pas jouer avec ces options. Modifiez-les et réessayez.
error-wrong_origin = Cette requête venait d’un autre site : elle a été refusée.
error-banned = Vous êtes banni de ce serveur.
error-wrong_method = Le serveur n’a pas compris cette requête. Rechargez la page.
error-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
error-not_open = La partie a déjà commencé, ou la table est fermée.
error-not_running = Aucune partie n’est en cours à cette table.
error-not_over = Ce ne sera visible qu’à la fin de la partie.
error-illegal = Les règles ne le permettent pas. Choisissez autre chose.
error-too_large = C’est trop long pour être envoyé. Raccourcissez le texte.
error-stopping = Le serveur redémarre. Réessayez dans un instant.
error-too_slow = Votre connexion est trop lente. Rechargez la page pour vous reconnecter.

## Settings

language = Langue
theme = Thème
theme-auto = système
theme-light = clair
theme-dark = sombre
motion = Animations
motion-slow = lentes
motion-normal = normales
motion-off = aucune
confirm-choices = Confirmer chaque choix par un bouton
sound = Sons
save = Enregistrer
password = Mot de passe
password-again = Saisissez à nouveau votre mot de passe pour continuer.
mail = E-mails
mail-why = Dans les parties à un jour ou plus par coup, le serveur peut vous prévenir par e-mail quand c’est à vous de jouer.
mail-address = Votre adresse e-mail
mail-wrong = Ce n’est pas une adresse e-mail. Vérifiez-la et réessayez.
mail-unconfirmed = Un e-mail a été envoyé à { $address }. Suivez le lien qu’il contient pour recevoir les suivants.
mail-again = Renvoyer l’e-mail
mail-confirmed = L’adresse { $address } est confirmée.
mail-turns = Me prévenir par e-mail quand c’est à moi de jouer
mail-following = Un instant…
mail-is-confirmed = Votre adresse est confirmée. Vous pouvez activer ou désactiver les e-mails dans les réglages.
mail-is-stopped = C’est fait : vous ne recevrez plus ces e-mails.
mail-link-old = Ce lien n’est plus valable. Vous pouvez demander un nouvel e-mail dans les réglages.
my-data = Mes données
my-data-kept = Le serveur enregistre votre nom, vos parties et vos messages, ainsi que votre compte et votre adresse si vous les avez donnés. Une connexion inutilisée prend fin après { $sessions ->
    [one] { $sessions } jour
   *[other] { $sessions } jours
}. Les invités sans partie sont supprimés { $guests ->
    [one] { $guests } jour
   *[other] { $guests } jours
} après leur dernière visite, les tables jamais commencées après { $tables ->
    [one] { $tables } jour
   *[other] { $tables } jours
}.
my-data-download = Télécharger mes données
delete-me = Supprimer mes données
delete-me-why = Votre nom, votre compte, votre adresse et vos connexions sont supprimés définitivement. Vous abandonnez les parties en cours. Les parties terminées et les messages restent, sans votre nom.
delete-me-sure = Oui, tout supprimer
keep-me = Garder mes données
deleted-me = Tout ce qui vous concerne a été supprimé.
former-player = Ancien joueur
error-password_needed = Saisissez d’abord votre mot de passe.
error-wrong_password = Mot de passe incorrect. Réessayez.

## Rules and replay

search-rules = Rechercher
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle
   *[other] { $count } règles
}
rules-in-english = Ces règles ne sont pas encore traduites.
step-first = Revenir au début
step-back = Reculer d’un coup
step-on = Avancer d’un coup
step-last = Aller à la fin
ply-of = { $ply } sur { $plies }

## The word game

letterpress-round-of = Manche { $round } sur 5
letterpress-ask-draft = Gardez une carte, passez les autres à gauche
letterpress-ask-write = Écrivez un mot : tapez-le ou choisissez des cartes
letterpress-ask-claim = Prenez des lettres parmi celles en jeu
letterpress-ask-lay = Posez la nouvelle ligne sous la précédente
letterpress-ask-library = Choisissez une carte de la bibliothèque
letterpress-wait-draft = En attente : { $names } (choix d’une carte)
letterpress-wait-write = En attente : { $names } (écriture du mot)
letterpress-wait-claim = { $names } prend des lettres
letterpress-wait-lay = { $names } pose la ligne
letterpress-wait-library = { $names } choisit une carte de la bibliothèque
letterpress-made = Choix fait. En attente : { $names }
letterpress-can-change = Vous pouvez changer tant que tout le monde n’a pas choisi.
letterpress-your-word = Votre mot
letterpress-valid = { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-written = Vous avez écrit { $word }. Vous pouvez changer tant que tout le monde n’a pas écrit.
letterpress-reveal = Mots et lettres prises
has-claimed = a fait son choix
claims = prend { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
claim-picked = { $picked } sur { $most }
met-by = rempli par { $names }
library-collect = 13 points ou plus : choisissez une carte pour votre collection
library-return = 12 points ou moins : choisissez une carte à remettre sous son paquet
letterpress-type = Tapez un mot, ou touchez des cartes
letterpress-keys = Tapez des lettres ou des numéros de carte ; Tab change la carte utilisée pour une lettre ; Entrée valide.
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
letterpress-draft-keys = Numéro ou lettre pour choisir, Entrée pour garder.
letterpress-ask-pile = Gardez une carte de cette pile ; les autres vont sous le paquet
letterpress-ask-last = Dernière manche : écrivez un mot avec votre collection et les cartes communes
letterpress-ask-last-solo = Battez { $library ->
    [one] le { $library } point
   *[other] les { $library } points
} de la bibliothèque avec votre collection{ $words ->
    [0] { "" }
   *[other] { " " }(vous en êtes à { $points })
}
letterpress-write = Écrire { $word }
letterpress-shuffle = Mélanger
letterpress-take-back = Reprendre cette carte
letterpress-passed = Vous passez. Vous pouvez changer d’avis tant que tout le monde n’a pas écrit.
letterpress-easy = Écrivez autant de mots que vous voulez, chaque carte ne servant qu’une fois : leurs points s’additionnent.
letterpress-hard = Les cartes inutilisées vont à la bibliothèque.
letterpress-finish = Finir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-wanted = il faut { $shape }
letterpress-counted = { $count } : { $found }
letterpress-too-few = { $count } : { $found } (minimum { $needed })
letterpress-too-many = { $count } : { $found } (maximum { $allowed })
letterpress-claim-challenge = Prendre aussi ce Défi
letterpress-claim = Prendre { $letters }
letterpress-claim-keys = Lettre pour choisir, Entrée pour prendre.
letterpress-nothing = aucun mot
letterpress-lay = Poser la ligne : { $count ->
    [0] aucune carte gagnée
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
letterpress-lay-says = Position { $place } sur { $places }. Pour votre collection : { $letters }
letterpress-lay-why = Vous gagnez une carte si celle du dessous vaut au moins autant.
letterpress-offset = Position { $place } sur { $places }
letterpress-shift-left = Décaler à gauche
letterpress-shift-right = Décaler à droite
letterpress-last-row = Dernière ligne
letterpress-collect = Prendre { $letters }
letterpress-return = Retirer { $letters }
letterpress-library-why = La bibliothèque vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. À la manche 5, il faudra battre ce qu’il en reste.
letterpress-track = Manches
letterpress-goal = Seul le cinquième mot fait gagner.
letterpress-goal-why = Les quatre premiers vous en fournissent les lettres.
letterpress-goal-last = C’est le moment : le meilleur score gagne.
letterpress-goal-solo = Seul le cinquième mot peut battre la Rotative.
letterpress-goal-solo-why = Les quatre premiers mots remplissent votre collection et la bibliothèque.
letterpress-hint-draft = Vous écrirez avec les cinq cartes que vous gardez et les cartes communes.
letterpress-hint-write = L’auteur du meilleur mot se sert en premier. Vos cartes inutilisées vont sous le paquet.
letterpress-hint-claim = Ce que vous prenez servira à votre cinquième mot.
letterpress-hint-last = Le meilleur score gagne la partie ; toutes vos lettres sont là pour ce mot.
letterpress-hint-write-solo = Les cartes restantes vont à la bibliothèque. À partir de { $threshold } points, une de ses cartes rejoint votre collection.
letterpress-hint-last-solo = Il vous faut au moins { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
}.
letterpress-ask-claim-count = À vous : prenez { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
letterpress-passed-you = vous a passé ces cartes
letterpress-dealt = cartes distribuées
letterpress-gets-rest = { $count ->
    [one] l’autre carte
   *[other] les { $count } autres cartes
}
letterpress-under-deck = sous le paquet
letterpress-keep-pass = Garder { $letters }, passer { $others }
letterpress-keep-under = Garder { $letters } ; sous le paquet : { $others }
letterpress-kept = Vous gardez { $letters }
letterpress-choose-card = Choisissez une carte à garder
letterpress-keep-badge = garder
letterpress-you-kept = Vos cartes gardées
letterpress-kept-of = { $count } sur { $room }
letterpress-for-everybody = pour tout le monde
letterpress-your-five = Vos cinq cartes
letterpress-can-stand-for = Peut valoir : { $letters }
letterpress-is-word = { $word } est un mot.
letterpress-from-cards = { $letters ->
    [one] 1 lettre
   *[other] { $letters } lettres
} avec { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
letterpress-stands-for-two = { $letter } sert deux fois
letterpress-maybe = Vous verrez s’il compte en l’écrivant.
letterpress-need-word = Composez un mot
letterpress-is-written-word = ✓ Mot écrit : { $word }
letterpress-in-word = { $letters }, position { $place } dans le mot
letterpress-pass-loses = Vous ne marqueriez rien et prendriez vos lettres en dernier.
letterpress-pass-loses-solo = Vous ne marqueriez rien et toutes vos cartes iraient à la bibliothèque.
letterpress-tap-again = Touchez encore la dernière lettre : elle sert deux fois.
letterpress-collects = vous gagnerez une carte, et la bibliothèque vaudra ensuite { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-collects-not = aucune carte gagnée, et la bibliothèque vaudra { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-one-can-be-yours = L’un d’eux peut être à vous si votre mot le remplit.
letterpress-chosen-for-you = Le meilleur Défi rempli est choisi pour vous ; touchez-en un autre pour changer.
letterpress-challenge-comes = Vous le prenez avec vos lettres.
letterpress-no-challenge = Vous ne prenez aucun Défi avec vos lettres.
letterpress-badge-met = rempli
letterpress-badge-unmet = non rempli
letterpress-badge-open = connu à la révélation
letterpress-badge-taken = pris
letterpress-taken-by = par { $name }
letterpress-gives-joins = rejoint vos lettres
letterpress-gives-top-letter = la première lettre du paquet
letterpress-took = a pris { $letters }
letterpress-took-both = a pris { $letters } et un Défi
letterpress-took-challenge = a pris un Défi
letterpress-claims-now = prend { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
} maintenant
letterpress-pool-why = toutes les lettres des mots écrits
letterpress-yours = à vous
letterpress-claim-both = Prendre { $letters } et le Défi
letterpress-claim-need = Choisissez { $count ->
    [one] une lettre
   *[other] { $count } lettres
}
letterpress-claim-worth = Valeur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-claim-joins = dont { $letters } pour { $value }
letterpress-claim-draws = plus une lettre du paquet
letterpress-choose-library = Choisissez une carte de la bibliothèque
letterpress-has-kept = a gardé une carte
letterpress-has-written = a écrit
letterpress-your-letters = Vos lettres
letterpress-your-letters-why = cachées aux autres, pour le cinquième mot
letterpress-no-letters = aucune pour l’instant
letterpress-tally = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letterpress-legend-fame = points ; la cinquième manche
letterpress-legend-outline = carte utilisée ou prise
letterpress-key-letters = écrire un mot ; choisir une carte par sa lettre
letterpress-key-numbers = la carte à cette place
letterpress-key-tab = dans le mot : la carte suivante de même lettre
letterpress-key-move = déplacer une carte sur le chevalet ou dans le mot
letterpress-key-space = choisir la carte active, ou la reprendre
letterpress-key-enter = confirmer, à tout moment
letterpress-key-escape = effacer ; fermer
letterpress-key-inspect = expliquer la carte active ; sinon, cette légende
letterpress-best-title = Meilleur mot possible
letterpress-best-none = Aucun mot n’était possible.
letterpress-best-found = Vous l’avez trouvé !
letterpress-best-missed = Votre mot : { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
letterpress-best-passed = Vous avez passé votre tour.
letterpress-is-draft = choisit…
letterpress-is-write = écrit…
letterpress-collected = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
letterpress-winner = Gagnant
letterpress-tie = Égalité départagée par { $by }.
letterpress-by-round = Mots par manche
letterpress-press-beaten = Vous avez battu la Rotative
letterpress-press-wins = La Rotative gagne
letterpress-press-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $library } pour la bibliothèque
option-best-word = Meilleur mot possible
option-best-word-why = Après chaque manche, affiche le meilleur mot possible avec vos cartes
option-family = Mots tout public
option-family-why = Les mots vulgaires ou haineux ne comptent pas ; les robots n’en écrivent jamais
option-family-usual = face aux robots faciles
option-family-yes = toujours
option-family-no = jamais
option-shortest = Longueur minimale
option-shortest-why = Le nombre minimal de lettres d’un mot
option-overhang = Solo : lignes qui dépassent
option-overhang-why = La nouvelle ligne peut dépasser à gauche ou à droite de celle du dessus

## A game without its own table

generic-your-turn = À vous de jouer
generic-waiting = En attente : { $names }
generic-other-action = Saisir une autre action
generic-view = État de la partie

## Parties sur cet appareil
no-server-lobby = Pas de connexion au serveur : jouez en solo, contre des robots ou sur le même écran. Pour jouer entre amis, il faut un serveur.
local-game = sur cet appareil
local-export = Enregistrer dans un fichier
local-import = Charger une partie depuis un fichier
local-delete = Supprimer
local-delete-sure = Oui, supprimer
local-take-over = Jouer dans cet onglet
local-reset = Supprimer toutes les parties de cet appareil
local-reset-sure = Oui, tout supprimer
look-back = Revoir les coups
bots-think = Les robots réfléchissent
continue-here = Rejouer à partir d’ici
continue-why = Commence une nouvelle partie à partir de ce coup. Des robots prennent les autres places.
continue-seat = Votre place
offline-words = Listes de mots hors ligne
offline-words-why = Une liste de mots reste sur cet appareil une fois que vous l’avez utilisée dans une partie. Activez-en une pour la télécharger maintenant.
new-version = Une nouvelle version est disponible.
new-version-take = Mettre à jour
error-storage_full = Cet appareil n’a plus de place : votre coup n’a pas été enregistré. Supprimez des parties terminées et réessayez.
error-no_room_for_game = Cet appareil n’a plus de place : la partie n’a pas été enregistrée. Supprimez des parties terminées et réessayez.
error-storage_broken = Les parties de cet appareil ne peuvent être ni lues ni enregistrées. Celles d’un serveur ne sont pas concernées. Rechargez la page pour réessayer.
error-other_tab = Cette partie est ouverte dans un autre onglet.
error-game_damaged = Une partie de cet appareil est endommagée et ne peut pas être jouée. Vos autres parties sont intactes.
error-module_missing = Le jeu n’a pas pu être chargé. Connectez-vous à Internet et rechargez la page.
error-module_crashed = Le moteur de jeu s’est arrêté. Rien n’est perdu : rechargez la page.
error-words_missing = La liste de mots n’est pas sur cet appareil. Connectez-vous une fois à Internet pour la télécharger.
error-not_a_record = Ce fichier n’est pas une partie enregistrée. Choisissez-en un autre.
error-not_finished = Une partie en cours n’a pas encore de bilan.
error-record_refused = Ce fichier n’est pas une partie enregistrée valide : { $detail }
error-other_version = Cette partie a commencé avec une autre version et ne peut pas être poursuivie ici.

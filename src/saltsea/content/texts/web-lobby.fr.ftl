# Ouvrir une table, s'asseoir, et tout ce qui entoure une partie : mes parties, réglages de l'appareil, compte.

# --- ouvrir une table ---

your-name = Comment vous appelez-vous ?
how-many = Combien de joueurs ?
invite-heading = Inviter des amis
invite-open = Obtenir le lien
more-choices = Pendule, ordinateurs, options…
invitation = Invitation de l’opérateur de ce serveur
one-device-heading = Un appareil pour tous
one-device-how = Vous vous passez l’appareil. Personne ne voit la main d’un autre : elle reste couverte jusqu’à ce que le suivant prenne le relais.
how-many-people = Combien de personnes ?
how-many-bots = Et des ordinateurs ?
player-numbered = Joueur { $number }
deal = Distribuer

new-table-of = Nouvelle table : { $game }
no-such-game = Ce serveur n’a pas ce jeu.
onward = Cette partie reprend à la ligne { $line } d’une partie précédente. Son nombre de joueurs et ses options restent.
onward-missing = La partie à reprendre n’a pas pu être lue.
open-table = Ouvrir la table
who-plays = Qui joue ?
you-host = Vous
somebody-by-link = Invité par le lien
somebody-here = quelqu’un sur cet appareil
game-hints = { $number ->
    [one] un conseil
   *[other] { $number } conseils
}
computer = Ordinateur : { $name }
option-set = { $title } : { $choice }
more-options = Plus d’options

listing = Qui peut s’asseoir ?
listing-unlisted = Qui a le lien
listing-unlisted-about = Personne d’autre ne trouve la table.
listing-unlisted-short = Par le lien
listing-public = Tout le monde
listing-public-about = La table est annoncée sur la première page. On y parle par phrases toutes faites.
listing-public-short = Annoncée à tous
listing-closed = Seulement vos invités
listing-closed-about = Vous donnez à chaque invité le lien d’une place.
listing-closed-short = Sur invitation à une place

timing = Pendule
timing-none = Sans pendule
timing-none-about = Chacun réfléchit aussi longtemps qu’il veut.
timing-none-short = Sans pendule
timing-live = Des minutes pour la partie
timing-live-about = Qui a épuisé les siennes peut être remplacé par un ordinateur.
timing-live-short = Pendule : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } et { $seconds } s par tour
timing-days = Des jours pour chaque tour
timing-days-about = Chacun joue quand il trouve le temps.
timing-days-short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } par tour
timing-bank = Temps pour la partie
timing-increment = En plus à chaque tour
timing-days-each = Temps pour chaque tour
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
seconds = { $seconds ->
    [0] rien
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
friendly = Tous ceux qui jouent peuvent arrêter la pendule
friendly-off-short = La pendule ne s’arrête pas

watching = Qui peut regarder ?
watching-public = Tous ceux qui passent
watching-public-about = On voit ce qui est ouvert, et la main de personne.
watching-public-short = On peut regarder
watching-delayed = En différé
watching-delayed-about = On voit la table telle qu’elle était il y a trois minutes.
watching-delayed-short = On peut regarder, trois minutes après
watching-none = Personne
watching-none-about = Seuls ceux qui jouent voient la partie.
watching-none-short = Personne ne regarde
shown = Qui pourra revoir la partie ?
shown-public = Tous ceux qui ont le lien
shown-table = Ceux qui ont joué
shown-table-short = À revoir par ceux qui ont joué

adventures-mine = Je choisis
adventures-about = Touchez-les dans l’ordre voulu. Si les bandes suivent cet ordre, c’est la question suivante ; combien il en faut dépend du nombre de joueurs.

# --- la table avant la partie ---

lobby-laying = On dresse la table…
lobby-failed = Le serveur n’a pas pu le faire à l’instant. Rien n’est perdu.
lobby-by-hand = Je m’en occupe
lobby-again = Encore une ?
seats = Places
sit-nobody = Personne n’est encore assis à cette table.
sit-company = À cette table : { $names }
sit-down = S’asseoir
sit-full = Toutes les places sont prises. Vous pourrez regarder quand la partie commencera.
sit-full-late = Toutes les places sont prises. Vous pouvez regarder avec trois minutes de retard : le plateau apparaîtra ici.
sit-full-unseen = Toutes les places sont prises, et cette table joue sans témoins.
mark-you = vous
mark-device = sur cet appareil
mark-host = hôte
mark-away = absent
seat-kept = Gardée pour quelqu’un
level-of = Ordinateur pour { $seat }
add-bot = Ordinateur
seat-more = Plus sur la place { $seat }
seat-title = Place : { $seat }
seat-invite = Garder cette place pour quelqu’un
seat-invite-about = Vous obtenez un lien qui vaut pour cette seule place. Qui l’ouvre s’assied ici.
seat-kept-link = Le lien de cette place
seat-kept-about = Envoyez-le à une seule personne : la première qui l’ouvre s’assied ici.
seat-swap = Échanger avec { $seat } ({ $name })
seat-remove-bot = Renvoyer l’ordinateur
seat-unkeep = Ne plus la garder
seat-remove = Renvoyer { $name }
seat-remove-about = Qui est renvoyé peut regarder, mais ne se rassied plus à cette table.
seat-free-again = { $name } ne joue finalement pas
stand-up = Se lever
stand-up-about = Votre place est libre pour quelqu’un d’autre. Vous pouvez vous rasseoir tant que la partie n’a pas commencé.
rename = Renommer
device-guest = Quelqu’un joue à côté de vous sur cet appareil ?
device-guest-name = Son nom
device-guest-add = L’asseoir ici
start-game = Commencer
start-again = Commencer la partie suivante
start-empty = { $number ->
    [one] Une place est vide : { $seats }.
   *[other] { $number } places sont vides : { $seats }.
}
start-kept = { $number ->
    [one] Une place est gardée pour quelqu’un qui n’est pas encore venu : { $seats }.
   *[other] { $number } places sont gardées pour des gens qui ne sont pas encore venus : { $seats }.
}
start-host = { $name } commence la partie quand tout le monde est là.
fill-and-start = Compléter par des ordinateurs et commencer

invitation-panel = Invitation
invitation-open = Montez à bord
invitation-closed = Une table fermée
invitation-closed-about = Avec ce lien on peut seulement regarder. Pour que quelqu’un s’asseye, gardez-lui une place : les trois points à côté d’elle.
invitation-code = Le code, sur la page { $place }
invitation-link = Le lien de cette table
qr = Le lien de cette table en image, pour l’appareil photo d’un téléphone
copy = Copier
copied = Copié.
copy-by-hand = Ce navigateur ne laisse pas les pages copier. Le lien est sélectionné : copiez-le à la main.
share = Partager
share-table = Viens jouer à { $game } avec moi :
share-seat = Cette place est gardée pour toi :
only-here = Seul cet ordinateur peut l’ouvrir
only-here-mend = Le serveur n’écoute personne d’autre. Pour des amis de votre réseau, arrêtez-le et relancez-le ainsi :
table-settings = Cette table
change = Changer
other-device = Continuer sur un autre appareil
seat-link = Le lien de votre propre place
seat-link-about = Qui a ce lien joue pour vous : gardez-le pour vous.

remind = Rappels
remind-about = Quand c’est à vous et que vous êtes ailleurs, on peut vous prévenir. Une fois par tour, et vous pouvez l’arrêter ici.
remind-push = Me prévenir par ce navigateur
remind-push-stop = Plus de rappels par ce navigateur
remind-no-push = Ce navigateur ne peut pas vous prévenir ici : il faut une adresse en https, et sur un iPhone la page sur l’écran d’accueil.
remind-mail = Me prévenir
remind-mail-address = Par courriel à
remind-mail-stop = Plus de rappels par courriel
remind-unwilling = Le navigateur ne l’a pas permis. Vous pouvez le changer dans ses réglages pour cette page.
remind-done = C’est fait.
remind-explained = À une table sans pendule, ou avec des jours pour chaque tour, vous pouvez demander à être prévenu de votre tour : par ce navigateur, ou par courriel si le serveur en envoie. Cela se trouve à la table même. Chaque table a les siens, et rien n’est envoyé sans que vous l’ayez demandé.

# --- rejoindre avec un code ---

join-heading = Rejoindre une table
join-code = Code ou lien
join-code-about = Six lettres et chiffres, comme k7m2pq. Les majuscules ne comptent pas.
join-games = Ce qui se joue ici

# --- mes parties ---

my-games-none = Ce navigateur n’a pas encore joué. Il suffit d’un toucher pour y remédier.
my-games-account = Aussi dans votre compte
my-games-finished = Parties terminées
my-games-about = Cette liste n’existe que dans ce navigateur. Avec le lien de votre place, ou avec un compte, vous continuez ailleurs.
table-games = Parties jouées ici
table-games-none = Aucune n’est encore terminée.
won = gagnée
not-won = pas gagnée
game-left-resigned = abandonnée
game-left-handed-over = cédée
game-left-given-up = arrêtée avant la fin
game-helped = l’ordinateur a joué pour vous
score = { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
 } d’or

# --- réglages de cet appareil ---

settings-about = Tout cela reste sur cet appareil et n’est envoyé nulle part.
colours = Clair ou sombre
colours-system = Comme le système
colours-light = Clair
colours-dark = Sombre
motion = Mouvement
motion-about = À quelle allure les cartes bougent et les marqueurs tombent.
motion-still = Votre appareil demande peu de mouvement, alors rien ne bouge.
motion-slow = Lent
motion-usual = Habituel
motion-fast = Rapide
motion-none = Aucun
careful = Demander avant le point de non-retour
careful-about = Avant un pas qu’on ne peut plus reprendre, la table vous pose la question une fois par partie ; avant un pas qui renonce à piocher ou à jouer, une fois par tour.
theme = Noms
theme-about = Comment s’appellent les cartes et les aventures.
theme-stories = D’après les histoires
theme-neutral = Neutres
shortcuts = Raccourcis d’une seule touche
shortcuts-on = Activés
shortcuts-on-what = Une lettre, un chiffre ou un signe suffit, à une table et dans une partie revue. Si vous dictez à votre appareil, ou si vos touches partent toutes seules, choisissez autrement.
shortcuts-alt = Seulement avec Alt
shortcuts-alt-what = Une lettre, un chiffre ou un signe ne compte qu’avec Alt, qui s’appelle Option sur un Mac. Tab, flèches, Entrée et Échap marchent toujours.
shortcuts-off = Désactivés
shortcuts-off-what = Aucune lettre, aucun chiffre ni aucun signe n’agit à lui seul. Tab, flèches, Entrée et Échap marchent toujours, et mènent partout.
data = Gardé sur cet appareil
data-about = { $number ->
    [0] Ce navigateur ne connaît de place à aucune table. Vous pouvez apporter les vôtres d’un autre navigateur.
    [one] Ce navigateur connaît une place à une table, avec son secret. Un fichier l’emporte dans un autre navigateur ; qui a le fichier peut jouer pour vous.
   *[other] Ce navigateur connaît { $number } places à des tables, avec leurs secrets. Un fichier les emporte dans un autre navigateur ; qui a le fichier peut jouer pour vous.
}
data-save = Enregistrer dans un fichier
data-bring = Reprendre depuis un fichier
data-brought = { $number ->
    [0] Il n’y avait rien de nouveau.
    [one] Une place est là maintenant.
   *[other] { $number } places sont là maintenant.
}
data-wrong = Ce n’est pas un fichier de places de Saltsea.
data-forget = Tout oublier
data-forget-sure = Ensuite, seuls les liens de vos places vous ramènent à vos parties.
data-forgotten = Oublié.

# --- le compte ---

account-nobody-needs = Personne n’a besoin d’un compte : tout se joue sans. Avec lui, vous retrouvez vos parties sur chaque appareil, et leur bilan. Ni adresse de courriel, ni vrai nom.
account-way = En avez-vous un ?
account-new = C’est la première fois
account-mine = J’en ai un
account-name = Nom
account-kept = Sont gardés : le nom, un mot de passe brouillé ou la moitié publique d’une clé d’accès, et vos parties. Vous pouvez tout effacer à tout moment.
account-since = Un compte depuis le { $day }.
account-no-games = Pas encore de partie terminée. Seules comptent les tables où vous vous asseyez en étant connecté.
account-ways = Nom et accès
passkey = Clé d’accès
passkeys = Clés d’accès
passkey-about = Votre appareil la garde et la montre par empreinte, visage ou code. Il n’y a rien à retenir.
passkey-new = Créer un compte avec une clé d’accès
passkey-use = Se connecter avec une clé d’accès
passkey-add = Ajouter une clé d’accès de cet appareil
passkey-none = L’appareil n’a ni créé ni montré de clé d’accès. Vous pouvez réessayer, ou prendre un mot de passe.
or-password = Ou avec un mot de passe
password = Mot de passe
password-about = Dix caractères ou plus, que personne n’essaierait en premier. Quatre mots suffisent. Personne ne peut vous en envoyer un nouveau.
password-current = Mot de passe actuel
password-new = Nouveau mot de passe
password-set = Définir le mot de passe
sign-up = Créer le compte
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter des { $devices } appareils
forget-me = M’effacer
forget-me-sure = Votre nom, vos accès et vos statistiques sont effacés aussitôt, et pour de bon. Aux tables où vous avez joué, vous devenez « un joueur ».
forget-me-really = Tout effacer
remove = Retirer
blocked = Personnes bloquées
blocked-forgotten = quelqu’un qui a été oublié
unblock = Débloquer
game = Jeu
played = Jouées
games-won = Gagnées
best = Record
campaign-save = Enregistrer ma campagne de { $game } dans un fichier
own-values = Des valeurs à vous
own-values-about = Un fichier comme notre cards.json, avec d’autres valeurs pour les cartes. Toute la table le saura. Ces parties ne comptent pas dans les statistiques.
own-values-pick = Choisir un fichier
own-values-none = Jouer avec les cartes habituelles
own-values-picked = { $file } est vérifié à l’ouverture de la table.
own-values-long = Ce fichier est trop long pour une boîte de cartes. Rien n’a changé.

# Un écran pour la pièce

screen-how = Cet écran montre la table à toute la pièce. Chacun prend le code avec son téléphone, qui montre alors ce qui n’est qu’à lui : sa main ou ses sabliers.
screen-game = Quel jeu ?
screen-open = Ouvrir la table
screen-here = Faire de cet appareil l’écran
screen-come = Visez ce code avec votre téléphone
screen-type = ou tapez { $address }
screen-waits = il manque un téléphone
screen-stop = Ne plus être l’écran
start-screen = L’écran, ou quiconque a une place, lance la partie.

# La table elle-même, quel que soit le jeu.
seat-table = La table
seat-player = Place { $seat }
fact-hidden = ?
options-none = Ce jeu n’a pas d’options de table.
options-usual = (sauf avis contraire)
event-table-Undo = reprend tout ce qui suit la ligne { $line }
outcome-table = Fin par { $rule }. { $verdict } Scores : { $scores }.

rule-table-T1 = Une fois la partie finie, plus personne n’agit. Une revanche est une nouvelle partie, avec de nouvelles cartes.
    .title = Fini, c’est fini
rule-table-T2 = Reprendre un coup désigne une ligne antérieure de cette partie qui n’a pas elle-même été reprise.
    .title = Revenir où
rule-table-T3 = On ne reprend que ses propres coups, et seulement tant que personne d’autre n’a agi depuis.
    .title = Ses propres coups
rule-table-T4 = Ce que le hasard a montré reste vu : on ne reprend rien par-delà une carte piochée ou un dé lancé.
    .title = Vu, c’est vu
rule-table-T5 = Une option de table doit être connue du jeu et prendre une valeur que l’option permet.
    .title = Options
rule-table-T6 = Chaque jeu a son nombre minimal et maximal de joueurs.
    .title = Joueurs
rule-table-T7 = Seuls agissent ceux qui sont assis à la table : une place par joueur, et la première est la place 0.
    .title = Places
rule-table-T8 = L’hôte arrange la table : réglages, places, ordinateurs, départ et revanche. Qui ouvre une table en est l’hôte ; quand l’hôte s’en va, c’est l’invité suivant. Quand l’hôte est absent depuis deux minutes, quiconque a une place peut le faire.
    .title = L’hôte
rule-table-T9 = La place est au premier venu. Une place que l’hôte garde pour quelqu’un n’est qu’à lui, et quand toutes sont prises on peut seulement regarder.
    .title = Une place à soi
rule-table-T10 = Une fois la partie commencée, places et réglages ne bougent plus jusqu’à sa fin ; et personne n’agit avant qu’elle ait commencé.
    .title = Avant et pendant
rule-table-T11 = Une partie commence quand chaque place est prise, par une personne ou par un ordinateur.
    .title = Une table complète
rule-table-T12 = Un invité apporte un secret à lui, et c’est ce qui dit qui il est. Qui a été renvoyé ne se rassied pas, et une table fermée ne prend que des invités attendus.
    .title = Bienvenue
rule-table-T13 = Un nom a de 1 à 24 caractères lisibles, et n’est à personne d’autre à cette table.
    .title = Les noms
rule-table-T14 = Une pendule est pour les jeux au tour par tour : des secondes pour la partie et quelques-unes par tour, ou des jours par tour. Vitesse et pas à pas sont pour les jeux en temps réel : de la moitié à dix fois la vitesse du monde.
    .title = Pendule et vitesse
rule-table-T15 = On dit une phrase toute prête, que chacun lit dans sa langue, ou des mots libres. Aux tables publiques, et là où qui tient le serveur le veut, il n’y a que des phrases.
    .title = Parler
rule-table-T16 = Dans une partie amicale, quiconque joue peut arrêter la pendule et la relancer.
    .title = Pause
rule-table-T17 = Un joueur-ordinateur est de ceux que le jeu possède. Son niveau peut changer à tout moment.
    .title = Ordinateurs
rule-table-T18 = Un ordinateur reprend une place quand son joueur le demande, quand sa pendule est à zéro, quand tous les autres l’ont demandé (deux au moins, ou un seul si sa ligne est perdue) ou, en temps réel, quand sa ligne est perdue depuis 20 secondes. Il rend la place quand le joueur revient.
    .title = Le second
rule-table-T19 = On agit pour ses propres places, par une action que le jeu connaît.
    .title = Ses propres mains
rule-table-T20 = Personne ne peut envoyer plus qu’une table ne peut lire : 20 messages par seconde, et 60 d’un coup.
    .title = Pas si vite
rule-table-T21 = Tant que la pendule est arrêtée, ou qu’une manche attend quelqu’un dont la ligne est perdue, personne n’agit. Quand tous sont revenus, elle reprend après trois secondes.
    .title = À l’arrêt
rule-table-T22 = Une nouvelle table demande de la place sur le disque du serveur ; les parties en cours continuent sans. Qui tient le serveur peut réserver les nouvelles tables aux personnes invitées, et n’en permettre aucune publique.
    .title = De la place pour une table
rule-table-T23 = Dans un jeu au tour par tour, sans pendule ou avec des jours par tour, qui a une place peut demander à savoir, par courriel ou par son navigateur, que c’est son tour. On le dit une fois, à qui est absent, deux minutes après le début de son tour ; et encore une fois quand il lui reste un quart de ses jours. Qui l’a demandé peut l’arrêter.
    .title = Rappels
rule-table-T24 = Un compte est pour qui veut ses parties, ses statistiques et sa campagne sur tous ses appareils ; personne n’en a besoin. Il a un nom qu’aucun autre compte ne porte, et une entrée : un mot de passe d’au moins dix caractères que personne n’essaierait d’abord, ou une clé d’accès (passkey). La dernière entrée reste, et qui se trompe trop souvent attend. On ne demande ni âge, ni vrai nom, ni adresse de courriel.
    .title = Comptes

refusal-table-over = La partie est finie.
refusal-table-no-such-line = On ne peut pas revenir à la ligne { $line }.
refusal-table-not-your-steps = La ligne { $line } n’est pas à vous : on ne reprend que ses propres coups.
refusal-table-already-seen = La ligne { $line } a montré du nouveau : rien de ce qui la précède ne peut être repris.
refusal-table-unknown-option = L’option { $option } n’existe pas. Il y a : { $known }.
refusal-table-option-value = { $option } ne peut pas valoir { $value }. Valeurs possibles : { $known }.
refusal-table-players = { $players ->
    [one] Un joueur, ce n’est
   *[other] { $players } joueurs, ce n’est
 } pas le bon nombre : ce jeu se joue de { $fewest } à { $most }.
refusal-table-no-such-seat = Personne n’est assis à la place { $seat }.
refusal-table-not-host = Seul l’hôte peut faire cela.
refusal-table-seat-taken = La place { $seat } est prise, ou gardée pour quelqu’un.
refusal-table-full = Toutes les places sont prises : vous pouvez regarder.
refusal-table-begun = La partie a commencé : places et réglages ne bougent plus jusqu’à sa fin.
refusal-table-not-begun = La partie n’a pas encore commencé.
refusal-table-empty-seats = { $number ->
    [one] Une place est vide
   *[other] { $number } places sont vides
 }, d’abord la place { $seat } : il y faut quelqu’un, ou un ordinateur.
refusal-table-sent-away = L’hôte vous a renvoyé de cette table.
refusal-table-closed = Cette table est fermée : on y entre par une invitation à une place.
refusal-table-no-key = Pour s’asseoir, un invité a besoin d’un secret à lui ; cette ligne est venue sans.
refusal-table-not-seated = Seul quelqu’un qui a une place ici peut faire cela.
refusal-table-name = Un nom a de 1 à { $most } caractères lisibles.
refusal-table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
refusal-table-clock = Une pendule est pour les jeux au tour par tour, et va de 1 à { $most } secondes.
refusal-table-no-speed = Vitesse et pas à pas sont pour les jeux en temps réel.
refusal-table-speed = La vitesse va de { $least } à { $most } centièmes de celle du monde.
refusal-table-phrases-only = À cette table on parle par phrases toutes prêtes.
refusal-table-say-one = Dites une phrase, ou quelques mots.
refusal-table-no-such-phrase = Il n’y a pas de phrase { $phrase }.
refusal-table-no-pause = Ce n’est pas une partie amicale : la pendule ne s’arrête pas.
refusal-table-no-such-bot = Il n’y a pas d’ordinateur { $bot }. Il y a : { $known }.
refusal-table-no-mate = Aucun ordinateur ne peut reprendre la place { $seat } maintenant.
refusal-table-not-your-seat = La place { $seat } n’est pas à vous.
refusal-table-no-such-action = Le jeu ne connaît pas d’action pareille.
refusal-table-too-fast = C’était trop d’un coup : attendez une seconde.
refusal-table-paused = La pendule est arrêtée : relancez-la d’abord.
refusal-table-stands = La manche attend que tout le monde soit revenu.
refusal-table-no-room = Le disque du serveur est presque plein : pas de nouvelle table pour l’instant. Les parties en cours continuent.
refusal-table-not-invited = Ce serveur est fermé : pour y ouvrir une table, il faut une invitation de qui le tient.
refusal-table-no-public = Il n’y a pas de table publique sur ce serveur : choisissez un autre affichage.
refusal-table-no-reminders = Les rappels sont pour les jeux au tour par tour, sans pendule ou avec des jours par tour.
refusal-table-no-mail = Ce serveur n’envoie pas de courriel : qui le tient ne l’a pas réglé. Votre navigateur peut peut-être vous rappeler votre tour.
refusal-table-no-push = Ce serveur ne peut pas vous rappeler votre tour par votre navigateur.
refusal-table-address = Ce n’est pas une adresse où un courriel peut arriver.
refusal-table-subscription = Ce que votre navigateur a donné ne peut pas servir aux rappels.
refusal-table-account-taken = Il y a déjà un compte appelé { $name }.
refusal-table-account-wrong = Le nom ou le mot de passe est faux.
refusal-table-account-too-often = Trop d’essais : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
refusal-table-account-last-way = C’est la seule entrée de votre compte : ajoutez-en d’abord une autre.
refusal-table-account-passkeys = Un compte a au plus { $most } clés d’accès : retirez-en d’abord une.
refusal-table-password-length = Un mot de passe a de { $least } à { $most } caractères.
refusal-table-password-obvious = D’autres essaieraient ce mot de passe d’abord : choisissez-en un que personne ne devine, par exemple quatre mots.
refusal-table-passkey = Cette clé d’accès n’a pas pu être vérifiée : recommencez depuis le début.
refusal-table-passkey-site = Les navigateurs ne font de clés d’accès que pour une adresse qui a un nom et https. Ici, un mot de passe suffit.

phrase-hello = Bonjour !
phrase-thanks = Merci.
phrase-well-played = Bien joué !
phrase-oops = Oups.
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-ready = Je suis prêt.
phrase-your-turn = C’est à vous.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
phrase-goodbye = Au revoir !

server-stopping = Le serveur s’arrête un moment. Rien n’est perdu : revenez bientôt.
server-forgotten = Vous êtes oublié ici : votre nom, votre clé et vos mots ont disparu.
seat-forgotten = un joueur
notice-restart = { $minutes ->
    [one] Le serveur redémarre dans une minute.
   *[other] Le serveur redémarre dans { $minutes } minutes.
 } Rien n’est perdu : revenez un instant après.
notice-no-restart = Le redémarrage annoncé n’a pas lieu.
server-protocol = Ce serveur parle la version { $protocol } du protocole : rechargez la page, ou renouvelez votre client.

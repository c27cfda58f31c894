# La table elle-même, quel que soit le jeu.
seat-table = La table
seat-player = Place { $seat }
you = vous
# Quand { $seat } nomme un joueur, { $seat-is } dit si c’est le lecteur, et de même pour tout argument qui nomme des
# joueurs. Ceci est la fin d’un verbe en -er au présent : « vous jouez », « Ann joue ».
verb-end = { $seat-is ->
    [you] z
   *[other] {""}
 }
fact-hidden = ?
options-none = Ce jeu n’a pas d’options de table.
options-bots = Ordinateurs, du plus facile au meilleur :
options-personalities = Les mêmes avec leur caractère, chacun aussi fort que son niveau :
options-usual = (sauf avis contraire)
event-table-Undo = { $seat } { $seat-is ->
    [you] reprenez
   *[other] reprend
 } tout ce qui suit la ligne { $line }
event-table-TakeBack = { $seat } { $seat-is ->
    [you] reprenez
   *[other] reprend
 } tout ce qui suit la ligne { $line }, avec l’accord de tous
event-table-Resign = { $seat } abandonne{ verb-end } : la partie est finie.
event-table-Abandon = La partie s’arrête ici, sans vainqueur.
outcome-table-T28 = { $loser } { $loser-is ->
    [you] abandonnez
   *[other] abandonne
 }, donc { $winner } { $winner-is ->
    [you] gagnez
   *[other] gagne
 }.
outcome-table-T29 = Les joueurs sont convenus d’arrêter la partie ici : personne ne gagne.
outcome-table-T29-alone = Abandonnée ici : la partie ne compte ni comme gagnée ni comme perdue.
outcome-table = Fin par { $rule }. { $verdict } Scores : { $scores }.

rule-table-T1 = Une fois la partie finie, plus personne n’agit. Une revanche est une nouvelle partie, avec de nouvelles cartes.
    .title = Fini, c’est fini
rule-table-T2 = Reprendre un coup désigne une ligne antérieure de cette partie qui n’a pas elle-même été reprise. Dans une partie de plus de 5 000 lignes, on ne reprend plus rien.
    .title = Où revenir
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
rule-table-T8 = L’hôte arrange la table : réglages, places, ordinateurs, départ et revanche. Qui ouvre une table en est l’hôte ; quand l’hôte s’en va, c’est l’invité suivant. Quand l’hôte est absent depuis deux minutes, ou qu’il est l’écran de la pièce, quiconque a une place peut le faire.
    .title = L’hôte
rule-table-T9 = La place est au premier venu. Une place que l’hôte garde pour quelqu’un n’est qu’à lui, et quand toutes sont prises on peut seulement regarder.
    .title = Une place à soi
rule-table-T10 = Une fois la partie commencée, les réglages ne bougent plus jusqu’à sa fin, ni les places, sauf si elles sont cédées (T31) ; et personne n’agit avant qu’elle ait commencé.
    .title = Avant et pendant
rule-table-T11 = Une partie commence quand chaque place est prise, par une personne ou par un ordinateur.
    .title = Une table complète
rule-table-T12 = Un invité apporte un secret à lui, et c’est ce qui dit qui il est. Qui a été renvoyé ne se rassied pas, qui a été bloqué par l’hôte non plus, et une table fermée ne prend que des invités attendus. Les coups de sa partie, et de celle qui n’est montrée qu’à ses joueurs, sont pour les gens de cette table.
    .title = Bienvenue
rule-table-T13 = Un nom a de 1 à 24 caractères lisibles, chaque mot dans un seul alphabet, et personne d’autre ne porte à cette table ce nom ou un nom qui lui ressemble à s’y méprendre.
    .title = Les noms
rule-table-T14 = La pendule est réservée aux jeux au tour par tour : des secondes pour la partie et quelques-unes par tour, ou des jours par tour. Vitesse et pas à pas sont réservés aux jeux en temps réel : de la moitié à dix fois la vitesse du monde.
    .title = Pendule et vitesse
rule-table-T15 = On dit une phrase toute prête, que chacun lit dans sa langue, ou des mots libres. Aux tables publiques, et là où l’opérateur le veut, il n’y a que des phrases.
    .title = Parler
rule-table-T16 = Dans une partie amicale, quiconque joue peut arrêter la pendule et la relancer.
    .title = Pause
rule-table-T17 = Un ordinateur joue à l’un des niveaux que le jeu connaît. Son niveau peut changer à tout moment.
    .title = Ordinateurs
rule-table-T18 = Un ordinateur reprend une place quand son joueur le demande, quand sa pendule est à zéro, quand tous les autres l’ont demandé (deux au moins, ou un seul si sa connexion est perdue) ou, en temps réel, quand sa connexion est perdue depuis 20 secondes. Il rend la place quand le joueur revient ou, s’il l’a demandé lui-même, quand il la reprend, et quand la partie suivante commence et que le joueur est là.
    .title = Le second
rule-table-T19 = On agit pour ses propres places, par une action que le jeu connaît.
    .title = Ses propres mains
rule-table-T20 = Personne ne peut envoyer plus qu’une table ne peut lire : 20 messages par seconde, et 60 d’un coup.
    .title = Pas si vite
rule-table-T21 = Tant que la pendule est arrêtée, ou qu’une manche attend un joueur dont la connexion est perdue, personne n’agit. Quand tous sont revenus, elle reprend après trois secondes. Une manche en temps réel commence de même, dès que chacun s’est dit prêt ; après 20 secondes, ceux qui sont prêts peuvent commencer sans les autres.
    .title = À l’arrêt
rule-table-T22 = Une nouvelle table demande de la place sur le disque du serveur ; les parties en cours continuent sans. L’opérateur du serveur peut réserver les nouvelles tables aux personnes invitées, et n’en permettre aucune publique.
    .title = De la place pour une table
rule-table-T23 = Dans un jeu au tour par tour, sans pendule ou avec des jours par tour, qui a une place peut demander à savoir, par courriel ou par son navigateur, que c’est son tour. Une adresse de courriel doit d’abord être confirmée, par un lien qu’on y envoie. On le dit une fois, à qui est absent, deux minutes après le début de son tour ; et encore une fois quand il lui reste un quart de ses jours. Qui l’a demandé peut l’arrêter.
    .title = Rappels
rule-table-T24 = Un compte est pour qui veut ses parties, ses statistiques et sa campagne sur tous ses appareils ; personne n’en a besoin. Il a un nom qu’aucun autre compte ne porte, et une entrée : un mot de passe d’au moins dix caractères que personne n’essaierait en premier, ou une clé d’accès (passkey). La dernière entrée reste, et qui se trompe trop souvent attend. Il peut en bloquer d’autres : il n’entend rien de ce qu’ils disent, ils ne s’assoient à aucune table dont il est l’hôte, et leurs tables publiques ne lui sont pas montrées. On ne demande ni âge, ni vrai nom, ni adresse de courriel.
    .title = Comptes
rule-table-T25 = Une nouvelle table peut reprendre une partie finie à n’importe quelle ligne sauf la dernière : avec autant de joueurs et les mêmes options, et un hasard tout neuf à partir de là. C’est à qui peut voir cette partie, tant que les règles n’ont pas changé depuis. Si cette partie n’est que pour sa table, la nouvelle aussi. Ce qui en sort n’ajoute rien à une campagne.
    .title = Et si…
rule-table-T26 = Un jeu du jour, la donne de Corto ou le voyage des pirates, est le même sur tous les serveurs et dans tous les terminaux : le jour, en temps universel, et l’édition font sa graine. Comme cette graine n’est pas secrète, les résultats sont sur l’honneur. Jusqu’à la fin du jour, personne ne regarde une telle table et les autres ne voient pas ses coups ; elle est distribuée à neuf et ne reprend jamais une partie plus ancienne. La donne se joue une fois, par une personne contre l’ordinateur qu’elle annonce : la première partie commencée est l’essai que note un journal de bord ou un compte. Personne n’y prend la place de l’un ou de l’autre, et aucun tour n’est repris d’un commun accord ; la quitter, c’est l’abandonner, et un essai abandonné ne compte pas dans une série de jours. Le problème est un tour d’une telle partie : sa table joue ce tour, autant de fois qu’on veut, et rien d’autre ; une réponse joue au moins une carte. Les problèmes cotés ont un numéro au lieu d’un jour ; la première réponse à chacun compte pour la cote que garde un journal de bord ou un compte. Le voyage s’essaie autant qu’un équipage le veut : le premier que chacun achève compte pour le tableau d’honneur, et quiconque ne l’a pas signé de son nom y est « un joueur ».
    .title = Le jeu du jour
rule-table-T27 = Là où un jeu raconte son histoire en chapitres, une table peut en jouer un que quelqu’un a écrit, pourvu qu’il n’ait pas de faute et ne se serve que de ce que son hôte a déjà rencontré dans l’histoire. Là où un jeu a une boîte de cartes, l’hôte peut apporter un fichier qui leur donne d’autres valeurs, et toute la table le sait ; jusqu’au début de la première partie, il peut en apporter un autre ou le retirer. Ensuite, chapitre ou valeurs restent avec la table, ses parties et celles qui les reprennent. Ils ne comptent ni pour une campagne, ni pour un jeu du jour, ni pour les statistiques.
    .title = Un chapitre ou des valeurs à soi
rule-table-T28 = Dans une partie à deux rivaux, chacun peut abandonner à tout moment, et l’autre gagne aussitôt. À plus de deux, un ordinateur reprend la place de qui abandonne, et les autres continuent. Un équipage gagne ou perd ensemble : personne n’y abandonne seul.
    .title = Abandonner
rule-table-T29 = Quiconque joue peut proposer d’arrêter la partie en cours sans vainqueur. Elle s’arrête quand tous ceux qui jouent sont d’accord ; les ordinateurs le sont toujours. Un seul « non » suffit à la poursuivre, et qui a essuyé un refus joue un tour avant de proposer de nouveau. Il n’y a qu’une proposition à la fois. Elle tombe quand la partie a fait un tour de table, ou après une minute là où il n’y a pas de tours, et qui l’a faite peut la retirer. Une partie finie ainsi ne compte pour aucune campagne.
    .title = Arrêter ensemble
rule-table-T30 = Dans une partie amicale au tour par tour, qui ne peut plus reprendre un coup tout seul peut le demander aux autres. Quand tous ceux qui jouent sont d’accord, la partie revient au début du dernier tour de cette personne. Une seule demande attend à la fois ; elle se refuse et se retire comme celle d’arrêter la partie (T29). Ce qui a été vu entre-temps reste connu, et ce que le hasard décide est tiré de nouveau.
    .title = Reprendre d’un commun accord
rule-table-T31 = Pendant une partie, on peut céder sa place : à un ordinateur, jusqu’à ce qu’on la reprenne, ou pour de bon à une personne qui en reçoit le lien et n’a pas encore de place ici. Qui l’a cédée peut regarder. Pour la place d’un ordinateur, et pour quelqu’un d’absent, l’hôte peut le faire. Qui quitte une partie en cours laisse sa place à un ordinateur ; une donne du jour est abandonnée.
    .title = Céder sa place
rule-table-T32 = Un jeu peut avoir une leçon : une partie à la donne fixe, avec ses propres options, où un guide dit que faire ensuite, et pourquoi. Aucune pendule ne presse l’élève : dans un jeu en temps réel, l’horloge et le sable s’arrêtent jusqu’à ce que l’élève ait agi. Ce qui n’est pas l’étape suivante est refusé avec des mots et ne change rien ; une étape peut être reprise, et l’élève peut partir à tout moment et revenir plus tard.
    .title = Une leçon
rule-table-T33 = Dans une partie d’entraînement, une personne seule contre des ordinateurs, elle peut demander à son tour ce que ferait le meilleur d’entre eux : le coup est montré avec sa raison. Il y a trois conseils par partie, redemander dans la même position ne coûte rien, et les statistiques les comptent. Dans un équipage, chacun peut demander à tout moment, et rien n’est compté. Il n’y en a pas dans un jeu du jour ni dans une leçon.
    .title = Que feriez-vous ?
rule-table-T34 = Là où un équipage joue ensemble, ses ordinateurs écoutent. Quiconque joue peut donner à l’un d’eux un ordre permanent, qu’il garde jusqu’au suivant ou jusqu’à ce qu’on le retire. Pendant la partie, chacun peut aussi changer le niveau d’un ordinateur, ou échanger sa place avec la sienne. Un ordinateur dit ce qu’il va faire, et par où il commencera avant que le temps ne coure, et laisse à autrui ce que quelqu’un réclame. Rien de cela n’entre dans le compte rendu de la partie.
    .title = Camarades de bord
rule-table-T35 = Une table peut avoir un écran pour toute la pièce : un appareil sans place, qui montre ce que voient les spectateurs, tandis que le téléphone de chacun montre ce qui est à lui. Il faut une table que l’on peut regarder aussitôt. Avant une partie et après, tout appareil peut devenir un écran, quatre au plus ; pendant une partie, seulement celui de l’hôte ou d’une autre personne de la table sans place. Qui possède l’écran reste l’hôte, et ce que gagne l’équipage compte aussi pour son journal de bord.
    .title = L’écran de la pièce
rule-table-T36 = Quiconque joue seul contre des ordinateurs peut emporter la partie en cours : d’une page sans serveur vers un serveur, ou l’inverse. C’est la même partie, avec le même hasard à venir ; là où elle arrive, elle est rejouée et vérifiée, et là d’où elle vient, elle est oubliée. Qui fait cela pourrait lire ce qui est caché ; c’est donc pour une partie que personne d’autre ne joue. Un jeu du jour, un problème ou une leçon restent où ils sont.
    .title = Une partie que l’on emporte

refusal-table-over = La partie est finie.
refusal-table-no-such-line = On ne peut pas revenir à la ligne { $line }.
refusal-table-too-many-lines = Cette partie a plus de { $most } lignes : on n’y reprend plus rien.
refusal-table-record-theirs = Les coups de cette partie sont pour les gens de sa table.
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
refusal-table-screen-unseen = Un écran montre ce que les spectateurs voient aussitôt, et cette table ne le permet pas : changez cela dans ses réglages.
refusal-table-screen-begun = Une partie est en cours : un autre écran pourra venir à sa fin. Jusque-là, il peut regarder.
refusal-table-screens = Cette table a déjà { $most } écrans.
refusal-table-carry-not-running = Seule une partie en cours peut être emportée.
refusal-table-carry-not-alone = Seule une partie que vous jouez seul, contre des ordinateurs, peut être emportée.
refusal-table-carry-stays = Un jeu du jour, un problème ou une leçon restent là où ils ont commencé.
refusal-table-carry-damaged = Cette partie ne peut pas continuer ici : { $reason }.
refusal-table-not-begun = La partie n’a pas encore commencé.
refusal-table-empty-seats = { $number ->
    [one] Une place est vide
   *[other] { $number } places sont vides
 }, d’abord la place { $seat } : il y faut quelqu’un, ou un ordinateur.
refusal-table-sent-away = L’hôte vous a renvoyé de cette table.
refusal-table-blocked = Vous ne pouvez pas vous asseoir ici : l’hôte de cette table vous a bloqué.
refusal-table-closed = Cette table est fermée : on y entre par une invitation à une place.
refusal-table-no-key = Pour s’asseoir, un invité a besoin d’un secret à lui ; cette ligne est venue sans.
refusal-table-not-seated = Seul quelqu’un qui a une place ici peut faire cela.
refusal-table-name = Un nom a de 1 à { $most } caractères lisibles.
refusal-table-name-alphabets = « { $name } » mêle deux alphabets dans un même mot, et certaines de leurs lettres se ressemblent. Écrivez chaque mot dans un seul alphabet.
refusal-table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
refusal-table-clock = La pendule est réservée aux jeux au tour par tour, et va de 1 à { $most } secondes.
refusal-table-no-speed = Vitesse et pas à pas sont réservés aux jeux en temps réel.
refusal-table-speed = La vitesse va de { $least } à { $most } centièmes de celle du monde.
refusal-table-phrases-only = À cette table on parle par phrases toutes prêtes.
refusal-table-say-one = Dites une phrase, ou quelques mots.
refusal-table-no-such-phrase = Il n’y a pas de phrase { $phrase }.
refusal-table-no-pause = Ce n’est pas une partie amicale : la pendule ne s’arrête pas.
refusal-table-no-hints = Il n’y a pas de conseil dans cette partie : ils sont pour les équipages, et pour s’entraîner seul contre des ordinateurs.
refusal-table-hints-taken = Vous avez pris les { $most } conseils de cette partie.
refusal-table-hint-turn = Un conseil se demande à son propre tour : attendez d’avoir à agir.
refusal-table-hint-thinking = On réfléchit déjà à un conseil pour cela.
refusal-table-no-orders = Les ordinateurs de ce jeu ne reçoivent pas d’ordres.
refusal-table-no-such-order = Il n’y a pas d’ordre { $order }. Il y a : { $known }.
refusal-table-order-person = Les ordres sont pour les ordinateurs : une personne joue la place { $seat }.
refusal-table-no-exchange = Pendant une partie, vous pouvez échanger votre place avec celle d’un ordinateur, et aucune autre.
refusal-table-no-such-bot = Il n’y a pas d’ordinateur { $bot }. Il y a : { $known }.
refusal-table-no-mate = Aucun ordinateur ne peut reprendre la place { $seat } maintenant.
refusal-table-not-your-seat = La place { $seat } n’est pas à vous.
refusal-table-no-such-action = Le jeu ne connaît pas d’action pareille.
refusal-table-earlier-game = Cela était pour une partie précédente. Rien n’est fait dans celle-ci.
refusal-table-reports = Vous avez beaucoup signalé ces derniers temps, et l’opérateur le lira. Écrivez de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }.
refusal-table-too-fast = C’était trop d’un coup : attendez une seconde.
refusal-table-paused = La pendule est arrêtée : relancez-la d’abord.
refusal-table-stands = La manche attend que tout le monde soit revenu.
refusal-table-countdown = Tout le monde est là : ça repart dans un instant. Trois, deux, un…
refusal-table-no-room = Le disque du serveur est presque plein : pas de nouvelle table pour l’instant. Les parties en cours continuent.
refusal-table-not-invited = Ce serveur est fermé : pour y ouvrir une table, il faut une invitation de son opérateur.
refusal-table-no-public = Il n’y a pas de table publique sur ce serveur : choisissez un autre affichage.
refusal-table-no-reminders = Les rappels sont réservés aux jeux au tour par tour, sans pendule ou avec des jours par tour.
refusal-table-no-mail = Ce serveur n’envoie pas de courriel : son opérateur ne l’a pas réglé. Votre navigateur peut peut-être vous rappeler votre tour.
refusal-table-no-push = Ce serveur ne peut pas vous rappeler votre tour par votre navigateur.
refusal-table-address = Ce n’est pas une adresse où un courriel peut arriver.
refusal-table-subscription = Ce que votre navigateur a donné ne peut pas servir aux rappels.
refusal-table-account-taken = Il y a déjà un compte appelé { $name }.
refusal-table-account-wrong = Le nom ou le mot de passe est incorrect.
refusal-table-account-too-often = Trop d’essais : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
refusal-table-account-last-way = C’est la seule entrée de votre compte : ajoutez-en d’abord une autre.
refusal-table-account-passkeys = Un compte a au plus { $most } clés d’accès : retirez-en d’abord une.
refusal-table-block-me = On ne se bloque pas soi-même : pour se taire, pas besoin d’un serveur.
refusal-table-block-most = Un compte bloque au plus { $most } personnes : débloquez d’abord quelqu’un.
refusal-table-password-length = Un mot de passe a de { $least } à { $most } caractères.
refusal-table-password-obvious = D’autres essaieraient ce mot de passe en premier : choisissez-en un que personne ne devine, par exemple quatre mots.
refusal-table-passkey = Cette clé d’accès n’a pas pu être vérifiée : recommencez depuis le début.
refusal-table-passkey-site = Les navigateurs ne créent de clés d’accès que pour une adresse qui a un nom et https. Ici, un mot de passe suffit.
refusal-table-onward-no-game = Il n’y a pas ici de partie { $id } à reprendre.
refusal-table-onward-not-yours = Seuls ceux qui ont joué cette partie peuvent la reprendre.
refusal-table-onward-running = Cette partie est encore en cours : on pourra la reprendre quand elle sera finie.
refusal-table-onward-rules = Cette partie a été jouée selon d’autres règles que celles de cette table : on peut la regarder, non la reprendre.
refusal-table-onward-sealed = Un jeu du jour reste fermé jusqu’à la fin de sa journée : vous pourrez le reprendre demain.
refusal-table-onward-line = On ne peut pas reprendre cette partie à la ligne { $line }. Ses lignes de 0 à { $last } conviennent.
refusal-table-no-daily = Ce jeu n’a pas de partie du jour.
refusal-table-daily-watched = Personne ne regarde un jeu du jour avant la fin de la journée : fermez cette table aux regards.
refusal-table-daily-onward = Un jeu du jour est distribué à neuf : il ne reprend pas une partie plus ancienne.
refusal-table-daily-options = La donne du jour a les mêmes options pour tout le monde : laissez-les comme elles sont.
refusal-table-daily-opponent = La donne du jour se joue par une personne, à la première place, contre { $bot }.
refusal-table-puzzle-day = Un problème est d’un jour du { $first } au { $last }, et sa table ne joue rien d’autre.
refusal-table-puzzle-number = Aucun problème coté { $number } ne commence ainsi : sa table joue ce tour et rien d’autre.
refusal-table-puzzle-check = Le problème est ce seul tour : touchez « Vérifier » pour voir ce qu’il vaut.
refusal-table-puzzle-unplayed = Jouez d’abord une carte : seule compte la première réponse, et regarder n’en est pas une.
refusal-table-puzzle-nothing = Jouez d’abord une carte : le problème porte sur ce que vous jouez.
refusal-table-puzzle-draw = Le problème ne fait ni piocher ni défausser : il porte sur les cartes que vous tenez.
refusal-table-daily-unnoted = L’unique essai à la donne du jour est noté dans un journal de bord ou un compte, et cette demande n’a ni l’un ni l’autre : prenez un navigateur qui peut garder ses données, ou connectez-vous.
refusal-table-daily-seats = La donne du jour se joue sans aide et jusqu’au bout : personne ne prend votre place ni celle de l’ordinateur.
refusal-table-daily-tried = Vous avez déjà eu la donne d’aujourd’hui. La prochaine vient à minuit, temps universel.
refusal-table-no-lesson = Il n’y a pas de leçon pour ce jeu et cette boîte : choisissez une table sans leçon.
refusal-table-lesson-dealt = Une leçon a sa propre donne : elle n’est pas une partie du jour et n’en reprend pas une plus ancienne.
refusal-table-content-stays = Une table garde ce avec quoi l’on y joue. D’autres valeurs demandent une table où aucune partie n’a commencé et qui n’en reprend aucune : ouvrez-en une nouvelle.
refusal-table-no-own-content = Ce jeu se joue tel quel : il n’a ni chapitres ni valeurs à soi.
refusal-table-chapter-faults = Ce chapitre a des fautes, et personne ne peut le jouer : faites-le d’abord vérifier.
refusal-table-chapter-later = Ce chapitre se sert de quelque chose qui vient plus loin dans l’histoire que là où vous en êtes. Faites-le vérifier : on vous dira à quelle ligne.
refusal-table-onward-fixed = Cette table reprend une partie plus ancienne : son nombre de joueurs et ses options restent.
refusal-table-onward-private = L’ancienne partie n’est visible que de ceux qui l’ont jouée. Celle qui la reprend aussi.
refusal-table-no-resigning = On abandonne dans une partie à deux rivaux.
refusal-table-crew-resigns = Un équipage gagne ou perd ensemble : proposez aux autres d’arrêter la partie.
refusal-table-not-running = Aucune partie n’est en cours à cette table.
refusal-table-proposed = Une proposition attend déjà une réponse.
refusal-table-proposed-before = Votre dernière proposition a été refusée : continuez à jouer avant d’en faire une autre.
refusal-table-no-proposal = Il n’y a plus rien à répondre.
refusal-table-not-asked = Vous avez déjà répondu, ou l’on ne vous a rien demandé.
refusal-table-not-friendly = Cette partie n’est pas amicale : rien ne se reprend d’un commun accord.
refusal-table-nothing-to-take-back = Vous n’avez aucun tour à reprendre.
refusal-table-not-yours-to-give = La place { $seat } n’est pas à vous : vous ne pouvez pas la céder.
refusal-table-not-offered = La partie a commencé, et aucune place ne vous y est offerte : vous pouvez regarder.
refusal-table-plays-already = Vous avez déjà une place dans cette partie.

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
phrase-helm = Je prends la barre.
phrase-sails = Je prends les voiles.
phrase-lookout = Je prends la vigie.
phrase-load = Je charge les canons.
phrase-load-left = Je charge à gauche.
phrase-load-right = Je charge à droite.
phrase-fire-left = Je tire à gauche.
phrase-fire-right = Je tire à droite.
phrase-repair = Je répare.
phrase-chaser = Je prends le canon droit devant.
phrase-wait = Attendez !
phrase-hurry = Vite !
phrase-sails-up = Hissez les voiles !
phrase-sails-down = Réduisez les voiles !
phrase-turn-left = À gauche !
phrase-turn-right = À droite !

# Les ordres permanents aux camarades, et ce qu’ils disent avant de poser un sablier.
order-guns = Canons
order-helm = Barre et voiles
order-repairs = Réparations
crew-aye = Bien. Je fais à mon idée.
crew-aye-guns = Bien : aux canons.
crew-aye-helm = Bien : barre et voiles.
crew-aye-repairs = Bien : je répare le navire.
# Before what a shipmate does that has an order, where there is nothing to do at its post; or that says so before a round.
crew-elsewhere =
    { $post ->
        [idle] Rien pour moi à mon poste.{" "}
        [first] Je commence ainsi.{" "}
       *[kept] {""}
    }
crew-helm = { crew-elsewhere }Je prends la barre, c’est prêt dans { $seconds } secondes.
crew-sails = { crew-elsewhere }Je prends les voiles, c’est prêt dans { $seconds } secondes.
crew-lookout = { crew-elsewhere }Je monte à la vigie, c’est prêt dans { $seconds } secondes.
crew-load = { crew-elsewhere }Je charge les canons, c’est prêt dans { $seconds } secondes.
crew-load-left = { crew-elsewhere }Je charge à gauche, c’est prêt dans { $seconds } secondes.
crew-load-right = { crew-elsewhere }Je charge à droite, c’est prêt dans { $seconds } secondes.
crew-fire-left = { crew-elsewhere }Un canon à gauche, c’est prêt dans { $seconds } secondes.
crew-fire-right = { crew-elsewhere }Un canon à droite, c’est prêt dans { $seconds } secondes.
crew-chaser = { crew-elsewhere }Un canon droit devant, c’est prêt dans { $seconds } secondes.
crew-repair = { crew-elsewhere }Je répare, c’est prêt dans { $seconds } secondes.
crew-card = { crew-elsewhere }Je passe à bord, c’est prêt dans { $seconds } secondes.
crew-yours = C’est à vous : je trouve autre chose.
crew-ready-in =
    { $seconds ->
        [one] Prêt dans une seconde.
       *[other] Prêt dans { $seconds } secondes.
    }

blocked-everywhere = { $name } est bloqué. Vous n’entendez plus rien de ce qu’il ou elle dit à aucune table, ne l’aurez à aucune table dont vous êtes l’hôte, et ne voyez plus ses tables publiques. Personne ne le lui dit.
blocked-here = { $name } est bloqué à cette table seulement : sans compte, personne ne peut le ou la reconnaître à une autre.
server-no-table = Cette table n’existe pas.
server-wrong-codes = Trop de codes erronés sont venus de votre adresse. Réessayez plus tard.
server-damaged = Ce serveur ne peut plus lire cette table : ce qu’il en a gardé est abîmé, ou vient d’un Saltsea plus récent. L’opérateur du serveur peut y regarder.
server-crowded = Trop de connexions sont ouvertes depuis votre adresse. Fermez d’autres onglets de cette page, ou réessayez dans une minute.
server-flooding = Cet appareil a envoyé bien plus qu’une table ne peut lire : sa connexion a été fermée. La partie continue, et votre place est toujours à vous : rechargez la page.
server-stopping = Le serveur s’arrête un moment. Rien n’est perdu : revenez bientôt.
server-slow = Votre connexion n’a pas pu suivre la table. Rien n’est perdu : revenez, et vous verrez où l’on en est.
server-nonsense = Le serveur n’a pas compris ce qui venait d’ici. Rechargez la page, ou mettez votre client à jour. La partie continue, et votre place est toujours à vous.
server-forgotten = Vous êtes oublié ici : votre nom, votre clé et vos mots ont disparu.
seat-forgotten = un joueur
notice-restart = { $minutes ->
    [one] Le serveur redémarre dans une minute.
   *[other] Le serveur redémarre dans { $minutes } minutes.
 } Rien n’est perdu : revenez un instant après.
notice-confirm = Un courriel est en route vers vous. Ouvrez le lien qu’il porte et dites oui : vos tours ici vous seront alors rappelés.
notice-mail-waits = Tant de monde vient de demander un courriel que le vôtre attend. Il part dans l’heure.
notice-mail-enough = Assez de questions sont parties aujourd’hui vers cette adresse, ou de cette table : nous n’en envoyons plus. Redemandez demain.
notice-no-restart = Le redémarrage annoncé n’a pas lieu.
server-protocol = Ce serveur parle la version { $protocol } du protocole : rechargez la page, ou mettez votre client à jour.

# Une table à l’autre bout de la ligne : ce que dit `saltsea join` à côté du jeu. Le premier mot de chaque liste est celui qu’elle affiche.
word-who = qui
word-sit = assieds, assis
word-name = nom
word-bot = robot, robots
word-free = libère
word-invite = invite
word-values = valeurs
word-begin = commence
word-say = dis
word-order = ordre
word-link = lien
word-leave = cède
word-mate = second
word-back = retour
word-stop = arrête
word-go = repars
word-hand-over = transmets
word-abandon = finissons
word-take-back = reprends
word-agree = accepte
word-decline = refuse

usage-who = qui
usage-sit = assieds [PLACE] NOM
usage-name = nom NOM
usage-bot = robot [PLACE] [NIVEAU]
usage-free = libère PLACE
usage-invite = invite PLACE
usage-values = valeurs [FICHIER]
usage-begin = commence
usage-say = dis [MOTS]
usage-order = ordre PLACE [ORDRE]
usage-link = lien
usage-leave = cède
usage-mate = second [PLACE] [NIVEAU]
usage-back = retour
usage-stop = arrête
usage-go = repars
usage-hand-over = transmets [PLACE]
usage-abandon = finissons
usage-take-back = reprends
usage-agree = accepte
usage-decline = refuse

command-who = Qui est assis où, et comment la table est réglée.
command-sit = Prendre une place, par son numéro ou n’importe laquelle de libre, sous ce nom.
command-name = S’appeler autrement.
command-bot = L’hôte donne une place à un ordinateur, ou toutes celles qui sont libres ; ou un autre niveau.
command-free = L’hôte libère une place. L’invité qui y était ne revient pas.
command-invite = L’hôte garde une place pour quelqu’un et reçoit un lien qui n’est qu’à cette personne.
command-values = L’hôte fait jouer la table avec les valeurs d’un fichier, jusqu’au début de la première partie. Seul : avec les cartes habituelles.
command-begin = L’hôte commence la partie, ou une autre quand elle est finie.
command-say = Une phrase toute faite, que chacun lit dans sa langue, ou vos propres mots. Seul : la liste des phrases.
command-order = Donner à un ordinateur de l’équipage un ordre permanent : canons, barre et voiles, ou réparations. Sans ordre, il fait à son idée.
command-link = Le lien de cette table, et celui de votre place.
command-leave = Céder votre place. Dans une partie en cours, un ordinateur la prend ; une donne du jour est abandonnée.
command-mate = Laisser un ordinateur agir pour quelqu’un d’absent, ou pour vous.
command-back = Agir de nouveau vous-même.
command-stop = Arrêter la pendule, dans une partie amicale.
command-go = Laisser la pendule repartir.
command-hand-over = Offrir votre place ou, en tant qu’hôte, celle d’un ordinateur ou d’un absent, à une personne, et recevoir un lien pour elle.
command-abandon = Proposer à tous d’arrêter la partie ici, sans vainqueur.
command-take-back = Demander à tous de vous laisser reprendre votre dernier tour, dans une partie amicale.
command-agree = Accepter ce qui a été proposé.
command-decline = Préférer continuer ; ou retirer votre propre proposition.
command-line-quit = Raccrocher. Votre place reste la vôtre : le lien vous y ramène.
command-line-wait = En mode pas à pas : plus rien pour l’instant. Ailleurs le temps court seul ; un script attend ici que quelque chose arrive.

join-open = La table est ouverte. Qui a ce lien peut s’asseoir :
join-open-only-here = Seul cet ordinateur peut l’ouvrir. Avec saltsea serve --lan, tout votre réseau le peut.
join-open-picture = Ou visez ceci avec l’appareil photo d’un téléphone :
join-open-seat = Et voici le chemin de votre place à vous, pour vous seul :
join-logbook-not-kept = Le journal de bord de cette machine ne peut pas être gardé dans { $file } ({ $reason }) : les voyages d’aujourd’hui sont notés dans un journal que personne ne retrouvera. Avec --logbook, vous donnez le vôtre.
join-prompt = table>
join-prompt-watching = spectateur>
join-table = { $title }, table { $code } :
join-chair = { $number } { $seat } : { $who }
join-chair-marked = { $number } { $seat } : { $who } ({ $marks })
join-player = { $seat } ({ $name })
join-somebody = quelqu’un
join-computer = ordinateur : { $bot }
join-kept = gardée pour un invité
join-free = libre
join-mark-you = vous
join-mark-host = hôte
join-mark-clock = { $minutes } min { $two } s à la pendule
join-mark-lost = connexion perdue
join-mark-mate = { $bot } agit en attendant
join-watchers = { $number ->
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
 }
join-settings = Réglages : { $settings }.
join-own = Cette table joue avec { $kind ->
    [chapter] un chapitre apporté
   *[values] des valeurs apportées
 } par { $by }{ $named ->
    [yes]  : « { $name } »
   *[no] { "" }
 }.
join-own-none = Cette table joue de nouveau avec les cartes habituelles.
join-no-text = Impossible de lire { $file } : le fichier n’existe pas, ou n’est pas du texte en UTF-8.
join-clock = une pendule de { $bank } secondes, et { $increment } par tour
join-steps = mode pas à pas
join-speed = vitesse { $percent } %
join-take-a-seat = Vous regardez. Tapez assieds et votre nom pour prendre une place, aide pour tout ce qui peut se taper.
join-you-may-begin = Vous êtes l’hôte. Tapez commence quand toutes les places sont prises ; robot donne les places libres à des ordinateurs.
join-wait-for-host = L’hôte commence quand tout le monde est là. Tapez aide pour tout ce qui peut se taper.
join-not-shown = Une partie est en cours, mais cette table ne se laisse pas regarder.
join-watch = Vous regardez. Tapez aide pour tout ce qui peut se taper, quitte pour partir.
join-your-clock = Votre pendule : { $minutes } min { $two } s.
join-you-watch = Vous regardez cette partie : seuls agissent ceux qui sont assis à la table.
join-waits-for = C’est à { $players }.
join-you-sit = Vous êtes assis ici : { $seat }.
join-your-link = Pour revenir à votre place :
join-table-link = Le lien de cette table :
join-invited = { $seat } est gardée pour qui a ce lien :
join-handed-over = { $seat } est offerte à la personne qui a ce lien. D’ici là, rien ne change :
join-proposes-end = { $name } propose d’arrêter la partie ici, sans vainqueur.
join-proposes-take-back = { $name } voudrait reprendre son dernier tour.
join-answer-proposal = Tapez accepte ou refuse.
join-proposed-end = Vous proposez d’arrêter la partie ici, sans vainqueur.
join-proposed-take-back = Vous demandez à reprendre votre dernier tour.
join-proposed = Cela se fait quand tous sont d’accord ; refuse retire la proposition.
join-proposal-refused = { $name } préfère continuer.
join-proposal-declined = Vous préférez continuer : la partie continue.
join-proposal-gone = La proposition est réglée, ou retirée.
join-renamed = Vous vous appelez maintenant { $name }.
join-which-level = Il n’y a pas de niveau « { $word } » ici. Il y a, du plus facile au meilleur :
join-levels = Niveaux des ordinateurs, du plus facile au meilleur :
join-which-seat = Nommez une place par son numéro ou par son nom : { $usage }.
join-sits = { $name } s’assied : { $seat }.
join-bot-sits = Un ordinateur s’assied : { $seat } ({ $bot }).
join-next-level = Vous avez battu { $level }. Ensuite : { $next }. Tapez { $commands }.
join-hint-thinking = On réfléchit à un conseil…
join-hint-none = Aucun conseil n’a été trouvé ici. Il ne compte pas.
join-level = { $seat } continue à un autre niveau : { $bot }.
join-stands-up = { $seat } est libre.
join-changed = L’hôte a changé les réglages ; qui les montre.
join-host = L’hôte est maintenant { $name }.
join-mate-came = Un ordinateur ({ $bot }) agit pour { $seat }.
join-mate-went = { $seat } agit de nouveau sans ordinateur.
join-mate-may = { $player } est absent. Tapez second { $number }, et un ordinateur agit jusqu’à son retour.
join-seat-lost = La connexion de { $player } est perdue.
join-seat-back = { $player } est de retour.
join-connection-lost = La connexion est perdue. La partie ne l’est pas : j’essaie de revenir.
join-connection-still-lost = Toujours pas de connexion. J’essaie de nouveau toutes les { $seconds } secondes ; Ctrl-C y met fin.
join-connection-back = La connexion est rétablie.
join-which-order = L’équipage comprend ces ordres : { $orders }.
join-said = { $name } : { $words }
join-pointed = { $player } montre ceci : { $place }.
join-time-lost = La manche s’arrête jusqu’à ce que tout le monde soit de retour.
join-time-paused = La pendule est arrêtée. Tapez repars pour la laisser courir.
join-time-runs = La pendule court de nouveau.
join-countdown = Tout le monde est là : on y va dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
join-record = L’enregistrement de cette partie : { $address }
join-again = Si l’hôte commence une autre partie, elle apparaît ici. Tapez quitte pour partir.
join-again-host = Tapez commence pour une autre partie avec les mêmes personnes, quitte pour partir.
join-trouble = Cela n’a pas marché : { $reason }
join-farewell = Votre place reste la vôtre. Pour revenir :
join-other-version = Le serveur parle de choses que cette version ne connaît pas ({ $reason }). L’un des deux est plus ancien.

# Ce que disent les pages de la campagne et de l’App, hors des tables : la carte et ses chapitres, le jeu libre, le voyage
# du jour, le rapport, les chapitres à soi. Une table ne les télécharge pas.

campaign-back = Retour à la carte
campaign-chapter = { $number }. { $title }
campaign-stops = Les chapitres
campaign-stop-open = { $title } : ouvert
campaign-stop-won = { $title } : gagné, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }, meilleur score { $score }
campaign-stop-locked = Chapitre { $number } : scellé
campaign-locked = Le chapitre { $number } est scellé. Gagnez d’abord le chapitre { $before }.
campaign-next = Prochain chapitre : { $number }
campaign-all-won = Les dix sont gagnés. Reprenez celui que vous voulez.
campaign-begin = Commencer
campaign-go-on = Reprendre la mer
campaign-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
 }, { $won ->
    [0] pas encore gagné
    [one] gagné une fois
   *[other] gagné { $won } fois
 }
campaign-stars = { $earned ->
    [one] { $earned } étoile sur { $most }
   *[other] { $earned } étoiles sur { $most }
 }
campaign-star-count = { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
campaign-more = D’autres mers
campaign-teach-about = Une leçon de six minutes, pas à pas
campaign-daily-about = La même mer pour tous, jusqu’à minuit
campaign-free = Jeu libre
campaign-free-about = Tout ce que vous avez rencontré, mêlé par un mot
campaign-own = Un chapitre à vous
campaign-own-about = D’un fichier, vérifié et essayé avant le départ
campaign-log = Journal de bord
campaign-best = record { $score }, { $level }
campaign-not-won = pas encore gagné
campaign-sealed = { $number ->
    [one] { $number } chapitre est encore scellé.
   *[other] { $number } chapitres sont encore scellés.
 }
campaign-file = La campagne en fichier
campaign-file-about = Ce navigateur garde le secret de votre journal de bord ; vos résultats sont chez le serveur, ou sur cet appareil. Un fichier les emporte vers un autre navigateur, ou vers le terminal. Ce que les deux contiennent est réuni : rien n’est écrasé.
campaign-file-save = Enregistrer le fichier
campaign-file-bring = Apporter un fichier
campaign-file-blank = Il n’y a encore rien dedans. Prenez d’abord la mer !
campaign-file-brought = C’est désormais votre journal de bord.
campaign-file-merged = Les deux ne font plus qu’un : de chaque chapitre, le meilleur.
campaign-file-torn = Ce fichier est abîmé : on ne peut pas le lire jusqu’au bout. Rien n’a changé ; enregistrez-le de nouveau là d’où il vient.
campaign-file-other = Ce fichier n’est pas une campagne d’A Tale of Pirates. Rien n’a changé.
campaign-file-newer = Une version plus récente de Saltsea a écrit ce fichier : celle-ci ne sait pas le lire. Rien n’a changé ; mettez celle-ci à jour.
campaign-file-empty = Il n’y a encore rien dans ce fichier : aucun chapitre n’a été navigué. Rien n’a changé.
campaign-file-both = Votre journal de bord a des résultats, et le fichier aussi. Réunis, chaque chapitre garde le meilleur des deux, et rien n’est perdu.
campaign-file-both-yes = Les réunir
campaign-file-wrong = Ce que contient ce fichier n’est pas une campagne de pirates possible : il manque un chapitre, ou l’un est gagné sans celui d’avant. Rien n’a changé.
campaign-file-replace-yes = Prendre le fichier seul
campaign-forget = Tout recommencer
campaign-forget-about = Tous les résultats sont oubliés, et tous les chapitres sauf le premier sont de nouveau scellés. Personne ne peut les faire revenir.
campaign-forget-yes = Tout oublier
campaign-forgotten = Une page blanche.
campaign-keep = Garder ce que j’ai

campaign-setup = La mise en place
campaign-bests = Vos records
campaign-level = Niveau
campaign-crew-head = Équipage
campaign-score = Score
campaign-stars-head = Étoiles
campaign-won-of = Gagné
campaign-crew = { $players ->
    [one] seul, { $timers } sabliers
   *[other] { $players } à bord
 }
campaign-crew-unknown = non noté
campaign-pauses = { $number ->
    [one] { $number } pause
   *[other] { $number } pauses
 }
campaign-crew-heading = Votre équipage
setup-changes = Ce que change ce niveau : { $changes }
setup-corks = Bouchons
setup-no-corks = Aucun : pas une égratignure
setup-sails = Voiles
setup-sails-value = Vitesse { $sails }, cap { $heading }
setup-parts = Équipements
setup-round = Manche { $round }
setup-events = { $number ->
    [one] { $number } événement
   *[other] { $number } événements
 }

# --- l’équipage ---
crew-level-deckhand-about = Pour un premier voyage : cinq points de vie, souvent plus de temps ou moins d’ennemis, et tout attend pendant que vous lisez un événement.
crew-level-bosun-about = Comme l’histoire est écrite. Le score compte une fois et demie.
crew-level-captain-about = Pour vieux loups de mer : un point de vie de moins, souvent moins de temps ou un événement de plus. Le score compte double.
crew-company = Qui vient avec vous ?
crew-company-sailors = Des matelots de l’ordinateur
crew-company-sailors-about = Vous n’avez besoin de personne. On part tout de suite.
crew-company-friends = Des amis
crew-company-friends-about = Vous recevez un lien à leur envoyer. Chacun navigue sur son appareil.
crew-company-device = Tous sur cet appareil
crew-company-device-about = Vous êtes autour d’un seul écran et vos bras se croisent, comme à une vraie table.
crew-company-cardboard = Navire et cartes en carton
crew-company-cardboard-about = La boîte est sur votre table. Cet appareil est son App : récit, temps, événements, tirs ennemis.
crew-sailors = Qui tient les sabliers ?
crew-sailors-number = { $number ->
    [0] Moi seul
    [one] Moi et { $number } matelot
   *[other] Moi et { $number } matelots
 }
crew-people = Combien êtes-vous ?
crew-timers-about = { $number ->
    [2] Deux sabliers pour chacun.
   *[other] Un sablier pour chacun.
 }
crew-alone-about = Tous les sabliers sont à vous. De quoi s’occuper, mais personne ne discute.
crew-timers = Combien de sabliers ?
crew-timers-2-about = Deux mains, deux sabliers. Moins d’ennemis, et plus de temps.
crew-timers-3-about = Trois sabliers : un ennemi de moins, et plus de temps.
crew-timers-4-about = Les quatre. On parlera de vous, ou vous serez très fatigué.
crew-pace-why = Il vous faut plus de temps ?
crew-pace = À quelle vitesse vont l’horloge et le sable ?
crew-pace-off = Pleine vitesse
crew-pace-off-about = Trente secondes sont trente secondes.
crew-pace-three-quarters = Trois quarts
crew-pace-three-quarters-about = Mer calme, pour toute la table. C’est noté à côté du score.
crew-pace-half = Moitié
crew-pace-half-about = Mer très calme : chaque seconde en dure deux. C’est noté à côté du score.
crew-pace-steps-about = Le temps s’arrête jusqu’à ce que chacun ait décidé, puis saute à ce qui arrive ensuite. Fait pour les lecteurs d’écran, et pour qui aime réfléchir.
crew-summary = { $level }, { $crew }
crew-summary-slow = { $level }, { $crew }. { $pace }.
crew-summary-alone = seul avec { $timers } sabliers
crew-summary-sailors = vous et { $others ->
    [one] { $others } matelot
   *[other] { $others } matelots
 }
crew-summary-friends = { $number } amis
crew-summary-device = { $number } sur cet appareil
crew-summary-cardboard = { $number ->
    [one] une personne avec la boîte
   *[other] { $number } personnes avec la boîte
 }
crew-sail = En mer !
crew-sail-invite = Inviter et partir
crew-sailing = On largue les amarres…

# --- le jeu libre ---
free-about = Un mot fait la mer : le but d’un chapitre que vous avez ouvert, avec les cartes et les événements de tous.
free-word = Le mot
free-word-about = Le même mot donne la même mer. Défiez vos amis.
free-another = Un autre mot
free-words = ancre mouette bernique perroquet doublon tafia longue-vue biscuit hamac sabre baleine goudron planche singe hareng boussole
free-open = Chapitres à mêler
free-open-about = { $number ->
    [one] Seulement ce que le chapitre { $number } apporte.
   *[other] Tout, du chapitre 1 au chapitre { $number }.
 }
free-only-one = Gagnez le chapitre 1, et le jeu libre grandit avec chaque chapitre ouvert.

# --- le voyage du jour ---
daily-about = Chaque jour une nouvelle mer, la même pour tous les équipages du monde. Reprenez-la autant que vous voulez : la première fois compte.
daily-board = Tableau d’honneur
daily-before = Le jour d’avant
daily-after = Le jour d’après
daily-sea = Quelle mer ?
daily-sea-one = Chapitre 1
daily-sea-many = Chapitres 1 à { $number }
daily-empty = Personne encore aujourd’hui. Ce pourrait être vous.
daily-empty-then = Personne n’est rentré ce jour-là.
daily-rank = Place
daily-nameless = un joueur
daily-bots = { $number ->
    [one] { $number } matelot de l’ordinateur
   *[other] { $number } matelots de l’ordinateur
 }
daily-timers = { $number ->
    [one] { $number } sablier
   *[other] { $number } sabliers
 }
daily-speed = vitesse × { $speed }
daily-took = Temps
voyage-loading = Lecture du journal…
voyage-running = Ce voyage n’est pas fini. Le rapport vient quand le navire rentre.
voyage-other-game = C’était un autre jeu. Il n’en existe pas de rapport, mais une relecture.
voyage-there = Y aller
voyage-lost-sunk = Perdu : l’Ellen a coulé.
voyage-lost-late = Perdu : le temps a manqué.
voyage-given-up = Abandonné : le voyage ne compte ni comme gagné ni comme perdu.
voyage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
voyage-life-left = { $number ->
    [one] { $number } point de vie restant
   *[other] { $number } points de vie restants
 }
voyage-crew-of = { $level } : { $names }
voyage-round = Manche { $round }
voyage-chart = Manche { $round } : où était chaque sablier, seconde par seconde. Le tableau ci-dessous dit la même chose.
voyage-as-table = La manche { $round } en tableau
voyage-key = Comment lire les barres
voyage-key-sand = le sable coule
voyage-key-ready = sable écoulé, personne n’agit
voyage-key-hand = en main
voyage-key-back = repris pour rien
voyage-key-clash = trop tard
voyage-key-cork = bouchon
voyage-key-life = point de vie
voyage-key-event = événement
voyage-key-sunk = coulé
voyage-key-goal = but
voyage-placed = Posé
voyage-who = Qui
voyage-where = Où
voyage-down = Sable écoulé
voyage-left = Repris
voyage-outcome = Ce qui s’ensuivit
voyage-return-performed = action faite
voyage-return-back = repris pour rien
voyage-return-thrown = la carte était partie
voyage-return-cut = coupé par la fin de la manche
voyage-return-clash = trop tard : { $first } y { $first-is ->
    [you] étiez
   *[other] était
 } déjà
voyage-timer-of = { $name }, sablier { $number }
voyage-moment-group = Le moment choisi
voyage-moment-before = Avant la première manche
voyage-moment-after = Après la manche { $round }
voyage-moment = Manche { $round }, { $time }
voyage-scrub = Moment du voyage
voyage-earlier = Une ligne plus tôt
voyage-later = Une ligne plus tard
voyage-watch = Le revoir
voyage-onward = Repartir d’ici
voyage-crew = L’équipage
voyage-performed = Actions faites
voyage-back = Repris pour rien
voyage-cut = Coupés par la fin
voyage-idle = Inactif
voyage-seconds = { $seconds } s
voyage-shots = Coups au but
voyage-of = { $number } / { $all }
voyage-broken = Canons brisés
voyage-clashes = Accrochages
voyage-clashes-about = Un accrochage, c’est deux mains sur un même emplacement : le sablier arrivé second repart. Ceux des matelots de l’ordinateur ne sont pas comptés.
voyage-clashes-since = Un accrochage, c’est deux mains sur un même emplacement : le sablier arrivé second repart. Ceux des personnes sont comptés, depuis que cet équipage est reparti.
voyage-clashes-none = Personne n’a compté les accrochages de ce voyage : deux mains sur un même emplacement n’ont pas laissé de trace.
voyage-harm = Ce qu’il en a coûté
voyage-unhurt = Pas une égratignure. Le charpentier s’ennuie.
voyage-cause = Cause
voyage-corks = Bouchons
voyage-lives = Points de vie
voyage-cannon = Un canon à nous
voyage-how-rocks = la proue s’y est jetée
voyage-how-shots = ses tirs en fin de manche
voyage-how-fire = par le feu
voyage-how-event = un événement
voyage-how-cannon = s’est brisé en tirant
voyage-enemy = L’ennemi a tiré { $fired } fois et touché { $hit ->
    [0] zéro fois
   *[other] { $hit } fois
 } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 }.
voyage-decided = Ce qui a décidé
voyage-decided-offer = Le voyage peut être repris de ses instants, encore et encore, avec ce qu’un joueur a fait ou laissé et avec ce que ferait un vieux loup de mer. On voit ainsi ce qui a compté ; cela prend une minute ou deux.
voyage-decided-ask = Trouver ce qui a décidé
voyage-decided-working = Le voyage est repris : { $percent } %
voyage-decided-failed = On n’a pas pu le trouver.
voyage-decided-none = Aucun choix seul n’a décidé, ni l’inaction de personne : repris de là autrement, le voyage n’était pas nettement plus souvent gagné. Ce fut la fortune, ou beaucoup de petites choses.
voyage-decided-about = Chaque chance de gagner a été naviguée { $number } fois depuis cet instant, avec une autre fortune, la même pour les deux. Les écarts que la fortune expliquerait sont omis.
voyage-decided-look = Voir ce moment
voyage-chance-crew = Comme ce fut
voyage-chance-earlier = Six secondes plus tôt
voyage-chance-planner = Un vieux loup de mer
voyage-percent = { $percent } %
voyage-moments = Ce qui est arrivé à l’Ellen
voyage-mark-cork = { $number ->
    [one] un bouchon
   *[other] { $number } bouchons
 } : { $names }
voyage-mark-life = { $number ->
    [one] un point de vie
   *[other] { $number } points de vie
 } : { $names }
voyage-mark-clash = { $place } : { $name } arrive trop tard, { $first } y était déjà
voyage-clash = { $place } : { $late } { $late-is ->
    [you] arrivez
   *[other] arrive
 } trop tard, { $early } y { $early-is ->
    [you] étiez
   *[other] était
 } déjà
voyage-mark-event = événement : { $names }
voyage-mark-sunk = coulé : { $names }
voyage-mark-goal = le but est atteint
voyage-replay = La relecture entière

# --- chapitres faits maison ---
own-about = Écrivez un chapitre dans un fichier, en JSON. Ici, il est vérifié ligne par ligne pendant que vous écrivez, des équipages simulés l’essaient, puis le vôtre. Il reste à vous : le serveur ne le garde que pour les tables qui le jouent.
own-choose = Choisir un fichier
own-template = Partir du chapitre 1
own-save = Enregistrer le fichier
own-taken = { $name } est là.
own-template-taken = Le chapitre 1 est là. Changez ce que vous voulez.
own-restore = Reprendre ce qui était là
own-restored = Voici ce qui était là avant.
own-text = Le chapitre
own-check = Ce que dit le vérificateur
own-empty = Une page vide. Choisissez un fichier, collez-en un, ou partez du chapitre 1.
own-too-long = C’est plus long qu’aucun chapitre ne peut l’être.
own-file-too-long = { $name } est plus long qu’aucun chapitre ne peut l’être. Ce qui est dessous n’a pas changé.
own-checking = Lecture…
own-faults = { $number ->
    [one] Une faute. Personne ne peut partir ainsi.
   *[other] { $number } fautes. Personne ne peut partir ainsi.
 }
own-sound = Sain de la quille à la pomme du mât.
own-remarks = Est-ce bien voulu ?
own-line = Ligne { $line }
own-fault = { $path } : { $text }
own-try-heading = Que d’autres coulent d’abord
own-try-about = { $runs } équipages de matelots de l’ordinateur l’essaient, à votre niveau et avec autant de bras.
own-try = L’essayer
own-try-again = L’essayer encore
own-try-stop = Les rappeler
own-try-progress = Voyages faits
own-try-busy = Un autre chapitre est à l’essai en ce moment. Redemandez dans une minute.
own-print = Sur papier
own-print-about = Son récit, sa mise en place et ses cartes en feuilles PDF à découper, sous une couverture qui ne révèle rien.
own-print-ship = Le navire, la mer et les jetons sont des feuilles pour tous les chapitres.
own-print-a4 = Feuilles A4
own-print-letter = Feuilles Letter
own-print-busy = Les feuilles se préparent…
own-print-not = Les feuilles n’ont pas pu être faites. Réessayez plus tard.
own-rate = { $won } gagnés sur { $done } : { $percent } %.
own-rate-range = La vraie chance est entre { $low } % et { $high } %, à peu près à coup sûr.
own-rate-more = { $stars } étoiles et { $lives } points de vie perdus dans un voyage moyen.
own-rate-time = La moitié des gagnants ont mis moins de { $time }.
own-too-hard = C’est un cimetière, pas un chapitre.
own-too-easy = Votre grand-mère y arriverait. En dormant.
own-fair = Un combat loyal.

app-about = Le navire, le sable et les cartes sont sur votre table ; cet appareil raconte l’histoire, montre la mise en place, tient le temps, annonce les événements et fait tirer l’ennemi.
app-where = Où tourne l’App
app-where-page = Sur cet appareil seul
app-where-page-about = Elle se charge une seule fois, 7 Mo. Ensuite, elle n’a besoin d’aucune connexion, et rien ne quitte cet appareil pendant le jeu.
app-where-server = Sur ce serveur
app-where-server-about = D’autres appareils peuvent suivre : ouvrez-y l’adresse de la table.
app-waiting = Des voyages vous attendent
app-go-on = Chapitre { $chapter }, { $when } : continuer
app-install = Installer l’App
app-install-menu = Le menu de votre navigateur la met sur l’écran d’accueil : « Installer » ou « Ajouter à l’écran d’accueil ».
app-plain-http = Cette page est venue par http simple. Le navigateur n’en garde alors pas de copie et n’installe rien : laissez la page ouverte pendant que vous jouez, dans un seul onglet. Un film muet tient l’écran allumé ; s’il s’éteint quand même, prolongez-le dans les réglages de l’appareil. Par https, ou depuis le dossier qu’écrit « saltsea app export », lancé sur cet ordinateur, rien de cela n’est nécessaire.
app-about-box = L’App suit nos dix chapitres à nous. Le navire, le sable, le dé et les bouchons peuvent venir de la boîte ; les cartes s’impriment, sur nos planches.

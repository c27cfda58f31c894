# A Tale of Pirates sur papier.

# --- ce qu’il faut ---
print-pirates-needed-timers = Quatre sabliers de 30 secondes. Deux suffisent à qui joue seul, trois à trois joueurs.
print-pirates-needed-die = Un dé : pliez celui de ces feuilles, ou prenez-en un quelconque : 1, 2 et 3 valent un coup au but, 4 et 5 deux, 6 est un canon brisé.
print-pirates-needed-corks = Trois bouchons, si vous en avez ; sinon ceux de ces feuilles.
print-pirates-needed-clock = Une montre qui compte à rebours et qui sonne, comme tout téléphone.
print-pirates-needed-table = Des ciseaux, de la colle, du papier épais et une table ronde de 80 cm : le navire au milieu, les six secteurs autour.
print-pirates-needed-chapter = Le fichier d’un chapitre, imprimé sans regarder. On commence par le premier.

# --- navire, mer et plateau ---
print-pirates-sector = { $sector } · { $long }
print-pirates-board = Le plateau de l’équipage
print-pirates-board-below = Il se pose à côté de la mer. Le jeton de voile montre la vitesse.
print-pirates-speed-0 = L’Ellen ne tourne pas.
print-pirates-speed-1 = La Barre la fait tourner de 1 ou 2 secteurs.
print-pirates-speed-2 = La Barre la fait tourner de 1 secteur.
print-pirates-speed-3 = L’Ellen ne tourne pas.
print-pirates-lives = Points de vie
print-pirates-corks = Bouchons qui ne sont pas sur le navire
print-pirates-balls = Boulets qui ne sont dans aucun canon
print-pirates-die = Le dé : coupez le long du contour, pliez chaque arête, collez les languettes à l’intérieur.

# --- jetons ---
print-pirates-basics = Points de vie, boulets, bouchons, et la voile qui montre la vitesse
print-pirates-damage = Dégâts : couvrent les cœurs d’une carte
print-pirates-tokens = Jetons de ce chapitre
print-pirates-parts = Pièces de navire, à poser sur l’Ellen : { $parts }
print-pirates-event = Événement

# --- l’aide ---
print-pirates-aid = En un coup d’œil
print-pirates-aid-timer = Retournez votre sablier et posez-le dans un espace libre. Personne n’y touche avant la fin du sable. Puis accomplissez l’action et reprenez-le. Jamais deux fois de suite dans la même zone.
    .title = Votre sablier
print-pirates-aid-areas = Voiles : un cran plus vite ou plus lentement. Vigie : révélez une carte quelconque. Réparations : ôtez un bouchon. Boulets : chargez jusqu’à 2 canons. Barre et Canons : voir plus bas.
    .title = Les zones
print-pirates-aid-helm = À la vitesse 1, tournez de 1 ou 2 secteurs ; à la vitesse 2, de 1 ; à 0 et à 3, pas du tout. Soulevez le navire et tournez-le ; toutes les cartes du secteur où la proue s’arrête sont révélées.
    .title = Barre
print-pirates-aid-cannons = Le canon doit être chargé. Choisissez une carte face visible qui a des cœurs, dans le secteur que regarde ce côté, et lancez le dé. Un canon brisé reçoit un bouchon, et le sablier revient.
    .title = Canons
print-pirates-aid-damage = Un bouchon va dans un espace libre de la zone qui regarde la carte. Plus de bouchon ou pas d’espace libre : 1 point de vie est perdu. Plus de point de vie : le chapitre est perdu.
    .title = Dégâts
print-pirates-aid-round = Mélangez les cartes de la manche et distribuez-les face cachée aux secteurs, 3 au plus à chacun, jamais une carte d’objectif au secteur de la proue. Révélez le secteur de la proue ; rien ne se passe. Lancez la montre.
    .title = Une manche commence
print-pirates-aid-end = À zéro, tous les sabliers reviennent. Révélez tout sans effet. Puis chaque carte qui montre des tirs fait feu, dans le sens horaire depuis la proue : un lancer par tir, autant de bouchons que de coups au but ; canon brisé : tir manqué.
    .title = Une manche finit

# --- les règles ---
print-pirates-rules-S = Navire et mer
print-pirates-rules-T = Sabliers
print-pirates-rules-A = Actions
print-pirates-rules-D = Dégâts
print-pirates-rules-R = Chapitres et manches
print-pirates-rules-P = Le score

# --- un chapitre ---
print-pirates-own = Un chapitre de votre plume
print-pirates-own-sealed = Ouvrez-le quand l’équipage est à table.
print-pirates-goal-sink = Coulez { $what }, { $times } en tout.
print-pirates-goal-take = Prenez { $what }, { $times } en tout.
print-pirates-goal-point = Pointez sur { $what }, { $times } en tout.
print-pirates-goal-clear = Il ne reste pas de { $what } sur le plateau.
print-pirates-chapter = Chapitre { $number }
print-pirates-sealed = { $number ->
    [1] Le premier voyage. Ouvrez-le quand l’équipage est à table.
   *[other] Scellé. Ouvrez-le quand le chapitre { $before } est gagné.
}
print-pirates-inside = À l’intérieur
print-pirates-inside-count = { $events ->
    [0] { $cards } cartes de mer
   *[other] { $cards } cartes de mer et { $events } événements
}, l’histoire, les manches, et la fin.
print-pirates-inside-fold = Imprimez ce fichier sans regarder, et découpez les cartes le dos vers vous. Pliez la couverture autour du tout : c’est l’enveloppe. Qui découpe en verra un peu ; que ce soit quelqu’un qui sait se taire.
print-pirates-news = Ce qui est nouveau
print-pirates-goal = L’objectif
print-pirates-optional = Si vous osez : { $title }
print-pirates-rounds = Mise en place et manches
print-pirates-set-up = Le navire
print-pirates-round = Manche { $number } · { $time }
print-pirates-when = { $number ->
    [one] Un événement quand il reste { $times }.
   *[other] Des événements quand il reste { $times }.
}
print-pirates-certain = Parmi eux à coup sûr : { $events }.
print-pirates-round-title = Chaque manche
print-pirates-round-how = Disposez les cartes de la manche comme le dit l’aide. Réglez votre montre sur le temps ci-dessus. Ces nombres sont pour quatre sabliers au niveau moyen ; la page des autres équipages dit le reste.
print-pirates-events = Événements
print-pirates-events-how = Mélangez les cartes d’événement avant chaque manche ; si l’un vient à coup sûr, mettez-le là où il sera tiré d’abord. Quand la montre marque l’instant dit, quelqu’un tire une carte et la lit à haute voix, et l’équipage fait ce qu’elle dit pendant que la montre court. Aucun événement ne vient deux fois dans une manche.
print-pirates-crews = Autres niveaux, autres équipages
print-pirates-crews-how = Les pages précédentes sont pour quatre sabliers au niveau moyen, Bosco. Voici ce que d’autres changent.
print-pirates-crew-four = Quatre joueurs, un sablier chacun
print-pirates-crew-three = Trois joueurs, un sablier chacun
print-pirates-crew-two = Deux joueurs, deux sabliers chacun
print-pirates-crew-alone-4 = Un joueur, quatre sabliers
print-pirates-crew-alone-3 = Un joueur, trois sabliers
print-pirates-crew-alone-2 = Un joueur, deux sabliers
print-pirates-each-time = Chaque manche dure { $time }.
print-pirates-one-time = La manche { $number } dure { $time }.
print-pirates-each-round = Cartes de chaque manche : { $cards }.
print-pirates-in-round = Cartes de la manche { $number } : { $cards }.
print-pirates-ending = Après le voyage
print-pirates-won = Si vous avez gagné
print-pirates-lost = Si vous avez perdu

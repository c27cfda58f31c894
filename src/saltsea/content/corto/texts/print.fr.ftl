# Corto sur papier.

print-how-strips = Chaque bande vient en deux morceaux de quatre cases. Posez-les côte à côte, de 1 à 8, et les bandes les unes sous les autres. Les neuvièmes cases sont pour les tables qui jouent avec neuf ; pour sept ou six, couvrez les dernières.

# --- ce qu’il faut ---
print-corto-needed-scissors = Des ciseaux, ou un cutter et une règle.
print-corto-needed-glue = Un peu de colle : pliez les deux figurines au milieu, collez leurs moitiés, écartez les pieds.
print-corto-needed-card = Du papier épais (200 g ou plus), ou des pochettes pour cartes.
print-corto-needed-pouches = Deux à quatre joueurs, une table de 60 sur 50 cm, et trois quarts d’heure.
print-corto-needed-players = De ces feuilles : quatre bandes (trois à deux joueurs) avec leurs pioches et leurs quêtes ; pour chaque joueur 13 marqueurs, un sceau et une aide (imprimez sa feuille une fois pour chacun) ; les deux figurines ; le plateau de la défausse.

# --- les bandes ---
print-corto-deck = La pioche se pose ici
print-corto-start = Le premier personnage
print-corto-tile = Une tuile, face cachée
print-corto-vessel = Le voilier part d’ici
print-corto-train = Le train part d’ici
print-corto-gold = Ici, et sur chaque bande : 3 d’or

# --- les pièces ---
print-corto-figurines = Corto et Raspoutine : plier au milieu, coller, écarter les pieds
print-corto-seals = Sceaux : les cartes qui comptent comme or vont sous le vôtre
print-corto-markers = Marqueurs : { $number } par joueur
print-corto-quests = Les quêtes : voilier, quatre as, lingots et corbeaux, léopards, train et wagons, grand or
print-corto-pile = Défausse

# --- l’aide ---
print-corto-aid = Votre tour
print-corto-aid-turn = Ou bien jouez de 1 à 4 cartes, puis piochez-en jusqu’à 2 ; ou bien défaussez autant de cartes que vous voulez et piochez jusqu’à en avoir 4. Jamais plus de 4 cartes en main. Vous choisissez une pioche pour chaque carte et la regardez avant la suivante.
    .title = L’un des deux
print-corto-aid-character = Posez-le sur une case libre d’une bande de sa couleur, à côté d’un personnage ou d’une figurine. Mettez-y 1 de vos marqueurs. Puis il peut agir une fois : bord blanc, ajoutez 1 de vos marqueurs à un voisin ; bord noir, un coup à un voisin ; les deux, choisissez. Un coup retire un marqueur de votre choix ; un personnage sans marqueur est tué et va sous votre sceau.
    .title = Personnage
print-corto-aid-object = Seulement après un personnage ou une figurine de ce tour. Il agit de là : le blanc ajoute des marqueurs, le noir porte des coups, une ou deux fois. Puis défaussez-le.
    .title = Objet
print-corto-aid-long = Avec des triangles, la carte atteint toute sa rangée et toute sa colonne. Rien ne fait obstacle.
    .title = Triangles
print-corto-aid-figurine = Défaussez la carte et déplacez cette figurine de 3 pas au plus, de 6 avec un véhicule. La première fois, elle paraît sur une case de pioche. Sa zone est sa case et les 8 autour.
    .title = Figurine
print-corto-aid-corto = Chaque ami dans sa zone donne 1 d’or à qui y a le plus de marqueurs. Puis vous pouvez mettre jusqu’à 2 de vos marqueurs sur des personnages de sa zone. L’or est la première carte de la défausse, glissée sous le sceau.
    .title = Corto
print-corto-aid-rasputin = Il retire un personnage de sa zone, quels que soient ses marqueurs ; la carte va sous votre sceau.
    .title = Raspoutine
print-corto-aid-advantage = Faites ce qu’il dit, puis défaussez-le.
    .title = Avantage
print-corto-aid-end = Quand deux bandes sont pleines à la fin d’un tour. Au tour qui finit la partie, on ne joue qu’un seul personnage ou une seule figurine.
    .title = La fin
print-corto-aid-count = 2 d’or par personnage de votre plus grand groupe, 1 par personnage des autres, rien pour les isolés. 1 d’or par carte sous votre sceau. Puis les quêtes. Vous contrôlez un personnage si vous y avez le plus de marqueurs ; un groupe, ce sont deux voisins ou plus que vous contrôlez. Égalité : plus de marqueurs en réserve.
    .title = Le décompte
print-corto-quest-aid = Les six quêtes
print-corto-quest = { $adventure } : { $quest }

# --- les chapitres des règles ---
print-corto-chapter-G = La table
print-corto-chapter-S = Mise en place
print-corto-chapter-T = Un tour
print-corto-chapter-C = Personnages
print-corto-chapter-O = Objets
print-corto-chapter-L = Longue portée
print-corto-chapter-F = Figurines
print-corto-chapter-M = Marqueurs
print-corto-chapter-E = La fin
print-corto-chapter-V = Le décompte
print-corto-chapter-A = Avantages
print-corto-chapter-Q = Quêtes

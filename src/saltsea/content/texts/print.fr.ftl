# Ce que disent les feuilles imprimées, quel que soit le jeu.

print-fan-work = Une œuvre d’amateurs, non officielle, faite par Saltsea. Les mots et les images sont de nous. Si le jeu vous plaît, achetez la boîte.
print-footer = { $title } · Saltsea · cartes de 63 × 88 mm, à imprimer à 100 %
print-needed = Ce qu’il vous faut
print-needed-below = Cochez ce qui est sur la table.
print-how-scale = Imprimez à 100 %, sans « ajuster à la page ».
print-how-sides = Imprimez recto verso en retournant le papier sur son bord long : chaque dos se trouve alors derrière sa carte. On peut aussi n’imprimer qu’un côté et mettre les cartes sous pochette.
print-how-cut = Coupez d’un repère à l’autre, tout droit : les pièces se touchent, sans intervalle.
print-ruler = Cette règle mesure 100 mm. Si la vôtre dit autre chose, votre imprimante a changé l’échelle.
print-empty = Ce côté reste vide.
print-rules = Les règles

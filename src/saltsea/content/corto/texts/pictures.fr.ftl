# L’introduction illustrée de Corto et les exemples de ses règles : ce que montre chaque image. Les positions sont
# écrites par tools/write_corto_pictures.py, avec l’or que comptent les règles.
picture-corto-heading = Comment jouer
picture-corto-goal = Qui a le plus d’or à la fin gagne.
picture-corto-turn = À votre tour, jouez jusqu’à quatre cartes, puis piochez-en jusqu’à deux. Si vous n’en jouez aucune, vous pouvez changer votre main.
picture-corto-rest = Voilà tout le jeu. Ce qui suit sert à chercher : chaque règle par son numéro, et toutes les cartes.
picture-corto-example = Un exemple
picture-corto-seal = Sous le sceau : { $number }
picture-corto-hand = En main
picture-corto-total = { $seat } : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
picture-corto-board = Le plateau : { $squares }

picture-corto-lay-title = Poser un personnage et le marquer
picture-corto-lay-1 = Vous êtes rouge. Posez un personnage à côté d’un autre, sur la bande de sa couleur.
picture-corto-lay-2 = « { $card } » entre en jeu, et l’un de vos marqueurs va dessus.
picture-corto-lay-3 = Un bord blanc ajoute encore un marqueur à un voisin.

picture-corto-group-title = Des voisins d’une même couleur forment un groupe
picture-corto-group-1 = Un personnage est à vous tant que vous y avez le plus de marqueurs. En { $square } il y a égalité : vous n’avez pas de groupe, donc { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or.
picture-corto-group-2 = Un marqueur de plus gagne { $square }, et { $number } voisins forment un seul groupe. Votre plus grand groupe rapporte 2 pièces d’or par personnage : { $gold }. Les autres groupes rapportent 1 par personnage.

picture-corto-hit-title = Frapper, puis prendre
picture-corto-hit-1 = Un bord noir frappe un voisin. Les armes aussi, depuis le personnage que vous venez de poser.
picture-corto-hit-2 = « { $card } » frappe : le marqueur vert rentre chez lui.
picture-corto-hit-3 = « { $card } » frappe à son tour. Plus aucun marqueur ne protège ce personnage : il va sous votre sceau et vaut { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or.

picture-corto-visit-title = { figurine-corto-0 } passe, et ses amis paient
picture-corto-visit-1 = { figurine-corto-0 } avance de trois cases au plus, par une carte où on le voit. Ses amis portent un anneau d’or.
picture-corto-visit-2 = Chaque ami autour de lui donne 1 pièce d’or à qui a le plus de marqueurs dessus : { $red } pour vous, { $green } pour vert.
picture-corto-visit-3 = Puis vous placez jusqu’à deux marqueurs autour de lui. { figurine-corto-1 }, son contraire, retire plutôt un personnage.

picture-corto-end-title = Deux bandes pleines, et c’est fini
picture-corto-end-1 = Deux bandes sont pleines à la fin d’un tour : la partie est finie. On additionne groupes, cartes sous le sceau et quêtes. Rouge a { $red }, vert { $green } : rouge gagne.

picture-corto-T1-1 = C’est le tour de rouge, avec trois cartes en main.
picture-corto-T1-2 = Rouge joue « { $card } » en { $square } et y met un marqueur.
picture-corto-T1-3 = Son bord est blanc : rouge ajoute un marqueur à son voisin en { $square }.
picture-corto-T1-4 = Un objet agit depuis le personnage qui vient d’être joué. « { $card } » frappe { $square }, où il n’y a aucun marqueur : le personnage va sous le sceau de rouge.
picture-corto-T1-5 = « { $card } » frappe deux fois, sur toute la rangée et toute la colonne. D’abord il enlève le marqueur vert de { $square }.
picture-corto-T1-6 = Puis il frappe le train, qui est dans la même colonne : rouge prend un wagon de { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or, et pioche deux cartes.

picture-corto-F3-1 = C’est le tour de vert. { figurine-corto-0 } est en b2, et vert a une carte où on le voit.
picture-corto-F3-2 = { figurine-corto-0 } avance de deux cases. L’ami en { $first } donne { $green } pièce d’or à vert, celui en { $second } en donne { $yellow } à jaune ; en { $tied } il y a égalité, et personne n’est payé.
picture-corto-F3-3 = Vert peut alors placer deux marqueurs, les met tous deux en { $square } et y est maintenant majoritaire : un groupe, et { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or de plus.
picture-corto-F3-4 = Les figurines aussi peuvent utiliser des objets : « { $card } » frappe le train, et vert prend un wagon.

picture-corto-V6-1 = Vert compte. Le plus grand groupe, de { $number }, rapporte { $large } pièces d’or, l’autre { $small }. En { $tied } il y a égalité, donc les personnages isolés autour ne rapportent rien. Avec les cartes sous le sceau et les quêtes, cela fait { $total }.

# Une histoire de pirates : ses règles, ses cartes, jetons, événements, niveaux et chapitres. Les récits sont dans ../chapters.
title-pirates = Une histoire de pirates
brief-pirates = Vous êtes l’équipage d’un même navire : on gagne ou on perd ensemble. Tout le monde agit à la fois : posez un sablier sur une voile, la barre, un canon ou la vigie, attendez que le sable soit tombé, et faites ce qu’il permet. De manche en manche la mer se fait plus rude, et une histoire avance.

seat-pirates-0 = Rouge
seat-pirates-1 = Vert
seat-pirates-2 = Jaune
seat-pirates-3 = Bleu
timer-pirates = Sablier { $number }

sector-pirates-0 = N
    .long = nord
sector-pirates-1 = NE
    .long = nord-est
sector-pirates-2 = SE
    .long = sud-est
sector-pirates-3 = S
    .long = sud
sector-pirates-4 = SO
    .long = sud-ouest
sector-pirates-5 = NO
    .long = nord-ouest

area-pirates-0 = Boulets
area-pirates-1 = Canons de droite
area-pirates-2 = Voiles
area-pirates-3 = Barre
area-pirates-4 = Vigie
area-pirates-5 = Canons de gauche
area-pirates-6 = Réparations
# from chapter 5
area-pirates-7 = Canon de proue

space-pirates-0 = Boulets
space-pirates-1 = Canon de droite 1
space-pirates-2 = Canon de droite 2
space-pirates-3 = Voiles 1
space-pirates-4 = Voiles 2
space-pirates-5 = Barre
space-pirates-6 = Vigie
space-pirates-7 = Canon de gauche 1
space-pirates-8 = Canon de gauche 2
space-pirates-9 = Réparations
# from chapter 6
space-pirates-10 = Vigie à la lanterne
# from chapter 5
space-pirates-11 = Canon de proue

cannon-pirates-0 = canon de droite 1
cannon-pirates-1 = canon de droite 2
cannon-pirates-2 = canon de gauche 1
cannon-pirates-3 = canon de gauche 2
# from chapter 5
cannon-pirates-4 = canon de proue

card-pirates-at = la carte en { $position }
clock-pirates = { $minutes } min { $seconds } s

# --- les mêmes sous leurs noms techniques ---

a-card-pirates = une carte
a-space-pirates = un emplacement
an-event-pirates = un événement
# Ne se dit jamais : les phrases choisissent leurs mots d’après lui.
space-pirates-none = none
# Ne se dit jamais : les phrases choisissent leurs mots d’après lui.
cannon-pirates-none = none
timer-pirates-0 = Sablier 1
timer-pirates-1 = Sablier 2
timer-pirates-2 = Sablier 3
timer-pirates-3 = Sablier 4
sector-pirates-N = { sector-pirates-0 }
    .long = { sector-pirates-0.long }
sector-pirates-NE = { sector-pirates-1 }
    .long = { sector-pirates-1.long }
sector-pirates-SE = { sector-pirates-2 }
    .long = { sector-pirates-2.long }
sector-pirates-S = { sector-pirates-3 }
    .long = { sector-pirates-3.long }
sector-pirates-SW = { sector-pirates-4 }
    .long = { sector-pirates-4.long }
sector-pirates-NW = { sector-pirates-5 }
    .long = { sector-pirates-5.long }
area-pirates-cannonballs = { area-pirates-0 }
area-pirates-right-cannons = { area-pirates-1 }
area-pirates-sails = { area-pirates-2 }
area-pirates-helm = { area-pirates-3 }
area-pirates-lookout = { area-pirates-4 }
area-pirates-left-cannons = { area-pirates-5 }
area-pirates-repairs = { area-pirates-6 }
# from chapter 5
area-pirates-bow-chaser = { area-pirates-7 }
space-pirates-cannonballs = { space-pirates-0 }
space-pirates-right-1 = { space-pirates-1 }
space-pirates-right-2 = { space-pirates-2 }
space-pirates-sails-1 = { space-pirates-3 }
space-pirates-sails-2 = { space-pirates-4 }
space-pirates-helm = { space-pirates-5 }
space-pirates-lookout = { space-pirates-6 }
space-pirates-left-1 = { space-pirates-7 }
space-pirates-left-2 = { space-pirates-8 }
space-pirates-repairs = { space-pirates-9 }
# from chapter 6
space-pirates-lantern = { space-pirates-10 }
# from chapter 5
space-pirates-chaser = { space-pirates-11 }
cannon-pirates-right-1 = { cannon-pirates-0 }
cannon-pirates-right-2 = { cannon-pirates-1 }
cannon-pirates-left-1 = { cannon-pirates-2 }
cannon-pirates-left-2 = { cannon-pirates-3 }
# from chapter 5
cannon-pirates-chaser = { cannon-pirates-4 }
position-pirates-N1 = { sector-pirates-0 }1
position-pirates-N2 = { sector-pirates-0 }2
position-pirates-N3 = { sector-pirates-0 }3
position-pirates-NE1 = { sector-pirates-1 }1
position-pirates-NE2 = { sector-pirates-1 }2
position-pirates-NE3 = { sector-pirates-1 }3
position-pirates-SE1 = { sector-pirates-2 }1
position-pirates-SE2 = { sector-pirates-2 }2
position-pirates-SE3 = { sector-pirates-2 }3
position-pirates-S1 = { sector-pirates-3 }1
position-pirates-S2 = { sector-pirates-3 }2
position-pirates-S3 = { sector-pirates-3 }3
position-pirates-SW1 = { sector-pirates-4 }1
position-pirates-SW2 = { sector-pirates-4 }2
position-pirates-SW3 = { sector-pirates-4 }3
position-pirates-NW1 = { sector-pirates-5 }1
position-pirates-NW2 = { sector-pirates-5 }2
position-pirates-NW3 = { sector-pirates-5 }3
space-pirates-N1 = la carte en { position-pirates-N1 }
space-pirates-N2 = la carte en { position-pirates-N2 }
space-pirates-N3 = la carte en { position-pirates-N3 }
space-pirates-NE1 = la carte en { position-pirates-NE1 }
space-pirates-NE2 = la carte en { position-pirates-NE2 }
space-pirates-NE3 = la carte en { position-pirates-NE3 }
space-pirates-SE1 = la carte en { position-pirates-SE1 }
space-pirates-SE2 = la carte en { position-pirates-SE2 }
space-pirates-SE3 = la carte en { position-pirates-SE3 }
space-pirates-S1 = la carte en { position-pirates-S1 }
space-pirates-S2 = la carte en { position-pirates-S2 }
space-pirates-S3 = la carte en { position-pirates-S3 }
space-pirates-SW1 = la carte en { position-pirates-SW1 }
space-pirates-SW2 = la carte en { position-pirates-SW2 }
space-pirates-SW3 = la carte en { position-pirates-SW3 }
space-pirates-NW1 = la carte en { position-pirates-NW1 }
space-pirates-NW2 = la carte en { position-pirates-NW2 }
space-pirates-NW3 = la carte en { position-pirates-NW3 }

# --- les règles ---

rule-pirates-S1 = La mer autour du navire compte six secteurs ; dans le sens horaire : nord, nord-est, sud-est, sud, sud-ouest et nord-ouest. Chacun peut recevoir 3 cartes, aux places 1 à 3. Votre navire, l’Ellen, a toujours le cap sur l’un des secteurs.
    .title = La mer
rule-pirates-S2 = Six zones du navire donnent chacune sur un secteur, dans le sens horaire à partir de la proue : Boulets (1 emplacement d’action, à la proue), Canons de droite (2), Voiles (2), Barre (1, à la poupe), Vigie (1) et Canons de gauche (2). Quand l’Ellen tourne, toutes tournent avec elle. La septième, Réparations (1 emplacement), ne donne pas sur la mer et n’est jamais endommagée.
    .title = Le navire
rule-pirates-S3 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais. Il y a place à bord pour 8 Butins, 4 Fragments de plan, 4 Prisonniers et 6 Poudres ; ce qui n’a pas de place ne se prend pas.
    .title = Le matériel
    .before-3 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais.
    .before-4 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais. Il y a place à bord pour 8 Butins ; ce qui n’a pas de place ne se prend pas.
    .before-5 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais. Il y a place à bord pour 8 Butins et 4 Fragments de plan ; ce qui n’a pas de place ne se prend pas.
    .before-6 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais. Il y a place à bord pour 8 Butins, 4 Fragments de plan et 4 Prisonniers ; ce qui n’a pas de place ne se prend pas.
rule-pirates-S4 = À 3 ou 4 joueurs, chacun a un sablier ; à 2, chacun en a deux. Un joueur seul navigue avec 2, 3 ou 4 sabliers. N’importe quel sablier peut être confié à un matelot de l’ordinateur.
    .title = Qui tient les sabliers
rule-pirates-S5 = Les chapitres sont écrits pour quatre sabliers. Pour commencer, deux joueurs ont 15 secondes de plus à chaque manche ; trois sabliers ont 15 secondes de plus, un navire et une carte Rochers de moins ; un joueur seul avec deux sabliers a 15 secondes de plus, deux navires et une carte Rochers de moins. On retire les navires dans l’ordre de la liste de distribution, les ennemis simples (Brigantin, Corvette, Canonnière) avant les autres. On ne retire jamais un Marchand ni un navire que nomme un but. Chaque chapitre ajuste ensuite son temps, et parfois ses cartes, à son équipage ; ce qui en résulte est dit avant de commencer.
    .title = Petits équipages
    .before-2 = Les chapitres sont écrits pour quatre sabliers. Pour commencer, deux joueurs ont 15 secondes de plus à chaque manche ; trois sabliers ont 15 secondes de plus, un navire et une carte Rochers de moins ; un joueur seul avec deux sabliers a 15 secondes de plus, deux navires et une carte Rochers de moins. On retire les navires dans l’ordre de la liste de distribution, les ennemis simples (Brigantin, Corvette) avant les autres. On ne retire jamais un navire que nomme un but. Chaque chapitre ajuste ensuite son temps, et parfois ses cartes, à son équipage ; ce qui en résulte est dit avant de commencer.
    .before-3 = Les chapitres sont écrits pour quatre sabliers. Pour commencer, deux joueurs ont 15 secondes de plus à chaque manche ; trois sabliers ont 15 secondes de plus, un navire et une carte Rochers de moins ; un joueur seul avec deux sabliers a 15 secondes de plus, deux navires et une carte Rochers de moins. On retire les navires dans l’ordre de la liste de distribution, les ennemis simples (Brigantin, Corvette, Canonnière) avant les autres. On ne retire jamais un navire que nomme un but. Chaque chapitre ajuste ensuite son temps, et parfois ses cartes, à son équipage ; ce qui en résulte est dit avant de commencer.

rule-pirates-T1 = Vous ne touchez aucun autre sablier que le vôtre. Si vous en avez deux, les deux sont à vous.
    .title = Chacun son sablier
rule-pirates-T2 = Vous posez un sablier, sable coulant, dans un emplacement d’action ni occupé ni endommagé. Il peut se trouver sur le navire ou sur une carte face visible.
    .title = Poser
rule-pirates-T3 = Le sable coule pendant 30 secondes. Tant qu’il n’est pas tout entier passé, personne ne touche au sablier, même s’il est au mauvais endroit.
    .title = Trente secondes
rule-pirates-T4 = Une fois le sable écoulé, vous pouvez accomplir l’action de cet emplacement au moment qui vous plaît, une seule fois, puis vous reprenez le sablier. Vous pouvez aussi le reprendre sans rien accomplir. Direction, cible et tout autre choix se décident quand on accomplit l’action, jamais quand on pose le sablier.
    .title = Accomplir l’action
rule-pirates-T5 = Un sablier ne va jamais deux fois de suite dans la même zone du navire, pas même dans son autre emplacement, ni deux fois de suite sur une seule et même carte. Canons de droite et Canons de gauche sont deux zones différentes. C’est la pose qui compte, même si le sablier a été repris sans rien accomplir. Si vous avez deux sabliers, chacun ne se souvient que de sa propre place.
    .title = Jamais deux fois de suite
rule-pirates-T6 = Quand l’horloge de la manche arrive à zéro, plus rien ne s’accomplit, même avec un sablier dont le sable finit à cet instant précis. Tous les sabliers reviennent et oublient où ils étaient. Il en va de même quand un but met fin à la manche.
    .title = Le temps est écoulé
rule-pirates-T7 = Si une carte quitte le plateau alors qu’un sablier s’y trouve, celui-ci revient aussitôt. Cette carte reste sa dernière place.
    .title = Une carte s’en va sous un sablier

rule-pirates-A1 = Voiles : augmentez ou réduisez la vitesse d’un cran. Elle ne descend pas sous 0 et ne dépasse pas 3.
    .title = Voiles
rule-pirates-A2 = Barre : tournez la proue à gauche ou à droite, de 1 ou 2 secteurs à la vitesse 1, d’exactement 1 à la vitesse 2. À la vitesse 0 ou 3, le navire ne peut pas tourner. Toutes les cartes du secteur où la proue s’arrête sont révélées ; un secteur qu’elle ne fait que franchir reste tel quel. Une carte qui arrive plus tard dans le secteur de la proue est révélée elle aussi.
    .title = Barre
rule-pirates-A3 = Vigie : désignez une carte face cachée, dans n’importe quel secteur, et révélez-la.
    .title = Vigie
rule-pirates-A4 = Réparations : ôtez un bouchon d’un emplacement endommagé. Il retourne à la réserve, et l’emplacement peut resservir.
    .title = Réparations
rule-pirates-A5 = Boulets : chargez 1 ou 2 boulets de la réserve, chacun dans un canon vide différent, où que ce soit sur le navire. Un canon endommagé garde son boulet et peut être chargé, mais il ne tire pas.
    .title = Boulets
rule-pirates-A6 = Canons : tirez avec le canon de cet emplacement, s’il est chargé ; son boulet retourne à la réserve. Visez une carte face visible qui a des points de vie, dans le secteur sur lequel donne alors le canon, et lancez le dé : 1 coup, 2 coups, ou canon brisé, dont le sablier revient tandis qu’un bouchon prend sa place. Le tir qui couvre le dernier point de vie coule la carte : elle est défaussée, ses jetons de dégât retournent à la réserve, et les coups en trop sont perdus. Sans cible, on ne peut pas tirer, et le boulet reste en place.
    .title = Canons
rule-pirates-A7 = Sur les six faces du dé, trois montrent 1 coup, deux montrent 2 coups et une montre un canon brisé. Les ennemis lancent le même dé pour chaque tir : chaque coup est un dégât pour l’Ellen, et un canon brisé est un tir manqué.
    .title = Le dé
rule-pirates-A8 = L’emplacement d’action d’une carte ne sert que tant que la carte est face visible. Si elle montre une vitesse, l’Ellen doit en outre pointer sur elle à cette vitesse exacte au moment où l’action s’accomplit ; pour poser le sablier, peu importe.
    .title = Agir sur une carte
rule-pirates-A9 = Vous pointez sur une carte à une vitesse donnée quand la proue est dans son secteur et que les voiles sont à ce chiffre. On le vérifie après tout changement de cap ou de vitesse, quelle qu’en soit la cause, et chaque fois que la proue révèle une carte, mais jamais au début ni à la fin d’une manche. Un Tourbillon agit dès que la proue est sur lui, face visible, à la vitesse 0 ou 1 après un tel changement de cap ou de vitesse ; lui non plus ne fait rien au début d’une manche.
    .title = Pointer sur une carte
    .before-4 = Vous pointez sur une carte à une vitesse donnée quand la proue est dans son secteur et que les voiles sont à ce chiffre. On le vérifie après tout changement de cap ou de vitesse, quelle qu’en soit la cause, et chaque fois que la proue révèle une carte, mais jamais au début ni à la fin d’une manche.
rule-pirates-A10 = Quand la proue s’arrête, on révèle d’abord toutes les cartes du secteur. Ensuite Rochers et Bancs de brume agissent dans l’ordre de leurs places, puis on vérifie ce qui est pointé (A9), et un Tourbillon vient en dernier. Si le dernier point de vie se perd au moment où un but est atteint, la perte passe d’abord. Un choix encore ouvert quand l’horloge arrive à zéro est fait quand même, et le but qu’il atteint compte.
    .title = Ce qui vient d’abord
    .before-3 = Quand la proue s’arrête, on révèle d’abord toutes les cartes du secteur. Ensuite les Rochers agissent dans l’ordre de leurs places, puis on vérifie ce qui est pointé (A9). Si le dernier point de vie se perd au moment où un but est atteint, la perte passe d’abord. Un choix encore ouvert quand l’horloge arrive à zéro est fait quand même, et le but qu’il atteint compte.
    .before-4 = Quand la proue s’arrête, on révèle d’abord toutes les cartes du secteur. Ensuite Rochers et Bancs de brume agissent dans l’ordre de leurs places, puis on vérifie ce qui est pointé (A9). Si le dernier point de vie se perd au moment où un but est atteint, la perte passe d’abord. Un choix encore ouvert quand l’horloge arrive à zéro est fait quand même, et le but qu’il atteint compte.

rule-pirates-D1 = Quand une carte endommage l’Ellen, un bouchon va dans un emplacement libre de la zone qui donne à ce moment-là sur le secteur de la carte.
    .title = Bouchons
rule-pirates-D2 = Pour chaque bouchon qu’on ne peut pas placer, faute de bouchon dans la réserve ou d’emplacement libre dans la zone, l’équipage perd 1 point de vie.
    .title = Ni bouchon ni place
rule-pirates-D3 = Certains événements endommagent une zone qu’ils nomment ; les bouchons s’y placent de la même façon. Pendant une manche, un emplacement où se trouve un sablier n’est pas libre, d’où que vienne le dégât.
    .title = Dégâts d’événement
rule-pirates-D4 = Si une zone a deux emplacements libres, l’équipage choisit celui du bouchon. Au bout de 3 secondes, c’est le premier emplacement libre ; en mode pas à pas, l’équipage doit choisir. Tant que le choix est ouvert, la zone ne reçoit pas de sablier, ni les Voiles ni la Barre ne peuvent s’accomplir, et l’événement suivant attend. Tout autre choix que doit l’équipage, comme pour Poudre mouillée, Bon présage ou un Banc de brume, suit la même règle.
    .title = Le choix de l’équipage
    .before-2 = Si une zone a deux emplacements libres, l’équipage choisit celui du bouchon. Au bout de 3 secondes, c’est le premier emplacement libre ; en mode pas à pas, l’équipage doit choisir. Tant que le choix est ouvert, la zone ne reçoit pas de sablier, ni les Voiles ni la Barre ne peuvent s’accomplir, et l’événement suivant attend. Tout autre choix que doit l’équipage suit la même règle.
    .before-3 = Si une zone a deux emplacements libres, l’équipage choisit celui du bouchon. Au bout de 3 secondes, c’est le premier emplacement libre ; en mode pas à pas, l’équipage doit choisir. Tant que le choix est ouvert, la zone ne reçoit pas de sablier, ni les Voiles ni la Barre ne peuvent s’accomplir, et l’événement suivant attend. Tout autre choix que doit l’équipage, comme pour Poudre mouillée ou Bon présage, suit la même règle.
rule-pirates-D5 = Si un canon se brise et qu’il n’y a pas de bouchon dans la réserve, son sablier revient, 1 point de vie est perdu, et l’emplacement reste utilisable.
    .title = Brisé sans bouchon
rule-pirates-D6 = Quand il ne reste aucun point de vie, le chapitre est perdu sur-le-champ.
    .title = Le dernier point de vie

rule-pirates-R1 = Les chapitres de l’histoire se suivent : chacun s’ouvre quand le précédent est gagné. On peut rejouer les chapitres gagnés.
    .title = Un chapitre après l’autre
rule-pirates-R2 = Un chapitre raconte son histoire et ses nouveautés, fixe points de vie, bouchons, voiles et pièces du navire, puis viennent ses manches. À chaque manche, les cartes nommées sont mélangées et distribuées dans les secteurs, 3 au plus dans chacun, face cachée sauf mention contraire ; puis elle commence, le sable coule, et elle finit. Les cartes de but ne vont jamais dans le secteur de la proue : ce sont celles qu’un but nomme et celles qui portent un jeton qu’un but réclame.
    .title = Un chapitre et ses manches
rule-pirates-R3 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers ; le Butin qui se trouve dans un secteur y reste. Kraken, Tentacules, Galions, Vaisseaux fantômes et Vaisseau amiral sont redistribués jusqu’à ce qu’ils coulent, et gardent leurs dégâts (R10).
    .title = Ce qu’on garde
    .before-3 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers.
    .before-7 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers ; le Butin qui se trouve dans un secteur y reste.
    .before-8 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers ; le Butin qui se trouve dans un secteur y reste. Le Kraken et ses Tentacules sont redistribués jusqu’à ce qu’ils coulent, et gardent leurs dégâts (R10).
    .before-9 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers ; le Butin qui se trouve dans un secteur y reste. Kraken, Tentacules et Galions sont redistribués jusqu’à ce qu’ils coulent, et gardent leurs dégâts (R10).
    .before-10 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers ; le Butin qui se trouve dans un secteur y reste. Kraken, Tentacules, Galions et Vaisseaux fantômes sont redistribués jusqu’à ce qu’ils coulent, et gardent leurs dégâts (R10).
rule-pirates-R4 = Au début d’une manche, les cartes du secteur de la proue sont révélées. Elles n’ont alors aucun effet.
    .title = Le début d’une manche
rule-pirates-R5 = À la fin d’une manche, toutes les cartes sont révélées, sans effet. Puis chaque carte encore là tire une fois par tir qu’elle montre : dans le sens horaire à partir du secteur de la proue, et dans chaque secteur à partir de la place 1.
    .title = La fin d’une manche
rule-pirates-R6 = Dès que le but d’une manche ou du chapitre est atteint, la manche finit. Les ennemis tirent encore (R5), sauf après le dernier but du chapitre : il est alors gagné. Il est perdu quand il ne reste aucun point de vie, quand la dernière manche finit sans que le but soit atteint, ou quand une manche qui a son propre but finit sans lui.
    .title = Gagner et perdre
rule-pirates-R7 = À partir du chapitre 2, des événements surgissent pendant les manches, avec un son et un texte ; l’équipage applique chacun d’eux et continue. L’horloge ne s’arrête pas, sauf au niveau Mousse, où l’horloge et le sable attendent Continuer. Il y a un événement par manche, mais deux dans les manches 3 et 4 du chapitre 6 et dans toutes celles des chapitres 8 et 10. Un Capitaine en rencontre un de plus par manche, sauf au chapitre 10. S’il y en a plusieurs, chacun tombe dans sa part du temps. Aucun n’arrive dans les 20 premières ni les 20 dernières secondes d’une manche, et aucun deux fois dans la même. Un événement que le chapitre dit certain est le dernier de sa manche, ou l’un des derniers.
    .title = Événements
    .before-10 = À partir du chapitre 2, des événements surgissent pendant les manches, avec un son et un texte ; l’équipage applique chacun d’eux et continue. L’horloge ne s’arrête pas, sauf au niveau Mousse, où l’horloge et le sable attendent Continuer. Il y a un événement par manche, ou deux là où le chapitre le dit, et un de plus pour un Capitaine ; s’il y en a plusieurs, chacun tombe dans sa part du temps. Aucun n’arrive dans les 20 premières ni les 20 dernières secondes d’une manche, et aucun deux fois dans la même. Un événement que le chapitre dit certain est le dernier de sa manche, ou l’un des derniers.
rule-pirates-R8 = Quand un chapitre dit autre chose que ces règles, faites ce que dit le chapitre.
    .title = Le chapitre a raison
rule-pirates-R9 = Tout joueur peut mettre en pause : l’horloge et tout le sable s’arrêtent, et chacun le voit. La pause dure jusqu’à ce que quelqu’un reprenne. Le score dit combien de pauses l’équipage a faites.
    .title = Pause
# from chapter 7
rule-pirates-R10 = Kraken, Tentacules, Galions, Vaisseaux fantômes et Vaisseau amiral sont redistribués jusqu’à ce qu’ils coulent, mais un chapitre n’en a que le nombre que dit sa flotte. Ceux qui restent à flot comptent dans le nombre de la distribution suivante ; un ennemi coulé ne revient jamais. Tous, sauf les Tentacules, sont distribués à chaque manche suivante tant qu’il en reste, que la manche le dise ou non. Ils gardent leurs dégâts : on les remet quand une telle carte est révélée, les plus grands d’abord.
    .title = Les ennemis qui reviennent
    .before-8 = Le Kraken et ses Tentacules sont redistribués jusqu’à ce qu’ils coulent ; coulés, ils ne reviennent jamais, et un chapitre n’a que le nombre de Tentacules que dit sa flotte. Ils gardent leurs dégâts : on les remet quand une telle carte est révélée, les plus grands d’abord.
    .before-9 = Kraken, Tentacules et Galions sont redistribués jusqu’à ce qu’ils coulent, mais un chapitre n’en a que le nombre que dit sa flotte. Ceux qui restent à flot comptent dans le nombre de la distribution suivante ; un ennemi coulé ne revient jamais. Kraken et Galions sont distribués à chaque manche suivante tant qu’il en reste, que la manche le dise ou non. Ils gardent leurs dégâts : on les remet quand une telle carte est révélée, les plus grands d’abord.
    .before-10 = Kraken, Tentacules, Galions et Vaisseaux fantômes sont redistribués jusqu’à ce qu’ils coulent, mais un chapitre n’en a que le nombre que dit sa flotte. Ceux qui restent à flot comptent dans le nombre de la distribution suivante ; un ennemi coulé ne revient jamais. Tous, sauf les Tentacules, sont distribués à chaque manche suivante tant qu’il en reste, que la manche le dise ou non. Ils gardent leurs dégâts : on les remet quand une telle carte est révélée, les plus grands d’abord.
rule-pirates-R11 = Le jeu libre mêle cartes, événements et pièces du navire des chapitres déjà ouverts en un voyage à part. Le voyage du jour offre la même mer à tous les équipages de la journée.
    .title = Jeu libre et voyage du jour
rule-pirates-R12 = Par Mer calme, la table va à la moitié ou aux trois quarts de la vitesse, pour tout le monde. Aucune règle ne change ; c’est noté avec le score.
    .title = Mer calme

rule-pirates-P1 = Un chapitre gagné rapporte 20 points par point de vie restant, 10 par bouchon de moins que trois sur le navire, 10 pour le but facultatif, et 1 par tranche de 2 secondes restantes dans la dernière manche, mais pas plus de 30 pour le temps. Le total compte une fois au niveau Mousse, une fois et demie au niveau Bosco et deux fois au niveau Capitaine, arrondi vers le bas. Un chapitre perdu rapporte 0.
    .title = Le score
rule-pirates-P2 = Un chapitre gagné vaut 1 étoile. Il en vaut 2 avec au moins trois points de vie et au plus un bouchon sur le navire, et 3 si, de plus, aucun point de vie n’a été perdu ou si le but facultatif a été atteint.
    .title = Étoiles
rule-pirates-P3 = Chaque chapitre a un but facultatif. Il vaut 10 points avant que le niveau compte, et n’est jamais nécessaire pour gagner.
    .title = Le but facultatif
rule-pirates-Q1 = Avec le jeu en carton, l’App fait tout, sauf montrer la mer. Vous choisissez chapitre, joueurs et niveau, verrous et meilleurs scores sous les yeux ; elle raconte l’histoire, montre les nouveautés (touchez une carte ou un jeton pour lire sa règle) et la mise en place du chapitre et de la manche, fait le compte à rebours et annonce les événements. À la fin d’une manche, elle vous mène de tireur en tireur, lance le dé ou vous demande ce qu’il montre, et dit où va le bouchon ; puis elle donne le résultat et conserve la campagne. Le jeu numérique est le même, sauf que le serveur fait ce que feraient vos mains.
    .title = L’App

# --- les cartes ---

rule-pirates-card-brigantine = Un ennemi simple, avec 1 point de vie. Il tire 1 fois à la fin de la manche.
    .title = Brigantin
rule-pirates-card-corvette = Un ennemi simple, avec 2 points de vie. Elle tire 1 fois à la fin de la manche.
    .title = Corvette
rule-pirates-card-gunboat = Un ennemi simple, avec 1 point de vie seulement, mais elle tire 2 fois à la fin de la manche.
    .title = Canonnière
rule-pirates-card-frigate = Un ennemi avec 3 points de vie, qui tire 1 fois à la fin de la manche. Quand survient la Chasse, elle ne suit pas les autres : elle avance d’un secteur dans le sens horaire.
    .title = Frégate
rule-pirates-card-galleon = Il a 4 points de vie et tire 2 fois à la fin de la manche. Coulé, il laisse 1 Butin dans son secteur ; vous le prenez quand la proue s’y arrête. Les Galions restés à flot sont redistribués avec leurs dégâts (R10).
    .title = Galion
rule-pirates-card-merchant = Il a 2 points de vie et ne tire pas. Son emplacement d’action sert quand vous pointez sur lui à la vitesse 1 : vous l’abordez, prenez 1 Butin et le défaussez. Si vous le coulez, le Butin coule aussi.
    .title = Marchand
rule-pirates-card-fort = Il a 4 points de vie et tire 2 fois à la fin de la manche. Il est toujours face visible et ne bouge jamais.
    .title = Fort
rule-pirates-card-fireship = Il a 1 point de vie et ne tire pas. S’il est encore là à la fin de la manche, il fait 2 dégâts sans lancer de dé, et ses bouchons sont du Feu.
    .title = Brûlot
rule-pirates-card-ghost-ship = Il a 2 points de vie et tire 1 fois à la fin de la manche. On ne peut l’atteindre que tant que l’Ellen est à la vitesse 3. Quand son tir touche, le sablier au plus petit numéro est maudit. Les Vaisseaux fantômes restés à flot sont redistribués avec leurs dégâts (R10).
    .title = Vaisseau fantôme
rule-pirates-card-flagship = Il a 8 points de vie et tire 3 fois à la fin de la manche, une fois de moins par tranche de 3 dégâts qu’il porte. Il est redistribué avec ses dégâts jusqu’à ce qu’il coule (R10).
    .title = Vaisseau amiral
rule-pirates-card-rocks = Chaque fois que la proue s’arrête dessus, ils font 1 dégât. Révélés par la Vigie, ils ne font rien. Ils restent sur le plateau.
    .title = Rochers
rule-pirates-card-fog = Elle ne cache rien : dès qu’elle est révélée, on la défausse.
    .title = Brume
rule-pirates-card-fog-bank = Quand la proue le révèle, l’équipage choisit une carte face visible d’un secteur voisin, qui est remise face cachée. Le Banc de brume reste sur le plateau.
    .title = Banc de brume
rule-pirates-card-passage-1 = Pointez sur lui à la vitesse 1 : il est défaussé et compte pour le but qui le demande. Tant que ce but en attend un autre avant lui, le Passage reste sur le plateau.
    .title = Passage 1
rule-pirates-card-passage-2 = Pointez sur lui à la vitesse 2 : il est défaussé et compte pour le but qui le demande. Tant que ce but en attend un autre avant lui, le Passage reste sur le plateau.
    .title = Passage 2
rule-pirates-card-passage-3 = Pointez sur lui à la vitesse 3 : il est défaussé et compte pour le but qui le demande. Tant que ce but en attend un autre avant lui, le Passage reste sur le plateau.
    .title = Passage 3
rule-pirates-card-whirlpool = Si la proue est sur lui à la vitesse 0 ou 1, l’Ellen tourne de deux secteurs dans le sens horaire et s’arrête là ; puis le Tourbillon est défaussé. Il ne fait rien au début d’une manche (A9).
    .title = Tourbillon
rule-pirates-card-island = Son emplacement d’action sert quand vous pointez sur elle à la vitesse 0 : vous débarquez, prenez le jeton qui s’y trouve et défaussez l’Île.
    .title = Île
rule-pirates-card-wreck = Son emplacement d’action sert quels que soient le cap et la vitesse : ôtez du navire un bouchon de votre choix, ou prenez 1 Poudre. Puis l’Épave est défaussée.
    .title = Épave
rule-pirates-card-lighthouse = Une carte de but : trouvez-le et pointez sur lui à la vitesse 2.
    .title = Phare
rule-pirates-card-tentacle = Il a 2 points de vie et ne tire pas. Tant qu’il est face visible, aucun sablier ne peut être posé dans l’emplacement non endommagé au plus grand numéro de la zone qui donne sur lui ; un bouchon le peut. Deux Tentacules ferment deux emplacements. La Barre n’est jamais fermée. Les Tentacules qui ne sont pas coulés sont redistribués avec leurs dégâts (R10).
    .title = Tentacule
rule-pirates-card-kraken = Il a 5 points de vie et tire 2 fois à la fin de la manche. Le premier jet qui le touche dans un chapitre compte en entier et révèle tous les Tentacules ; ensuite, on ne peut l’atteindre que tant qu’aucun Tentacule n’est face visible. Il est redistribué avec ses dégâts jusqu’à ce qu’il coule (R10).
    .title = Kraken
rule-pirates-card-siren = Tant qu’elle est face visible, personne ne peut poser de sablier ni rien accomplir dans la zone qui donne sur elle ; seule la Barre est sourde à son chant. Pointez sur elle à la vitesse 3, et elle est défaussée.
    .title = Sirène

# --- les jetons et les pièces du navire ---

rule-pirates-token-loot = Il se prend sur les Marchands et les Galions coulés. Certains buts le demandent. Le navire a place pour 8.
    .title = Butin
    .before-8 = Il se prend sur les Marchands. Certains buts le demandent. Le navire a place pour 8.
rule-pirates-token-map = Il se trouve sur une Île et monte à bord quand vous y débarquez. Trois fragments font un plan entier. Le navire a place pour 4.
    .title = Fragment de plan
rule-pirates-token-prisoner = Il attend sur une Île et monte à bord quand vous y débarquez. Un but en demande. Le navire a place pour 4.
    .title = Prisonnier
rule-pirates-token-powder = Dites que vous l’employez avant de lancer le dé pour l’un de vos canons ; elle est alors épuisée. 1 coup devient 2, 2 coups deviennent 3, et un canon brisé devient 1 coup, sans bouchon. Le navire a place pour 6.
    .title = Poudre
rule-pirates-token-fire = Un bouchon qui brûle. À chaque événement, avant son effet, il se propage une fois : un bouchon va dans la zone suivante dans le sens horaire, ou bien un point de vie est perdu si c’est impossible (D2). Les Réparations l’ôtent comme tout bouchon.
    .title = Feu
rule-pirates-token-curse = Le sable d’un sablier maudit met 40 secondes au lieu de 30, jusqu’à ce que ce sablier ait accompli les Réparations. Il le peut pour cela même s’il n’y a aucun bouchon à ôter.
    .title = Malédiction
rule-pirates-token-lantern = Une pièce du navire : la Vigie reçoit un second emplacement d’action.
    .title = Lanterne
rule-pirates-token-bow-chaser = Une pièce du navire : un cinquième canon, qui tire dans le secteur où l’Ellen a le cap. Pour la pose des sabliers (T5), il est une zone à part. Les dégâts à la proue peuvent aller dans son emplacement.
    .title = Canon de proue
rule-pirates-token-hull = Une pièce du navire : le premier bouchon de chaque manche est ignoré, même celui d’un canon brisé ou un bouchon qui coûterait un point de vie.
    .title = Coque renforcée

# --- les événements ---

rule-pirates-event-gust = La vitesse augmente de 1, sans dépasser 3.
    .title = Rafale
    .cry = Tenez vos chapeaux ! Et tenez le mât !
    .short = Le vent nous pousse plus vite.
rule-pirates-event-lull = La vitesse baisse de 1, sans descendre sous 0.
    .title = Accalmie
    .cry = Plus un souffle. Quelqu’un a-t-il essayé de siffler ?
    .short = Le vent tombe, nous ralentissons.
rule-pirates-event-current = La proue s’arrête un secteur plus loin dans le sens horaire, à n’importe quelle vitesse.
    .title = Courant
    .cry = Qui tient la barre ? Pourquoi personne ne tient la barre ?
    .short = Le navire dérive vers la droite.
rule-pirates-event-loose-timber = 1 dégât aux Voiles.
    .title = Bois branlant
    .cry = Gare à vos têtes, c’est une forêt qui descend !
    .short = Un trou dans les voiles.
rule-pirates-event-broken-wheel = 1 dégât à la Barre.
    .title = Barre brisée
    .cry = Je tiens la barre ! Je ne tiens… que la barre.
    .short = Un trou à la barre.
rule-pirates-event-snapped-ladder = 1 dégât à la Vigie.
    .title = Échelle rompue
    .cry = Que personne ne regarde en bas. Que personne ne monte, d’ailleurs.
    .short = Un trou à la vigie.
rule-pirates-event-powder-fire = 1 dégât aux Boulets.
    .title = Feu aux poudres
    .cry = Le feu aux poudres ! Marchez, ne courez pas. Bon, courez !
    .short = Un trou près des boulets.
rule-pirates-event-wet-powder = Un boulet chargé, au choix de l’équipage, retourne à la réserve.
    .title = Poudre mouillée
    .cry = Quel âne a lavé le canon ?
    .short = Un boulet chargé perdu, au choix.
rule-pirates-event-reinforcement = Un Brigantin arrive, face visible, dans le secteur qui a le moins de cartes ; si plusieurs sont à égalité, dans le premier d’entre eux dans le sens horaire à partir de la proue.
    .title = Renfort
    .cry = Voile en vue ! Et ce n’est pas pour apporter un gâteau.
    .short = Un nouveau navire ennemi arrive.
rule-pirates-event-fog-rolls-in = Deux cartes tirées au hasard sont remises face cachée. Le Fort et les cartes du secteur de la proue sont épargnés.
    .title = La brume monte
    .cry = Je l’ai vu à l’instant, je le jure !
    .short = Deux cartes de nouveau face cachée.
rule-pirates-event-chase = Dans le sens horaire à partir du secteur de la proue, chaque navire face visible avance d’un secteur vers la poupe, par le plus court chemin, ou dans le sens horaire si les deux se valent. Un navire à la poupe reste sur place, de même que celui dont le prochain secteur est plein. Les Frégates avancent plutôt d’un secteur dans le sens horaire.
    .title = Chasse
    .cry = Ils nous contournent par l’arrière !
    .short = Les navires visibles gagnent notre poupe.
rule-pirates-event-good-omen = Un bouchon, au choix de l’équipage, est ôté du navire.
    .title = Bon présage
    .cry = Un dauphin m’a fait un clin d’œil. Je me sens tout réparé.
    .short = Un bouchon s’en va, au choix.
rule-pirates-event-rum = Le sablier qui en a encore pour le plus longtemps est prêt aussitôt.
    .title = Rhum
    .cry = Double ration pour le plus lent !
    .short = Le sablier le plus lent : prêt.
rule-pirates-event-thunder = Pendant 20 secondes, personne ne peut poser de sablier ni rien accomplir à la Vigie.
    .title = Tonnerre
    .cry = Descendez de ce mât, à moins de vouloir finir croustillant !
    .short = Personne à la vigie pour l’instant.

# --- les niveaux ---

rule-pirates-level-deckhand = Il y a 5 points de vie et un bouchon de moins au départ ; dans certains chapitres, le premier ennemi simple de chaque manche devient de la Brume. La plupart des chapitres donnent plus de temps, aucun n’en donne moins. L’horloge et le sable s’arrêtent pendant les événements. Le score compte une fois. Avant chaque chapitre, il est dit ce qui y change vraiment.
    .title = Mousse
rule-pirates-level-bosun = Tout comme c’est écrit : 5 points de vie dans les chapitres 1 à 5 et 4 dans les chapitres 6 à 10. L’horloge tourne pendant les événements. Le score compte une fois et demie.
    .title = Bosco
rule-pirates-level-captain = Il y a 4 points de vie dans les chapitres 1 à 5 et 3 dans les chapitres 6 à 10 et, à partir du chapitre 2, un événement de plus dans la plupart des chapitres. La plupart des chapitres donnent moins de temps, aucun n’en donne plus ; dans certains, une Brume de chaque manche devient un Brigantin, ou manque. L’horloge tourne pendant les événements. Le score compte deux fois. Avant chaque chapitre, il est dit ce qui y change vraiment.
    .title = Capitaine

# --- les chapitres ---

rule-pirates-chapter-1 = Quittez le port-prison : à chacune des trois manches, trouvez un Passage et pointez sur lui à sa vitesse. Une manche sans Passage fait perdre le chapitre.
    .title = Chaînes brisées
rule-pirates-chapter-2 = Coulez 5 navires en tout.
    .title = La meute à nos trousses
rule-pirates-chapter-3 = Prenez 4 Butins aux Marchands.
    .title = Cale vide
rule-pirates-chapter-4 = Trouvez 3 Fragments de plan sur les Îles.
    .title = Trois coins déchirés
rule-pirates-chapter-5 = Libérez 2 Prisonniers sous les canons du Fort. Puis partez par un Passage.
    .title = Les invitées du gouverneur
rule-pirates-chapter-6 = Cherchez votre route à travers le récif, de nuit : pointez sur deux Passages à leur vitesse. Puis trouvez le Phare et pointez sur lui à la vitesse 2.
    .title = Eaux noires
rule-pirates-chapter-7 = Coulez le Kraken, qui a huit bras. Un bras coulé ne revient jamais.
    .title = Huit bras
rule-pirates-chapter-8 = Coulez 3 Galions et prenez à bord le Butin des trois.
    .title = La flotte d’argent
rule-pirates-chapter-9 = Coulez 3 Vaisseaux fantômes, et n’ayez plus aucune Sirène sur le plateau, pas même face cachée. Dès que les deux sont vrais, vous avez gagné.
    .title = Un équipage bien froid
rule-pirates-chapter-10 = Coulez le Vaisseau amiral. Puis partez par le Passage 3.
    .title = Le vaisseau amiral du roi

# --- ce que comptent les rapports ---

# from chapter 6
# from chapter 9

# --- ce que peut faire l’équipage ---

action-pirates-Start = Lancer la manche
action-pirates-Place = Poser le { $timer } : { $space }
action-pirates-TakeBack = Reprendre le { $timer } sans rien accomplir
action-pirates-SetSails = { $timer } : { $step ->
    [1] monter les voiles d’un cran
   *[-1] baisser les voiles d’un cran
 }
    .ask = voiles plus haut ou plus bas ?
action-pirates-Turn = { $timer } : { $sectors ->
    [-2] tourner la proue de 2 secteurs à gauche
    [-1] tourner la proue de 1 secteur à gauche
    [1] tourner la proue de 1 secteur à droite
   *[2] tourner la proue de 2 secteurs à droite
 }
    .ask = de quel côté ?
action-pirates-Look = { $timer } : révéler la carte en { $position }
    .ask = quelle carte ?
action-pirates-Repair = { $timer } : { $space ->
    [none] lever la malédiction
   *[other] réparer « { $space } »
 }
    .before-9 = { $timer } : réparer « { $space } »
    .ask = quel bouchon ?
action-pirates-Load = { $timer } : { $second ->
    [none] charger le { $first }
   *[other] charger le { $first } et le { $second }
 }
    .ask = { $picked ->
        [0] quel canon ?
       *[other] et quel second canon ?
     }
action-pirates-Fire = { $timer } : { $powder ->
    [0] tirer sur { $position }
   *[1] tirer sur { $position } avec de la Poudre
 }
    .before-6 = { $timer } : tirer sur { $position }
    .ask = sur quelle carte ?
# from chapter 3
action-pirates-Board = { $timer } : aborder le navire et prendre son Butin
    .ask = on y va ?
# from chapter 4
action-pirates-Land = { $timer } : débarquer et prendre ce qui s’y trouve
    .ask = on y va ?
# from chapter 6
action-pirates-Salvage = { $timer } : { $space ->
    [none] prendre de la Poudre dans l’épave
   *[other] réparer « { $space } » avec les planches de l’épave
 }
    .ask = que prenez-vous ?
action-pirates-Cork = Mettre le bouchon ici : { $space }
action-pirates-Unload = Décharger le { $cannon }
action-pirates-Uncork = Ôter le bouchon ici : { $space }
action-pirates-Hide = Remettre face cachée la carte en { $position }
action-pirates-Continue = Continuer
action-pirates-Pause = Pause
action-pirates-Resume = Reprendre

# --- ce qui arrive ---

event-pirates-Dealt = la manche { $round } est distribuée : { $deal }. Face cachée et mélangées, les cartes sont en { $positions }
event-pirates-EventPlanned = l’App garde un événement sous le coude
event-pirates-Ready = la manche { $round } est prête : lancez-la si vous l’osez
event-pirates-RoundStarted = { $seat } lance{ verb-end } l’horloge
event-pirates-SailsUp = la manche { $round } est en route
event-pirates-ClockRanOut = le temps est écoulé
event-pirates-StageReached = l’étape { $stage } du but est faite, la suivante est ouverte
event-pirates-GoalReached = le but est atteint, il restait { $left }
event-pirates-TimersCleared = la manche { $round } est finie : tous les sabliers reviennent et oublient où ils étaient
event-pirates-FiringBegan = tout est à découvert : l’ennemi ouvre le feu
event-pirates-TookAim = la carte en { $position } met en joue : { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
 }
event-pirates-RoundEnded = on débarrasse la mer après la manche { $round }
event-pirates-VoyageEnded = { $result ->
    [1] le chapitre est gagné
    [2] le dernier point de vie est perdu et l’Ellen sombre : le chapitre est perdu
   *[3] trop tard : le chapitre est perdu
 }

event-pirates-CardTurned = { $position }, { $how ->
    [0] devant la proue au départ
    [1] révélée par la proue
    [2] vue de la Vigie
    [3] révélée à la fin
    [4] face visible dès la distribution
   *[5] appelée par le Kraken
 } : { $leaves ->
    [0] { $wounds ->
        [0] { $card }
        [one] { $card }, avec { $wounds } dégât d’avant
       *[other] { $card }, avec { $wounds } dégâts d’avant
     }
   *[1] { $card }, et plus rien
 }
    .before-7 = { $position }, { $how ->
        [0] devant la proue au départ
        [1] révélée par la proue
        [2] vue de la Vigie
        [3] révélée à la fin
       *[4] face visible dès la distribution
     } : { $leaves ->
        [0] { $wounds ->
            [0] { $card }
            [one] { $card }, avec { $wounds } dégât d’avant
           *[other] { $card }, avec { $wounds } dégâts d’avant
         }
       *[1] { $card }, et plus rien
     }
event-pirates-CardHidden = { $seat ->
    [none] la carte en { $position } est remise face cachée
   *[other] { $seat } { $seat-is ->
        [you] remettez
       *[other] remet
     } face cachée la carte en { $position }
 }
event-pirates-CardLeft = une carte quitte { $position } : { $card }
# from chapter 8
event-pirates-Chased = navires qui donnent la chasse, de : { $sources } ; vers : { $targets }
event-pirates-CardCame = une voile à l’horizon, en { $position } : { $card }
event-pirates-CardSunk = par le fond en { $position } : { $loot ->
    [0] { $card }
   *[1] { $card }. Du Butin dérive dans son secteur
 }
    .before-3 = par le fond en { $position } : { $card }
# from chapter 7
event-pirates-KrakenWoke = le Kraken s’éveille ! Tentacules déjà vus qui surgissent : { $known }. Tentacules encore inconnus à venir : { $unseen }
event-pirates-GoalPointedAt = l’Ellen pointe sur { $position } à la bonne vitesse : { $card }

event-pirates-TimerPlaced = { $seat } pose{ verb-end } le { $timer } : { $space }
event-pirates-SandRanOut = le { $timer } est prêt
event-pirates-TimerBack = { $seat } { $seat-is ->
    [you] reprenez
   *[other] reprend
 } le { $timer } sans rien accomplir
event-pirates-TimerHurried = double ration pour le { $timer } : il est prêt aussitôt

event-pirates-SailsSet = le { $timer } règle les voiles : vitesse { $sails }
event-pirates-ShipTurned = le { $timer } tourne la proue : cap au { $heading }
event-pirates-LookedOut = le { $timer } scrute { $position }
event-pirates-Repaired = { $space ->
    [none] le { $timer } est délivré de sa malédiction
   *[other] le { $timer } répare « { $space } »
 }
    .before-9 = le { $timer } répare « { $space } »
event-pirates-Loaded = le { $timer } charge : { $cannons }
event-pirates-Fired = { $powder ->
    [0] le { $timer } tire sur { $position }
   *[1] le { $timer } tire sur { $position } avec de la Poudre
 }
    .before-6 = le { $timer } tire sur { $position }
event-pirates-ShotFell = { $face ->
    [0] le dé montre un canon brisé, mais la Poudre en fait un coup
    [1] le dé montre 1 coup
   *[2] le dé montre 2 coups
 } : { $damage ->
    [0] perdu en { $position }, il n’y a plus de jeton de dégât
    [one] { $damage } dégât en { $position }
   *[other] { $damage } dégâts en { $position }
 }
    .before-6 = { $face ->
        [1] le dé montre 1 coup
       *[2] le dé montre 2 coups
     } : { $damage ->
        [0] perdu en { $position }, il n’y a plus de jeton de dégât
        [one] { $damage } dégât en { $position }
       *[other] { $damage } dégâts en { $position }
     }
event-pirates-CannonBroke = le canon se brise et le { $timer } revient : { $cost ->
    [0] un bouchon va dans « { $space } »
    [1] il n’y a plus de bouchon, un point de vie est perdu
   *[2] la Coque renforcée tient bon
 }
    .before-8 = le canon se brise et le { $timer } revient : { $cost ->
        [0] un bouchon va dans « { $space } »
       *[1] il n’y a plus de bouchon, un point de vie est perdu
     }
event-pirates-TokenTaken = le { $timer } rapporte à bord, de { $position } : { $token }
# from chapter 6
event-pirates-Salvaged = { $space ->
    [none] le { $timer } prend de la Poudre dans l’épave en { $position }
   *[other] le { $timer } prend des planches dans l’épave en { $position } et répare « { $space } »
 }
# from chapter 3
event-pirates-LootFished = Butin repêché au { $sector } : { $loot }

event-pirates-DamageDue = { $fire ->
    [0] { $corks ->
        [one] { $corks } dégât : { $spaces }
       *[other] { $corks } dégâts : { $spaces }
     }
   *[1] { $corks ->
        [one] { $corks } dégât qui brûle : { $spaces }
       *[other] { $corks } dégâts qui brûlent : { $spaces }
     }
 }
    .before-10 = { $corks ->
        [one] { $corks } dégât : { $spaces }
       *[other] { $corks } dégâts : { $spaces }
     }
event-pirates-CorkPut = { $fire ->
    [0] { $seat ->
        [none] un bouchon va dans « { $space } »
       *[other] { $seat } { $seat-is ->
            [you] mettez
           *[other] met
         } un bouchon dans « { $space } »
     }
   *[1] { $seat ->
        [none] un bouchon en feu va dans « { $space } »
       *[other] { $seat } { $seat-is ->
            [you] mettez
           *[other] met
         } un bouchon en feu dans « { $space } »
     }
 }
    .before-10 = { $seat ->
        [none] un bouchon va dans « { $space } »
       *[other] { $seat } { $seat-is ->
            [you] mettez
           *[other] met
         } un bouchon dans « { $space } »
     }
event-pirates-LifeLost = un point de vie est perdu : { $lives ->
    [0] c’était le dernier
   *[other] il en reste { $lives }
 }
# from chapter 8
event-pirates-HullHeld = la Coque renforcée tient bon : le bouchon ne compte pas
event-pirates-ChoiceOpened = vite, choisissez : { $need ->
    [1] où va le bouchon ?
    [2] quel canon perd son boulet ?
    [3] quel bouchon est ôté ?
   *[4] quelle carte est remise face cachée ?
 }
event-pirates-NeedDropped = { $need ->
    [1] il n’y a plus de bouchon à mettre
    [2] aucun canon n’est chargé, aucun boulet n’est perdu
    [3] il n’y a pas de bouchon à ôter
   *[4] il n’y a pas de carte à remettre face cachée
 }
event-pirates-BallLost = { $seat ->
    [none] le { $cannon } perd son boulet
   *[other] { $seat } décharge{ verb-end } le { $cannon }
 }
event-pirates-CorkOff = { $seat ->
    [none] un bouchon est ôté de « { $space } »
   *[other] { $seat } ôte{ verb-end } le bouchon de « { $space } »
 }

event-pirates-CameTo = { $rest ->
    [0] l’Ellen est arrêtée
   *[other] l’Ellen s’arrête
 }
event-pirates-Struck = crac ! La proue est sur les rochers en { $position }, { $corks ->
    [one] { $corks } dégât
   *[other] { $corks } dégâts
 } : { $spaces }
# from chapter 3
event-pirates-FogSpread = la brume en { $position } gagne les secteurs voisins
# from chapter 4
event-pirates-Whirled = le tourbillon en { $position } fait tourner l’Ellen : cap au { $heading }

event-pirates-EnemyShot = { $face ->
    [0] la carte en { $position } tire et manque son coup
    [1] { $curses ->
        [none] la carte en { $position } tire, 1 coup : { $spaces }
       *[other] la carte en { $position } tire, 1 coup : { $spaces }. Une malédiction frappe le { $curses }
     }
   *[2] { $curses ->
        [none] la carte en { $position } tire, 2 coups : { $spaces }
       *[other] la carte en { $position } tire, 2 coups : { $spaces }. Une malédiction frappe le { $curses }
     }
 }
    .before-9 = { $face ->
        [0] la carte en { $position } tire et manque son coup
        [1] la carte en { $position } tire, 1 coup : { $spaces }
       *[2] la carte en { $position } tire, 2 coups : { $spaces }
     }
# from chapter 10
event-pirates-Burnt = le brûlot en { $position } se jette sur l’Ellen, { $corks ->
    [one] { $corks } dégât qui brûle
   *[other] { $corks } dégâts qui brûlent
 } : { $spaces }

event-pirates-EventCalled = { $stands ->
    [0] tout le monde sur le pont, un événement !
   *[other] tout le monde sur le pont, un événement ! L’horloge et le sable attendent Continuer
 }
event-pirates-EventCame = { $happening } !
# from chapter 10
event-pirates-FireSpreads = le Feu se propage depuis « { $space } » : { $spaces }
event-pirates-EventDone = { $happening } : rien de plus
event-pirates-WindChanged = le vent change : vitesse { $sails }
event-pirates-Drifted = l’Ellen dérive : cap au { $heading }
# from chapter 4
event-pirates-AreaClosed = zone fermée pour un moment : { $area }
# from chapter 4
event-pirates-AreaOpened = le tonnerre s’éloigne, la Vigie est rouverte
# from chapter 6
event-pirates-CardsFogged = la brume monte : de nouveau face cachée en { $positions }
event-pirates-NeedArose = { $need ->
    [2] un canon doit perdre son boulet
    [3] un bouchon va être ôté
   *[other] l’équipage a quelque chose à régler
 }

event-pirates-Paused = { $seat } { $seat-is ->
    [you] mettez
   *[other] met
 } en pause : l’horloge et le sable s’arrêtent
event-pirates-WentOn = { $seat } continue{ verb-end } : l’horloge et le sable repartent

# --- ce qui est demandé, raconté et compté ---

ask-pirates-over = Le voyage est fini.
ask-pirates-watching = Vous regardez.
ask-pirates-briefing = Les cartes sont là. Lancez quand tout le monde est prêt.
ask-pirates-paused = Pause : l’horloge et le sable sont arrêtés.
ask-pirates-held = L’horloge et le sable attendent : lisez l’événement, puis continuez.
ask-pirates-round-ends = La manche est finie.
ask-pirates-place = { $timer } est libre : choisissez un emplacement.
ask-pirates-ready = { $timer } est prêt ({ $space }) : choisissez ce qu’il fait.
ask-pirates-sand = Le sable coule.

told-pirates-round = manche { $round }
told-pirates-happening = { $happening } ! « { $cry } » { $what }
# Qui le fait ; un marin qui a plusieurs sabliers dit lequel.
by-pirates = { $hands ->
    [1] { $seat }
   *[other] { $seat } ({ $timer })
 }
told-pirates-SailsSet = { by-pirates } { $step ->
    [1] hisse{ verb-end } de la toile
    [-1] rentre{ verb-end } de la toile
   *[0] règle{ verb-end } les voiles
 } : vitesse { $sails }
told-pirates-ShipTurned = { by-pirates } { $sectors ->
    [-2] tourne{ verb-end } le navire de deux secteurs vers la gauche
    [-1] tourne{ verb-end } le navire d’un secteur vers la gauche
    [1] tourne{ verb-end } le navire d’un secteur vers la droite
    [2] tourne{ verb-end } le navire de deux secteurs vers la droite
   *[0] tourne{ verb-end } le navire
 } : cap au { $heading }
told-pirates-Repaired = { $space ->
    [none] { by-pirates } brise{ verb-end } la malédiction du { $timer }
   *[other] { by-pirates } répare{ verb-end } « { $space } »
 }
    .before-9 = { by-pirates } répare{ verb-end } « { $space } »
told-pirates-Loaded = { by-pirates } charge{ verb-end } : { $cannons }
told-pirates-Fired = { $powder ->
    [0] { by-pirates } tire{ verb-end } sur { $position }
   *[1] { by-pirates } tire{ verb-end } sur { $position } avec de la Poudre
 }
    .before-6 = { by-pirates } tire{ verb-end } sur { $position }
# from chapter 3
told-pirates-TokenTaken = { by-pirates } rapporte{ verb-end } à bord, de { $position } : { $token }
# from chapter 6
told-pirates-Salvaged = { $space ->
    [none] { by-pirates } embarque{ verb-end } de la Poudre de l’épave en { $position }
   *[other] { by-pirates } tire{ verb-end } des planches de l’épave en { $position } pour réparer « { $space } »
 }
told-pirates-TookAim = { $card } en { $position } met en joue, { $shots ->
    [one] { $shots } coup
   *[other] { $shots } coups
 }
told-pirates-EnemyShot = { $card } en { $position } tire : { $face ->
    [0] manqué
    [1] { $curses ->
        [none] 1 coup au but, { $spaces }
       *[other] 1 coup au but, { $spaces }. Une malédiction frappe le { $curses }
     }
   *[2] { $curses ->
        [none] 2 coups au but, { $spaces }
       *[other] 2 coups au but, { $spaces }. Une malédiction frappe le { $curses }
     }
 }
    .before-9 = { $card } en { $position } tire : { $face ->
        [0] manqué
        [1] 1 coup au but, { $spaces }
       *[2] 2 coups au but, { $spaces }
     }
# from chapter 9
told-pirates-cursed = une malédiction frappe le { $timer }

step-pirates-sink = { $group ->
    [ship] couler des navires
    [passage] couler des Passages
   *[card] couler { $card }
 } : { $done } sur { $times }
step-pirates-point = { $group ->
    [ship] pointer sur des navires
    [passage] pointer sur un Passage à sa vitesse
   *[card] pointer sur { $card }
 } : { $done } sur { $times }
step-pirates-clear = { $group ->
    [ship] plus aucun navire
    [passage] plus aucun Passage
   *[card] plus aucune carte { $card }
 } : { $done ->
    [0] il n’en reste pas
   *[other] il en reste { $done }
 }
step-pirates-take = prendre { $token } : { $done } sur { $times }

# --- ce qui suivrait d’un acte, en bref ---
then-pirates-heading = l’Ellen fait cap { $sector }
then-pirates-speed = vitesse { $speed }
then-pirates-lives = { $lives ->
    [0] plus aucun point de vie
    [one] il reste 1 point de vie
   *[other] il reste { $lives } points de vie
 }
then-pirates-loaded = chargé : { $cannons }
then-pirates-unloaded = vide : { $cannons }
then-pirates-corked = un bouchon : { $space }
then-pirates-uncorked = réparé : { $space }
then-pirates-taken = à bord : { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
then-pirates-used = consommé : { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
# from chapter 9
then-pirates-uncursed = le sable coule de nouveau normalement
then-pirates-up = face visible : { $positions }
then-pirates-down = face cachée : { $positions }
then-pirates-damage = { $position } : { $number ->
    [one] 1 dégât
   *[other] { $number } dégâts
 }
then-pirates-sunk = coulé : { $positions }
then-pirates-gone = retiré : { $positions }
then-pirates-choice = l’équipage choisit { $need ->
    [cork] où va un bouchon
    [unload] quel canon perd son boulet
    [uncork] quel bouchon est ôté
   *[hide] quelle carte est retournée
 }
then-pirates-goal = le but est atteint
then-pirates-ends = le voyage est { $result ->
    [won] gagné
   *[other] perdu
 }
then-pirates-chance = le hasard décide du reste

# --- ce qui est fait et que les buts comptent ---
done-pirates-sunk = coulé : { $number ->
    [one] { $card }
   *[other] { $card } × { $number }
 }
done-pirates-taken = pris : { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
done-pirates-pointed = pointé : { $number ->
    [one] { $card }
   *[other] { $card } × { $number }
 }

star-pirates-1 = le chapitre est gagné
star-pirates-2 = 3 points de vie ou plus, 1 bouchon au plus
star-pirates-3 = et aucun point de vie perdu, ou le but facultatif atteint
score-pirates-lives = { $number ->
    [one] { $number } point de vie restant
   *[other] { $number } points de vie restants
 }
score-pirates-corks = { $number ->
    [one] { $number } bouchon en réserve
   *[other] { $number } bouchons en réserve
 }
score-pirates-wish = { $number ->
    [0] but facultatif : manqué
   *[other] but facultatif : atteint
 }
score-pirates-time = { $number ->
    [one] { $number } seconde entière restante à la fin
   *[other] { $number } secondes entières restantes à la fin
 }

# --- ce dont un équipage peut être fier, et où était le Passage ---
award-pirates-gunner = Meilleur canonnier : { $seat } ({ $number ->
    [one] 1 dégât
   *[other] { $number } dégâts
 })
award-pirates-carpenter = Charpentier du bord : { $seat } ({ $number ->
    [one] 1 bouchon ôté
   *[other] { $number } bouchons ôtés
 })
award-pirates-boarder = En tête à l’abordage : { $seat } ({ $number ->
    [one] 1 jeton pris
   *[other] { $number } jetons pris
 })
award-pirates-helm = Main sûre à la barre : { $seat } ({ $number ->
    [one] 1 coup de barre
   *[other] { $number } coups de barre
 })
award-pirates-lookout = Œil de lynx : { $seat } ({ $number ->
    [one] 1 carte annoncée
   *[other] { $number } cartes annoncées
 })
award-pirates-loader = Mains les plus noires : { $seat } ({ $number ->
    [one] 1 chargement
   *[other] { $number } chargements
 })
award-pirates-sails = Seigneur des voiles : { $seat } ({ $number ->
    [one] réglées une fois
   *[other] réglées { $number } fois
 })
award-pirates-worked = A mis la main à la pâte : { $seat } ({ $number ->
    [one] 1 action
   *[other] { $number } actions
 })
award-pirates-hands = Le plus à l’ouvrage : { $seat } ({ $number ->
    [one] 1 action
   *[other] { $number } actions
 })
award-pirates-smoke = Le plus de fumée : { $seat } ({ $number ->
    [one] 1 canon brisé
   *[other] { $number } canons brisés
 })
passage-pirates-found = { $card } était en { $position }
passage-pirates-late = { $card } était en { $position }, et seule la fin l’a retourné

# --- ce qui a décidé d’un voyage : repris de là, encore et encore ---
resail-pirates-crew = Manche { $round }, { $left }, { $seat } : un sablier sur { $place }. Repris de là par de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-better = avec ce sablier sur { $place }, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-planner = avec ce qu’un vieux loup de mer y ferait, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-idle = { $seat } : des sabliers sont restés en main { $seconds } secondes en tout, qui auraient pu servir. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-ready = { $seat } : des sabliers écoulés sont restés là sans servir { $seconds } secondes en tout. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-lying = { $seat } : des sabliers sont restés en main, ou écoulés sur leur case, { $seconds } secondes en tout, qui auraient pu servir. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-busy = avec ces sabliers employés comme le ferait un vieux loup de mer, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-earlier = six secondes plus tôt chaque fois auraient donné { $chance } sur 100

# --- pourquoi non ---

refusal-pirates-not-started = La manche n’est pas lancée : lancez-la d’abord.
refusal-pirates-already-started = Cette manche n’a pas besoin d’être lancée : elle est déjà en route.
refusal-pirates-round-over = Les sabliers ne servent que tant que l’horloge de la manche tourne : attendez la prochaine manche.
refusal-pirates-paused = L’horloge et le sable sont en pause : reprenez d’abord.
refusal-pirates-event-waits = L’horloge et le sable attendent à cause de l’événement : choisissez d’abord Continuer.
refusal-pirates-nothing-runs = Aucune horloge ne tourne que vous pourriez arrêter : mettez en pause pendant une manche.
refusal-pirates-no-pause = Il n’y a pas de pause à finir : continuez, tout simplement.
refusal-pirates-nothing-waits = Aucun événement n’attend Continuer : continuez, tout simplement.
refusal-pirates-no-way-back = Le sable ne remonte jamais : ce qui est fait à bord ne peut pas être repris.
refusal-pirates-timers = Seul un joueur qui navigue en solitaire choisit le nombre de sabliers : { $players } joueurs en ont { $timers }.

refusal-pirates-no-such-timer = Le { $timer } n’est pas en jeu : prenez l’un des vôtres.
refusal-pirates-not-your-timer = Le { $timer } est à { $seat } : ne touchez que les vôtres.
refusal-pirates-sand-runs = Le sable du { $timer } coule encore ({ $space }) : attendez qu’il soit passé.
refusal-pirates-timer-stands = Le { $timer } est encore posé quelque part ({ $space }) : accomplissez son action, ou reprenez-le d’abord.
refusal-pirates-timer-free = Le { $timer } n’est posé nulle part : posez-le d’abord dans un emplacement.
refusal-pirates-stands-elsewhere = Le { $timer } n’accomplit que l’action de son propre emplacement ({ $space }) : faites-la, ou reprenez-le.
refusal-pirates-no-such-space = L’Ellen n’a pas cet emplacement pour ce voyage ({ $space }) : choisissez-en un autre.
refusal-pirates-damaged = Il y a un bouchon dans cet emplacement ({ $space }) : choisissez-en un autre, ou réparez-le d’abord.
refusal-pirates-taken = Le { $timer } s’y trouve déjà ({ $space }) : choisissez un emplacement libre.
refusal-pirates-not-face-up = Aucune carte n’est face visible en { $position } : l’emplacement d’une carte ne sert que tant qu’elle l’est.
refusal-pirates-card-without-space = La carte en { $position } n’a pas d’emplacement d’action ({ $card }) : choisissez-en une autre.
refusal-pirates-twice = Le { $timer } était en dernier dans cette zone ou sur cette carte ({ $space }) : posez-le d’abord ailleurs.
refusal-pirates-being-chosen = L’équipage est en train de choisir où va un bouchon dans cette zone ({ $space }) : choisissez d’abord, ou attendez.
# from chapter 7
refusal-pirates-tentacle = Un Tentacule tient cet emplacement ({ $space }) : choisissez-en un autre, coulez le Tentacule, ou détournez le navire.
# from chapter 9
refusal-pirates-siren = Le chant de la Sirène écarte tout le monde de cette zone ({ $space }) : tournez le navire, ou pointez sur elle à sa vitesse.
# from chapter 4
refusal-pirates-thunder = Personne ne reste là-haut tant qu’il tonne ({ $space }) : attendez que ce soit fini.

refusal-pirates-coming-to-rest = L’Ellen n’est pas encore arrêtée, ou un événement n’est pas fini : réglez cela d’abord, puis Voiles et Barre serviront de nouveau.
refusal-pirates-sails = { $speed ->
    [0] La vitesse est déjà 0, et moins n’est pas possible : montez plutôt les voiles.
   *[3] La vitesse est déjà 3, et plus n’est pas possible : baissez plutôt les voiles.
 }
refusal-pirates-helm = { $speed ->
    [0] À la vitesse 0, l’Ellen ne tourne pas : mettez d’abord les voiles à 1 ou 2.
    [1] À la vitesse 1, la proue tourne de 1 ou 2 secteurs.
    [2] À la vitesse 2, la proue tourne d’exactement 1 secteur : mettez les voiles à 1 pour 2 secteurs.
   *[3] À la vitesse 3, l’Ellen ne tourne pas : mettez d’abord les voiles à 1 ou 2.
 }
refusal-pirates-no-card = Il n’y a pas de carte en { $position } : choisissez-en une qui soit face cachée.
refusal-pirates-already-up = La carte en { $position } est déjà face visible : choisissez-en une qui soit face cachée.
refusal-pirates-no-cork = Il n’y a pas de bouchon dans cet emplacement ({ $space }) : choisissez-en un qui soit endommagé.
refusal-pirates-corks-first = Il y a un bouchon à ôter, et toute malédiction part avec lui : choisissez un emplacement endommagé.
    .before-9 = Il y a un bouchon à ôter : choisissez un emplacement endommagé.
refusal-pirates-nothing-to-repair = Aucun emplacement n’est endommagé et ce sablier n’est pas maudit : reprenez-le.
    .before-9 = Aucun emplacement n’est endommagé : reprenez le sablier.
refusal-pirates-no-balls = { $balls ->
    [0] Il ne reste aucun boulet dans la réserve : tirez d’abord avec un canon.
    [one] Il ne reste que { $balls } boulet dans la réserve : chargez un seul canon.
   *[other] Il ne reste que { $balls } boulets dans la réserve : chargez moins de canons.
 }
refusal-pirates-no-such-cannon = L’Ellen n’a pas ce canon pour ce voyage ({ $cannon }) : chargez-en un autre.
refusal-pirates-loaded = Le { $cannon } est déjà chargé : choisissez-en un vide.
refusal-pirates-not-loaded = Le { $cannon } n’est pas chargé : chargez-le d’abord aux Boulets.
refusal-pirates-no-target = Aucune carte n’est face visible en { $position } : visez-en une qui le soit.
refusal-pirates-not-in-range = { $position } est hors de portée : visez une carte au { $sector }, où pointe ce canon en ce moment.
refusal-pirates-no-life = La carte en { $position } n’a pas de point de vie à atteindre ({ $card }) : visez-en une autre.
# from chapter 9
refusal-pirates-ghost = Les tirs traversent un Vaisseau fantôme sauf si l’Ellen est à la vitesse { $speed } : réglez d’abord les voiles.
# from chapter 7
refusal-pirates-kraken = Le Kraken est hors d’atteinte tant qu’un Tentacule est face visible : coulez d’abord les Tentacules.
# from chapter 6
refusal-pirates-no-powder = Il n’y a pas de Poudre à bord : tirez sans elle.
refusal-pirates-not-pointed = L’Ellen doit pointer sur { $position } à la vitesse { $speed } : tournez-y la proue et réglez les voiles.
# from chapter 4
refusal-pirates-empty-island = Il n’y a rien sur cette Île : reprenez le sablier.
refusal-pirates-no-token = Il n’y a plus de tel jeton dans la boîte : reprenez le sablier.
# from chapter 6
refusal-pirates-powder-gone = Il n’y a plus de Poudre dans la boîte : ôtez plutôt un bouchon.

refusal-pirates-no-choice = L’équipage n’a pas ce choix à faire en ce moment.
refusal-pirates-not-among-them = Ce choix n’est pas possible : prenez l’un de ceux qui sont proposés.

refusal-pirates-word = Un mot pour le jeu libre a au plus { $most } lettres, toutes imprimables.
refusal-pirates-open = Le jeu libre mêle les chapitres 1 à { $most } ; dites combien.
refusal-pirates-daily-chapter = Le voyage du jour ne suit aucun chapitre : n’en choisissez pas.
refusal-pirates-daily-sea = Le voyage du jour mêle les chapitres 1 à { $known } : choisissez l’un de ces nombres.
refusal-pirates-closed = Le chapitre { $chapter } est encore fermé. Gagnez d’abord celui qui le précède.
refusal-pirates-lesson-wait = Un instant : le sable coule, ou un matelot est à l’œuvre. Regardez, et continuez quand la leçon vous le demande.
refusal-pirates-lesson-Start = Ce serait permis. Pour cette leçon, lancez la manche maintenant.
refusal-pirates-lesson-Place = Ce serait permis, mais cette leçon a un autre plan : posez votre sablier là ({ $space }).
refusal-pirates-lesson-Look = On pourrait aussi regarder là. Pour cette leçon, révélez la carte en { $position }.
refusal-pirates-lesson-Load = Ce serait permis. Pour cette leçon, chargez les deux : { $first } et { $second }.
refusal-pirates-lesson-Fire = Ce serait permis. Pour cette leçon, tirez sur { $position }.
refusal-pirates-lesson-Repair = Ce serait permis. Pour cette leçon, réparez cet emplacement ({ $space }).
refusal-pirates-lesson-SetSails = { $step ->
        [1] Ce serait permis, mais le Passage en demande plus : un cran de plus.
       *[other] Ce serait permis, mais le Passage en demande moins : un cran de moins.
    }
refusal-pirates-lesson-Turn = { $sectors ->
        [1] L’Ellen pourrait tourner là, mais le Passage est ailleurs : un secteur à droite.
        [2] L’Ellen pourrait tourner là, mais le Passage est ailleurs : deux secteurs à droite.
       *[other] L’Ellen pourrait tourner là, mais le Passage est ailleurs : un secteur à gauche.
    }
refusal-pirates-practice-Board = Ici, abordez d’abord : touchez le sablier sur la carte.
refusal-pirates-practice-Land = Ici, débarquez d’abord : touchez le sablier sur la carte.
refusal-pirates-practice-Salvage = Ici, touchez d’abord votre sablier : il prend ce qui s’y trouve.
refusal-pirates-practice-Repair = Ici, réparez d’abord : touchez le sablier aux Réparations.
refusal-pirates-practice-SetSails = { $step ->
        [1] Ici, réglez d’abord les voiles : un cran de plus.
       *[other] Ici, réglez d’abord les voiles : un cran de moins.
    }
refusal-pirates-practice-Turn = Ici, virez d’abord, vers le secteur que montre la main.
refusal-pirates-lesson-Cork = Dites d’abord où va le bouchon ({ $space }).

# --- les options de table ---

option-pirates-chapter = Le chapitre de l’histoire que l’équipage va vivre.
    .title = Chapitre
    .choice-1 = 1 Chaînes brisées
    .choice-2 = 2 La meute à nos trousses
    .choice-3 = 3 Cale vide
    .choice-4 = 4 Trois coins déchirés
    .choice-5 = 5 Les invitées du gouverneur
    .choice-6 = 6 Eaux noires
    .choice-7 = 7 Huit bras
    .choice-8 = 8 La flotte d’argent
    .choice-9 = 9 Un équipage bien froid
    .choice-10 = 10 Le vaisseau amiral du roi
    .choice-free = Jeu libre
    .choice-lesson = La leçon
    .choice-practice = Ce qu’un chapitre apporte, fait une fois
option-pirates-level = La difficulté du voyage : temps, points de vie, bouchons, ennemis et événements.
    .title = Niveau
    .choice-deckhand = Mousse : pour un premier voyage
    .choice-bosun = Bosco : comme c’est écrit
    .choice-captain = Capitaine : pour vieux loups de mer
option-pirates-timers = Le nombre de sabliers d’un joueur seul à bord. À deux, chacun en a toujours deux ; à trois ou quatre, chacun un.
    .title = Sabliers
    .choice-0 = Autant qu’il en faut à l’équipage
    .choice-2 = 2 sabliers
    .choice-3 = 3 sabliers
    .choice-4 = 4 sabliers
option-pirates-calm = La table va-t-elle plus lentement, pour tout le monde ? Aucune règle ne change ; c’est noté avec le score.
    .title = Mer calme
    .choice-off = Pleine vitesse
    .choice-three-quarters = Trois quarts de la vitesse
    .choice-half = Moitié de la vitesse
option-pirates-open = Pour le jeu libre : les chapitres dont les cartes et les événements sont mêlés, du premier à celui-ci.
    .title = Chapitres ouverts
    .choice-1 = Le chapitre 1 seulement
    .choice-2 = Les chapitres 1 à 2
    .choice-3 = Les chapitres 1 à 3
    .choice-4 = Les chapitres 1 à 4
    .choice-5 = Les chapitres 1 à 5
    .choice-6 = Les chapitres 1 à 6
    .choice-7 = Les chapitres 1 à 7
    .choice-8 = Les chapitres 1 à 8
    .choice-9 = Les chapitres 1 à 9
    .choice-10 = Les chapitres 1 à 10
option-pirates-word = Pour le jeu libre : un mot de votre choix. Le même mot donne le même voyage.
    .title = Mot
    .choice-saltsea = saltsea

# --- la leçon ---

lesson-pirates-hello = Bienvenue à bord de l’Ellen ! Quatre matelots, quatre sabliers : celui-ci est à vous. Pendant la leçon, l’horloge et le sable vous attendent, et un mauvais geste reçoit une réponse, jamais de punition.
lesson-pirates-start = Six cartes face cachée entourent le navire, une par secteur. L’une d’elles est la sortie. Lancez la manche.
lesson-pirates-ahead = L’Ellen pointe au nord. Ce qui se trouve devant sa proue est révélé : des Rochers. Ils ne font de dégât que si la proue revient s’arrêter dessus.
lesson-pirates-sectors = Six secteurs l’entourent. Celui qui est à droite de la proue est devant les Canons de droite, celui qui est à gauche devant les Canons de gauche. Qu’y a-t-il là ?
lesson-pirates-lookout = Regardez ! Posez votre sablier à la Vigie.
lesson-pirates-sand = Le sable coule pendant 30 secondes, trois fois plus vite dans cette leçon. Tant qu’il coule, personne ne touche ce sablier : c’est le cœur du jeu.
lesson-pirates-more-sand = Votre sable coule. Ensuite, agissez aussitôt ou plus tard : le sablier vous attend à sa place.
lesson-pirates-plan = Pendant que le sable coule, faites un plan : que fera ce sablier, et où ira-t-il ensuite ?
lesson-pirates-look = Votre sable s’est écoulé, et rien ne presse. Touchez votre sablier à la Vigie, puis la carte au nord-est.
lesson-pirates-crew = Pendant ce temps, vos matelots se servent de leurs sabliers. Regardez où ils les posent.
lesson-pirates-brigantine = Un Brigantin ! À la fin de la manche, chaque navire encore là vous tire dessus. Un seul coup suffit pour couler celui-ci avant.
lesson-pirates-cannonballs = Chargez d’abord. Un sablier ne va jamais deux fois de suite dans la même zone, mais les Boulets sont libres : posez-le là.
lesson-pirates-load = Touchez votre sablier, puis les deux Canons de droite : jusqu’à deux boulets, dans deux canons vides.
lesson-pirates-found = Un matelot a regardé, lui aussi, et a trouvé la sortie : un Passage, au sud-est.
lesson-pirates-guns = Les canons d’abord. Posez votre sablier aux Canons de droite, que vous avez chargés.
lesson-pirates-fire = Touchez votre sablier : seul le Brigantin est à portée, donc le coup part aussitôt. Le dé dit 1 coup, 2 coups, ou que le canon se brise.
lesson-pirates-cork = Coulé ! Regardez maintenant les Voiles : un bouchon marque un dégât. Personne ne peut utiliser cet emplacement tant qu’il y est.
lesson-pirates-repairs = Les Réparations l’ôtent. Posez votre sablier là.
lesson-pirates-repair = Touchez votre sablier : le bouchon s’en va.
lesson-pirates-passage = Partons d’ici. Un Passage s’ouvre quand votre proue pointe sur lui à la vitesse qu’il porte. Celui-ci dit 1, et l’Ellen file à 2.
lesson-pirates-sails = Réduisez donc la vitesse. Posez votre sablier aux Voiles.
lesson-pirates-speed = Touchez votre sablier, puis le signe qui réduit : vitesse 1.
lesson-pirates-helm = À la vitesse 1, la Barre tourne la proue d’un ou de deux secteurs ; à 2, d’un seul ; à 0 et à 3, pas du tout. Posez votre sablier là.
lesson-pirates-turn = Touchez votre sablier, puis le sud-est : deux secteurs à droite.
lesson-pirates-end = Le Passage ! La manche finit aussitôt. Puis les navires qui restent tirent : il s’en cachait un au sud-ouest.
lesson-pirates-choose = Il a touché les Voiles, qui lui font face. Quand une zone a deux emplacements libres, l’équipage choisit : mettez le bouchon dans le second.
lesson-pirates-second = Manche 2, et c’est vous qui décidez : je dis ce qui est possible, le meilleur d’abord. Appuyez sur « Montrez-moi » pour voir la flèche. Lancez la manche quand vous voulez.
lesson-pirates-best-look = Le mieux : la Vigie. Les Canons de droite font face au sud, l’un est encore chargé, et personne ne sait ce qu’il y a là.
lesson-pirates-or-repair = Bien aussi : les Réparations, pour le bouchon des Voiles. Un matelot fait ce que vous laissez.
lesson-pirates-look-south = Révélez la carte au sud.
lesson-pirates-best-guns = Le mieux : les Canons de droite. Le Brigantin au sud tirerait à la fin de la manche.
lesson-pirates-event = Un événement ! Lisez ce qu’il fait au navire, puis choisissez Continuer. À ce niveau, l’horloge et le sable vous attendent ; aux niveaux supérieurs, ils continuent.
lesson-pirates-fire-south = Tirez sur le Brigantin au sud.
lesson-pirates-best-helm = Le mieux : la Barre. Le Passage au nord-est demande la vitesse 2, et la rafale vient de vous la donner. Il est à un secteur à gauche.
lesson-pirates-turn-left = Tournez la proue vers le nord-est.
lesson-pirates-third = Manche 3. Un tir a touché la Barre : avec ce bouchon, personne ne gouverne ! Le Passage de cette manche demande la vitesse 1, et vous filez à 2. Faites un plan, puis lancez la manche.
lesson-pirates-best-repairs = Le mieux : les Réparations. Sans la Barre, l’Ellen ne tourne pas.
lesson-pirates-or-sails = Bien aussi : les Voiles, pour descendre à la vitesse 1.
lesson-pirates-best-left = Le mieux : les Canons de gauche. Ils sont chargés et font face au Brigantin au nord.
lesson-pirates-or-look = Bien aussi : la Vigie. Le Passage n’est pas encore trouvé.
lesson-pirates-fire-north = Tirez sur le Brigantin au nord.
lesson-pirates-last-helm = Le mieux : la Barre. Le Passage est au sud, à deux secteurs à droite, et la vitesse est de 1.
lesson-pirates-last-turn = Tournez la proue vers le sud, et vous voilà dehors.
lesson-pirates-paused = En pause : l’horloge et le sable sont arrêtés, et rien ne se perd. Choisissez Reprendre quand vous voulez continuer.
lesson-pirates-watch = Regardez ce qui se passe : cela continue tout seul.
lesson-pirates-won = Gagné, avec trois étoiles ! Vous savez regarder, charger, tirer, réparer, régler les voiles et gouverner. Le reste, c’est se parler pendant que le sable coule.
lesson-pirates-left = Cette traversée a fini plus tôt. Vous pouvez recommencer la leçon quand vous voulez.

# --- ce qu’un chapitre apporte, fait avant que le sable coule ---
practice-pirates-fog = La Vigie est prête : le sable de votre sablier a fini de couler. Touchez-le, puis la carte encore face cachée. La Brume ne cache rien : révélée, elle disparaît.
practice-pirates-brigantine = Un Brigantin : un point de vie, et un tir à la fin de la manche. Votre canon est chargé et prêt : tirez.
practice-pirates-corvette = Une Corvette a deux points de vie : un coup ne suffit pas toujours. Tirez aussi sur elle.
practice-pirates-passage = Un Passage : la proue doit pointer sur lui à la vitesse de sa carte. Celui-ci demande 2, et l’Ellen fait 1.
practice-pirates-faster = Ici, le sable coule dix fois plus vite. Touchez votre sablier, puis le signe pour plus : vitesse 2.
practice-pirates-rocks = Voici des Rochers : chaque fois que la proue s’arrête dessus, ils font 1 dégât. Virez ailleurs.
practice-pirates-turn = Touchez votre sablier à la Barre, puis le secteur marqué.
# from chapter 2
practice-pirates-gunboat = Une Canonnière : un seul point de vie, mais deux tirs à la fin de la manche. Coulez-la d’abord.
# from chapter 2
practice-pirates-events = Désormais, il y a des événements. Posez un sablier à la Vigie ; le temps passe et ils arrivent, l’un après l’autre.
# from chapter 2
practice-pirates-found = C’étaient cinq événements. Le sixième, l’Accalmie, enlève 1 à la vitesse comme la Rafale ajoute 1. Regardez maintenant : révélez la dernière carte.
# from chapter 2
practice-pirates-helm = Un Passage 3 demande la pleine vitesse, où personne ne vire. Virez donc d’abord : posez un sablier à la Barre.
# from chapter 2
practice-pirates-passage-3 = La proue pointe sur le Passage 3. Il ne manque que la vitesse 3.
# from chapter 2
practice-pirates-full = Touchez votre sablier aux Voiles, puis le signe pour plus : toutes voiles dehors, et on passe.
# from chapter 3
practice-pirates-wheel = Le Courant a fait virer la proue, et la Barre brisée a mis un bouchon à la Barre. Votre sablier aux Réparations est prêt : ôtez ce bouchon.
# from chapter 3
practice-pirates-bank = Une carte est encore face cachée : c’est un Banc de brume. Allez-y pour voir ce qu’il fait. Posez un sablier à la Barre.
# from chapter 3
practice-pirates-into-bank = Touchez votre sablier, puis le secteur de la carte face cachée.
# from chapter 3
practice-pirates-merchant = Un Marchand vaut mieux à flot : coulé, il emporte son Butin. Pointez la proue sur lui à la vitesse 1 et abordez-le.
# from chapter 3
practice-pirates-alongside = La proue pointe dessus, et la vitesse est la bonne. Une telle carte a son propre emplacement : posez un sablier sur la carte.
# from chapter 3
practice-pirates-board = Touchez votre sablier sur la carte : vous abordez, et le Butin est à vous.
# from chapter 4
practice-pirates-whirlpool = La carte face cachée est un Tourbillon. À la vitesse 0 ou 1, il fait tourner l’Ellen de deux secteurs, dans le sens horaire. Touchez votre sablier à la Barre, puis son secteur.
# from chapter 4
practice-pirates-island = Il vous a jetés devant l’Île. On ne débarque qu’à la vitesse 0, et l’Ellen fait 1.
# from chapter 4
practice-pirates-stop = Touchez votre sablier aux Voiles, puis le signe pour moins : vitesse 0.
# from chapter 4
practice-pirates-ashore = Posez un sablier sur l’Île.
# from chapter 4
practice-pirates-land = Touchez-le : vous débarquez, et le Fragment de plan monte à bord.
# from chapter 5
practice-pirates-fort = Le Fort est visible dès le début : 4 points de vie, 2 tirs. Il est devant, où seul tire le Canon de proue, votre cinquième canon.
# from chapter 5
practice-pirates-frigate = Une Frégate a 3 points de vie. À la Chasse, les autres navires gagnent votre poupe ; elle avance d’un secteur dans le sens horaire. Posez un sablier aux Voiles, et regardez-la.
# from chapter 5
practice-pirates-to-island = Une Prisonnière attend sur l’Île ; on y débarque à la vitesse 0. Virez d’abord : votre sablier à la Barre est prêt.
# from chapter 5
practice-pirates-free = Touchez-le : vous débarquez, et la captive est libre.
# from chapter 6
practice-pirates-lookout = La nuit, tout se cache. Le sablier à la Vigie est prêt : révélez cette carte.
# from chapter 6
practice-pirates-lantern = La Lanterne est un second emplacement de la Vigie : avec elle, deux regardent en même temps. Révélez celle-ci.
# from chapter 6
practice-pirates-wreck = Une Épave a un emplacement qui sert à tout cap et à toute vitesse : pour ôter un bouchon, ou pour de la Poudre.
# from chapter 6
practice-pirates-salvage = Touchez votre sablier sur l’Épave et prenez la Poudre.
# from chapter 6
practice-pirates-powder = La Poudre renforce un tir : 1 coup en devient 2. La Corvette a deux points de vie. Touchez votre sablier au canon et tirez avec la Poudre.
# from chapter 6
practice-pirates-lighthouse = La brume a recouvert des cartes, mais vous savez où est le Phare. Pointez sur lui à la vitesse 2, celle de l’Ellen.
# from chapter 7
practice-pirates-kraken = Le Kraken, 5 points de vie. Le premier jet qui le touche compte en entier, et réveille ses bras. Tirez.
# from chapter 7
practice-pirates-tentacle = Des Tentacules ! Chacun ferme un emplacement de la zone qui lui fait face, et tant qu’un seul est visible, le Kraken est hors d’atteinte. Coulez celui-ci.
# from chapter 8
practice-pirates-galleon = Un Galion : 4 points de vie, 2 tirs, et de l’argent en cale. Tirez.
# from chapter 8
practice-pirates-sink-galleon = Ses dégâts restent, de manche en manche. Encore une fois.
# from chapter 8
practice-pirates-hull = Coulé : son Butin flotte dans ce secteur, où il y a aussi des Rochers. La Coque renforcée ignore le premier bouchon de chaque manche : allez-y et prenez-le.
# from chapter 9
practice-pirates-curse = Ce sablier est maudit : son sable met 40 secondes, jusqu’à ce qu’il ait accompli les Réparations. Il le peut même sans bouchon. Touchez-le.
# from chapter 9
practice-pirates-siren = Une Sirène, visible : personne ne travaille dans la zone qui lui fait face, ici les Boulets. Pointez-la à la vitesse 3 et elle s’en va.
# from chapter 9
practice-pirates-ghost = Un Vaisseau fantôme n’est atteint qu’à la vitesse 3, et c’est la vôtre à présent. Tirez.
# from chapter 10
practice-pirates-quench = Le Feu est aux Voiles ! À chaque événement, un Feu gagne la zone suivante. Les Réparations l’éteignent : touchez votre sablier là-bas.
# from chapter 10
practice-pirates-flagship = Le Vaisseau amiral : 8 points de vie et 3 tirs, un de moins par tranche de 3 dégâts. Chaque coup compte. Tirez.
# from chapter 10
practice-pirates-fireship = Un Brûlot ne tire pas. Encore là à la fin de la manche, il met le feu à deux emplacements. Un coup le coule : tirez.
practice-pirates-Place = Posez-y un sablier.
practice-pirates-Turn = Touchez votre sablier à la Barre, puis ce secteur.
# from chapter 5
practice-pirates-Fire = Touchez votre sablier au canon, puis la carte.
# from chapter 9
practice-pirates-SetSails = Touchez votre sablier aux Voiles, puis le signe pour plus.
# from chapter 2
practice-pirates-event = Un événement. Voyez ce qu’il fait au navire, ou touchez sa règle ; puis choisissez Continuer. Ici, l’horloge et le sable vous attendent.
practice-pirates-choose-cork = La zone a deux emplacements libres : dites où va le bouchon. En mer, vous avez trois secondes pour cela.
# from chapter 2
practice-pirates-choose-unload = Dites quel canon perd son boulet.
# from chapter 2
practice-pirates-choose-uncork = Dites quel bouchon est ôté.
# from chapter 3
practice-pirates-choose-hide = Dites quelle carte le Banc de brume recache.
practice-pirates-wait = Ici, le temps passe dix fois plus vite qu’en mer. Regardez ce qui vient.
practice-pirates-done = C’est tout ce qui est nouveau. Au tour du chapitre, avec le sable qui coule.
practice-pirates-left = Cet exercice a fini plus tôt. Vous pouvez le recommencer quand vous voulez.

# --- à essayer avant que le sable coule ---

drill-pirates-aim = L’Ellen pointe vers le { $heading }, et cette carte se trouve au { $sector }. Quelle partie du navire touche-t-elle à la fin de la manche ?
drill-pirates-aim-why = { $answer } : cette partie donne sur le { $sector } tant que l’Ellen pointe vers le { $heading }.
drill-pirates-hold = L’Ellen pointe vers le { $heading }, et cette carte, face visible, se trouve au { $sector }. Quelle partie du navire gêne-t-elle ?
drill-pirates-hold-why = { $answer } : cette partie donne sur le { $sector } tant que l’Ellen pointe vers le { $heading }.
drill-pirates-speed = À quelle vitesse compte-t-il que votre proue pointe sur cette carte ?
drill-pirates-speed-why = À la vitesse { $answer }, et à aucune autre.
drill-pirates-sails = L’Ellen file à la vitesse { $speed }, et cet événement survient. Quelle est alors sa vitesse ?
drill-pirates-sails-why = Vitesse { $answer } : regardez donc de nouveau où la Barre peut encore tourner.
drill-pirates-drift = L’Ellen pointe vers le { $heading }, et cet événement survient. Vers où pointe alors sa proue ?
drill-pirates-drift-why = Vers le { $answer }, quelle que soit sa vitesse, et les cartes qui s’y trouvent sont révélées.
drill-pirates-damage = Cet événement survient. Quelle partie du navire reçoit un bouchon ?
drill-pirates-damage-why = { $answer } ; un emplacement où se trouve un sablier est épargné.
drill-pirates-closed = Cet événement survient. Quelle partie du navire est fermée un moment ?
drill-pirates-closed-why = { $answer } : personne n’y pose ni n’y accomplit rien jusqu’à la fin.
# De celles-ci la première réponse est juste.
drill-pirates-fog = Vous révélez cette carte. Que devient-elle ?
    .choice-1 = Elle est défaussée.
    .choice-2 = Elle reste où elle est.
    .choice-3 = Elle est de nouveau cachée.
drill-pirates-fog-why = { $answer } Il n’y a rien dedans : cherchez ailleurs.
drill-pirates-fog-bank = Votre proue révèle cette carte. Que doit recacher l’équipage ?
    .choice-1 = Une carte d’un secteur voisin
    .choice-2 = Une autre carte devant la proue
    .choice-3 = Rien
drill-pirates-fog-bank-why = { $answer } : une carte visible, et c’est l’équipage qui choisit.
drill-pirates-gunboat = Cette carte est encore à flot à la fin de la manche. Combien de fois tire-t-elle ?
    .choice-1 = 2 fois
    .choice-2 = 1 fois
    .choice-3 = Pas du tout
drill-pirates-gunboat-why = { $answer }, bien qu’un seul coup au but la coule : coulez-la tôt.
drill-pirates-corvette = Combien de points de vie faut-il ôter à cette carte pour la couler ?
    .choice-1 = 2 points de vie
    .choice-2 = 1 point de vie
    .choice-3 = 4 points de vie
drill-pirates-corvette-why = { $answer } : un boulet y suffit rarement, et ses dégâts restent.
drill-pirates-fort = Cette carte est là au début de la manche. Peut-on ne pas la voir ?
    .choice-1 = Non, elle est toujours face visible.
    .choice-2 = Oui, jusqu’à ce que la vigie la trouve.
    .choice-3 = Oui, jusqu’à ce que la proue y vienne.
drill-pirates-fort-why = { $answer } Et elle ne bouge jamais : ses 2 tirs sont certains, sauf si vous lui ôtez ses 4 points de vie.
drill-pirates-frigate = La Chasse survient. Où va cette carte ?
    .choice-1 = Un secteur plus loin, dans le sens horaire
    .choice-2 = À la poupe du navire
    .choice-3 = Nulle part
drill-pirates-frigate-why = { $answer } : elle ne suit pas les autres.
drill-pirates-galleon = Vous avez coulé cette carte. Comment l’équipage obtient-il son Butin ?
    .choice-1 = En arrêtant la proue dans son secteur
    .choice-2 = Il est à bord aussitôt
    .choice-3 = En posant un sablier sur la carte
drill-pirates-galleon-why = { $answer } : il y flotte jusque-là.
drill-pirates-merchant = Comment l’équipage obtient-il le Butin de cette carte ?
    .choice-1 = En y posant un sablier et en pointant dessus à la vitesse 1
    .choice-2 = En le coulant
    .choice-3 = En le retournant
drill-pirates-merchant-why = { $answer }. Si vous le coulez, le Butin coule aussi.
drill-pirates-island = Comment l’équipage obtient-il le jeton de cette carte ?
    .choice-1 = En y posant un sablier et en pointant dessus à la vitesse 0
    .choice-2 = En tirant dessus
    .choice-3 = En la retournant
drill-pirates-island-why = { $answer } : alors quelqu’un débarque.
drill-pirates-fireship = Cette carte est encore là à la fin de la manche. Que fait-elle ?
    .choice-1 = 2 dégâts sans lancer de dé, et ses bouchons brûlent
    .choice-2 = 2 tirs avec le dé
    .choice-3 = Rien, elle ne tire pas
drill-pirates-fireship-why = { $answer } : avant cela, un seul coup au but la coule.
drill-pirates-ghost-ship = À quelle vitesse l’Ellen doit-elle filer pour que vous atteigniez cette carte ?
    .choice-1 = À la vitesse 3
    .choice-2 = À n’importe quelle vitesse
    .choice-3 = À la vitesse 0
drill-pirates-ghost-ship-why = { $answer }, et à aucune autre. Son propre tir maudit un sablier.
drill-pirates-kraken = Vous avez touché cette carte une fois, et ses Tentacules sont apparus. Quand pouvez-vous l’atteindre à nouveau ?
    .choice-1 = Tant qu’aucun Tentacule n’est face visible
    .choice-2 = Aussitôt
    .choice-3 = À la vitesse 3
drill-pirates-kraken-why = { $answer } : occupez-vous d’abord des Tentacules.
drill-pirates-siren = Cette carte est face visible du côté des Canons de gauche. Qu’est-ce que cela change pour eux ?
    .choice-1 = Personne ne peut y poser de sablier ni rien y accomplir
    .choice-2 = Ils tirent sur elle d’eux-mêmes
    .choice-3 = Il leur faut un second boulet
drill-pirates-siren-why = { $answer }, jusqu’à ce que vous pointiez sur elle à la vitesse 3. Seule la Barre est sourde à son chant.
drill-pirates-flagship = Cette carte tire 3 fois. Elle a 3 dégâts. Combien de fois tire-t-elle maintenant ?
    .choice-1 = 2 fois
    .choice-2 = 3 fois
    .choice-3 = Pas une fois
drill-pirates-flagship-why = { $answer } : une fois de moins par tranche de 3 dégâts.
drill-pirates-wreck = Un marin a atteint cette carte. Que peut-il y prendre ?
    .choice-1 = De quoi ôter un bouchon, ou de la Poudre
    .choice-2 = Un point de vie
    .choice-3 = Du Butin
drill-pirates-wreck-why = { $answer } : de tout cap et à toute vitesse. Puis l’Épave disparaît.
drill-pirates-wet-powder = Cet événement survient. Que perd l’équipage ?
    .choice-1 = Un boulet chargé
    .choice-2 = Un bouchon
    .choice-3 = Un point de vie
drill-pirates-wet-powder-why = { $answer } : celui d’un canon que l’équipage choisit ; il retourne à la réserve.
drill-pirates-good-omen = Cet événement survient. Que reçoit l’équipage ?
    .choice-1 = Un bouchon est ôté du navire
    .choice-2 = Un point de vie revient
    .choice-3 = Un boulet est chargé
drill-pirates-good-omen-why = { $answer }, et l’équipage choisit où.
drill-pirates-rum = Cet événement survient. Quel sablier est prêt aussitôt ?
    .choice-1 = Celui qui a le plus de sable
    .choice-2 = Celui qui a le moins de sable
    .choice-3 = Tous
drill-pirates-rum-why = { $answer } : il vaut donc la peine d’en poser un juste avant.
drill-pirates-reinforcement = Cet événement survient. Où se trouve le nouveau Brigantin ?
    .choice-1 = Dans le secteur qui a le moins de cartes
    .choice-2 = Devant la proue
    .choice-3 = Dans le secteur qui a le plus de cartes
drill-pirates-reinforcement-why = { $answer }, face visible.
drill-pirates-loot = D’où vient-il à bord ?
    .choice-1 = Des Marchands et des Galions coulés
    .choice-2 = Des Îles
    .choice-3 = Des Rochers
drill-pirates-loot-why = { $answer } ; certains buts en demandent.
drill-pirates-map = Comment vient-elle à bord ?
    .choice-1 = En débarquant sur une Île
    .choice-2 = En abordant un Marchand
    .choice-3 = En coulant un navire
drill-pirates-map-why = { $answer }. Il en faut trois pour une carte entière.
drill-pirates-prisoner = Comment viennent-ils à bord ?
    .choice-1 = En débarquant sur une Île
    .choice-2 = En coulant un navire
    .choice-3 = En regardant depuis la Vigie
drill-pirates-prisoner-why = { $answer } : c’est là qu’ils attendent.
drill-pirates-strike = Votre proue s’arrête sur cette carte. Combien de dégâts fait-elle ?
drill-pirates-strike-why = { $answer }, et de nouveau chaque fois : elle reste sur le plateau. Révélée depuis la Vigie, elle ne fait rien.
drill-pirates-whirl = L’Ellen pointe vers le { $heading } à la vitesse { $speed }, et sa proue s’arrête sur cette carte. Vers où pointe-t-elle alors ?
drill-pirates-whirl-why = Vers le { $answer } : elle est emportée de deux secteurs, dans le sens des aiguilles. À la vitesse 2 ou 3 elle va trop vite pour cela.
drill-pirates-chase = L’Ellen pointe vers le { $heading }, et un navire, face visible, se trouve au { $sector }. Cet événement survient. Où est alors le navire ?
drill-pirates-chase-why = Au { $answer } : d’un secteur plus près de votre poupe, où aucun de vos canons ne pointe.
drill-pirates-hide = Cet événement survient. Combien de cartes sont de nouveau cachées ?
drill-pirates-hide-why = { $answer }, tirées au hasard ; celles devant la proue sont épargnées.
drill-pirates-bow-chaser = L’Ellen pointe vers le { $heading }. Dans quel secteur ce canon tire-t-il ?
drill-pirates-bow-chaser-why = Vers le { $answer } : toujours là où elle va.
drill-pirates-fire = Ce feu brûle à la Barre, et un événement survient. Quelle partie du navire reçoit le bouchon suivant ?
drill-pirates-fire-why = { $answer } : la partie suivante dans le sens des aiguilles. Les Réparations l’éteignent comme tout bouchon.
drill-pirates-curse = Combien de secondes dure le sable d’un sablier maudit ?
drill-pirates-curse-why = Il dure { $answer } secondes, jusqu’à ce que ce sablier ait accompli les Réparations.
drill-pirates-lantern = Avec cette pièce, combien d’emplacements a la Vigie ?
drill-pirates-lantern-why = Elle en a { $answer } : deux marins peuvent regarder en même temps.
drill-pirates-hull = Avec cette pièce, une manche apporte deux bouchons. Combien comptent ?
drill-pirates-hull-why = Seulement { $answer } : le premier de chaque manche ne compte pas.
drill-pirates-powder = Vous en utilisez, et le dé montre 1 coup au but. Combien cela fait-il ?
drill-pirates-powder-why = Cela fait { $answer }. Dites-le avant le jet : elle est dépensée de toute façon.

# Ce que ferait un vieux loup de mer, et pourquoi.
hint-pirates-steer = { action-pirates-Place }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-look = { action-pirates-Place }. { $number ->
    [one] Une carte est encore face cachée.
   *[other] { $number } cartes sont encore face cachée.
 }
hint-pirates-load = { action-pirates-Place }. { $number ->
    [one] Un canon est vide, et il y a sur quoi tirer.
   *[other] { $number } canons sont vides, et il y a sur quoi tirer.
 }
hint-pirates-load-unseen = { action-pirates-Place }. { $number ->
    [one] Un canon est vide, et des cibles se cachent parmi les cartes face cachée.
   *[other] { $number } canons sont vides, et des cibles se cachent parmi les cartes face cachée.
 }
hint-pirates-mend = { action-pirates-Place }. { $number ->
    [one] Un bouchon condamne une case du navire.
   *[other] { $number } bouchons condamnent des cases du navire.
 }
hint-pirates-gun-now = { action-pirates-Place }. Il est chargé, et il a une cible : { $card }.
hint-pirates-gun = { action-pirates-Place }. Un canon chargé y aura une cible : { $card }.
hint-pirates-card = { action-pirates-Place }. C’est ce qu’il faut à l’équipage : { $card }.
hint-pirates-spare = { action-pirates-Place }. Rien n’est plus pressé pour l’instant.
# from chapter 6
hint-pirates-wreck = { action-pirates-Place }. { $number ->
    [one] Un bouchon condamne une case du navire, et il y a là des planches : { $card }.
   *[other] { $number } bouchons condamnent des cases du navire, et il y a là des planches : { $card }.
 }
# from chapter 6
hint-pirates-powder = { action-pirates-Place }. Il y a sur quoi tirer, et là se trouve de la Poudre : { $card }.
# from chapter 9
hint-pirates-curse = { action-pirates-Place }. Cela lève sa malédiction : jusque-là, son sable met { $number } secondes.
hint-pirates-Turn = { action-pirates-Turn }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-SetSails = { action-pirates-SetSails }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-Look = { action-pirates-Look }. { $number ->
    [one] C’est la dernière encore face cachée.
   *[other] { $number } cartes sont encore face cachée.
 }
hint-pirates-Load = { action-pirates-Load }. { $number ->
    [one] C’est le seul qui soit vide.
   *[other] { $number } canons sont vides.
 }
hint-pirates-Repair = { action-pirates-Repair }. { $number ->
    [one] C’est le seul emplacement bouché.
   *[other] Des { $number } emplacements bouchés, c’est celui qui manque le plus.
 }
# from chapter 6
hint-pirates-Salvage = { action-pirates-Salvage }. { $number ->
    [one] C’est le seul emplacement bouché.
   *[other] Des { $number } emplacements bouchés, c’est celui qui manque le plus.
 }
hint-pirates-TakeBack = { action-pirates-TakeBack }. Il n’y a rien à faire là pour l’instant ({ $here }).
hint-pirates-Fire = { action-pirates-Fire }. { $card } : { $number ->
    [one] il lui reste un point de vie.
   *[other] il lui reste { $number } points de vie.
 }

# --- refus de l’App à côté du carton ---
refusal-pirates-app-not-now = Cela se dit quand le sable est écoulé.
refusal-pirates-app-no-goal-now = Aucun objectif n’est ouvert maintenant.
refusal-pirates-app-lives = Il y a { $lives } points de vie, et jamais plus qu’au départ.
refusal-pirates-app-heading = L’App a déjà la proue par là : { $heading }.
refusal-pirates-app-no-cork-there = Aucun bouchon ne va ici : { $space }.
refusal-pirates-app-no-more-corks = Les trois bouchons sont déjà posés.
refusal-pirates-app-no-shooter = { $card } ne tire pas et ne brûle pas, ou n’est pas de cette manche.
refusal-pirates-app-sector-full = Il y a déjà trois cartes au { $sector }.
refusal-pirates-app-no-card = Aucune carte n’est nommée au { $sector }.
refusal-pirates-app-damage = Aucune carte nommée ne tire selon ses dégâts, ou elle ne peut pas en avoir autant.
# from chapter 8
refusal-pirates-app-no-hull = Le navire n’a pas de coque renforcée.
refusal-pirates-app-no-curse = Aucun sablier ne peut être maudit dans ce chapitre.
refusal-pirates-app-no-wish = Les objectifs facultatifs se disent quand le chapitre est gagné.
refusal-pirates-app-no-shot = Aucune carte n’a visé.

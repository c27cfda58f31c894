# Written by `python3 tools/write_generated.py` from src/saltsea/content/pirates/words/pirates.fr.ftl: change the texts there, not here.
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
cannon-pirates-0 = canon de droite 1
cannon-pirates-1 = canon de droite 2
cannon-pirates-2 = canon de gauche 1
cannon-pirates-3 = canon de gauche 2
card-pirates-at = la carte en { $position }
clock-pirates = { $minutes } min { $seconds } s
a-card-pirates = une carte
a-space-pirates = un emplacement
an-event-pirates = un événement
space-pirates-none = none
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
cannon-pirates-right-1 = { cannon-pirates-0 }
cannon-pirates-right-2 = { cannon-pirates-1 }
cannon-pirates-left-1 = { cannon-pirates-2 }
cannon-pirates-left-2 = { cannon-pirates-3 }
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
rule-pirates-S1 = La mer autour du navire compte six secteurs ; dans le sens horaire : nord, nord-est, sud-est, sud, sud-ouest et nord-ouest. Chacun peut recevoir 3 cartes, aux places 1 à 3. Votre navire, l’Ellen, a toujours le cap sur l’un des secteurs.
    .title = La mer
rule-pirates-S2 = Six zones du navire donnent chacune sur un secteur, dans le sens horaire à partir de la proue : Boulets (1 emplacement d’action, à la proue), Canons de droite (2), Voiles (2), Barre (1, à la poupe), Vigie (1) et Canons de gauche (2). Quand l’Ellen tourne, toutes tournent avec elle. La septième, Réparations (1 emplacement), ne donne pas sur la mer et n’est jamais endommagée.
    .title = Le navire
rule-pirates-S3 = La boîte contient 4 sabliers, 3 bouchons, 4 boulets et 14 jetons de dégât. Quand tous les jetons de dégât sont sur des cartes, les coups suivants sont perdus. L’équipage partage au plus 5 points de vie, et un point perdu ne revient jamais.
    .title = Le matériel
rule-pirates-S4 = À 3 ou 4 joueurs, chacun a un sablier ; à 2, chacun en a deux. Un joueur seul navigue avec 2, 3 ou 4 sabliers. N’importe quel sablier peut être confié à un matelot de l’ordinateur.
    .title = Qui tient les sabliers
rule-pirates-S5 = Les chapitres sont écrits pour quatre sabliers. Pour commencer, deux joueurs ont 15 secondes de plus à chaque manche ; trois sabliers ont 15 secondes de plus, un navire et une carte Rochers de moins ; un joueur seul avec deux sabliers a 15 secondes de plus, deux navires et une carte Rochers de moins. On retire les navires dans l’ordre de la liste de distribution, les ennemis simples (Brigantin, Corvette) avant les autres. On ne retire jamais un navire que nomme un but. Chaque chapitre ajuste ensuite son temps, et parfois ses cartes, à son équipage ; ce qui en résulte est dit avant de commencer.
    .title = Petits équipages
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
rule-pirates-A9 = Vous pointez sur une carte à une vitesse donnée quand la proue est dans son secteur et que les voiles sont à ce chiffre. On le vérifie après tout changement de cap ou de vitesse, quelle qu’en soit la cause, et chaque fois que la proue révèle une carte, mais jamais au début ni à la fin d’une manche.
    .title = Pointer sur une carte
rule-pirates-A10 = Quand la proue s’arrête, on révèle d’abord toutes les cartes du secteur. Ensuite les Rochers agissent dans l’ordre de leurs places, puis on vérifie ce qui est pointé (A9). Si le dernier point de vie se perd au moment où un but est atteint, la perte passe d’abord. Un choix encore ouvert quand l’horloge arrive à zéro est fait quand même, et le but qu’il atteint compte.
    .title = Ce qui vient d’abord
rule-pirates-D1 = Quand une carte endommage l’Ellen, un bouchon va dans un emplacement libre de la zone qui donne à ce moment-là sur le secteur de la carte.
    .title = Bouchons
rule-pirates-D2 = Pour chaque bouchon qu’on ne peut pas placer, faute de bouchon dans la réserve ou d’emplacement libre dans la zone, l’équipage perd 1 point de vie.
    .title = Ni bouchon ni place
rule-pirates-D3 = Certains événements endommagent une zone qu’ils nomment ; les bouchons s’y placent de la même façon. Pendant une manche, un emplacement où se trouve un sablier n’est pas libre, d’où que vienne le dégât.
    .title = Dégâts d’événement
rule-pirates-D4 = Si une zone a deux emplacements libres, l’équipage choisit celui du bouchon. Au bout de 3 secondes, c’est le premier emplacement libre ; en mode pas à pas, l’équipage doit choisir. Tant que le choix est ouvert, la zone ne reçoit pas de sablier, ni les Voiles ni la Barre ne peuvent s’accomplir, et l’événement suivant attend. Tout autre choix que doit l’équipage suit la même règle.
    .title = Le choix de l’équipage
rule-pirates-D5 = Si un canon se brise et qu’il n’y a pas de bouchon dans la réserve, son sablier revient, 1 point de vie est perdu, et l’emplacement reste utilisable.
    .title = Brisé sans bouchon
rule-pirates-D6 = Quand il ne reste aucun point de vie, le chapitre est perdu sur-le-champ.
    .title = Le dernier point de vie
rule-pirates-R1 = Les chapitres de l’histoire se suivent : chacun s’ouvre quand le précédent est gagné. On peut rejouer les chapitres gagnés.
    .title = Un chapitre après l’autre
rule-pirates-R2 = Un chapitre raconte son histoire et ses nouveautés, fixe points de vie, bouchons, voiles et pièces du navire, puis viennent ses manches. À chaque manche, les cartes nommées sont mélangées et distribuées dans les secteurs, 3 au plus dans chacun, face cachée sauf mention contraire ; puis elle commence, le sable coule, et elle finit. Les cartes de but ne vont jamais dans le secteur de la proue : ce sont celles qu’un but nomme et celles qui portent un jeton qu’un but réclame.
    .title = Un chapitre et ses manches
rule-pirates-R3 = Sauf si le chapitre dit autre chose, l’Ellen a le cap au nord et les voiles à 1, et les bouchons du départ vont dans Voiles 1, Canon de gauche 1 et Canon de droite 1, dans cet ordre. D’une manche à l’autre, vous gardez le cap, les voiles, les bouchons, les points de vie, les boulets chargés et les jetons à bord. On ôte les cartes, leurs dégâts et les sabliers.
    .title = Ce qu’on garde
rule-pirates-R4 = Au début d’une manche, les cartes du secteur de la proue sont révélées. Elles n’ont alors aucun effet.
    .title = Le début d’une manche
rule-pirates-R5 = À la fin d’une manche, toutes les cartes sont révélées, sans effet. Puis chaque carte encore là tire une fois par tir qu’elle montre : dans le sens horaire à partir du secteur de la proue, et dans chaque secteur à partir de la place 1.
    .title = La fin d’une manche
rule-pirates-R6 = Dès que le but d’une manche ou du chapitre est atteint, la manche finit. Les ennemis tirent encore (R5), sauf après le dernier but du chapitre : il est alors gagné. Il est perdu quand il ne reste aucun point de vie, quand la dernière manche finit sans que le but soit atteint, ou quand une manche qui a son propre but finit sans lui.
    .title = Gagner et perdre
rule-pirates-R7 = À partir du chapitre 2, des événements surgissent pendant les manches, avec un son et un texte ; l’équipage applique chacun d’eux et continue. L’horloge ne s’arrête pas, sauf au niveau Mousse, où l’horloge et le sable attendent Continuer. Il y a un événement par manche, ou deux là où le chapitre le dit, et un de plus pour un Capitaine ; s’il y en a plusieurs, chacun tombe dans sa part du temps. Aucun n’arrive dans les 20 premières ni les 20 dernières secondes d’une manche, et aucun deux fois dans la même. Un événement que le chapitre dit certain est le dernier de sa manche, ou l’un des derniers.
    .title = Événements
rule-pirates-R8 = Quand un chapitre dit autre chose que ces règles, faites ce que dit le chapitre.
    .title = Le chapitre a raison
rule-pirates-R9 = Tout joueur peut mettre en pause : l’horloge et tout le sable s’arrêtent, et chacun le voit. La pause dure jusqu’à ce que quelqu’un reprenne. Le score dit combien de pauses l’équipage a faites.
    .title = Pause
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
rule-pirates-card-brigantine = Un ennemi simple, avec 1 point de vie. Il tire 1 fois à la fin de la manche.
    .title = Brigantin
rule-pirates-card-corvette = Un ennemi simple, avec 2 points de vie. Elle tire 1 fois à la fin de la manche.
    .title = Corvette
rule-pirates-card-rocks = Chaque fois que la proue s’arrête dessus, ils font 1 dégât. Révélés par la Vigie, ils ne font rien. Ils restent sur le plateau.
    .title = Rochers
rule-pirates-card-fog = Elle ne cache rien : dès qu’elle est révélée, on la défausse.
    .title = Brume
rule-pirates-card-passage-1 = Pointez sur lui à la vitesse 1 : il est défaussé et compte pour le but qui le demande. Tant que ce but en attend un autre avant lui, le Passage reste sur le plateau.
    .title = Passage 1
rule-pirates-card-passage-2 = Pointez sur lui à la vitesse 2 : il est défaussé et compte pour le but qui le demande. Tant que ce but en attend un autre avant lui, le Passage reste sur le plateau.
    .title = Passage 2
rule-pirates-level-deckhand = Il y a 5 points de vie et un bouchon de moins au départ ; dans certains chapitres, le premier ennemi simple de chaque manche devient de la Brume. La plupart des chapitres donnent plus de temps, aucun n’en donne moins. L’horloge et le sable s’arrêtent pendant les événements. Le score compte une fois. Avant chaque chapitre, il est dit ce qui y change vraiment.
    .title = Mousse
rule-pirates-level-bosun = Tout comme c’est écrit : 5 points de vie dans les chapitres 1 à 5 et 4 dans les chapitres 6 à 10. L’horloge tourne pendant les événements. Le score compte une fois et demie.
    .title = Bosco
rule-pirates-level-captain = Il y a 4 points de vie dans les chapitres 1 à 5 et 3 dans les chapitres 6 à 10 et, à partir du chapitre 2, un événement de plus dans la plupart des chapitres. La plupart des chapitres donnent moins de temps, aucun n’en donne plus ; dans certains, une Brume de chaque manche devient un Brigantin, ou manque. L’horloge tourne pendant les événements. Le score compte deux fois. Avant chaque chapitre, il est dit ce qui y change vraiment.
    .title = Capitaine
rule-pirates-chapter-1 = Quittez le port-prison : à chacune des trois manches, trouvez un Passage et pointez sur lui à sa vitesse. Une manche sans Passage fait perdre le chapitre.
    .title = Chaînes brisées
action-pirates-Start = Lancer la manche
action-pirates-Place = Poser le { $timer } : { $space }
action-pirates-TakeBack = Reprendre le { $timer } sans rien accomplir
action-pirates-SetSails =
    { $timer } : { $step ->
        [1] monter les voiles d’un cran
       *[-1] baisser les voiles d’un cran
    }
    .ask = voiles plus haut ou plus bas ?
action-pirates-Turn =
    { $timer } : { $sectors ->
        [-2] tourner la proue de 2 secteurs à gauche
        [-1] tourner la proue de 1 secteur à gauche
        [1] tourner la proue de 1 secteur à droite
       *[2] tourner la proue de 2 secteurs à droite
    }
    .ask = de quel côté ?
action-pirates-Look = { $timer } : révéler la carte en { $position }
    .ask = quelle carte ?
action-pirates-Repair = { $timer } : réparer « { $space } »
    .ask = quel bouchon ?
action-pirates-Load =
    { $timer } : { $second ->
        [none] charger le { $first }
       *[other] charger le { $first } et le { $second }
    }
    .ask =
        { $picked ->
            [0] quel canon ?
           *[other] et quel second canon ?
        }
action-pirates-Fire = { $timer } : tirer sur { $position }
    .ask = sur quelle carte ?
action-pirates-Cork = Mettre le bouchon ici : { $space }
action-pirates-Unload = Décharger le { $cannon }
action-pirates-Uncork = Ôter le bouchon ici : { $space }
action-pirates-Hide = Remettre face cachée la carte en { $position }
action-pirates-Continue = Continuer
action-pirates-Pause = Pause
action-pirates-Resume = Reprendre
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
event-pirates-TookAim =
    la carte en { $position } met en joue : { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }
event-pirates-RoundEnded = on débarrasse la mer après la manche { $round }
event-pirates-VoyageEnded =
    { $result ->
        [1] le chapitre est gagné
        [2] le dernier point de vie est perdu et l’Ellen sombre : le chapitre est perdu
       *[3] trop tard : le chapitre est perdu
    }
event-pirates-CardTurned =
    { $position }, { $how ->
        [0] devant la proue au départ
        [1] révélée par la proue
        [2] vue de la Vigie
        [3] révélée à la fin
       *[4] face visible dès la distribution
    } : { $leaves ->
        [0]
            { $wounds ->
                [0] { $card }
                [one] { $card }, avec { $wounds } dégât d’avant
               *[other] { $card }, avec { $wounds } dégâts d’avant
            }
       *[1] { $card }, et plus rien
    }
event-pirates-CardHidden =
    { $seat ->
        [none] la carte en { $position } est remise face cachée
       *[other]
            { $seat } { $seat-is ->
                [you] remettez
               *[other] remet
            } face cachée la carte en { $position }
    }
event-pirates-CardLeft = une carte quitte { $position } : { $card }
event-pirates-CardCame = une voile à l’horizon, en { $position } : { $card }
event-pirates-CardSunk = par le fond en { $position } : { $card }
event-pirates-GoalPointedAt = l’Ellen pointe sur { $position } à la bonne vitesse : { $card }
event-pirates-TimerPlaced = { $seat } pose{ verb-end } le { $timer } : { $space }
event-pirates-SandRanOut = le { $timer } est prêt
event-pirates-TimerBack =
    { $seat } { $seat-is ->
        [you] reprenez
       *[other] reprend
    } le { $timer } sans rien accomplir
event-pirates-TimerHurried = double ration pour le { $timer } : il est prêt aussitôt
event-pirates-SailsSet = le { $timer } règle les voiles : vitesse { $sails }
event-pirates-ShipTurned = le { $timer } tourne la proue : cap au { $heading }
event-pirates-LookedOut = le { $timer } scrute { $position }
event-pirates-Repaired = le { $timer } répare « { $space } »
event-pirates-Loaded = le { $timer } charge : { $cannons }
event-pirates-Fired = le { $timer } tire sur { $position }
event-pirates-ShotFell =
    { $face ->
        [1] le dé montre 1 coup
       *[2] le dé montre 2 coups
    } : { $damage ->
        [0] perdu en { $position }, il n’y a plus de jeton de dégât
        [one] { $damage } dégât en { $position }
       *[other] { $damage } dégâts en { $position }
    }
event-pirates-CannonBroke =
    le canon se brise et le { $timer } revient : { $cost ->
        [0] un bouchon va dans « { $space } »
       *[1] il n’y a plus de bouchon, un point de vie est perdu
    }
event-pirates-TokenTaken = le { $timer } rapporte à bord, de { $position } : { $token }
event-pirates-DamageDue =
    { $corks ->
        [one] { $corks } dégât : { $spaces }
       *[other] { $corks } dégâts : { $spaces }
    }
event-pirates-CorkPut =
    { $seat ->
        [none] un bouchon va dans « { $space } »
       *[other]
            { $seat } { $seat-is ->
                [you] mettez
               *[other] met
            } un bouchon dans « { $space } »
    }
event-pirates-LifeLost =
    un point de vie est perdu : { $lives ->
        [0] c’était le dernier
       *[other] il en reste { $lives }
    }
event-pirates-ChoiceOpened =
    vite, choisissez : { $need ->
        [1] où va le bouchon ?
        [2] quel canon perd son boulet ?
        [3] quel bouchon est ôté ?
       *[4] quelle carte est remise face cachée ?
    }
event-pirates-NeedDropped =
    { $need ->
        [1] il n’y a plus de bouchon à mettre
        [2] aucun canon n’est chargé, aucun boulet n’est perdu
        [3] il n’y a pas de bouchon à ôter
       *[4] il n’y a pas de carte à remettre face cachée
    }
event-pirates-BallLost =
    { $seat ->
        [none] le { $cannon } perd son boulet
       *[other] { $seat } décharge{ verb-end } le { $cannon }
    }
event-pirates-CorkOff =
    { $seat ->
        [none] un bouchon est ôté de « { $space } »
       *[other] { $seat } ôte{ verb-end } le bouchon de « { $space } »
    }
event-pirates-CameTo =
    { $rest ->
        [0] l’Ellen est arrêtée
       *[other] l’Ellen s’arrête
    }
event-pirates-Struck =
    crac ! La proue est sur les rochers en { $position }, { $corks ->
        [one] { $corks } dégât
       *[other] { $corks } dégâts
    } : { $spaces }
event-pirates-EnemyShot =
    { $face ->
        [0] la carte en { $position } tire et manque son coup
        [1] la carte en { $position } tire, 1 coup : { $spaces }
       *[2] la carte en { $position } tire, 2 coups : { $spaces }
    }
event-pirates-EventCalled =
    { $stands ->
        [0] tout le monde sur le pont, un événement !
       *[other] tout le monde sur le pont, un événement ! L’horloge et le sable attendent Continuer
    }
event-pirates-EventCame = { $happening } !
event-pirates-EventDone = { $happening } : rien de plus
event-pirates-WindChanged = le vent change : vitesse { $sails }
event-pirates-Drifted = l’Ellen dérive : cap au { $heading }
event-pirates-NeedArose =
    { $need ->
        [2] un canon doit perdre son boulet
        [3] un bouchon va être ôté
       *[other] l’équipage a quelque chose à régler
    }
event-pirates-Paused =
    { $seat } { $seat-is ->
        [you] mettez
       *[other] met
    } en pause : l’horloge et le sable s’arrêtent
event-pirates-WentOn = { $seat } continue{ verb-end } : l’horloge et le sable repartent
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
by-pirates =
    { $hands ->
        [1] { $seat }
       *[other] { $seat } ({ $timer })
    }
told-pirates-SailsSet =
    { by-pirates } { $step ->
        [1] hisse{ verb-end } de la toile
        [-1] rentre{ verb-end } de la toile
       *[0] règle{ verb-end } les voiles
    } : vitesse { $sails }
told-pirates-ShipTurned =
    { by-pirates } { $sectors ->
        [-2] tourne{ verb-end } le navire de deux secteurs vers la gauche
        [-1] tourne{ verb-end } le navire d’un secteur vers la gauche
        [1] tourne{ verb-end } le navire d’un secteur vers la droite
        [2] tourne{ verb-end } le navire de deux secteurs vers la droite
       *[0] tourne{ verb-end } le navire
    } : cap au { $heading }
told-pirates-Repaired = { by-pirates } répare{ verb-end } « { $space } »
told-pirates-Loaded = { by-pirates } charge{ verb-end } : { $cannons }
told-pirates-Fired = { by-pirates } tire{ verb-end } sur { $position }
told-pirates-TookAim =
    { $card } en { $position } met en joue, { $shots ->
        [one] { $shots } coup
       *[other] { $shots } coups
    }
told-pirates-EnemyShot =
    { $card } en { $position } tire : { $face ->
        [0] manqué
        [1] 1 coup au but, { $spaces }
       *[2] 2 coups au but, { $spaces }
    }
step-pirates-sink =
    { $group ->
        [ship] couler des navires
        [passage] couler des Passages
       *[card] couler { $card }
    } : { $done } sur { $times }
step-pirates-point =
    { $group ->
        [ship] pointer sur des navires
        [passage] pointer sur un Passage à sa vitesse
       *[card] pointer sur { $card }
    } : { $done } sur { $times }
step-pirates-clear =
    { $group ->
        [ship] plus aucun navire
        [passage] plus aucun Passage
       *[card] plus aucune carte { $card }
    } : { $done ->
        [0] il n’en reste pas
       *[other] il en reste { $done }
    }
step-pirates-take = prendre { $token } : { $done } sur { $times }
then-pirates-heading = l’Ellen fait cap { $sector }
then-pirates-speed = vitesse { $speed }
then-pirates-lives =
    { $lives ->
        [0] plus aucun point de vie
        [one] il reste 1 point de vie
       *[other] il reste { $lives } points de vie
    }
then-pirates-loaded = chargé : { $cannons }
then-pirates-unloaded = vide : { $cannons }
then-pirates-corked = un bouchon : { $space }
then-pirates-uncorked = réparé : { $space }
then-pirates-taken =
    à bord : { $number ->
        [one] { $token }
       *[other] { $token } × { $number }
    }
then-pirates-used =
    consommé : { $number ->
        [one] { $token }
       *[other] { $token } × { $number }
    }
then-pirates-up = face visible : { $positions }
then-pirates-down = face cachée : { $positions }
then-pirates-damage =
    { $position } : { $number ->
        [one] 1 dégât
       *[other] { $number } dégâts
    }
then-pirates-sunk = coulé : { $positions }
then-pirates-gone = retiré : { $positions }
then-pirates-choice =
    l’équipage choisit { $need ->
        [cork] où va un bouchon
        [unload] quel canon perd son boulet
        [uncork] quel bouchon est ôté
       *[hide] quelle carte est retournée
    }
then-pirates-goal = le but est atteint
then-pirates-ends =
    le voyage est { $result ->
        [won] gagné
       *[other] perdu
    }
then-pirates-chance = le hasard décide du reste
done-pirates-sunk =
    coulé : { $number ->
        [one] { $card }
       *[other] { $card } × { $number }
    }
done-pirates-taken =
    pris : { $number ->
        [one] { $token }
       *[other] { $token } × { $number }
    }
done-pirates-pointed =
    pointé : { $number ->
        [one] { $card }
       *[other] { $card } × { $number }
    }
star-pirates-1 = le chapitre est gagné
star-pirates-2 = 3 points de vie ou plus, 1 bouchon au plus
star-pirates-3 = et aucun point de vie perdu, ou le but facultatif atteint
score-pirates-lives =
    { $number ->
        [one] { $number } point de vie restant
       *[other] { $number } points de vie restants
    }
score-pirates-corks =
    { $number ->
        [one] { $number } bouchon en réserve
       *[other] { $number } bouchons en réserve
    }
score-pirates-wish =
    { $number ->
        [0] but facultatif : manqué
       *[other] but facultatif : atteint
    }
score-pirates-time =
    { $number ->
        [one] { $number } seconde entière restante à la fin
       *[other] { $number } secondes entières restantes à la fin
    }
award-pirates-gunner =
    Meilleur canonnier : { $seat } ({ $number ->
        [one] 1 dégât
       *[other] { $number } dégâts
    })
award-pirates-carpenter =
    Charpentier du bord : { $seat } ({ $number ->
        [one] 1 bouchon ôté
       *[other] { $number } bouchons ôtés
    })
award-pirates-boarder =
    En tête à l’abordage : { $seat } ({ $number ->
        [one] 1 jeton pris
       *[other] { $number } jetons pris
    })
award-pirates-helm =
    Main sûre à la barre : { $seat } ({ $number ->
        [one] 1 coup de barre
       *[other] { $number } coups de barre
    })
award-pirates-lookout =
    Œil de lynx : { $seat } ({ $number ->
        [one] 1 carte annoncée
       *[other] { $number } cartes annoncées
    })
award-pirates-loader =
    Mains les plus noires : { $seat } ({ $number ->
        [one] 1 chargement
       *[other] { $number } chargements
    })
award-pirates-sails =
    Seigneur des voiles : { $seat } ({ $number ->
        [one] réglées une fois
       *[other] réglées { $number } fois
    })
award-pirates-worked =
    A mis la main à la pâte : { $seat } ({ $number ->
        [one] 1 action
       *[other] { $number } actions
    })
award-pirates-hands =
    Le plus à l’ouvrage : { $seat } ({ $number ->
        [one] 1 action
       *[other] { $number } actions
    })
award-pirates-smoke =
    Le plus de fumée : { $seat } ({ $number ->
        [one] 1 canon brisé
       *[other] { $number } canons brisés
    })
passage-pirates-found = { $card } était en { $position }
passage-pirates-late = { $card } était en { $position }, et seule la fin l’a retourné
resail-pirates-crew = Manche { $round }, { $left }, { $seat } : un sablier sur { $place }. Repris de là par de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-better = avec ce sablier sur { $place }, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-planner = avec ce qu’un vieux loup de mer y ferait, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-idle = { $seat } : des sabliers sont restés en main { $seconds } secondes en tout, qui auraient pu servir. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-ready = { $seat } : des sabliers écoulés sont restés là sans servir { $seconds } secondes en tout. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-lying = { $seat } : des sabliers sont restés en main, ou écoulés sur leur case, { $seconds } secondes en tout, qui auraient pu servir. Repris ainsi aux côtés de vieux loups de mer, un tel voyage est gagné { $chance } fois sur 100
resail-pirates-busy = avec ces sabliers employés comme le ferait un vieux loup de mer, et tout le reste pareil, il est gagné { $chance } fois sur 100
resail-pirates-earlier = six secondes plus tôt chaque fois auraient donné { $chance } sur 100
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
refusal-pirates-coming-to-rest = L’Ellen n’est pas encore arrêtée, ou un événement n’est pas fini : réglez cela d’abord, puis Voiles et Barre serviront de nouveau.
refusal-pirates-sails =
    { $speed ->
        [0] La vitesse est déjà 0, et moins n’est pas possible : montez plutôt les voiles.
       *[3] La vitesse est déjà 3, et plus n’est pas possible : baissez plutôt les voiles.
    }
refusal-pirates-helm =
    { $speed ->
        [0] À la vitesse 0, l’Ellen ne tourne pas : mettez d’abord les voiles à 1 ou 2.
        [1] À la vitesse 1, la proue tourne de 1 ou 2 secteurs.
        [2] À la vitesse 2, la proue tourne d’exactement 1 secteur : mettez les voiles à 1 pour 2 secteurs.
       *[3] À la vitesse 3, l’Ellen ne tourne pas : mettez d’abord les voiles à 1 ou 2.
    }
refusal-pirates-no-card = Il n’y a pas de carte en { $position } : choisissez-en une qui soit face cachée.
refusal-pirates-already-up = La carte en { $position } est déjà face visible : choisissez-en une qui soit face cachée.
refusal-pirates-no-cork = Il n’y a pas de bouchon dans cet emplacement ({ $space }) : choisissez-en un qui soit endommagé.
refusal-pirates-corks-first = Il y a un bouchon à ôter : choisissez un emplacement endommagé.
refusal-pirates-nothing-to-repair = Aucun emplacement n’est endommagé : reprenez le sablier.
refusal-pirates-no-balls =
    { $balls ->
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
refusal-pirates-not-pointed = L’Ellen doit pointer sur { $position } à la vitesse { $speed } : tournez-y la proue et réglez les voiles.
refusal-pirates-no-token = Il n’y a plus de tel jeton dans la boîte : reprenez le sablier.
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
refusal-pirates-lesson-SetSails =
    { $step ->
        [1] Ce serait permis, mais le Passage en demande plus : un cran de plus.
       *[other] Ce serait permis, mais le Passage en demande moins : un cran de moins.
    }
refusal-pirates-lesson-Turn =
    { $sectors ->
        [1] L’Ellen pourrait tourner là, mais le Passage est ailleurs : un secteur à droite.
        [2] L’Ellen pourrait tourner là, mais le Passage est ailleurs : deux secteurs à droite.
       *[other] L’Ellen pourrait tourner là, mais le Passage est ailleurs : un secteur à gauche.
    }
refusal-pirates-practice-Board = Ici, abordez d’abord : touchez le sablier sur la carte.
refusal-pirates-practice-Land = Ici, débarquez d’abord : touchez le sablier sur la carte.
refusal-pirates-practice-Salvage = Ici, touchez d’abord votre sablier : il prend ce qui s’y trouve.
refusal-pirates-practice-Repair = Ici, réparez d’abord : touchez le sablier aux Réparations.
refusal-pirates-practice-SetSails =
    { $step ->
        [1] Ici, réglez d’abord les voiles : un cran de plus.
       *[other] Ici, réglez d’abord les voiles : un cran de moins.
    }
refusal-pirates-practice-Turn = Ici, virez d’abord, vers le secteur que montre la main.
refusal-pirates-lesson-Cork = Dites d’abord où va le bouchon ({ $space }).
option-pirates-chapter = Le chapitre de l’histoire que l’équipage va vivre.
    .title = Chapitre
    .choice-1 = 1 Chaînes brisées
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
practice-pirates-fog = La Vigie est prête : le sable de votre sablier a fini de couler. Touchez-le, puis la carte encore face cachée. La Brume ne cache rien : révélée, elle disparaît.
practice-pirates-brigantine = Un Brigantin : un point de vie, et un tir à la fin de la manche. Votre canon est chargé et prêt : tirez.
practice-pirates-corvette = Une Corvette a deux points de vie : un coup ne suffit pas toujours. Tirez aussi sur elle.
practice-pirates-passage = Un Passage : la proue doit pointer sur lui à la vitesse de sa carte. Celui-ci demande 2, et l’Ellen fait 1.
practice-pirates-faster = Ici, le sable coule dix fois plus vite. Touchez votre sablier, puis le signe pour plus : vitesse 2.
practice-pirates-rocks = Voici des Rochers : chaque fois que la proue s’arrête dessus, ils font 1 dégât. Virez ailleurs.
practice-pirates-turn = Touchez votre sablier à la Barre, puis le secteur marqué.
practice-pirates-Place = Posez-y un sablier.
practice-pirates-Turn = Touchez votre sablier à la Barre, puis ce secteur.
practice-pirates-choose-cork = La zone a deux emplacements libres : dites où va le bouchon. En mer, vous avez trois secondes pour cela.
practice-pirates-wait = Ici, le temps passe dix fois plus vite qu’en mer. Regardez ce qui vient.
practice-pirates-done = C’est tout ce qui est nouveau. Au tour du chapitre, avec le sable qui coule.
practice-pirates-left = Cet exercice a fini plus tôt. Vous pouvez le recommencer quand vous voulez.
hint-pirates-steer = { action-pirates-Place }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-look =
    { action-pirates-Place }. { $number ->
        [one] Une carte est encore face cachée.
       *[other] { $number } cartes sont encore face cachée.
    }
hint-pirates-load =
    { action-pirates-Place }. { $number ->
        [one] Un canon est vide, et il y a sur quoi tirer.
       *[other] { $number } canons sont vides, et il y a sur quoi tirer.
    }
hint-pirates-load-unseen =
    { action-pirates-Place }. { $number ->
        [one] Un canon est vide, et des cibles se cachent parmi les cartes face cachée.
       *[other] { $number } canons sont vides, et des cibles se cachent parmi les cartes face cachée.
    }
hint-pirates-mend =
    { action-pirates-Place }. { $number ->
        [one] Un bouchon condamne une case du navire.
       *[other] { $number } bouchons condamnent des cases du navire.
    }
hint-pirates-gun-now = { action-pirates-Place }. Il est chargé, et il a une cible : { $card }.
hint-pirates-gun = { action-pirates-Place }. Un canon chargé y aura une cible : { $card }.
hint-pirates-card = { action-pirates-Place }. C’est ce qu’il faut à l’équipage : { $card }.
hint-pirates-spare = { action-pirates-Place }. Rien n’est plus pressé pour l’instant.
hint-pirates-Turn = { action-pirates-Turn }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-SetSails = { action-pirates-SetSails }. Le cap à prendre : { $heading }, à la vitesse { $speed }.
hint-pirates-Look =
    { action-pirates-Look }. { $number ->
        [one] C’est la dernière encore face cachée.
       *[other] { $number } cartes sont encore face cachée.
    }
hint-pirates-Load =
    { action-pirates-Load }. { $number ->
        [one] C’est le seul qui soit vide.
       *[other] { $number } canons sont vides.
    }
hint-pirates-Repair =
    { action-pirates-Repair }. { $number ->
        [one] C’est le seul emplacement bouché.
       *[other] Des { $number } emplacements bouchés, c’est celui qui manque le plus.
    }
hint-pirates-TakeBack = { action-pirates-TakeBack }. Il n’y a rien à faire là pour l’instant ({ $here }).
hint-pirates-Fire =
    { action-pirates-Fire }. { $card } : { $number ->
        [one] il lui reste un point de vie.
       *[other] il lui reste { $number } points de vie.
    }
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
refusal-pirates-app-no-curse = Aucun sablier ne peut être maudit dans ce chapitre.
refusal-pirates-app-no-wish = Les objectifs facultatifs se disent quand le chapitre est gagné.
refusal-pirates-app-no-shot = Aucune carte n’a visé.

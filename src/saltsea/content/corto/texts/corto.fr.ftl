# Corto : ses règles, et toutes les phrases que dit sa table. Les noms des cartes, aventures et figurines sont dans ../themes.
title-corto = Corto
brief-corto = Posez des personnages sur des bandes dessinées et placez-y vos marqueurs. Les voisins que vous contrôlez forment des groupes ; groupes, cartes prises et quêtes rapportent de l’or. Quand deux bandes sont pleines, qui a le plus d’or gagne.

seat-corto-0 = Rouge
seat-corto-1 = Vert
seat-corto-2 = Jaune
seat-corto-3 = Noir
figurine-name-corto = { figurine-corto-0 }
figurine-name-rasputin = { figurine-corto-1 }
square-corto-nowhere = hors du plateau
card-corto-unused = une carte d’une aventure inutilisée

kind-corto-character = Personnage
kind-corto-object = Objet
kind-corto-advantage = Avantage
kind-corto-figurine = Carte de figurine
border-corto-white = Bord blanc : ajoute un marqueur
border-corto-black = Bord noir : porte un coup
border-corto-both = Bord blanc et noir : ajoute un marqueur ou porte un coup
friend-corto = Ami de Corto : verse 1 pièce d’or à qui le contrôle quand Corto s’arrête près de lui
long-corto = Longue portée : toute sa rangée et toute sa colonne
ace-corto = L’un des quatre as

verb-corto-exchange = Deux personnages échangent leurs places, et leurs marqueurs les suivent.
verb-corto-shift = Déplacez 1 à 3 de vos marqueurs vers d’autres personnages qui portent l’un des vôtres.
verb-corto-anywhere = Votre prochain personnage de ce tour peut aller sur n’importe quelle bande.
verb-corto-draw-more = Piochez jusqu’à 2 cartes de plus à la fin de ce tour.
verb-corto-recover = Reprenez en main un objet ou une carte de figurine parmi les 5 dernières cartes de la défausse.
verb-corto-guard = Reste devant vous et annule le premier coup d’un autre joueur contre un personnage que vous contrôlez.

quest-corto-A = Qui joue un personnage sur sa bande peut faire avancer le voilier d’un pas ; à la fin, il rapporte 5 pièces d’or à qui contrôle le personnage placé dessous.
    .title = Le voilier
quest-corto-B = Qui contrôle seul le plus d’as à la fin d’un tour prend la tuile, qui vaut 5 pièces d’or à la fin.
    .title = Les quatre as
quest-corto-C = Qui joue un personnage sur une tuile cachée la prend : un lingot vaut 3 pièces d’or, un corbeau renvoie chez lui un marqueur adverse.
    .title = Lingots et corbeaux
quest-corto-D = Chaque mort donne un léopard aux autres joueurs qui ont un marqueur sur cette bande ; 1, 2, 3 léopards ou plus valent 1, 3, 5 pièces d’or.
    .title = Les hommes-léopards
quest-corto-E = Le train va et vient le long de sa bande ; qui lui porte un coup prend un wagon de 1, 2 ou 3 pièces d’or.
    .title = Le train
quest-corto-F = Sur la dernière case de chaque bande, 3 pièces d’or attendent qui contrôlera à la fin le personnage posé là.
    .title = Le grand or

# --- les règles ---

rule-corto-G1 = Corto se joue de 2 à 4. À 3 ou 4 joueurs, on pose quatre des six bandes ; à 2, trois. Lesquelles, et dans quel ordre de haut en bas, le hasard le dit, sauf si l’hôte choisit.
    .title = Joueurs et bandes
rule-corto-G2 = Une bande est une rangée de 8 cases. La case 1 porte la pioche de la bande, la case 2 son personnage de départ. Les bandes se posent l’une sous l’autre et forment une seule grille de trois ou quatre rangées. L’hôte peut choisir des bandes de 6, 7, 8 ou 9 cases ; quand une règle dit « la dernière case », c’est la case 8 dans la partie habituelle.
    .title = La grille
rule-corto-G3 = Deux cases sont contiguës si elles ont un côté commun ; se toucher par un coin ne suffit pas. Les cases de deux bandes voisines sont contiguës tout comme celles d’une même bande.
    .title = Contigu
rule-corto-G4 = Une rangée est une bande entière. Une colonne réunit les cases de même numéro de toutes les bandes.
    .title = Rangées et colonnes
rule-corto-G5 = La case 1 de chaque bande est la case de sa pioche. Les figurines peuvent y passer et s’y arrêter ; les personnages n’y vont jamais. Elle ne compte jamais pour la fin de la partie, même quand la pioche est épuisée.
    .title = Les cases de pioche
rule-corto-G6 = Chaque joueur a un sceau et 13 marqueurs ; ceux qui ne sont pas sur le plateau forment son stock. Chaque aventure a une pioche de 20 cartes. Les figurines de Corto et de Raspoutine commencent hors du plateau. Toutes les cartes défaussées vont, face visible, sur une seule défausse. Les joueurs sont rouge, vert, jaune et noir ; chacun a aussi sa propre forme.
    .title = Le matériel

rule-corto-S1 = Chaque pioche se mélange à part. On retourne ses cartes jusqu’au premier personnage : il va sur la case 2 de la bande. Les autres cartes retournées reviennent dans la pioche, qui est mélangée de nouveau.
    .title = Les personnages de départ
rule-corto-S2 = On installe ensuite les quêtes des aventures en jeu ; les règles QA à QF disent comment.
    .title = Installer les quêtes
rule-corto-S3 = Le premier joueur est tiré au sort. À partir de lui, dans le sens horaire, chacun pose 1 marqueur sur le personnage de départ de son choix, puis pioche 4 cartes une à une, chacune dans la pioche de son choix, en regardant chaque carte avant de prendre la suivante. Plusieurs marqueurs peuvent se trouver sur un même personnage. Puis le tour du premier joueur commence.
    .title = Premier marqueur, premières cartes

rule-corto-T1 = À votre tour, de deux choses l’une. Ou bien vous jouez 1 à 4 cartes, puis vous en piochez 0, 1 ou 2 ; ou bien vous ne jouez rien, vous défaussez 0 à 4 cartes, puis vous piochez jusqu’à en avoir 4. Jamais les deux, jamais plus de quatre cartes jouées dans un tour, et jamais plus de 4 cartes en main. Dès que vous avez pioché, vous ne jouez ni ne défaussez plus.
    .title = Jouer ou défausser
rule-corto-T2 = Chaque carte se prend dans la pioche de votre choix, pourvu qu’il y en reste, et vous la voyez avant de choisir la pioche suivante. Un tour où vous ne jouez rien se termine avec 4 cartes en main : tant qu’une pioche a des cartes, vous devez compléter. Les cartes défaussées vont une à une sur la défausse, dans l’ordre que vous choisissez.
    .title = Piocher et défausser
rule-corto-T3 = Le dos d’une carte montre son aventure : chacun voit donc de quelle pioche vient chaque carte d’une main, mais pas sa face. Sont visibles de tous le nombre de cartes sous chaque sceau, les avantages posés devant un joueur, les tuiles gagnées et toute la défausse, dans son ordre.
    .title = Ce que chacun voit
rule-corto-T4 = On ne joue une carte que si sa première étape au moins offre un choix permis. Les avantages qui ne demandent aucun choix (A3, A4, A6) se jouent toujours.
    .title = Pas de carte pour rien
rule-corto-T5 = Vous pouvez reprendre les cartes jouées pendant ce tour, chacune avec toutes ses étapes, jusqu’au moment d’avant. Les défausses et les pioches sont définitives. On ne revient jamais sur une chose cachée qui a été révélée, comme une tuile ou un wagon retourné ; les cartes jouées après peuvent encore être reprises. L’hôte peut retirer cette possibilité.
    .title = Reprendre
rule-corto-T6 = Seul le joueur dont c’est le tour agit. Les étapes d’une carte se suivent dans l’ordre, et chacune s’achève avant que la suivante commence ; alors seulement une autre carte peut être jouée.
    .title = L’un après l’autre

rule-corto-C1 = Un personnage se pose sur une case vide d’une bande de la couleur de son fond ; certains en ont deux et vont sur l’une ou l’autre. La case doit être contiguë à un personnage ou à une figurine. Une case où se tient une figurine n’est pas vide, et les cases de pioche ne sont pas pour les personnages.
    .title = Poser un personnage
rule-corto-C2 = Puis vous posez dessus 1 marqueur de votre stock. Si votre stock est vide, vous devez y déplacer l’un de vos marqueurs depuis un autre personnage.
    .title = Son marqueur
rule-corto-C3 = Puis le personnage peut agir une fois, selon son bord : blanc, il ajoute un marqueur (C4) ; noir, il porte un coup (C5) ; des deux couleurs, vous choisissez l’un des deux. Il peut aussi ne rien faire. Ce qu’une quête déclenche quand un personnage est joué se passe après son marqueur et avant cette action.
    .title = Son action
rule-corto-C4 = Bord blanc : ajoutez 1 de vos marqueurs à un personnage contigu.
    .title = Bord blanc
rule-corto-C5 = Bord noir : un coup contre une cible contiguë. Si le personnage porte des marqueurs, enlevez-en un de votre choix, quel qu’en soit le propriétaire, vous-même compris ; il retourne dans le stock de son propriétaire. S’il n’en porte aucun, il meurt : sa carte va sous votre sceau et sa case est vide. À une table qui joue le bord noir à l’anglaise, un bord ne peut enlever qu’un marqueur adverse ; les objets enlèvent toujours celui de n’importe qui.
    .title = Bord noir et coups
rule-corto-C6 = Si une seule des deux aventures d’un personnage à deux fonds est en jeu, il ne se pose que sur la bande de celle-là.
    .title = Un fond sur deux

rule-corto-O1 = Un objet ne se joue qu’après un personnage ou une figurine joués dans le même tour. Il agit depuis la case du dernier joué. Si ce personnage a quitté le plateau depuis, aucun objet ne peut être joué avant qu’un autre personnage ou une figurine le soit ; s’il a été déplacé, l’objet agit depuis sa nouvelle place.
    .title = Un objet veut quelqu’un
rule-corto-O2 = Un objet blanc ajoute 1 de vos marqueurs à un personnage contigu ; un objet noir porte 1 coup (C5), qui peut enlever le marqueur de n’importe qui. Il le fait une fois par onomatopée de la carte (1 ou 2), sur le même personnage ou sur des personnages différents : au moins une fois, et vous pouvez renoncer à la seconde. Tout objet va avec tout bord. Après son effet, il va sur la défausse, comme les avantages.
    .title = L’effet des objets
rule-corto-O3 = Une carte n’agit jamais sur la case d’où elle agit, quelle que soit sa portée. Seul le train (QE) peut être frappé depuis la case même qu’il longe.
    .title = Pas sur sa propre case

rule-corto-L1 = Un personnage ou un objet dont le bord porte des triangles agit sur n’importe quelle position de toute sa rangée et de toute sa colonne, sauf sa propre case. Rien ne lui fait obstacle.
    .title = Longue portée
rule-corto-L2 = Les triangles ne servent qu’à l’action de la carte qui les porte. Un objet joué avec un personnage à longue portée, ou un personnage avec lequel on joue un objet à longue portée, garde sa propre portée.
    .title = À chacun sa portée

rule-corto-F1 = Mettez une carte Corto ou Raspoutine sur la défausse pour déplacer cette figurine ; si la carte montre les deux, choisissez. À sa première entrée, la figurine apparaît sur la case de pioche de votre choix. Puis elle fait 0 à 3 pas, chacun vers une case contiguë ; une carte à véhicule en permet 0 à 6. Rien ne l’arrête : elle peut finir sur une case de pioche, sur un personnage ou sur la même case que l’autre figurine.
    .title = Déplacer une figurine
rule-corto-F2 = La zone d’une figurine est la case où elle se tient et les 8 cases autour, coins compris, dans les limites de la grille.
    .title = La zone
rule-corto-F3 = Corto agit d’abord sur ses amis : chaque ami de Corto dans sa zone donne 1 pièce d’or au joueur qui y a strictement plus de marqueurs que tout autre, fût-il votre adversaire ; une égalité ne donne rien. Cette pièce est la carte du dessus de la défausse, glissée sous le sceau de ce joueur, et la carte Corto qui vient d’être jouée y est déjà. Les amis paient de gauche à droite, la bande du haut d’abord. Si la défausse est vide, une carte d’une aventure inutilisée en tient lieu. Ainsi, si Corto s’arrête près de trois amis, l’un dominé par vert, l’autre par jaune, le troisième à égalité, vert et jaune reçoivent chacun une pièce.
    .title = Les amis de Corto paient
rule-corto-F4 = Puis vous pouvez poser jusqu’à 2 de vos marqueurs sur des personnages de la zone de Corto, sur le même ou sur deux.
    .title = Les deux marqueurs de Corto
rule-corto-F5 = Raspoutine retire un personnage de votre choix dans sa zone, quels que soient ses marqueurs : ils retournent à leurs propriétaires, et la carte va sous votre sceau. S’il y a un personnage dans sa zone, il le doit. C’est une mort pour les hommes-léopards (QD), mais ce n’est pas un coup. À une table où les figurines peuvent s’abstenir, vous pouvez renoncer à ce que fait Raspoutine, et de même à tout ce que fait Corto (F3 et F4 ensemble). Une table peut le demander pour Corto chaque fois, ou seulement quand un ami paierait.
    .title = Raspoutine retire
rule-corto-F6 = Une figurine peut utiliser des objets en plus de son action ; ils agissent depuis sa case (O1).
    .title = Figurines et objets
rule-corto-F7 = Un personnage sur la case duquel se tient une figurine peut être marqué, frappé, retiré et échangé comme tout autre.
    .title = Sous une figurine

rule-corto-M1 = Si vous avez un marqueur à poser et que votre stock est vide, déplacez-en un des vôtres depuis un autre personnage en jeu : c’est une obligation pour le marqueur d’un personnage qui vient d’être joué (C2), une possibilité ailleurs. Tant que votre stock contient des marqueurs, vous ne pouvez pas en déplacer un à la place.
    .title = Plus de marqueurs

rule-corto-E1 = La partie s’achève aussitôt si, à la fin d’un tour, deux bandes ou plus sont pleines : un personnage ou une figurine sur chaque case, hormis celle de la pioche.
    .title = Deux bandes pleines
rule-corto-E2 = Pendant le tour qui met fin à la partie, vous ne pouvez poser qu’un seul personnage ou jouer qu’une seule figurine. Ce qui remplirait la deuxième bande est donc interdit si vous avez déjà joué un personnage ou une figurine pendant ce tour ; et une fois deux bandes pleines, vous n’en jouez plus d’autre pendant ce tour, même si une bande se rouvre. On en juge juste après la pose ou le déplacement, avant toute action. Si à la fin du tour moins de deux bandes sont pleines, la partie continue. Les objets et les avantages ne sont pas limités.
    .title = Le dernier tour
rule-corto-E3 = Quand toutes les pioches sont vides, on continue sans piocher jusqu’à ce que plus personne ne puisse jouer une carte. Qui ne peut pas jouer est sauté ; qui le peut a encore le droit de passer ou de défausser. Et quoi qu’il reste dans les pioches, la partie s’achève après un tour de table complet où personne n’a joué, défaussé ni pioché de carte : autant de tours de suite que de joueurs, tours sautés compris.
    .title = Plus personne n’avance

rule-corto-V1 = Vous contrôlez un personnage si vous y avez strictement plus de marqueurs que chacun des autres joueurs. Un groupe, ce sont au moins deux personnages contigus que contrôle un même joueur.
    .title = Contrôle et groupes
rule-corto-V2 = Votre plus grand groupe rapporte 2 pièces d’or par personnage ; si plusieurs sont les plus grands, un seul compte comme tel. Vos autres groupes rapportent 1 pièce d’or par personnage. Les personnages isolés ne rapportent rien.
    .title = L’or des groupes
rule-corto-V3 = Chaque carte sous votre sceau vaut 1 pièce d’or.
    .title = L’or sous le sceau
rule-corto-V4 = On ajoute l’or des quêtes ; les règles QA à QF disent à qui il revient.
    .title = L’or des quêtes
rule-corto-V5 = Qui a le plus d’or gagne. En cas d’égalité, c’est celui des ex æquo qui a le plus de marqueurs dans son stock ; si l’égalité demeure, ils partagent la victoire.
    .title = La victoire
rule-corto-V6 = On additionne tout votre or. Exemple : un plus grand groupe de 5 personnages (10), un autre groupe de 2 (2), 5 cartes sous le sceau (5) et les quêtes (7) font 24 pièces d’or.
    .title = Le décompte

rule-corto-A1 = Échange : deux personnages, où qu’ils soient sur le plateau, échangent leurs places sans égard aux couleurs, et leurs marqueurs les suivent. Figurines, train, voilier et tuiles restent en place, et rien de ce qu’une quête attache à un personnage joué ne se produit. Tout avantage compte comme une carte jouée (T1) et se passe de personnage.
    .title = Échange
rule-corto-A2 = Glissement : déplacez 1, 2 ou 3 de vos marqueurs, l’un après l’autre, chacun d’un personnage vers un autre qui porte à ce moment l’un de vos marqueurs. Votre stock ici n’importe pas (M1). Règle maison de cette édition.
    .title = Glissement
rule-corto-A3 = Partout : le prochain personnage que vous jouez pendant ce tour peut aller sur n’importe quelle bande, toujours sur une case vide contiguë à un personnage ou à une figurine. Deux de ces cartes avant un même personnage ne donnent rien de plus qu’une seule. Règle maison de cette édition.
    .title = Partout
rule-corto-A4 = Piocher plus : à la fin de ce tour, vous pouvez piocher jusqu’à 2 cartes de plus que d’habitude, sans jamais en tenir plus de 4. Règle maison de cette édition.
    .title = Piocher plus
rule-corto-A5 = Reprise : reprenez en main 1 objet ou 1 carte de figurine parmi les 5 cartes du dessus de la défausse. Cet avantage lui-même n’y est pas encore. Règle maison de cette édition.
    .title = Reprise
rule-corto-A6 = Garde : posez cette carte devant vous. Le premier coup (C5, O2) d’un autre joueur contre un personnage que vous contrôlez est annulé, puis cette carte est défaussée. Vous ne décidez rien : cela se fait tout seul, et le coup est perdu. Une garde arrête un coup, la plus ancienne d’abord. Raspoutine ne porte pas de coup : elle ne l’arrête pas. Règle maison de cette édition.
    .title = Garde

rule-corto-QA = Le voilier (aventure A) commence sur la dernière case de sa bande. Qui a joué un personnage sur cette bande peut aussitôt, après son marqueur et avant son action, faire avancer le voilier de 1 pas vers une case contiguë de n’importe quelle bande, mais pas vers une case de pioche. Il n’occupe pas de place : personnages et figurines peuvent partager sa case. À la fin, qui contrôle le personnage placé dessous gagne 5 pièces d’or ; s’il n’y en a pas, ou si personne ne le contrôle, personne ne gagne rien. Règle maison de cette édition.
    .title = Le voilier
rule-corto-QB = Quatre personnages de l’aventure B sont des as : un à bord blanc, un à bord noir, deux aux deux couleurs. À la fin de chaque tour, avant de voir si la partie s’achève, le joueur qui contrôle seul le plus d’as, au moins un, prend la tuile, même à un autre joueur. Une égalité ne change rien. À la fin de la partie, la tuile vaut 5 pièces d’or. Règle maison de cette édition.
    .title = Les quatre as
rule-corto-QC = Trois lingots et trois corbeaux sont mélangés et posés face cachée sur les cases de la bande de l’aventure C, à partir de la case 3, un par case. Sur une bande courte, les tuiles en trop restent inconnues ; sur une longue, les cases après la sixième tuile n’en ont pas. Qui joue un personnage sur une telle case prend la tuile et la retourne, après le marqueur et avant l’action. Un lingot vaut 3 pièces d’or à la fin. Un corbeau ne vaut rien, mais vous pouvez renvoyer dans son stock un marqueur adverse, n’importe lequel sur le plateau. Un personnage arrivé là par un échange ne prend rien. Règle maison de cette édition.
    .title = Lingots et corbeaux
rule-corto-QD = Il y a six léopards. Quand un personnage meurt, sur quelque bande et par quelque moyen que ce soit, chaque joueur autre que le tueur qui a alors un marqueur sur la bande de l’aventure D prend 1 léopard, dans l’ordre du tour après le tueur, tant qu’il en reste. On regarde une fois le mort retiré. À la fin, 1 léopard vaut 1 pièce d’or, 2 en valent 3, 3 ou plus en valent 5. Règle maison de cette édition.
    .title = Les hommes-léopards
rule-corto-QE = Neuf wagons, mélangés, forment une pile face cachée : cinq de 1 pièce d’or, trois de 2, un de 3. Le train commence le long de la dernière case de la bande de l’aventure E. Après chaque personnage joué sur cette bande, avant son action, il roule d’une case vers la case 2, puis de là revient vers la dernière, et ainsi de suite. Il n’occupe pas de place. Tout coup peut viser le train au lieu d’un personnage : prenez le wagon du dessus. On l’atteint depuis sa propre case et les cases contiguës, à longue portée depuis sa rangée et sa colonne, tant qu’il reste des wagons. Règle maison de cette édition.
    .title = Le train
rule-corto-QF = Si l’aventure F est en jeu, un jeton de 3 pièces d’or se trouve sur la dernière case de chaque bande de la table. À la fin, qui contrôle le personnage posé là le prend ; si personne ne le contrôle, personne ne l’a. Règle maison de cette édition.
    .title = Le grand or

rule-corto-P1 = Option de table à 4 joueurs : ceux qui se font face sont partenaires. Ils additionnent leur or et, pour départager les ex æquo, leurs stocks ; ils gagnent ou perdent ensemble. Les mains restent secrètes et, pour l’effet des cartes, un partenaire est un adversaire.
    .title = Partenaires
rule-corto-P2 = Option de table à 4 joueurs : au premier tour de la partie, on joue au plus 2 cartes, pour que commencer ne soit pas un trop grand avantage.
    .title = Départ lent
rule-corto-P3 = Option de table : le décompte provisoire, comme si la partie s’achevait à l’instant, est montré à tous à tout moment. Sinon, il n’est montré à personne avant la fin, bien que tout ce qui compte soit visible et que chacun puisse l’additionner.
    .title = Comptes ouverts
rule-corto-P4 = Option de table à 2 joueurs : qui ne commence pas compte 2 pièces d’or de plus à la fin. Entre joueurs de même force, qui commence gagne un peu plus souvent ; cette option lui ôte cette avance. Règle maison de cette édition.
    .title = Compensation

# --- ce que les joueurs peuvent faire ---

action-corto-Play = Jouer « { $card } »
action-corto-Place = Poser le personnage en { $square }
action-corto-Mark = Poser un marqueur en { $square }
action-corto-Lift = Prendre votre marqueur en { $square }
action-corto-Hit = Frapper en { $square } : enlever { $owner-is ->
    [you] un de vos marqueurs
   *[other] un marqueur de { $owner }
 }
action-corto-Kill = Tuer le personnage en { $square }
action-corto-HitTrain = Frapper le train
action-corto-Sail = Faire voguer le voilier vers { $square }
action-corto-SendHome = Renvoyer chez lui { $owner-is ->
    [you] un de vos marqueurs
   *[other] un marqueur de { $owner }
 } depuis { $square }
action-corto-Choose = Déplacer cette figurine : { $figurine }
action-corto-Move = Déplacer la figurine en { $square }
action-corto-Agree = Laisser agir la figurine
action-corto-Remove = Retirer le personnage en { $square }
action-corto-Pick = Échanger le personnage en { $square }
action-corto-Recover = Reprendre « { $card } » dans la défausse
action-corto-Discard = Défausser « { $card } »
action-corto-Draw = Piocher une carte : { $adventure }
action-corto-Skip = Y renoncer
action-corto-EndTurn = Finir le tour

# --- ce qui arrive ---

event-corto-StripsLaid = les bandes, de haut en bas : { $strips }
event-corto-TurnedUp = « { $card } » est retournée et mise de côté
event-corto-Started = « { $card } » commence en { $square }
event-corto-QuestsLaid = les quêtes sont installées. Voilier : { $vessel }. Tuiles cachées : { $tiles }. Léopards : { $leopards }. Train : { $train }. Wagons : { $carriages }
event-corto-FirstNamed = { $seat } commence{ verb-end }
event-corto-Began = on passe à l’étape suivante
event-corto-CardPlayed = { $seat } joue{ verb-end } « { $card } »
    .undone = { $seat } { $seat-is ->
        [you] reprenez
       *[other] reprend
     } { $each }
    .each = « { $card } »
event-corto-FigurineChosen = la figurine qui se déplace : { $figurine }
event-corto-Placed = { $seat } pose{ verb-end } « { $card } » en { $square }
event-corto-EndNear = deux bandes sont pleines : { $seat } ne joue{ verb-end } plus de personnage ni de figurine pendant ce tour
event-corto-Marked = { $seat } pose{ verb-end } un marqueur en { $square }
event-corto-Aimed = le stock est vide : il faut prendre ailleurs un marqueur pour { $square }
event-corto-Lifted = un marqueur est pris en { $square }
event-corto-MarkerMoved = { $seat } déplace{ verb-end } un marqueur de { $source } en { $square }
event-corto-VesselSailed = le voilier vogue vers { $square }
event-corto-TileTurned = { $seat } retourne{ verb-end } la tuile en { $square } : { $ingot ->
    [0] un corbeau
   *[1] un lingot
 }
event-corto-SentHome = { $seat-is ->
    [you] votre corbeau
   *[other] le corbeau de { $seat }
 } renvoie { $owner-is ->
    [you] chez vous un de vos marqueurs
   *[other] chez lui un marqueur de { $owner }
 } depuis { $square }
event-corto-TrainRolled = le train roule jusqu’à { $square }
event-corto-MarkerHit = { $seat } frappe{ verb-end } en { $square } : { $owner-is ->
    [you] un de vos marqueurs rentre chez vous
   *[other] un marqueur de { $owner } rentre chez lui
 }
event-corto-Killed = { $seat } retire{ verb-end } « { $card } » de { $square } et glisse{ verb-end } la carte sous { $seat-is ->
    [you] votre
   *[other] son
 } sceau
event-corto-HitStopped = { $seat } frappe{ verb-end } en { $square }, mais « { $card } » y veille pour { $owner } et s’épuise
event-corto-TrainHit = { $seat } frappe{ verb-end } le train
event-corto-CarriageWon = { $seat } { $seat-is ->
    [you] prenez
   *[other] prend
 } un wagon de { $carriage ->
    [5] 2 pièces
    [6] 2 pièces
    [7] 2 pièces
    [8] 3 pièces
   *[other] 1 pièce
 } d’or
event-corto-LeopardsWoke = les hommes-léopards s’éveillent. Un léopard chacun : { $takers }
event-corto-FigurineMoved = { $figurine } s’arrête en { $square }
event-corto-Agreed = { $seat } laisse{ verb-end } agir la figurine
event-corto-FriendPaid = l’ami en { $square } { $seat-is ->
    [you] vous verse
   *[other] verse à { $seat }
 } 1 pièce d’or : { $card }
event-corto-Picked = le personnage en { $square } va changer de place
event-corto-Exchanged = les personnages en { $first } et { $second } échangent leurs places
event-corto-AnywhereNext = { $seat-is ->
    [you] votre prochain personnage
   *[other] le prochain personnage de { $seat }
 } peut aller sur n’importe quelle bande
event-corto-MoreToDraw = { $seat } { $seat-is ->
    [you] pouvez
   *[other] peut
 } piocher 2 cartes de plus à la fin de ce tour
event-corto-Recovered = { $seat } { $seat-is ->
    [you] reprenez
   *[other] reprend
 } « { $card } » dans la défausse
event-corto-GuardLaid = { $seat } { $seat-is ->
    [you] mettez
   *[other] met
 } « { $card } » en garde
event-corto-PutAway = « { $card } » va sur la défausse
event-corto-Declined = { $seat } en reste{ verb-end } là
event-corto-Discarded = { $seat } défausse{ verb-end } « { $card } »
event-corto-DrawAsked = { $seat } { $seat-is ->
    [you] tendez
   *[other] tend
 } la main vers une pioche : { $adventure }
event-corto-Drew = { $seat } pioche{ verb-end } dans { $adventure } : { $card }
    .several = { $seat } pioche{ verb-end } { $each }
    .each = « { $card } »
event-corto-Drew-unseen = { $seat } pioche{ verb-end } dans { $adventure }
    .several = { $seat } pioche{ verb-end } { $number ->
        [one] une carte
       *[other] { $number } cartes
     } ({ $each })
    .each = { $adventure }
event-corto-TurnEnded = { $seat } { $seat-is ->
    [you] avez
   *[other] a
 } fini
event-corto-AcesTaken = { $seat } { $seat-is ->
    [you] prenez
   *[other] prend
 } la tuile des quatre as
event-corto-TurnBegan = c’est à { $seat }
event-corto-Skipped = { $seat } { $seat-is ->
    [you] ne pouvez pas jouer : votre tour
   *[other] ne peut pas jouer : son tour
 } est sauté
event-corto-Ended = la partie est finie : { $by ->
    [1] deux bandes sont pleines
   *[3] plus personne n’avance
 }

# --- ce que la table attend ---

step-corto-start-mark = Posez votre premier marqueur sur un personnage de départ, en case 2 d’une bande.
step-corto-start-draw = Piochez vos premières cartes, chacune dans la pioche de votre choix : encore { $number }.
step-corto-main = À vous : jouez une carte, ou défaussez, ou piochez et finissez.
step-corto-place = Posez « { $card } » sur { $lit ->
    [yes] une case allumée.
   *[no] une case vide { $where ->
        [any] de n’importe quelle bande
       *[own] de sa couleur
     }, à côté d’un personnage ou d’une figurine.
 }
step-corto-lift = Votre stock est vide : prenez ailleurs un de vos marqueurs pour { $square }.
step-corto-sail = Faites avancer le voilier d’un pas, ou laissez-le.
step-corto-crow = Un corbeau ! Renvoyez chez lui un marqueur adverse, ou épargnez-les tous.
step-corto-border = { corto-acts }, ou n’en faites rien.
step-corto-act = { corto-acts }{ $number ->
    [1] .
   *[other] , jusqu’à { $number } fois.
 }
corto-acts = { $way ->
    [mark] Posez un marqueur sur { corto-in-reach }
    [hit] Frappez { corto-in-reach }
    [train] Frappez le train
    [mark-train] Posez un marqueur sur { corto-in-reach }, ou frappez le train
   *[both] Posez un marqueur sur { corto-in-reach }, ou frappez-en un
 }
corto-in-reach = { $reach ->
    [far] { $lit ->
        [yes] un personnage allumé
       *[no] un personnage de sa rangée ou de sa colonne
     }
   *[near] { $lit ->
        [yes] un voisin allumé
       *[no] un voisin
     }
 }
step-corto-choose = Qui se déplace, { figurine-corto-0 } ou { figurine-corto-1 } ?
step-corto-move = Déplacez { $figurine } vers { $lit ->
    [yes] une case allumée.
   *[no] une case à sa portée.
 }
step-corto-agree = { $who ->
    [corto] Les amis autour de { $figurine } doivent-ils payer, et poserez-vous là jusqu’à 2 marqueurs ?
   *[rasputin] { $figurine } doit-il retirer un personnage autour de lui ?
 }
step-corto-visit = Posez un marqueur sur un personnage { $lit ->
    [yes] allumé
   *[no] qui se trouve
 } autour de { $figurine } : { $number ->
    [1] encore un
   *[other] jusqu’à { $number }
 }.
step-corto-remove = { $figurine } retire un personnage autour de lui : choisissez { $lit ->
    [yes] parmi ceux qui sont allumés.
   *[no] lequel.
 }
step-corto-pick = Deux personnages échangent leurs places : choisissez le premier.
step-corto-pick-second = Choisissez qui échange sa place avec « { $card } ».
step-corto-shift-from = Prenez un de vos marqueurs pour le déplacer : { $number ->
    [1] encore un
   *[other] jusqu’à { $number }
 }.
step-corto-shift-to = Posez-le sur un autre personnage qui porte un de vos marqueurs.
step-corto-regain = Reprenez un objet ou une carte de figurine de la défausse.
step-corto-draw = { $may ->
    [yes] Piochez encore une carte, ou finissez votre tour.
   *[no] Complétez votre main : encore { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
     } à piocher.
 }
step-corto-none = La table continue toute seule.

# --- pourquoi non ---

refusal-corto-turn = Ce n’est pas votre tour : c’est à { $seat } d’agir.
refusal-corto-step = Pas maintenant. { $step ->
    [start-mark] Posez d’abord votre marqueur sur un personnage de départ.
    [start-draw] Piochez d’abord vos cartes de départ.
    [main] Aucune carte n’est en train d’être jouée : jouez-en une, défaussez, piochez, ou finissez votre tour.
    [place] Choisissez d’abord une case pour le personnage que vous jouez.
    [lift] Choisissez d’abord lequel de vos marqueurs se déplace.
    [sail] Faites d’abord avancer le voilier d’un pas, ou laissez-le où il est.
    [crow] Renvoyez d’abord un marqueur adverse, ou renoncez-y.
    [border] Faites d’abord agir votre personnage, ou renoncez-y.
    [act] Choisissez d’abord sur quoi agit votre objet.
    [choose] Choisissez d’abord quelle figurine se déplace.
    [move] Choisissez d’abord où s’arrête la figurine.
    [agree] Dites d’abord si la figurine agit.
    [visit] Posez d’abord un marqueur sur un personnage de la zone, ou renoncez-y.
    [remove] Choisissez d’abord le personnage à retirer.
    [pick] Choisissez d’abord le premier personnage de l’échange.
    [pick-second] Choisissez d’abord le second personnage de l’échange.
    [shift-from] Choisissez d’abord un marqueur à déplacer, ou restez-en là.
    [shift-to] Choisissez d’abord où va le marqueur que vous avez pris.
    [regain] Choisissez d’abord une carte de la défausse.
    [draw] Vous piochez : prenez encore une carte, ou finissez votre tour si vous le pouvez.
   *[none] La table n’attend personne.
 }
refusal-corto-not-in-hand = « { $card } » n’est pas dans votre main : choisissez une carte que vous tenez.
refusal-corto-no-play-any-more = Après avoir défaussé ou pioché, vous ne jouez plus pendant ce tour : piochez, ou finissez votre tour.
refusal-corto-plays = Vous avez joué { $plays } cartes, autant que ce tour le permet : piochez, ou finissez votre tour.
refusal-corto-no-discard-any-more = Après avoir joué ou pioché, vous ne défaussez pas pendant ce tour : piochez, ou finissez votre tour.
refusal-corto-hand-full = Vous tenez déjà 4 cartes, le maximum : faites d’abord de la place, ou finissez votre tour.
refusal-corto-draws = Vous avez pioché { $draws } cartes, autant que vous pouvez : finissez votre tour.
refusal-corto-deck-not-in-play = La pioche de « { $adventure } » n’est pas en jeu : choisissez-en une qui est sur la table.
refusal-corto-deck-empty = La pioche de « { $adventure } » est vide : choisissez-en une autre.
refusal-corto-refill = Vous n’avez rien joué : complétez votre main à 4 cartes avant de finir votre tour.
refusal-corto-no-square = Il n’y a pas de case pour « { $card } » en ce moment : il lui en faut une vide, de sa couleur, à côté d’un personnage ou d’une figurine (C1).
refusal-corto-only-last-square = Les seules cases qui restent à « { $card } » rempliraient la deuxième bande, et vous avez déjà joué un personnage ou une figurine pendant ce tour (E2).
refusal-corto-nobody-in-reach = « { $card } » n’atteint personne depuis la case de celui qui vient d’être joué (O2).
refusal-corto-nobody-to-exchange = « { $card } » demande deux personnages en jeu à échanger (A1).
refusal-corto-nothing-to-shift = « { $card } » déplace un marqueur entre deux personnages qui portent un des vôtres, et il n’y en a pas deux (A2).
refusal-corto-nothing-to-recover = Il n’y a ni objet ni carte de figurine parmi les cinq premières cartes de la défausse : « { $card } » ne trouverait rien (A5).
refusal-corto-last-turn = Deux bandes ont été remplies pendant ce tour : « { $card } » doit attendre, il ne reste que les objets et les avantages à jouer.
refusal-corto-undo-off = À cette table, on ne reprend rien : continuez d’ici.
refusal-corto-undo-cards-of-this-turn = On ne reprend que des cartes entières jouées pendant ce tour : revenez juste avant l’une d’elles.
refusal-corto-undo-final = Vous avez défaussé ou pioché, et c’est définitif : plus rien de ce tour ne peut être repris.
refusal-corto-no-square-for-characters = Les personnages ne vont pas en { $square } : choisissez une case d’une bande, autre que celle de sa pioche.
refusal-corto-square-taken = { $square } est prise : choisissez une case sans personnage ni figurine.
refusal-corto-other-colour = { $square } est sur une bande d’une autre couleur : « { $card } » va sur une bande de son fond.
refusal-corto-one-strip-absent = Des deux bandes de « { $card } », une seule est sur la table, et { $square } n’y est pas : choisissez une case de celle-là.
refusal-corto-nobody-beside = Il n’y a personne à côté de { $square } : choisissez une case contiguë à un personnage ou à une figurine.
refusal-corto-second-strip = { $square } remplirait la deuxième bande, et vous avez déjà joué un personnage ou une figurine pendant ce tour : choisissez une autre case.
refusal-corto-nobody-there = Il n’y a pas de personnage en { $square } : choisissez une case qui en porte un.
refusal-corto-own-square = Rien n’agit sur la case d’où il agit, et c’est { $square } : choisissez-en une autre.
refusal-corto-not-adjacent = { $square } n’est pas contiguë à la case d’où vous agissez : sans triangles, une carte n’atteint que ses quatre voisines.
refusal-corto-not-in-line = { $square } n’est ni dans la rangée ni dans la colonne de la case d’où vous agissez : choisissez une cible dans l’une d’elles.
refusal-corto-border-colour = Le bord de « { $card } » ne le permet pas : blanc, il ajoute un marqueur ; noir, il porte un coup.
refusal-corto-object-colour = « { $card } » ne peut pas faire cela : un objet blanc ajoute des marqueurs, un objet noir porte des coups.
refusal-corto-markers-first = Le personnage en { $square } porte des marqueurs et ne meurt donc pas : enlevez plutôt un marqueur.
refusal-corto-no-such-marker = { $owner-is ->
    [you] Vous n’avez
   *[other] { $owner } n’a
 } pas de marqueur en { $square } : choisissez-en un qui s’y trouve.
refusal-corto-own-marker = À cette table, un bord noir n’enlève pas vos propres marqueurs, ici en { $square } : choisissez-en un adverse.
refusal-corto-train-out-of-reach = Le train ne peut pas être frappé : il doit être à portée et avoir encore des wagons.
refusal-corto-nobody-acts = Un objet demande un personnage ou une figurine joués pendant ce tour et encore sur le plateau : jouez d’abord l’un ou l’autre.
refusal-corto-object-acts-once = Un objet agit au moins une fois : choisissez une cible.
refusal-corto-nothing-to-lift = Aucun marqueur ne peut partir de { $square } : choisissez un autre personnage qui porte l’un des vôtres.
refusal-corto-no-other-marker = Votre stock est vide et vous n’avez pas ailleurs de marqueur à déplacer en { $square } : choisissez un autre personnage, ou renoncez-y.
refusal-corto-starting-character = Votre premier marqueur va sur un personnage de départ, et il n’y en a pas en { $square } : choisissez la case 2 d’une bande.
refusal-corto-off-the-board = { $square } n’est pas sur le plateau : choisissez une case d’une bande en jeu.
refusal-corto-too-far = { $square } est trop loin : cette carte déplace la figurine de { $steps } pas au plus.
refusal-corto-not-in-area = { $square } n’est pas dans la zone de la figurine : choisissez sa propre case ou l’une des huit autour.
refusal-corto-rasputin-must = On ne peut pas y renoncer : choisissez un personnage de la zone à retirer.
refusal-corto-vessel-one-step = Le voilier ne peut pas aller en { $square } : choisissez une case contiguë qui ne soit pas une case de pioche.
refusal-corto-crow-takes-foreign = Le corbeau ne prend pas votre propre marqueur en { $square } : choisissez-en un adverse.
refusal-corto-same-character = Le personnage en { $square } ne peut pas échanger sa place avec lui-même : choisissez-en un autre.
refusal-corto-no-marker-of-yours = { $square } ne convient pas : un marqueur va d’un personnage qui porte l’un des vôtres à un autre qui en porte un aussi.
refusal-corto-shift-once = Au moins un marqueur se déplace : choisissez-le.
refusal-corto-not-recoverable = « { $card } » ne peut pas être reprise : seuls le peuvent les objets et les cartes de figurine parmi les cinq dernières de la défausse.
refusal-corto-strips = « { $strips } » ne convient pas : donnez { $needed } lettres différentes de A à F, ou random.
refusal-corto-partners = Les partenaires demandent une table de quatre, et vous êtes { $players } : jouez chacun pour soi, ou trouvez les autres.
refusal-corto-slow-start = Le départ lent ne sert qu’à une table de quatre, et vous êtes { $players } : laissez-le, ou trouvez les autres.
refusal-corto-compensation = La compensation ne sert qu’à une table de deux, et vous êtes { $players } : laissez-la.

# --- les options de table ---

option-corto-strips = Quelles aventures sont sur la table : autant de lettres de A à F que de bandes, trois à 2 joueurs et quatre à 3 ou 4, par exemple ACDE ; ou random, au hasard.
    .title = Aventures
    .choice-random = Tirées au sort
option-corto-order = Les bandes se posent-elles dans l’ordre où l’hôte les a nommées ? Des aventures tirées au sort se posent toujours au hasard.
    .title = Ordre des bandes
    .choice-random = Au hasard
    .choice-given = Comme nommées, de haut en bas
option-corto-length = Le nombre de cases d’une bande, celle de la pioche comprise.
    .title = Longueur des bandes
    .choice-6 = 6 cases : une partie courte
    .choice-7 = 7 cases
    .choice-8 = 8 cases : la partie habituelle
    .choice-9 = 9 cases : une longue partie
option-corto-black_border = À qui le bord noir d’un personnage peut-il enlever un marqueur ? Les objets en enlèvent à n’importe qui dans les deux lectures.
    .title = Bord noir
    .choice-french = À n’importe qui, comme dans la règle française
    .choice-english = À un adversaire seulement, comme dans la règle anglaise
option-corto-figurines = Peut-on renoncer à ce que fait une figurine après son déplacement ?
    .title = Figurines
    .choice-must = Elles agissent
    .choice-may = Elles peuvent s’abstenir, et on le demande toujours
    .choice-matters = Elles peuvent s’abstenir, et on le demande quand cela compte
option-corto-undo = Peut-on reprendre les cartes jouées pendant ce tour, tant que rien de caché n’a été révélé ?
    .title = Reprendre
    .choice-on = Permis
    .choice-off = Pas permis
option-corto-partners = À 4 joueurs : ceux qui se font face additionnent leur or.
    .title = Partenaires
    .choice-off = Chacun pour soi
    .choice-on = Deux contre deux
option-corto-slow_start = À 4 joueurs : on joue au plus 2 cartes au premier tour de la partie.
    .title = Départ lent
    .choice-off = Non
    .choice-on = Oui
option-corto-compensation = À 2 joueurs : qui ne commence pas compte 2 pièces d’or de plus à la fin.
    .title = Compensation
    .choice-off = Non
    .choice-on = Oui
option-corto-open_scores = L’or de chacun est-il montré en cours de partie ?
    .title = Comptes ouverts
    .choice-off = Seulement à la fin
    .choice-on = Tout le temps

# --- le décompte, ligne par ligne ---

count-corto-V2 = Groupe de { $number } en { $squares } ({ $cards }) : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-V3 = Cartes sous le sceau, { $number } en tout ({ $cards }) : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QA = Le voilier en { $squares }, au-dessus de « { $cards } » : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QB = La tuile des quatre as : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QC = Lingots, { $number } en tout : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QD = Léopards, { $number } en tout : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QE = Wagons, { $number } en tout : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-QF = Le grand or en { $squares } ({ $cards }) : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
count-corto-P4 = Compensation de qui ne commence pas : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or

# --- choix, questions et suites, tels que les clients les montrent ---

corto-do-Play = jouer la carte
corto-do-Place = poser ici votre personnage
corto-do-Mark = poser ici un marqueur
corto-do-Lift = prendre votre marqueur
corto-do-Hit = frapper un marqueur de { $owner }
corto-do-HitOwn = frapper un de vos marqueurs
corto-do-Kill = tuer { $card }
corto-do-HitTrain = frapper le train
corto-do-Sail = mener le voilier ici
corto-do-SendHome = renvoyer un marqueur de { $owner }
corto-do-Move = amener { $figurine } ici
corto-do-Remove = retirer { $card }
corto-do-Pick = échanger { $card }
corto-do-Recover = reprendre la carte
corto-do-Discard = défausser une carte
corto-do-Draw = piocher une carte
corto-skip-sail = Laisser le voilier
corto-skip-crow = Épargner tout le monde
corto-skip-border = Ne rien faire
corto-skip-act = Une fois suffit
corto-skip-agree = Pas cette fois
corto-skip-visit = Plus de marqueur
corto-skip-remove = Épargner tout le monde
corto-skip-shift-from = Cela suffit
corto-main = À vous : { $ways }.
corto-way-Play = jouez une carte
corto-way-Discard = défaussez
corto-way-Draw = piochez
corto-way-EndTurn = finissez
corto-draws = { $draws ->
    [one] Vous pouvez piocher { $draws } carte.
   *[other] Vous pouvez piocher jusqu’à { $draws } cartes.
 }
corto-must-draw = { $draws ->
    [one] { $draws } carte à piocher.
   *[other] { $draws } cartes à piocher.
 }
corto-waits = À { $name } d’agir.
corto-waits-playing = { $name-is ->
    [you] Vous jouez
   *[other] { $name } joue
 } « { $card } ».
corto-is-over = La partie est finie.
corto-end-turn = Finir le tour
corto-agree = Oui
corto-choose = { $figurine }
corto-then-gain = +{ $gold } or pour { $seat }
corto-then-loss = −{ $gold } or pour { $seat }
corto-then-home = { $number } { $seat-is ->
    [you] de vos marqueurs
   *[other] { $number ->
        [one] marqueur
       *[other] marqueurs
     } de { $seat }
 } { $number ->
    [one] rentre
   *[other] rentrent
 }
corto-then-leaves = { $card } quitte le plateau
corto-strips-full = { $full ->
    [0] Aucune bande n’est encore pleine. Deux bandes pleines finissent la partie.
    [one] Une bande sur deux est pleine. La seconde finira la partie.
   *[other] Deux bandes sont pleines. La partie finit avec ce tour.
 }
    .short = { $full ->
        [0] Pas encore de bande pleine
        [one] Une bande pleine sur deux
       *[other] Deux bandes pleines
     }
corto-then-guard = { $seat-is ->
    [you] votre « { $card } »
   *[other] « { $card } » de { $seat }
 } arrête le coup et s’épuise
corto-then-train = le train roule jusqu’en { $square }
corto-then-leopard = { corto-then-takes } un léopard
corto-then-aces = { corto-then-takes } la tuile des quatre as
corto-then-takes = { $seat } { $seat-is ->
    [you] prenez
   *[other] prend
 }
corto-then-tile = vous retournez la tuile : un lingot de 3 pièces d’or, ou un corbeau
corto-then-carriage = vous prenez un wagon qui vaut 1, 2 ou 3 pièces d’or
corto-then-draw = vous prenez la carte du dessus sans la voir
corto-then-last = deux bandes sont pleines : la partie finit avec ce tour
corto-then-ends = la partie finit
corto-warn-draws = { $draws ->
    [one] Vous pouvez encore piocher { $draws } carte.
   *[other] Vous pouvez encore piocher { $draws } cartes.
 }
corto-warn-draw = Qui pioche d’abord ne joue aucune carte pendant ce tour.
corto-warn-discard = Qui défausse ne joue aucune carte pendant ce tour.
corto-warn-pass = Vous n’avez rien joué pendant ce tour, alors que vous le pourriez.
corto-quest-vessel = Le voilier est en { $square }.
corto-quest-aces = La tuile est à { $seat }.
corto-quest-aces-free = La tuile n’est encore à personne.
corto-quest-tiles = { $number ->
    [0] Il ne reste pas de tuile sur la bande.
    [one] Il reste { $number } tuile.
   *[other] Il reste { $number } tuiles.
 } Pas encore vus : { $ingots ->
    [one] { $ingots } lingot
   *[other] { $ingots } lingots
 } et { $crows ->
    [one] { $crows } corbeau
   *[other] { $crows } corbeaux
 }.
corto-quest-leopards = { $number ->
    [0] Tous les léopards sont pris.
    [one] Il reste { $number } léopard.
   *[other] Il reste { $number } léopards.
 }
corto-quest-train = Le train est à côté de { $square } ; { $number ->
    [0] il n’a plus de wagon
    [one] il lui reste { $number } wagon
   *[other] il lui reste { $number } wagons
 }.

# --- le journal et le décompte, tels que les clients les racontent ---

story-turn = Tour { $turn } : { $seat }
story-passes = { $seat } passe{ verb-end }.
story-you-hit = { $seat } frappe en { $square } : un de vos marqueurs rentre chez vous
story-you-crow = Le corbeau de { $seat } renvoie chez vous un de vos marqueurs depuis { $square }
story-you-guard = { $seat } frappe en { $square }, mais « { $card } » y veille pour vous et s’épuise
story-you-killed = { $seat } retire « { $card } » de { $square } : { $markers ->
    [one] votre marqueur rentre chez vous
   *[other] vos { $markers } marqueurs rentrent chez vous
 }
story-you-exchanged = Les personnages en { $first } et { $second } échangent leurs places, et vos marqueurs les suivent
story-you-friend = L’ami en { $square } vous verse 1 pièce d’or
story-you-leopard = Les hommes-léopards s’éveillent, et l’un d’eux vient à vous
story-you-aces = La tuile des quatre as vous revient
story-you-aces-lost = { $seat } vous prend la tuile des quatre as
story-you-skipped = Vous ne pouvez pas jouer : votre tour est sauté
story-wins = { $number ->
    [one] { $names } { $names-is ->
        [you] gagnez
       *[other] gagne
     } avec { $gold } pièces d’or.
   *[other] { $names } { $names-is ->
        [you] gagnez
       *[other] gagnent
     } ensemble avec { $gold } pièces d’or.
 }
story-share = { $names } { $names-is ->
    [you] partagez
   *[other] partagent
 } la victoire, avec { $gold } pièces d’or chacun.
story-tie-broken = { $names } { $names-is ->
    [you] avez
   *[other] ont
 } { $number ->
    [2] tous les deux
   *[other] tous
 } { $gold } pièces d’or : les marqueurs restés en stock ont décidé.
story-tie-shared = { $names } { $names-is ->
    [you] avez
   *[other] ont
 } { $number ->
    [2] tous les deux
   *[other] tous
 } { $gold } pièces d’or, et autant de marqueurs restés en stock.
story-stock = En stock : { $names } { $stock }.
story-why = La différence s’est faite sur { $what ->
    [V2] les groupes
    [V3] les cartes sous le sceau
    [QA] le voilier
    [QB] les quatre as
    [QC] les lingots
    [QD] les hommes-léopards
    [QE] le train
    [QF] le grand or
   *[P4] la compensation
 } : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or de plus pour { $names } que pour { $losers }.
story-why-stock = Autant d’or pour { $losers } que pour { $names }, mais { $stock ->
    [one] { $stock } marqueur
   *[other] { $stock } marqueurs
 } de moins en stock.
story-turning = Le tour { $turn }, joué par { $seat }, a tout décidé : { $names } { $number ->
    [one] { $names-is ->
        [you] menez
       *[other] mène
     }
   *[other] { $names-is ->
        [you] menez
       *[other] mènent
     }
 } depuis.
story-turning-step = Le tour { $turn }, joué par { $seat }, a le plus compté : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or d’avance pour { $names }.

# --- la leçon ---

lesson-corto-goal = Qui a le plus d’or gagne : voici le vôtre et celui de votre adversaire. Une erreur reçoit une réponse, jamais une punition.
lesson-corto-markers = Vous menez un personnage si vous y avez plus de marqueurs que l’adversaire. Le premier est déjà sur « { $card } », en a2.
lesson-corto-play = Ces quatre cartes sont votre main. Jouez « { $card } » : choisissez la carte.
lesson-corto-place = Posez-la en a3, à côté de « { $card } ». Il lui faut une case vide de sa couleur, contre un autre personnage.
lesson-corto-group = Votre marqueur l’accompagne : vous menez deux voisins, un groupe ! Dans le plus grand, chaque personnage vaut 2 pièces : +4.
lesson-corto-white = « { $card } » a un bord blanc et peut marquer un voisin. Ajoutez un marqueur en a2 : deux sont plus difficiles à prendre.
lesson-corto-draw = Vous avez joué : vous pouvez piocher jusqu’à 2 cartes, sans jamais en tenir plus de 4. Piochez-en une en a1.
lesson-corto-was-hit = « { $card } » a un bord noir : son coup sur a3 a renvoyé votre marqueur. L’adversaire mène trois voisins : 6 pièces d’or.
lesson-corto-black = Vous le pouvez aussi. Jouez « { $card } », au bord noir également.
lesson-corto-place-near = Posez-le en a4 : au-dessus de b4, que mène l’adversaire. Deux voisins ont un côté commun, même d’une bande à l’autre.
lesson-corto-hit = Un coup retire un marqueur à un voisin. Frappez « { $card } » en b4 : le groupe adverse perd 2 pièces d’or.
lesson-corto-object = On joue jusqu’à 4 cartes par tour. Jouez « { $card } » : un objet agit depuis la case où vous venez de jouer.
lesson-corto-object-acts = Cet objet ajoute un marqueur à un voisin. Mettez-le en a3 : « { $card } » est de nouveau à vous.
lesson-corto-larger = Les personnages en a2, a3 et a4 forment un seul groupe : 6 pièces d’or. Votre adversaire en a 4.
lesson-corto-draw-two = Vous avez joué deux cartes : piochez-en deux. Prenez la première en b1.
lesson-corto-draw-again = Et la seconde, encore en b1. Votre tour finit quand votre main est pleine.
lesson-corto-behind = Votre adversaire passe devant : b2, b3, b4, b5 et a5 se touchent, un groupe de cinq : 10 pièces d’or contre 6.
lesson-corto-corto = C’est l’heure de Corto lui-même. Jouez « { $card } » : il se promène sur le plateau.
lesson-corto-friends = Là où Corto s’arrête, chaque ami proche paie 1 pièce d’or à qui le mène : a2 et a3, à vous. Envoyez Corto en a2.
lesson-corto-paid = Tous deux ont payé : deux cartes sont sous votre sceau, et chacune vaut 1 pièce d’or pour de bon.
lesson-corto-visit = Corto permet aussi de poser jusqu’à 2 marqueurs près de lui. Posez-en un en b2 : le groupe adverse perd 2 pièces d’or.
lesson-corto-lead = Encore un en b2 : avec deux marqueurs contre un, vous menez « { $card } », qui rejoint votre groupe.
lesson-corto-ahead = Quatre personnages font 8 pièces d’or, plus 2 sous votre sceau : vous menez 10 à 8. Piochez en a1, et votre main est pleine.
lesson-corto-strips = La bande du milieu est pleine. Deux bandes pleines à la fin d’un tour, et la partie est finie. En haut, seule a6 est vide !
lesson-corto-quest = Une quête : qui mène à la fin la dernière case d’une bande reçoit ses 3 pièces. D’où 13 pour l’adversaire, 10 pour vous. Jouez « { $card } ».
lesson-corto-last = Posez-le en a6 : ces 3 pièces seront à vous, et la deuxième bande est pleine. Au tour qui finit la partie, on n’en pose qu’un.
lesson-corto-both = 13 partout ! « { $card } » a les deux bords : l’un ou l’autre agit. Frappez b6 : l’adversaire perd ces 3 pièces, et 2 du groupe.
lesson-corto-end = Deux bandes sont pleines : finissez votre tour, et l’or est compté.
lesson-corto-watch = Votre adversaire joue. Regardez le plateau : des marqueurs vont et viennent.
lesson-corto-counted = Vous gagnez 13 à 8 : 8 pièces d’or pour votre groupe de quatre, 2 sous votre sceau, 3 pour une quête. Vous connaissez Corto.
lesson-corto-left = Cette partie a fini plus tôt que prévu. Vous pouvez recommencer la leçon quand vous voulez.

refusal-corto-lesson-Play = Ce serait permis, mais cette leçon a une autre idée : jouez maintenant « { $card } ».
refusal-corto-lesson-Place = Une bonne case aussi. Pour cette leçon, posez le personnage en { $square }.
refusal-corto-lesson-Mark = Ce n’est pas faux, mais ici le marqueur va en { $square }.
refusal-corto-lesson-Hit = Ce serait permis. Pour cette leçon, frappez { $square }, un marqueur de { $owner }.
refusal-corto-lesson-Move = Corto pourrait y aller. Pour cette leçon, envoyez-le en { $square }.
refusal-corto-lesson-Draw = Ce serait permis, mais piochez maintenant une carte de « { $adventure } ».
refusal-corto-lesson-EndTurn = On pourrait encore faire quelque chose, mais finissez maintenant votre tour : le décompte vaut la peine d’être vu.

# --- le coach ---

coach-corto-join = Vous pouvez poser « { $card } » en { $square }, à côté de { $squares } : votre groupe grandit, +{ $gold } or
coach-corto-mark = Avec « { $card } », vous pouvez mettre un marqueur en { $square } : vos groupes grandissent, +{ $gold } or
coach-corto-friends = Avec « { $card } », Corto peut aller en { $square }, où ses amis vous paient : +{ $gold } or
coach-corto-hit = Avec « { $card } », vous pouvez frapper { $square } : { $seat } perd { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
coach-corto-quest = Avec « { $card } », vous pouvez gagner { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or grâce à une quête, en { $square }
coach-corto-play = { $number ->
    [one] Vous pouvez jouer une de vos cartes
   *[other] Vous pouvez jouer { $number } de vos cartes
 }, mais aucune ne vous rapporte d’or tout de suite
coach-corto-take = Avec « { $card } », vous pouvez prendre le personnage en { $square } : il va sous votre sceau, +{ $gold } or
coach-corto-tile = Avec « { $card } », vous pouvez retourner la tuile en { $square } : un lingot vaut 3 pièces d’or, un corbeau renvoie un marqueur adverse
coach-corto-carriage = Avec « { $card } », vous pouvez frapper le train en { $square } : son prochain wagon vaut de 1 à 3 pièces d’or
coach-corto-gain = Avec « { $card } », vous pouvez gagner { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : { $squares }
coach-corto-cost = Avec « { $card } », vous pouvez faire perdre { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or à { $seat } : { $squares }
coach-corto-many = Il y a beaucoup de possibilités ici : regardez-en quelques-unes avant de choisir
coach-corto-draw = { $draws ->
    [one] Vous pouvez piocher une carte
   *[other] Vous pouvez piocher jusqu’à { $draws } cartes
 }

# Le fichier d’une boîte à soi (table.T27), et ce qui n’y va pas
refusal-corto-box-json = Le fichier ne se lit pas comme du JSON à partir de la ligne { $line }, colonne { $column }.
refusal-corto-box-outside = Ce fichier n’est pas une boîte : elle contient « decks » et « cards », peut-être un « name », et rien d’autre.
refusal-corto-box-lists = Dans le fichier, « decks » est un objet avec un nombre pour chaque lettre, et « cards » une liste.
refusal-corto-box-name = Le « name » d’une boîte est une ligne de { $most } lettres au plus.
refusal-corto-box-card = { $value } n’est pas une carte : une carte est un objet avec un « id » et un « kind ».
refusal-corto-box-deck = Il n’y a pas de paquet { $value } : les paquets vont de A à F.
refusal-corto-box-id = Il n’y a pas de carte { $value } : un « id » est une lettre de A à F et un nombre de 1 à { $most }.
refusal-corto-box-twice = La carte { $card_id } y est deux fois.
refusal-corto-box-second = Carte { $card_id } : « second » est sa propre aventure ; nommez-en une autre.
refusal-corto-box-property = Carte { $card_id } : { $value } n’est pas une propriété de ce genre de carte. Elle a : { $choices }.
refusal-corto-box-value = Carte { $card_id } : « { $property } » vaut { $value }. Valeurs possibles : { $choices }.
refusal-corto-box-deck-size = Paquet { $deck } : le fichier annonce { $value } cartes, et il y en a { $there }.
refusal-corto-box-deck-start = Le paquet { $deck } n’a pas de personnage, et sa bande ne peut pas commencer.
refusal-corto-box-aces = Quatre personnages du paquet B sont des as, et personne d’autre ; dans ce fichier, { $number ->
    [0] il n’y en a pas
    [one] il n’y a que { $names }
   *[other] ce sont { $names }
}.

hint-corto-card = Jouez « { $card } »{ hint-corto-why }
hint-corto-place = Jouez « { $card } » en { $square }{ hint-corto-why }
hint-corto-mark = Jouez « { $card } » et mettez un marqueur en { $square }{ hint-corto-why }
hint-corto-hit = Jouez « { $card } » et frappez { $square }{ hint-corto-why }
hint-corto-move = Jouez « { $card } » et allez en { $square }{ hint-corto-why }
hint-corto-marker = Mettez un marqueur en { $square }{ hint-corto-why }
hint-corto-step = { $square ->
    [none] Faites ce qui est marqué
   *[other] Choisissez { $square }
}{ hint-corto-why }
hint-corto-discard = Défaussez « { $card } », pour faire place à une meilleure carte
hint-corto-recover = Jouez « { $card } » et reprenez « { $taken } » en main
hint-corto-draw = Piochez dans { $adventure }, pour avoir { $hand ->
    [one] une carte
   *[other] { $hand } cartes
} en main
hint-corto-end = Terminez votre tour : rien d’autre ne vaut mieux maintenant
hint-corto-skip = Passez cette étape : elle coûterait plus qu’elle ne rapporte
# Ce qui parle pour ce coup, un fait après l’autre. Chacun est omis quand il n’y en a pas.
hint-corto-why = { $gold ->
    [0] { "" }
    [1] , pour une pièce d’or tout de suite
   *[other] , pour { $gold } pièces d’or tout de suite
}{ $quest ->
    [0] { "" }
   *[other] , dont { $quest } d’une quête
}{ $group ->
    [0] { "" }
   *[other] , dans un groupe de { $group }
}{ $loss ->
    [0] { "" }
    [1] , et { $seat } perd une pièce d’or
   *[other] , et { $seat } perd { $loss } pièces d’or
}{ $kill ->
    [none] { "" }
   *[other] , et « { $kill } » quitte la table
}{ $safer ->
    [none] { "" }
   *[other] , pour mieux tenir { $safer }
}{ $gives ->
    [0] { "" }
    [1] , même si cela coûte une pièce d’or
   *[other] , même si cela coûte { $gives } pièces d’or
}{ $bare ->
    [0] { "" }
   *[other]  : pas encore d’or, mais une meilleure position
}

# --- l’analyse d’une partie ---

review-corto = Analyse de la partie
review-corto-asking = Un instant…
review-corto-working = La partie est analysée : { $percent } %
review-corto-failed = L’analyse n’a pas pu être faite.
review-corto-chances = Chances de gagner, tour par tour
review-corto-chance = { $name } { $percent } %
review-corto-turn = Tour { $turn } : { $name }
review-corto-begin = Avant le premier tour
review-corto-choose = Tour
review-corto-look = Le montrer sur le plateau
review-corto-table = La même chose en tableau
review-corto-after = Après
review-corto-choice = Choix
review-corto-luck = Chance
review-corto-sums = Chance et choix
review-corto-accuracy = Précision
review-corto-start = Avant la donne
review-corto-deal = La donne
review-corto-own = Ses choix
review-corto-others = Choix des autres
review-corto-luck-later = Chance ensuite
review-corto-end = À la fin
review-corto-explained = Pour chaque tour, le meilleur qui a été trouvé est essayé sur de nombreuses donnes que le joueur devait croire possibles. Ce que le tour joué perd face à lui relève du choix ; ce qui est vraiment venu ensuite, de la chance. La précision est de 100 quand aucun tour n’a rien perdu.
review-corto-moments = Ce qui a décidé
review-corto-no-moments = Aucun tour n’a coûté cher : les cartes ont décidé.
review-corto-resigned = Aucun tour n’a coûté cher : la partie a été abandonnée.
review-corto-cost = Tour { $turn }, { $name } : { $percent } % de chances en moins
review-corto-played = Joué
review-corto-better = Mieux
review-corto-gold = Or face aux autres à la fin du tour : { $gold } ; quand le tour revient : { $later }
review-corto-look-played = Montrer ce qui a été joué
review-corto-look-better = Jouer le meilleur tour
review-corto-groups = { $gold ->
    [one] Le meilleur tour laisse { $gold } pièce d’or de plus dans les groupes.
   *[other] Le meilleur tour laisse { $gold } pièces d’or de plus dans les groupes.
 }
review-corto-seal = { $gold ->
    [one] Le meilleur tour met { $gold } pièce d’or de plus sous le sceau.
   *[other] Le meilleur tour met { $gold } pièces d’or de plus sous le sceau.
 }
review-corto-quests = { $gold ->
    [one] Le meilleur tour laisse { $gold } pièce d’or de plus grâce aux quêtes.
   *[other] Le meilleur tour laisse { $gold } pièces d’or de plus grâce aux quêtes.
 }
review-corto-rival = { $gold ->
    [one] Le meilleur tour fait perdre { $gold } pièce d’or à { $owner }.
   *[other] Le meilleur tour fait perdre { $gold } pièces d’or à { $owner }.
 }
review-corto-cards = { $number ->
    [one] Le meilleur tour garde { $number } carte de plus pour la suite.
   *[other] Le meilleur tour garde { $number } cartes de plus pour la suite.
 }
review-corto-later = Le meilleur tour ne rapporte pas plus d’or aussitôt ; il paie quand les autres ont répondu.

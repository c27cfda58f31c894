# Ce que montrent les images de l’histoire, en mots : pour qui ne les voit pas. Le serveur dit ceux des chapitres ouverts.

# --- chapter 1 ---
scene-1-1 = Deux prisonniers dans une cellule de pierre comptent les années sur le mur et pensent à un tonneau vide.
scene-1-2 = Barnabé Sump, le coq, crochète la serrure de la cellule avec une arête et jure.
scene-1-3 = L’Ellen est à quai, la nuit, une étiquette au mât ; Tic porte un panier d’où regarde une poule.
scene-1-4 = Une grosse cloche sonne sur la ville de la prison ; les gardes accourent, et le coq, le mousse et le matelot ont peur.
scene-1-won = L’Ellen sort devant une chaîne brisée, au lever du soleil. La poule est dans son panier, à côté d’un œuf.
scene-1-lost = L’équipage est de nouveau derrière les barreaux, et un garde tient l’arête.

# --- chapter 2 ---
scene-2-1 = Don Hilario, le gouverneur, montre de sa fenêtre un port plein de navires ; l’un d’eux coule.
scene-2-2 = Tic lit l’étiquette au ruban d’une poule très grande et très calme.
scene-2-3 = Le coq, un matelot et le mousse s’inclinent devant la poule, assise sur un coussin dans la meilleure cabine.
scene-2-4 = Une rangée de navires de guerre monte à l’horizon devant un soleil rouge, et des ailerons fendent l’eau.
scene-2-won = Les mâts de cinq épaves sortent de la mer. La poule dort sur un coussin, et Tic crie de joie.
scene-2-lost = Deux navires ramènent l’Ellen enchaînée. La poule a un coussin auprès du gouverneur, l’équipage a de la paille.

# --- chapter 3 ---
scene-3-1 = Un oignon est posé dans la lumière d’une cale vide, et Sump est de très bonne humeur.
scene-3-2 = Un matelot et le mousse sont devant des bols vides pendant que Sump décrit une marmite fumante.
scene-3-3 = Un gros marchand qui sourit de toute sa voile, et des navires de guerre de chaque côté.
scene-3-4 = Un pirate soulève son chapeau devant le marchand bord à bord et souhaite le bonjour.
scene-3-won = Tic brandit une carte sans trois de ses coins, parmi un jambon, des chandelles et un violoncelle. La poule est fâchée.
scene-3-lost = Tout l’équipage, autour de la table, regarde la poule. La poule le regarde aussi.

# --- chapter 4 ---
scene-4-1 = Une grande carte sans ses coins est étalée sur les planches, et un doigt montre la croix.
scene-4-2 = Don Hilario enterre un coin de la carte sur une plage et ne sait déjà plus sur quelle île il est.
scene-4-3 = La veuve Tarrow raccommode une voile rayée sous les portraits de trois défunts maris.
scene-4-4 = Un matelot creuse sur la plage pendant que l’Ellen penche dans un tourbillon, que Tic montre avec effroi.
scene-4-won = Tic tient la carte entière, pleine de signes et à l’envers, entre le coq et la veuve.
scene-4-lost = Des trous partout sur la plage ; le coq et un matelot lèvent les mains, et les gardes du gouverneur ont la pelle et les coins.

# --- chapter 5 ---
scene-5-1 = Les deux sœurs Quill à table, devant un mur de signes et de chiffres de leur invention.
scene-5-2 = Deux petites îles, chacune avec une porte et un garde, sous les canons d’un fort.
scene-5-3 = Les deux sœurs se tournent le dos, l’air fâché ; entre elles, un œuf de Pâques.
scene-5-4 = Un pirate donne un violoncelle, un forgeron donne un canon ; chacun a l’air content.
scene-5-won = Les sœurs sont aux deux bouts du navire, les bras croisés, et Tic court de l’une à l’autre avec un billet. Une lumière brille devant.
scene-5-lost = Le gouverneur accueille un matelot et le mousse à bras ouverts, devant une lourde porte et une fenêtre à barreaux.

# --- chapter 6 ---
scene-6-1 = L’Ellen va dans la nuit noire vers un phare dont le faisceau traverse le ciel.
scene-6-2 = Le noir complet : trois paires d’yeux et une tasse de café fumant.
scene-6-3 = Deux guetteurs à la hune, sous une lanterne, regardent à la longue-vue chacun de son côté.
scene-6-4 = Le gardien du phare attend à sa fenêtre, près d’un calendrier plein de croix, et une épave passe.
scene-6-won = Le gardien ouvre sa porte, une lanterne à la main, et rit ; le mousse, un matelot et la poule l’écoutent.
scene-6-lost = Lever du soleil : l’Ellen, sans voiles, est au milieu des navires du gouverneur.

# --- chapter 7 ---
scene-7-1 = Trois de l’équipage se tiennent prêts, le mousquet à la main, et se rappellent le conseil du gardien.
scene-7-2 = Un œil énorme sort de la mer et regarde la poule sur le pont.
scene-7-3 = Des bras s’agitent par-dessus la lisse ; Tic les compte sur ses doigts, et la veuve Tarrow pense à une alliance.
scene-7-4 = Un bras du Kraken enlève un canon du pont ; matelot, mousse et poule s’enfuient.
scene-7-won = Le Kraken ferme l’œil et coule, tandis que Sump lève une très grande poêle.
scene-7-lost = Deux bras plient l’Ellen. La poule, sur une planche, donne des ordres.

# --- chapter 8 ---
scene-8-1 = Trois galions aux voiles à croix, si lourds que les vagues montent jusqu’à leurs canons.
scene-8-2 = Le gouverneur compte de l’argent devant un portrait du roi, dont les yeux sont bandés.
scene-8-3 = Les sœurs Quill se tapent dans la main au-dessus de Tic ; un galion passe au loin.
scene-8-4 = La veuve Tarrow cloue une clôture blanche de jardin sur la coque rouge de l’Ellen.
scene-8-won = L’Ellen est basse sur l’eau. Sur un coffre plein d’argent, une lettre scellée d’une tête de mort.
scene-8-lost = Au tribunal : l’équipage aux fers, le gouverneur rit, et la poule est à la barre des témoins.

# --- chapter 9 ---
scene-9-1 = Deux matelots noyés sont assis au fond de la mer, entre des piles de papiers.
scene-9-2 = Le givre pend dans la cuisine ; Sump gronde sa soupe, qui a gelé dans la marmite.
scene-9-3 = Une sirène chante sur son rocher devant des navires gris. Sump est assis sur le timonier, ligoté sur le pont.
scene-9-4 = La poule se tient entre un noyé et l’équipage, et elle n’a pas peur.
scene-9-won = Un capitaine noyé prend ses pièces et sourit ; Tic chante d’après une partition.
scene-9-lost = Un matelot et le mousse sont devenus gris et se tiennent parmi les noyés, sur leur pont.

# --- chapter 10 ---
scene-10-1 = Le gouverneur, son chapeau par terre, pleure devant le roi sur son trône.
scene-10-2 = Le vaisseau amiral, trois ponts de canons sous des voiles couronnées, des notes de musique tout autour ; le gouverneur et l’amiral à la poupe.
scene-10-3 = L’Ellen devant une passe étroite entre des rochers noirs ; au-delà, le vaisseau amiral et le soleil couchant.
scene-10-4 = La poule, à la proue de l’Ellen, tourne le croupion au gouverneur.
scene-10-won = Le vaisseau amiral coule par l’arrière. La poule est dans le chapeau du gouverneur, à côté d’un œuf ; le coq et le mousse crient de joie.
scene-10-lost = La vieille cellule, tenue au chaud par un feu : le mousse, un matelot et le coq derrière les barreaux, un jugement au mur.

# La table de Corto dans le navigateur : comment s’appellent cases, cartes et joueurs, et ce qu’on peut en faire.

# --- les cases, en mots ---
corto-board = Les bandes
corto-empty = vide
corto-deck = pioche de { $adventure }, { $cards ->
    [0] épuisée
    [one] une carte
   *[other] { $cards } cartes
 }
corto-markers = { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
 } { $seat-is ->
    [you] à vous
   *[other] de { $seat }
 }
corto-unmarked = pas de marqueur
corto-led = { $seat } le contrôle{ verb-end }
corto-in-group = dans un groupe de { $number } à { $seat }, { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or
corto-piece-figurine = { $figurine } se tient ici
corto-piece-vessel = le voilier est ici
corto-piece-train = le train est à côté
corto-piece-tile = une tuile y est cachée
corto-piece-gold = 3 pièces d’or y attendent
corto-acts-from = l’action part d’ici
corto-pointed = { $seat } montre{ verb-end } cette case
corto-lately = touchée { $seat-is ->
    [you] à votre dernier tour
   *[other] au dernier tour de { $seat }
 } ({ $cards })
corto-may = vous pouvez { $ways }
corto-left = { $number ->
    [0] La bande est pleine.
    [one] Il reste { $number } case sur la bande.
   *[other] Il reste { $number } cases sur la bande.
 }
    .short = { $number ->
        [0] pleine
        [one] { $number } libre
       *[other] { $number } libres
     }

# --- la barre ---
corto-choosing = Ce que vous pouvez faire
corto-undo = Annuler
corto-undo-hint = Reprendre la dernière carte
corto-reset = Recommencer le tour
corto-reset-hint = Reprendre tout ce qui peut l’être de ce tour
corto-discard = Défausser
corto-discard-hint = Touchez les cartes qui vont à la défausse
corto-discard-stop = Ne plus défausser
corto-discarding = Défausse : touchez une à une les cartes à jeter.
corto-play-again = Touchez encore « { $card } » pour la jouer{ $squares ->
    [0] { "" }
   *[other] , ou une case pour l’y jouer
 }.
corto-discard-again = Touchez encore « { $card } » pour la défausser.
corto-lifted = « { $card } » ne peut pas être jouée maintenant : touchez-la encore pour savoir pourquoi.
corto-choice = { $what } ?
corto-again = Touchez encore pour le faire.
corto-named = { $name } :
corto-shortcuts = Touches
corto-final = sans retour

# --- franchir la ligne ---
corto-line = Sans retour possible
corto-warned = Vraiment ?
corto-line-about = Après cela ({ $what }), les cartes que vous avez jouées restent jouées. Cette question vient une fois par partie ; la goutte marque ces choix.
corto-line-go = Je le fais
corto-line-stay = Pas encore
corto-line-never = Ne plus demander

# --- ce qui suivrait d’un choix ---
corto-then = Ce qui suivrait
corto-tag = { $seat } { $gold }

# --- bruits ---
corto-sound-hit = Paf !
corto-sound-kill = Crac !
corto-sound-stopped = Clang !

# --- petits mots ---
corto-watching = Vous regardez : examinez tout ce que vous voulez.
corto-not-now = Il n’y a rien à faire ici pour l’instant.
corto-nothing-back = Rien ne peut être repris maintenant.

# --- la main et les cartes ---
corto-hand = Votre main
corto-hand-empty = Aucune carte en main.
corto-card = { $card } { $what }
corto-card-playable = Peut être jouée.
corto-card-not-playable = Ne peut pas être jouée maintenant.
corto-card-in-play = En train d’être jouée ; touchez-la pour la reprendre.
corto-card-selected = Choisie ; encore une fois pour la jouer.
corto-card-discard = Va à la défausse.
corto-close = Fermer
corto-of = { $kind } · { $adventure }
corto-second = Va aussi sur la bande { $adventure }.
corto-object-white = { $times ->
    [1] Ajoute un marqueur
   *[other] Ajoute jusqu’à 2 marqueurs
 } à côté du dernier personnage ou de la dernière figurine joués.
corto-object-black = { $times ->
    [1] Porte un coup
   *[other] Porte jusqu’à 2 coups
 } à côté du dernier personnage ou de la dernière figurine joués.
corto-object-white-long = { $times ->
    [1] Ajoute un marqueur
   *[other] Ajoute jusqu’à 2 marqueurs
 } dans la rangée ou la colonne du dernier personnage ou de la dernière figurine joués.
corto-object-black-long = { $times ->
    [1] Porte un coup
   *[other] Porte jusqu’à 2 coups
 } dans la rangée ou la colonne du dernier personnage ou de la dernière figurine joués.
corto-moves = Déplace { $figurine } de { $vehicle ->
    [yes] 6
   *[no] 3
 } pas au plus.
corto-moves-either = Déplace { $corto } ou { $rasputin } de { $vehicle ->
    [yes] 6
   *[no] 3
 } pas au plus.
corto-visit = { $corto } fait payer ses amis, et vous pouvez poser 2 marqueurs.
corto-removal = { $rasputin } retire un personnage.

# --- les joueurs ---
corto-players = Les joueurs
corto-player = { $name }, { $colour }
corto-to-act = doit agir
corto-stock = { $number ->
    [one] { $number } marqueur en stock
   *[other] { $number } marqueurs en stock
 }
corto-holds = { $number ->
    [0] aucune carte en main
    [one] { $number } carte en main : { $decks }
   *[other] { $number } cartes en main : { $decks }
 }
corto-seal = { $number ->
    [0] aucune carte sous le sceau
    [one] { $number } carte sous le sceau
   *[other] { $number } cartes sous le sceau
 }
corto-seal-cards = Sous le sceau
corto-guards = En garde
corto-shown = Vues en main
corto-hand-open = En main
corto-prize-ingot = { $number ->
    [one] { $number } lingot
   *[other] { $number } lingots
 }
corto-prize-crow = { $number ->
    [one] { $number } corbeau
   *[other] { $number } corbeaux
 }
corto-prize-leopard = { $number ->
    [one] { $number } léopard
   *[other] { $number } léopards
 }
corto-prize-carriage = { $number ->
    [one] { $number } wagon
   *[other] { $number } wagons
 }
corto-prize-aces = les quatre as
corto-guard-count = { $number ->
    [one] { $number } carte en garde
   *[other] { $number } cartes en garde
 }
corto-gold = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } d’or
corto-gold-now = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } d’or si tout finissait maintenant
corto-groups-pay = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } d’or par ses groupes
corto-gold-total = En tout
corto-gold-by-source = L’or en ce moment
corto-gold-in-sight = L’or en vue
corto-gold-from = Comment gagner de l’or à cette table
corto-gold-from-groups = Vos personnages côte à côte : 2 pièces pour chacun de votre plus grand groupe, 1 pour chacun des autres.
corto-gold-from-seal = Qui vous tuez ou retirez, et ce que les amis de Corto vous paient : 1 pièce par carte.
corto-no-gold = Pas encore d’or.
corto-no-group-gold = Pas encore d’or de groupes.
corto-gold-rest = Les cartes sous le sceau, une pièce chacune, et les quêtes sont comptées à la fin.
corto-is-bot = joué par l’ordinateur
corto-is-lost = connexion perdue
corto-has-mate = le second ({ $mate }) joue à sa place

# --- la défausse et les quêtes ---
corto-pile = La défausse
corto-pile-count = Défausse, { $number ->
    [0] vide
    [one] une carte
   *[other] { $number } cartes
 }
corto-pile-top = au-dessus { $card }
corto-pile-order = La carte du dessus vient en premier.
corto-pile-empty = Elle est encore vide.
corto-pile-take = Reprenez en main l’une des cartes marquées.
corto-quest = Quête : { $title }

# --- les touches ---
corto-keys = Les touches de cette table
corto-key-cards = jouer une carte de votre main
corto-key-arrows = aller de case en case
corto-key-act = faire ce qui s’y offre
corto-key-next = à la prochaine case où l’on peut agir
corto-key-previous = à celle d’avant
corto-key-decks = aux pioches
corto-key-inspect = regarder la carte, ou la quête
corto-key-point = montrer la case à tout le monde
corto-key-discard = défausser, ou cesser de défausser
corto-key-skip = y renoncer
corto-key-end = finir le tour
corto-key-undo = reprendre la dernière carte
corto-key-reset = reprendre tout le tour
corto-key-pile = parcourir la défausse
corto-key-cancel = lâcher, ou reprendre la carte en cours
corto-key-hint = demander un conseil
corto-key-help = cette liste
corto-keys-touch = Au doigt : gardez le doigt sur une carte pour la regarder, touchez une case deux fois pour la montrer, faites glisser cartes et pièces si vous préférez.

# Le tour des autres
corto-stage = Ce qui se joue
corto-since = Depuis votre tour
corto-since-close = Masquer
corto-pace = Tours des autres : { $pace }. Touchez pour changer
corto-pace-slow = lents
corto-pace-normal = normaux
corto-pace-fast = rapides
corto-skip = Passer à votre tour

# Ce que disent les signes
corto-legend = Ce que disent les signes
corto-legend-players = Devant les joueurs
corto-legend-stock = Marqueurs en stock : autant peuvent encore aller sur des personnages.
corto-legend-seal = Cartes sous le sceau : 1 pièce d’or chacune à la fin.
corto-legend-hand = Cartes en main : on ne voit que l’aventure du dos.
corto-legend-guard = Une carte de garde : elle arrête le prochain coup contre un personnage que contrôle ce joueur.
corto-legend-ingot = Un lingot, gagné avec une tuile des Celtiques.
corto-legend-crow = Un corbeau, gagné avec une tuile des Celtiques : il renvoie un marqueur.
corto-legend-leopard = Un léopard.
corto-legend-carriage = Un wagon du train, qui vaut de l’or à la fin.
corto-legend-aces = La tuile des quatre as.
corto-legend-board = Sur le plateau
corto-legend-tile = Une tuile face cachée.
corto-legend-gold = 3 pièces d’or qui attendent quelqu’un.
corto-legend-vessel = Le voilier.
corto-legend-train = Le train, sur son rail à côté de la bande.
corto-legend-corto = La figurine de Corto.
corto-legend-rasputin = La figurine de Raspoutine.
corto-legend-touched = Un fanion : un autre joueur a agi ici au dernier tour. Laissez le pointeur dessus pour lire avec quelles cartes.
corto-legend-led = Un bord inférieur en couleur : ce joueur contrôle le personnage.
corto-legend-lit = Un cadre allumé : ici, vous pouvez agir maintenant.
corto-legend-cards = Sur les cartes
corto-legend-card-white = Bord blanc : ajoute un marqueur.
corto-legend-card-black = Bord noir : porte un coup.
corto-legend-card-friend = Un ami de Corto.
corto-legend-card-ace = L’un des quatre as.
corto-legend-card-steps = Déplace une figurine de 3 pas au plus.
corto-legend-card-many-steps = Avec un véhicule : 6 pas au plus.
corto-legend-card-exchange = Deux personnages échangent leurs places.
corto-legend-card-shift = Déplace jusqu’à 3 de vos marqueurs.
corto-legend-card-anywhere = Le prochain personnage peut aller sur n’importe quelle bande.
corto-legend-card-draw-more = Piochez jusqu’à 2 cartes de plus.
corto-legend-card-recover = Reprenez une carte de la défausse.
corto-legend-card-guard = Reste de garde devant vous.
corto-legend-card-long = Longue portée : toute sa rangée et toute sa colonne.
corto-legend-actions = Ce que fait un toucher
corto-legend-act-Place = Poser un personnage ou un marqueur.
corto-legend-act-Hit = Porter un coup, ou retirer.
corto-legend-act-Move = Aller là.
corto-legend-act-Pick = Choisir ce qui change de place.
corto-legend-act-Sail = Y mener le voilier.
corto-legend-act-SendHome = Renvoyer un marqueur.
corto-legend-act-Recover = Prendre cette carte, ou ce marqueur.
corto-legend-act-Draw = Piocher une carte.
corto-legend-act-Discard = Défausser une carte.
corto-legend-act-Skip = S’en tenir là.
corto-legend-act-EndTurn = Finir le tour.
corto-legend-act-Undo = Reprendre la dernière carte.
corto-legend-act-Reset = Reprendre tout le tour.
corto-legend-act-Final = La goutte d’encre : cela ne peut pas être repris.
corto-key-legend = ce que disent les signes
corto-word-stock = { $number ->
    [one] marqueur
   *[other] marqueurs
}
corto-word-seal = sous sceau
corto-puzzle-begins = Le problème commence ici : il n’y a rien à reprendre.
corto-puzzle-done = Plus aucune carte ne peut être jouée : vérifiez votre tour, ou revenez en arrière.

# --- la page à côté de la boîte ---
companion = Compagnon de la boîte de Corto

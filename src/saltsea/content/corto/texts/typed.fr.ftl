# Corto à une table de texte : les mots de ses actions, et comment son plateau est dit. Les mots compris sont en liste ;
# le premier est celui qui s’affiche.
typed-corto-Play = joue, jouer
typed-corto-Place = pose, poser
typed-corto-Mark = marque, marquer
typed-corto-Lift = lève, lever
typed-corto-Hit = frappe, frapper
typed-corto-Kill = tue, tuer
typed-corto-HitTrain = frappe train, frappe le train
typed-corto-Sail = vogue, voguer
typed-corto-SendHome = renvoie, renvoyer
typed-corto-Choose = choisis, choisir
typed-corto-Move = va, aller
typed-corto-Agree = accepte, oui
typed-corto-Remove = retire, retirer
typed-corto-Pick = échange, échanger
typed-corto-Recover = reprends, reprendre
typed-corto-Discard = défausse, défausser
typed-corto-Draw = pioche, piocher
typed-corto-Skip = passe, passer
typed-corto-EndTurn = fin, finir
typed-corto-seat-0 = rouge
typed-corto-seat-1 = vert
typed-corto-seat-2 = jaune
typed-corto-seat-3 = noir
typed-corto-figurine-0 = corto
typed-corto-figurine-1 = raspoutine

usage-corto-why = pourquoi C7 [b3]
command-corto-why = Si une carte, une carte sur une case ou toute autre action est interdite maintenant, et par quelle règle.
usage-corto-card = carte C7

corto-welcome = Posez des personnages sur les bandes, marquez-les, et frappez les marqueurs des autres. Quand deux bandes sont pleines, c’est fini : les groupes de voisins que vous contrôlez, les cartes sous votre sceau et les quêtes rapportent de l’or, et qui en a le plus gagne.
corto-welcome-quests = Chaque bande apporte une quête : tapez quêtes pour connaître celles de cette partie.
corto-welcome-squares = Une case est une lettre de rangée, à partir du haut, et un numéro, comme b3. Une carte s’appelle par son identifiant, comme C7, ou par son nom.
corto-named = { $name } ({ $id })

# --- le plateau en image : huit lettres par case ---
sign-corto-deck = pioche { $adventure }
sign-corto-left = reste { $cards }
sign-corto-seat-0 = R
sign-corto-seat-1 = V
sign-corto-seat-2 = J
sign-corto-seat-3 = N
sign-corto-white = b
sign-corto-black = n
sign-corto-both = bn
sign-corto-corto = Co
sign-corto-rasputin = Ra
sign-corto-vessel = Vo
sign-corto-train = Tr
sign-corto-tile = ??
sign-corto-gold = +3
signs-corto = Signes : b bord blanc, n bord noir, bn les deux ; * ami de Corto ; > longue portée ; ^ as ; R2 deux marqueurs de Rouge ; Co { $corto } ; Ra { $rasputin } ; Vo voilier ; Tr train ; ?? tuile cachée ; +3 grand or.

# --- le plateau en phrases ---
lines-corto-row = Rangée { $row } : { $adventure }. En { $square } sa pioche, { $cards ->
    [0] vide
    [one] il reste une carte
   *[other] il reste { $cards } cartes
 }.
lines-corto-square = { $square } : { $card }. { $what }
lines-corto-empty = { $square } : pas de personnage. { $what }
lines-corto-markers = Marqueurs : { $markers }.
lines-corto-unmarked = Pas de marqueur.
lines-corto-number = { $seat } { $number }
lines-corto-controls = { $seat } le contrôle.
lines-corto-figurine = { $figurine } se tient ici.
lines-corto-vessel = Le voilier est ici.
lines-corto-train = Le train est ici et roule vers la case { $end }.
lines-corto-tile = Une tuile cachée est ici.
lines-corto-gold = 3 pièces d’or sont ici.
lines-corto-off = { $figurine } n’est pas encore sur le plateau.

player-corto = { $seat } : { $stock ->
    [one] { $stock } marqueur
   *[other] { $stock } marqueurs
 } en stock ; main { $backs } ; { $sealed ->
    [0] aucune carte
    [one] une carte
   *[other] { $sealed } cartes
 } sous le sceau.
player-corto-you = { $seat } (vous)
player-corto-empty-hand = vide
player-corto-guards = En garde : { $cards }.
player-corto-shown = Vues en main : { $cards }.
player-corto-tiles = Tuiles : { $tiles }.
player-corto-ingots = { $number ->
    [one] { $number } lingot
   *[other] { $number } lingots
 }
player-corto-crows = { $number ->
    [one] { $number } corbeau
   *[other] { $number } corbeaux
 }
player-corto-leopards = { $number ->
    [one] { $number } léopard
   *[other] { $number } léopards
 }
player-corto-carriages = { $number ->
    [one] { $number } wagon
   *[other] { $number } wagons
 } ({ $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or)
player-corto-gold = Or pour l’instant : { $gold }.
player-corto-aces = les quatre as
pile-corto = { $number ->
    [0] La défausse est vide.
    [one] La défausse : une carte, { $top }.
   *[other] La défausse : { $number } cartes, au-dessus { $top }.
 }

# --- les cartes ---
about-corto-is = { $card } : { $what }
about-corto-of = { $kind }, { $adventure }.
about-corto-second = Va aussi sur la bande { $adventure }.
about-corto-object-white = Blanc : ajoute { $times ->
    [1] un marqueur
   *[other] jusqu’à 2 marqueurs
 }, depuis la case du dernier personnage ou de la dernière figurine joués.
about-corto-object-black = Noir : porte { $times ->
    [1] un coup
   *[other] jusqu’à 2 coups
 }, depuis la case du dernier personnage ou de la dernière figurine joués.
about-corto-moves = Déplace { $figurine } de { $steps } pas au plus.
about-corto-moves-either = Déplace { $corto } ou { $rasputin } de { $steps } pas au plus.
about-corto-visit = { $corto } fait payer ses amis, et vous pouvez poser 2 marqueurs.
about-corto-removal = { $rasputin } retire un personnage.
about-corto-playable = Peut être jouée maintenant.
about-corto-not-playable = Ne peut pas être jouée maintenant : { $why }
about-corto-none-playable = Aucune de vos cartes ne peut être jouée maintenant : { $why }
about-corto-stuck = Aucune de vos cartes ne peut être jouée maintenant :
about-corto-empty-hand = Votre main est vide.
about-corto-where-hand = Elle est dans votre main.
about-corto-where-board = Elle est en { $square }.
about-corto-where-played = { $seat } est en train de la jouer.
about-corto-where-pile = Elle est dans la défausse.
about-corto-where-seal = Elle est sous le sceau de { $seat }.
about-corto-where-guard = Elle est en garde pour { $seat }.
about-corto-where-shown = { $seat } la tient, comme chacun l’a vu.
about-corto-where-unseen = Personne ne l’a vue : elle est dans sa pioche ou dans la main de quelqu’un.
about-corto-where-unused = Son aventure n’est pas en jeu.
about-corto-no-such = Il n’y a pas de carte { $words }. Les cartes vont de A1 à F20, ou s’appellent par leur nom.
about-corto-which-card = Quelle carte ? Ajoutez son identifiant ou son nom, comme dans carte C7.
about-corto-which = Laquelle ? { $cards }.
seen-corto-hand = Votre main : { $cards }.
seen-corto-board = Sur le plateau : { $cards }.
seen-corto-pile = Dans la défausse : { $cards }.
seen-corto-sealed = Sous le sceau de { $seat } : { $cards }.
seen-corto-guards = En garde pour { $seat } : { $cards }.
seen-corto-shown = Vues dans la main de { $seat } : { $cards }.
seen-corto-played = En train d’être jouée : { $card }.
seen-corto-unseen = { $adventure } : { $number ->
    [one] { $number } carte pas encore vue
   *[other] { $number } cartes pas encore vues
 }, dont { $deck } dans la pioche.
seen-corto-none = aucune
drawn-corto = { $seat } pioche{ verb-end } { $number ->
    [one] une carte
   *[other] { $number } cartes
 } : { $decks }.
running-corto = Or pour l’instant : { $gold }.
corto-side-wins = Le camp { $seats } gagne.
corto-tie-broken = À égalité d’or, le plus grand stock de marqueurs a départagé [corto.V5].
skipped-corto = { $seat }, votre tour a été sauté.

# --- ce qui est demandé, les quêtes, le décompte ---
asked-corto = { $seat } : { $step }
asked-corto-or = ou { $way }
asked-corto-card = La carte : { $card }. { $what }
asked-corto-actor = Elle agit depuis { $square }.
asked-corto-plays = Cartes jouées pendant ce tour : { $plays } sur { $most }.
quests-corto = { $adventure }, { $title } : { $quest }
quests-corto-cards = Ce sont { $cards }.
quests-corto-aces = La tuile est à { $seat }.
quests-corto-aces-free = Personne n’a la tuile.
quests-corto-tiles = Tuiles cachées : { $number } ; il reste { $ingots ->
    [one] { $ingots } lingot
   *[other] { $ingots } lingots
 } et { $crows ->
    [one] { $crows } corbeau
   *[other] { $crows } corbeaux
 }.
quests-corto-leopards = Léopards restants : { $number }.
quests-corto-train = Le train est en { $square } ; wagons restants : { $number }.
quests-corto-vessel = Le voilier est en { $square }.
counted-corto-total = { $seat } : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or.
counted-corto-groups = { $seat } : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or par les groupes.
counted-corto-rest = Les cartes sous le sceau et les quêtes sont comptées à la fin : à cette table, les scores sont cachés.
counted-corto-side = { $seats } ensemble : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or.
counted-corto-largest = { $line } : le plus grand groupe, 2 pour chacun
counted-corto-group = { $line } : un autre groupe, 1 pour chacun
counted-corto-crows = { $crows ->
    [one] { $crows } corbeau
   *[other] { $crows } corbeaux
 } : pas d’or
counted-corto-crows-too = { $line } ; { $crows ->
    [one] { $crows } corbeau
   *[other] { $crows } corbeaux
 } : pas d’or
counted-corto-carriages = { $line } ({ $values })

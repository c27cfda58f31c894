# Corto at a text table: the words for its actions, and how its board is told. Words that are understood stand in a
# list; the first is printed.
typed-corto-Play = play
typed-corto-Place = place, put
typed-corto-Mark = mark
typed-corto-Lift = lift
typed-corto-Hit = hit
typed-corto-Kill = kill
typed-corto-HitTrain = hit train
typed-corto-Sail = sail
typed-corto-SendHome = home, send home
typed-corto-Choose = choose
typed-corto-Move = move, go
typed-corto-Agree = agree, yes
typed-corto-Remove = remove
typed-corto-Pick = pick, exchange
typed-corto-Recover = recover
typed-corto-Discard = discard
typed-corto-Draw = draw
typed-corto-Skip = skip, pass
typed-corto-EndTurn = end, done
typed-corto-seat-0 = red
typed-corto-seat-1 = green
typed-corto-seat-2 = yellow
typed-corto-seat-3 = black
typed-corto-figurine-0 = corto
typed-corto-figurine-1 = rasputin

usage-corto-why = why C7 [b3]
command-corto-why = Whether a card, a card on a square, or any action is forbidden now, and by which rule.
usage-corto-card = card C7

corto-welcome = Lay characters on the strips, mark them, and hit the markers of others. When two strips are full it is over: groups of neighbours that you control, cards under your seal and quests are gold, and most gold wins.
corto-welcome-quests = Every strip brings a quest: type quests to hear those of this game.
corto-welcome-squares = A square is a row letter from the top and a number, such as b3. A card is called by its id, such as C7, or by its name.
corto-named = { $name } ({ $id })

# --- the board as a picture: eight letters a square ---
sign-corto-deck = deck { $adventure }
sign-corto-left = { $cards } left
sign-corto-seat-0 = R
sign-corto-seat-1 = G
sign-corto-seat-2 = Y
sign-corto-seat-3 = B
sign-corto-white = w
sign-corto-black = b
sign-corto-both = wb
sign-corto-corto = Co
sign-corto-rasputin = Ra
sign-corto-vessel = Ve
sign-corto-train = Tr
sign-corto-tile = ??
sign-corto-gold = +3
signs-corto = Signs: w white border, b black border, wb both; * friend of Corto; > long range; ^ ace; R2 two markers of Red; Co { $corto }; Ra { $rasputin }; Ve vessel; Tr train; ?? face-down tile; +3 great gold.

# --- the board in sentences ---
lines-corto-row = Row { $row }: { $adventure }. On { $square } its deck, { $cards ->
    [0] empty
    [one] one card left
   *[other] { $cards } cards left
 }.
lines-corto-square = { $square }: { $card }. { $what }
lines-corto-empty = { $square }: no character. { $what }
lines-corto-markers = Markers: { $markers }.
lines-corto-unmarked = No markers.
lines-corto-number = { $seat } { $number }
lines-corto-controls = { $seat } controls it.
lines-corto-figurine = { $figurine } stands here.
lines-corto-vessel = The vessel is here.
lines-corto-train = The train is here, rolling towards square { $end }.
lines-corto-tile = A face-down tile lies here.
lines-corto-gold = 3 gold lie here.
lines-corto-off = { $figurine } is not on the board yet.

player-corto = { $seat }: { $stock ->
    [one] one marker
   *[other] { $stock } markers
 } in stock; hand { $backs }; { $sealed ->
    [0] no card
    [one] one card
   *[other] { $sealed } cards
 } under the seal.
player-corto-you = { $seat } (you)
player-corto-empty-hand = empty
player-corto-guards = On guard: { $cards }.
player-corto-shown = Seen in hand: { $cards }.
player-corto-tiles = Tiles: { $tiles }.
player-corto-ingots = { $number ->
    [one] 1 ingot
   *[other] { $number } ingots
 }
player-corto-crows = { $number ->
    [one] 1 crow
   *[other] { $number } crows
 }
player-corto-leopards = { $number ->
    [one] 1 leopard
   *[other] { $number } leopards
 }
player-corto-carriages = { $number ->
    [one] 1 carriage
   *[other] { $number } carriages
 } ({ $gold } gold)
player-corto-gold = Gold so far: { $gold }.
player-corto-aces = the four aces
pile-corto = { $number ->
    [0] The discard pile is empty.
    [one] The discard pile: one card, { $top }.
   *[other] The discard pile: { $number } cards, on top { $top }.
 }

# --- cards ---
about-corto-is = { $card }: { $what }
about-corto-of = { $kind }, { $adventure }.
about-corto-second = Also goes on the strip of { $adventure }.
about-corto-object-white = White: adds { $times ->
    [1] a marker
   *[other] up to 2 markers
 }, from the square of the character or figurine played last.
about-corto-object-black = Black: deals { $times ->
    [1] a hit
   *[other] up to 2 hits
 }, from the square of the character or figurine played last.
about-corto-moves = Moves { $figurine } up to { $steps } steps.
about-corto-moves-either = Moves { $corto } or { $rasputin } up to { $steps } steps.
about-corto-visit = { $corto } makes his friends pay, and you may put down 2 markers.
about-corto-removal = { $rasputin } removes a character.
about-corto-playable = Can be played now.
about-corto-not-playable = Cannot be played now: { $why }
about-corto-none-playable = None of your cards can be played now: { $why }
about-corto-stuck = None of your cards can be played now:
about-corto-empty-hand = Your hand is empty.
about-corto-where-hand = It is in your hand.
about-corto-where-board = It lies on { $square }.
about-corto-where-played = { $seat } is playing it.
about-corto-where-pile = It is in the discard pile.
about-corto-where-seal = It is under the seal of { $seat }.
about-corto-where-guard = It is on guard for { $seat }.
about-corto-where-shown = { $seat } holds it, as everybody saw.
about-corto-where-unseen = Nobody has seen it: it is in its deck or in somebody’s hand.
about-corto-where-unused = Its adventure is not in play.
about-corto-no-such = There is no card { $words }. Cards are A1 to F20, or a name.
about-corto-which-card = Which card? Add its id or its name, as in card C7.
about-corto-which = Which one? { $cards }.
seen-corto-hand = Your hand: { $cards }.
seen-corto-board = On the board: { $cards }.
seen-corto-pile = In the discard pile: { $cards }.
seen-corto-sealed = Under the seal of { $seat }: { $cards }.
seen-corto-guards = On guard for { $seat }: { $cards }.
seen-corto-shown = Seen in the hand of { $seat }: { $cards }.
seen-corto-played = Being played: { $card }.
seen-corto-unseen = { $adventure }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 } not seen, of which { $deck ->
    [one] 1 is
   *[other] { $deck } are
 } in the deck.
seen-corto-none = none
drawn-corto = { $seat } draw{ verb-end } { $number ->
    [one] a card
   *[other] { $number } cards
 }: from { $decks }.
running-corto = Gold so far: { $gold }.
corto-side-wins = The side of { $seats } wins.
corto-tie-broken = Gold was equal, and more markers in stock decided [corto.V5].
skipped-corto = { $seat }, your turn was skipped.

# --- what is asked, the quests, the count ---
asked-corto = { $seat }: { $step }
asked-corto-or = or { $way }
asked-corto-card = The card: { $card }. { $what }
asked-corto-actor = It acts from { $square }.
asked-corto-plays = Cards played this turn: { $plays } of { $most }.
quests-corto = { $adventure }, { $title }: { $quest }
quests-corto-cards = They are { $cards }.
quests-corto-aces = The tile is held by { $seat }.
quests-corto-aces-free = Nobody holds the tile.
quests-corto-tiles = Face down: { $number ->
    [one] 1 tile
   *[other] { $number } tiles
 }. Left: { $ingots ->
    [one] 1 ingot
   *[other] { $ingots } ingots
 }, { $crows ->
    [one] 1 crow
   *[other] { $crows } crows
 }.
quests-corto-leopards = { $number ->
    [one] 1 leopard is
   *[other] { $number } leopards are
 } left.
quests-corto-train = The train is on { $square }; { $number ->
    [one] 1 carriage is
   *[other] { $number } carriages are
 } left.
quests-corto-vessel = The vessel is on { $square }.
counted-corto-total = { $seat }: { $gold } gold.
counted-corto-groups = { $seat }: { $gold } gold by groups.
counted-corto-rest = Cards under the seal and quests are counted at the end: this table plays with closed scores.
counted-corto-side = { $seats } together: { $gold } gold.
counted-corto-largest = { $line }: the largest group, 2 for each
counted-corto-group = { $line }: another group, 1 for each
counted-corto-crows = { $crows ->
    [one] 1 crow
   *[other] { $crows } crows
 }: no gold
counted-corto-crows-too = { $line }; { $crows ->
    [one] 1 crow
   *[other] { $crows } crows
 }: no gold
counted-corto-carriages = { $line } ({ $values })

# Corto’s table in the browser: how squares, cards and players are called, and what can be done with them.

# --- squares, in words ---
corto-board = The strips
corto-empty = empty
corto-deck = deck of { $adventure }, { $cards ->
    [0] used up
    [one] one card
   *[other] { $cards } cards
 }
corto-markers = { $number ->
    [one] 1 marker of { $seat }
   *[other] { $number } markers of { $seat }
 }
corto-unmarked = no markers
corto-led = { $seat } controls it
corto-piece-figurine = { $figurine } stands here
corto-piece-vessel = the vessel is here
corto-piece-train = the train is beside it
corto-piece-tile = a tile lies face down
corto-piece-gold = 3 gold lie here
corto-acts-from = the action comes from here
corto-pointed = { $seat } points here
corto-lately = touched in the last turn
corto-may = you may { $ways }

# --- what can be done, as it follows “you may” and stands on a button ---
corto-do-Play = play the card
corto-do-Place = place your character here
corto-do-Mark = put a marker here
corto-do-Lift = take up your marker
corto-do-Hit = hit a marker of { $owner }
corto-do-HitOwn = hit a marker of your own
corto-do-Kill = kill { $card }
corto-do-HitTrain = hit the train
corto-do-Sail = sail the vessel here
corto-do-SendHome = send a marker of { $owner } home
corto-do-Move = move { $figurine } here
corto-do-Remove = remove { $card }
corto-do-Pick = exchange { $card }
corto-do-Recover = take the card back
corto-do-Discard = discard a card
corto-do-Draw = draw a card

# --- leaving something out, step by step ---
corto-skip-sail = Leave the vessel
corto-skip-crow = Spare them all
corto-skip-border = No action
corto-skip-act = Once is enough
corto-skip-agree = Not this time
corto-skip-visit = No more markers
corto-skip-remove = Spare them all
corto-skip-shift-from = That will do

# --- the bar ---
corto-choosing = What you can do now
corto-main = Your turn: { $ways }.
corto-way-Play = play a card
corto-way-Discard = discard
corto-way-Draw = draw
corto-way-EndTurn = finish
corto-draws = { $draws ->
    [one] You may draw 1 card.
   *[other] You may draw up to { $draws } cards.
 }
corto-must-draw = { $draws ->
    [one] 1 card to draw.
   *[other] { $draws } cards to draw.
 }
corto-waits = { $name } is to act.
corto-waits-playing = { $name } is playing “{ $card }”.
corto-is-over = The game is over.
corto-end-turn = End turn
corto-agree = Yes
corto-choose = { $figurine }
corto-undo = Undo
corto-undo-hint = Take back the last card
corto-reset = Reset turn
corto-reset-hint = Take back everything of this turn that can be taken back
corto-discard = Discard
corto-discard-hint = Touch the cards that go on the pile
corto-discard-stop = Stop discarding
corto-discarding = Discarding: touch the cards that go on the pile, one by one.
corto-play-it = Play “{ $card }”
corto-play-again = Touch “{ $card }” again, or a square, to play it.
corto-shortcuts = Keys
corto-final = cannot be taken back

# --- crossing the line ---
corto-line = This cannot be taken back
corto-line-about = After this ({ $what }) the cards that you have played stay played.
corto-line-go = Do it
corto-line-stay = Not yet
corto-line-never = Do not ask again

# --- what would follow from a choice ---
corto-then = What would follow
corto-then-gain = +{ $gold } gold for { $seat }
corto-then-gain-you = +{ $gold } gold for you
corto-then-loss = −{ $gold } gold for { $seat }
corto-then-loss-you = −{ $gold } gold for you
corto-then-home = { $number ->
    [one] 1 marker of { $seat } goes home
   *[other] { $number } markers of { $seat } go home
 }
corto-then-home-you = { $number ->
    [one] 1 marker of yours goes home
   *[other] { $number } markers of yours go home
 }
corto-then-leaves = { $card } leaves the board
corto-would-change = would change

# --- sounds ---
corto-sound-hit = Bam!
corto-sound-kill = Crash!
corto-sound-stopped = Clang!

# --- hints ---
corto-watching = You are watching: look at anything you like.
corto-not-now = There is nothing to do here just now.
corto-nothing-back = Nothing can be taken back now.

# --- the hand and the cards ---
corto-hand = Your hand
corto-hand-empty = Your hand is empty.
corto-card = { $card }: { $what }
corto-card-playable = can be played
corto-card-not-playable = cannot be played now
corto-card-in-play = is being played; touch it to take it back
corto-card-selected = chosen; once more to play it
corto-card-discard = goes on the pile
corto-close = Close
corto-of = { $kind } · { $adventure }
corto-second = Also goes on the strip of { $adventure }.
corto-object-white = { $times ->
    [1] Adds a marker
   *[other] Adds up to 2 markers
 } beside the character or figurine played last.
corto-object-black = { $times ->
    [1] Deals a hit
   *[other] Deals up to 2 hits
 } beside the character or figurine played last.
corto-object-white-long = { $times ->
    [1] Adds a marker
   *[other] Adds up to 2 markers
 } in the row or column of the character or figurine played last.
corto-object-black-long = { $times ->
    [1] Deals a hit
   *[other] Deals up to 2 hits
 } in the row or column of the character or figurine played last.
corto-moves = Moves { $figurine } up to { $vehicle ->
    [yes] 6
   *[no] 3
 } steps.
corto-moves-either = Moves { $corto } or { $rasputin } up to { $vehicle ->
    [yes] 6
   *[no] 3
 } steps.
corto-visit = { $corto } makes his friends pay, and you may put down 2 markers.
corto-removal = { $rasputin } removes a character.

# --- players ---
corto-players = Players
corto-player = { $name }, { $colour }
corto-you = you
corto-to-act = to act
corto-stock = { $number ->
    [one] 1 marker in stock
   *[other] { $number } markers in stock
 }
corto-holds = { $number ->
    [0] no cards in hand
    [one] 1 card in hand: { $decks }
   *[other] { $number } cards in hand: { $decks }
 }
corto-seal = { $number ->
    [0] no card under the seal
    [one] 1 card under the seal
   *[other] { $number } cards under the seal
 }
corto-seal-cards = Under the seal
corto-guards = On guard
corto-shown = Seen in the hand
corto-prize-ingot = { $number ->
    [one] 1 ingot
   *[other] { $number } ingots
 }
corto-prize-crow = { $number ->
    [one] 1 crow
   *[other] { $number } crows
 }
corto-prize-leopard = { $number ->
    [one] 1 leopard
   *[other] { $number } leopards
 }
corto-prize-carriage = { $number ->
    [one] 1 carriage
   *[other] { $number } carriages
 }
corto-prize-aces = the four aces
corto-guard-count = { $number ->
    [one] 1 card on guard
   *[other] { $number } cards on guard
 }
corto-gold = { $number } gold
corto-gold-now = { $number } gold if it ended now
corto-is-bot = computer player
corto-is-lost = line lost
corto-has-mate = the first mate ({ $mate }) plays for them

# --- the pile and the quests ---
corto-pile = Discard pile
corto-pile-count = Discard pile, { $number ->
    [0] empty
    [one] one card
   *[other] { $number } cards
 }
corto-pile-top = on top { $card }
corto-pile-order = The top card comes first.
corto-pile-empty = Nothing lies there yet.
corto-pile-take = Take one of the marked cards into your hand.
corto-quest = Quest: { $title }
corto-quest-vessel = The vessel is at { $square }.
corto-quest-aces = { $seat } holds the tile.
corto-quest-aces-free = Nobody holds the tile yet.
corto-quest-tiles = { $number ->
    [0] No tile is left on the strip.
    [one] 1 tile lies there still.
   *[other] { $number } tiles lie there still.
 } Unseen so far: { $ingots ->
    [one] 1 ingot
   *[other] { $ingots } ingots
 } and { $crows ->
    [one] 1 crow
   *[other] { $crows } crows
 }.
corto-quest-leopards = { $number ->
    [0] All the leopards are taken.
    [one] 1 leopard is left.
   *[other] { $number } leopards are left.
 }
corto-quest-train = The train is beside { $square }; { $number ->
    [0] no carriage is left
    [one] 1 carriage is left
   *[other] { $number } carriages are left
 }.

# --- keys ---
corto-keys = Keys of this table
corto-key-cards = play a card of your hand
corto-key-arrows = go from square to square
corto-key-act = do what is offered there
corto-key-next = to the next square with something to do
corto-key-previous = to the one before it
corto-key-decks = to the decks
corto-key-inspect = look at the card, or at the quest
corto-key-point = point at the square, for everybody
corto-key-discard = discard cards, or stop it
corto-key-skip = leave this out
corto-key-end = end the turn
corto-key-undo = take back the last card
corto-key-reset = take back the whole turn
corto-key-pile = look through the pile
corto-key-cancel = let go, or take back the card in play
corto-key-help = this list
corto-keys-touch = By touch: hold a card to look at it, tap a square twice to point at it, drag cards and pieces if you prefer.

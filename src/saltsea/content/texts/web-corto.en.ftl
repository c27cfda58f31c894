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
    [one] 1 marker
   *[other] { $number } markers
 } of { $seat-is ->
    [you] yours
   *[other] { $seat }
 }
corto-unmarked = no markers
corto-led = { $seat } control{ verb-end } it
corto-in-group = in { $seat-is ->
    [you] your group of { $number }
   *[other] a group of { $number } of { $seat }
 }, { $gold } gold
corto-piece-figurine = { $figurine } stands here
corto-piece-vessel = the vessel is here
corto-piece-train = the train is beside it
corto-piece-tile = a tile lies face down
corto-piece-gold = 3 gold lie here
corto-acts-from = the action comes from here
corto-pointed = { $seat } point{ verb-end } here
corto-lately = touched in { $seat-is ->
    [you] your last turn
   *[other] the last turn of { $seat }
 } ({ $cards })
corto-may = you may { $ways }
corto-left = { $number ->
    [0] The strip is full.
    [one] 1 square of the strip is left.
   *[other] { $number } squares of the strip are left.
 }
    .short = { $number ->
        [0] full
       *[other] { $number } left
     }

# --- the bar ---
corto-choosing = What you can do now
corto-undo = Undo
corto-undo-hint = Take back the last card
corto-reset = Reset turn
corto-reset-hint = Take back everything of this turn that can be taken back
corto-discard = Discard
corto-discard-hint = Touch the cards that go on the pile
corto-discard-stop = Stop discarding
corto-discarding = Discarding: touch the cards that go on the pile, one by one.
corto-play-again = Touch “{ $card }” again to play it{ $squares ->
    [0] { "" }
   *[other] , or a square to play it there
 }.
corto-discard-again = Touch “{ $card }” again to discard it.
corto-lifted = “{ $card }” cannot be played now: touch it again to hear why.
corto-choice = { $what }?
corto-again = Touch it again to do it.
corto-named = { $name }:
corto-shortcuts = Keys
corto-final = cannot be taken back

# --- crossing the line ---
corto-line = This cannot be taken back
corto-warned = Are you sure?
corto-line-about = Once you do this ({ $what }), the cards that you have played stay played. You are asked once a game; the drop marks such choices.
corto-line-go = Do it
corto-line-stay = Not yet
corto-line-never = Do not ask again

# --- what would follow from a choice ---
corto-then = What would follow
corto-tag = { $seat } { $gold }

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
corto-hand-empty = No card in hand.
corto-card = { $card } { $what }
corto-card-playable = Can be played.
corto-card-not-playable = Cannot be played now.
corto-card-in-play = Is being played; touch it to take it back.
corto-card-selected = Chosen; once more to play it.
corto-card-discard = Goes on the pile.
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
corto-hand-open = Hand
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
corto-groups-pay = { $number ->
    [one] 1 gold by groups
   *[other] { $number } gold by groups
 }
corto-gold-total = In all
corto-gold-by-source = Gold now
corto-gold-in-sight = Gold in sight
corto-gold-from = How gold is made at this table
corto-gold-from-groups = Characters of yours side by side: 2 gold for each in your largest group, 1 for each in the others.
corto-gold-from-seal = Whom you kill or remove, and what Corto’s friends pay you: 1 gold a card.
corto-no-gold = No gold yet.
corto-no-group-gold = No gold by groups yet.
corto-gold-rest = Cards under the seal, a gold each, and quests are counted at the end.
corto-is-bot = computer player
corto-is-lost = connection lost
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
corto-key-hint = ask for a hint
corto-key-help = this list
corto-keys-touch = By touch: hold a card to look at it, tap a square twice to point at it, drag cards and pieces if you prefer.

# Others' turns
corto-stage = What is being done
corto-since = Since your turn
corto-since-close = Put this away
corto-pace = Others’ turns: { $pace }. Touch to change
corto-pace-slow = slow
corto-pace-normal = normal
corto-pace-fast = fast
corto-skip = Skip to your turn

# What the signs mean
corto-legend = What the signs mean
corto-legend-players = Before the players
corto-legend-stock = Markers in stock: so many can still be put on characters.
corto-legend-seal = Cards under the seal: 1 gold each at the end.
corto-legend-hand = Cards in the hand: only the adventure on the back is seen.
corto-legend-guard = A card on guard: it stops the next hit on a character that this player controls.
corto-legend-ingot = An ingot, won with a tile of the Celts.
corto-legend-crow = A crow, won with a tile of the Celts: it sends a marker home.
corto-legend-leopard = A leopard.
corto-legend-carriage = A carriage of the train, worth gold at the end.
corto-legend-aces = The tile of the four aces.
corto-legend-board = On the board
corto-legend-tile = A tile that lies face down.
corto-legend-gold = 3 gold that wait for somebody.
corto-legend-vessel = The vessel.
corto-legend-train = The train, on its rail beside the strip.
corto-legend-corto = The figurine of Corto.
corto-legend-rasputin = The figurine of Rasputin.
corto-legend-touched = A pennant: another player did something here in the last turn. Hold the pointer over it to read with which cards.
corto-legend-led = A coloured lower edge: this player controls the character.
corto-legend-lit = A lit frame: here you can do something now.
corto-legend-cards = On the cards
corto-legend-card-white = White border: adds a marker.
corto-legend-card-black = Black border: hits.
corto-legend-card-friend = A friend of Corto.
corto-legend-card-ace = One of the four aces.
corto-legend-card-steps = Moves a figurine up to 3 steps.
corto-legend-card-many-steps = With a vehicle: up to 6 steps.
corto-legend-card-exchange = Two characters change places.
corto-legend-card-shift = Moves up to 3 of your markers.
corto-legend-card-anywhere = The next character may go on any strip.
corto-legend-card-draw-more = Draw up to 2 cards more.
corto-legend-card-recover = Take a card back from the discard pile.
corto-legend-card-guard = Lies on guard before you.
corto-legend-card-long = Long range: the whole row and column.
corto-legend-actions = What a touch does
corto-legend-act-Place = Place a character, or put a marker.
corto-legend-act-Hit = Hit, or remove.
corto-legend-act-Move = Move there.
corto-legend-act-Pick = Choose what changes places.
corto-legend-act-Sail = Sail the vessel there.
corto-legend-act-SendHome = Send a marker home.
corto-legend-act-Recover = Take this card, or this marker.
corto-legend-act-Draw = Draw a card.
corto-legend-act-Discard = Put a card on the discard pile.
corto-legend-act-Skip = Leave this out.
corto-legend-act-EndTurn = End the turn.
corto-legend-act-Undo = Take the last card back.
corto-legend-act-Reset = Take the whole turn back.
corto-legend-act-Final = The drop of ink: this cannot be taken back.
corto-key-legend = what the signs mean
corto-word-stock = { $number ->
    [one] marker
   *[other] markers
}
corto-word-seal = sealed
corto-puzzle-begins = The puzzle begins here: there is nothing to take back.
corto-puzzle-done = No card can be played any more: check your turn, or go back.

# --- the page beside the box ---
companion = Companion for Corto’s box

# Corto: its rules, and every sentence that its table says. Names of cards, adventures and figurines are in ../themes.
title-corto = Corto
brief-corto = Lay characters on comic strips and put your markers on them. Neighbours that you control form groups, and groups, captured cards and quests bring gold. When two strips are full, the most gold wins.

seat-corto-0 = Red
seat-corto-1 = Green
seat-corto-2 = Yellow
seat-corto-3 = Black
figurine-name-corto = { figurine-corto-0 }
figurine-name-rasputin = { figurine-corto-1 }
square-corto-nowhere = off the board
card-corto-unused = a card of an unused adventure

kind-corto-character = Character
kind-corto-object = Object
kind-corto-advantage = Advantage
kind-corto-figurine = Figurine card
border-corto-white = White border: adds a marker
border-corto-black = Black border: hits
border-corto-both = White and black border: adds a marker or hits
friend-corto = Friend of Corto: pays 1 gold to whoever controls it when he stops nearby
long-corto = Long range: its whole row and column
ace-corto = One of the four aces

verb-corto-exchange = Two characters change places, and their markers go with them.
verb-corto-shift = Move 1 to 3 of your markers to other characters that bear one of yours.
verb-corto-anywhere = Your next character this turn may go on any strip.
verb-corto-draw-more = Draw up to 2 cards more at the end of this turn.
verb-corto-recover = Take an object or a figurine card from the top 5 discards into your hand.
verb-corto-guard = Lies in front of you and cancels the first hit by another player on a character that you control.

quest-corto-A = Whoever plays a character on its strip may sail the vessel one step; at the end it brings 5 gold to the controller of the character under it.
    .title = The vessel
quest-corto-B = Whoever alone controls most of the four aces at the end of a turn takes the tile, worth 5 gold at the end.
    .title = The four aces
quest-corto-C = Whoever plays a character on a face-down tile takes it: an ingot is 3 gold, a crow sends an opponent’s marker home.
    .title = Ingots and crows
quest-corto-D = Every kill brings a leopard to the other players who have a marker on this strip; 1, 2, 3 or more leopards are 1, 3, 5 gold.
    .title = The leopard-men
quest-corto-E = The train rolls to and fro beside its strip; whoever hits it takes a carriage of 1, 2 or 3 gold.
    .title = The train
quest-corto-F = On the last square of every strip lie 3 gold, for whoever controls the character there at the end.
    .title = The great gold

# --- the rules ---

rule-corto-G1 = Corto is for 2 to 4 players. With 3 or 4 players four of the six strips are laid out, with 2 players three. Which ones, and their order from top to bottom, is drawn at random unless the host chooses.
    .title = Players and strips
rule-corto-G2 = A strip is one row of 8 squares. Square 1 holds the strip’s deck, square 2 its starting character. The strips lie under one another and make one grid of three or four rows. The host may choose strips of 6, 7, 8 or 9 squares; wherever a rule says “the last square”, that is square 8 in the usual game.
    .title = The grid
rule-corto-G3 = Two squares are adjacent if they share an edge; touching at a corner is not enough. Squares of neighbouring strips are adjacent just like squares of the same strip.
    .title = Adjacent
rule-corto-G4 = A row is a whole strip. A column is made of the squares with the same number on all strips.
    .title = Rows and columns
rule-corto-G5 = Square 1 of each strip is its deck square. Figurines may pass over it and stop on it; characters never lie there. It never counts for the end of the game, not even when the deck is used up.
    .title = Deck squares
rule-corto-G6 = Every player has a seal and 13 markers; the markers that are not on the board are the stock. Each adventure has a deck of 20 cards. The figurines Corto and Rasputin start off the board. All discards lie face up on one pile. The players are red, green, yellow and black, each with a shape of its own besides the colour.
    .title = What is in the box

rule-corto-S1 = Each deck is shuffled by itself. Its top card is turned up until a character comes: that one lies on square 2 of the strip. The other cards that were turned up go back, and each deck is shuffled again.
    .title = Starting characters
rule-corto-S2 = Then the quests of the adventures in play are set up; the rules QA to QF say how.
    .title = Quests are set up
rule-corto-S3 = The first player is drawn at random. From there, clockwise, each player puts 1 marker on a starting character of their choice and then draws 4 cards one by one, each from a deck of their choice, looking at each before the next. Several markers may share a character. Then the first player’s turn begins.
    .title = First marker, first cards

rule-corto-T1 = On your turn do one of two things. Either play 1 to 4 cards and then draw 0, 1 or 2; or play nothing, discard 0 to 4 cards and draw back up to 4. Never both, never more than four plays in a turn, and never more than 4 cards in hand. Once you have drawn a card you neither play nor discard any more.
    .title = Play or discard
rule-corto-T2 = Every card that you draw comes from a deck of your choice that still has cards, and you see it before you choose the next deck. A turn in which you play nothing ends with 4 cards in your hand: as long as any deck has cards you must refill. Discards go on the pile one by one, in the order that you choose.
    .title = Drawing and discarding
rule-corto-T3 = The back of a card shows its adventure, so everybody sees which deck each card of a hand came from, but not its face. Open to all are the number of cards under each seal, the advantages that lie in front of a player, the tiles won, and the whole discard pile in its order.
    .title = What everybody sees
rule-corto-T4 = You may play a card only if at least its first step has a legal choice. Advantages that ask for no choice (A3, A4, A6) can always be played.
    .title = No empty plays
rule-corto-T5 = You may take back the cards played this turn, each with all its steps, back to the moment before it was played. Discards and draws are final. You never go back over something hidden that was revealed, such as a turned tile or carriage; cards played after it may still be taken back. The host may switch this off.
    .title = Taking back
rule-corto-T6 = Only the player whose turn it is acts. The steps of a card come in their order, and each is finished before the next begins; only then can another card be played.
    .title = One after the other

rule-corto-C1 = A character goes on an empty square of a strip of its background colour; some characters have two and may go on either. The square must be adjacent to a character or a figurine. A square where a figurine stands is not empty, and deck squares are not for characters.
    .title = Placing a character
rule-corto-C2 = Then 1 marker of yours goes on it, from your stock. If your stock is empty, you must move one of your markers there from another character.
    .title = Its marker
rule-corto-C3 = Then the character may act once, as its border says: white adds a marker (C4), black hits (C5); with a border of both colours you choose one of the two. You may also let it do nothing. What a quest sets off when a character is played happens after its marker and before this action.
    .title = Its action
rule-corto-C4 = White border: add 1 of your markers to an adjacent character.
    .title = White border
rule-corto-C5 = Black border: one hit on an adjacent target. If the character bears markers, take off one of your choice, whoever owns it, even yourself; it returns to its owner’s stock. If it bears none, it is killed: its card goes under your seal and its square is empty. At a table that plays the English black border, a border may take only an opponent’s marker; objects still take anybody’s.
    .title = Black border and hits
rule-corto-C6 = If only one of the two adventures of a character with two backgrounds is in play, the character goes on that strip alone.
    .title = One of two backgrounds

rule-corto-O1 = You may play an object only after a character or figurine was played this turn. It acts from the square of the one played last. If that character has left the board since, no object can be played until another character or figurine is; if it was moved, the object acts from where it stands now.
    .title = Objects need somebody
rule-corto-O2 = A white object adds 1 of your markers to an adjacent character; a black one deals 1 hit (C5), which may take anybody’s marker. It does so once for each onomatopoeia on the card (1 or 2), on the same character or on different ones: at least once, and you may leave out the second time. Any object goes with any border. After its effect it lies on the discard pile, as advantages do.
    .title = What objects do
rule-corto-O3 = A card never acts on the square that it acts from, whatever its range. Only the train (QE) may be hit from the very square beside which it stands.
    .title = Not on its own square

rule-corto-L1 = A character or object with triangles in its border acts on any position of its whole row and its whole column, except its own square. Nothing in between blocks it.
    .title = Long range
rule-corto-L2 = Triangles serve only the action of the card that shows them. An object played with a long-range character, or a character that a long-range object is played with, keeps its own range.
    .title = Its own range only

rule-corto-F1 = Put a Corto or a Rasputin card on the discard pile to move that figurine; if the card shows both, choose one. The first time it enters, the figurine appears on a deck square of your choice. Then it moves 0 to 3 steps, each to an adjacent square; a vehicle card allows 0 to 6. Nothing blocks it: it may stop on a deck square, on a character, or on the same square as the other figurine.
    .title = Moving a figurine
rule-corto-F2 = A figurine’s area is the square where it stands and the 8 squares around it, corners too, as far as the grid reaches.
    .title = The area
rule-corto-F3 = Corto acts first on his friends: every friend of Corto in his area gives 1 gold to the player with strictly more markers on it than anybody else, even an opponent of yours; a tie gives nothing. The gold is the top card of the discard pile, put under that player’s seal, and the Corto card just played is already on the pile. Friends pay from left to right, the top strip first. When the pile is empty, a card of an unused adventure serves. So if Corto stops near three friends, one led by green, one by yellow and one with a tie, green and yellow get one gold each.
    .title = Corto’s friends pay
rule-corto-F4 = Then you may put up to 2 of your markers on characters in Corto’s area, on the same one or on two.
    .title = Corto’s two markers
rule-corto-F5 = Rasputin removes one character of your choice in his area, whatever markers it bears: they return to their owners, and the card goes under your seal. If there is a character in his area, he must. This is a kill for the leopard-men (QD), but not a hit. At a table where figurines may decline, you may leave out what Rasputin does, and likewise all that Corto does (F3 and F4 together). A table may be asked about Corto each time, or only when a friend would pay.
    .title = Rasputin removes
rule-corto-F6 = A figurine may use objects besides its own action; they act from its square (O1).
    .title = Figurines and objects
rule-corto-F7 = A character on whose square a figurine stands can be marked, hit, removed and exchanged like any other.
    .title = Under a figurine

rule-corto-M1 = If you are to put down a marker and your stock is empty, move one of yours from another character in play: you must for the marker of a character just played (C2), elsewhere you may. While there are markers in your stock, you cannot move one instead.
    .title = No markers left

rule-corto-E1 = The game ends at once if, at the end of a turn, two strips or more are full: a character or a figurine on every square but the deck square.
    .title = Two full strips
rule-corto-E2 = On the turn that ends the game you may place only one character or play only one figurine. So what would make the second strip full is forbidden if you have already played a character or figurine this turn; and once two strips are full you play no further one this turn, even if a strip is opened again. This is judged right after the placement or the move, before any action. If at the end of the turn fewer than two strips are full, the game goes on. Objects and advantages are not limited.
    .title = The last turn
rule-corto-E3 = When all decks are empty, play goes on without drawing until no player can play a card. A player who cannot is skipped; one who can may still pass or discard. And whatever the decks hold, the game ends after a full round in which nobody played, discarded or drew a card: as many turns in a row as there are players, skipped ones counted.
    .title = Nobody goes on

rule-corto-V1 = You control a character if you have strictly more markers on it than any other player. A group is two or more adjacent characters that the same player controls.
    .title = Control and groups
rule-corto-V2 = Your largest group brings 2 gold per character; if several are largest, only one of them counts as such. Your other groups bring 1 gold per character. Single characters bring nothing.
    .title = Gold of groups
rule-corto-V3 = Every card under your seal is 1 gold.
    .title = Gold under the seal
rule-corto-V4 = The gold of the quests is added; the rules QA to QF say who gets it.
    .title = Gold of quests
rule-corto-V5 = Most gold wins. If players are tied, the one of them with more markers in stock wins; if they are still tied, they share the victory.
    .title = Victory
rule-corto-V6 = All your gold is added up. An example: a largest group of 5 characters (10), another group of 2 (2), 5 cards under the seal (5) and quests (7) make 24 gold.
    .title = The count

rule-corto-A1 = Exchange: two characters anywhere on the board change places, whatever their colours, and their markers go with them. Figurines, train, vessel and tiles stay where they are, and nothing happens that a quest ties to playing a character. Every advantage counts as a card played (T1) and needs no character to go with it.
    .title = Exchange
rule-corto-A2 = Shift: move 1, 2 or 3 of your markers, one after the other, each from a character to another one that bears a marker of yours at that moment. Your stock does not matter here (M1). House rule of this edition.
    .title = Shift
rule-corto-A3 = Anywhere: the next character that you play this turn may go on any strip, still on an empty square adjacent to a character or figurine. Playing two of these before one character gives no more than one does. House rule of this edition.
    .title = Anywhere
rule-corto-A4 = Draw more: at the end of this turn you may draw up to 2 cards more than usual, but never hold more than 4. House rule of this edition.
    .title = Draw more
rule-corto-A5 = Recover: take 1 object or 1 figurine card from the top 5 cards of the discard pile into your hand. This advantage itself is not yet among them. House rule of this edition.
    .title = Recover
rule-corto-A6 = Guard: keep this card in front of you. The first hit (C5, O2) by another player on a character that you control is cancelled, then this card is discarded. You decide nothing: it happens by itself, and the hit is spent. One guard stops one hit, the oldest first. Rasputin does not hit, so it does not stop him. House rule of this edition.
    .title = Guard

rule-corto-QA = The vessel (adventure A) starts on the last square of its strip. A player who has played a character on this strip may at once, after its marker and before its action, sail the vessel 1 step to an adjacent square of any strip, but not to a deck square. It takes no room: characters and figurines may share its square. At the end whoever controls the character under it gains 5 gold; if there is none, or nobody controls it, nobody does. House rule of this edition.
    .title = The vessel
rule-corto-QB = Four characters of adventure B are aces: one with a white border, one with a black one, two with both. At the end of each turn, before the end of the game is tested, the player who alone controls most aces, at least one, takes the tile, even from another player. A tie moves nothing. At the end of the game the tile is worth 5 gold. House rule of this edition.
    .title = The four aces
rule-corto-QC = Three ingots and three crows are shuffled and laid face down on the squares of the strip of adventure C, from square 3 on, one each. On a short strip the remaining tiles stay unseen; on a long one the squares after the sixth tile have none. Whoever plays a character on such a square takes the tile and turns it, after the marker and before the action. An ingot is 3 gold at the end. A crow is worth nothing, but you may send any one marker of an opponent, anywhere on the board, home to its stock. A character that comes there by an exchange takes nothing. House rule of this edition.
    .title = Ingots and crows
rule-corto-QD = There are six leopards. When a character is killed, on whatever strip and by whatever means, every player but the killer who then has a marker on the strip of adventure D takes 1 leopard, in turn order after the killer, while they last. It is looked at after the killed character has left. At the end 1 leopard is 1 gold, 2 are 3, 3 or more are 5. House rule of this edition.
    .title = The leopard-men
rule-corto-QE = Nine carriages lie face down in a shuffled stack: five of 1 gold, three of 2, one of 3. The train starts beside the last square of the strip of adventure E. After each character played on this strip, before its action, it rolls one square towards square 2, from there back to the last one, and so on. It takes no room. Any hit may be aimed at the train instead of a character: take the top carriage. The train can be hit from its own square and from the adjacent ones, with long range from its row and its column, as long as there are carriages. House rule of this edition.
    .title = The train
rule-corto-QF = If adventure F is in play, a token of 3 gold lies on the last square of every strip on the table. At the end whoever controls the character there takes it; if nobody does, nobody gets it. House rule of this edition.
    .title = The great gold

rule-corto-P1 = Table option for 4 players: those who sit opposite each other are partners. They add up their gold and, to break a tie, their stocks, and win or lose together. Hands stay secret, and for whatever a card does a partner is an opponent.
    .title = Partners
rule-corto-P2 = Table option for 4 players: in the first turn of the game at most 2 cards are played, so that beginning is no great advantage.
    .title = Slow start
rule-corto-P3 = Table option: the running count, as if the game ended now, is shown to all at all times. Otherwise nobody is shown it before the end, though everything that counts lies open and anybody may add it up.
    .title = Open scores
rule-corto-P4 = Table option for 2 players: whoever does not begin counts 2 gold more at the end. Between equal players whoever begins wins a little more often; this takes the lead away. House rule of this edition.
    .title = Compensation

# --- what players can do ---

action-corto-Play = Play “{ $card }”
action-corto-Place = Place the character on { $square }
action-corto-Mark = Put a marker on { $square }
action-corto-Lift = Take your marker from { $square }
action-corto-Hit = Hit { $square }: take off a marker of { $owner-is ->
    [you] yours
   *[other] { $owner }
 }
action-corto-Kill = Kill the character on { $square }
action-corto-HitTrain = Hit the train
action-corto-Sail = Sail the vessel to { $square }
action-corto-SendHome = Send a marker of { $owner-is ->
    [you] yours
   *[other] { $owner }
 } home from { $square }
action-corto-Choose = Move this figurine: { $figurine }
action-corto-Move = Move the figurine to { $square }
action-corto-Agree = Let the figurine act
action-corto-Remove = Remove the character on { $square }
action-corto-Pick = Exchange the character on { $square }
action-corto-Recover = Take “{ $card }” back from the discard pile
action-corto-Discard = Discard “{ $card }”
action-corto-Draw = Draw a card: { $adventure }
action-corto-Skip = Leave this out
action-corto-EndTurn = End the turn

# --- what happens ---

event-corto-StripsLaid = the strips from top to bottom: { $strips }
event-corto-TurnedUp = “{ $card }” is turned up and set aside
event-corto-Started = “{ $card }” starts on { $square }
event-corto-QuestsLaid = the quests are laid out. Vessel: { $vessel }. Face-down tiles: { $tiles }. Leopards: { $leopards }. Train: { $train }. Carriages: { $carriages }
event-corto-FirstNamed = { $seat } begin{ verb-end }
event-corto-Began = on to the next step
event-corto-CardPlayed = { $seat } play{ verb-end } “{ $card }”
    .undone = { $seat } take{ verb-end } back { $each }
    .each = “{ $card }”
event-corto-FigurineChosen = the figurine that moves: { $figurine }
event-corto-Placed = { $seat } place{ verb-end } “{ $card }” on { $square }
event-corto-EndNear = two strips are full: { $seat } play{ verb-end } no further character or figurine this turn
event-corto-Marked = { $seat } put{ verb-end } a marker on { $square }
event-corto-Aimed = the stock is empty: a marker must come from elsewhere to { $square }
event-corto-Lifted = a marker is taken from { $square }
event-corto-MarkerMoved = { $seat } move{ verb-end } a marker from { $source } to { $square }
event-corto-VesselSailed = the vessel sails to { $square }
event-corto-TileTurned = { $seat } turn{ verb-end } the tile on { $square }: { $ingot ->
    [0] a crow
   *[1] an ingot
 }
event-corto-SentHome = { $seat-is ->
    [you] your crow
   *[other] the crow of { $seat }
 } sends a marker of { $owner-is ->
    [you] yours
   *[other] { $owner }
 } home from { $square }
event-corto-TrainRolled = the train rolls to { $square }
event-corto-MarkerHit = { $seat } hit{ verb-end } { $square }: a marker of { $owner-is ->
    [you] yours
   *[other] { $owner }
 } goes home
event-corto-Killed = { $seat } remove{ verb-end } “{ $card }” from { $square } and take{ verb-end } it under the seal
event-corto-HitStopped = { $seat } hit{ verb-end } { $square }, but “{ $card }” guards it for { $owner } and is spent
event-corto-TrainHit = { $seat } hit{ verb-end } the train
event-corto-CarriageWon = { $seat } take{ verb-end } a carriage of { $carriage ->
    [5] 2
    [6] 2
    [7] 2
    [8] 3
   *[other] 1
 } gold
event-corto-LeopardsWoke = the leopard-men wake. A leopard each: { $takers }
event-corto-FigurineMoved = { $figurine } stops on { $square }
event-corto-Agreed = { $seat } let{ verb-end } the figurine act
event-corto-FriendPaid = the friend on { $square } pays { $seat } 1 gold: { $card }
event-corto-Picked = the character on { $square } will change places
event-corto-Exchanged = the characters on { $first } and { $second } change places
event-corto-AnywhereNext = { $seat-is ->
    [you] your next character
   *[other] the next character of { $seat }
 } may go on any strip
event-corto-MoreToDraw = { $seat } may draw 2 cards more at the end of this turn
event-corto-Recovered = { $seat } take{ verb-end } “{ $card }” back from the discard pile
event-corto-GuardLaid = { $seat } lay{ verb-end } “{ $card }” out as a guard
event-corto-PutAway = “{ $card }” goes on the discard pile
event-corto-Declined = { $seat } leave{ verb-end } it at that
event-corto-Discarded = { $seat } discard{ verb-end } “{ $card }”
event-corto-DrawAsked = { $seat } { $seat-is ->
    [you] reach
   *[other] reaches
 } for a deck: { $adventure }
event-corto-Drew = { $seat } draw{ verb-end } from { $adventure }: { $card }
    .several = { $seat } draw{ verb-end } { $each }
    .each = “{ $card }”
event-corto-Drew-unseen = { $seat } draw{ verb-end } from { $adventure }
    .several = { $seat } draw{ verb-end } { $number ->
        [one] a card
       *[other] { $number } cards
     } ({ $each })
    .each = { $adventure }
event-corto-TurnEnded = { $seat } { $seat-is ->
    [you] have
   *[other] has
 } finished
event-corto-AcesTaken = { $seat } take{ verb-end } the tile of the four aces
event-corto-TurnBegan = it is up to { $seat }
event-corto-Skipped = { $seat } cannot play and { $seat-is ->
    [you] are
   *[other] is
 } skipped
event-corto-Ended = the game is over: { $by ->
    [1] two strips are full
   *[3] nobody goes on
 }

# --- what the table waits for ---

step-corto-start-mark = Put your first marker on a starting character, on square 2 of a strip.
step-corto-start-draw = Draw your first cards, each from a deck of your choice: { $number } to go.
step-corto-main = Your turn: play a card, or discard, or draw and finish.
step-corto-place = Put “{ $card }” on { $lit ->
    [yes] a lit square.
   *[no] an empty square { $where ->
        [any] of any strip
       *[own] of its own colour
     } beside a character or a figurine.
 }
step-corto-lift = Your stock is empty: take one of your markers from elsewhere for { $square }.
step-corto-sail = Sail the vessel one step, or leave it.
step-corto-crow = A crow! Send one marker of an opponent home, or spare them all.
step-corto-border = { corto-acts }, or let it be.
step-corto-act = { corto-acts }{ $number ->
    [1] .
   *[other] , up to { $number } times.
 }
corto-acts = { $way ->
    [mark] Put a marker on { corto-in-reach }
    [hit] Hit { corto-in-reach }
    [train] Hit the train
    [mark-train] Put a marker on { corto-in-reach }, or hit the train
   *[both] Put a marker on { corto-in-reach }, or hit one
 }
corto-in-reach = { $reach ->
    [far] { $lit ->
        [yes] a lit character
       *[no] a character of its row or column
     }
   *[near] { $lit ->
        [yes] a lit neighbour
       *[no] a neighbour
     }
 }
step-corto-choose = Who moves, { figurine-corto-0 } or { figurine-corto-1 }?
step-corto-move = Move { $figurine } to { $lit ->
    [yes] a lit square.
   *[no] a square within reach.
 }
step-corto-agree = { $who ->
    [corto] Shall the friends around { $figurine } pay, and will you put up to 2 markers there?
   *[rasputin] Shall { $figurine } remove a character around him?
 }
step-corto-visit = Put a marker on a { $lit ->
    [yes] lit character
   *[no] character
 } around { $figurine }: { $number ->
    [1] one more
   *[other] up to { $number }
 }.
step-corto-remove = { $figurine } removes a character around him: choose { $lit ->
    [yes] a lit one.
   *[no] whom.
 }
step-corto-pick = Two characters change places: choose the first.
step-corto-pick-second = Choose who changes places with “{ $card }”.
step-corto-shift-from = Take up a marker of yours to move it: { $number ->
    [1] one more
   *[other] up to { $number }
 }.
step-corto-shift-to = Put it on another character that bears a marker of yours.
step-corto-regain = Take an object or a figurine card back from the discard pile.
step-corto-draw = { $may ->
    [yes] Draw another card, or end your turn.
   *[no] Fill your hand up: { $draws ->
        [one] 1 more card
       *[other] { $draws } more cards
     } to draw.
 }
step-corto-none = The table goes on by itself.

# --- why not ---

refusal-corto-turn = It is not your turn: { $seat } is to act.
refusal-corto-step = Not now. { $step ->
    [start-mark] First put your marker on a starting character.
    [start-draw] First draw your starting cards.
    [main] No card is being played: play one, discard, draw, or end your turn.
    [place] First choose a square for the character that you are playing.
    [lift] First choose which of your markers moves.
    [sail] First sail the vessel one step, or leave it where it is.
    [crow] First send an opponent’s marker home, or leave it.
    [border] First let your character act, or leave it at that.
    [act] First choose what your object acts on.
    [choose] First choose which figurine moves.
    [move] First choose where the figurine stops.
    [agree] First say whether the figurine acts.
    [visit] First put a marker on a character in the area, or leave it at that.
    [remove] First choose the character that is removed.
    [pick] First choose the first character of the exchange.
    [pick-second] First choose the second character of the exchange.
    [shift-from] First choose a marker to move, or leave it at that.
    [shift-to] First choose where the marker goes that you have taken up.
    [regain] First choose a card of the discard pile.
    [draw] You are drawing: draw another card, or end your turn if you may.
   *[none] The table waits for nobody.
 }
refusal-corto-not-in-hand = “{ $card }” is not in your hand: choose a card that you hold.
refusal-corto-no-play-any-more = After discarding or drawing you play no more this turn: draw, or end your turn.
refusal-corto-plays = You have played { $plays } cards, as many as this turn allows: draw, or end your turn.
refusal-corto-no-discard-any-more = After playing or drawing you do not discard this turn: draw, or end your turn.
refusal-corto-hand-full = You hold 4 cards, and more is not allowed: make room first, or end your turn.
refusal-corto-draws = You have drawn { $draws } cards, as many as you may: end your turn.
refusal-corto-deck-not-in-play = The deck of “{ $adventure }” is not in play: choose one that lies on the table.
refusal-corto-deck-empty = The deck of “{ $adventure }” is empty: choose another.
refusal-corto-refill = You have played nothing, so fill your hand up to 4 cards before you end your turn.
refusal-corto-no-square = There is no square for “{ $card }” now: it needs an empty one of its own colour beside a character or a figurine (C1).
refusal-corto-only-last-square = The only squares left for “{ $card }” would make the second strip full, and you have already played a character or a figurine this turn (E2).
refusal-corto-nobody-in-reach = “{ $card }” reaches nobody from the square of the one just played (O2).
refusal-corto-nobody-to-exchange = “{ $card }” needs two characters on the board to exchange (A1).
refusal-corto-nothing-to-shift = “{ $card }” moves a marker between two characters that bear one of yours, and there are not two (A2).
refusal-corto-nothing-to-recover = There is no object and no figurine card among the top five discards, so “{ $card }” would find nothing (A5).
refusal-corto-last-turn = Two strips have been filled this turn, so “{ $card }” must wait: only objects and advantages are left to play.
refusal-corto-undo-off = At this table nothing is taken back: go on from here.
refusal-corto-undo-cards-of-this-turn = Only whole cards that you played this turn can be taken back: go back to just before one of them.
refusal-corto-undo-final = You have discarded or drawn, and that is final: nothing more of this turn can be taken back.
refusal-corto-no-square-for-characters = Characters do not go on { $square }: choose a square of a strip other than its deck square.
refusal-corto-square-taken = { $square } is taken: choose a square without a character or figurine.
refusal-corto-other-colour = { $square } is on a strip of another colour: “{ $card }” goes on a strip of its own background.
refusal-corto-one-strip-absent = Of the two strips of “{ $card }” only one is on the table, and { $square } is not on it: choose a square there.
refusal-corto-nobody-beside = There is nobody beside { $square }: choose a square adjacent to a character or figurine.
refusal-corto-second-strip = { $square } would make the second strip full, and you have already played a character or figurine this turn: choose another square.
refusal-corto-nobody-there = There is no character on { $square }: choose a square with one.
refusal-corto-own-square = Nothing acts on the square it acts from, and that is { $square }: choose another.
refusal-corto-not-adjacent = { $square } is not adjacent to the square you act from: without triangles a card reaches only its four neighbours.
refusal-corto-not-in-line = { $square } is neither in the row nor in the column of the square you act from: choose a target in one of them.
refusal-corto-border-colour = The border of “{ $card }” does not allow this: white adds a marker, black hits.
refusal-corto-object-colour = “{ $card }” cannot do this: a white object adds markers, a black one hits.
refusal-corto-markers-first = The character on { $square } bears markers, so it is not killed: take off a marker instead.
refusal-corto-no-such-marker = { $owner-is ->
    [you] You have
   *[other] { $owner } has
 } no marker on { $square }: choose one that is there.
refusal-corto-own-marker = At this table a black border takes no marker of your own, here on { $square }: choose an opponent’s.
refusal-corto-train-out-of-reach = The train is not there to be hit: it must be within reach and have carriages left.
refusal-corto-nobody-acts = An object needs a character or figurine played this turn that is still on the board: play one first.
refusal-corto-object-acts-once = An object acts at least once: choose a target.
refusal-corto-nothing-to-lift = No marker can be moved from { $square }: choose another character that bears one of yours.
refusal-corto-no-other-marker = Your stock is empty and you have no marker elsewhere that could move to { $square }: choose another character, or leave it out.
refusal-corto-starting-character = Your first marker goes on a starting character, and none is on { $square }: choose square 2 of a strip.
refusal-corto-off-the-board = { $square } is not on the board: choose a square of a strip in play.
refusal-corto-too-far = { $square } is too far: this card moves the figurine { $steps } steps at most.
refusal-corto-not-in-area = { $square } is not in the figurine’s area: choose its own square or one of the eight around it.
refusal-corto-rasputin-must = The removal cannot be left out: choose a character in the area.
refusal-corto-vessel-one-step = The vessel cannot sail to { $square }: choose an adjacent square that is no deck square.
refusal-corto-crow-takes-foreign = The crow does not take your own marker on { $square }: choose an opponent’s.
refusal-corto-same-character = The character on { $square } cannot change places with itself: choose another.
refusal-corto-no-marker-of-yours = { $square } does not serve: markers move from a character that bears one of yours to another one that does.
refusal-corto-shift-once = At least one marker moves: choose it.
refusal-corto-not-recoverable = “{ $card }” cannot be taken back: only objects and figurine cards among the top five discards can.
refusal-corto-strips = “{ $strips }” does not do: name { $needed } different letters from A to F, or random.
refusal-corto-partners = Partners need a table of four, and here are { $players }: play everyone alone, or find the others.
refusal-corto-slow-start = A slow start is for a table of four and does nothing with { $players }: leave it off, or find the others.
refusal-corto-compensation = A compensation is for a table of two and does nothing with { $players }: leave it off.

# --- table options ---

option-corto-strips = Which adventures are on the table: as many letters from A to F as there are strips, three for 2 players and four for 3 or 4, such as ACDE; or random.
    .title = Adventures
    .choice-random = Drawn at random
option-corto-order = Whether the strips lie in the order in which the host named them. Adventures drawn at random always lie at random.
    .title = Order of the strips
    .choice-random = At random
    .choice-given = As named, from top to bottom
option-corto-length = How many squares a strip has, its deck square counted.
    .title = Length of the strips
    .choice-6 = 6 squares: a short game
    .choice-7 = 7 squares
    .choice-8 = 8 squares: the usual game
    .choice-9 = 9 squares: a long game
option-corto-black_border = Whose marker the black border of a character may take. Objects take anybody’s in either reading.
    .title = Black border
    .choice-french = Anybody’s, as in the French rules
    .choice-english = Only an opponent’s, as in the English rules
option-corto-figurines = Whether a player may leave out what a figurine does after its move.
    .title = Figurines
    .choice-must = They act
    .choice-may = They may decline, and are always asked
    .choice-matters = They may decline, and are asked when it matters
option-corto-undo = Whether cards played this turn may be taken back until something hidden was revealed.
    .title = Taking back
    .choice-on = Allowed
    .choice-off = Not allowed
option-corto-partners = With 4 players: those who sit opposite add up their gold.
    .title = Partners
    .choice-off = Everyone alone
    .choice-on = Two against two
option-corto-slow_start = With 4 players: at most 2 cards are played in the first turn of the game.
    .title = Slow start
    .choice-off = No
    .choice-on = Yes
option-corto-compensation = With 2 players: whoever does not begin counts 2 gold more at the end.
    .title = Compensation
    .choice-off = No
    .choice-on = Yes
option-corto-open_scores = Whether everybody’s gold is shown while the game goes on.
    .title = Open scores
    .choice-off = Only at the end
    .choice-on = All the time

# --- the count, line by line ---

count-corto-V2 = Group of { $number } on { $squares } ({ $cards }): { $gold } gold
count-corto-V3 = Cards under the seal, { $number } in all ({ $cards }): { $gold } gold
count-corto-QA = The vessel on { $squares }, above “{ $cards }”: { $gold } gold
count-corto-QB = The tile of the four aces: { $gold } gold
count-corto-QC = Ingots, { $number } in all: { $gold } gold
count-corto-QD = Leopards, { $number } in all: { $gold } gold
count-corto-QE = Carriages, { $number } in all: { $gold } gold
count-corto-QF = The great gold on { $squares } ({ $cards }): { $gold } gold
count-corto-P4 = Compensation for not beginning: { $gold } gold

# --- choices, questions and what would follow, as clients show them ---

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
corto-skip-sail = Leave the vessel
corto-skip-crow = Spare them all
corto-skip-border = No action
corto-skip-act = Once is enough
corto-skip-agree = Not this time
corto-skip-visit = No more markers
corto-skip-remove = Spare them all
corto-skip-shift-from = That will do
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
corto-waits = { $name-is ->
    [you] You are
   *[other] { $name } is
 } to act.
corto-waits-playing = { $name-is ->
    [you] You are
   *[other] { $name } is
 } playing “{ $card }”.
corto-is-over = The game is over.
corto-end-turn = End turn
corto-agree = Yes
corto-choose = { $figurine }
corto-then-gain = +{ $gold } gold for { $seat }
corto-then-loss = −{ $gold } gold for { $seat }
corto-then-home = { $number ->
    [one] 1 marker
   *[other] { $number } markers
 } of { $seat-is ->
    [you] yours
   *[other] { $seat }
 } { $number ->
    [one] goes home
   *[other] go home
 }
corto-then-leaves = { $card } leaves the board
corto-strips-full = { $full ->
    [0] No strip is full yet. Two full strips end the game.
    [one] One of two strips is full. The second one ends the game.
   *[other] Two strips are full. The game ends with this turn.
 }
    .short = { $full ->
        [0] No strip full yet
        [one] One of two strips full
       *[other] Two strips full
     }
corto-then-guard = { $seat-is ->
    [you] your “{ $card }”
   *[other] “{ $card }” of { $seat }
 } stops the hit and is spent
corto-then-train = the train rolls to { $square }
corto-then-leopard = { corto-then-takes } a leopard
corto-then-aces = { corto-then-takes } the tile of the four aces
corto-then-takes = { $seat } { $seat-is ->
    [you] take
   *[other] takes
 }
corto-then-tile = you turn the tile: an ingot of 3 gold, or a crow
corto-then-carriage = you take a carriage of 1, 2 or 3 gold
corto-then-draw = you take the top card unseen
corto-then-last = two strips are full: the game ends with this turn
corto-then-ends = the game ends
corto-warn-draws = { $draws ->
    [one] You may still draw 1 card.
   *[other] You may still draw { $draws } cards.
 }
corto-warn-draw = Whoever draws first plays no card this turn.
corto-warn-discard = Whoever discards plays no card this turn.
corto-warn-pass = You have played nothing this turn, and you could.
corto-quest-vessel = The vessel is at { $square }.
corto-quest-aces = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
 } the tile.
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

# --- the log and the count, as clients tell them ---

story-turn = Turn { $turn }: { $seat }
story-passes = { $seat } { $seat-is ->
    [you] pass
   *[other] passes
 }.
story-you-hit = { $seat } hits { $square }: a marker of yours goes home
story-you-crow = The crow of { $seat } sends a marker of yours home from { $square }
story-you-guard = { $seat } hits { $square }, but “{ $card }” guards it for you and is spent
story-you-killed = { $seat } removes “{ $card }” from { $square }: { $markers ->
    [one] your marker there goes home
   *[other] your { $markers } markers there go home
 }
story-you-exchanged = The characters on { $first } and { $second } change places, your markers with them
story-you-friend = The friend on { $square } pays you 1 gold
story-you-leopard = The leopard-men wake, and one comes to you
story-you-aces = The tile of the four aces comes to you
story-you-aces-lost = { $seat } takes the tile of the four aces from you
story-you-skipped = You cannot play and are skipped
story-wins = { $number ->
    [one] { $names } { $names-is ->
        [you] win
       *[other] wins
     } with { $gold } gold.
   *[other] { $names } win together with { $gold } gold.
 }
story-share = { $names } share the victory with { $gold } gold each.
story-tie-broken = { $names } { $number ->
    [2] both
   *[other] all
 } have { $gold } gold, so the markers left in stock decided.
story-tie-shared = { $names } { $number ->
    [2] both
   *[other] all
 } have { $gold } gold, and equally many markers left in stock.
story-stock = In stock: { $names } { $stock }.
story-why = { $names } made { $gold } gold more than { $losers } with { $what ->
    [V2] groups
    [V3] cards under the seal
    [QA] the vessel
    [QB] the four aces
    [QC] ingots
    [QD] leopards
    [QE] the train
    [QF] the great gold
   *[P4] the compensation
 }.
story-why-stock = { $losers } had as much gold as { $names }, but { $stock ->
    [one] 1 marker
   *[other] { $stock } markers
 } less in stock.
story-turning = Turn { $turn }, played by { $seat }, decided it: from then on { $names } { $number ->
    [one] { $names-is ->
        [you] were
       *[other] was
     }
   *[other] were
 } ahead.
story-turning-step = Turn { $turn }, played by { $seat }, decided most: it brought { $names } { $gold } gold against the others.

# --- the lesson ---

lesson-corto-goal = Most gold wins: you see yours and your opponent’s here. Take your time. A wrong tap is only answered, never punished.
lesson-corto-markers = You lead a character if you have more markers on it than your opponent. Your first marker already lies on “{ $card }” on a2.
lesson-corto-play = These four cards are your hand. Play “{ $card }”: choose the card.
lesson-corto-place = Now put the character on a3, next to “{ $card }”. It needs an empty square of its own colour, beside another character.
lesson-corto-group = One of your markers came along, so you lead two neighbours: a group! In your largest group every character brings 2 gold: +4.
lesson-corto-white = “{ $card }” has a white border and may add a marker to a neighbour. Put one on a2: two are harder to take.
lesson-corto-draw = You have played, so you may draw up to 2 cards; you never hold more than 4. Draw one from the deck on a1.
lesson-corto-was-hit = “{ $card }” has a black border: it hit a3 and sent your marker home. Your opponent leads three neighbours: 6 gold.
lesson-corto-black = You can do that as well. Play “{ $card }”, whose border is black, too.
lesson-corto-place-near = Put the character on a4: above b4, which your opponent leads. Neighbours share an edge, also from strip to strip.
lesson-corto-hit = A hit takes a marker from a neighbour. Hit “{ $card }” on b4: your opponent’s group shrinks by 2 gold.
lesson-corto-object = You may play up to 4 cards in a turn. Play “{ $card }”: an object acts from the square that you have just played on.
lesson-corto-object-acts = This object adds a marker to a neighbour. Put it on a3, so that “{ $card }” is yours again.
lesson-corto-larger = The characters on a2, a3 and a4 are one group now: 6 gold. Your opponent has 4.
lesson-corto-draw-two = You have played two cards, so draw two. Take the first one from the deck on b1.
lesson-corto-draw-again = And the second one, from b1 again. Your turn ends when your hand is full.
lesson-corto-behind = Your opponent goes ahead: b2, b3, b4, b5 and a5 lie edge to edge, a group of five: 10 gold against 6.
lesson-corto-corto = Time for Corto himself. Play “{ $card }”: he walks over the board.
lesson-corto-friends = Where Corto stops, each friend of his nearby pays 1 gold to whoever leads it: a2 and a3 pay you. Send Corto to a2.
lesson-corto-paid = Both have paid: two cards lie under your seal, and each is 1 gold for good.
lesson-corto-visit = Corto also lets you put up to 2 markers near him. Put one on b2: nobody leads it now, and that group loses 2 gold.
lesson-corto-lead = Once more on b2: with two markers against one you lead “{ $card }”, and it joins your group.
lesson-corto-ahead = Four characters are 8 gold, and 2 lie under your seal: you lead by 10 to 8. Draw a card from a1, and your hand is full.
lesson-corto-strips = The strip in the middle is full. When two are full at the end of a turn, the game is over. On the top one only a6 is empty!
lesson-corto-quest = A quest: whoever leads the last square of a strip in the end gets its 3 gold. So your opponent has 13, and you 10. Play “{ $card }”.
lesson-corto-last = Put it on a6: those 3 gold will be yours, and the second strip is full. In the turn that ends the game you place only one.
lesson-corto-both = 13 all! “{ $card }” has both borders and may do either. Hit b6: your opponent’s 3 gold there are gone, and 2 of the group.
lesson-corto-end = Two strips are full: end your turn, and the gold is counted.
lesson-corto-watch = Your opponent plays. Watch the board: markers come and go.
lesson-corto-counted = You have won by 13 to 8: 8 gold for your group of four, 2 under your seal, 3 for a quest. Now you know Corto.
lesson-corto-left = This game ended early. You can begin the lesson again whenever you like.

refusal-corto-lesson-Play = That would be allowed, but this lesson has another plan: play “{ $card }” now.
refusal-corto-lesson-Place = A good square, too. For this lesson put the character on { $square }.
refusal-corto-lesson-Mark = Not wrong, but here the marker goes on { $square }.
refusal-corto-lesson-Hit = That would be allowed. For this lesson hit { $square }, a marker of { $owner }.
refusal-corto-lesson-Move = Corto could go there. For this lesson send him to { $square }.
refusal-corto-lesson-Draw = That would be allowed, but now draw a card from the deck “{ $adventure }”.
refusal-corto-lesson-EndTurn = One more thing could be done, but now end your turn: the count is worth seeing.

# --- the coach ---

coach-corto-join = You can place “{ $card }” on { $square }, next to { $squares }: it joins your group, +{ $gold } gold
coach-corto-mark = With “{ $card }” you can put a marker on { $square }: your groups grow, +{ $gold } gold
coach-corto-friends = With “{ $card }” Corto can go to { $square }, where his friends pay you: +{ $gold } gold
coach-corto-hit = With “{ $card }” you can hit { $square }: { $seat } loses { $gold } gold
coach-corto-quest = With “{ $card }” you can win { $gold } gold of a quest, on { $square }
coach-corto-play = { $number ->
    [one] You can play one of your cards
   *[other] You can play { $number } of your cards
 }, but none of them brings you gold at once
coach-corto-take = With “{ $card }” you can take the character on { $square }: it goes under your seal, +{ $gold } gold
coach-corto-tile = With “{ $card }” you can turn the tile on { $square }: an ingot is 3 gold, a crow sends a rival’s marker home
coach-corto-carriage = With “{ $card }” you can hit the train on { $square }: its next carriage is worth 1 to 3 gold
coach-corto-gain = With “{ $card }” you can gain { $gold } gold: { $squares }
coach-corto-cost = With “{ $card }” you can cost { $seat } { $gold } gold: { $squares }
coach-corto-many = There are many ways here: look at some of them before you choose
coach-corto-draw = { $draws ->
    [one] You may draw one card
   *[other] You may draw up to { $draws } cards
 }

# The file of a box of one’s own (table.T27): where it is wrong, and why.
refusal-corto-box-json = The file cannot be read as JSON from line { $line }, column { $column } on.
refusal-corto-box-outside = The file is no box: it holds “decks” and “cards”, perhaps a “name”, and nothing else.
refusal-corto-box-lists = In the file “decks” is an object with a number for each letter, and “cards” a list.
refusal-corto-box-name = The “name” of a box is one line of at most { $most } letters.
refusal-corto-box-card = { $value } is no card: a card is an object with an “id” and a “kind”.
refusal-corto-box-deck = There is no deck { $value }: the decks are A to F.
refusal-corto-box-id = There is no card { $value }: an “id” is a letter A to F and a number 1 to { $most }.
refusal-corto-box-twice = Card { $card_id } is there twice.
refusal-corto-box-second = Card { $card_id }: “second” is its own adventure; name another one.
refusal-corto-box-property = Card { $card_id }: { $value } is no property of this kind of card. It has: { $choices }.
refusal-corto-box-value = Card { $card_id }: “{ $property }” is { $value }. It can be: { $choices }.
refusal-corto-box-deck-size = Deck { $deck }: the file says { $value } cards, and { $there } are there.
refusal-corto-box-deck-start = Deck { $deck } has no character, so its strip cannot start.
refusal-corto-box-aces = Four characters of deck B are aces, and no others; in this file { $number ->
    [0] none is
    [one] it is { $names }
   *[other] they are { $names }
}.

hint-corto-card = Play “{ $card }”{ hint-corto-why }
hint-corto-place = Play “{ $card }” on { $square }{ hint-corto-why }
hint-corto-mark = Play “{ $card }” and put a marker on { $square }{ hint-corto-why }
hint-corto-hit = Play “{ $card }” and hit { $square }{ hint-corto-why }
hint-corto-move = Play “{ $card }” and go to { $square }{ hint-corto-why }
hint-corto-marker = Put a marker on { $square }{ hint-corto-why }
hint-corto-step = { $square ->
    [none] Do what is marked
   *[other] Choose { $square }
}{ hint-corto-why }
hint-corto-discard = Put “{ $card }” on the discard pile, to make space for a better card
hint-corto-recover = Play “{ $card }” and take “{ $taken }” back into your hand
hint-corto-draw = Draw from { $adventure }, to have { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand
hint-corto-end = End your turn: nothing else that you can do now is worth more
hint-corto-skip = Leave this step out: it would cost more than it brings
# What speaks for it, one fact after the other; each is left out where there is none.
hint-corto-why = { $gold ->
    [0] { "" }
   *[other] , for { $gold } gold at once
}{ $quest ->
    [0] { "" }
   *[other] , { $quest } of a quest
}{ $group ->
    [0] { "" }
   *[other] , in a group of { $group }
}{ $loss ->
    [0] { "" }
   *[other] , so that { $seat } loses { $loss } gold
}{ $kill ->
    [none] { "" }
   *[other] , and “{ $kill }” leaves the table
}{ $safer ->
    [none] { "" }
   *[other] , to hold { $safer } more safely
}{ $gives ->
    [0] { "" }
   *[other] , though it gives up { $gives } gold
}{ $bare ->
    [0] { "" }
   *[other] : no gold yet, but a stronger position
}

# --- the review of a game ---

review-corto = Review of the game
review-corto-asking = One moment…
review-corto-working = The game is being looked through: { $percent } %
review-corto-failed = The review could not be made.
review-corto-chances = Chance to win, turn by turn
review-corto-chance = { $name } { $percent } %
review-corto-turn = Turn { $turn }: { $name }
review-corto-begin = Before the first turn
review-corto-choose = Turn
review-corto-look = Show it on the board
review-corto-table = The same as a table
review-corto-after = After
review-corto-choice = Choice
review-corto-luck = Luck
review-corto-sums = Luck and choice
review-corto-accuracy = Accuracy
review-corto-start = Before the deal
review-corto-deal = The deal
review-corto-own = Own choices
review-corto-others = Choices of the others
review-corto-luck-later = Luck after it
review-corto-end = In the end
review-corto-explained = For each turn, the best one that was found is tried over many deals that the player had to hold possible. What the turn that was played loses against it is choice; what then really came is luck. Accuracy is 100 where no turn lost anything.
review-corto-moments = What decided it
review-corto-no-moments = No turn cost anybody much: the cards decided.
review-corto-resigned = No turn cost anybody much: the game was resigned.
review-corto-cost = Turn { $turn }, { $name }: { $percent } % less to win
review-corto-played = Played
review-corto-better = Better
review-corto-gold = { $gold } gold against the others when the turn ends, { $later } when it comes back
review-corto-look-played = Show what was played
review-corto-look-better = Play out the better turn
review-corto-groups = The better turn has { $gold } gold more in groups when it ends.
review-corto-seal = The better turn puts { $gold } gold more under the seal.
review-corto-quests = The better turn has { $gold } gold more from quests when it ends.
review-corto-rival = The better turn costs { $owner } { $gold } gold.
review-corto-cards = { $number ->
    [one] The better turn keeps { $number } card more for later.
   *[other] The better turn keeps { $number } cards more for later.
 }
review-corto-later = The better turn brings no more gold at once; it pays when the others have answered.

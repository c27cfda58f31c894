# Corto on paper.

print-how-strips = Each strip comes in two pieces of four squares. Lay them side by side, 1 to 8, and the strips under one another. The ninth squares are for tables that play with nine; for seven or six, cover the last ones.

# --- what one needs ---
print-corto-needed-scissors = Scissors, or a knife and a ruler.
print-corto-needed-glue = A little glue: fold the two figurines in the middle, glue their halves together, bend the feet out.
print-corto-needed-card = Thick paper (200 g or more), or card sleeves.
print-corto-needed-pouches = Two to four players, a table of 60 by 50 cm, and three quarters of an hour.
print-corto-needed-players = From these sheets: four strips (three with two players) with their decks and quests; for each player 13 markers, a seal and an aid (print its sheet once for each); the two figurines; the board for the discard pile.

# --- the strips ---
print-corto-deck = The deck lies here
print-corto-start = The first character
print-corto-tile = A tile, face down
print-corto-vessel = The vessel starts here
print-corto-train = The train starts here
print-corto-gold = Here, and on every strip: 3 gold

# --- the pieces ---
print-corto-figurines = Corto and Rasputin: fold in the middle, glue, bend the feet out
print-corto-seals = Seals: the cards that count as gold go under yours
print-corto-markers = Markers: { $number } for each player
print-corto-quests = The quests: vessel, four aces, ingots and crows, leopards, train and carriages, great gold
print-corto-pile = Discard pile

# --- the aid ---
print-corto-aid = Your turn
print-corto-aid-turn = Either play 1 to 4 cards, then draw up to 2; or discard any number of cards and draw back to 4. Never hold more than 4 cards. You choose a deck for each card and see it before you draw the next.
    .title = One of two
print-corto-aid-character = Place it on an empty square of a strip of its colour, adjacent to a character or a figurine. Put 1 of your markers on it. Then it may act once: white border, add 1 of your markers to a neighbour; black border, one hit on a neighbour; both, choose. A hit takes off one marker of your choice; a character without markers is killed and goes under your seal.
    .title = Character
print-corto-aid-object = Only after a character or figurine of this turn. It acts from there: white adds markers, black hits, once or twice. Then discard it.
    .title = Object
print-corto-aid-long = With triangles the card reaches its whole row and column. Nothing blocks.
    .title = Triangles
print-corto-aid-figurine = Discard the card and move that figurine up to 3 steps, with a vehicle up to 6. The first time it appears on a deck square. Its area is its square and the 8 around it.
    .title = Figurine
print-corto-aid-corto = Every friend in his area gives 1 gold to the player with most markers on it. Then you may put up to 2 of your markers on characters in his area. Gold is the top card of the discard pile, put under the seal.
    .title = Corto
print-corto-aid-rasputin = He removes one character in his area, whatever its markers; the card goes under your seal.
    .title = Rasputin
print-corto-aid-advantage = Do what it says, then discard it.
    .title = Advantage
print-corto-aid-end = When two strips are full at the end of a turn. On the turn that ends the game you may play only one character or figurine.
    .title = The end
print-corto-aid-count = 2 gold for each character of your largest group, 1 for each of your other groups, none for single ones. 1 gold for each card under your seal. Then the quests. You control a character if you have most markers on it, and a group is two or more neighbours that you control. Tie: more markers in stock.
    .title = The count
print-corto-quest-aid = The six quests
print-corto-quest = { $adventure }: { $quest }

# --- the chapters of the rules ---
print-corto-chapter-G = The table
print-corto-chapter-S = Set-up
print-corto-chapter-T = A turn
print-corto-chapter-C = Characters
print-corto-chapter-O = Objects
print-corto-chapter-L = Long range
print-corto-chapter-F = Figurines
print-corto-chapter-M = Markers
print-corto-chapter-E = The end
print-corto-chapter-V = The count
print-corto-chapter-A = Advantages
print-corto-chapter-Q = Quests

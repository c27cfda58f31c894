# The illustrated introduction to Corto and the worked examples in its rules: what each picture shows. The positions are
# written by tools/write_corto_pictures.py, with the gold that the rules count.
picture-corto-heading = How to play
picture-corto-goal = Whoever has the most gold at the end wins.
picture-corto-turn = On your turn you play up to four cards, then draw up to two. Play none, and you may change your hand instead.
picture-corto-rest = That is the whole game. Everything below is for looking things up: each rule by its number, and all the cards.
picture-corto-example = An example
picture-corto-seal = Under the seal: { $number }
picture-corto-hand = In hand
picture-corto-total = { $seat }: { $gold } gold
picture-corto-board = The board: { $squares }

picture-corto-lay-title = Lay a character and mark it
picture-corto-lay-1 = You are red. Lay a character beside another one, on the strip of its colour.
picture-corto-lay-2 = “{ $card }” lies there now, and a marker of yours goes on it.
picture-corto-lay-3 = A white border adds one more marker to a neighbour.

picture-corto-group-title = Neighbours of one colour are a group
picture-corto-group-1 = A character is yours while you have the most markers on it. On { $square } there is a tie: you have no group, so { $gold } gold.
picture-corto-group-2 = One more marker wins { $square }, and { $number } neighbours are one group. Your largest group brings 2 gold for each character: { $gold }. Other groups bring 1 for each.

picture-corto-hit-title = Hit, and take
picture-corto-hit-1 = A black border hits a neighbour. So do weapons, from the character that you have just laid.
picture-corto-hit-2 = “{ $card }” hits: the green marker goes home.
picture-corto-hit-3 = “{ $card }” hits once more. No marker protects that character now: it goes under your seal and is worth { $gold } gold.

picture-corto-visit-title = { figurine-corto-0 } visits, and his friends pay
picture-corto-visit-1 = { figurine-corto-0 } moves up to three squares, by a card that shows him. His friends bear a golden ring.
picture-corto-visit-2 = Each friend around him pays 1 gold to whoever has the most markers on it: { $red } to you, { $green } to green.
picture-corto-visit-3 = Then you put up to two markers around him. { figurine-corto-1 }, his opposite, takes a character away instead.

picture-corto-end-title = Two full strips end it
picture-corto-end-1 = Two strips are full at the end of a turn: the game is over. Groups, cards under the seal and quests are added up. Red has { $red }, green { $green }: red wins.

picture-corto-T1-1 = It is red’s turn, with three cards in hand.
picture-corto-T1-2 = Red plays “{ $card }” on { $square } and puts a marker there.
picture-corto-T1-3 = Its border is white: red adds a marker to its neighbour on { $square }.
picture-corto-T1-4 = An object acts from the character just played. “{ $card }” hits { $square }, where no marker is: the character goes under red’s seal.
picture-corto-T1-5 = “{ $card }” hits twice, along the whole row and column. First it takes the green marker from { $square }.
picture-corto-T1-6 = Then it hits the train, which stands in the same column: red takes a carriage worth { $gold } gold, and draws two cards.

picture-corto-F3-1 = It is green’s turn. { figurine-corto-0 } stands on b2, and green has a card of his.
picture-corto-F3-2 = { figurine-corto-0 } moves two squares. The friend on { $first } pays green { $green } gold, the one on { $second } pays yellow { $yellow }; on { $tied } there is a tie, and nobody is paid.
picture-corto-F3-3 = Green may now place two markers, puts both on { $square } and has the most there now: a group, and { $gold } gold more.
picture-corto-F3-4 = Figurines may use objects, too: “{ $card }” hits the train, and green takes a carriage.

picture-corto-V6-1 = Green counts. The largest group, of { $number }, brings { $large } gold, the other one { $small }. On { $tied } green is tied, so the single characters around it bring nothing. With the cards under the seal and the quests that is { $total }.

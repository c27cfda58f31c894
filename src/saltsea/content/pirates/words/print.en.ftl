# A Tale of Pirates on paper.

# --- what one needs ---
print-pirates-needed-timers = Four sandtimers of 30 seconds. Two timers are enough for one player alone, three for three players.
print-pirates-needed-die = A die: fold the one of these sheets, or take any die: 1, 2 and 3 are one hit, 4 and 5 two hits, 6 is a broken cannon.
print-pirates-needed-corks = Three corks, if you have some; otherwise the printed ones.
print-pirates-needed-clock = A clock that counts down and rings, as every phone has.
print-pirates-needed-table = Scissors, glue, thick paper and a round table of 80 cm: the ship in the middle, the six sectors around her.
print-pirates-needed-chapter = The file of a chapter, printed unseen. The first chapter comes first.

# --- ship, sea and board ---
print-pirates-sector = { $sector } · { $long }
print-pirates-board = The crew’s board
print-pirates-board-below = It lies beside the sea. The sail token shows the speed.
print-pirates-speed-0 = She does not turn.
print-pirates-speed-1 = The Helm turns her by 1 or 2 sectors.
print-pirates-speed-2 = The Helm turns her by 1 sector.
print-pirates-speed-3 = She does not turn.
print-pirates-lives = Life points
print-pirates-corks = Corks that are not on the ship
print-pirates-balls = Cannonballs that are not in a cannon
print-pirates-die = The die: cut along the outer line, fold every edge, glue the flaps inside.

# --- tokens ---
print-pirates-basics = Life points, cannonballs, corks, and the sail that shows the speed
print-pirates-damage = Damage: covers the hearts of a card
print-pirates-tokens = Tokens of this chapter
print-pirates-parts = Ship parts, to lay on the Ellen: { $parts }
print-pirates-event = Event

# --- the aid ---
print-pirates-aid = At a glance
print-pirates-aid-timer = Turn your timer and stand it in a free space. Nobody touches it until the sand has run. Then perform the action and take it back. Never twice in a row in the same area.
    .title = Your timer
print-pirates-aid-areas = Sails: one step faster or slower. Lookout: turn up any card. Repairs: take one cork off. Cannonballs: load up to 2 cannons. Helm and Cannons: see below.
    .title = The areas
print-pirates-aid-helm = At speed 1 turn by 1 or 2 sectors, at speed 2 by 1, at 0 and 3 not at all. Lift the ship and turn her; all cards of the sector where the bow comes to rest are turned up.
    .title = Helm
print-pirates-aid-cannons = The cannon must be loaded. Choose a face-up card with hearts in the sector that this side faces, and roll. A broken cannon gets a cork, and the timer comes back.
    .title = Cannons
print-pirates-aid-damage = A cork goes into a free space of the area that faces the card. No cork or no free space: 1 life point is lost. No life point left: the chapter is lost.
    .title = Damage
print-pirates-aid-round = Shuffle the cards of the round and deal them face down to the sectors, at most 3 to each, goal cards never to the bow’s sector. Turn up the bow’s sector; nothing happens. Start the clock.
    .title = A round begins
print-pirates-aid-end = At zero all timers come back. Turn everything up without effect. Then every card that shows shots fires, clockwise from the bow: roll for each shot, as many corks as hits; broken is a miss.
    .title = A round ends

# --- the rules ---
print-pirates-rules-S = Ship and sea
print-pirates-rules-T = Sandtimers
print-pirates-rules-A = Actions
print-pirates-rules-D = Damage
print-pirates-rules-R = Chapters and rounds
print-pirates-rules-P = The score

# --- a chapter ---
print-pirates-own = A chapter of your own
print-pirates-own-sealed = Open it when the crew is at the table.
print-pirates-goal-sink = Sink { $what }, { $times } in all.
print-pirates-goal-take = Take { $what }, { $times } in all.
print-pirates-goal-point = Point at { $what }, { $times } in all.
print-pirates-goal-clear = No { $what } is left on the board.
print-pirates-chapter = Chapter { $number }
print-pirates-sealed = { $number ->
    [1] The first voyage. Open it when the crew is at the table.
   *[other] Sealed. Open it when chapter { $before } is won.
}
print-pirates-inside = Inside
print-pirates-inside-count = { $events ->
    [0] { $cards } cards of the sea
   *[other] { $cards } cards of the sea and { $events } events
}, the story, the rounds, and the end.
print-pirates-inside-fold = Print this file without looking, and cut out the cards with their backs up. Fold the cover around everything: it is the envelope. Whoever cuts will see a little; let it be somebody who keeps secrets.
print-pirates-news = What is new
print-pirates-goal = The goal
print-pirates-optional = If you dare: { $title }
print-pirates-rounds = Set-up and rounds
print-pirates-set-up = The ship
print-pirates-round = Round { $number } · { $time }
print-pirates-when = { $number ->
    [one] An event when the clock shows { $times }.
   *[other] Events when the clock shows { $times }.
}
print-pirates-certain = Certain among them: { $events }.
print-pirates-round-title = Each round
print-pirates-round-how = Lay out the cards of the round as the aid says. Set your clock to the time above. These numbers are for four timers at the middle level; the page about other crews has the rest.
print-pirates-events = Events
print-pirates-events-how = Shuffle the event cards before each round; if one is certain, put it where it is drawn first. When the clock shows the time, somebody draws a card, reads it aloud, and the crew does what it says while the clock runs on. No event comes twice in a round.
print-pirates-crews = Other levels, other crews
print-pirates-crews-how = The pages before are for four timers and the middle level, Bosun. Here is what others change.
print-pirates-crew-four = Four players, one timer each
print-pirates-crew-three = Three players, one timer each
print-pirates-crew-two = Two players, two timers each
print-pirates-crew-alone-4 = One player, four timers
print-pirates-crew-alone-3 = One player, three timers
print-pirates-crew-alone-2 = One player, two timers
print-pirates-each-time = Each round lasts { $time }.
print-pirates-one-time = Round { $number } lasts { $time }.
print-pirates-each-round = Cards of each round: { $cards }.
print-pirates-in-round = Cards of round { $number }: { $cards }.
print-pirates-ending = After the voyage
print-pirates-won = If you have won
print-pirates-lost = If you have lost

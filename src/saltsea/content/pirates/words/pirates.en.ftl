# A Tale of Pirates: its rules, its cards, tokens, events, levels and chapters. The stories are in ../chapters.
title-pirates = A Tale of Pirates
brief-pirates = You are the crew of one ship and win or lose together. Everybody acts at once: set a sandtimer on sail, helm, cannon or crow’s nest, wait until its sand is down, and do what it stands for. Round after round the sea grows rougher, and a story goes on.

seat-pirates-0 = Red
seat-pirates-1 = Green
seat-pirates-2 = Yellow
seat-pirates-3 = Blue
timer-pirates = Timer { $number }

sector-pirates-0 = N
    .long = north
sector-pirates-1 = NE
    .long = north-east
sector-pirates-2 = SE
    .long = south-east
sector-pirates-3 = S
    .long = south
sector-pirates-4 = SW
    .long = south-west
sector-pirates-5 = NW
    .long = north-west

area-pirates-0 = Cannonballs
area-pirates-1 = Right cannons
area-pirates-2 = Sails
area-pirates-3 = Helm
area-pirates-4 = Lookout
area-pirates-5 = Left cannons
area-pirates-6 = Repairs
# from chapter 5
area-pirates-7 = Bow chaser

space-pirates-0 = Cannonballs
space-pirates-1 = Right cannon 1
space-pirates-2 = Right cannon 2
space-pirates-3 = Sails 1
space-pirates-4 = Sails 2
space-pirates-5 = Helm
space-pirates-6 = Lookout
space-pirates-7 = Left cannon 1
space-pirates-8 = Left cannon 2
space-pirates-9 = Repairs
# from chapter 6
space-pirates-10 = Lantern lookout
# from chapter 5
space-pirates-11 = Bow chaser

cannon-pirates-0 = right cannon 1
cannon-pirates-1 = right cannon 2
cannon-pirates-2 = left cannon 1
cannon-pirates-3 = left cannon 2
# from chapter 5
cannon-pirates-4 = bow chaser

card-pirates-at = the card at { $position }
clock-pirates = { $minutes }:{ $seconds }

# --- the same by the names of the wire ---

a-card-pirates = a card
a-space-pirates = a space
an-event-pirates = an event
# Never said: sentences choose their words by it.
space-pirates-none = none
# Never said: sentences choose their words by it.
cannon-pirates-none = none
timer-pirates-0 = Timer 1
timer-pirates-1 = Timer 2
timer-pirates-2 = Timer 3
timer-pirates-3 = Timer 4
sector-pirates-N = { sector-pirates-0 }
    .long = { sector-pirates-0.long }
sector-pirates-NE = { sector-pirates-1 }
    .long = { sector-pirates-1.long }
sector-pirates-SE = { sector-pirates-2 }
    .long = { sector-pirates-2.long }
sector-pirates-S = { sector-pirates-3 }
    .long = { sector-pirates-3.long }
sector-pirates-SW = { sector-pirates-4 }
    .long = { sector-pirates-4.long }
sector-pirates-NW = { sector-pirates-5 }
    .long = { sector-pirates-5.long }
area-pirates-cannonballs = { area-pirates-0 }
area-pirates-right-cannons = { area-pirates-1 }
area-pirates-sails = { area-pirates-2 }
area-pirates-helm = { area-pirates-3 }
area-pirates-lookout = { area-pirates-4 }
area-pirates-left-cannons = { area-pirates-5 }
area-pirates-repairs = { area-pirates-6 }
# from chapter 5
area-pirates-bow-chaser = { area-pirates-7 }
space-pirates-cannonballs = { space-pirates-0 }
space-pirates-right-1 = { space-pirates-1 }
space-pirates-right-2 = { space-pirates-2 }
space-pirates-sails-1 = { space-pirates-3 }
space-pirates-sails-2 = { space-pirates-4 }
space-pirates-helm = { space-pirates-5 }
space-pirates-lookout = { space-pirates-6 }
space-pirates-left-1 = { space-pirates-7 }
space-pirates-left-2 = { space-pirates-8 }
space-pirates-repairs = { space-pirates-9 }
# from chapter 6
space-pirates-lantern = { space-pirates-10 }
# from chapter 5
space-pirates-chaser = { space-pirates-11 }
cannon-pirates-right-1 = { cannon-pirates-0 }
cannon-pirates-right-2 = { cannon-pirates-1 }
cannon-pirates-left-1 = { cannon-pirates-2 }
cannon-pirates-left-2 = { cannon-pirates-3 }
# from chapter 5
cannon-pirates-chaser = { cannon-pirates-4 }
position-pirates-N1 = { sector-pirates-0 }1
position-pirates-N2 = { sector-pirates-0 }2
position-pirates-N3 = { sector-pirates-0 }3
position-pirates-NE1 = { sector-pirates-1 }1
position-pirates-NE2 = { sector-pirates-1 }2
position-pirates-NE3 = { sector-pirates-1 }3
position-pirates-SE1 = { sector-pirates-2 }1
position-pirates-SE2 = { sector-pirates-2 }2
position-pirates-SE3 = { sector-pirates-2 }3
position-pirates-S1 = { sector-pirates-3 }1
position-pirates-S2 = { sector-pirates-3 }2
position-pirates-S3 = { sector-pirates-3 }3
position-pirates-SW1 = { sector-pirates-4 }1
position-pirates-SW2 = { sector-pirates-4 }2
position-pirates-SW3 = { sector-pirates-4 }3
position-pirates-NW1 = { sector-pirates-5 }1
position-pirates-NW2 = { sector-pirates-5 }2
position-pirates-NW3 = { sector-pirates-5 }3
space-pirates-N1 = the card at { position-pirates-N1 }
space-pirates-N2 = the card at { position-pirates-N2 }
space-pirates-N3 = the card at { position-pirates-N3 }
space-pirates-NE1 = the card at { position-pirates-NE1 }
space-pirates-NE2 = the card at { position-pirates-NE2 }
space-pirates-NE3 = the card at { position-pirates-NE3 }
space-pirates-SE1 = the card at { position-pirates-SE1 }
space-pirates-SE2 = the card at { position-pirates-SE2 }
space-pirates-SE3 = the card at { position-pirates-SE3 }
space-pirates-S1 = the card at { position-pirates-S1 }
space-pirates-S2 = the card at { position-pirates-S2 }
space-pirates-S3 = the card at { position-pirates-S3 }
space-pirates-SW1 = the card at { position-pirates-SW1 }
space-pirates-SW2 = the card at { position-pirates-SW2 }
space-pirates-SW3 = the card at { position-pirates-SW3 }
space-pirates-NW1 = the card at { position-pirates-NW1 }
space-pirates-NW2 = the card at { position-pirates-NW2 }
space-pirates-NW3 = the card at { position-pirates-NW3 }

# --- the rules ---

rule-pirates-S1 = The sea around the ship has six sectors: going clockwise north, north-east, south-east, south, south-west and north-west. Each has room for 3 cards, in slots 1 to 3. Your ship, the Ellen, always heads for one of the sectors.
    .title = The sea
rule-pirates-S2 = Six areas of the ship look out on one sector each, clockwise from the bow: Cannonballs (1 action space, at the bow), right Cannons (2), Sails (2), Helm (1, at the stern), Lookout (1) and left Cannons (2). When the Ellen turns, they all turn with her. The seventh area, Repairs (1 space), does not look out on the sea and is never damaged.
    .title = The ship
rule-pirates-S3 = The box holds 4 sandtimers, 3 corks, 4 cannonballs and 14 damage tokens. When every damage token lies on a card, further hits are lost. The crew shares at most 5 life points, and a lost one never comes back. Aboard there is room for 8 Loot, 4 Map pieces, 4 Prisoners and 6 Powder; a source refuses what has no place.
    .title = What is in the box
    .before-3 = The box holds 4 sandtimers, 3 corks, 4 cannonballs and 14 damage tokens. When every damage token lies on a card, further hits are lost. The crew shares at most 5 life points, and a lost one never comes back.
    .before-4 = The box holds 4 sandtimers, 3 corks, 4 cannonballs and 14 damage tokens. When every damage token lies on a card, further hits are lost. The crew shares at most 5 life points, and a lost one never comes back. Aboard there is room for 8 Loot; a source refuses what has no place.
    .before-5 = The box holds 4 sandtimers, 3 corks, 4 cannonballs and 14 damage tokens. When every damage token lies on a card, further hits are lost. The crew shares at most 5 life points, and a lost one never comes back. Aboard there is room for 8 Loot and 4 Map pieces; a source refuses what has no place.
    .before-6 = The box holds 4 sandtimers, 3 corks, 4 cannonballs and 14 damage tokens. When every damage token lies on a card, further hits are lost. The crew shares at most 5 life points, and a lost one never comes back. Aboard there is room for 8 Loot, 4 Map pieces and 4 Prisoners; a source refuses what has no place.
rule-pirates-S4 = Of 3 or 4 players each has one timer, of 2 players each has two. A single player sails with 2, 3 or 4 timers. Any timer may be given to a computer sailor.
    .title = Who holds the timers
rule-pirates-S5 = The chapters are written for four timers. To begin with, two players have 15 seconds more in each round; three timers have 15 seconds more, one ship and one Rocks fewer; one player with two timers has 15 seconds more, two ships and one Rocks fewer. Ships are taken out in the order of the round’s deal list, plain enemies (Brigantine, Corvette, Gunboat) before others. Merchants and the ships that a goal names are never taken out. Each chapter then fits its time, and here and there its cards, to its crew; what comes of both is said before the chapter.
    .title = Smaller crews
    .before-2 = The chapters are written for four timers. To begin with, two players have 15 seconds more in each round; three timers have 15 seconds more, one ship and one Rocks fewer; one player with two timers has 15 seconds more, two ships and one Rocks fewer. Ships are taken out in the order of the round’s deal list, plain enemies (Brigantine, Corvette) before others. The ships that a goal names are never taken out. Each chapter then fits its time, and here and there its cards, to its crew; what comes of both is said before the chapter.
    .before-3 = The chapters are written for four timers. To begin with, two players have 15 seconds more in each round; three timers have 15 seconds more, one ship and one Rocks fewer; one player with two timers has 15 seconds more, two ships and one Rocks fewer. Ships are taken out in the order of the round’s deal list, plain enemies (Brigantine, Corvette, Gunboat) before others. The ships that a goal names are never taken out. Each chapter then fits its time, and here and there its cards, to its crew; what comes of both is said before the chapter.

rule-pirates-T1 = You touch no timer but your own. If you have two, both are yours.
    .title = Your own timer
rule-pirates-T2 = You place a timer, sand running, in an action space that is neither taken nor damaged. The space may be on the ship or on a card that lies face up.
    .title = Placing
rule-pirates-T3 = The sand runs for 30 seconds. Until it has run through nobody touches the timer, not even if it stands in the wrong place.
    .title = Thirty seconds
rule-pirates-T4 = Once the sand has run through, the action of that space is yours to perform, once, whenever you like; then you take the timer back. You may also take it back without performing. Direction, target and all other choices are made when you perform, none when you place.
    .title = Performing
rule-pirates-T5 = A timer’s next place is never in the area of the ship where it was last, not even in its other space; nor on the very card where it was last. Right and left Cannons are two different areas. Placing is what counts, even if you took the timer back without performing. If you have two timers, each remembers only its own last place.
    .title = Never twice in a row
rule-pirates-T6 = At zero on the round’s clock the work stops: nobody performs any more, not even with a timer whose sand ends at that very moment. All timers come back and forget where they were. The same happens when a goal ends the round.
    .title = Time is up
rule-pirates-T7 = If a card leaves the board while a timer stands on it, the timer comes back at once. It remembers that card as its last place.
    .title = A card goes under a timer

rule-pirates-A1 = Sails: set the speed one step higher or one step lower. It is never below 0 nor above 3.
    .title = Sails
rule-pirates-A2 = Helm: turn the bow left or right, by 1 or 2 sectors at speed 1, by exactly 1 at speed 2. At speed 0 or 3 the ship cannot be turned. Where the bow comes to rest, the whole sector is turned up; a sector that it only passes over stays as it is. A card that gets before the bow later is turned up as well.
    .title = Helm
rule-pirates-A3 = Lookout: pick one card that lies face down, in whatever sector, and turn it up.
    .title = Lookout
rule-pirates-A4 = Repairs: pull one cork out of a damaged space. It goes back to the supply, and the space can be used again.
    .title = Repairs
rule-pirates-A5 = Cannonballs: load 1 or 2 balls of the supply, each into a different empty cannon, wherever on the ship. A damaged cannon keeps its ball and can be loaded, but it cannot be fired.
    .title = Cannonballs
rule-pirates-A6 = Cannons: fire the cannon of this space, if it is loaded; its ball goes back to the supply. In the sector that the cannon looks out on now, aim at a card that lies face up and has life points; then the die gives 1 hit, 2 hits or a broken cannon, whose timer comes back while a cork takes its place. The shot that covers the last life point sinks the card: it is discarded, its damage tokens go back to the supply, and hits to spare are lost. Without a target you cannot fire, and the ball stays where it is.
    .title = Cannons
rule-pirates-A7 = Of the six faces of the die three show 1 hit, two show 2 hits and one shows a broken cannon. Enemies roll the same die for every shot: each hit is one damage to the Ellen, and a broken cannon is a miss.
    .title = The die
rule-pirates-A8 = The action space of a card can be used only while the card lies face up. If the card shows a speed, the Ellen must also point at it at exactly that speed at the moment of performing; for placing the timer this does not matter.
    .title = Actions on cards
rule-pirates-A9 = You point at a card at a speed when the bow lies on its sector and the sails stand at that number. Every change of heading or speed is a test of this, whatever caused it, and so is every card that the bow turns up; there is no test at the start or the end of a round. A Whirlpool acts as soon as the bow lies on it, face up, at speed 0 or 1 after such a change of heading or speed; it too does nothing at the start of a round.
    .title = Pointing at a card
    .before-4 = You point at a card at a speed when the bow lies on its sector and the sails stand at that number. Every change of heading or speed is a test of this, whatever caused it, and so is every card that the bow turns up; there is no test at the start or the end of a round.
rule-pirates-A10 = When the bow comes to rest, all cards of the sector are turned up first. Then Rocks and Fog Banks act in the order of their slots, then pointing is tested (A9), and a Whirlpool comes last. If the last life point is lost and a goal reached at the same time, the loss comes first. A choice that is open when the clock reaches zero is still made, and a goal reached by it counts.
    .title = What comes first
    .before-3 = When the bow comes to rest, all cards of the sector are turned up first. Then Rocks act in the order of their slots, then pointing is tested (A9). If the last life point is lost and a goal reached at the same time, the loss comes first. A choice that is open when the clock reaches zero is still made, and a goal reached by it counts.
    .before-4 = When the bow comes to rest, all cards of the sector are turned up first. Then Rocks and Fog Banks act in the order of their slots, then pointing is tested (A9). If the last life point is lost and a goal reached at the same time, the loss comes first. A choice that is open when the clock reaches zero is still made, and a goal reached by it counts.

rule-pirates-D1 = When a card damages the Ellen, look which area faces the card’s sector just then: a cork goes into a free space there.
    .title = Corks
rule-pirates-D2 = For every cork that cannot be placed, because the supply is empty or the area has no free space, the crew loses 1 life point.
    .title = No cork, no space
rule-pirates-D3 = Some events damage an area that they name; corks are placed there in the same way. During a round a space with a timer in it is not free, whatever the damage comes from.
    .title = Damaged by an event
rule-pirates-D4 = If an area has two free spaces, the crew chooses the one for the cork. After 3 seconds the first free one is taken; in step mode the game waits for the crew instead. As long as the choice is open no timer goes into that area, Sails and Helm cannot be performed, and the next event waits. Any other choice that the crew owes, as for Wet Powder, Good Omen or a Fog Bank, works the same way.
    .title = The crew’s choice
    .before-2 = If an area has two free spaces, the crew chooses the one for the cork. After 3 seconds the first free one is taken; in step mode the game waits for the crew instead. As long as the choice is open no timer goes into that area, Sails and Helm cannot be performed, and the next event waits. Any other choice that the crew owes works the same way.
    .before-3 = If an area has two free spaces, the crew chooses the one for the cork. After 3 seconds the first free one is taken; in step mode the game waits for the crew instead. As long as the choice is open no timer goes into that area, Sails and Helm cannot be performed, and the next event waits. Any other choice that the crew owes, as for Wet Powder or Good Omen, works the same way.
rule-pirates-D5 = If a cannon breaks and there is no cork in the supply, you take the timer back and the space can still be used, but it costs 1 life point.
    .title = Broken without a cork
rule-pirates-D6 = A crew whose life points are all gone has lost the chapter on the spot.
    .title = The last life point

rule-pirates-R1 = The chapters of the story come one after the other: each opens when the one before it is won. Chapters that you have won can be played again.
    .title = One chapter after the other
rule-pirates-R2 = A chapter tells its story and what is new, sets up life points, corks, sails and ship parts, and then has its rounds. In each round the named cards are shuffled and dealt over the sectors, at most 3 in each, face down unless it says otherwise; then it starts, the sand runs, and it ends. Goal cards are never dealt into the bow’s sector: these are the cards that a goal names and those that carry a token that a goal wants.
    .title = A chapter and its rounds
rule-pirates-R3 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away; Loot that lies in a sector stays there. Kraken, Tentacles, Galleons, Ghost Ships and Flagship come back until they are sunk, damage and all (R10).
    .title = What is kept
    .before-3 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away.
    .before-7 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away; Loot that lies in a sector stays there.
    .before-8 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away; Loot that lies in a sector stays there. The Kraken and its Tentacles come back until they are sunk, damage and all (R10).
    .before-9 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away; Loot that lies in a sector stays there. Kraken, Tentacles and Galleons come back until they are sunk, damage and all (R10).
    .before-10 = Unless the chapter says otherwise, the Ellen heads north with the sails at 1, and the corks of the start go into Sails 1, left Cannon 1 and right Cannon 1, in this order. From round to round you keep heading, sails, corks, life points, loaded balls and the tokens aboard. The cards, their damage and the timers are cleared away; Loot that lies in a sector stays there. Kraken, Tentacles, Galleons and Ghost Ships come back until they are sunk, damage and all (R10).
rule-pirates-R4 = When a round starts, the cards of the bow’s sector are turned up. They have no effect at all by this.
    .title = The start of a round
rule-pirates-R5 = A round ends with everything turned up, but nothing takes effect by this. Then every card that is still there fires once for each shot that it shows: clockwise from the bow’s sector, in each sector from slot 1 on.
    .title = The end of a round
rule-pirates-R6 = As soon as the goal of a round or of the chapter is reached, the round ends. The enemies still fire (R5); only with its last goal is the chapter won before they can. It is lost when no life point is left, when the last round ends without the goal, or when a round that has a goal of its own ends without it.
    .title = Winning and losing
rule-pirates-R7 = From chapter 2 on events break into the rounds, with a sound and a text; the crew carries each out and sails on. The clock keeps running, except at the level Deckhand, where clock and sand wait for Continue. There is one event in a round, but two in rounds 3 and 4 of chapter 6 and in all rounds of chapters 8 and 10. A Captain meets one more in each round, but not in chapter 10. Of several events each falls into its own part of the time. None comes in the first or the last 20 seconds of a round, and none twice in the same round. Where a chapter names an event as certain, it is the last of its round, or one of the last.
    .title = Events
    .before-10 = From chapter 2 on events break into the rounds, with a sound and a text; the crew carries each out and sails on. The clock keeps running, except at the level Deckhand, where clock and sand wait for Continue. There is one event in a round, or two where the chapter says so, and a Captain meets one more; of several events each falls into its own part of the time. None comes in the first or the last 20 seconds of a round, and none twice in the same round. Where a chapter names an event as certain, it is the last of its round, or one of the last.
rule-pirates-R8 = Where a chapter says something else than these rules, do what the chapter says.
    .title = The chapter is right
rule-pirates-R9 = Any player may pause: the clock and all sand stop, and everybody sees it. The pause stands until somebody resumes. The score tells how often the crew paused.
    .title = Pause
# from chapter 7
rule-pirates-R10 = Some enemies come back in later rounds until they are sunk: the Kraken and its Tentacles, the Galleons, the Ghost Ships, the Flagship. A chapter has only as many of them as its fleet says. Those left afloat count within the number of the next deal; a sunk one never returns. All of these but the Tentacles are dealt in every later round as long as one is not sunk, whether the round names it or not. They keep their damage: it is laid on again when such a card is turned up, the greatest first.
    .title = Enemies that come back
    .before-8 = The Kraken and its Tentacles come back in later rounds until they are sunk; sunk, they never return, and a chapter has only as many Tentacles as its fleet says. They keep their damage: it is laid on again when such a card is turned up, the greatest first.
    .before-9 = Some enemies come back in later rounds until they are sunk: the Kraken and its Tentacles, and the Galleons. A chapter has only as many of them as its fleet says. Those left afloat count within the number of the next deal; a sunk one never returns. Kraken and Galleons are dealt in every later round as long as one is not sunk, whether the round names it or not. They keep their damage: it is laid on again when such a card is turned up, the greatest first.
    .before-10 = Some enemies come back in later rounds until they are sunk: the Kraken and its Tentacles, the Galleons, the Ghost Ships. A chapter has only as many of them as its fleet says. Those left afloat count within the number of the next deal; a sunk one never returns. All of these but the Tentacles are dealt in every later round as long as one is not sunk, whether the round names it or not. They keep their damage: it is laid on again when such a card is turned up, the greatest first.
rule-pirates-R11 = Free play mixes cards, events and ship parts of the chapters that are already open into a voyage of its own. The daily voyage is the same sea for every crew of that day.
    .title = Free play and daily voyage
rule-pirates-R12 = With Calm seas the table runs at half or at three quarters of the speed, for everybody. No rule changes; it is noted with the score.
    .title = Calm seas

rule-pirates-P1 = A won chapter brings 20 points for each life point left, 10 for each cork fewer than three on the ship, 10 for the optional goal, and 1 for every 2 seconds that the last round had left, but no more than 30 for time. The sum counts once at Deckhand, one and a half times at Bosun and twice at Captain, rounded down. A lost chapter brings 0.
    .title = The score
rule-pirates-P2 = A won chapter earns 1 star. It earns 2 if three life points or more are left and no more than one cork is on the ship. It earns 3 if, on top of that, the crew never lost a life point or has met the optional goal.
    .title = Stars
rule-pirates-P3 = Each chapter has one optional goal. It is worth 10 points before the level counts, and is never needed to win.
    .title = The optional goal
rule-pirates-Q1 = With the cardboard game the App does everything but show the sea. You choose chapter, players and level, with locks and best scores in view; it tells the story, shows what is new (tap a card or a token for its rule) and how to set up chapter and round, counts down and calls the events. At the end of a round it leads you from shooter to shooter, rolls the die or asks what you rolled, and says where the cork goes; then it gives the result and keeps the campaign. The digital game is the same, except that the server does what your hands would do.
    .title = The App

# --- the cards ---

rule-pirates-card-brigantine = A plain enemy with 1 life point. It fires 1 shot at the end of the round.
    .title = Brigantine
rule-pirates-card-corvette = A plain enemy with 2 life points. It fires 1 shot at the end of the round.
    .title = Corvette
rule-pirates-card-gunboat = A plain enemy with only 1 life point, but it fires 2 shots at the end of the round.
    .title = Gunboat
rule-pirates-card-frigate = An enemy with 3 life points that fires 1 shot at the end of the round. When Chase is called, it does not follow the others but moves one sector clockwise.
    .title = Frigate
rule-pirates-card-galleon = It has 4 life points and fires 2 shots at the end of the round. When it sinks, it leaves 1 Loot in its sector; you take it when the bow comes to rest there. Galleons left afloat are dealt again with their damage (R10).
    .title = Galleon
rule-pirates-card-merchant = It has 2 life points and does not fire. Its action space works while you point at it at speed 1: you board it, take 1 Loot and discard it. If you sink it, the Loot goes down too.
    .title = Merchant
rule-pirates-card-fort = It has 4 life points and fires 2 shots at the end of the round. It always lies face up and never moves.
    .title = Fort
rule-pirates-card-fireship = It has 1 life point and fires no shot. If it is still there at the end of the round, it does 2 damage without a die, and its corks are Fire.
    .title = Fireship
rule-pirates-card-ghost-ship = It has 2 life points and fires 1 shot at the end of the round. You can hit it only while the Ellen sails at speed 3. If its shot hits her, the lowest-numbered timer is cursed. Ghost Ships left afloat are dealt again with their damage (R10).
    .title = Ghost Ship
rule-pirates-card-flagship = It has 8 life points and fires 3 shots at the end of the round, one fewer for every 3 damage on it. It is dealt again with its damage until it is sunk (R10).
    .title = Flagship
rule-pirates-card-rocks = Each time the bow comes to rest on them they do 1 damage. Turned up from the Lookout they do nothing. They stay on the board.
    .title = Rocks
rule-pirates-card-fog = It hides nothing: as soon as it is turned up it is discarded.
    .title = Fog
rule-pirates-card-fog-bank = When the bow turns it up, the crew chooses one face-up card of a neighbouring sector, which is turned down again. The Fog Bank stays on the board.
    .title = Fog Bank
rule-pirates-card-passage-1 = Point at it at speed 1: it is discarded and counts for the goal that asks for it. While that goal still waits for an earlier one, the Passage stays on the board.
    .title = Passage 1
rule-pirates-card-passage-2 = Point at it at speed 2: it is discarded and counts for the goal that asks for it. While that goal still waits for an earlier one, the Passage stays on the board.
    .title = Passage 2
rule-pirates-card-passage-3 = Point at it at speed 3: it is discarded and counts for the goal that asks for it. While that goal still waits for an earlier one, the Passage stays on the board.
    .title = Passage 3
rule-pirates-card-whirlpool = If the bow lies on it at speed 0 or 1, it swings the Ellen round by two sectors, clockwise; she comes to rest there, and the Whirlpool is discarded. It does nothing at the start of a round (A9).
    .title = Whirlpool
rule-pirates-card-island = Its action space works while you point at it at speed 0: you land, take the token that lies there and discard the Island.
    .title = Island
rule-pirates-card-wreck = Its action space works from any heading and at any speed: take any one cork off the ship, or take 1 Powder. Then the Wreck is discarded.
    .title = Wreck
rule-pirates-card-lighthouse = A goal card: find it and point at it at speed 2.
    .title = Lighthouse
rule-pirates-card-tentacle = It has 2 life points and fires no shot. While it lies face up, it holds a space of the area that looks out on it, of the undamaged ones that with the highest number: no timer can be placed there, but a cork can. Two Tentacles close two spaces. The Helm is never closed. Tentacles that are not sunk are dealt again with their damage (R10).
    .title = Tentacle
rule-pirates-card-kraken = It has 5 life points and fires 2 shots at the end of the round. The first time in a chapter that it is hit, the whole roll counts and all Tentacles are turned up; from then on it can be hit only while no Tentacle lies face up. It is dealt again with its damage until it is sunk (R10).
    .title = Kraken
rule-pirates-card-siren = While she lies face up, nobody may place a timer or perform in the area that looks out on her; only the Helm is deaf to her. Point at her at speed 3 and she is discarded.
    .title = Siren

# --- the tokens and ship parts ---

rule-pirates-token-loot = Taken from Merchants and sunk Galleons. Some goals ask for it. The ship has room for 8.
    .title = Loot
    .before-8 = Taken from Merchants. Some goals ask for it. The ship has room for 8.
rule-pirates-token-map = Lies on an Island and comes aboard when you land there. Three of them make a whole chart. The ship has room for 4.
    .title = Map piece
rule-pirates-token-prisoner = Waits on an Island and comes aboard when you land there. A goal asks for them. The ship has room for 4.
    .title = Prisoner
rule-pirates-token-powder = Say that you use it before you roll for one of your cannons; then it is spent. 1 hit becomes 2, 2 hits become 3, and a broken cannon becomes 1 hit, without a cork. The ship has room for 6.
    .title = Powder
rule-pirates-token-fire = A cork that burns. At each event, before its effect, it spreads once: a cork goes into the next area clockwise, or a life point is lost if it cannot (D2). Repairs takes it off like any cork.
    .title = Fire
rule-pirates-token-curse = The sand of a cursed timer takes 40 seconds instead of 30, until that timer has performed Repairs. For this it may do so even if there is no cork to pull.
    .title = Curse
rule-pirates-token-lantern = A ship part: the Lookout gets a second action space.
    .title = Lantern
rule-pirates-token-bow-chaser = A ship part: a fifth cannon, which shoots into the sector that the Ellen heads for. It is an area of its own when you place timers (T5). Damage to the bow may go into its space.
    .title = Bow Chaser
rule-pirates-token-hull = A ship part: in each round the first cork does not count, even that of a broken cannon or one that would cost a life point.
    .title = Reinforced Hull

# --- the events ---

rule-pirates-event-gust = The speed goes up by 1, but not above 3.
    .title = Gust
    .cry = Hold on to your hats! And to the mast!
    .short = The wind makes us faster.
rule-pirates-event-lull = The speed goes down by 1, but not below 0.
    .title = Lull
    .cry = Not a breath. Has anybody tried whistling?
    .short = The wind dies: we slow down.
rule-pirates-event-current = The Ellen is pushed round by one sector, clockwise, at whatever speed, and comes to rest there.
    .title = Current
    .cry = Who is steering? Why is nobody steering?
    .short = The ship drifts to the right.
rule-pirates-event-loose-timber = 1 damage in the Sails.
    .title = Loose Timber
    .cry = Mind your heads, half the forest is coming down!
    .short = A hole in the sails.
rule-pirates-event-broken-wheel = 1 damage at the Helm.
    .title = Broken Wheel
    .cry = I have the wheel! I have… only the wheel.
    .short = A hole at the helm.
rule-pirates-event-snapped-ladder = 1 damage in the Lookout.
    .title = Snapped Ladder
    .cry = Nobody look down. Nobody climb up, either.
    .short = A hole in the lookout.
rule-pirates-event-powder-fire = 1 damage at the Cannonballs.
    .title = Powder Fire
    .cry = Fire by the powder! Walk, do not run. All right, run!
    .short = A hole by the cannonballs.
rule-pirates-event-wet-powder = One loaded ball of the crew’s choice goes back to the supply.
    .title = Wet Powder
    .cry = Which fool has washed the cannon?
    .short = One loaded ball lost, your choice.
rule-pirates-event-reinforcement = A Brigantine arrives face up in the sector with the fewest cards; if several are equal, in the first of them clockwise from the bow.
    .title = Reinforcement
    .cry = Sail ho! And it is not bringing cake.
    .short = A new enemy ship is here.
rule-pirates-event-fog-rolls-in = Two cards drawn at random are turned face down again. The Fort and the cards of the bow’s sector are spared.
    .title = Fog Rolls In
    .cry = I saw it a moment ago, I swear!
    .short = Two cards turn face down again.
rule-pirates-event-chase = Clockwise from the bow’s sector, every face-up ship moves one sector towards the stern, the shorter way, or clockwise if both are equal. A ship at the stern stays, and so does one whose next sector is full. Frigates move one sector clockwise instead.
    .title = Chase
    .cry = They are coming round behind us!
    .short = Open ships sail towards our stern.
rule-pirates-event-good-omen = One cork of the crew’s choice comes off the ship.
    .title = Good Omen
    .cry = A dolphin winked at me. I feel quite mended.
    .short = One cork comes off, your choice.
rule-pirates-event-rum = The timer that has the longest to run is ready at once.
    .title = Rum
    .cry = A double ration for the slowest!
    .short = The slowest timer is ready now.
rule-pirates-event-thunder = For 20 seconds nobody may place a timer or perform in the Lookout.
    .title = Thunder
    .cry = Come down from that mast, unless you want to be served crisp!
    .short = Nobody in the lookout for now.

# --- the levels ---

rule-pirates-level-deckhand = There are 5 life points, and one cork fewer at the start; in some chapters the first plain enemy of each round becomes Fog. Most chapters give more time, and none gives less. Clock and sand stop during events. The score counts once. Before each chapter it is said what truly changes in it.
    .title = Deckhand
rule-pirates-level-bosun = Everything as written: 5 life points in chapters 1 to 5 and 4 in chapters 6 to 10. The clock runs during events. The score counts one and a half times.
    .title = Bosun
rule-pirates-level-captain = There are 4 life points in chapters 1 to 5 and 3 in chapters 6 to 10, and from chapter 2 on there is one event more in most chapters. Most chapters give less time, and none gives more; in some one Fog of each round becomes a Brigantine, or is missing. The clock runs during events. The score counts twice. Before each chapter it is said what truly changes in it.
    .title = Captain

# --- the chapters ---

rule-pirates-chapter-1 = Leave the prison harbour: find a Passage in each of the three rounds and point at it at its speed. A round without one loses the chapter.
    .title = Broken Chains
rule-pirates-chapter-2 = Sink 5 ships in all.
    .title = Hounds Astern
rule-pirates-chapter-3 = Take 4 Loot from the Merchants.
    .title = Empty Hold
rule-pirates-chapter-4 = Find 3 Map pieces on the Islands.
    .title = Three Torn Corners
rule-pirates-chapter-5 = Free 2 Prisoners under the guns of the Fort. Then leave by a Passage.
    .title = The Governor’s Guest
rule-pirates-chapter-6 = Feel your way through the reef by night: point at two Passages at their speed. Then find the Lighthouse and point at it at speed 2.
    .title = Black Water
rule-pirates-chapter-7 = Sink the Kraken, which has eight arms. An arm that is sunk never returns.
    .title = Eight Arms
rule-pirates-chapter-8 = Sink 3 Galleons and bring the Loot of all three aboard.
    .title = The Silver Fleet
rule-pirates-chapter-9 = Sink 3 Ghost Ships, and have no Siren on the board, not even face down. As soon as both are true, you have won.
    .title = A Cold Crew
rule-pirates-chapter-10 = Sink the Flagship. Then leave by the Passage 3.
    .title = The King’s Flagship

# --- what reports count ---

# from chapter 6
# from chapter 9

# --- what the crew can do ---

action-pirates-Start = Start the round
action-pirates-Place = Set { $timer }: { $space }
action-pirates-TakeBack = Take { $timer } back without performing
action-pirates-SetSails = { $timer }: { $step ->
    [1] set the sails one step up
   *[-1] set the sails one step down
 }
    .ask = sails up or down?
action-pirates-Turn = { $timer }: { $sectors ->
    [-2] turn the bow 2 sectors to the left
    [-1] turn the bow 1 sector to the left
    [1] turn the bow 1 sector to the right
   *[2] turn the bow 2 sectors to the right
 }
    .ask = which way?
action-pirates-Look = { $timer }: turn up the card at { $position }
    .ask = which card?
action-pirates-Repair = { $timer }: { $space ->
    [none] lift the curse
   *[other] repair { $space }
 }
    .before-9 = { $timer }: repair { $space }
    .ask = which cork?
action-pirates-Load = { $timer }: { $second ->
    [none] load the { $first }
   *[other] load the { $first } and the { $second }
 }
    .ask = { $picked ->
        [0] which cannon?
       *[other] and which second one?
     }
action-pirates-Fire = { $timer }: { $powder ->
    [0] fire at { $position }
   *[1] fire at { $position } with Powder
 }
    .before-6 = { $timer }: fire at { $position }
    .ask = at which card?
# from chapter 3
action-pirates-Board = { $timer }: board the ship and take its Loot
    .ask = shall it be done?
# from chapter 4
action-pirates-Land = { $timer }: land and take what is there
    .ask = shall it be done?
# from chapter 6
action-pirates-Salvage = { $timer }: { $space ->
    [none] take Powder from the wreck
   *[other] mend { $space } with planks of the wreck
 }
    .ask = what do you take?
action-pirates-Cork = Put the cork here: { $space }
action-pirates-Unload = Unload the { $cannon }
action-pirates-Uncork = Take the cork off here: { $space }
action-pirates-Hide = Turn the card at { $position } face down
action-pirates-Continue = Continue
action-pirates-Pause = Pause
action-pirates-Resume = Resume

# --- what happens ---

event-pirates-Dealt = round { $round } is dealt: { $deal }. They lie face down, shuffled, at { $positions }
event-pirates-EventPlanned = the App has an event up its sleeve
event-pirates-Ready = round { $round } is laid out: start when you dare
event-pirates-RoundStarted = { $seat } start{ verb-end } the clock
event-pirates-SailsUp = round { $round } is under way
event-pirates-ClockRanOut = time is up
event-pirates-StageReached = stage { $stage } of the goal is done, the next one is open
event-pirates-GoalReached = the goal is reached, with { $left } on the clock
event-pirates-TimersCleared = round { $round } is over: all timers come back and forget where they were
event-pirates-FiringBegan = everything lies open: now the enemy fires
event-pirates-TookAim = the card at { $position } takes aim: { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
 }
event-pirates-RoundEnded = the sea is cleared after round { $round }
event-pirates-VoyageEnded = { $result ->
    [1] the chapter is won
    [2] the last life point is gone and the Ellen goes down: the chapter is lost
   *[3] out of time: the chapter is lost
 }

event-pirates-CardTurned = { $position }, { $how ->
    [0] before the bow at the start
    [1] turned up by the bow
    [2] seen from the Lookout
    [3] turned up at the end
    [4] face up from the deal
   *[5] called up by the Kraken
 }: { $leaves ->
    [0] { $wounds ->
        [0] { $card }
       *[other] { $card }, with { $wounds } damage from before
     }
   *[1] { $card }, and it is gone
 }
    .before-7 = { $position }, { $how ->
        [0] before the bow at the start
        [1] turned up by the bow
        [2] seen from the Lookout
        [3] turned up at the end
       *[4] face up from the deal
     }: { $leaves ->
        [0] { $wounds ->
            [0] { $card }
           *[other] { $card }, with { $wounds } damage from before
         }
       *[1] { $card }, and it is gone
     }
event-pirates-CardHidden = { $seat ->
    [none] the card at { $position } is turned face down again
   *[other] { $seat } turn{ verb-end } the card at { $position } face down again
 }
event-pirates-CardLeft = a card leaves { $position }: { $card }
# from chapter 8
event-pirates-Chased = ships that give chase, from: { $sources }; to: { $targets }
event-pirates-CardCame = a sail on the horizon, at { $position }: { $card }
event-pirates-CardSunk = sunk at { $position }: { $loot ->
    [0] { $card }
   *[1] { $card }. Loot drifts in its sector
 }
    .before-3 = sunk at { $position }: { $card }
# from chapter 7
event-pirates-KrakenWoke = the Kraken wakes! Tentacles seen before rise at: { $known }. Unseen ones to come: { $unseen }
event-pirates-GoalPointedAt = the Ellen points at { $position } at the right speed: { $card }

event-pirates-TimerPlaced = { $seat } set{ verb-end } { $timer }: { $space }
event-pirates-SandRanOut = { $timer } is ready
event-pirates-TimerBack = { $seat } take{ verb-end } { $timer } back without performing
event-pirates-TimerHurried = a double ration for { $timer }: it is ready at once

event-pirates-SailsSet = { $timer } sets the sails: speed { $sails }
event-pirates-ShipTurned = { $timer } turns the bow: the Ellen heads { $heading }
event-pirates-LookedOut = { $timer } looks out to { $position }
event-pirates-Repaired = { $space ->
    [none] { $timer } is rid of its curse
   *[other] { $timer } repairs { $space }
 }
    .before-9 = { $timer } repairs { $space }
event-pirates-Loaded = { $timer } loads: { $cannons }
event-pirates-Fired = { $powder ->
    [0] { $timer } fires at { $position }
   *[1] { $timer } fires at { $position } with Powder
 }
    .before-6 = { $timer } fires at { $position }
event-pirates-ShotFell = { $face ->
    [0] the die shows a broken cannon, but Powder makes it a hit
    [1] the die shows 1 hit
   *[2] the die shows 2 hits
 }: { $damage ->
    [0] lost at { $position }, for no damage token is left
   *[other] { $damage } damage at { $position }
 }
    .before-6 = { $face ->
        [1] the die shows 1 hit
       *[2] the die shows 2 hits
     }: { $damage ->
        [0] lost at { $position }, for no damage token is left
       *[other] { $damage } damage at { $position }
     }
event-pirates-CannonBroke = the cannon breaks and { $timer } comes back: { $cost ->
    [0] a cork goes into { $space }
    [1] there is no cork left, so a life point is lost
   *[2] the Reinforced Hull holds
 }
    .before-8 = the cannon breaks and { $timer } comes back: { $cost ->
        [0] a cork goes into { $space }
       *[1] there is no cork left, so a life point is lost
     }
event-pirates-TokenTaken = { $timer } brings aboard from { $position }: { $token }
# from chapter 6
event-pirates-Salvaged = { $space ->
    [none] { $timer } takes Powder from the wreck at { $position }
   *[other] { $timer } takes planks from the wreck at { $position } and mends { $space }
 }
# from chapter 3
event-pirates-LootFished = Loot fished out of the sea in the { $sector }: { $loot }

event-pirates-DamageDue = { $fire ->
    [0] { $corks } damage: { $spaces }
   *[1] { $corks } damage that burns: { $spaces }
 }
    .before-10 = { $corks } damage: { $spaces }
event-pirates-CorkPut = { $fire ->
    [0] { $seat ->
        [none] a cork goes into { $space }
       *[other] { $seat } put{ verb-end } a cork into { $space }
     }
   *[1] { $seat ->
        [none] a burning cork goes into { $space }
       *[other] { $seat } put{ verb-end } a burning cork into { $space }
     }
 }
    .before-10 = { $seat ->
        [none] a cork goes into { $space }
       *[other] { $seat } put{ verb-end } a cork into { $space }
     }
event-pirates-LifeLost = a life point is lost: { $lives ->
    [0] it was the last
    [one] { $lives } is left
   *[other] { $lives } are left
 }
# from chapter 8
event-pirates-HullHeld = the Reinforced Hull holds: the cork does not count
event-pirates-ChoiceOpened = quick, choose: { $need ->
    [1] where does the cork go?
    [2] which cannon loses its ball?
    [3] which cork comes off?
   *[4] which card is turned face down?
 }
event-pirates-NeedDropped = { $need ->
    [1] there is no cork to put any more
    [2] no cannon is loaded, so no ball is lost
    [3] there is no cork to take off
   *[4] there is no card to turn face down
 }
event-pirates-BallLost = { $seat ->
    [none] the { $cannon } loses its ball
   *[other] { $seat } unload{ verb-end } the { $cannon }
 }
event-pirates-CorkOff = { $seat ->
    [none] a cork comes off { $space }
   *[other] { $seat } take{ verb-end } the cork off { $space }
 }

event-pirates-CameTo = { $rest ->
    [0] the Ellen lies at rest
   *[other] the Ellen comes to rest
 }
event-pirates-Struck = crash! The bow is on the rocks at { $position }, { $corks } damage: { $spaces }
# from chapter 3
event-pirates-FogSpread = the fog at { $position } creeps into the sectors beside it
# from chapter 4
event-pirates-Whirled = the whirlpool at { $position } spins the Ellen round: she heads { $heading }

event-pirates-EnemyShot = { $face ->
    [0] the card at { $position } fires and misses
    [1] { $curses ->
        [none] the card at { $position } fires, 1 hit: { $spaces }
       *[other] the card at { $position } fires, 1 hit: { $spaces }. A curse falls on { $curses }
     }
   *[2] { $curses ->
        [none] the card at { $position } fires, 2 hits: { $spaces }
       *[other] the card at { $position } fires, 2 hits: { $spaces }. A curse falls on { $curses }
     }
 }
    .before-9 = { $face ->
        [0] the card at { $position } fires and misses
        [1] the card at { $position } fires, 1 hit: { $spaces }
       *[2] the card at { $position } fires, 2 hits: { $spaces }
     }
# from chapter 10
event-pirates-Burnt = the fireship at { $position } runs into the Ellen, { $corks } damage that burns: { $spaces }

event-pirates-EventCalled = { $stands ->
    [0] all hands on deck, an event!
   *[other] all hands on deck, an event! Clock and sand wait for Continue
 }
event-pirates-EventCame = { $happening }!
# from chapter 10
event-pirates-FireSpreads = the Fire spreads from { $space }: { $spaces }
event-pirates-EventDone = { $happening }: nothing more comes of it
event-pirates-WindChanged = the wind changes: speed { $sails }
event-pirates-Drifted = the Ellen drifts round: she heads { $heading }
# from chapter 4
event-pirates-AreaClosed = closed for a while: { $area }
# from chapter 4
event-pirates-AreaOpened = the thunder is over, the Lookout is open again
# from chapter 6
event-pirates-CardsFogged = fog rolls in: face down again at { $positions }
event-pirates-NeedArose = { $need ->
    [2] one cannon is to lose its ball
    [3] one cork is to come off
   *[other] the crew has something to settle
 }

event-pirates-Paused = { $seat } pause{ verb-end }: clock and sand stop
event-pirates-WentOn = { $seat } { $seat-is ->
    [you] go
   *[other] goes
 } on: clock and sand run again

# --- what is asked, told and counted ---

ask-pirates-over = The voyage is over.
ask-pirates-watching = You are watching.
ask-pirates-briefing = The cards lie. Start when everybody is ready.
ask-pirates-paused = Paused: clock and sand stand still.
ask-pirates-held = Clock and sand wait: read the event, then continue.
ask-pirates-round-ends = The round is over.
ask-pirates-place = { $timer } is free: choose a space.
ask-pirates-ready = { $timer } is ready ({ $space }): choose what it does.
ask-pirates-sand = The sand runs.

told-pirates-round = round { $round }
told-pirates-happening = { $happening }! “{ $cry }” { $what }
# Who does it; a sailor with several timers says with which.
by-pirates = { $hands ->
    [1] { $seat }
   *[other] { $seat } ({ $timer })
 }
told-pirates-SailsSet = { by-pirates } { $step ->
    [1] set{ verb-end } more sail
    [-1] take{ verb-end } in sail
   *[0] trim{ verb-end } the sails
 }: speed { $sails }
told-pirates-ShipTurned = { by-pirates } { $sectors ->
    [-2] turn{ verb-end } the ship two sectors to the left
    [-1] turn{ verb-end } the ship one sector to the left
    [1] turn{ verb-end } the ship one sector to the right
    [2] turn{ verb-end } the ship two sectors to the right
   *[0] turn{ verb-end } the ship
 }: she heads { $heading }
told-pirates-Repaired = { $space ->
    [none] { by-pirates } lift{ verb-end } the curse of { $timer }
   *[other] { by-pirates } repair{ verb-end } { $space }
 }
    .before-9 = { by-pirates } repair{ verb-end } { $space }
told-pirates-Loaded = { by-pirates } load{ verb-end }: { $cannons }
told-pirates-Fired = { $powder ->
    [0] { by-pirates } fire{ verb-end } at { $position }
   *[1] { by-pirates } fire{ verb-end } at { $position } with Powder
 }
    .before-6 = { by-pirates } fire{ verb-end } at { $position }
# from chapter 3
told-pirates-TokenTaken = { by-pirates } bring{ verb-end } aboard from { $position }: { $token }
# from chapter 6
told-pirates-Salvaged = { $space ->
    [none] { by-pirates } take{ verb-end } Powder from the wreck at { $position }
   *[other] { by-pirates } take{ verb-end } planks from the wreck at { $position } and mend{ verb-end } { $space }
 }
told-pirates-TookAim = { $card } at { $position } takes aim, { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
 }
told-pirates-EnemyShot = { $card } at { $position } fires: { $face ->
    [0] a miss
    [1] { $curses ->
        [none] 1 hit on { $spaces }
       *[other] 1 hit on { $spaces }. A curse falls on { $curses }
     }
   *[2] { $curses ->
        [none] 2 hits on { $spaces }
       *[other] 2 hits on { $spaces }. A curse falls on { $curses }
     }
 }
    .before-9 = { $card } at { $position } fires: { $face ->
        [0] a miss
        [1] 1 hit on { $spaces }
       *[2] 2 hits on { $spaces }
     }
# from chapter 9
told-pirates-cursed = a curse falls on { $timer }

step-pirates-sink = { $group ->
    [ship] sink ships
    [passage] sink Passages
   *[card] sink { $card }
 }: { $done } of { $times }
step-pirates-point = { $group ->
    [ship] point at ships
    [passage] point at a Passage at its speed
   *[card] point at { $card }
 }: { $done } of { $times }
step-pirates-clear = { $group ->
    [ship] no ship on the board
    [passage] no Passage on the board
   *[card] no { $card } on the board
 }: { $done ->
    [0] none left
   *[other] { $done } still there
 }
step-pirates-take = take { $token }: { $done } of { $times }

# --- what would follow from a deed, in short ---
then-pirates-heading = the Ellen heads { $sector }
then-pirates-speed = speed { $speed }
then-pirates-lives = { $lives ->
    [0] no life point left
    [one] 1 life point left
   *[other] { $lives } life points left
 }
then-pirates-loaded = loaded: { $cannons }
then-pirates-unloaded = empty: { $cannons }
then-pirates-corked = a cork in: { $space }
then-pirates-uncorked = mended: { $space }
then-pirates-taken = comes aboard: { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
then-pirates-used = is used up: { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
# from chapter 9
then-pirates-uncursed = the sand runs as fast as ever
then-pirates-up = face up: { $positions }
then-pirates-down = face down: { $positions }
then-pirates-damage = { $number } damage on { $position }
then-pirates-sunk = sunk: { $positions }
then-pirates-gone = gone: { $positions }
then-pirates-choice = the crew chooses { $need ->
    [cork] where a cork goes
    [unload] which cannon loses its ball
    [uncork] which cork comes off
   *[hide] which card is turned down
 }
then-pirates-goal = the goal is reached
then-pirates-ends = the voyage is { $result ->
    [won] won
   *[other] lost
 }
then-pirates-chance = the rest is chance

# --- what has been done that goals count ---
done-pirates-sunk = sunk: { $number ->
    [one] { $card }
   *[other] { $card } × { $number }
 }
done-pirates-taken = taken: { $number ->
    [one] { $token }
   *[other] { $token } × { $number }
 }
done-pirates-pointed = pointed at: { $number ->
    [one] { $card }
   *[other] { $card } × { $number }
 }

star-pirates-1 = the chapter is won
star-pirates-2 = 3 life points or more, 1 cork at most
star-pirates-3 = and no life point lost, or the optional goal met
score-pirates-lives = { $number ->
    [one] 1 life point left
   *[other] { $number } life points left
 }
score-pirates-corks = { $number ->
    [one] 1 cork in the supply
   *[other] { $number } corks in the supply
 }
score-pirates-wish = { $number ->
    [0] optional goal: not met
   *[other] optional goal: met
 }
score-pirates-time = { $number ->
    [one] 1 full second left at the end
   *[other] { $number } full seconds left at the end
 }

# --- what a crew may be proud of, and where the Passage lay ---
award-pirates-gunner = Best gunner: { $seat } ({ $number } damage)
award-pirates-carpenter = Ship’s carpenter: { $seat } ({ $number ->
    [one] 1 cork removed
   *[other] { $number } corks removed
 })
award-pirates-boarder = First over the rail: { $seat } ({ $number ->
    [one] 1 token taken
   *[other] { $number } tokens taken
 })
award-pirates-helm = Steadiest helm: { $seat } ({ $number ->
    [one] 1 turn
   *[other] { $number } turns
 })
award-pirates-lookout = Sharpest eyes: { $seat } ({ $number ->
    [one] 1 card called
   *[other] { $number } cards called
 })
award-pirates-loader = Blackest hands: { $seat } ({ $number ->
    [one] loaded once
   *[other] loaded { $number } times
 })
award-pirates-sails = Lord of the sails: { $seat } ({ $number ->
    [one] set once
   *[other] set { $number } times
 })
award-pirates-worked = Lent a hand: { $seat } ({ $number ->
    [one] 1 action
   *[other] { $number } actions
 })
award-pirates-hands = Busiest hands: { $seat } ({ $number ->
    [one] 1 action
   *[other] { $number } actions
 })
award-pirates-smoke = Most smoke: { $seat } ({ $number ->
    [one] 1 cannon broken
   *[other] { $number } cannons broken
 })
passage-pirates-found = { $card } lay at { $position }
passage-pirates-late = { $card } lay at { $position }, and only the end turned it up

# --- what decided a voyage: sailed on from there, again and again ---
resail-pirates-crew = Round { $round }, { $left }, { $seat }: a timer on { $place }. Sailed on from there by old salts, such a voyage is won { $chance } times of 100
resail-pirates-better = with that timer on { $place } instead, and all else alike, it is won { $chance } times of 100
resail-pirates-planner = with what an old salt does there instead, and all else alike, it is won { $chance } times of 100
resail-pirates-idle = { $seat }: timers lay in hand for { $seconds } seconds in all that could have been set. Sailed on so beside old salts, such a voyage is won { $chance } times of 100
resail-pirates-ready = { $seat }: timers whose sand was down stood unused for { $seconds } seconds in all. Sailed on so beside old salts, such a voyage is won { $chance } times of 100
resail-pirates-lying = { $seat }: timers lay in hand, or stood with their sand down, for { $seconds } seconds in all that could have been of use. Sailed on so beside old salts, such a voyage is won { $chance } times of 100
resail-pirates-busy = with these timers used as an old salt would, and all else alike, it is won { $chance } times of 100
resail-pirates-earlier = six seconds earlier each time would have made it { $chance } of 100

# --- why not ---

refusal-pirates-not-started = The round has not been started: start it first.
refusal-pirates-already-started = This round needs no start: it is under way already.
refusal-pirates-round-over = Timers serve only while the round’s clock runs: wait for the next round.
refusal-pirates-paused = Clock and sand are paused: resume first.
refusal-pirates-event-waits = Clock and sand wait because of the event: choose Continue first.
refusal-pirates-nothing-runs = No clock runs that you could stop: pause while a round is under way.
refusal-pirates-no-pause = There is no pause to end: just go on.
refusal-pirates-nothing-waits = No event waits for Continue: just go on.
refusal-pirates-no-way-back = Sand never runs upwards: what is done aboard cannot be taken back.
refusal-pirates-timers = Only somebody who sails alone chooses the number of timers: { $players } players have { $timers }.

refusal-pirates-no-such-timer = { $timer } is not in play: use one of your own.
refusal-pirates-not-your-timer = { $timer } belongs to { $seat }: touch only your own.
refusal-pirates-sand-runs = The sand of { $timer } still runs ({ $space }): wait until it is down.
refusal-pirates-timer-stands = { $timer } still stands somewhere ({ $space }): perform with it, or take it back first.
refusal-pirates-timer-free = { $timer } stands nowhere: set it on a space first.
refusal-pirates-stands-elsewhere = { $timer } performs only the action of its own space ({ $space }): do that, or take it back.
refusal-pirates-no-such-space = The Ellen has no such space on this voyage ({ $space }): choose another.
refusal-pirates-damaged = There is a cork in this space ({ $space }): choose another, or repair it first.
refusal-pirates-taken = { $timer } already stands there ({ $space }): choose a free space.
refusal-pirates-not-face-up = No card lies face up at { $position }: a card’s space serves only while the card does.
refusal-pirates-card-without-space = The card at { $position } has no action space ({ $card }): choose another.
refusal-pirates-twice = { $timer } was in this area or on this card last ({ $space }): set it elsewhere first.
refusal-pirates-being-chosen = The crew is just choosing where in this area a cork goes ({ $space }): choose first, or wait.
# from chapter 7
refusal-pirates-tentacle = A Tentacle holds this space ({ $space }): choose another, sink the Tentacle, or turn the ship away.
# from chapter 9
refusal-pirates-siren = The Siren’s song keeps everybody from this area ({ $space }): turn the ship, or point at her at her speed.
# from chapter 4
refusal-pirates-thunder = Nobody stays up there while it thunders ({ $space }): wait until it is over.

refusal-pirates-coming-to-rest = The Ellen is still coming to rest, or an event is not over: settle that first, then Sails and Helm serve again.
refusal-pirates-sails = { $speed ->
    [0] The speed is 0 already, and less is not possible: set the sails up instead.
   *[3] The speed is 3 already, and more is not possible: set the sails down instead.
 }
refusal-pirates-helm = { $speed ->
    [0] At speed 0 the Ellen does not turn: set the sails to 1 or 2 first.
    [1] At speed 1 the bow turns by 1 or 2 sectors.
    [2] At speed 2 the bow turns by exactly 1 sector: set the sails to 1 for 2 sectors.
   *[3] At speed 3 the Ellen does not turn: set the sails to 1 or 2 first.
 }
refusal-pirates-no-card = There is no card at { $position }: choose one that lies face down.
refusal-pirates-already-up = The card at { $position } lies face up already: choose one that lies face down.
refusal-pirates-no-cork = There is no cork in this space ({ $space }): choose a damaged one.
refusal-pirates-corks-first = There is a cork to take off, and any curse goes with it: choose a damaged space.
    .before-9 = There is a cork to take off: choose a damaged space.
refusal-pirates-nothing-to-repair = No space is damaged and this timer bears no curse: take it back.
    .before-9 = No space is damaged: take the timer back.
refusal-pirates-no-balls = { $balls ->
    [0] No ball is left in the supply: fire a cannon first.
    [one] Only { $balls } ball is left in the supply: load one cannon.
   *[other] Only { $balls } balls are left in the supply: load fewer cannons.
 }
refusal-pirates-no-such-cannon = The Ellen has no such cannon on this voyage ({ $cannon }): load another.
refusal-pirates-loaded = The { $cannon } is loaded already: choose an empty one.
refusal-pirates-not-loaded = The { $cannon } is not loaded: load it at the Cannonballs first.
refusal-pirates-no-target = No card lies face up at { $position }: aim at one that does.
refusal-pirates-not-in-range = { $position } is out of range: aim at a card in the { $sector }, where this cannon points now.
refusal-pirates-no-life = The card at { $position } has no life points to hit ({ $card }): aim at another.
# from chapter 9
refusal-pirates-ghost = Shots go right through a Ghost Ship unless the Ellen makes speed { $speed }: set the sails first.
# from chapter 7
refusal-pirates-kraken = The Kraken cannot be hit while a Tentacle lies face up: sink the Tentacles first.
# from chapter 6
refusal-pirates-no-powder = There is no Powder aboard: fire without it.
refusal-pirates-not-pointed = The Ellen must point at { $position } at speed { $speed }: turn the bow there and set the sails.
# from chapter 4
refusal-pirates-empty-island = There is nothing on this Island: take the timer back.
refusal-pirates-no-token = There is no such token left in the box: take the timer back.
# from chapter 6
refusal-pirates-powder-gone = There is no Powder left in the box: take a cork off instead.

refusal-pirates-no-choice = The crew has no such choice to make now.
refusal-pirates-not-among-them = This one cannot be chosen: take one of those that are offered.

refusal-pirates-word = A word for free play has at most { $most } letters, all of which can be printed.
refusal-pirates-open = Free play mixes chapters 1 to { $most }; say how many of them.
refusal-pirates-daily-chapter = The daily voyage sails no chapter: leave the choice of one out.
refusal-pirates-daily-sea = The daily voyage mixes chapters 1 to { $known }: choose one of these numbers.
refusal-pirates-closed = Chapter { $chapter } is still closed. Win the one before it first.
refusal-pirates-lesson-wait = One moment: the sand runs, or a shipmate is at work. Watch, and go on when the lesson asks you.
refusal-pirates-lesson-Start = That would be allowed. For this lesson start the round now.
refusal-pirates-lesson-Place = That would be allowed, but this lesson has another plan: put your timer there ({ $space }).
refusal-pirates-lesson-Look = You could look there, too. For this lesson turn up the card at { $position }.
refusal-pirates-lesson-Load = That would be allowed. For this lesson load both: { $first } and { $second }.
refusal-pirates-lesson-Fire = That would be allowed. For this lesson fire at { $position }.
refusal-pirates-lesson-Repair = That would be allowed. For this lesson repair this space ({ $space }).
refusal-pirates-lesson-SetSails = { $step ->
        [1] That would be allowed, but the Passage asks for more: one step more.
       *[other] That would be allowed, but the Passage asks for less: one step less.
    }
refusal-pirates-lesson-Turn = { $sectors ->
        [1] The Ellen could turn there, but the Passage is elsewhere: one sector to the right.
        [2] The Ellen could turn there, but the Passage is elsewhere: two sectors to the right.
       *[other] The Ellen could turn there, but the Passage is elsewhere: one sector to the left.
    }
refusal-pirates-practice-Board = Here board first: touch the timer on the card.
refusal-pirates-practice-Land = Here land first: touch the timer on the card.
refusal-pirates-practice-Salvage = Here touch your timer first: it takes what lies there.
refusal-pirates-practice-Repair = Here do the Repairs first: touch the timer there.
refusal-pirates-practice-SetSails = { $step ->
        [1] Here set the sails first: one step more.
       *[other] Here set the sails first: one step less.
    }
refusal-pirates-practice-Turn = Here turn first, to the sector that the hand points at.
refusal-pirates-lesson-Cork = First say where the cork goes ({ $space }).

# --- table options ---

option-pirates-chapter = Which chapter of the story the crew sails.
    .title = Chapter
    .choice-1 = 1 Broken Chains
    .choice-2 = 2 Hounds Astern
    .choice-3 = 3 Empty Hold
    .choice-4 = 4 Three Torn Corners
    .choice-5 = 5 The Governor’s Guest
    .choice-6 = 6 Black Water
    .choice-7 = 7 Eight Arms
    .choice-8 = 8 The Silver Fleet
    .choice-9 = 9 A Cold Crew
    .choice-10 = 10 The King’s Flagship
    .choice-free = Free play
    .choice-lesson = The lesson
    .choice-practice = What a chapter brings, done once
option-pirates-level = How hard the voyage is: time, life points, corks, enemies and events.
    .title = Level
    .choice-deckhand = Deckhand: for a first voyage
    .choice-bosun = Bosun: as written
    .choice-captain = Captain: for old sea dogs
option-pirates-timers = With how many timers somebody sails who sails alone. Two players always have two each, three or four one each.
    .title = Timers
    .choice-0 = As many as the crew needs
    .choice-2 = 2 timers
    .choice-3 = 3 timers
    .choice-4 = 4 timers
option-pirates-calm = Whether the table runs more slowly, for everybody. No rule changes; it is noted with the score.
    .title = Calm seas
    .choice-off = Full speed
    .choice-three-quarters = Three quarters of the speed
    .choice-half = Half the speed
option-pirates-open = For free play: the chapters whose cards and events are mixed, from the first to this one.
    .title = Open chapters
    .choice-1 = Chapter 1 only
    .choice-2 = Chapters 1 to 2
    .choice-3 = Chapters 1 to 3
    .choice-4 = Chapters 1 to 4
    .choice-5 = Chapters 1 to 5
    .choice-6 = Chapters 1 to 6
    .choice-7 = Chapters 1 to 7
    .choice-8 = Chapters 1 to 8
    .choice-9 = Chapters 1 to 9
    .choice-10 = Chapters 1 to 10
option-pirates-word = For free play: a word of your choice. The same word gives the same voyage.
    .title = Word
    .choice-saltsea = saltsea

# --- the lesson ---

lesson-pirates-hello = Welcome aboard the Ellen! Four sailors, four sandtimers: this one is yours. In this lesson clock and sand wait for you, and a wrong tap is only answered, never punished.
lesson-pirates-start = Six cards lie face down around the ship, one in each sector. One of them is the way out. Start the round.
lesson-pirates-ahead = The Ellen heads north. What lies ahead of her bow is turned up: Rocks. They do harm only when the bow comes to rest on them anew.
lesson-pirates-sectors = Six sectors lie around her. The one right of the bow lies before the right Cannons, the one left of it before the left Cannons. What is there?
lesson-pirates-lookout = Look! Put your timer into the Lookout.
lesson-pirates-sand = The sand runs for 30 seconds, three times as fast in this lesson. Until it is down nobody touches that timer: this is the heart of the game.
lesson-pirates-more-sand = Your sand runs. When it is down you may act at once or later: the timer waits for you in its space.
lesson-pirates-plan = While the sand runs, plan: what will this timer do, and where does it go next?
lesson-pirates-look = Your sand is down, and nothing hurries you. Touch your timer in the Lookout, then the card in the north-east.
lesson-pirates-crew = Your shipmates use their own timers meanwhile. Watch where they stand.
lesson-pirates-brigantine = A Brigantine! When the round ends every ship that is still there fires at you. One hit sinks this one before.
lesson-pirates-cannonballs = First load. A timer never goes into the same area twice in a row, but the Cannonballs are free: put it there.
lesson-pirates-load = Touch your timer, then both right Cannons: up to two balls, into two empty cannons.
lesson-pirates-found = A shipmate has looked, too, and found the way out: a Passage, in the south-east.
lesson-pirates-guns = Guns first. Put your timer into the right Cannons, which you have loaded.
lesson-pirates-fire = Touch your timer: only the Brigantine is in range, so it fires at once. The die says 1 hit, 2 hits, or that the cannon breaks.
lesson-pirates-cork = Sunk! Now look at the Sails: a cork marks damage. Nobody can use that space until the cork is off.
lesson-pirates-repairs = Repairs take it off. Put your timer there.
lesson-pirates-repair = Touch your timer: the cork comes off.
lesson-pirates-passage = Now out of here. A Passage opens when your bow points at it at its own speed. This one says 1, and the Ellen makes 2.
lesson-pirates-sails = So take the speed down. Put your timer into the Sails.
lesson-pirates-speed = Touch your timer, then the sign for less: speed 1.
lesson-pirates-helm = At speed 1 the Helm turns the bow by one or two sectors, at 2 by one, at 0 and 3 not at all. Put your timer there.
lesson-pirates-turn = Touch your timer, then the south-east: two sectors to the right.
lesson-pirates-end = The Passage! That ends the round at once. Then the ships that are left fire: one was hiding in the south-west.
lesson-pirates-choose = It hit the Sails, which face it. Where an area has two free spaces the crew chooses: put the cork into the second one.
lesson-pirates-second = Round 2, and you decide: I name what is possible, the best first. Press “Show me” when you want the arrow. Start when you like.
lesson-pirates-best-look = Best: the Lookout. The right Cannons face the south, one is still loaded, and nobody knows what lies there.
lesson-pirates-or-repair = Also good: Repairs, for the cork in the Sails. A shipmate does what you leave.
lesson-pirates-look-south = Turn up the card in the south.
lesson-pirates-best-guns = Best: the right Cannons. The Brigantine in the south would fire at the end of the round.
lesson-pirates-event = An event! Read what it does to the ship; then choose Continue. At this level clock and sand wait for you, at higher ones they run on.
lesson-pirates-fire-south = Now fire at the Brigantine in the south.
lesson-pirates-best-helm = Best: the Helm. The Passage in the north-east wants speed 2, and the gust has just given you that. It is one sector to the left.
lesson-pirates-turn-left = Turn the bow to the north-east.
lesson-pirates-third = Round 3. A shot has hit the Helm: with that cork nobody steers! The Passage of this round wants speed 1, and you make 2. Make a plan, then start.
lesson-pirates-best-repairs = Best: Repairs. Without the Helm the Ellen does not turn.
lesson-pirates-or-sails = Also good: the Sails, down to speed 1.
lesson-pirates-best-left = Best: the left Cannons. They are loaded and face the Brigantine in the north.
lesson-pirates-or-look = Also good: the Lookout. The Passage has not been found yet.
lesson-pirates-fire-north = Now fire at the Brigantine in the north.
lesson-pirates-last-helm = Best: the Helm. The Passage lies in the south, two sectors to the right, and the speed is 1.
lesson-pirates-last-turn = Turn the bow to the south, and you are out.
lesson-pirates-paused = Paused: clock and sand stand still, and nothing is missed. Choose Resume when you want to go on.
lesson-pirates-watch = Watch what happens: it goes on by itself.
lesson-pirates-won = Won, with three stars! You can look, load, fire, repair, set sails and steer. The rest is talking to each other while the sand runs.
lesson-pirates-left = This voyage ended early. You can begin the lesson again whenever you like.

# --- what is new in a chapter, done before the sand runs ---
practice-pirates-fog = The Lookout is ready: your timer’s sand is down. Touch it, then the card that is still face down. Fog hides nothing: turned up, it is gone.
practice-pirates-brigantine = A Brigantine: one life point, and one shot at the end of the round. Your cannon is loaded and ready: fire.
practice-pirates-corvette = A Corvette has two life points: one hit may not be enough. Now fire at her, too.
practice-pirates-passage = A Passage: the bow must point at it at the speed on its card. This one says 2, and the Ellen makes 1.
practice-pirates-faster = Here sand runs ten times as fast. Touch your timer, then the sign for more: speed 2.
practice-pirates-rocks = These are Rocks: each time the bow comes to rest on them they do 1 damage. Steer elsewhere.
practice-pirates-turn = Touch your timer at the Helm, then the sector that is marked.
# from chapter 2
practice-pirates-gunboat = A Gunboat: one life point only, but two shots at the end of the round. Sink her first.
# from chapter 2
practice-pirates-events = From now on there are events. Set a timer in the Lookout; while time goes on they come, one after the other.
# from chapter 2
practice-pirates-found = Those were five events. The sixth, a Lull, takes 1 off the speed as the Gust adds 1. Now look: turn up the last card.
# from chapter 2
practice-pirates-helm = A Passage 3 wants full speed, at which nobody steers. So turn first: put a timer at the Helm.
# from chapter 2
practice-pirates-passage-3 = The bow points at the Passage 3. What is missing is speed 3.
# from chapter 2
practice-pirates-full = Touch your timer at the Sails, then the sign for more: full sail, and through.
# from chapter 3
practice-pirates-wheel = The Current has turned the bow, and Broken Wheel has put a cork into the Helm. Your timer at the Repairs is ready: take that cork off.
# from chapter 3
practice-pirates-bank = One card is still face down: it is a Fog Bank. Steer into it to see what it does. Put a timer at the Helm.
# from chapter 3
practice-pirates-into-bank = Touch your timer, then the sector of the face-down card.
# from chapter 3
practice-pirates-merchant = A Merchant is worth more afloat: sunk, she takes her Loot along. Point the bow at her at speed 1 and board her.
# from chapter 3
practice-pirates-alongside = The bow points at it, and the speed is right. Such a card has a space of its own: set a timer on the card.
# from chapter 3
practice-pirates-board = Touch your timer on the card: you board, and the Loot is yours.
# from chapter 4
practice-pirates-whirlpool = The face-down card is a Whirlpool. At speed 0 or 1 it turns the Ellen two sectors further, clockwise. Touch your timer at the Helm, then its sector.
# from chapter 4
practice-pirates-island = It has thrown you before the Island. One lands at speed 0 only, and the Ellen makes 1.
# from chapter 4
practice-pirates-stop = Touch your timer at the Sails, then the sign for less: speed 0.
# from chapter 4
practice-pirates-ashore = Set a timer on the Island.
# from chapter 4
practice-pirates-land = Touch it: you land, and the piece of the Map comes aboard.
# from chapter 5
practice-pirates-fort = The Fort lies open from the start: 4 life points, 2 shots. It lies ahead, where only the Bow Chaser fires, your fifth cannon.
# from chapter 5
practice-pirates-frigate = A Frigate has 3 life points. At Chase the other ships make for your stern, while she moves on by one sector, clockwise. Put a timer into the Sails, and watch her.
# from chapter 5
practice-pirates-to-island = A Prisoner waits on the Island; one lands there at speed 0. First turn: your timer at the Helm is ready.
# from chapter 5
practice-pirates-free = Touch it: you land, and the Prisoner is free.
# from chapter 6
practice-pirates-lookout = By night much lies hidden. The timer in the Lookout is ready: turn up this card.
# from chapter 6
practice-pirates-lantern = The Lantern is a second space of the Lookout: with it two look at the same time. Turn up this one.
# from chapter 6
practice-pirates-wreck = A Wreck has a space that may be used from any heading, at any speed: for a cork off the ship, or for Powder.
# from chapter 6
practice-pirates-salvage = Touch your timer on the Wreck and take the Powder.
# from chapter 6
practice-pirates-powder = Powder makes a shot stronger: 1 hit becomes 2. The Corvette has two life points. Touch your timer at the cannon and fire with Powder.
# from chapter 6
practice-pirates-lighthouse = Fog has rolled in and hidden cards, but you remember where the Lighthouse lies. Point at it at speed 2, which the Ellen makes.
# from chapter 7
practice-pirates-kraken = The Kraken, 5 life points. The first roll that hits him counts whole, and wakes his arms. Now fire.
# from chapter 7
practice-pirates-tentacle = Tentacles! Each closes a space of the area that faces it, and as long as one lies face up the Kraken cannot be hit. Sink this one.
# from chapter 8
practice-pirates-galleon = A Galleon: 4 life points, 2 shots, and silver in the hold. Now fire.
# from chapter 8
practice-pirates-sink-galleon = Her damage stays, from round to round. Once more.
# from chapter 8
practice-pirates-hull = Sunk: her Loot floats in that sector, where Rocks lie, too. The Reinforced Hull ignores the first cork of each round: steer there and take it.
# from chapter 9
practice-pirates-curse = This timer is cursed: its sand takes 40 seconds, until it has performed the Repairs. It may do so without a cork, too. Touch it.
# from chapter 9
practice-pirates-siren = A Siren, face up: nobody may work in the area that faces her, now the Cannonballs. Pointed at with speed 3 she is gone.
# from chapter 9
practice-pirates-ghost = A Ghost Ship can be hit at speed 3 only, and that is what you make now. Now fire.
# from chapter 10
practice-pirates-quench = Fire in the Sails! At each event a Fire spreads to the next area. The Repairs put it out: touch your timer there.
# from chapter 10
practice-pirates-flagship = The Flagship: 8 life points and 3 shots, one fewer for every 3 damage. So every hit counts. Fire.
# from chapter 10
practice-pirates-fireship = A Fireship fires no shot. Left at the end of the round it sets two spaces on fire. One hit sinks it: fire.
practice-pirates-Place = Put a timer there.
practice-pirates-Turn = Touch your timer at the Helm, then that sector.
# from chapter 5
practice-pirates-Fire = Touch your timer at the cannon, then the card.
# from chapter 9
practice-pirates-SetSails = Touch your timer at the Sails, then the sign for more.
# from chapter 2
practice-pirates-event = An event. See what it does to the ship, or touch its rule; then choose Continue. Here clock and sand wait for you.
practice-pirates-choose-cork = The area has two free spaces: say where the cork goes. At sea you have three seconds for that.
# from chapter 2
practice-pirates-choose-unload = Choose the cannon that loses its ball.
# from chapter 2
practice-pirates-choose-uncork = Say which cork comes off.
# from chapter 3
practice-pirates-choose-hide = Say which card the Fog Bank hides again.
practice-pirates-wait = Time runs here ten times as fast as at sea. Watch what comes.
practice-pirates-done = That is all that is new. Now the chapter itself, with the sand running.
practice-pirates-left = This practice ended early. You can begin it again whenever you like.

# --- to be tried before the sand runs ---

drill-pirates-aim = The Ellen heads { $heading }, and this card lies { $sector } of her. Which part of the ship does it hit when the round ends?
drill-pirates-aim-why = { $answer }: that part points to the { $sector } while the Ellen heads { $heading }.
drill-pirates-hold = The Ellen heads { $heading }, and this card lies face up, { $sector } of her. Which part of the ship does it hinder?
drill-pirates-hold-why = { $answer }: that part points to the { $sector } while the Ellen heads { $heading }.
drill-pirates-speed = At which speed does it count that your bow points at this card?
drill-pirates-speed-why = At speed { $answer }, and at no other.
drill-pirates-sails = The Ellen makes speed { $speed }, and this event comes. What is her speed then?
drill-pirates-sails-why = Speed { $answer }: so look again where the Helm can still turn you.
drill-pirates-drift = The Ellen heads { $heading }, and this event comes. Where does her bow point then?
drill-pirates-drift-why = It points { $answer }, whatever her speed is, and the cards there are turned up.
drill-pirates-damage = This event comes. Which part of the ship gets a cork?
drill-pirates-damage-why = { $answer }; a space with a timer in it is spared.
drill-pirates-closed = This event comes. Which part of the ship is closed for a while?
drill-pirates-closed-why = { $answer }: nobody places or performs there until it is over.
# Of these the first answer is right.
drill-pirates-fog = You turn this card up. What becomes of it?
    .choice-1 = It is discarded.
    .choice-2 = It stays where it is.
    .choice-3 = It is turned down again.
drill-pirates-fog-why = { $answer } There is nothing in it: look elsewhere.
drill-pirates-fog-bank = Your bow turns this card up. What does the crew have to turn down again?
    .choice-1 = A card in a neighbouring sector
    .choice-2 = Another card before the bow
    .choice-3 = Nothing
drill-pirates-fog-bank-why = { $answer }: one that lies face up, and the crew chooses which.
drill-pirates-gunboat = This card is still afloat when the round ends. How often does it fire?
    .choice-1 = 2 times
    .choice-2 = 1 time
    .choice-3 = Not at all
drill-pirates-gunboat-why = { $answer }, though a single hit sinks it: sink it early.
drill-pirates-corvette = How many life points must you take from this card to sink it?
    .choice-1 = 2 life points
    .choice-2 = 1 life point
    .choice-3 = 4 life points
drill-pirates-corvette-why = { $answer }: one ball seldom does it, so damage on it stays.
drill-pirates-fort = This card lies there at the round’s start. Can it be missed?
    .choice-1 = No, it always lies face up.
    .choice-2 = Yes, until the Lookout finds it.
    .choice-3 = Yes, until the bow comes there.
drill-pirates-fort-why = { $answer } And it never moves: its 2 shots are sure unless you take its 4 life points.
drill-pirates-frigate = Chase is called. Where does this card go?
    .choice-1 = One sector clockwise
    .choice-2 = To the ship’s stern
    .choice-3 = Nowhere
drill-pirates-frigate-why = { $answer }: it does not follow the others.
drill-pirates-galleon = You have sunk this card. How does the crew get its Loot?
    .choice-1 = Bring the bow to rest in its sector
    .choice-2 = It is aboard at once
    .choice-3 = Set a timer on the card
drill-pirates-galleon-why = { $answer }: it drifts there until then.
drill-pirates-merchant = How does the crew get the Loot of this card?
    .choice-1 = Set a timer on it, and point at it at speed 1
    .choice-2 = Sink it
    .choice-3 = Turn it up
drill-pirates-merchant-why = { $answer }. If you sink it, the Loot goes down, too.
drill-pirates-island = How does the crew get the token on this card?
    .choice-1 = Set a timer on it, and point at it at speed 0
    .choice-2 = Fire at it
    .choice-3 = Turn it up
drill-pirates-island-why = { $answer }: then somebody lands.
drill-pirates-fireship = This card is still there when the round ends. What does it do?
    .choice-1 = 2 damage without a die, and its corks burn
    .choice-2 = 2 shots with the die
    .choice-3 = Nothing, it fires no shot
drill-pirates-fireship-why = { $answer }: one hit before that is enough to sink it.
drill-pirates-ghost-ship = At which speed must the Ellen sail for you to hit this card?
    .choice-1 = At speed 3
    .choice-2 = At any speed
    .choice-3 = At speed 0
drill-pirates-ghost-ship-why = { $answer }, and at no other. Its own shot curses a timer.
drill-pirates-kraken = You have hit this card once, and its Tentacles have come up. When can you hit it again?
    .choice-1 = While no Tentacle lies face up
    .choice-2 = At once
    .choice-3 = At speed 3
drill-pirates-kraken-why = { $answer }: see to the Tentacles first.
drill-pirates-siren = This card lies face up beside the Left cannons. What does that mean for them?
    .choice-1 = Nobody may place a timer or perform there
    .choice-2 = They fire at her by themselves
    .choice-3 = They need a second ball
drill-pirates-siren-why = { $answer }, until you point at her at speed 3. Only the Helm is deaf to her.
drill-pirates-flagship = This card fires 3 shots. It has 3 damage. How many shots does it fire now?
    .choice-1 = 2 shots
    .choice-2 = 3 shots
    .choice-3 = No shot
drill-pirates-flagship-why = { $answer }: one fewer for every 3 damage.
drill-pirates-wreck = A sailor has reached this card. What can they take from it?
    .choice-1 = A cork off the ship, or Powder
    .choice-2 = A life point
    .choice-3 = Loot
drill-pirates-wreck-why = { $answer }: from any heading and at any speed. Then the Wreck is gone.
drill-pirates-wet-powder = This event comes. What does the crew lose?
    .choice-1 = A loaded ball
    .choice-2 = A cork
    .choice-3 = A life point
drill-pirates-wet-powder-why = { $answer }: out of a cannon that the crew chooses, and back to the supply.
drill-pirates-good-omen = This event comes. What does the crew get?
    .choice-1 = One cork comes off the ship
    .choice-2 = One life point comes back
    .choice-3 = One ball is loaded
drill-pirates-good-omen-why = { $answer }, and the crew chooses where.
drill-pirates-rum = This event comes. Which timer is ready at once?
    .choice-1 = The one with the longest to run
    .choice-2 = The one with the shortest to run
    .choice-3 = All of them
drill-pirates-rum-why = { $answer }: so it is worth setting one just before.
drill-pirates-reinforcement = This event comes. Where does the new Brigantine lie?
    .choice-1 = In the sector with the fewest cards
    .choice-2 = Before the bow
    .choice-3 = In the sector with the most cards
drill-pirates-reinforcement-why = { $answer }, face up.
drill-pirates-loot = From where does it come aboard?
    .choice-1 = From Merchants and sunk Galleons
    .choice-2 = From Islands
    .choice-3 = From Rocks
drill-pirates-loot-why = { $answer }; some goals ask for it.
drill-pirates-map = How does it come aboard?
    .choice-1 = By landing on an Island
    .choice-2 = By boarding a Merchant
    .choice-3 = By sinking a ship
drill-pirates-map-why = { $answer }. Three of them make a whole chart.
drill-pirates-prisoner = How do they come aboard?
    .choice-1 = By landing on an Island
    .choice-2 = By sinking a ship
    .choice-3 = By looking from the Lookout
drill-pirates-prisoner-why = { $answer }: that is where they wait.
drill-pirates-strike = Your bow comes to rest on this card. How much damage does it do?
drill-pirates-strike-why = { $answer }, and each time again: it stays on the board. From the Lookout it does nothing.
drill-pirates-whirl = The Ellen heads { $heading } at speed { $speed }, and her bow comes to rest on this card. Where does it point then?
drill-pirates-whirl-why = It points { $answer }: she is swung round by two sectors, clockwise. At speed 2 or 3 she is too fast for it.
drill-pirates-chase = The Ellen heads { $heading }, and a ship lies face up, { $sector } of her. This event comes. Where does the ship lie then?
drill-pirates-chase-why = It lies { $answer }: one sector nearer to your stern, where no cannon of yours points.
drill-pirates-hide = This event comes. How many cards are turned face down again?
drill-pirates-hide-why = { $answer }, drawn at random; those before the bow are spared.
drill-pirates-bow-chaser = The Ellen heads { $heading }. Into which sector does this cannon shoot?
drill-pirates-bow-chaser-why = It shoots { $answer }: always where she heads for.
drill-pirates-fire = This fire burns in the Helm, and an event comes. Which part of the ship gets the next cork?
drill-pirates-fire-why = { $answer }: the next part clockwise. Repairs puts it out like any cork.
drill-pirates-curse = How many seconds does the sand of a cursed timer take?
drill-pirates-curse-why = It takes { $answer } seconds, until that timer has performed Repairs.
drill-pirates-lantern = With this part, how many action spaces does the Lookout have?
drill-pirates-lantern-why = It has { $answer }: two sailors can look at the same time.
drill-pirates-hull = With this part, a round brings two corks. How many of them count?
drill-pirates-hull-why = Only { $answer }: the first one of each round does not.
drill-pirates-powder = You use it, and the die shows 1 hit. How many hits is that?
drill-pirates-powder-why = That makes { $answer }. Say so before you roll: it is spent in any case.

# What an old salt would do, and why.
hint-pirates-steer = { action-pirates-Place }. She should head { $heading } at speed { $speed }.
hint-pirates-look = { action-pirates-Place }. { $number ->
    [one] One card still lies face down.
   *[other] { $number } cards still lie face down.
 }
hint-pirates-load = { action-pirates-Place }. { $number ->
    [one] One cannon is empty, and there is something to shoot at.
   *[other] { $number } cannons are empty, and there is something to shoot at.
 }
hint-pirates-load-unseen = { action-pirates-Place }. { $number ->
    [one] One cannon is empty, and there are targets among the cards that lie face down.
   *[other] { $number } cannons are empty, and there are targets among the cards that lie face down.
 }
hint-pirates-mend = { action-pirates-Place }. { $number ->
    [one] One cork stops a space of the ship.
   *[other] { $number } corks stop spaces of the ship.
 }
hint-pirates-gun-now = { action-pirates-Place }. It is loaded, and has a target: { $card }.
hint-pirates-gun = { action-pirates-Place }. A loaded cannon there will have a target: { $card }.
hint-pirates-card = { action-pirates-Place }. That is what the crew needs: { $card }.
hint-pirates-spare = { action-pirates-Place }. Nothing is more urgent now.
# from chapter 6
hint-pirates-wreck = { action-pirates-Place }. { $number ->
    [one] One cork stops a space of the ship, and a { $card } has planks.
   *[other] { $number } corks stop spaces of the ship, and a { $card } has planks.
 }
# from chapter 6
hint-pirates-powder = { action-pirates-Place }. There is something to shoot at, and a { $card } has Powder.
# from chapter 9
hint-pirates-curse = { action-pirates-Place }. That lifts its curse: until then its sand takes { $number } seconds.
hint-pirates-Turn = { action-pirates-Turn }. She should head { $heading } at speed { $speed }.
hint-pirates-SetSails = { action-pirates-SetSails }. She should head { $heading } at speed { $speed }.
hint-pirates-Look = { action-pirates-Look }. { $number ->
    [one] It is the last one that lies face down.
   *[other] { $number } cards still lie face down.
 }
hint-pirates-Load = { action-pirates-Load }. { $number ->
    [one] That one alone is empty.
   *[other] { $number } cannons are empty.
 }
hint-pirates-Repair = { action-pirates-Repair }. { $number ->
    [one] It is the only space that a cork stops.
   *[other] Of { $number } spaces with a cork that one is missed most.
 }
# from chapter 6
hint-pirates-Salvage = { action-pirates-Salvage }. { $number ->
    [one] It is the only space that a cork stops.
   *[other] Of { $number } spaces with a cork that one is missed most.
 }
hint-pirates-TakeBack = { action-pirates-TakeBack }. There is nothing to do there now ({ $here }).
hint-pirates-Fire = { action-pirates-Fire }: { $card } has { $number ->
    [one] one life point left.
   *[other] { $number } life points left.
 }

# --- refusals of the App beside the cardboard ---
refusal-pirates-app-not-now = That is told when the sand is down.
refusal-pirates-app-no-goal-now = No goal is open now.
refusal-pirates-app-lives = There are { $lives } life points, and never more than at the start.
refusal-pirates-app-heading = The App already has the bow there: { $heading }.
refusal-pirates-app-no-cork-there = No cork goes there: { $space }.
refusal-pirates-app-no-more-corks = All three corks are in use already.
refusal-pirates-app-no-shooter = { $card } neither fires nor burns, or is not in this round.
refusal-pirates-app-sector-full = Three cards lie in the { $sector } already.
refusal-pirates-app-no-card = No card is named in the { $sector }.
refusal-pirates-app-damage = No card that is named fires by its damage, or it cannot have so much.
# from chapter 8
refusal-pirates-app-no-hull = The ship has no Reinforced Hull.
refusal-pirates-app-no-curse = No timer can be cursed in this chapter.
refusal-pirates-app-no-wish = Optional goals are told when the chapter is won.
refusal-pirates-app-no-shot = No card has taken aim.

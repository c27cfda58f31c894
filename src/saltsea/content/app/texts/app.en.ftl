# The App beside the cardboard: what a crew tells it, and what it says. The rest is said as in the digital game.
title-app = The App of A Tale of Pirates
brief-app = The ship, the sand and the cards lie on your table. The App tells the story, deals, keeps the time, calls the events, lets the enemy fire and counts the score.

# --- what the crew tells ---

action-app-Start = { action-pirates-Start }
action-app-Pause = { action-pirates-Pause }
action-app-Resume = { action-pirates-Resume }
action-app-Continue = { action-pirates-Continue }
action-app-Cork = { action-pirates-Cork }
action-app-Reach = The goal is reached
action-app-NoteHeading = The bow points { $heading }
action-app-NoteSpace = Change what is in { $space }: no cork, a cork, a cork on fire
action-app-NoteLives = Life points left: { $lives }
action-app-NoteCard = Still there in the { $sector }: { $card }
action-app-UnnoteCard = In the { $sector }: one card fewer
action-app-NoteDamage = Damage on it: { $damage }
action-app-NoteHull = Has the hull held a cork off in this round? Change it
action-app-NoteWish = Optional goal { $wish ->
    [0] met, or not
   *[other] { $wish } met, or not
 }
action-app-NoteCurse = The curse on { $timer }: on it, or off
action-app-Report = That is how the table looks
action-app-Roll = Roll the die here
action-app-EnterRoll = We rolled: { $face ->
    [0] broken cannon, a miss
    [one] { $face } hit
   *[other] { $face } hits
 }

# --- what the App notes ---

event-app-EventApplied = { $happening } is dealt with: the voyage goes on
event-app-BoardForgotten = the round is over: what is left on the table?
event-app-HeadingNoted = the bow points { $heading }
event-app-SpaceNoted = { $holds ->
    [0] no cork in { $space }
    [1] a cork in { $space }
   *[other] a cork on fire in { $space }
 }
event-app-LivesNoted = life points left: { $lives }
event-app-CardNoted = still there at { $position }: { $card }
event-app-CardUnnoted = not at { $position } after all: { $card }
event-app-DamageNoted = damage on the card at { $position }: { $damage }
event-app-HullNoted = { $hull ->
    [0] the hull has held a cork off in this round
   *[other] the hull has held no cork off yet
 }
event-app-WishNoted = { $met ->
    [0] an optional goal is not met
   *[other] an optional goal is met
 }
event-app-CurseNoted = { $cursed ->
    [0] the curse is off { $timer }
   *[other] { $timer } is cursed
 }
event-app-Reported = the table is told
event-app-DieAsked = the die rolls

event-app-Dealt = { event-pirates-Dealt }
event-app-EventPlanned = { event-pirates-EventPlanned }
event-app-Ready = { event-pirates-Ready }
event-app-RoundStarted = { event-pirates-RoundStarted }
event-app-SailsUp = { event-pirates-SailsUp }
event-app-ClockRanOut = { event-pirates-ClockRanOut }
event-app-StageReached = { event-pirates-StageReached }
event-app-GoalReached = { event-pirates-GoalReached }
event-app-TimersCleared = { event-pirates-TimersCleared }
event-app-FiringBegan = { event-pirates-FiringBegan }
event-app-TookAim = { event-pirates-TookAim }
event-app-RoundEnded = { event-pirates-RoundEnded }
event-app-VoyageEnded = { event-pirates-VoyageEnded }
event-app-EventCalled = { event-pirates-EventCalled }
event-app-EventCame = { event-pirates-EventCame }
event-app-CardTurned = { event-pirates-CardTurned }
event-app-EnemyShot = { event-pirates-EnemyShot }
event-app-Burnt = { event-pirates-Burnt }
event-app-CorkPut = { event-pirates-CorkPut }
event-app-LifeLost = { event-pirates-LifeLost }
event-app-HullHeld = { event-pirates-HullHeld }
event-app-ChoiceOpened = { event-pirates-ChoiceOpened }
event-app-Paused = { event-pirates-Paused }
event-app-WentOn = { event-pirates-WentOn }

# --- what the App asks for ---

ask-app-set-up = Set up round { $round }, then start the clock.
ask-app-event = Do what the event says, then continue.
ask-app-report-won = The chapter is won! Which life points, corks and optional goals do you have?
ask-app-report-lost = Time is up. Was the goal reached by a choice that was still open?
ask-app-report-fire = Turn all cards up. Tell where the bow points, which spaces have corks, and which cards that shoot are left.
ask-app-cork = Which of these spaces gets the cork?
ask-app-die = { $card } fires: { $shots ->
    [one] one more roll
   *[other] { $shots } rolls
 } of the die.

# --- options ---

option-app-sailors = How many people sail.
    .title = People
    .choice-1 = 1 person
    .choice-2 = 2 people
    .choice-3 = 3 people
    .choice-4 = 4 people
option-app-chapter = { option-pirates-chapter }
option-app-level = { option-pirates-level }
option-app-timers = { option-pirates-timers }
option-app-calm = { option-pirates-calm }
option-app-open = { option-pirates-open }
option-app-word = { option-pirates-word }

# --- the App's screens ---

app-set-up = Set up round { $round } of { $rounds }
app-ship = Put the Ellen in the middle: the bow points { $heading }, sails at speed { $speed }.
app-ship-stays = The ship stays as she is: heading, sails, corks, loaded cannons and tokens. What floats in a sector stays, and ships that return keep their damage.
app-life = Life points:
app-no-corks = No cork to begin with.
app-corks = Corks to begin with: { $spaces }.
app-corks-now = Corks that are in her now: { $spaces }.
app-no-corks-now = There is no cork in her now.
app-fires = These corks are on fire: { $spaces }.
app-cursed = { $timer } is cursed.
app-parts = Lay these ship parts on her; they stay for the whole chapter. Touch one to read what it does.
app-take = Take these cards. Touch one to read what it does.
app-lies-open = Face up, { $position }: { $card }.
app-lay-bow = Without { $cards }, shuffle and lay { $number ->
    [one] one card
   *[other] { $number } cards
 } face down before the bow, { $heading }.
app-lay-rest = Shuffle { $cards } with the rest and lay them face down, as in the picture.
app-lay = Shuffle the other cards and lay them face down, as in the picture.
app-turn-up = When the clock starts, turn up the cards before the bow. They do nothing yet.
app-resolver = Who deals with events?
app-resolver-is = { $name } deals with events.
app-follow = Follow on another device
app-follow-how = Point its camera here. It then shows clock, events and ship of this App, and has nothing to press.
app-sand-here = No sandtimers at hand: show { $number } on this screen.
app-start = Start: { $time }
app-left = { $time } left
app-lives = Life points left: { $lives }
app-stay-awake = This browser cannot keep the screen on. Touch it now and then, or let it stay on longer in the settings of your device.
app-event-for = { $name }, this is for you:
app-stage = This part of the goal is done
app-reference = What does it do?
app-areas = The areas of the ship
app-tokens = Tokens
app-signs = Signs on cards, die and ship
app-others = Other cards and events that you have met
app-sign-heart = A life point of a card. Each hit takes one; when none is left, the card is sunk or gone.
app-sign-shot = At the end of the round the card fires this often: one roll of the die for each shot.
app-sign-speed = The speed at which the Ellen must point at the card.
app-sign-flame = At the end of the round the card burns: that many corks, without a die.
app-sign-die-1 = One hit: one damage.
app-sign-die-2 = Two hits: two damage.
app-sign-die-0 = Broken cannon: an enemy misses. If you fired, a cork goes into that cannon’s space.
app-sign-cork = A cork: no timer can stand in this space until Repairs takes it out. A hit puts one into the area that faces the card.
app-sign-life = A life point of the crew: lost for every cork that finds no place or is not there. Without any, the chapter is lost.
app-all-rules = All rules, in a new tab
app-report-fire = The round is over
app-report-won = Won!
app-report-lost = Time is up
app-was-reached = Yes: the goal was reached
app-is-lost = No: it is lost
app-bow = Where does the bow point?
app-touch-sector = Which cards that shoot are left? Touch a sector on the picture.
app-left-in = Still there, { $sector }:
app-add = Add: { $card }
app-one-fewer = One fewer
app-damage = Damage on it: { $card }
app-curses = Which timers are cursed?
app-hull-held = The hull has held a cork off in this round
app-touch-spaces = Touch a space on the picture to put a cork in or take it out.
app-touch-spaces-fire = Touch a space on the picture to put a cork in, set it on fire, or take it out.
app-wish = The optional goal is met
app-wish-called = { $title }: { $text }
app-report-done-fire = Done: the enemy fires
app-report-done-won = Done: count the score
app-firing = The enemy fires
app-we-rolled = Or enter what you rolled:
app-enter = { $roll }. Enter it
app-fired = The enemy has fired
app-fired-corks = She has corks in: { $spaces }. Put yours like this, and the life points as below.
app-fired-no-corks = She has no cork in her now.
app-fired-on = Set up round { $round } of { $rounds }
app-sure = { $what }. Is that so?
app-sure-yes = Yes
app-sure-no = No
app-last-life = Is the last life point lost? Then so is the chapter.
app-last-life-yes = Yes, we sink
app-stages = Part { $stage } of { $stages }
app-paused = Paused. Lay your sandtimers on their sides.
app-held = The clock stands until you continue. Lay your sandtimers on their sides.
app-held-elsewhere = The clock stands until “{ action-pirates-Continue }” is touched on the App’s own device. Lay your sandtimers on their sides.
app-told-elsewhere-fire = Turn all cards up. How the table looks is told to the App’s own device.
app-told-elsewhere-won = Life points, corks and optional goals are told to the App’s own device.
app-told-elsewhere-lost = The App’s own device asks whether the goal was reached by a choice that was still open.
app-lead-lost = The App’s own device has lost its connection. Open its page there again.
app-report-done-sunk = Done: these are sunk: { $cards }. The enemy fires
app-take-back = Take { $timer } back
app-uncursed = { $timer }: the curse is off

# --- at a text table ---
deck-app-round = Round { $round } of { $rounds }
deck-app-corks = Corks: { $spaces }

# --- what the crew types at a text table; the first word of a list is the one that is shown ---

typed-app-Reach = reached, goal-reached
typed-app-NoteHeading = bow, note-heading
typed-app-NoteSpace = space, note-space
typed-app-NoteLives = lives, note-lives
typed-app-NoteCard = card-at, note-card
typed-app-UnnoteCard = no-card-at, unnote-card
typed-app-NoteDamage = damage, note-damage
typed-app-NoteHull = hull, note-hull
typed-app-NoteWish = optional, note-wish
typed-app-NoteCurse = curse, note-curse
typed-app-Report = report
typed-app-Roll = roll
typed-app-EnterRoll = rolled, enter-roll

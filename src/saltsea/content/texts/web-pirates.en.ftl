# The table of A Tale of Pirates in the browser: what things are called, what is asked, and how a voyage is told.

# --- names ---
deck-an-event = An event
deck-joined = { $one }; { $other }
deck-named = { $name }: { $what }
deck-loot = { $name } × { $number }, floats { $sector }
deck-bow-to = the bow comes to rest { $sector }
deck-number = { $number ->
    [one] { $name }
   *[other] { $name } × { $number }
 }
deck-quoted = “{ $words }”

# --- spaces, timers and cards, in words ---
deck-board = The Ellen and the sea around her
deck-space-free = free
deck-space-taken = taken
deck-space-corked = stopped by a cork
deck-space-burning = on fire
deck-cannon-loaded = loaded, aims { $sector }
deck-cannon-unloaded = not loaded, aims { $sector }
deck-space-held = held shut
deck-space-looks = It looks out to the { $sector }.
deck-your-timer = your { $timer }
deck-timer-of = { $timer } of { $seat }
deck-timer-free = { $timer } is in the hand
deck-timer-runs = { $timer } is running, { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
 }
deck-timer-runs-about = { $timer } is running, at most { $seconds } seconds left
deck-timer-ready = { $timer } is ready
deck-timer-cursed = it runs more slowly
deck-card-at = { $card }, { $position }
deck-card-down = face down
deck-card-down-what = Nobody knows what it is. The bow turns up the cards where it comes to rest, and the Lookout any card you like.
deck-card-seen = face down, known to be { $card }
deck-card-life = { $left } of { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }
deck-card-shots = fires { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
 }
deck-card-speed = speed { $speed }
deck-before-bow = before the bow
deck-may = you may: { $deed }
deck-may-ahead = you may choose it ahead: { $deed }
deck-pick = you may load the { $cannon }
deck-picked = chosen: { $cannon }

# --- how it stands ---
deck-hud = How the voyage stands
deck-clock = Round { $round } of { $rounds }: { $left } left
deck-round-of = Round { $round } of { $rounds }
deck-lives = Life points: { $number } of { $most }
deck-corks = Corks in the supply: { $number } of { $most }
deck-balls = Cannonballs in the supply: { $number } of { $most }
deck-speed = Speed { $speed }
deck-aboard = Aboard: { $token }, { $number }
deck-heads = The Ellen heads { $heading } at speed { $speed }
deck-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
 }
deck-steps = step by step
deck-steps-short = steps
deck-pace = at { NUMBER($pace) } times the speed
deck-pace-short = × { NUMBER($pace) }
deck-sound = Sound
deck-names = Names of spaces and cards
deck-chip-late = too late
deck-timer-late = { $timer }: its sand will not be down before the round ends
deck-too-late = too late for this round: its sand will not be down in time
deck-point = Point at something: then tap a card or a space
deck-point-now = Tap the card or the space to point at.
deck-point-here = Show it to the crew
deck-points = { $name } points: { $place }
deck-more-shouts = All shouts
deck-fold = Fold away
deck-unfold = Unfold
deck-ready-marks = Who is ready
deck-is-aboard = ready
deck-not-ready = not yet
deck-waits-for = You are ready. The round starts when these are, too: { $names }.
deck-start-without = Start without { $names }
deck-go-on-without = Go on without { $name }: a shipmate takes over
deck-go-on-soon = After 20 seconds everybody may go on without waiting.
deck-go-on-crew = The crew may go on now, on its own devices.
deck-event-law = What the rule says
deck-short-cannonballs = Balls
deck-short-right-1 = Right 1
deck-short-right-2 = Right 2
deck-short-left-1 = Left 1
deck-short-left-2 = Left 2
deck-short-sails-1 = Sails 1
deck-short-sails-2 = Sails 2
deck-short-helm = Helm
deck-short-lookout = Lookout
deck-short-repairs = Repairs
deck-keys = Keys
deck-goal = Goal
deck-close = Close

# --- timers ---
deck-timers = The sandtimers
deck-chip-in-hand = free
deck-chip-running = { $seconds } s
deck-chip-ready = ready!
deck-mate = the first mate ({ $mate }) plays for them
deck-mate-mine = the first mate ({ $mate }) plays for you
deck-mate-short = first mate
deck-connection-lost = their connection is lost
deck-planned-deed = chosen ahead: { $deed }

# --- the bar: what is asked ---
deck-bar = What you can do now
deck-watching = You are watching.
deck-paused = Paused: clock and sand stand still.
deck-stands = Clock and sand stand still for a moment.
deck-set-timer = { $timer } is free: tap a space.
deck-set-late = { $timer } is free, but too late: its sand would not be down in time.
deck-is-ready = { $timer } is ready ({ $space }): tap it.
deck-sand-runs = The sand runs. Tap a timer of yours to choose ahead.
deck-steps-run = The sand runs. Time goes on when everybody has chosen.
deck-mate-plays = The first mate plays for you.
deck-take-seat = Take the seat back
deck-taught = Do what the hand points at; all else waits.
deck-you-wait = You wait for something to happen.
deck-time-waits = Time waits for { $names }.
deck-plan-waits = { $timer } waits ({ $space }): { $reason }
deck-nothing-here = { $timer }: nothing to do here now ({ $space }).
deck-nothing-because = { $timer }, { $space }: { $reason }
deck-ask = { $timer }: { $question }
deck-ask-ahead = { $timer }, as soon as the sand is down: { $question }

# --- the bar: buttons and hints ---
deck-ready = Ready: start!
deck-wait = I wait
deck-seat-waits = { $seat-is ->
    [you] { $seat } wait
   *[other] { $seat } waits
 }
deck-load-only = Only this one
deck-take-back = Take it back
deck-plan-drop = Cancel the choice
deck-not-now = That is not possible just now.
deck-on-its-way = On its way…
deck-nothing-ahead = There is nothing to choose ahead for this timer yet.
deck-choose-offered = Choose one of the places that are marked.
deck-planned = Chosen. It is done as soon as the sand is down and nothing forbids it.
deck-plan-dropped = Nothing is chosen ahead for this timer any more.
deck-no-plan = Nothing is chosen ahead.
deck-no-hints = Nobody gives hints at this table.
deck-no-steps = Time runs by itself here: nobody waits for you to wait.
deck-no-such-space = The Ellen has no such space on this voyage.
deck-nothing-offered = Nothing is on offer at the moment.

# --- what would follow ---
deck-follows = Then: { $what }.

# --- phrases ---
deck-phrases = Shouts for the crew
deck-says = { $name }: { $words }
deck-disputed = Two of you want the same place: { $area }.

# --- before a round ---
deck-chapter = Chapter { $chapter }
deck-chapter-called = { $chapter }. { $title }
deck-free-play = Free play: “{ $word }”
deck-brief-cards = The cards of this round
deck-brief-card = { $number ->
    [one] { $card }: what it does
   *[other] { $card }, { $number } of them: what it does
 }
deck-brief-time = { $time } on the clock.
deck-brief-corks = Corks in: { $spaces }.
deck-brief-calm = Calm seas.
deck-brief-waits = The crew gets ready.

# --- time stands ---
deck-countdown = It goes on in a moment: three, two, one.
deck-stands-own = Your own connection is lost. Clock and sand stand here as you last knew them. What you choose is kept.
deck-stands-lost = { $number ->
    [0] A connection is lost. Clock and sand stand still until it is back.
    [one] The connection of { $names } is lost. Clock and sand stand still until it is back.
   *[other] The connections of { $names } are lost. Clock and sand stand still until they are back.
 }

# --- the end of a round ---
deck-skip = Skip

# --- the goal ---
deck-goal-round = Round
deck-goal-done = Done so far
deck-goal-hidden = Still face down
deck-goal-story = The story
deck-goal-level = Level
deck-goal-steps = How far it is
deck-goal-optional = On the side: { $title }
deck-nothing-yet = Nothing yet.
deck-none-hidden = No card.

# --- sound ---
deck-speech = Shouts
deck-speech-what = A voice of this device says, in your language, what the others shout to you.
deck-speech-on = Speak the shouts aloud
deck-speech-on-what = Whoever has the page read aloud hears them without this too.
deck-speech-none = This browser cannot read aloud.

# --- keys ---
deck-key-timers = take your timer with that number, or choose for it
deck-key-spaces = Helm, Sails, Lookout, Repairs, Cannonballs, left and right Cannons
deck-key-arrows = walk over ship and sea
deck-key-act = touch what is marked
deck-key-next = the next thing on offer
deck-key-previous = the one before it
deck-key-go = start, continue, go on after a pause
deck-key-back = take a ready timer back
deck-key-drop = cancel what you chose ahead
deck-key-powder = use the gunpowder, or not
deck-key-wait = in step mode: I wait
deck-key-hint = what would an old salt do?
deck-key-pause = pause, or go on
deck-key-clock = hear the clock and all timers
deck-key-sea = hear the ship and the sea
deck-key-goal = the goal and how far it is
deck-key-names = show or hide the names of spaces and cards
deck-key-point = show the card or space to the crew
deck-key-info = what is this?
deck-key-claims = shout that you take it
deck-key-shouts = wait, hurry, thanks, sails up or down, turn left or right
deck-key-cancel = let go, skip, close
deck-key-help = this list
deck-hear-clock = Hear the clock and all timers
deck-hear-sea = Hear the ship and the sea

# --- the end ---
deck-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
 }
deck-star-earned = Earned:
deck-star-missed = Missed:
deck-score-level = Level { $level }
deck-score-times = × { NUMBER($times) }
deck-score-sum = Points
deck-score-only = { $points } points
deck-lost-score = A lost chapter brings no points.
deck-next-chapter = On to chapter { $chapter }
deck-lost-again = The sea is still there. “Once more” deals it anew.
deck-end-pauses = { $number ->
    [one] The crew paused once.
   *[other] The crew paused { $number } times.
 }
deck-end-calm = Calm seas: { $calm }.
deck-end-hearts = { $lives ->
    [0] no life point left
    [one] 1 life point left of { $all }
   *[other] { $lives } life points left of { $all }
 }
deck-end-awards = Awards
deck-end-picture = Share as a picture
deck-end-picture-failed = The picture could not be made.

# --- orders for shipmates ---
deck-orders = Standing order for { $name }
deck-order = Standing order
deck-order-none = No order: it does as it sees fit.
deck-order-again = Touch the order once more to take it back.
deck-skill = Skill
deck-exchange = Exchange seats: it takes your timer, you take this one
deck-old-salt = What would an old salt do?

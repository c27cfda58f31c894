# A Tale of Pirates at a text table: the words for its actions, and how ship, sea and voyage are told. Words that are
# understood stand in a list; the first is printed.
typed-pirates-Start = start, go
typed-pirates-Place = place, put, set
typed-pirates-TakeBack = take, lift, back
typed-pirates-SetSails = sails
typed-pirates-Turn = turn, steer
typed-pirates-Look = look, spy
typed-pirates-Repair = repair, mend
typed-pirates-Load = load
typed-pirates-Fire = fire, shoot
typed-pirates-Board = seize
typed-pirates-loose = board
typed-pirates-Land = land
typed-pirates-Salvage = salvage
typed-pirates-Cork = cork
typed-pirates-Unload = unload
typed-pirates-Uncork = uncork
typed-pirates-Hide = hide
typed-pirates-Continue = continue
typed-pirates-Pause = pause
typed-pirates-Resume = resume

typed-pirates-timer = timer
typed-pirates-up = up, raise, faster, more
typed-pirates-down = down, lower, slower, less
typed-pirates-right = right, r, starboard
typed-pirates-left = left, l, port
typed-pirates-powder = powder
typed-pirates-curse = curse
typed-pirates-space-0 = balls, cannonballs
typed-pirates-space-1 = right1, right, rightcannon1, rightcannons, r1
typed-pirates-space-2 = right2, right, rightcannon2, rightcannons, r2
typed-pirates-space-3 = sails1, sails
typed-pirates-space-4 = sails2, sails
typed-pirates-space-5 = helm, wheel
typed-pirates-space-6 = lookout, mast
typed-pirates-space-7 = left1, left, leftcannon1, leftcannons, l1
typed-pirates-space-8 = left2, left, leftcannon2, leftcannons, l2
typed-pirates-space-9 = repairs, repair
typed-pirates-space-10 = lantern, lookout2
typed-pirates-space-11 = chaser, bowchaser

usage-pirates-why = why 1 helm
usage-pirates-card = card NE2
usage-pirates-wait = wait [N]
command-pirates-abandon = Give up the voyage. It ends when everybody who plays has agreed, and at once if you sail with computers alone.
command-pirates-board = Ship and sea as a picture, or in sentences.
command-pirates-hand = Your timers, and what can be done with them.
command-pirates-why = Whether something is forbidden now, and by which rule.
command-pirates-cards = The cards that were seen, and what the others are among themselves.
command-pirates-card = What a card, token or event does: by its name, or by where the card lies.
command-pirates-undo = Nothing aboard can be taken back; a ready timer can, with take.
command-pirates-wait = Nothing (more) for now. In step mode time then goes on. In real time it goes on anyway, and a script waits here, for N seconds if it says so.

pirates-welcome = Sandtimers do the work aboard the Ellen. Set one on a space of the ship; half a minute later the action of that space is yours, once.
pirates-welcome-typed = A timer is a number, a space a word: 1 helm sets timer 1 on the helm. When its sand is down: 1 right turns the bow, 1 up sets the sails, 1 NE2 looks or fires there, take 1 takes it back. With one timer the number may be left out.
pirates-welcome-look = Type ship to see ship and sea, clock for the time and the timers, goal for the goal, pause to stop the clock.

# --- ship and sea as a picture: 24 letters a sector ---
sign-pirates-bow = { $sector } (bow)
sign-pirates-stern = { $sector } (stern)
sign-pirates-side = { $sector }
sign-pirates-loot = , Loot { $loot }
sign-pirates-ship = the Ellen heads { $heading } at speed { $sails }
sign-pirates-down = { $slot } face down
sign-pirates-seen = { $slot } face down ({ $card })
sign-pirates-speed = sp{ $speed }
sign-pirates-cork = cork
sign-pirates-fire = fire
sign-pirates-ball = ball
sign-pirates-held = held
sign-pirates-timer = T{ $timer } { $sand }
signs-pirates = 1/2: life points left of all; sp2: its speed; below the cards the spaces that look out there; T1 12 s: timer 1 and its sand.

# --- ship and sea in sentences ---
lines-pirates-bow = Before the bow, { $sector } ({ $area }): { $cards }. Spaces: { $spaces }.
lines-pirates-sector = { $sector } ({ $area }): { $cards }. Spaces: { $spaces }.
lines-pirates-empty = no card
lines-pirates-down = { $position } face down
lines-pirates-seen = { $position } face down, known to be { $card }
lines-pirates-card = { $position } { $card }
lines-pirates-life = { $left } of { $life } life points
lines-pirates-more = { $card } ({ $more })
lines-pirates-speed = at speed { $speed }
lines-pirates-loot = { $loot } Loot adrift
lines-pirates-space = { $space } { $marks }
lines-pirates-whole = sound
lines-pirates-cork = with a cork
lines-pirates-fire = on fire
lines-pirates-ball = loaded
lines-pirates-held = held by a Tentacle

ship-pirates = The Ellen heads { $heading } at speed { $sails }. Life points: { $lives }. Corks left: { $corks } of 3. Cannonballs left: { $balls }. Aboard: { $aboard }.
ship-pirates-nothing = nothing
timer-pirates-line = { $cursed ->
    [0] { $timer } ({ $seat }): { $where }.
   *[1] { $timer } ({ $seat }, cursed): { $where }.
 }
seat-pirates-you = { $seat }, you
sand-pirates-free = free
sand-pirates-at = { $space }, { $sand }
sand-pirates-ready = ready
sand-pirates-runs = { $seconds } s
clock-pirates-none = Round { $round } of { $rounds }: no clock runs.
clock-pirates-runs = Round { $round } of { $rounds }: { $left } left.
clock-pirates-paused = Round { $round } of { $rounds }: { $left } left, paused. Type resume.
clock-pirates-waits = Round { $round } of { $rounds }: { $left } left; clock and sand wait. Type continue.

# --- what can be done ---
possible-pirates-free = { $timer } is free: { $ways }.
possible-pirates-ready = { $timer } is ready, { $space }: { $ways }.
possible-pirates-nothing = { $timer } is ready, { $space }; nothing to do there now: { $ways }.
possible-pirates-asked = { $asked } Type: { $ways }.

# --- before a round ---
brief-pirates-chapter = Chapter { $chapter }, { $title }. Level: { $level }.
brief-pirates-free = Free play by the word “{ $word }”. Level: { $level }.
brief-pirates-news = What is new: { $news }
brief-pirates-number = { $name } × { $number }
brief-pirates-round = Round { $round } of { $rounds }, { $time }. Cards: { $cards }. { $events ->
    [0] No events.
    [one] One event.
   *[other] { $events } events.
 }
brief-pirates-ship = The Ellen heads { $heading } at speed { $sails }, with { $lives ->
    [one] { $lives } life point
   *[other] { $lives } life points
 }. { $number ->
    [0] No corks.
    [one] A cork in: { $corks }.
   *[other] Corks in: { $corks }.
 }
# What a level changes in this chapter, beside the level Bosun.
brief-pirates-level-longer = Each round has { $seconds } s more.
brief-pirates-level-shorter = Each round has { $seconds } s fewer.
brief-pirates-level-lives = { $number ->
    [one] One life point instead of { $usual }.
   *[other] { $number } life points instead of { $usual }.
 }
brief-pirates-level-corks = { $number ->
    [0] No cork at the start instead of { $usual }.
    [one] One cork at the start instead of { $usual }.
   *[other] { $number } corks at the start instead of { $usual }.
 }
brief-pirates-level-events = Events in all rounds together: { $number }.
brief-pirates-level-stops = Clock and sand stop during events.
brief-pirates-level-cards = Cards in all rounds together: { $cards }.
brief-pirates-level-card = { $card } { $number }
brief-pirates-level-all = { $level } changes: { $changes }
brief-pirates-parts = Ship parts: { $parts }.
brief-pirates-cursed = Cursed: { $timers }.
brief-pirates-start = Type start when everybody is ready.

goal-pirates = Goal: { $goal }
goal-pirates-so-far = { $stages ->
    [1] So far: { $steps }.
   *[other] So far, part { $stage } of { $stages }: { $steps }.
 }
goal-pirates-reached = The goal is reached.
goal-pirates-sink = sink { $what }: { $done } of { $times }
goal-pirates-take = take { $what }: { $done } of { $times }
goal-pirates-point = point at { $what }: { $done } of { $times }
goal-pirates-clear = no { $what } on the board: { $done ->
    [0] done
   *[other] { $done } left
 }
goal-pirates-ships = ships
goal-pirates-passage = a Passage at its speed
goal-pirates-optional = On the side, { $title }: { $wish } (now { $done })

# --- what happens ---
told-pirates-event = { $event }! “{ $cry }” { $what }

# --- afterwards ---
report-pirates-won = Won!
report-pirates-lost = Lost. No points this time.
report-pirates-score = Score: { $points } points: ({ $parts }) × { $half ->
    [0] { $whole }
   *[1] { $whole }.5
 }, { $level }.
report-pirates-lives = life points { $number }: { $points }
report-pirates-corks = corks left { $number } of { $most }: { $points }
report-pirates-wishes = optional goal: { $points }
report-pirates-time = { $seconds } s left: { $points }
report-pirates-stars = Stars: { $stars } of { $most }.
report-pirates-wish = { $met ->
    [0] The optional goal “{ $title }” was missed.
   *[1] The optional goal “{ $title }” was met.
 }
report-pirates-pauses = Pauses: { $number }.
report-pirates-calm = Calm seas: { $calm }.

# --- cards ---
cards-pirates-known = Seen: { $cards }.
cards-pirates-hidden = Not seen yet: { $cards }.
cards-pirates-up = { $position } { $card }
cards-pirates-down = { $position } { $card } (face down again)
cards-pirates-none = none
cards-pirates-which = Which card? Add where it lies or its name, as in card NE2 or card fog.
cards-pirates-no-such = Nothing that is known is called { $words }.

# --- the campaign ---
campaign-pirates = The campaign of { $file }: { $won } of { $chapters } chapters won, { $stars } stars.
campaign-pirates-new = { $file } is a new campaign: chapter 1 is open.
campaign-pirates-locked = { $number }. { $title }: closed until chapter { $before } is won.
campaign-pirates-open = { $number }. { $title }: open, { $tries ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $tries } times
 }.
campaign-pirates-won = { $number }. { $title }: { $score } points at { $level }, stars { $stars } of 3; won { $won } of { $tries ->
    [one] { $tries } voyage
   *[other] { $tries } voyages
 }.{ $pauses ->
    [0] {""}
   *[other] {" "}Pauses: { $pauses }.
 }{ $calm ->
    [off] {""}
   *[other] {" "}In calm seas.
 }
campaign-pirates-best = The best so far: noted in { $file }.
campaign-pirates-noted = Noted in { $file }.
campaign-pirates-opens = Chapter { $number } is open: { $title }.

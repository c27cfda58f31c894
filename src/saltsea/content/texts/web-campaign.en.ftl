# The campaign, as far as tables speak of it; what its pages say besides is in web-pages-campaign.

# --- the chart ---
campaign = The campaign
campaign-unknown = something unknown
campaign-teach = Teach me
campaign-daily = Voyage of the day

# --- the page of a chapter ---
campaign-goal = The goal
goal-once = Your goal is to { $steps }.
goal-each-round = In every round: { $steps }.
goal-stages = One after the other:
goal-stages-each-round = In every round, one after the other:
goal-of-ship = ships
goal-of-passage = a Passage at its speed
goal-do-sink = { $times ->
    [one] sink { $what }
   *[other] sink { $what } (× { $times })
 }
goal-do-take = { $times ->
    [one] take { $what }
   *[other] take { $what } (× { $times })
 }
goal-do-point = { $times ->
    [one] point at { $what }
   *[other] point at { $what } (× { $times })
 }
goal-do-clear = leave no { $what } on the board
campaign-optional = On the side: { $title }.
campaign-new = New in this chapter
campaign-onward = Before you sail on
campaign-onward-close = To the ship
setup-life = Life points
setup-card = { $number } × { $card }

crew-pace-steps = Step by step
daily-sign = Show my name on the board
daily-sign-about = Otherwise you are “a player” there. You can change your mind.
daily-sign-failed = The table could not be told. Try again.

# --- the report ---
voyage-report = Voyage report
voyage-won = Won!
drill-try = Try it
drill-tried = Tried
drill-right = Right!
drill-wrong = Not that one.
drill-skip = Just show me the rule

# --- the App beside the cardboard ---
app = The App beside the box

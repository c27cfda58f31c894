# What pages of the campaign and the App say beside the tables: the chart and its chapters, free play, the voyage of the day,
# the report after a voyage, chapters of one’s own. A table does not fetch them.

campaign-back = Back to the chart
campaign-chapter = { $number }. { $title }
campaign-stops = The chapters
campaign-stop-open = { $title }: open
campaign-stop-won = { $title }: won, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }, best score { $score }
campaign-stop-locked = Chapter { $number }: sealed
campaign-locked = Chapter { $number } is sealed. Win chapter { $before } first.
campaign-next = Next: chapter { $number }
campaign-all-won = All ten won. Sail any of them again.
campaign-begin = Begin
campaign-go-on = Sail on
campaign-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
 }, { $won ->
    [0] not won yet
    [one] won once
   *[other] won { $won } times
 }
campaign-stars = { $earned } of { $most } stars
campaign-star-count = { $stars ->
    [0] no star
    [one] { $stars } star
   *[other] { $stars } stars
 }
campaign-more = More seas
campaign-teach-about = A lesson of six minutes, one thing at a time
campaign-daily-about = The same sea for everybody, until midnight
campaign-free = Free play
campaign-free-about = Everything that you have met, shuffled by a word
campaign-own = A chapter of your own
campaign-own-about = From a file, checked and tried before you sail
campaign-log = Log book
campaign-best = best { $score }, { $level }
campaign-not-won = not won yet
campaign-sealed = { $number ->
    [one] { $number } chapter is still sealed.
   *[other] { $number } chapters are still sealed.
 }
campaign-file = The campaign as a file
campaign-file-about = This browser keeps the secret of your log book; your results are with the server, or on this device. A file carries them to another browser, or to the terminal. What both have is put together: nothing is overwritten.
campaign-file-save = Save the file
campaign-file-bring = Bring a file
campaign-file-blank = There is nothing in it yet. Sail first!
campaign-file-brought = That is your log book now.
campaign-file-merged = Both are one now: of every chapter the better.
campaign-file-torn = That file is damaged: it cannot be read to its end. Nothing has changed; save it again where it came from.
campaign-file-other = That file is no campaign of A Tale of Pirates. Nothing has changed.
campaign-file-newer = A newer release of Saltsea wrote that file, and this one cannot read it. Nothing has changed; bring this one up to date.
campaign-file-empty = There is nothing in that file yet: no chapter has been sailed. Nothing has changed.
campaign-file-both = Your log book has results, and so has the file. Put together, each chapter keeps the better of both, and nothing is lost.
campaign-file-both-yes = Put them together
campaign-file-wrong = What is in that file is no campaign of the pirates that could be: a chapter is missing, or it is won though the one before it is not. Nothing has changed.
campaign-file-replace-yes = Take the file alone
campaign-forget = Begin anew
campaign-forget-about = All results are forgotten and all chapters but the first are sealed again. Nobody can bring them back.
campaign-forget-yes = Forget everything
campaign-forgotten = A clean page.
campaign-keep = Keep what I have

campaign-setup = The set-up
campaign-bests = Your best
campaign-level = Level
campaign-crew-head = Crew
campaign-score = Score
campaign-stars-head = Stars
campaign-won-of = Won
campaign-crew = { $players ->
    [one] alone, { $timers } timers
   *[other] { $players } aboard
 }
campaign-crew-unknown = not noted
campaign-pauses = { $number ->
    [one] { $number } pause
   *[other] { $number } pauses
 }
campaign-crew-heading = Your crew
setup-changes = What this level changes: { $changes }
setup-corks = Corks
setup-no-corks = None: not a scratch
setup-sails = Sails
setup-sails-value = Speed { $sails }, heading { $heading }
setup-parts = Ship parts
setup-round = Round { $round }
setup-events = { $number ->
    [one] { $number } event
   *[other] { $number } events
 }

# --- the crew ---
crew-level-deckhand-about = For a first voyage: five life points, often more time or fewer enemies, and everything waits while you read an event.
crew-level-bosun-about = As the story is written. The score counts one and a half times.
crew-level-captain-about = For old sea dogs: one life point fewer, often less time or one more event. The score counts twice.
crew-company = Who comes along?
crew-company-sailors = Computer sailors
crew-company-sailors-about = You need nobody else. It begins at once.
crew-company-friends = Friends
crew-company-friends-about = You get a link to send them. Everybody sails on their own device.
crew-company-device = All at this device
crew-company-device-about = You sit around one screen and reach over each other, as at a real table.
crew-company-cardboard = Ship and cards of cardboard
crew-company-cardboard-about = The box lies on your table. This device is its App: story, clock, events, enemy fire.
crew-sailors = Who holds the timers?
crew-sailors-number = { $number ->
    [0] Only me
    [one] Me and { $number } sailor
   *[other] Me and { $number } sailors
 }
crew-people = How many are you?
crew-timers-about = { $number ->
    [2] Two timers for each.
   *[other] One timer for each.
 }
crew-alone-about = All timers are yours. Busy, but nobody talks back.
crew-timers = How many timers?
crew-timers-2-about = Two hands, two timers. Fewer enemies come, and there is more time.
crew-timers-3-about = Three timers: one enemy fewer, and more time.
crew-timers-4-about = All four. You will be a legend, or very tired.
crew-pace-why = You need more time?
crew-pace = How fast do clock and sand run?
crew-pace-off = Full speed
crew-pace-off-about = Thirty seconds are thirty seconds.
crew-pace-three-quarters = Three quarters
crew-pace-three-quarters-about = Calm seas, for everybody at the table. It is noted beside the score.
crew-pace-half = Half
crew-pace-half-about = Very calm seas: every second lasts two. It is noted beside the score.
crew-pace-steps-about = Time stands until everybody has decided, then jumps to the next thing that happens. Made for screen readers, and for whoever likes to think.
crew-summary = { $level }, { $crew }
crew-summary-slow = { $level }, { $crew }. { $pace }.
crew-summary-alone = alone with { $timers } timers
crew-summary-sailors = you and { $others ->
    [one] { $others } sailor
   *[other] { $others } sailors
 }
crew-summary-friends = { $number } friends
crew-summary-device = { $number } at this device
crew-summary-cardboard = { $number ->
    [one] one person with the box
   *[other] { $number } people with the box
 }
crew-sail = Sail
crew-sail-invite = Invite and sail
crew-sailing = Casting off…

# --- free play ---
free-about = A word makes the sea: the goal of one chapter that you have opened, with cards and events of all of them.
free-word = The word
free-word-about = The same word is the same sea. Dare your friends.
free-another = Another word
free-words = anchor gull barnacle parrot doubloon grog spyglass biscuit hammock cutlass whale tar plank monkey herring compass
free-open = Chapters to mix
free-open-about = { $number ->
    [one] Only what chapter 1 brings.
   *[other] Everything from chapter 1 to { $number }.
 }
free-only-one = Win chapter 1, and free play grows with every chapter that you open.

# --- the voyage of the day ---
daily-about = Every day one new sea, the same for every crew in the world. Sail it as often as you like: the first time counts.
daily-board = Board of honour
daily-before = The day before
daily-after = The day after
daily-sea = Which sea?
daily-sea-one = Chapter 1
daily-sea-many = Chapters 1 to { $number }
daily-empty = Nobody stands here yet today. It could be you.
daily-empty-then = Nobody came home that day.
daily-rank = Place
daily-nameless = a player
daily-bots = { $number ->
    [one] { $number } computer sailor
   *[other] { $number } computer sailors
 }
daily-timers = { $number ->
    [one] { $number } timer
   *[other] { $number } timers
 }
daily-speed = speed × { $speed }
daily-took = Time
voyage-loading = Reading the log…
voyage-running = This voyage is not over yet. The report comes when the ship does.
voyage-other-game = That was another game. There is no report of it, but a replay.
voyage-there = Go there
voyage-lost-sunk = Lost: the Ellen went down.
voyage-lost-late = Lost: the time ran out.
voyage-given-up = Given up: it counts neither as won nor as lost.
voyage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
voyage-life-left = { $number ->
    [one] { $number } life point left
   *[other] { $number } life points left
 }
voyage-crew-of = { $level }: { $names }
voyage-round = Round { $round }
voyage-chart = Round { $round }: where each timer stood, second by second. The table below says the same.
voyage-as-table = Round { $round } as a table
voyage-key = How to read the bars
voyage-key-sand = sand runs
voyage-key-ready = sand is down, nobody acts
voyage-key-hand = in the hand
voyage-key-back = taken back unused
voyage-key-clash = too late
voyage-key-cork = cork
voyage-key-life = life point
voyage-key-event = event
voyage-key-sunk = sunk
voyage-key-goal = goal
voyage-placed = Placed
voyage-who = Who
voyage-where = Where
voyage-down = Sand down
voyage-left = Back
voyage-outcome = What came of it
voyage-return-performed = performed
voyage-return-back = taken back unused
voyage-return-thrown = the card was gone
voyage-return-cut = cut off by the end of the round
voyage-return-clash = too late: { $first } { $first-is ->
    [you] were
   *[other] was
 } there first
voyage-timer-of = { $name }, timer { $number }
voyage-moment-group = The chosen moment
voyage-moment-before = Before the first round
voyage-moment-after = After round { $round }
voyage-moment = Round { $round }, { $time }
voyage-scrub = Moment of the voyage
voyage-earlier = One line earlier
voyage-later = One line later
voyage-watch = Watch it
voyage-onward = Sail on from here
voyage-crew = The crew
voyage-performed = Actions performed
voyage-back = Taken back unused
voyage-cut = Cut off by the end
voyage-idle = Idle
voyage-seconds = { $seconds } s
voyage-shots = Hits
voyage-of = { $number } / { $all }
voyage-broken = Broken cannons
voyage-clashes = Clashes
voyage-clashes-about = A clash is two hands on one space: the slower timer springs back. Those of computer sailors are not counted.
voyage-clashes-since = A clash is two hands on one space: the slower timer springs back. Those of people are counted, from where this crew sailed on.
voyage-clashes-none = Nobody counted clashes on this voyage: two hands on one space left no trace.
voyage-harm = What it cost
voyage-unhurt = Not a scratch. The carpenter is bored.
voyage-cause = Cause
voyage-corks = Corks
voyage-lives = Life points
voyage-cannon = A cannon of ours
voyage-how-rocks = the bow ran on it
voyage-how-shots = its shots at the end of a round
voyage-how-fire = by fire
voyage-how-event = an event
voyage-how-cannon = broke when it was fired
voyage-enemy = The enemy fired { $fired ->
    [one] once
    [2] twice
   *[other] { $fired } times
 } and hit { $hit ->
    [0] nothing
    [one] once
    [2] twice
   *[other] { $hit } times
 }: { $damage } damage.
voyage-decided = What decided it
voyage-decided-offer = The voyage can be sailed on from its instants again and again, with what one player did or left undone and with what an old salt would do. That shows what counted, and takes a minute or two.
voyage-decided-ask = Find out what decided it
voyage-decided-working = The voyage is being sailed again: { $percent } %
voyage-decided-failed = It could not be found out.
voyage-decided-none = No single choice decided it, and nobody’s idleness: sailed on from there with something else, the voyage was not clearly won more often. It was luck, or many small things.
voyage-decided-about = Each chance to win was sailed { $number } times from that instant, with other luck but the same for both. Differences that luck could explain are left out.
voyage-decided-look = Look at that moment
voyage-chance-crew = As it was
voyage-chance-earlier = Six seconds earlier
voyage-chance-planner = An old salt
voyage-percent = { $percent } %
voyage-moments = What befell the Ellen
voyage-mark-cork = { $number ->
    [one] a cork
   *[other] { $number } corks
 }: { $names }
voyage-mark-life = { $number ->
    [one] a life point
   *[other] { $number } life points
 }: { $names }
voyage-mark-clash = { $place }: { $name } came too late, { $first } was there first
voyage-clash = { $place }: { $late } came too late, { $early } { $early-is ->
    [you] were
   *[other] was
 } there first
voyage-mark-event = event: { $names }
voyage-mark-sunk = sunk: { $names }
voyage-mark-goal = the goal is reached
voyage-replay = The whole replay

# --- chapters of one's own ---
own-about = Write a chapter as a file, in JSON. Here it is checked line by line while you write, simulated crews try it, and then yours does. It stays with you: the server keeps it only for the tables that sail it.
own-choose = Choose a file
own-template = Start from chapter 1
own-save = Save the file
own-taken = { $name } is here.
own-template-taken = Chapter 1 is here. Change whatever you like.
own-restore = Bring back what was there
own-restored = Here is what was there before.
own-text = The chapter
own-check = What the checker says
own-empty = An empty page. Choose a file, paste one, or start from chapter 1.
own-too-long = That is longer than any chapter may be.
own-file-too-long = { $name } is longer than any chapter may be. What is below has not changed.
own-checking = Reading…
own-faults = { $number ->
    [one] One fault. Nobody can sail it like this.
   *[other] { $number } faults. Nobody can sail it like this.
 }
own-sound = Sound from keel to masthead.
own-remarks = Did you mean that?
own-line = Line { $line }
own-fault = { $path }: { $text }
own-try-heading = Let others drown first
own-try-about = { $runs } crews of computer sailors sail it, at your level and with as many hands.
own-try = Try it
own-try-again = Try it again
own-try-stop = Call them back
own-try-progress = Voyages sailed
own-try-busy = Another chapter is being tried just now. Ask again in a minute.
own-print = On paper
own-print-about = Its story, set-up and cards as PDF sheets to cut out, behind a cover that gives nothing away.
own-print-ship = Ship, sea and tokens are sheets for every chapter.
own-print-a4 = Sheets for A4
own-print-letter = Sheets for Letter
own-print-busy = The sheets are being made…
own-print-not = The sheets could not be made. Try again later.
own-rate = { $won } of { $done } won: { $percent } %.
own-rate-range = The true chance lies between { $low } % and { $high } %, as good as surely.
own-rate-more = { $stars } stars and { $lives } lost life points in a mean voyage.
own-rate-time = Half of those who won needed less than { $time }.
own-too-hard = That is a graveyard, not a chapter.
own-too-easy = Your grandmother could sail that. Asleep.
own-fair = A fair fight.

app-about = Ship, sand and cards lie on your table; this device tells the story, shows the set-up, keeps the time, calls the events, and lets the enemy fire.
app-where = Where the App runs
app-where-page = On this device alone
app-where-page-about = It is loaded once, 7 MB. Then it needs no connection, and nothing leaves this device while you play.
app-where-server = On this server
app-where-server-about = Other devices can follow: open the address of the table on them.
app-waiting = Voyages that wait for you
app-go-on = Chapter { $chapter }, { $when }: go on
app-install = Install the App
app-install-menu = The menu of your browser puts it on the home screen: “Install”, or “Add to home screen”.
app-plain-http = This page came over plain http. The browser then keeps no copy and installs nothing: leave the page open while you play, in one tab. The screen is kept on by a silent film; should it go dark all the same, let it stay on in the settings of the device. Over https, or from the folder that “saltsea app export” writes, started on this computer, nothing of that is needed.
app-about-box = It sails our own ten chapters. Ship, sand, die and corks may come from the box; the cards are printed, from our sheets.

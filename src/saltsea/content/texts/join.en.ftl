# A table at the other end of a line: what `saltsea join` says beside the game. Words that call something stand first.
word-who = who
word-sit = sit
word-name = name
word-bot = bot, bots
word-free = free
word-invite = invite
word-values = values
word-begin = begin
word-say = say
word-order = order
word-link = link
word-leave = leave
word-mate = mate
word-back = back
word-stop = stop
word-go = go
word-hand-over = handover
word-abandon = abandon
word-take-back = takeback
word-agree = agree
word-decline = decline

usage-who = who
usage-sit = sit [SEAT] NAME
usage-name = name NAME
usage-bot = bot [SEAT] [LEVEL]
usage-free = free SEAT
usage-invite = invite SEAT
usage-values = values [FILE]
usage-begin = begin
usage-say = say [WORDS]
usage-order = order SEAT [ORDER]
usage-link = link
usage-leave = leave
usage-mate = mate [SEAT] [LEVEL]
usage-back = back
usage-stop = stop
usage-go = go
usage-hand-over = handover [SEAT]
usage-abandon = abandon
usage-take-back = takeback
usage-agree = agree
usage-decline = decline

command-who = Who sits where, and how the table is set.
command-sit = Take a seat, by its number or any that is free, under this name.
command-name = Be called otherwise.
command-bot = The host gives a seat to a computer player, or all that are free; also another level.
command-free = The host frees a seat. A guest who sat there does not come back.
command-invite = The host keeps a seat for a guest and gets a link for that guest alone.
command-values = The host lets the table play with the values of a file, until the first game begins. Alone: with the usual cards again.
command-begin = The host starts the game, or another one when it is over.
command-say = A ready phrase, which everybody reads in their own language, or words of your own. Alone: the list of phrases.
command-order = Give a computer player of your crew a standing order: guns, helm and sails, or repairs. Without one it does as it sees fit.
command-link = The link of this table, and the one of your own seat.
command-leave = Give up your seat. In a running game a computer player takes it; a deal of the day is resigned.
command-mate = Let a computer player act for a player who is away, or for you.
command-back = Act for yourself again.
command-stop = Stop the clock, in a friendly game.
command-go = Let the clock run again.
command-hand-over = Offer your seat, or as host that of a computer player or of somebody absent, to a person, and get a link for them.
command-abandon = Propose to all to end the game here without a winner.
command-take-back = Ask all to let you take back your last turn, in a friendly game.
command-agree = Agree to what was proposed.
command-decline = Rather play on; or withdraw your own proposal.
command-line-quit = Hang up. Your seat stays yours: the link brings you back.
command-line-wait = In step mode: nothing more for now. Elsewhere time runs by itself; a script waits here until something happens.

join-open = The table is open. Whoever has this link can sit down:
join-open-only-here = Only this computer can open it. With saltsea serve --lan, everybody on your network can.
join-open-picture = Or point the camera of a telephone at this:
join-open-seat = And this is the way to your own seat, for you alone:
join-logbook-not-kept = This machine’s log book cannot be kept in { $file } ({ $reason }): today’s voyages are entered in one that is lost afterwards. With --logbook you name one of your own.
join-prompt = table>
join-prompt-watching = watching>
join-table = { $title }, table { $code }:
join-chair = { $number } { $seat }: { $who }
join-chair-marked = { $number } { $seat }: { $who } ({ $marks })
join-player = { $seat } ({ $name })
join-somebody = somebody
join-computer = computer: { $bot }
join-kept = kept for a guest
join-free = free
join-mark-you = you
join-mark-host = host
join-mark-clock = { $minutes }:{ $two } on the clock
join-mark-lost = connection lost
join-mark-mate = { $bot } acts meanwhile
join-watchers = { $number ->
    [one] One watches.
   *[other] { $number } watch.
 }
join-settings = Settings: { $settings }.
join-own = This table plays with { $kind ->
    [chapter] a chapter
   *[values] values
 } of { $by }’s own{ $named ->
    [yes] : “{ $name }”
   *[no] { "" }
 }.
join-own-none = This table plays with the usual cards again.
join-no-text = { $file } cannot be read: it is not there, or is no text in UTF-8.
join-clock = a clock of { $bank } seconds, and { $increment } for each turn
join-steps = step mode
join-speed = speed { $percent } %
join-take-a-seat = You watch. Type sit and your name to take a seat, help for all that can be typed.
join-you-may-begin = You are the host. Type begin when every seat is taken; bot gives the free ones to computer players.
join-wait-for-host = The host begins when everybody is here. Type help for all that can be typed.
join-not-shown = A game is being played, but this table has no watchers.
join-watch = You watch. Type help for all that can be typed, quit to leave.
join-your-clock = Your clock: { $minutes }:{ $two }.
join-you-watch = You watch this game: only those who sit at the table act.
join-waits-for = It is up to { $players }.
join-you-sit = You sit here: { $seat }.
join-your-link = To come back to your seat:
join-table-link = The link of this table:
join-invited = { $seat } is kept for the guest with this link:
join-handed-over = { $seat } is offered to the person with this link. Until they come it stays as it is:
join-proposes-end = { $name } proposes to end the game here, without a winner.
join-proposes-take-back = { $name } would like to take back their last turn.
join-answer-proposal = Type agree or decline.
join-proposed-end = You propose to end the game here, without a winner.
join-proposed-take-back = You ask to take back your last turn.
join-proposed = It is done when all have agreed; decline withdraws it.
join-proposal-declined = You would rather play on: the game goes on.
join-proposal-refused = { $name } would rather play on.
join-proposal-gone = The proposal is settled, or was withdrawn.
join-renamed = You are called { $name } now.
join-which-level = There is no level “{ $word }” here. There are, from the easiest to the best:
join-levels = Levels of computer players, from the easiest to the best:
join-which-seat = Name a seat by its number or its name: { $usage }.
join-sits = { $name } sits down: { $seat }.
join-bot-sits = A computer player sits down: { $seat } ({ $bot }).
join-next-level = You have beaten { $level }. Next: { $next }. Type { $commands }.
join-hint-thinking = A hint is being thought out…
join-hint-none = No hint was found for this. It does not count.
join-level = { $seat } plays on at another level: { $bot }.
join-stands-up = { $seat } is free.
join-changed = The host has changed the settings; who shows them.
join-host = The host is now { $name }.
join-mate-came = A computer player ({ $bot }) acts for { $seat }.
join-mate-went = { $seat } acts again without a computer player.
join-mate-may = { $player } is away. Type mate { $number }, and a computer player acts for them until they are back.
join-seat-lost = The connection of { $player } is lost.
join-seat-back = { $player } is back.
join-connection-lost = The connection is lost. Nothing of the game is: I try to come back.
join-connection-still-lost = Still no connection. I try again every { $seconds } seconds; Ctrl-C ends it.
join-connection-back = The connection is back.
join-which-order = The crew understands these orders: { $orders }.
join-said = { $name }: { $words }
join-pointed = { $player } points here: { $place }.
join-time-lost = The round stands still until everybody is back.
join-time-paused = The clock is stopped. Type go to let it run again.
join-time-runs = The clock runs again.
join-countdown = All are here: it goes on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
join-record = The record of this game: { $address }
join-again = If the host begins another game, it appears here. Type quit to leave.
join-again-host = Type begin for another game with the same people, quit to leave.
join-trouble = That did not work: { $reason }
join-farewell = Your seat stays yours. To come back:
join-other-version = The server speaks of things that this version does not know ({ $reason }). One of the two is older.

# The table itself, whatever is played on it.
seat-table = The table
seat-player = Seat { $seat }
fact-hidden = ?
options-none = This game has no table options.
options-usual = (unless you say otherwise)
event-table-Undo = takes back everything after line { $line }
outcome-table = Over by { $rule }. { $verdict } Scores: { $scores }.

rule-table-T1 = When the game is over nobody acts any more. A rematch is a new game with new cards.
    .title = Over is over
rule-table-T2 = Taking back names an earlier line of this game that has not itself been taken back.
    .title = Back to where
rule-table-T3 = You can take back your own steps only, and only while nobody else has acted since.
    .title = Your own steps
rule-table-T4 = What chance has shown cannot be unseen: nothing is taken back over a card drawn or a die rolled.
    .title = Seen is seen
rule-table-T5 = A table option must be one that the game knows, set to a value that the option allows.
    .title = Options
rule-table-T6 = Every game has its own fewest and most players.
    .title = Players
rule-table-T7 = Only those who sit at the table act: one seat for each player, and the first is seat 0.
    .title = Seats
rule-table-T8 = The host arranges the table: settings, seats, computer players, start and rematch. Whoever opens a table is its host; when the host leaves, the next guest is. While the host has been away for two minutes, anybody who has a seat may.
    .title = The host
rule-table-T9 = Who comes first has the seat. A seat that the host keeps for somebody is theirs alone, and with every seat taken one can only watch.
    .title = A seat of one’s own
rule-table-T10 = Once a game has begun, seats and settings stay as they are until it is over; and nobody acts before it has begun.
    .title = Before and during
rule-table-T11 = A game begins when every seat is taken, by a person or by a computer player.
    .title = A full table
rule-table-T12 = A guest brings a secret of their own, which is who they are. Whoever was sent away does not sit down again, and a closed table takes invited guests only.
    .title = Welcome
rule-table-T13 = A name has one to 24 characters that can be read, and is nobody else’s at this table.
    .title = Names
rule-table-T14 = A clock is for games by turns: seconds for the game with some for each turn, or days for each turn. Speed and step mode are for games in real time: from half to ten times as fast as the world.
    .title = Clock and speed
rule-table-T15 = One says a ready phrase, which everybody reads in their own language, or free words. At public tables, and where whoever runs the server says so, there are phrases only.
    .title = Talking
rule-table-T16 = In a friendly game anybody who plays may stop the clock and let it run again.
    .title = Pause
rule-table-T17 = A computer player is one of those that the game has. Its level can be changed at any time.
    .title = Computer players
rule-table-T18 = A computer player takes a seat over when its own player asks for it, when their clock has run out, when everybody else has asked for it (two at least, or one while their line is lost), or, in real time, when their line has been lost for 20 seconds. It gives the seat back when the player returns.
    .title = The first mate
rule-table-T19 = One acts for one’s own seats, with an action that the game knows.
    .title = One’s own hands
rule-table-T20 = Nobody can send more than a table can read: 20 messages a second, and 60 at once.
    .title = Not so fast
rule-table-T21 = While the clock is stopped, or a round stands still because somebody’s line is lost, nobody acts. When all are back it goes on after three seconds.
    .title = Standing still
rule-table-T22 = A new table needs room on the server’s disk; the games that run go on without it. Whoever runs the server may keep new tables for invited people, and may allow no public ones.
    .title = Room for a table
rule-table-T23 = In a game by turns, without a clock or with days for each turn, whoever has a seat can ask to be told by e-mail or by their browser that it is their turn. It is told once, to those who are away, two minutes after their turn began; and once more when a quarter of their days is left. Whoever asked for it can stop it.
    .title = Reminders
rule-table-T24 = An account is for whoever wants their games, statistics and campaign on every device; nobody needs one. It has a name that no other account has, and a way in: a password of ten characters or more that nobody would try first, or a passkey. The last way in stays, and whoever tries wrong ones too often waits. No age, no real name and no e-mail address is asked for.
    .title = Accounts

refusal-table-over = The game is over.
refusal-table-no-such-line = Line { $line } is not there to go back to.
refusal-table-not-your-steps = Line { $line } is not yours: you can take back your own steps only.
refusal-table-already-seen = Line { $line } has shown something new, so nothing before it can be taken back.
refusal-table-unknown-option = There is no option { $option }. There is: { $known }.
refusal-table-option-value = { $option } cannot be { $value }. It can be: { $known }.
refusal-table-players = { $players ->
    [one] One player is
   *[other] { $players } players are
 } not the right number: this game is for { $fewest } to { $most }.
refusal-table-no-such-seat = Nobody sits at seat { $seat }.
refusal-table-not-host = Only the host can do that.
refusal-table-seat-taken = Seat { $seat } is taken, or kept for somebody.
refusal-table-full = Every seat is taken: you can watch.
refusal-table-begun = The game has begun: seats and settings stay as they are until it is over.
refusal-table-not-begun = The game has not begun yet.
refusal-table-empty-seats = { $number ->
    [one] One seat is
   *[other] { $number } seats are
 } empty, first of all seat { $seat }: somebody must sit there, or a computer player.
refusal-table-sent-away = The host has sent you away from this table.
refusal-table-closed = This table is closed: one comes in by an invitation to a seat.
refusal-table-no-key = A guest needs a secret of their own to sit down; this line came without one.
refusal-table-not-seated = Only somebody who has a seat here can do that.
refusal-table-name = A name has one to { $most } characters that can be read.
refusal-table-name-taken = Somebody at this table is called { $name } already.
refusal-table-clock = A clock is for games by turns, and goes from 1 to { $most } seconds.
refusal-table-no-speed = Speed and step mode are for games in real time.
refusal-table-speed = The speed goes from { $least } to { $most } hundredths of the world’s.
refusal-table-phrases-only = At this table one speaks in ready phrases.
refusal-table-say-one = Say one phrase, or some words.
refusal-table-no-such-phrase = There is no phrase { $phrase }.
refusal-table-no-pause = This is not a friendly game: the clock is not stopped.
refusal-table-no-such-bot = There is no computer player { $bot }. There is: { $known }.
refusal-table-no-mate = No computer player can take seat { $seat } over now.
refusal-table-not-your-seat = Seat { $seat } is not yours.
refusal-table-no-such-action = The game knows no such action.
refusal-table-too-fast = That was too much at once: wait a second.
refusal-table-paused = The clock is stopped: let it run again first.
refusal-table-stands = The round stands still until everybody is back.
refusal-table-no-room = The server’s disk is almost full: no new tables for now. The games that run go on.
refusal-table-not-invited = This server is closed: one opens a table here with an invitation of whoever runs it.
refusal-table-no-public = There are no public tables on this server: choose another listing.
refusal-table-no-reminders = Reminders are for games by turns, without a clock or with days for each turn.
refusal-table-no-mail = This server sends no e-mail: whoever runs it has not set that up. Your browser may be able to remind you.
refusal-table-no-push = This server cannot remind you through your browser.
refusal-table-address = This is not an e-mail address that mail can be sent to.
refusal-table-subscription = What your browser has given cannot be used for reminders.
refusal-table-account-taken = There is an account called { $name } already.
refusal-table-account-wrong = The name or the password is wrong.
refusal-table-account-too-often = That was tried too often: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
refusal-table-account-last-way = This is the only way into your account: add another one first.
refusal-table-account-passkeys = An account has at most { $most } passkeys: remove one first.
refusal-table-password-length = A password has { $least } to { $most } characters.
refusal-table-password-obvious = Others would try this password first: choose one that nobody guesses, for instance four words.
refusal-table-passkey = This passkey could not be checked: try again from the beginning.
refusal-table-passkey-site = Browsers make passkeys only for an address with a name and https. Here a password will do.

phrase-hello = Hello!
phrase-thanks = Thank you.
phrase-well-played = Well played!
phrase-oops = Oops.
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-ready = I am ready.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-again = Once more?
phrase-goodbye = Goodbye!

server-stopping = The server stops for a moment. Nothing is lost: come back soon.
server-forgotten = You are forgotten here: your name, your key and your words are gone.
seat-forgotten = a player
notice-restart = { $minutes ->
    [one] The server restarts in one minute.
   *[other] The server restarts in { $minutes } minutes.
 } Nothing is lost: come back a moment later.
notice-no-restart = The restart that was announced does not take place.
server-protocol = This server speaks version { $protocol } of the protocol: reload the page, or renew your client.

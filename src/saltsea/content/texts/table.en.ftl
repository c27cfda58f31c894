# The table itself, whatever is played on it.
seat-table = The table
seat-player = Seat { $seat }
you = you
# Where a sentence has a player in { $seat }, { $seat-is } tells whether that is the reader, and so for every argument
# that names players. This is the end of a regular verb in the present: “you play”, “Ann plays”.
verb-end = { $seat-is ->
    [you] {""}
   *[other] s
 }
fact-hidden = ?
options-none = This game has no table options.
options-bots = Computer players, from the easiest to the best:
options-personalities = The same with a personality of their own, each as strong as its level:
options-usual = (unless you say otherwise)
event-table-Undo = { $seat } take{ verb-end } back everything after line { $line }
event-table-TakeBack = { $seat } take{ verb-end } back everything after line { $line }, as all have agreed
event-table-Resign = { $seat } resign{ verb-end }: the game is over.
event-table-Abandon = The game ends here, without a winner.
outcome-table-T28 = { $loser } { $loser-is ->
    [you] have
   *[other] has
 } resigned, so { $winner } { $winner-is ->
    [you] win
   *[other] wins
 }.
outcome-table-T29 = The players have agreed to end the game here: nobody wins.
outcome-table-T29-alone = Given up here: the game counts neither as won nor as lost.
outcome-table = Over by { $rule }. { $verdict } Scores: { $scores }.

rule-table-T1 = When the game is over nobody acts any more. A rematch is a new game with new cards.
    .title = Over is over
rule-table-T2 = Taking back names an earlier line of this game that has not itself been taken back. A game of more than 5,000 lines takes nothing back any more.
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
rule-table-T8 = The host arranges the table: settings, seats, computer players, start and rematch. The guest who opens a table is its host; when the host leaves, the next guest is. While the host has been away for two minutes, or is the screen of the room, any guest with a seat may.
    .title = The host
rule-table-T9 = Who comes first has the seat. A seat that the host keeps for a guest is theirs alone, and with every seat taken one can only watch.
    .title = A seat of one’s own
rule-table-T10 = Once a game has begun, settings stay as they are until it is over, and so do seats, unless they are handed over (T31); and nobody acts before it has begun.
    .title = Before and during
rule-table-T11 = A game begins when every seat is taken, by a person or by a computer player.
    .title = A full table
rule-table-T12 = A guest brings a secret of their own, which is who they are. A guest who was sent away does not sit down again, nor does one whom the host has blocked, and a closed table takes invited guests only. The record of its game, and of one that is shown to none but its players, is for the people of that table.
    .title = Welcome
rule-table-T13 = A name has one to 24 characters that can be read, each word in one alphabet, and at this table no other guest has it or one that looks the same.
    .title = Names
rule-table-T14 = A clock is for games by turns: seconds for the game with some for each turn, or days for each turn. Speed and step mode are for games in real time: from half to ten times as fast as the world.
    .title = Clock and speed
rule-table-T15 = One says a ready phrase, which everybody reads in their own language, or free words. At public tables, and where the operator says so, there are phrases only.
    .title = Talking
rule-table-T16 = In a friendly game every player may stop the clock and let it run again.
    .title = Pause
rule-table-T17 = A computer player is one of those that the game has. Its level can be changed at any time.
    .title = Computer players
rule-table-T18 = A computer player takes a seat over when its own player asks for it, when their clock has run out, when everybody else has asked for it (two at least, or one while their connection is lost), or, in real time, when their connection has been lost for 20 seconds. It gives the seat back when the player returns or, if they asked for it themselves, when they take the seat back, and when the next game begins and the player is there.
    .title = The first mate
rule-table-T19 = One acts for one’s own seats, with an action that the game knows.
    .title = One’s own hands
rule-table-T20 = Nobody can send more than a table can read: 20 messages a second, and 60 at once.
    .title = Not so fast
rule-table-T21 = While the clock is stopped, or a round stands still because a player’s connection is lost, nobody acts. When all are back it goes on after three seconds. A round in real time starts in the same way, once every person has said that they are ready; after 20 seconds those who are ready may start without the others.
    .title = Standing still
rule-table-T22 = A new table needs room on the server’s disk; the games that run go on without it. Whoever runs the server may keep new tables for invited people, and may allow no public ones.
    .title = Room for a table
rule-table-T23 = In a game by turns, without a clock or with days for each turn, a guest with a seat can ask to be told by e-mail or by their browser that it is their turn. An e-mail address first says that it wants this, by a link that is sent there. It is told once, to those who are away, two minutes after their turn began; and once more when a quarter of their days is left. Whoever asked for it can stop it.
    .title = Reminders
rule-table-T24 = An account is for whoever wants their games, statistics and campaign on every device; nobody needs one. It has a name that no other account has, and a way in: a password of ten characters or more that nobody would try first, or a passkey. The last way in stays, and whoever tries wrong ones too often waits. It can block others: it hears nothing of what they say, they sit down at no table that it hosts, and it is not shown their public tables. No age, no real name and no e-mail address is asked for.
    .title = Accounts
rule-table-T25 = A new table can go on from any line but the last of a game that is over: with as many players and the same options, and with fresh luck from there. Whoever may see that game’s record may do so, as long as the rules have not changed since. If that game is only for its table, so is the new one. What comes of it adds nothing to a campaign.
    .title = What if
rule-table-T26 = A game of the day, Corto’s deal or the pirates’ voyage, is the same on every server and in every terminal: day, in UTC, and edition make its seed. As the seed is no secret, results are on honour. Until the day is over nobody watches such a table, and others do not see its record; it is dealt anew, and never goes on from an earlier game. The deal is played once, by one person against the bot that it states: the first game that one begins is the try that a log book or an account notes. Nobody takes the place of either during it, and no turn is taken back by consent; to leave it is to resign it, and a try that was left makes no row of days. The puzzle is one turn of such a game: its table plays that turn, as often as one likes, and nothing else; an answer plays at least one card. Rated puzzles have numbers instead of days; the first answer to each counts for the rating that a log book or an account keeps. The voyage may be tried as often as a crew likes: the first that each of them finishes counts for the board of honour, and there everybody is “a player” who has not signed it with their name.
    .title = The game of the day
rule-table-T27 = Where a game tells its story in chapters, a table can sail one that a player has written, as long as it has no faults and uses nothing but what its host has met in the story so far. Where a game has a box of cards, a host can bring a file with values of their own for them, and everybody at the table is told so; until the first game begins, the host can bring another file or put it away. Chapter or values then stay with the table, its records, and games that go on from them. They count for no campaign, no game of the day and no statistics.
    .title = A chapter, or values, of one’s own
rule-table-T28 = In a game of two rivals each of them may resign at any time, and the other one wins at once. With more players a computer player takes over the seat of whoever resigns, and the others play on. A crew wins or loses together, so none of them resigns alone.
    .title = Resigning
rule-table-T29 = A player may propose to end a running game without a winner. It ends when everybody who plays has agreed; computer players always agree. One “no” settles it, and whoever was refused plays a turn before proposing again. There is one proposal at a time. It lapses when the game has gone once round the table, or after a minute where there are no turns, and whoever made it may withdraw it. A game that ends like this counts for no campaign.
    .title = Ending together
rule-table-T30 = In a friendly game by turns a player who can no longer take a step back alone may ask the others to. When everybody who plays has agreed, the game goes back to the beginning of that player’s last turn. One such proposal waits at a time, is refused and is withdrawn like one to end the game (T29). What was seen meanwhile stays known, and what chance decides is drawn anew.
    .title = Taking back by consent
rule-table-T31 = During a game a player may hand their seat over: to a computer player until they want it back, or for good to a person who gets a link to it and has no seat here yet. Whoever gave it away can watch. For a computer player’s seat, and for a player who is absent, the host may do so. Whoever leaves a running game leaves their seat to a computer player; a deal of the day is resigned.
    .title = Handing a seat over
rule-table-T32 = A game may have a lesson: a game on a fixed deal, with its own options, in which a guide says what to do next and why. No clock hurries the pupil: where a game runs in real time, clock and sand stand until the pupil has acted. What is not the next step is refused in words and changes nothing; a step can be taken back, and the pupil can leave at any time and come back later.
    .title = A lesson
rule-table-T33 = In a practice game, one person alone against computer players, that person may ask on their turn what the best of them would do: the move is shown with its reason. There are three hints in a game, asking again about the same position is free, and the statistics count them. In a crew anybody may ask at any moment, and nobody counts. There are none in a game of the day and in a lesson.
    .title = What would you do?
rule-table-T34 = Where a crew plays together, its computer players listen. Anybody who plays may give one of them a standing order, which it keeps until another comes or the order is taken back. While they play, anybody may also change the level of a computer player, or exchange their own seat with its seat. A computer player says what it is about to do, and before time runs where it will begin, and keeps off what somebody claims for themselves. Nothing of this is part of the game’s record.
    .title = Shipmates
rule-table-T35 = A table can have a screen for all in the room: a device that holds no seat and shows what watchers may see, while each player’s phone shows what is theirs. The table must be one that may be watched at once. Before a game and after it any device may become a screen, four at most; during a game only that of the host, or of another person of the table without a seat. A screen’s owner stays the host, and what its crew wins counts for its log book, too.
    .title = The screen of the room
rule-table-T36 = Whoever plays alone against computer players can take the running game along: from a page without a server to a server, or back. It is the same game, with the same luck to come, and it is replayed and checked where it arrives; where it was, it is forgotten. Whoever does that could read what lies hidden, so it is for a game that nobody else plays. A game of the day, a puzzle and a lesson stay where they are.
    .title = A game that is taken along

refusal-table-over = The game is over.
refusal-table-no-such-line = Line { $line } is not there to go back to.
refusal-table-too-many-lines = This game has more than { $most } lines: nothing is taken back in it any more.
refusal-table-record-theirs = The record of this game is for the people of its table.
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
refusal-table-seat-taken = Seat { $seat } is taken, or kept for another guest.
refusal-table-full = Every seat is taken: you can watch.
refusal-table-begun = The game has begun: seats and settings stay as they are until it is over.
refusal-table-screen-unseen = A screen shows what watchers see at once, and this table does not let them: change that in its settings.
refusal-table-screen-begun = A game is being played: another screen can join when it is over. Until then it can watch.
refusal-table-screens = This table has { $most } screens already.
refusal-table-carry-not-running = Only a running game can be taken along.
refusal-table-carry-not-alone = Only a game that you play alone, against computer players, can be taken along.
refusal-table-carry-stays = A game of the day, a puzzle or a lesson stays where it was begun.
refusal-table-carry-damaged = This game cannot go on here: { $reason }.
refusal-table-not-begun = The game has not begun yet.
refusal-table-empty-seats = { $number ->
    [one] One seat is
   *[other] { $number } seats are
 } empty, first of all seat { $seat }: somebody must sit there, or a computer player.
refusal-table-sent-away = The host has sent you away from this table.
refusal-table-blocked = You cannot sit down here: the host of this table has blocked you.
refusal-table-closed = This table is closed: one comes in by an invitation to a seat.
refusal-table-no-key = A guest needs a secret of their own to sit down; this line came without one.
refusal-table-not-seated = Only a guest with a seat here can do that.
refusal-table-name = A name has one to { $most } characters that can be read.
refusal-table-name-alphabets = “{ $name }” has letters of two alphabets in one word, and some of them look alike. Write each word in one alphabet.
refusal-table-name-taken = Somebody at this table is called { $name } already.
refusal-table-clock = A clock is for games by turns, and goes from 1 to { $most } seconds.
refusal-table-no-speed = Speed and step mode are for games in real time.
refusal-table-speed = The speed goes from { $least } to { $most } hundredths of the world’s.
refusal-table-phrases-only = At this table one speaks in ready phrases.
refusal-table-say-one = Say one phrase, or some words.
refusal-table-no-such-phrase = There is no phrase { $phrase }.
refusal-table-no-pause = This is not a friendly game: the clock is not stopped.
refusal-table-no-hints = There are no hints in this game: they are for crews, and for practice alone against computer players.
refusal-table-hints-taken = You have taken the { $most } hints of this game.
refusal-table-hint-turn = A hint is for your own turn: wait until you are to act.
refusal-table-hint-thinking = A hint for this is being thought out already.
refusal-table-no-orders = The computer players of this game take no orders.
refusal-table-no-such-order = There is no order { $order }. There is: { $known }.
refusal-table-order-person = Orders are for computer players: a person plays seat { $seat }.
refusal-table-no-exchange = During a game you can exchange your own seat with that of a computer player, and no others.
refusal-table-no-such-bot = There is no computer player { $bot }. There is: { $known }.
refusal-table-no-mate = No computer player can take seat { $seat } over now.
refusal-table-not-your-seat = Seat { $seat } is not yours.
refusal-table-no-such-action = The game knows no such action.
refusal-table-earlier-game = That was for an earlier game. Nothing is done in this one.
refusal-table-reports = You have reported much lately, and the operator will read it. Write again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
refusal-table-too-fast = That was too much at once: wait a second.
refusal-table-paused = The clock is stopped: let it run again first.
refusal-table-stands = The round stands still until everybody is back.
refusal-table-countdown = All are here: it goes on in a moment. Three, two, one…
refusal-table-no-room = The server’s disk is almost full: no new tables for now. The games that run go on.
refusal-table-not-invited = This server is closed: a table is opened here with an invitation of the operator.
refusal-table-no-public = There are no public tables on this server: choose another listing.
refusal-table-no-reminders = Reminders are for games by turns, without a clock or with days for each turn.
refusal-table-no-mail = This server sends no e-mail: the operator has not set that up. Your browser may be able to remind you.
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
refusal-table-block-me = You cannot block yourself: muting oneself takes no server.
refusal-table-block-most = An account blocks at most { $most } people: unblock a person first.
refusal-table-password-length = A password has { $least } to { $most } characters.
refusal-table-password-obvious = Others would try this password first: choose one that nobody guesses, for instance four words.
refusal-table-passkey = This passkey could not be checked: try again from the beginning.
refusal-table-passkey-site = Browsers make passkeys only for an address with a name and https. Here a password will do.
refusal-table-onward-no-game = There is no game { $id } here to go on from.
refusal-table-onward-not-yours = Only those who have played that game can go on from it.
refusal-table-onward-running = That game is still being played: one can go on from it once it is over.
refusal-table-onward-rules = That game was played by other rules than this table’s: it can be watched, but not gone on with.
refusal-table-onward-sealed = A game of the day stays closed until its day is over: go on from it tomorrow.
refusal-table-onward-line = One cannot go on from line { $line } of that game. Its lines 0 to { $last } will do.
refusal-table-no-daily = This game has no game of the day.
refusal-table-daily-watched = Nobody watches a game of the day before its day is over: let nobody watch this table.
refusal-table-daily-onward = A game of the day is dealt anew: it does not go on from an earlier game.
refusal-table-daily-options = The deal of the day has the same options for everybody: leave them as they are.
refusal-table-daily-opponent = The deal of the day is played by one person, on the first seat, against { $bot }.
refusal-table-puzzle-day = A puzzle is of a day from { $first } to { $last }, and its table plays nothing else.
refusal-table-puzzle-number = There is no rated puzzle { $number } that begins like this: its table plays that turn and nothing else.
refusal-table-puzzle-check = The puzzle is this one turn: press “Check” to see what it is worth.
refusal-table-puzzle-unplayed = Play a card first: only your first answer counts, and just looking is not one.
refusal-table-puzzle-nothing = Play a card first: the puzzle is about what you play.
refusal-table-puzzle-draw = The puzzle draws and discards nothing: it is about the cards that you hold.
refusal-table-daily-unnoted = The one try at the deal of the day is noted in a log book or an account, and this request has neither: use a browser that may keep its data, or sign in.
refusal-table-daily-seats = The deal of the day is played alone and to its end: nobody takes your place or the bot’s.
refusal-table-daily-tried = You have already had today’s deal. The next one comes at midnight, UTC.
refusal-table-no-lesson = There is no lesson for this game and this box: choose a table without one.
refusal-table-lesson-dealt = A lesson has its own deal: it is no daily game, and does not go on from an earlier one.
refusal-table-content-stays = A table keeps what its games are played with. Other values are for a table that has begun no game and goes on from none: open a new one.
refusal-table-no-own-content = This game is played as it is: there are no chapters and no values of one’s own for it.
refusal-table-chapter-faults = This chapter has faults, so it cannot be sailed: have it checked first.
refusal-table-chapter-later = This chapter uses something that comes later in the story than you have got. Have it checked: it says in which line.
refusal-table-onward-fixed = This table goes on from an earlier game: its number of players and its options stay.
refusal-table-onward-private = The earlier game is only for those who played it. So is the one that goes on from it.
refusal-table-no-resigning = One resigns in a game of two rivals.
refusal-table-crew-resigns = A crew wins or loses together: propose to the others to end the game.
refusal-table-not-running = No game is being played at this table.
refusal-table-proposed = A proposal is waiting for an answer already.
refusal-table-proposed-before = Your last proposal was refused: play on before you propose again.
refusal-table-no-proposal = There is nothing to answer any more.
refusal-table-not-asked = You have answered this already, or you were not asked.
refusal-table-not-friendly = This is not a friendly game: nothing is taken back by consent.
refusal-table-nothing-to-take-back = There is no turn of yours to take back.
refusal-table-not-yours-to-give = Seat { $seat } is not yours to hand over.
refusal-table-not-offered = The game has begun, and no seat of it is offered to you: you can watch.
refusal-table-plays-already = You have a seat in this game already.

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
phrase-helm = I take the helm.
phrase-sails = I take the sails.
phrase-lookout = I take the lookout.
phrase-load = I load the cannons.
phrase-load-left = I load on the left.
phrase-load-right = I load on the right.
phrase-fire-left = I fire on the left.
phrase-fire-right = I fire on the right.
phrase-repair = I do the repairs.
phrase-chaser = I take the cannon ahead.
phrase-wait = Wait!
phrase-hurry = Hurry!
phrase-sails-up = Sails up!
phrase-sails-down = Sails down!
phrase-turn-left = Turn left!
phrase-turn-right = Turn right!

# Standing orders for shipmates, and what shipmates say before they set a timer.
order-guns = Guns
order-helm = Helm and sails
order-repairs = Repairs
crew-aye = Aye. I do as I see fit.
crew-aye-guns = Aye: to the guns.
crew-aye-helm = Aye: helm and sails.
crew-aye-repairs = Aye: I mend the ship.
# Before what a shipmate does that has an order, where there is nothing to do at its post; or that says so before a round.
crew-elsewhere =
    { $post ->
        [idle] There is nothing for me at my post.{" "}
        [first] First:{" "}
       *[kept] {""}
    }
crew-helm = { crew-elsewhere }I take the helm, ready in { $seconds } seconds.
crew-sails = { crew-elsewhere }I take the sails, ready in { $seconds } seconds.
crew-lookout = { crew-elsewhere }I go aloft, ready in { $seconds } seconds.
crew-load = { crew-elsewhere }I load the cannons, ready in { $seconds } seconds.
crew-load-left = { crew-elsewhere }I load on the left, ready in { $seconds } seconds.
crew-load-right = { crew-elsewhere }I load on the right, ready in { $seconds } seconds.
crew-fire-left = { crew-elsewhere }Cannon on the left, ready in { $seconds } seconds.
crew-fire-right = { crew-elsewhere }Cannon on the right, ready in { $seconds } seconds.
crew-chaser = { crew-elsewhere }Cannon ahead, ready in { $seconds } seconds.
crew-repair = { crew-elsewhere }I do the repairs, ready in { $seconds } seconds.
crew-card = { crew-elsewhere }I go across, ready in { $seconds } seconds.
crew-yours = It is yours: I find something else.
crew-ready-in =
    { $seconds ->
        [one] Ready in one second.
       *[other] Ready in { $seconds } seconds.
    }

blocked-everywhere = { $name } is blocked. You hear nothing of what they say at any table, they cannot sit down where you are the host, and you are not shown their public tables. They are not told.
blocked-here = { $name } is blocked at this table only: they have no account, so they cannot be recognised at another one.
server-no-table = There is no such table.
server-wrong-codes = Too many wrong codes came from your address. Try again later.
server-damaged = This server cannot read this table any more: what it has kept of it is damaged, or comes from a newer Saltsea. Whoever runs the server can look into it.
server-crowded = Too many connections are open from your address. Close other tabs of this page, or try again in a minute.
server-flooding = Far more came from this device than a table can read, so its connection was closed. The game goes on, and your seat is still yours: load this page again.
server-stopping = The server stops for a moment. Nothing is lost: come back soon.
server-slow = Your connection could not keep up with the table. Nothing is lost: come back, and you see how it stands.
server-nonsense = The server did not understand what was sent from here. Load this page again, or renew your client. The game goes on, and your seat is still yours.
server-forgotten = You are forgotten here: your name, your key and your words are gone.
seat-forgotten = a player
notice-restart = { $minutes ->
    [one] The server restarts in one minute.
   *[other] The server restarts in { $minutes } minutes.
 } Nothing is lost: come back a moment later.
notice-confirm = A mail is on its way to you. Open the link in it and say yes: then you will be reminded of your turns here.
notice-mail-waits = So many have asked for mail just now that yours waits. It leaves within the hour.
notice-mail-enough = Enough questions have gone to this address today, or from this table: we send no more. Ask again tomorrow.
notice-no-restart = The restart that was announced does not take place.
server-protocol = This server speaks version { $protocol } of the protocol: reload the page, or renew your client.

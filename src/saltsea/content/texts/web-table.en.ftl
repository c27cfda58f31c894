# The browser's table, whatever is played on it: the frame around a game.

to-home = To the harbour: Saltsea’s first page
page-loading = One moment…
page-failed-heading = This page did not come
page-failed = The connection broke while this page was on its way. Perhaps the server has stopped for a moment.
missing-heading = Nothing here
missing = There is no page at this address. Perhaps a letter of it was lost on the way.

table-title = Table { $code }
table-opening = Opening the table…
table-unreachable = The server does not answer. Perhaps it has stopped, or your device has no connection. It is tried again and again.
table-folder = There is no table { $code } here: these pages lie in a folder and have no server.
table-missing = There is no table { $code } here: perhaps a letter of the code is wrong, or the table was given up long ago.
table-crowded = Too many connections are open from your address. Close other tabs of this page, or try again in a minute.
table-wrong-codes = Too many wrong codes came from your address. Wait a few minutes, then try again.
table-damaged = This table cannot be read any more: what the server has kept of it is damaged, or comes from a newer Saltsea. Whoever runs the server can look into it.

seat-free = free
seat-with-colour = { $name } ({ $colour })

turn-yours = Your turn
turn-of = { $number ->
    [0] The table goes on by itself
   *[other] { $name } to act
}
turn-over = The game is over
turn-paused = Clock stopped. { $name } to act
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
clock-left = Time left: { $time }

log = Log
log-nothing = Nothing has happened yet.
log-look = Show the board after this
log-newest = ↓ To the newest
log-refused = Refused last: { $sentence }
log-taken-back = { $seat } { $steps ->
    [one] take{ verb-end } a step back
   *[other] return{ verb-end } to an earlier moment
 }
talk = Talk
talk-nothing = Nobody has said anything yet.
talk-unheard = { $number ->
    [one] Talk: one new word
   *[other] Talk: { $number } new words
}
talk-phrases = Ready phrases
talk-words = Say something
talk-send = Say it

refusal-rule = { $title } ({ $rule })
refusal-rules = In the rules
refusal-unknown = That cannot be done now: rule { $rule } forbids it.
refusal-close = Close

request-failed = The server could not do that, and nothing of it was done. Try it again in a moment.
connection-lost = The connection is lost. It is being restored; nothing is lost with it.
connection-lost-asking = The connection is lost. What you did last is kept and sent as soon as it is back.
connection-hurry = Try now
connection-ended = The connection to this table has ended.
connection-again = Come in again

away = While you were away
away-to-you = What happened to you
away-all = All of it
away-more = { $number } more lines in the log

hand-over = Pass the device to { $name }
hand-over-why = The hand stays hidden until then.
hand-over-take = I am { $name }: show my hand

ending = The count
ending-show = The count
ending-board = See the board
ending-again = Once more
ending-share = Share the result
ending-asked = Asked: once more
ending-asked-whom = You have asked. { $host } begins the next game.
ending-asks = { $number ->
    [one] { $names } asks for one more game.
   *[other] { $names } ask for one more game.
}
ending-replay = Replay
ending-look-back = Look back together
ending-arrange = Change the table
ending-back = Back to the board

signs = Clocks and company
sign-mate = { $bot } plays for { $name }
sign-back = Take the seat back
sign-you-watch = You watch
sign-watchers = { $number ->
    [one] One watches
   *[other] { $number } watch
 }
sign-watchers-named = { $number ->
    [one] { $names } watches
   *[other] { $number } watch: { $names }
 }
sign-others-watch = { $number ->
    [one] One more watches
   *[other] { $number } more watch
 }
sign-others-watch-named = { $number ->
    [one] { $names } watches, too
   *[other] { $number } more watch: { $names }
 }
menu = Menu
menu-pause = Stop the clock
menu-go-on = Let the clock run
menu-game = This game
menu-device = Sound and look
menu-help = Help
menu-sound = Sound
menu-sound-about = What happens is heard.
menu-volume = Volume
menu-propose-take-back = Ask to take my last turn back
hint = Hint
hint-ask = What would you do?
hint-ask-left = { $left ->
    [0] What would you do? No hint is left in this game
    [one] What would you do? One hint is left in this game
   *[other] What would you do? { $left } hints are left in this game
}
hint-left = Hint { $left }
hint-thinking = The best computer player is thinking about a hint. Play on if you like.
hint-thinking-short = Hint…
hint-none = No hint was found for this. It does not count.
hint-late = No answer came in time. Ask again if you like.
hint-waits = Nothing for now: wait and watch.
hint-go = Go there
menu-level = Level of { $name }
ending-next-level = Next: { $level }
level-changed = { $seat } plays on at another level: { $before } → { $after }.
menu-hand-over = Hand over the seat of { $name }
menu-hand-over-me = { $seats ->
    [one] Hand over my seat
   *[other] Hand over my seat ({ $name })
}
menu-to-bot = A computer player plays until they are back:
menu-to-bot-me = A computer player plays until you want your seat back:
menu-to-person = Or another person takes the seat for good, by a link:
menu-to-person-link = Make a link
menu-seat-link = Whoever opens this link can take the seat
menu-keep-seat = Rather keep it
menu-propose-end = Propose to end the game
menu-end-now = End the game without a winner
menu-end-now-sure = Computer players always agree: it ends at once, and counts neither as won nor as lost.
menu-end-now-really = End it
menu-resign = Resign
menu-resign-sure = The game ends at once, and your rival wins.
menu-resign-really = Resign
menu-leave-to-bot = Resign
menu-leave-to-bot-sure = It counts as lost. A computer player plays on in your place, and you can watch.
menu-leave-to-bot-really = Resign
menu-give-up = Give up
menu-give-up-sure = It ends here, and counts neither as won nor as lost.
menu-give-up-really = Give up
menu-leave = Leave the table
menu-leave-sure = Your seat goes to a computer player, and the others play on. You cannot take it back by yourself.
menu-leave-resigns-sure = This ends your one try at the deal of the day: it counts as resigned, and your row of days ends.
menu-leave-really = Leave
menu-rather-not = No, play on
proposal = A proposal
proposal-end = { $name } proposes to end the game here, without a winner.
proposal-take-back = { $name } would like to take back their last turn.
proposal-mine-end = You propose to end the game. Still to answer: { $names }.
proposal-mine-take-back = You ask to take back your last turn. Still to answer: { $names }.
proposal-agree = Agree
proposal-play-on = Play on
proposal-withdraw = Withdraw
proposal-refused = { $name } would rather play on.
offered = A seat for you
offered-about = You can take over the seat of { $name } in this game.
offered-take = Take the seat
offered-watch = Only watch
early-scores = How it stood
menu-take-back = Take the seat back ({ $name })
menu-rules = How to play
menu-settings = Settings of this device
menu-link = The link of this table
menu-people = People here
menu-mute = Mute
menu-unmute = Hear again
menu-report = Report to whoever runs this server
menu-block = Block
menu-forget-me = Forget me at this table
menu-forget-me-sure = Your name, your secret and your words go; the games stay, with “a player” in your place. You cannot come back to this seat.
menu-forget-me-really = Forget me
menu-forget-me-not = Not now
menu-reported = Reported. Whoever runs this server will see it.

problem = Report a problem
problem-what = Saves what you see, the log and the version to one file on your device. Your secret is not in it. Send it to whoever runs this server.
problem-words = What went wrong?
problem-save = Save the file

# A screen for the room

screen-code = Table { $code }
screen-fill = Fill the screen
screen-away = The screen of the room is gone.
screen-whole = Show the whole table here
screen-hand = Show only what is mine

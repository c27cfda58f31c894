# Opening a table, sitting down, and everything around a game: my games, settings of the device, the account.

# --- opening a table ---

your-name = What are you called?
how-many = How many players?
invite-heading = Invite friends
invite-open = Get the link
more-choices = Clock, computer players, options…
invitation = Invitation of whoever runs this server
one-device-heading = One device for all
one-device-how = You pass the device round. Nobody sees another’s hand: it stays covered until the next player takes over.
how-many-people = How many people?
how-many-bots = And computer players?
player-numbered = Player { $number }
deal = Deal

new-table-of = New table: { $game }
no-such-game = This server has no such game.
onward = This game goes on from line { $line } of an earlier one. Its number of players and its options stay.
onward-missing = The game to play on from could not be fetched.
open-table = Open the table
who-plays = Who plays?
you-host = You
somebody-by-link = Guest with the link
somebody-here = somebody at this device
game-hints = { $number ->
    [one] one hint
   *[other] { $number } hints
}
computer = Computer: { $name }
option-set = { $title }: { $choice }
more-options = More options

listing = Who may sit down?
listing-unlisted = Whoever has the link
listing-unlisted-about = Nobody else finds the table.
listing-unlisted-short = By the link
listing-public = Everybody
listing-public-about = The table is listed on the first page. One talks in ready phrases there.
listing-public-short = Listed for everybody
listing-closed = Only those you invite
listing-closed-about = You give each guest the link to one seat.
listing-closed-short = By invitation to a seat

timing = Clock
timing-none = No clock
timing-none-about = Everybody thinks for as long as they like.
timing-none-short = No clock
timing-live = Minutes for the game
timing-live-about = Whoever has used theirs up may be replaced by a computer player.
timing-live-short = Clock: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } and { $seconds } s a turn
timing-days = Days for each turn
timing-days-about = Everybody plays when they find the time.
timing-days-short = { $days ->
    [one] 1 day
   *[other] { $days } days
 } for each turn
timing-bank = Time for the game
timing-increment = More for each turn
timing-days-each = Time for each turn
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
seconds = { $seconds ->
    [0] nothing
    [one] 1 second
   *[other] { $seconds } seconds
}
days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
friendly = Anybody who plays may stop the clock
friendly-off-short = The clock is not stopped

watching = Who may watch?
watching-public = Everybody here
watching-public-about = Watchers see what is open, and nobody’s hand.
watching-public-short = One may watch
watching-delayed = With delay
watching-delayed-about = Watchers see the table as it stood three minutes ago.
watching-delayed-short = One may watch, three minutes late
watching-none = Nobody
watching-none-about = Only those who play see the game.
watching-none-short = Nobody watches
shown = Who may see the record afterwards?
shown-public = Everybody with the link
shown-table = Those who played
shown-table-short = The record is for those who played

adventures-mine = I choose
adventures-about = Touch them in the order you like. Whether the strips lie in that order is the next question; how many are needed depends on the players.

# --- the table before the game ---

lobby-laying = The table is being laid…
lobby-failed = The server could not do that just now. Nothing is lost.
lobby-by-hand = I arrange it myself
lobby-again = Once more?
seats = Seats
sit-nobody = Nobody sits at this table yet.
sit-company = At this table: { $names }
sit-down = Sit down
sit-full = Every seat is taken. You can watch when the game begins.
sit-full-late = Every seat is taken. You can watch, three minutes late: then the board appears here.
sit-full-unseen = Every seat is taken, and this table plays unwatched.
mark-you = you
mark-device = on this device
mark-host = host
mark-away = away
seat-kept = Kept for somebody
level-of = Computer player for { $seat }
add-bot = Computer
seat-more = More about seat { $seat }
seat-title = Seat: { $seat }
seat-invite = Keep this seat for somebody
seat-invite-about = You get a link that is good for this seat alone. Whoever opens it sits down here.
seat-kept-link = The link to this seat
seat-kept-about = Send it to one person only: whoever opens it first sits here.
seat-swap = Swap with { $seat } ({ $name })
seat-remove-bot = Send the computer player away
seat-unkeep = Keep it no longer
seat-remove = Send { $name } away
seat-remove-about = Whoever is sent away can watch, but not sit down again at this table.
seat-free-again = { $name } does not play after all
stand-up = Stand up
stand-up-about = Your seat is free for somebody else. You can sit down again as long as the game has not begun.
rename = Rename
device-guest = Somebody plays beside you on this device?
device-guest-name = Their name
device-guest-add = Sit down here
start-game = Start
start-again = Start the next game
start-empty = { $number ->
    [one] One seat is empty: { $seats }.
   *[other] { $number } seats are empty: { $seats }.
}
start-kept = { $number ->
    [one] One seat is kept for somebody who has not come yet: { $seats }.
   *[other] { $number } seats are kept for people who have not come yet: { $seats }.
}
start-host = { $name } starts the game when everybody is here.
fill-and-start = Fill with computer players and start

invitation-panel = Invitation
invitation-open = Come aboard
invitation-closed = A closed table
invitation-closed-about = With this link one can only watch. To let somebody sit down, keep a seat for them: the three dots beside it.
invitation-code = The code, on the page { $place }
invitation-link = The link of this table
qr = The link of this table as a picture for a phone’s camera
copy = Copy
copied = Copied.
copy-by-hand = This browser does not let pages copy. The link is marked: copy it by hand.
share = Share
share-table = Come and play { $game } with me:
share-seat = This seat is kept for you:
only-here = Only this computer can open it
only-here-mend = The server listens to nobody else. For friends on your network, stop it and start it again like this:
table-settings = This table
change = Change
other-device = Go on from another device
seat-link = The link to your own seat
seat-link-about = Whoever has this link plays for you: keep it to yourself.

remind = Reminders
remind-about = When it is your turn and you are away, you can be told. Once for each turn, and you can stop it here.
remind-push = Remind me by this browser
remind-push-stop = No more reminders by this browser
remind-no-push = This browser cannot remind you here: that needs an address with https, and on an iPhone the page on the home screen.
remind-mail = Remind me
remind-mail-address = By e-mail to
remind-mail-stop = No more reminders by e-mail
remind-unwilling = The browser has not allowed it. You can change that in its settings for this page.
remind-done = Done.
remind-explained = At a table without a clock, or with days for each turn, you can ask to be told of your turn while you are away: by this browser, or by e-mail where the server sends any. You find it at the table itself. Each table has its own, and nothing is sent unless you have asked.

# --- joining with a code ---

join-heading = Join a table
join-code = Code or link
join-code-about = Six letters and digits, such as k7m2pq. Capitals do not matter.
join-games = What is played here

# --- my games ---

my-games-none = This browser has not played yet. That can be mended in one press.
my-games-account = Also of your account
my-games-finished = Finished games
my-games-about = This list is kept in this browser only. With the link to your seat, or with an account, you go on elsewhere.
table-games = Games played here
table-games-none = None was finished yet.
won = won
not-won = not won
game-left-resigned = resigned
game-left-handed-over = handed over
game-left-given-up = ended early
game-helped = the computer played for you
score = { $score } gold

# --- settings of this device ---

settings-about = All of this is kept on this device and sent nowhere.
colours = Light or dark
colours-system = As the system
colours-light = Light
colours-dark = Dark
motion = Motion
motion-about = How fast cards move and markers fall.
motion-still = Your device asks for little motion, so nothing moves.
motion-slow = Slow
motion-usual = Usual
motion-fast = Fast
motion-none = None
careful = Ask before the line of no return
careful-about = Before a step that cannot be taken back the table asks once a game; before one that gives up cards to draw or to play, once a turn.
theme = Names
theme-about = What cards and adventures are called.
theme-stories = After the stories
theme-neutral = Neutral
shortcuts = Single-key shortcuts
shortcuts-on = On
shortcuts-on-what = One letter, digit or sign is enough, at a table and in a replay. If you dictate to your device, or if your keys get struck by mistake, choose otherwise.
shortcuts-alt = Only with Alt
shortcuts-alt-what = A letter, digit or sign counts only together with Alt, which a Mac calls Option. Tab, arrows, Enter and Escape always work.
shortcuts-off = Off
shortcuts-off-what = No letter, digit or sign does anything by itself. Tab, arrows, Enter and Escape always work, and lead everywhere.
data = Kept on this device
data-about = { $number ->
    [0] This browser knows no seat at any table. You can bring yours from another browser.
    [one] This browser knows one seat at a table, with its secret. A file takes it to another browser; whoever has the file can play for you.
   *[other] This browser knows { $number } seats at tables, with their secrets. A file takes them to another browser; whoever has the file can play for you.
}
data-save = Save to a file
data-bring = Bring from a file
data-brought = { $number ->
    [0] Nothing new was in it.
    [one] One seat is here now.
   *[other] { $number } seats are here now.
}
data-wrong = This is no file with seats of Saltsea.
data-forget = Forget all
data-forget-sure = Then only the links to your seats bring you back to your games.
data-forgotten = Forgotten.

# --- the account ---

account-nobody-needs = Nobody needs an account: everything can be played without. With one you find your games on every device, and what they add up to. No e-mail address, no real name.
account-way = Have you got one?
account-new = New here
account-mine = I have one
account-name = Name
account-kept = Kept are the name, a scrambled password or the public half of a passkey, and your games. You can delete it all at any time.
account-since = An account since { $day }.
account-no-games = No finished game yet. Tables where you sit down while signed in are counted.
account-ways = Name and ways in
passkey = Passkey
passkeys = Passkeys
passkey-about = Your device keeps it and shows it by fingerprint, face or code. There is nothing to remember.
passkey-new = Make an account with a passkey
passkey-use = Sign in with a passkey
passkey-add = Add a passkey of this device
passkey-none = The device has not made or shown a passkey. You can try again, or take a password.
or-password = Or with a password
password = Password
password-about = Ten characters or more, that nobody would try first. Four words will do. Nobody can send you a new one.
password-current = Password now
password-new = New password
password-set = Set the password
sign-up = Make the account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on all { $devices } devices
forget-me = Delete me
forget-me-sure = Your name, your ways in and your statistics are deleted at once, and for good. At the tables where you played you become “a player”.
forget-me-really = Delete everything
remove = Remove
blocked = Blocked people
blocked-forgotten = somebody who was forgotten
unblock = Unblock
game = Game
played = Played
games-won = Won
best = Best
campaign-save = Save my campaign of { $game } to a file
own-values = Values of your own
own-values-about = A file like our cards.json, with other values for the cards. Everybody at the table is told. Such games do not count in statistics.
own-values-pick = Choose a file
own-values-none = Play with the usual cards
own-values-picked = { $file } is checked when the table opens.
own-values-long = This file is too long to be a box of cards. Nothing has changed.

# A screen for the room

screen-how = This screen shows the table to all in the room. Each player takes the code with a phone, which then shows what is theirs alone: hand or sandtimers.
screen-game = Which game?
screen-open = Open the table
screen-here = Use this device as the screen
screen-come = Point your phone’s camera here
screen-type = or type { $address }
screen-waits = a phone is missing
screen-stop = No longer the screen
start-screen = The screen or anybody with a seat starts the game.

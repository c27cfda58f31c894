# The browser client's first page and what all its pages share. Every message exists in web.fr.ftl too, with the same
# facts; a test holds this.

page-title = Saltsea: two games of gold and salt water
title-of = { $page } · Saltsea
skip = Skip to the games
language = Language
language-missing = This language could not be loaded: the connection is down. It comes with the connection.
close = Close
save = Save
keep = No, keep it
more = More
retry = Try again

tagline = One box, two games of gold and salt water.

start = Start playing
play-now = Play now
play-now-corto = Corto against two opponents
play-now-pirates = Pirates with three shipmates
sail-now = Sail now
play-now-against = Play now against
level-beaten = (you have won against it)
level-next-hint = You have beaten { $beaten }. Next: { $next }
play-now-busy = Laying the table…
default-name = Captain
invite = Invite
invite-about = A link, a picture or a code for your friends
one-device = One device
one-device-about = Two to four people pass it round
screen = One screen and phones
screen-about = This screen is the table, each phone a hand
join = Join
join-about = With a code that you were given

pages = More pages
see-rules = Rules
how-to-play = How to play
my-games = My games
settings = Settings
account = Account

my-tables = Your tables
standing-open = Not begun yet
standing-turn = It is your turn
standing-others = The others are to act
standing-without = The others are playing; you have no seat
standing-over = Over
standing-gone = This table is no longer there.
standing-unknown = The server has not said how it stands.
with = With { $names }
just-now = just now
continue = Continue
to-the-table = To the table
see-replay = Replay
forget = Forget
forget-table = Forget table { $code }
forget-sure = This browser forgets its seat there. Only the link to your seat brings you back.

catalogue = The games
catalogue-loading = Reading the catalogue…
catalogue-empty = The catalogue is empty today: no game is aboard yet.
catalogue-empty-more = The quay is ready, the crates are on their way. Once a game is carried aboard, it is listed here.
players = { $same ->
    [yes] { $min ->
        [one] { $min } player
       *[other] { $min } players
    }
   *[no] { $min } to { $max } players
}
pace-turns = Turn by turn
pace-sand = In real time
pitch-corto = A card game of gold and the sea for rivals, played on comic strips.
pitch-pirates = A crew sails one ship together while the sand runs: everybody acts at once.
new-table = New table

open-tables = Open tables
open-tables-loading = Looking round…
open-tables-none = Nobody has put a table up for everybody just now. You could be the first: open one and list it.
seats-free = { $free ->
    [0] All { $players } seats are taken
    [one] One of { $players } seats is free
   *[other] { $free } of { $players } seats are free
}
being-played = Being played
come-in = Come in
watch = Watch

trouble-unreachable = The server does not answer. Perhaps it has stopped, or the connection is down.
trouble-here = What plays on this device does not answer.
trouble-refused = The server answered with an error ({ $status }).
trouble-too-often = That was a little too often. Wait a moment, then try again.

offline = Play offline
offline-short = Offline
offline-what = Both games can run on this device alone, without a server: against computer players, with the story and the lessons. That takes 7 MB, once. Afterwards it needs no connection.
offline-limits = What you play stays in this browser until you upload it, under “My games”: a game that is over, or a running one to go on with there. The campaign is the same here and on the server; with a connection both are put together. Strong computer players think less far here.
offline-play = Load it and play
offline-starting = It is being loaded and started…
offline-complete = Loaded. From now on it needs no connection.
offline-almost = Loaded. It is starting…
offline-plain-http = This page came over plain http, so the browser keeps no copy of it: you play as long as it stays open. Over https, or at the address of this computer itself, it can be opened without a connection, too.
offline-full = This browser has no room left: the game goes on, but what happens from now on is lost when the page is closed. Forget old games, and it is kept again.
offline-not-kept = This browser keeps nothing: what you play on this device is lost when the page is closed.
offline-elsewhere = Another tab of this browser plays on this device already. Close it first.
offline-not-loaded = It could not be loaded. With a connection, open this page and try again.
offline-outdated = This device has kept the game of another version than this page. With a connection, open this page and try again.
offline-now = You play offline, on this device.
offline-leave = Back to the server
upload-games = Played on this device
upload-about = These games are in this browser alone. Uploaded, a game is checked by the server and can be shown, or played on from any moment.
upload-show = Show the games of this device
upload-none = None is finished yet.
upload = Upload
upload-busy = Uploading…
upload-done = On the server.
upload-no-server = There is no connection to the server. The game stays here: try again later.
upload-refused = The server has played it again and does not take it: it may be of another release. The game stays here.
carry-to-server = Go on at the server
carry-to-server-about = The game moves to the server: it can go on from any device, and others may watch.
carry-to-page = Take it along, offline
carry-to-page-about = The game moves into this browser, and needs no connection there. You can take it back later.
carry-busy = The game is moving…
carry-no-engine = It could not be taken along: there is no connection, or this browser could not load the game. Nothing has changed.
stay-awake = This browser cannot keep the screen on: let it stay on longer in the settings of your device.

version-new = A new version of Saltsea is here.
version-reload = Reload

about = About
what-heading = What is this?
what = Saltsea is a box with two board games for the browser: Corto, a card game of gold and the sea for two to four rivals, played on comic strips; and A Tale of Pirates, for a crew that sails one ship together while the sand runs.
notice-heading = An unofficial edition
notice = Saltsea is an unofficial, non-commercial fan edition. It is not connected with or endorsed by Cong SA, Casterman, Ludocom, Matagot or Cranio Creations. Names belong to their owners.
notice-own = The code, the texts and the pictures are our own; no picture and no sentence of the albums or of the boxes is used.
credits-heading = The games and their authors
credits-corto-title = Corto
credits-corto = A game by Laurent Escoffier and Sébastien Pauchon, after the work of Hugo Pratt (Ludocom and Matagot, 2013).
credits-pirates-title = A Tale of Pirates
credits-pirates = A game by Asger Harding Granerud, Daniel Skjold-Pedersen and Daniele Tascini, developed by Simone Luciani and illustrated by Ruslan Audia (Cranio Creations, 2017).
removal-heading = Asking for removal
removal = Do you hold rights in something shown here and want it gone? Open an issue in the repository, or write to the operator of this server, and it will be taken down.
removal-contact = The operator of this server: { $contact }
build-heading = This server
build-loading = Asking the server…
build-version = Version
build-engine = Engine
engine-compiled = compiled
engine-plain = plain Python
privacy = What this server knows about you

# --- touching, in the settings and at the table ---
one-tap = One touch is enough
one-tap-about = With a finger, the first touch shows what would follow and the second does it. Switch this on to do it at once.
own-content = { $kind ->
    [chapter] Own chapter
   *[values] Own values
 }{ $named ->
    [yes] : “{ $name }”
   *[no] { "" }
 }{ $known ->
    [yes] , by { $by }
   *[no] { "" }
 }

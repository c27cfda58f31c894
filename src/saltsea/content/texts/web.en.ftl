# The browser client's own texts. Every message exists in web.fr.ftl too, with the same facts; a test holds this.

page-title = Saltsea: two games of gold and salt water
skip = Skip to the games
language = Language
language-en = English
language-fr = Français

tagline = One box, two games of gold and salt water.
what-heading = What is this?
what = Saltsea is a box with two board games for the browser: Corto, a card game of gold and the sea for two to four rivals, played on comic strips; and A Tale of Pirates, for a crew that sails one ship together while the sand runs.
ground-floor = This is its ground floor. It serves the catalogue below and nothing more; the games are being carried aboard, one after the other.

catalogue = The catalogue
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

trouble-unreachable = The server does not answer. Perhaps it has stopped, or the line is down.
trouble-refused = The server answered with an error ({ $status }).
retry = Try again

about = About
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

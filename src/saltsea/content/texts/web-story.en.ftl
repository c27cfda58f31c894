# What was, and what holds: the log in words, the count at the end, the replay and the rules reference.

# --- the log ---
story-laid = The table is laid

# --- the count at the end ---
story-count = The count
story-source = Gold from
story-total = Gold
story-stock-left = Markers left in stock
story-skip = Straight to the end
story-rule = Rule { $rule }
story-gold = { $gold } gold
story-group-largest = Largest group: { $number } × { $each }
story-group = Another group: { $number } × { $each }
story-course = Gold, turn by turn
story-course-ends = { $name } { $gold }
story-turning-point = Turning point.
story-review = Review this game
story-turning-look = Look at it
story-side = { $names } together: { $gold } gold

# --- the replay ---
replay = Replay
replay-of = { $game }: { $names }
replay-seat = Seat { $number }
replay-loading = Fetching the game…
replay-log-loading = The log is on its way: { $percent } %
replay-controls = Ways through the game
replay-scrub = Line
replay-line = Line { $line } of { $last }
replay-turn-back = To the turn before
replay-back = One line back
replay-play = Play
replay-stop = Stop
replay-on = One line on
replay-turn-on = To the next turn
replay-speed = Speed
replay-times = { $pace } ×
replay-eyes = Seen by
replay-eyes-all = everybody (no hands)
replay-play-on = Play on from here
replay-more = More
replay-review = Review
replay-review-title = Review of the game
replay-variation = This was not played: it is the better turn.
replay-variation-drawn = What is drawn in it is drawn anew.
replay-variation-back = Back to the game
replay-variation-review = Back to the review
replay-moment = From this moment on
replay-link = The link to this moment
replay-files = The record
replay-save = Save the record
replay-open = Open a record from a file
replay-file-busy = One moment…
replay-file-wrong = This file cannot be opened: it is no record of a finished game, or something in it does not agree.
replay-file-large = This file is too large to be the record of a game.
replay-file-closed = This server takes no games from elsewhere now.
replay-not-saved = The record could not be fetched.
replay-closed = This game is only for those who sat at its table. Open it in the browser that you played with, or sign in.
replay-unknown = There is no such game here. Perhaps a letter of the address was lost, or the game was given up long ago.
replay-running = This game is still being played. Its replay opens when it is over.
replay-to-table = To its table

# --- looking back ---
together-leading = You lead: everybody sees what you see.
together-following = { $name } leads, and you look along.
together-apart = You look around by yourself. { $name } leads.
together-alone = Nobody leads: each looks where they like.
together-lead = Lead
together-stop = Stop leading
together-follow = Follow { $name } again
together-close = Close
together-invitation = An invitation
together-invites = { $name } looks back at the game and leads.
together-join = Look back with { $name }
together-not-now = Not now
look-back = You are looking at line { $line } of { $last }.
look-now = Back to now

# --- the game on paper ---
sheets = Print it
sheets-short = Ship, cards and chapters to cut out
sheets-about-corto = All 120 cards, the strips, markers, figurines, quests, aids and rules as PDF sheets, in their true size. You need a printer and scissors.
sheets-about-pirates = The ship, the sea, tokens, a die and the rules as PDF sheets, in their true size. You need a printer, scissors and four sandtimers of 30 seconds.
sheets-paper = Paper
sheets-paper-a4 = A4
sheets-paper-letter = Letter
sheets-ink = Ink
sheets-ink-full = In full colour
sheets-ink-saving = Saving ink
sheets-file-box = The whole box
sheets-file-ship = The ship and the sea
sheets-chapters = Each chapter is a file of its own with a sealed cover. Print it unseen; its page 3 tells the story.
sheets-chapter = Chapter { $number }
sheets-none = This server has no sheets to print.
sheets-offline = The sheets are made by a server: with a connection you find them here. In a terminal, “saltsea print” writes them, and “saltsea app export” puts them into the folder.
sheets-no-folder = This folder has no sheets. In a terminal, “saltsea app export” puts them into a folder, and “saltsea print” writes them alone.

# --- the rules reference ---
rules = The rules
rules-of = { $subject }: the rules
rules-title-corto = Corto
rules-title-pirates = A Tale of Pirates
rules-title-table = The table
rules-about-corto = Characters on comic strips, markers, hits, six quests, and all 120 cards.
rules-about-pirates = The Ellen, her timers and her damage, as far as the first chapter needs them.
rules-about-table = What holds at every table: seats, hosts, clocks, talk, taking back.
rules-subjects = Which rules
rules-no-subject = There are no rules of that name here.
rules-look-up = Look up a rule or a card
rules-search = Search
rules-search-hint = words, or an id (C5)
rules-hits = { $number ->
    [0] No rule answers to that.
    [one] One rule.
   *[other] { $number } rules.
 }
rules-chapters = Chapters
rules-link = Copy the link to this rule
rules-copied = The link to { $rule } is copied.
rules-in-address = The link to { $rule } stands in the address line.
rules-later = What later chapters bring is not told here: the story tells it when you get there.
rules-cards = The cards
rules-cards-failed = The cards did not come: the connection is down. The rules above are complete.
rules-pictures-failed = The pictures did not come: the connection is down. The rules below are complete.
rules-chapter-corto-g = Table and grid
rules-chapter-corto-s = Set-up
rules-chapter-corto-t = A turn
rules-chapter-corto-c = Characters
rules-chapter-corto-o = Objects
rules-chapter-corto-l = Long range
rules-chapter-corto-f = Figurines
rules-chapter-corto-m = Markers
rules-chapter-corto-e = The end
rules-chapter-corto-v = The count
rules-chapter-corto-a = Advantages
rules-chapter-corto-q = Quests
rules-chapter-corto-p = Table options
rules-chapter-pirates-s = Sea, ship and crew
rules-chapter-pirates-t = Timers
rules-chapter-pirates-a = Actions
rules-chapter-pirates-d = Damage
rules-chapter-pirates-r = Chapters and rounds
rules-chapter-pirates-p = Score
rules-chapter-pirates-q = The App
rules-chapter-pirates-card = Cards
rules-chapter-pirates-token = Tokens and ship parts
rules-chapter-pirates-event = Events
rules-chapter-pirates-level = Levels
rules-chapter-pirates-chapter = The story
rules-chapter-table-t = At every table

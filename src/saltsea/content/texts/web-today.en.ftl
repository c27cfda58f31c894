# The games of the day: the deal, the puzzle, the voyage, and the diary.
today = Today
today-needs-server = The deal, the puzzle and your diary come from the server. They are here again as soon as it answers.
today-about = One deal, one puzzle, one voyage: the same for everybody
today-about-streak = { $days ->
    [one] One day played: come back tomorrow, too
   *[other] { $days } days in a row
}
today-about-open = { $days ->
    [0] Today’s deal is waiting
   *[other] Keep your row of { $days }: today’s deal is waiting
}
today-next = { $hours ->
    [0] The next day begins in { $minutes } min.
   *[other] The next day begins in { $hours } h { $minutes } min.
}
on-honour = on honour

today-deal = The deal
today-deal-title = Deal of the day
today-deal-about = Corto against { $rival }. Everybody in the world has these cards today. One try: the first game that you begin, noted by your account or, without one, by this browser.
today-strips = Adventures on the table
today-deal-play = Play today’s deal
today-deal-go-on = Go on with it
today-deal-first = You begin.
today-deal-second = { $rival } begins.
today-same = { $rival }, version { $version }, thinks equally hard everywhere. Edition { $edition }: whoever has the same one has the same deal.

today-puzzle = The puzzle
today-puzzle-about = One turn of Corto. You have { $gold } gold: what is the most that you can have after it? No luck is involved, and only one end is best.
today-puzzle-making = Today’s puzzle is being made; that takes a moment.
today-puzzle-ready = Today’s puzzle is ready.
today-puzzle-play = Solve it
today-puzzle-again = To the puzzle

today-rated = More puzzles
today-rated-about = { $puzzles } turns from real games, each rated by how often the computer’s levels find the best one. How much gold can you gain on your best rival?
today-rated-mine = { $tried ->
    [0] You begin with a rating of { $rating }. Only your first answer to each puzzle counts for it.
   *[other] Your rating: { $rating }. Right with the first answer: { $right } of { $tried }.
}
today-rated-next = Next: puzzle { $number }, { $difficulty ->
    [easy] easy
    [hard] hard
   *[middling] middling
 } ({ $rating }), with { $players } players.

today-voyage = The voyage
today-voyage-about = A Tale of Pirates: the same sea for every crew of the day, on every server.
today-voyage-best = { $crews ->
    [one] One crew of this server has come home, with { $points } points.
   *[other] { $crews } crews of this server have come home; the best has { $points } points.
}
today-voyage-sail = Set sail

strip-title = Saltsea · Corto of { $day }
strip-won = Won { $mine } : { $theirs } against { $rival }
strip-lost = { $mine } : { $theirs } against { $rival }
strip-left = Left at { $mine } : { $theirs } against { $rival }
strip-course = { $turns ->
    [one] Ahead after { $ahead } of one turn.
   *[other] Ahead after { $ahead } of { $turns } turns.
}
strip-streak = { $days } days in a row
strip-copy = Copy as text
strip-picture = As a picture
strip-copied = Copied. Paste it wherever you like.
strip-not-copied = This browser does not let the page copy. Take the picture instead.
strip-saved = The picture is among your downloads.

puzzle-goal = Puzzle of the day: the most gold this turn. You began with { $gold }.
puzzle-check = Check
puzzle-checking = Checking
puzzle-restart = From the start
puzzle-solution = Show the solution
puzzle-solution-sure = Look? Then the puzzle counts as seen, not as solved.
puzzle-solution-yes = Look
puzzle-showing = This is one way to { $best } gold.
puzzle-verdict = { $gold } gold. There is a way to { $best }: take back and try again.
puzzle-verdict-solved = { $gold } gold: solved. There is no better turn.
puzzle-not-now = Finish the card that you are playing, or take it back; then check.
puzzle-solved = Solved with { $gold } gold, { $checks ->
    [one] at the first check.
   *[other] after { $checks } checks.
}
puzzle-peeked = You have looked: { $best } gold is the most.
puzzle-so-far = Your best so far: { $gold } of { $best } gold.
puzzle-to-today = Back to today

rated-goal = Puzzle { $number }, { $difficulty ->
    [easy] easy
    [hard] hard
   *[middling] middling
 } ({ $rating }): gain as much gold on your best rival as you can in this turn.
rated-verdict = You gain { $gold } gold. The best turn gains { $best }: take back and try again.
rated-verdict-solved = You gain { $gold } gold: solved. No other turn gains so much.
rated-showing = This turn gains { $best } gold.
rated-solved = Solved: { $best } gold gained, { $checks ->
    [one] at the first check.
   *[other] after { $checks } checks.
}
rated-peeked = You have looked: { $best } gold is the most.
rated-so-far = Your best so far: { $gold } of { $best } gold gained.
rated-mine = Your rating: { $rating } ({ $change }).
rated-mine-same = Your rating stays { $rating }: only the first answer counts.
rated-finds = { $level }: { $found } of { $asked }
rated-found-by = It was found by { $levels }.
rated-next = Next puzzle

diary = Your days
diary-about = Kept with this browser’s log book, or with your account. A ring is a solved puzzle. A row is made of days whose deal was played to its end, won or not; one that was left or resigned counts as played, and ends the row.
diary-streak = In a row
diary-longest = Longest row
diary-played = Played
diary-wins = Won
diary-won = won { $mine } : { $theirs }.
diary-lost = not won, { $mine } : { $theirs }.
diary-left = left at { $mine } : { $theirs }.
diary-none = not played.
diary-day = { $day }: { $told }
diary-puzzle = Puzzle solved.

today-deal-of = game of { $day }

game-somebody = somebody
stats = What my games of Corto add up to
stats-none = No game of Corto that counts yet.
stats-not-counted = Not counted are lessons, games that go on from an earlier one, games of your own at both sides, games that all agreed to end, and those in which the computer played for you.
stats-only-last = Only your last { $number } games are looked at.
stats-resigned = { $resigned ->
    [one] One of them was resigned: it is lost, and its gold is not counted.
   *[other] { $resigned } of them were resigned: they are lost, and their gold is not counted.
}
stats-sum = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won. { $mean } gold on average, { $best } at best.
stats-hints = { $hints ->
    [one] One hint was taken in these games.
   *[other] { $hints } hints were taken in these games.
}
stats-last = { $games ->
    [one] The last game
   *[other] The last { $games } games, the newest on the right
}
stats-last-key = A column is your gold, filled where you won; the line across it is the best opponent’s.
stats-sources = Where my gold comes from
stats-opponents = Against
stats-people = People
stats-adventures = Adventures
stats-rate = { $won } of { $games }
stats-percent = { $percent } %
source-groups = Groups
source-seal = Under the seal
source-vessel = The vessel
source-aces = The four aces
source-ingots = Ingots
source-leopards = Leopard-men
source-train = The train
source-great-gold = The great gold
source-compensation = Compensation
mine-export = Take everything that is mine
mine-exporting = Packing
mine-exported = It is among your downloads.
mine-export-about = One file with your games, the records of those that are over, your progress, your statistics, your account and the settings of this browser. If you have played without a server, a second file holds what this browser keeps of that.
mine-adopt = Put the games of this browser into my account
mine-adopted = { $number ->
    [0] All games of this browser are in your account.
    [one] One seat is in your account now.
   *[other] { $number } seats are in your account now.
}

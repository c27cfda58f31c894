# The text table: what `saltsea play` says, whatever is played. Words that call something stand first in their list.
word-help = help, ?
word-board = board, b, ship
word-hand = hand, h
word-legal = legal, l
word-hint = hint
word-why = why
word-legend = legend, signs
word-count = count, score, gold
word-quests = quests
word-cards = cards
word-card = card
word-pile = pile
word-clock = clock, time, t
word-goal = goal
word-briefing = briefing, story
word-undo = undo
word-log = log
word-rule = rule, rules
word-save = save
word-resign = resign, surrender
word-quit = quit, exit, q
word-wait = wait
word-not = not
word-all = all
word-no = no, n

usage-help = help
usage-board = board [lines]
usage-hand = hand
usage-legal = legal
usage-hint = hint
usage-why = why ACTION
usage-legend = legend
usage-count = count
usage-quests = quests
usage-cards = cards
usage-card = card CARD
usage-pile = pile
usage-clock = clock
usage-goal = goal
usage-briefing = briefing
usage-undo = undo [N]
usage-log = log [N]
usage-rule = rule [ID]
usage-save = save [FILE]
usage-resign = resign
usage-quit = quit
usage-wait = wait

command-help = This page.
command-board = The table as a picture, or in sentences.
command-hand = What you hold, and what can be done with it.
command-legal = Everything that you may do now, as it is typed.
command-hint = What the best computer player would do, and why: three times in a practice game, and in a crew as often as you like.
command-why = Whether something is forbidden, and by which rule.
command-legend = What the signs on the board mean.
command-count = Everybody’s count so far, line by line.
command-quests = The quests of this game, and how they stand.
command-cards = Every card that you can see, and how many you cannot.
command-card = All about one card.
command-pile = The discard pile, the top card first.
command-clock = The round’s clock, and where every timer stands.
command-goal = The goal and how far it is, and the optional goal.
command-briefing = The story, what is new, and the set-up of this round.
command-undo = Take back your last card, or all that you did after line N of the log.
command-log = What happened, the last N lines; log all tells everything.
command-rule = The wording of a rule, or the list of all.
command-save = Keep the game in a file. To go on, the file must hold the seed, in its first line: a reader of it can work out every card to come.
command-resign = Give up: of two players the other one wins, with more a computer player plays on for you.
command-quit = Leave the table. The game can be kept.
command-puzzle-quit = Leave the puzzle; it can be tried again at any time.
command-wait = Let time go on until something happens. It stands still while you think.

play-welcome = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
 }: { $seats }.
play-seat-you = { $seat } (you)
play-seat-person = { $seat } (a person at this keyboard)
play-next-level = You have beaten { $level }. Next: { $next }. Type saltsea play { $game } --seats { $seats }.
play-seat-computer = { $seat } (computer: { $name })
play-welcome-watcher = Only computers play; you watch.
play-welcome-help = Type help for all that can be typed, quit to leave.
play-welcome-plain = Type board for the table in sentences, hand for what you hold.
play-welcome-back = The game goes on at line { $line }.
play-real-time = This game runs in real time elsewhere. Here time stands still until you type wait.
play-live = Time runs as soon as a round is started. What happens is told line by line.
play-live-at = Time runs as soon as a round is started, at { $times } times its speed. What happens is told line by line.
play-step = Step mode: time stands until everybody has used the timers they hold, or waits; then it jumps to the next thing that happens.
play-time-runs = Time runs by itself. To stop it, type pause.
play-time-stands = Time stands until somebody goes on: { $actions }.
play-wait-choice = The crew owes a choice. Time stands until it is made.
play-wait-end = Nothing runs, so the next thing is the end of the round. Type wait again if you want that.
play-asleep = The clock stands as it was left. It runs on as soon as you type something, or press Enter.
play-left = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
     }
   *[other] { $minutes }:{ $two } left.
 }
play-content = The cards of { $folder }: its values replace ours. The rules of the quests stay as they are.
play-prompt = { $seat }>
play-prompt-crew = crew>
play-prompt-over = over>
play-your-move = { $seat }, it is your move.
play-possible = Possible: { $actions }.
play-and-more = { $shown } and { $more } more (legal lists them all)
play-nothing = nothing
play-no-hand = You hold nothing that others do not see.
play-bot-plays-on = { $seat } resigns: a computer player ({ $name }) plays on.
play-hand-over = It is { $seat }’s turn at the keyboard. Everybody else looks away.
play-press-enter-to-leave = Press Enter, and let the next player sit down.
play-press-enter = Press Enter when you sit there.

play-help-actions = What you do in the game is typed like this; words may be shortened as long as it is clear what is meant, and several steps may share a line:
play-help-commands = And beside it:
play-help-more = Capitals and accents do not matter. A semicolon joins several commands on one line. An empty line says again what is possible.

play-unknown = “{ $word }” is not a word that this table knows.
play-see-help = Type help for all that can be typed.
play-did-you-mean = Did you mean { $meant }?
play-hint-wait = An old salt would wait and watch now.
play-unreadable = “{ $words }” is not understood. It is written like this: { $example }.
play-refused = { $said }: { $why }
play-sure = { $warning } To do it all the same, type again: { $action }
play-unclear = That may mean several things: { $actions }. Type one of them.
play-half-done = Done: { $done }. Not done: { $rest }.
play-left-undone = Not done either: { $rest }.
play-nothing-forbids = Nothing forbids it: { $actions }.
play-chance-decides = What comes after that is up to chance, so nothing can be said yet about: { $rest }.
play-no-rule = There is no rule { $rule }. Type rule for the list of all.
play-number-usage = That is not a number. Type { $usage }, where N is a number; the log shows those of its lines.

play-over = The game is over: { $title } [{ $rule }].
play-winners = { $number ->
    [0] Nobody wins.
    [one] The winner: { $winners }.
   *[other] The victory is shared: { $winners }.
 }
play-scores = Scores: { $scores }.
play-seed = The seed was { $seed }: with --seed { $typed } the same cards are dealt again.
play-record-offer = Type save FILE to keep the record of this game, quit to leave.
play-record-kept = The record of this game is in { $file }. To watch it: saltsea replay show { $typed }
play-saved = Saved in { $file }, which is kept up to date from now on.
play-saved-instead = Saved in { $file }, which is kept up to date from now on; { $before } stays as it was.
play-resume = The game is kept in { $file }. To go on: saltsea play --resume { $typed }
play-not-kept = The game was not kept. The command save FILE keeps it, and so does starting with --save FILE.
play-save-question = Keep the game? Enter for { $file }, another file name, or no:
play-file-taken = { $file } holds something else, which stays as it is. Choose another name.
play-file-trouble = { $file } cannot be written: { $reason }.

play-puzzle = The puzzle of { $day }. You have { $gold } gold. What is the most that you can have after this turn?
play-puzzle-how = Play cards and end the turn to see what it is worth; no card is drawn or discarded. Take back as often as you like, and leave with quit.
play-puzzle-solved = { $gold } gold: solved. There is no better turn.
play-puzzle-more = { $gold } gold. There is a way to { $best }: try again.
play-rated = Puzzle { $number }, { $difficulty ->
    [easy] easy
    [hard] hard
   *[middling] middling
 }, rated { $rating }. How much gold can you gain on your best rival in this turn?
play-rated-solved = You gain { $gold } gold: solved. No other turn gains so much.
play-rated-more = You gain { $gold } gold. The best turn gains { $best }: try again.
play-review-seat = { $player }: accuracy { $accuracy } of 100. Chance to win { $start } % before the deal, { $choice } by own choices, { $others } by choices of the others, { $luck } by luck: { $end } % in the end.
play-review-turn = Turn { $turn }, { $player }: { $chances } %
play-review-none = No turn cost anybody much: the cards decided.
play-review-resigned = No turn cost anybody much: the game was resigned.
play-review-number = { $whole }.{ $tenths }
play-resail-about = What decided it. Each chance was sailed { $number } times from that instant, with other luck.
play-resail-none = No single choice decided it, and nobody’s idleness: it was luck, or many small things.
play-review-moment = Turn { $turn } of { $player } cost { $loss } % of winning.
play-review-played = Played:
play-review-better = Better ({ $gold } gold against the others when it ends, { $later } when the turn comes back, over other deals):
play-daily-first = The deal of { $day }, on honour. This is your one try: only the first game that you begin counts. You may leave and go on later, by the same command; resign ends the try, as left.
play-daily-go-on = The deal of { $day }, on honour. You go on with your one try.
play-daily-kept = The deal of { $day }, on honour. You go on with a game of it that was kept; only the first that you began counts.
play-daily-again = The deal of { $day }: again, not counted. Your one try was begun on this machine before.
play-daily-not-kept = The deal of the day, on honour: only the first game that you begin counts. Whether this is the first cannot be kept in { $file }.

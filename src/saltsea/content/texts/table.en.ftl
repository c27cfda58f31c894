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

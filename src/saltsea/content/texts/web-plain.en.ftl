# The plain table: any game as choices and sentences alone.

plain = Plain table
plain-about = Choices and sentences instead of drawings: for slow devices and screen readers, and for any game.
plain-asks-you = What do you do?
plain-asks-others = { $number ->
    [0] The table goes on by itself.
    [one] { $names } { $names-is ->
        [you] are
       *[other] is
     } to act.
   *[other] { $names } are to act.
}
plain-choices = Your choices
plain-no-choices = There is nothing for you to choose now.
plain-lately = What happened lately
plain-nothing-yet = Nothing has happened yet.
plain-undo = Take the last step back
plain-reset = Take back all you can
plain-final = cannot be taken back
plain-sure = After this you can take nothing back: { $label }
plain-sure-follows = What is known to follow:
plain-sure-yes = Do it
plain-sure-no = Not yet

plain-time = Time { $time }
plain-time-runs = Time runs.
plain-time-steps = Time stands until all players wait. Then it jumps to what happens next.
plain-time-lost = { $number ->
    [0] Time stands: a connection is lost.
   *[other] Time stands: the connection of { $names } is lost.
}
plain-time-own = Time stands: your connection is lost.
plain-time-countdown = It goes on in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
plain-time-stands = Time stands.
plain-wait = Wait until something happens
plain-wait-seat = { $name }: wait until something happens
plain-waiting = { $names } { $names-is ->
    [you] wait
   *[other] waits
 }.

plain-over = The game is over: { $title }
plain-winners = { $number ->
    [0] No player wins.
    [one] { $names } { $names-is ->
        [you] win
       *[other] wins
     }.
   *[other] { $names } win.
}
plain-scores = Scores
plain-score-player = Player
plain-score = Score
plain-turns = Turns: { $turns }

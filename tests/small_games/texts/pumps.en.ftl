title-pumps = Pumps
brief-pumps = Water comes in. Everybody pumps at once. Keep the ship afloat together.
action-pumps-Place = Set your timer on pump { $pump }
action-pumps-Work = Pump
event-pumps-OrderGiven = sailor { $seat } is told pump { $order }
event-pumps-Placed = sailor { $seat } is at pump { $pump } until { $ends } ms
event-pumps-SandDown = sailor { $seat }'s sand is down
event-pumps-Worked = sailor { $seat } pumps out { $amount } at pump { $pump }
event-pumps-WaveSeen = a wave at { $at } ms
event-pumps-WaveBroke = { $amount } water comes in
event-pumps-VoyageEnded = { $saved ->
    [0] the ship goes down
   *[other] the harbour!
 }

rule-pumps-P1 = Before the start every sailor is secretly told one pump.
    .title = Orders
rule-pumps-P2 = You place your timer when it is in your hand.
    .title = One timer each
rule-pumps-P3 = A pump takes one timer.
    .title = One timer a pump
rule-pumps-P4 = Never twice in a row on the same pump.
    .title = Change about
rule-pumps-P5 = The sand runs for ten seconds.
    .title = Sand
rule-pumps-P6 = You pump when the sand is down, not before.
    .title = Patience
rule-pumps-P7 = Pumping takes out one water, two at the pump that you were told.
    .title = Pumping
rule-pumps-P8 = A wave comes every fifteen seconds; a die says how much water it brings.
    .title = Waves
rule-pumps-P9 = A hold with seven water sinks the ship at once.
    .title = Sinking
rule-pumps-P10 = A ship still afloat after ninety seconds is saved. Sand and waves of that very moment come first.
    .title = The harbour
rule-pumps-P11 = The crew wins or loses as one. Its score is the room left in the hold.
    .title = Together
rule-pumps-P12 = In real time nothing is taken back.
    .title = No way back

refusal-pumps-timer-busy = Your timer stands on pump { $pump }.
refusal-pumps-taken = Sailor { $seat } is at pump { $pump }.
refusal-pumps-twice = Your timer has just been on pump { $pump }.
refusal-pumps-no-timer = Your timer is on no pump.
refusal-pumps-sand-runs = Your sand on pump { $pump } runs until { $ends } ms.
refusal-pumps-no-undo = Sailor { $seat }, the sea takes nothing back.

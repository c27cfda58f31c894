# What somebody reads who is not at the table: e-mails, messages of the browser, and the page that stops them.
mail-turn-subject = { $game }: it is your turn
mail-turn = It is your turn at a table of { $game }. The game waits for you.
mail-hurry-subject = { $game }: your time runs out
mail-hurry = { $hours ->
    [0] Less than an hour is
    [one] About one hour is
   *[other] About { $hours } hours are
 } left for your turn at a table of { $game }. After that the others may let a computer player take your seat.
mail-link = Your table, best opened where you have played before:
mail-why = This address was given at that table to be reminded of each turn. To get no more of these mails:
mail-test-subject = Saltsea can send mail
mail-test = This is a trial by whoever runs a Saltsea server. It works.

stop-title = No more reminders
stop-question = Shall we stop reminding you of your turns at this table?
stop-button = Stop the reminders
stop-done = Done: you will get no more reminders from this table. You can ask for them again there.
stop-wrong = This link does not stop anything: a part of it is missing or was changed. Copy it whole from the mail.

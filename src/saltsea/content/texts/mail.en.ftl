# What a player reads who is not at the table: e-mails, push messages, and the pages that confirm or stop them.
mail-turn-subject = { $game }: it is your turn
mail-turn = It is your turn at a table of { $game }. The game waits for you.
mail-hurry-subject = { $game }: your time runs out
mail-hurry = { $hours ->
    [0] Less than an hour is
    [one] About one hour is
   *[other] About { $hours } hours are
 } left for your turn at a table of { $game }. After that the others may let a computer player take your seat.
mail-confirm-subject = { $game }: shall we remind you of your turns?
mail-confirm = Somebody at a table of { $game } has given this address, to be told there when it is their turn. Was it you?
mail-confirm-link = Then open this link and say yes:
mail-confirm-else = If it was not you, do nothing: you will hear no more of it, and after a week your address is forgotten.
mail-link = Your table, best opened where you have played before:
mail-why = This address was given at that table to be reminded of each turn. To get no more of these mails:
mail-test-subject = Saltsea can send mail
mail-test = This is a test mail of a Saltsea server’s operator. It works.

stop-title = No more reminders
stop-question = Shall we stop reminding you of your turns at this table?
stop-button = Stop the reminders
stop-done = Done: you will get no more reminders from this table. You can ask for them again there.
stop-wrong = This link does not stop anything: a part of it is missing or was changed. Copy it whole from the mail.

confirm-title = Reminders of your turn
confirm-question = Shall we tell you at this address when it is your turn?
confirm-button = Yes, remind me
confirm-done = Done: when it is your turn and you are away, a mail will tell you. Each has a link that stops them.
confirm-wrong = This link is good for nothing: a part of it is missing, it is older than a week, or the reminders were taken back. Ask for them again at your table.

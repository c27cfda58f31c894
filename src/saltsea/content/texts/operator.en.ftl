# The operator's page, and what all of the server's own pages share.
page-languages = Language

operator-title = The operator’s page
operator-enter = Come in
operator-enter-why = This page is for the operator of this server. The link to it ends with # and a secret: paste what follows the #.
operator-enter-lost = A lost secret is replaced by a new one: `saltsea operator link`, on the machine where the server is stopped, or `saltsea serve --operator-link new`.
operator-secret = Secret
operator-wrong = That is not the secret.
operator-leave = Leave this page
operator-other-site = This form came from another page. Load the operator’s page again and try once more.

operator-done-switches = Switched.
operator-done-announce = Everybody at a table has been told.
operator-done-call-off = The restart is called off, and everybody has been told.
operator-done-put-away = The report is put away.
operator-done-forget = Forgotten: from now on it is “a player”.
operator-done-clean = Cleaned up.
operator-done-disinvite = No invitation is good any more.

operator-disk-alarm = The disk is almost full: { $free } MB are free, and the alarm is at { $least } MB. No new tables are opened; the games that run go on. Make room, then all is well by itself.

operator-load = Right now
operator-load-tables = Tables in memory
operator-load-connections = Open connections
operator-load-lines = Moves kept each second
operator-rate = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
operator-load-thinking = Computer players thinking
operator-load-waiting = Computer players waiting to think
operator-load-longest = Longest wait for one in the last minute
operator-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
operator-load-memory = Memory
operator-load-disk = Free on the disk
operator-megabytes = { $number } MB
operator-unknown = not known
operator-nodes-here = Node { $node } has answered this page: the numbers above are its own.
operator-nodes-caption = Each node, by what it said in the last half minute
operator-nodes-together = Together
operator-column-node = Node

operator-switches = Switches
operator-switch-closed = Closed server
    .about = Only you, and guests with an invitation, open tables. Guests with a link to a table can still come.
operator-switch-no_public = No public tables
    .about = No table is listed for everybody, and none can be made public.
operator-switch-no_words = No free words
    .about = At every table one speaks in ready phrases, which everybody reads in their own language.
operator-save = Save

operator-invitations = Invitations
operator-invitations-count = { $number ->
    [0] There are none.
    [one] There is one.
   *[other] There are { $number }.
 } On a closed server an invitation opens as many tables as its owner likes.
operator-invite = Make an invitation
operator-invited = A new invitation, shown only this once. Give it to a guest who may open tables here:
operator-disinvite = Withdraw all invitations
operator-back = Back to the page

operator-notice = Restart
operator-notice-why = Tell everybody at a table, in their own language, before you stop the server. Nothing is lost by a restart; this is only polite.
operator-notice-minutes = In how many minutes
operator-notice-send = Tell everybody
operator-notice-pending = Announced for { $time }.
operator-notice-call-off = Call it off

operator-reports = Reports
operator-reports-page = Page { $page } of { $pages }
operator-reports-newer = Previous page
operator-reports-older = Next page
operator-reports-none = Nobody has reported anything.
operator-report-title = { $by } about { $about }, table { $table }
operator-report-none = Without words.
operator-report-said = Last said at the table ({ $number })
operator-put-away = Put away
operator-somebody = a player

operator-tables = Tables
operator-tables-caption = The last touched first, at most { $most }.
operator-in-log = in the log: { $name }
operator-tables-none = There are no tables yet.
operator-column-code = Code
operator-column-game = Game
operator-column-phase = Phase
operator-column-people = People
operator-column-lines = Lines
operator-column-touched = Touched
operator-phase-open = open
operator-phase-playing = playing
operator-phase-over = over
operator-asleep = not in memory
operator-elsewhere = at node { $node }
operator-forget-why = The name, the key and the words of this person go for ever. The game stays, and a computer player finishes it.
operator-forget-yes = Forget { $name }

operator-cleaning = What is forgotten by itself
operator-cleaning-rules = Unfinished tables of guests { $tables } days after they were last touched; chat and reports after { $words } days. Finished games stay.
operator-cleaning-last = Last done { $time }: { $tables } tables, { $words } words, { $reports } reports.
operator-cleaning-never = It has not been done yet.
operator-clean = Do it now

delete-me = Be forgotten
delete-me-why = Paste the link to your seat, with everything after the #. Your name, your key and what you said at that table are deleted; the game stays, and your seat belongs to “a player”.
delete-me-link = Link to your seat
delete-me-do = Forget me
delete-me-done = You are forgotten at that table.
delete-me-wrong = No seat belongs to that link. It looks like http://…/t/CODE#KEY.

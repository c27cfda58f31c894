# Computer players by name, and in one line what each is like. The first four are levels; the others are known from
# older tables, from the deal of the day and from commands.
bot-novice = Novice
    .about = a beginner, too, who overlooks a lot
bot-regular = Regular
    .about = takes all the gold in sight
bot-expert = Expert
    .about = tries whole turns in its head
bot-master = Master
    .about = thinks longest; a win to tell of
bot-random = Ship’s boy
    .about = does anything that is allowed
bot-greedy = Gold hunter
    .about = takes the gold in sight
bot-greedy-1 = Old gold hunter
    .about = takes the gold in sight, the same way every day
bot-able = Able sailor
    .about = knows every handle on the ship
bot-numbered = { $name } { $number }

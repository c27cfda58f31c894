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
# The levels once more, each with a personality.
bot-novice-cautious = Cautious novice
    .about = holds fast to what it has
bot-regular-cautious = Cautious regular
    .about = holds fast to what it has
bot-expert-cautious = Cautious expert
    .about = holds fast to what it has
bot-master-cautious = Cautious master
    .about = holds fast to what it has
bot-novice-quests = Questing novice
    .about = cannot resist a quest
bot-regular-quests = Questing regular
    .about = cannot resist a quest
bot-expert-quests = Questing expert
    .about = cannot resist a quest
bot-master-quests = Questing master
    .about = cannot resist a quest
bot-novice-vengeful = Vengeful novice
    .about = would rather hurt you than grow
bot-regular-vengeful = Vengeful regular
    .about = would rather hurt you than grow
bot-expert-vengeful = Vengeful expert
    .about = would rather hurt you than grow
bot-master-vengeful = Vengeful master
    .about = would rather hurt you than grow
# Those that are known but not offered.
bot-random = Ship’s boy
    .about = does anything that is allowed
bot-greedy = Gold hunter
    .about = takes the gold in sight
bot-greedy-1 = Old gold hunter
    .about = takes the gold in sight, the same way every day
# The pirates' shipmates, from the one to begin with to the best.
bot-green = Green hand
    .about = willing and slow; waits for somebody to lead
bot-able = Able sailor
    .about = knows every handle on the ship
bot-old-salt = Old salt
    .about = knows every handle, and is there at once
# People whom simulations put beside them.
bot-idle = Idler
    .about = touches nothing
bot-erring = Bungler
    .about = slow, and one time in ten does just anything
bot-leading = Leader
    .about = an able sailor who gives orders
bot-numbered = { $name } { $number }

# Les ordinateurs par leur nom, et en une ligne comment chacun joue. Les quatre premiers sont des niveaux ; les autres
# viennent d’anciennes tables, de la donne du jour et des commandes.
bot-novice = Novice
    .about = débute aussi, et laisse passer beaucoup de choses
bot-regular = Habitué
    .about = prend tout l’or en vue
bot-expert = Expert
    .about = essaie des tours entiers dans sa tête
bot-master = Maître
    .about = réfléchit longtemps ; le battre, cela se raconte
# Les mêmes niveaux, chacun avec un caractère.
bot-novice-cautious = Novice prudent
    .about = tient à ce qui est à lui
bot-regular-cautious = Habitué prudent
    .about = tient à ce qui est à lui
bot-expert-cautious = Expert prudent
    .about = tient à ce qui est à lui
bot-master-cautious = Maître prudent
    .about = tient à ce qui est à lui
bot-novice-quests = Novice aventureux
    .about = ne résiste à aucune quête
bot-regular-quests = Habitué aventureux
    .about = ne résiste à aucune quête
bot-expert-quests = Expert aventureux
    .about = ne résiste à aucune quête
bot-master-quests = Maître aventureux
    .about = ne résiste à aucune quête
bot-novice-vengeful = Novice rancunier
    .about = aime mieux vous nuire que grandir
bot-regular-vengeful = Habitué rancunier
    .about = aime mieux vous nuire que grandir
bot-expert-vengeful = Expert rancunier
    .about = aime mieux vous nuire que grandir
bot-master-vengeful = Maître rancunier
    .about = aime mieux vous nuire que grandir
# Ceux qui sont connus sans être proposés.
bot-random = Mousse
    .about = fait tout ce qui est permis
bot-greedy = Chercheur d’or
    .about = prend l’or en vue
bot-greedy-1 = Vieux chercheur d’or
    .about = prend l’or en vue, chaque jour de la même façon
# Les camarades de bord des pirates, de celui du début au meilleur.
bot-green = Moussaillon
    .about = plein de bonne volonté et lent ; attend qu’on le mène
bot-able = Matelot breveté
    .about = connaît chaque manœuvre du bord
bot-old-salt = Vieux loup de mer
    .about = connaît chaque manœuvre, et y est aussitôt
# Les personnes que les simulations mettent à leur côté.
bot-idle = Fainéant
    .about = ne touche à rien
bot-erring = Maladroit
    .about = lent, et fait n’importe quoi une fois sur dix
bot-leading = Meneur
    .about = un matelot breveté qui donne des ordres
bot-numbered = { $name } { $number }

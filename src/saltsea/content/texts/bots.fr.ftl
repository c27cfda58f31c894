# Les ordinateurs par leur nom, et en une ligne comment chacun joue. Les quatre premiers sont des niveaux ; les autres
# viennent d’anciennes tables, de la donne du jour et des commandes.
bot-novice = Novice
    .about = débute aussi, et oublie beaucoup
bot-regular = Habitué
    .about = prend tout l’or en vue
bot-expert = Expert
    .about = essaie des tours entiers dans sa tête
bot-master = Maître
    .about = réfléchit longtemps ; le battre se raconte
bot-random = Mousse
    .about = fait tout ce qui est permis
bot-greedy = Chercheur d’or
    .about = prend l’or en vue
bot-greedy-1 = Vieux chercheur d’or
    .about = prend l’or en vue, chaque jour de la même façon
bot-able = Matelot breveté
    .about = connaît chaque manœuvre du bord
bot-numbered = { $name } { $number }

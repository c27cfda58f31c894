# Ce qui ne va pas dans le fichier d’un chapitre. Le moteur le dit en anglais (games/pirates/chapters) ; ici, la même
# chose en français, par le même nom et avec les mêmes faits.
faults-meant = { $text } Vouliez-vous dire { $names } ?
faults-can-be = { $text } ; on peut mettre { $names }
faults-or = ou { $name }
faults-quoted = « { $text } »
faults-twice = y est deux fois, d’abord à la ligne { $line }.
faults-round = manche { $number }
faults-stage = étape { $number }
faults-condition = condition { $number }
faults-entry = entrée { $number }

# --- un champ ---
fault-chapter = un chapitre est un objet avec des champs entre accolades, pas { $value }
fault-no-field = ce champ n’existe pas
fault-missing = manque
fault-number = vaut { $value }, et non un nombre entier de { $least } à { $most }
fault-flag = vaut { $value }, et non true ou false
fault-no-such = { $noun ->
    [ship-part] il n’y a pas de pièce de navire { $value }
    [heading] il n’y a pas de cap { $value }
    [token] il n’y a pas de jeton { $value }
    [event] il n’y a pas d’événement { $value }
    [card-token-or-event] il n’y a ni carte, ni jeton, ni événement { $value }
    [thing-to-do] il n’y a rien à faire qui s’appelle { $value }
    [thing-to-count] il n’y a rien à compter qui s’appelle { $value }
   *[card] il n’y a pas de carte { $value }
 }
fault-not-a-name = vaut { $value } ; il faut ici { $noun ->
    [ship-part] le nom d’une pièce de navire
    [heading] le nom d’un cap
    [token] le nom d’un jeton
    [event] le nom d’un événement
    [card-token-or-event] le nom d’une carte, d’un jeton ou d’un événement
    [thing-to-do] le nom d’une chose à faire
    [thing-to-count] le nom d’une chose à compter
   *[card] le nom d’une carte
 }
fault-list = vaut { $value } ; il faut ici une liste { $of ->
    [timers] de sabliers
    [events] d’événements
    [cards-tokens-and-events] de cartes, de jetons et d’événements
   *[ship-parts] de pièces de navire
 } entre crochets
fault-entry-twice = { $value } y est deux fois
fault-schema = est un texte : où un éditeur trouve le schéma
fault-language = n’est pas le code d’une langue, comme en ou fr
fault-texts = est un texte par langue, comme « {"{"}"en": "Fog", "fr": "Brume"{"}"} »
fault-text = vaut { $value }, et non un texte où il y a quelque chose
fault-long = est bien trop long : { $number } caractères, et au plus { $most }
fault-control = contient un caractère de contrôle, que personne ne pourrait lire
fault-id = vaut { $value }, et non « chapter. » suivi d’un nom en minuscules, chiffres et traits d’union
fault-free = est le nom du jeu libre ; appelez le chapitre autrement

# --- cartes, manches et équipages ---
fault-fleet = vaut { $value } ; il faut ici un objet avec un nombre pour chaque navire qui est redistribué
fault-rounds = est une liste de 1 à { $most } manches
fault-round = vaut { $value } ; il faut ici un objet avec seconds, deal et events
fault-events = en demande { $number }, et la liste d’événements du chapitre { $known ->
    [0] n’en nomme aucun
    [one] n’en nomme que { $known }
   *[other] n’en nomme que { $known }
 }
fault-deal = vaut { $value } ; il faut ici un objet avec un nombre pour chaque sorte de carte
fault-no-card = n’a pas de carte : une manche sans carte n’en est pas une
fault-sea = a { $number } cartes, et la mer a { $most } places
fault-fits = est un objet avec des changements pour un niveau ou un équipage, pas { $value }
fault-fit = est un objet avec seconds, events et deal, pas { $value }
fault-fit-deal = est un objet : tant de cartes en plus ou en moins, pas { $value }
fault-not-again = n’est pas redistribué, comme le sont { $names } : ôtez-le d’ici
fault-no-room = a { $number } cartes qui ne peuvent pas être dans le secteur de la proue, et les autres secteurs ont { $most } places
fault-fit-cards = laisse une manche avec plus de { $most } cartes
fault-fit-seconds = laisse une manche de moins de { $least } secondes
fault-fit-goal = ôte une carte dont parle le but

# --- buts ---
fault-goal = vaut { $value } ; il faut ici un objet avec stages
fault-stages = est une liste d’étapes, au moins une
fault-stage = est une liste de conditions entre crochets, au moins une
fault-condition = vaut { $value } ; il faut ici un objet comme « {"{"}"do": "sink", "card": "ship", "times": 5{"}"} »
fault-optional = vaut { $value } ; il faut ici un objet avec title, text, count et least ou most
fault-bounds = a besoin de least ou de most : combien de ce qu’il compte suffit, ou est de trop
fault-each-round = ne peut pas être le but de chaque manche : ce qui est coulé ou pris compte d’une manche à l’autre ; seul point le peut
fault-unsinkable = demande une chose qui ne peut pas couler : elle n’a pas de points de vie
fault-unpointable = demande une chose qui ne compte pas quand on pointe dessus : seuls comptent { $names }
fault-short = en demande { $wanted }, et { $each ->
    [1] une des manches
   *[0] le chapitre
 } { $there ->
    [0] n’en distribue aucune
   *[other] n’en distribue que { $there }
 }
fault-box = demande { $wanted } fois { $token }, et la boîte { $there ->
    [0] n’en a pas
   *[other] n’en a que { $there }
 }
fault-never-taken = demande { $wanted } fois { $token }, et { $there ->
    [0] aucune carte distribuée n’en apporte
    [one] { $there } seule carte distribuée en apporte
   *[other] { $there } cartes distribuées seulement en apportent
 }{ $island ->
    [1] , à moins qu’il ne dise « "island": "{ $token }" »
   *[0] {""}
 }
fault-never-clear = demande une mer sans des cartes qui n’en partent jamais, et les manches les distribuent
fault-at-once = est atteint d’emblée : la manche { $round } ne distribue aucune de ces cartes
fault-crossed = demande au moins { $least } et au plus { $most }
fault-too-much = demande { $wanted }, et aucun équipage qui gagne ne peut avoir plus de { $most }
fault-too-little = demande au plus { $wanted }, et tout équipage qui gagne a { $least }

# --- ce que l’auteur n’a pas encore rencontré ---
fault-later = ceci vient dans un chapitre plus tardif de l’histoire : on peut s’en servir une fois que votre journal de bord l’a ouvert
fault-dealt-once = n’est pas redistribué, et n’a donc pas de flotte : ôtez-le d’ici
fault-not-pointed = demande une chose qui ne compte pas quand on pointe dessus
fault-islandless = dit ce qui se trouve sur une île, mais aucune manche n’en distribue

# --- ce que l’auteur n’a peut-être pas voulu ---
fault-out-of-reach = n’est pas à la portée de tous les équipages, car les niveaux et les petits équipages changent la distribution ; niveaux et sabliers en cause : { $crews }
fault-done-before = est atteinte en même temps que l’étape d’avant : ce qui est fait compte encore, demandez donc davantage
fault-uncalled = y sont nommés, mais aucune manche n’en appelle : dites « "events": 1 » dans une manche
fault-certain-event = { $value } n’est pas parmi les événements du chapitre
fault-certain-many = en nomme { $number }, et la manche n’en appelle que { $most }
fault-small-fleet = { $number ->
    [one] est seul en tout, et une manche en distribue { $most }
   *[other] sont { $number } en tout, et une manche en distribue { $most }
 }
fault-large-fleet = sont { $number } en tout, autant que toutes les manches en distribuent ensemble, si bien que de nouveaux viennent à côté de ceux qui restent à flot
fault-left-out = a { $number } { $card }, mais ceux qui restent à flot sont redistribués jusqu’à ce qu’ils coulent, jusqu’à { $most }
fault-idle-round = ne distribue aucune carte dont parle le but, si bien que l’équipage n’a rien à y faire
fault-undealt = est compté ici, mais aucune manche ne le distribue
fault-bare-island = est distribuée, mais il n’y a rien dessus : dites dans island quel jeton s’y trouve
fault-no-island = dit ce qui se trouve sur une île, mais aucune manche ne distribue { $names }
fault-always-met = est atteint par tout équipage qui gagne : personne n’a rien à tenter

# --- ce qui n’est pas du JSON ---
fault-json-after = quelque chose suit encore après la fin
fault-json-deep = des crochets et des accolades imbriqués sur plus de { $most } niveaux
fault-json-digits = un nombre de { $number } chiffres
fault-json-text = ce texte ne peut pas être lu
fault-json-text-end = ce texte n’a pas de fin : il manque un guillemet double droit
fault-json-text-line = un texte finit sur la ligne où il commence : il manque un guillemet double droit, ou il y a une tabulation ou un retour à la ligne de trop
fault-json-backslash = dans un texte, la barre oblique inverse s’écrit deux fois
fault-json-colon = il manque un deux-points après { $field }
fault-json-comma-more = la virgule avant le { $closing } qui ferme est de trop
fault-json-bracket = le { $bracket } de la ligne { $line } est fermé par un { $letter }, et non par un { $closing }
fault-json-colon-place = un deux-points se met entre un champ et sa valeur, comme dans « {"{"}"life": 5{"}"} »
fault-json-comment = le JSON n’a pas de commentaires : ôtez ceci
fault-json-comma = il manque une virgule à la fin de ce qui précède
fault-json-empty = le fichier est vide
fault-json-end = le fichier finit trop tôt : il manque { $missing } à la fin
fault-json-name = il faut ici le nom d’un champ, et non un { $letter }
fault-json-name-quotes = le nom d’un champ s’écrit entre guillemets doubles droits : « "{ $word }" »
fault-json-value = il faut ici une valeur, et non un { $letter }
fault-json-small = { $word } s’écrit { $right }, en minuscules
fault-json-number = { $word } n’est pas un nombre comme le JSON les écrit
fault-json-quotes = un texte s’écrit entre guillemets doubles droits : « "{ $word }" »
fault-json-straight = un texte s’écrit entre guillemets doubles droits, et non avec « { $letter } »
fault-json-character = un caractère qui n’a rien à faire ici

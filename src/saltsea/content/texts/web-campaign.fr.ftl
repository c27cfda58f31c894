# La campagne, pour autant que les tables en parlent ; le reste est dans web-pages-campaign.

# --- la carte ---
campaign = La campagne
campaign-unknown = quelque chose d’inconnu
campaign-teach = Apprenez-moi
campaign-daily = Voyage du jour

# --- la page d’un chapitre ---
campaign-goal = Le but
goal-once = À faire : { $steps }.
goal-each-round = À chaque manche : { $steps }.
goal-stages = L’un après l’autre :
goal-stages-each-round = À chaque manche, l’un après l’autre :
goal-of-ship = des navires
goal-of-passage = un Passage à sa vitesse
goal-do-sink = { $times ->
    [1] couler { $what }
   *[other] couler { $what } (× { $times })
 }
goal-do-take = { $times ->
    [1] prendre { $what }
   *[other] prendre { $what } (× { $times })
 }
goal-do-point = { $times ->
    [1] pointer sur { $what }
   *[other] pointer sur { $what } (× { $times })
 }
goal-do-clear = ne laisser en jeu aucune carte { $what }
campaign-optional = En passant : { $title }.
campaign-new = Nouveau dans ce chapitre
campaign-onward = Avant de reprendre la mer
campaign-onward-close = Au navire
setup-life = Points de vie
setup-card = { $number } × { $card }

crew-pace-steps = Pas à pas
daily-sign = Montrer mon nom au tableau
daily-sign-about = Sinon, vous y êtes « un joueur ». Vous pouvez changer d’avis.
daily-sign-failed = La table n’a pas pu l’apprendre. Réessayez.

# --- le rapport ---
voyage-report = Rapport de voyage
voyage-won = Gagné !
drill-try = À essayer
drill-tried = Essayé
drill-right = Exact !
drill-wrong = Pas celui-là.
drill-skip = Montrez-moi seulement la règle

# --- l’App à côté du carton ---
app = L’App à côté de la boîte

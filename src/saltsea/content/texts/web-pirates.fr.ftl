# La table de Une histoire de pirates dans le navigateur : comment les choses s’appellent, ce qu’on demande, comment un voyage se raconte.

# --- noms ---
deck-an-event = Un événement
deck-joined = { $one } ; { $other }
deck-named = { $name } : { $what }
deck-loot = { $name } × { $number }, flotte au { $sector }
deck-bow-to = la proue s’arrête au { $sector }
deck-number = { $number ->
    [one] { $name }
   *[other] { $name } × { $number }
 }
deck-quoted = « { $words } »

# --- emplacements, sabliers et cartes, en mots ---
deck-board = L’Ellen et la mer qui l’entoure
deck-space-free = libre
deck-space-taken = occupé
deck-space-corked = fermé par un bouchon
deck-space-burning = en feu
deck-cannon-loaded = chargé, vise le { $sector }
deck-cannon-unloaded = pas chargé, vise le { $sector }
deck-space-held = tenu fermé
deck-space-looks = Regarde vers le { $sector }.
deck-your-timer = votre { $timer }
deck-timer-of = { $timer } de { $seat }
deck-timer-free = { $timer } est en main
deck-timer-runs = { $timer } coule, { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
deck-timer-runs-about = { $timer } coule, encore { $seconds } secondes au plus
deck-timer-ready = { $timer } est prêt
deck-timer-cursed = il coule plus lentement
deck-card-at = { $card }, { $position }
deck-card-down = face cachée
deck-card-down-what = Personne ne sait ce que c’est. La proue révèle les cartes là où elle s’arrête, et la Vigie celle que vous voulez.
deck-card-seen = face cachée, on sait que c’est : { $card }
deck-card-life = { $left } sur { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
 }
deck-card-shots = tire { $shots ->
    [one] { $shots } coup
   *[other] { $shots } coups
 }
deck-card-speed = vitesse { $speed }
deck-before-bow = devant la proue
deck-may = vous pouvez : { $deed }
deck-may-ahead = vous pouvez le choisir d’avance : { $deed }
deck-pick = vous pouvez charger le { $cannon }
deck-picked = choisi : { $cannon }

# --- où l’on en est ---
deck-hud = Où en est le voyage
deck-clock = Manche { $round } sur { $rounds } : encore { $left }
deck-round-of = Manche { $round } sur { $rounds }
deck-lives = Points de vie : { $number } sur { $most }
deck-corks = Bouchons en réserve : { $number } sur { $most }
deck-balls = Boulets en réserve : { $number } sur { $most }
deck-speed = Vitesse { $speed }
deck-aboard = À bord : { $token }, { $number }
deck-heads = L’Ellen fait cap { $heading } à la vitesse { $speed }
deck-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
 }
deck-steps = pas à pas
deck-steps-short = pas à pas
deck-pace = { NUMBER($pace) } fois la vitesse
deck-pace-short = × { NUMBER($pace) }
deck-sound = Son
deck-names = Noms des emplacements et des cartes
deck-chip-late = trop tard
deck-timer-late = { $timer } : son sable ne sera pas écoulé avant la fin de la manche
deck-too-late = trop tard pour cette manche : le sable ne sera pas écoulé à temps
deck-point = Montrer quelque chose : touchez ensuite une carte ou un emplacement
deck-point-now = Touchez la carte ou l’emplacement à montrer.
deck-point-here = Le montrer à l’équipage
deck-points = { $name } montre : { $place }
deck-more-shouts = Tous les cris
deck-fold = Replier
deck-unfold = Déplier
deck-ready-marks = Qui est prêt
deck-is-aboard = prêt
deck-not-ready = pas encore
deck-waits-for = Vous êtes paré. La manche commencera dès que ceux-ci le seront aussi : { $names }.
deck-start-without = Commencer sans { $names }
deck-go-on-without = Continuer sans { $name } : un matelot prend le relais
deck-go-on-soon = Après 20 secondes, chacun pourra continuer sans attendre.
deck-go-on-crew = L’équipage peut continuer, sur ses appareils.
deck-event-law = Ce que dit la règle
deck-short-cannonballs = Boulets
deck-short-right-1 = Droite 1
deck-short-right-2 = Droite 2
deck-short-left-1 = Gauche 1
deck-short-left-2 = Gauche 2
deck-short-sails-1 = Voiles 1
deck-short-sails-2 = Voiles 2
deck-short-helm = Barre
deck-short-lookout = Vigie
deck-short-repairs = Réparations
deck-keys = Touches
deck-goal = But
deck-close = Fermer

# --- sabliers ---
deck-timers = Les sabliers
deck-chip-in-hand = libre
deck-chip-running = { $seconds } s
deck-chip-ready = prêt !
deck-mate = le second ({ $mate }) joue à sa place
deck-mate-mine = le second ({ $mate }) joue pour vous
deck-mate-short = second
deck-connection-lost = sa connexion est perdue
deck-planned-deed = choisi d’avance : { $deed }

# --- la barre : ce qu’on demande ---
deck-bar = Ce que vous pouvez faire
deck-watching = Vous regardez.
deck-paused = Pause : l’horloge et le sable sont arrêtés.
deck-stands = L’horloge et le sable sont arrêtés un moment.
deck-set-timer = { $timer } est libre : touchez un emplacement.
deck-set-late = { $timer } est libre, mais trop tard : son sable ne serait pas écoulé à temps.
deck-is-ready = { $timer } est prêt ({ $space }) : touchez-le.
deck-sand-runs = Le sable coule. Touchez un de vos sabliers pour choisir d’avance.
deck-steps-run = Le sable coule. Le temps avance quand tous ont choisi.
deck-mate-plays = Le second joue pour vous.
deck-take-seat = Reprendre la place
deck-taught = Faites ce que montre la main ; tout le reste attend.
deck-you-wait = Vous attendez qu’il se passe quelque chose.
deck-time-waits = Le temps attend { $names }.
deck-plan-waits = { $timer } attend ({ $space }) : { $reason }
deck-nothing-here = { $timer } : rien à faire ici pour l’instant ({ $space }).
deck-nothing-because = { $timer }, { $space } : { $reason }
deck-ask = { $timer } : { $question }
deck-ask-ahead = { $timer }, dès que le sable est en bas : { $question }

# --- la barre : boutons et remarques ---
deck-ready = Prêt : on part !
deck-wait = J’attends
deck-seat-waits = { $seat-is ->
    [you] { $seat } attendez
   *[other] { $seat } attend
 }
deck-load-only = Seulement celui-ci
deck-take-back = Le reprendre
deck-plan-drop = Annuler ce choix
deck-not-now = Ce n’est pas possible à l’instant.
deck-on-its-way = C’est parti…
deck-nothing-ahead = Il n’y a encore rien à choisir d’avance pour ce sablier.
deck-choose-offered = Choisissez un des endroits marqués.
deck-planned = C’est choisi. Ce sera fait dès que le sable est en bas et que rien ne l’interdit.
deck-plan-dropped = Plus rien n’est choisi d’avance pour ce sablier.
deck-no-plan = Rien n’est choisi d’avance.
deck-no-hints = Personne ne donne de conseil à cette table.
deck-no-steps = Ici le temps passe tout seul : personne n’attend que vous attendiez.
deck-no-such-space = L’Ellen n’a pas cet emplacement pour ce voyage.
deck-nothing-offered = Rien n’est proposé pour le moment.

# --- ce qui suivrait ---
deck-follows = Ensuite : { $what }.

# --- phrases ---
deck-phrases = Crier à l’équipage
deck-says = { $name } : { $words }
deck-disputed = Deux d’entre vous veulent la même place : { $area }.

# --- avant une manche ---
deck-chapter = Chapitre { $chapter }
deck-chapter-called = { $chapter }. { $title }
deck-free-play = Jeu libre : « { $word } »
deck-brief-cards = Les cartes de cette manche
deck-brief-card = { $number ->
    [one] { $card } : ce que fait cette carte
   *[other] { $card }, { $number } en tout : ce que fait cette carte
 }
deck-brief-time = { $time } à l’horloge.
deck-brief-corks = Bouchons sur : { $spaces }.
deck-brief-calm = Mer calme.
deck-brief-waits = L’équipage se prépare.

# --- le temps s’arrête ---
deck-countdown = Ça repart dans un instant : trois, deux, un.
deck-stands-own = C’est votre connexion qui est coupée. L’horloge et le sable restent ici comme on vous les a montrés. Ce que vous choisissez est gardé.
deck-stands-lost = { $number ->
    [0] Une connexion est perdue. L’horloge et le sable attendent son retour.
    [one] La connexion de { $names } est perdue. L’horloge et le sable attendent son retour.
   *[other] Les connexions de { $names } sont perdues. L’horloge et le sable attendent leur retour.
 }

# --- la fin d’une manche ---
deck-skip = Passer

# --- le but ---
deck-goal-round = Manche
deck-goal-done = Déjà fait
deck-goal-hidden = Encore face cachée
deck-goal-story = L’histoire
deck-goal-level = Niveau
deck-goal-steps = Où l’on en est
deck-goal-optional = En plus : { $title }
deck-nothing-yet = Encore rien.
deck-none-hidden = Aucune carte.

# --- son ---
deck-speech = Cris
deck-speech-what = Une voix de l’appareil dit, dans votre langue, ce que les autres vous crient.
deck-speech-on = Dire les cris à voix haute
deck-speech-on-what = Qui fait lire la page à voix haute les entend aussi sans cela.
deck-speech-none = Ce navigateur ne sait pas lire à voix haute.

# --- touches ---
deck-key-timers = prendre votre sablier de ce numéro, ou choisir pour lui
deck-key-spaces = Barre, Voiles, Vigie, Réparations, Boulets, Canons de gauche et de droite
deck-key-arrows = parcourir le navire et la mer
deck-key-act = toucher ce qui est marqué
deck-key-next = la prochaine chose proposée
deck-key-previous = celle d’avant
deck-key-go = lancer, continuer, repartir après une pause
deck-key-back = reprendre un sablier prêt
deck-key-drop = annuler ce que vous aviez choisi d’avance
deck-key-powder = prendre la poudre, ou la laisser
deck-key-wait = pas à pas : j’attends
deck-key-hint = que ferait un vieux loup de mer ?
deck-key-pause = pause, ou reprise
deck-key-clock = entendre l’horloge et tous les sabliers
deck-key-sea = entendre le navire et la mer
deck-key-goal = le but, et où l’on en est
deck-key-names = montrer ou cacher les noms des emplacements et des cartes
deck-key-point = montrer la carte ou l’emplacement à l’équipage
deck-key-info = qu’est-ce que c’est ?
deck-key-claims = crier que vous vous en chargez
deck-key-shouts = attendez, vite, merci, voiles plus haut ou plus bas, à gauche, à droite
deck-key-cancel = lâcher, passer, fermer
deck-key-help = cette liste
deck-hear-clock = Entendre l’horloge et tous les sabliers
deck-hear-sea = Entendre le navire et la mer

# --- la fin ---
deck-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
 }
deck-star-earned = Gagnée :
deck-star-missed = Manquée :
deck-score-level = Niveau { $level }
deck-score-times = × { NUMBER($times) }
deck-score-sum = Points
deck-score-only = { $points } points
deck-lost-score = Un chapitre perdu ne rapporte aucun point.
deck-next-chapter = Vers le chapitre { $chapter }
deck-lost-again = La mer est toujours là. « Encore une » la distribue de nouveau.
deck-end-pauses = { $number ->
    [one] L’équipage a fait une pause.
   *[other] L’équipage a fait { $number } pauses.
 }
deck-end-calm = Mer calme : { $calm }.
deck-end-hearts = { $lives ->
    [0] plus aucun point de vie
    [one] il reste 1 point de vie sur { $all }
   *[other] il reste { $lives } points de vie sur { $all }
 }
deck-end-awards = Distinctions
deck-end-picture = Partager en image
deck-end-picture-failed = L’image n’a pas pu être faite.

# --- les ordres aux camarades ---
deck-orders = Ordre permanent pour { $name }
deck-order = Ordre permanent
deck-order-none = Aucun ordre : il fait à son idée.
deck-order-again = Touchez l’ordre encore une fois pour le retirer.
deck-skill = Savoir-faire
deck-exchange = Échanger les places : il prend votre sablier, vous prenez celui-ci
deck-old-salt = Que ferait un vieux loup de mer ?

# Une histoire de pirates à une table de texte : les mots de ses actions, et comment navire, mer et voyage sont dits. Les
# mots compris sont en liste ; le premier est celui qui s’affiche.
typed-pirates-Start = pars, départ
typed-pirates-Place = pose, poser, place
typed-pirates-TakeBack = enlève, enlever, lève
typed-pirates-SetSails = voiles
typed-pirates-Turn = tourne, tourner, vire
typed-pirates-Look = regarde, regarder
typed-pirates-Repair = répare, réparer
typed-pirates-Load = charge, charger
typed-pirates-Fire = tire, tirer
typed-pirates-Board = aborde, aborder
typed-pirates-loose = abordage
typed-pirates-Land = débarque, débarquer
typed-pirates-Salvage = récupère, récupérer
typed-pirates-Cork = bouche, boucher
typed-pirates-Unload = décharge, décharger
typed-pirates-Uncork = débouche, déboucher
typed-pirates-Hide = cache, cacher
typed-pirates-Continue = continue, continuer
typed-pirates-Pause = pause
typed-pirates-Resume = reprends, reprendre

typed-pirates-timer = sablier
typed-pirates-up = haut, hausse, monte, plus
typed-pirates-down = bas, baisse, descends, moins
typed-pirates-right = droite, d, tribord
typed-pirates-left = gauche, g, bâbord
typed-pirates-powder = poudre
typed-pirates-curse = malédiction
typed-pirates-space-0 = boulets
typed-pirates-space-1 = droite1, droite, canondroite1, canonsdroite, d1
typed-pirates-space-2 = droite2, droite, canondroite2, canonsdroite, d2
typed-pirates-space-3 = voiles1, voiles
typed-pirates-space-4 = voiles2, voiles
typed-pirates-space-5 = barre, gouvernail
typed-pirates-space-6 = vigie, mât
typed-pirates-space-7 = gauche1, gauche, canongauche1, canonsgauche, g1
typed-pirates-space-8 = gauche2, gauche, canongauche2, canonsgauche, g2
typed-pirates-space-9 = réparations
typed-pirates-space-10 = lanterne, vigie2
typed-pirates-space-11 = proue, canonproue

usage-pirates-why = pourquoi 1 barre
usage-pirates-card = carte NE2
usage-pirates-wait = attends [N]
command-pirates-abandon = Renoncer au voyage. Il s’arrête quand tous ceux qui jouent sont d’accord, et aussitôt si vous naviguez avec des ordinateurs seulement.
command-pirates-board = Navire et mer en image, ou en phrases.
command-pirates-hand = Vos sabliers, et ce qu’on peut en faire.
command-pirates-why = Si quelque chose est interdit maintenant, et par quelle règle.
command-pirates-cards = Les cartes déjà vues, et ce que sont les autres entre elles.
command-pirates-card = Ce que fait une carte, un jeton ou un événement : par son nom, ou par la place de la carte.
command-pirates-undo = Rien ne se reprend à bord ; un sablier prêt, si, avec enlève.
command-pirates-wait = Rien (de plus) pour l’instant. En mode pas à pas, le temps continue alors. En temps réel, il continue de toute façon, et un script attend ici, N secondes s’il le dit.

pirates-welcome = À bord de l’Ellen, ce sont les sabliers qui travaillent. Posez-en un sur un emplacement du navire ; une demi-minute plus tard, l’action de cet emplacement est à vous, une fois.
pirates-welcome-typed = Un sablier est un numéro, un emplacement un mot : 1 barre pose le sablier 1 à la barre. Quand son sable est écoulé : 1 droite tourne la proue, 1 haut hausse les voiles, 1 NE2 y regarde ou y tire, enlève 1 le reprend. Qui n’a qu’un sablier peut laisser le numéro.
pirates-welcome-look = Tapez navire pour voir navire et mer, horloge pour l’heure et les sabliers, but pour le but, pause pour arrêter l’horloge.

# --- navire et mer en image : 24 lettres par secteur ---
sign-pirates-bow = { $sector } (proue)
sign-pirates-stern = { $sector } (poupe)
sign-pirates-side = { $sector }
sign-pirates-loot = , Butin { $loot }
sign-pirates-ship = l’Ellen a le cap { $heading } à la vitesse { $sails }
sign-pirates-down = { $slot } face cachée
sign-pirates-seen = { $slot } cachée ({ $card })
sign-pirates-speed = v{ $speed }
sign-pirates-cork = bouchon
sign-pirates-fire = feu
sign-pirates-ball = boulet
sign-pirates-held = tenu
sign-pirates-timer = S{ $timer } { $sand }
signs-pirates = 1/2 : points de vie restants sur tous ; v2 : sa vitesse ; sous les cartes, les emplacements qui y donnent ; S1 12 s : le sablier 1 et son sable.

# --- navire et mer en phrases ---
lines-pirates-bow = Devant la proue, { $sector } ({ $area }) : { $cards }. Emplacements : { $spaces }.
lines-pirates-sector = { $sector } ({ $area }) : { $cards }. Emplacements : { $spaces }.
lines-pirates-empty = aucune carte
lines-pirates-down = { $position } face cachée
lines-pirates-seen = { $position } face cachée, déjà vue : { $card }
lines-pirates-card = { $position } { $card }
lines-pirates-life = points de vie { $left } sur { $life }
lines-pirates-more = { $card } ({ $more })
lines-pirates-speed = à la vitesse { $speed }
lines-pirates-loot = Butin à la dérive : { $loot }
lines-pirates-space = { $space } { $marks }
lines-pirates-whole = en état
lines-pirates-cork = avec un bouchon
lines-pirates-fire = en feu
lines-pirates-ball = chargé
lines-pirates-held = tenu par un Tentacule

ship-pirates = L’Ellen a le cap { $heading } à la vitesse { $sails }. Points de vie : { $lives }. Bouchons restants : { $corks } sur 3. Boulets restants : { $balls }. À bord : { $aboard }.
ship-pirates-nothing = rien
timer-pirates-line = { $cursed ->
    [0] { $timer } ({ $seat }) : { $where }.
   *[1] { $timer } ({ $seat }, maudit) : { $where }.
 }
seat-pirates-you = { $seat }, vous
sand-pirates-free = libre
sand-pirates-at = { $space }, { $sand }
sand-pirates-ready = prêt
sand-pirates-runs = { $seconds } s
clock-pirates-none = Manche { $round } sur { $rounds } : aucune horloge ne court.
clock-pirates-runs = Manche { $round } sur { $rounds } : il reste { $left }.
clock-pirates-paused = Manche { $round } sur { $rounds } : il reste { $left }, en pause. Tapez reprends.
clock-pirates-waits = Manche { $round } sur { $rounds } : il reste { $left } ; horloge et sable attendent. Tapez continue.

# --- ce qu’on peut faire ---
possible-pirates-free = { $timer } est libre : { $ways }.
possible-pirates-ready = { $timer } est prêt, { $space } : { $ways }.
possible-pirates-nothing = { $timer } est prêt, { $space } ; rien à y faire maintenant : { $ways }.
possible-pirates-asked = { $asked } Tapez : { $ways }.

# --- avant une manche ---
brief-pirates-chapter = Chapitre { $chapter }, { $title }. Niveau : { $level }.
brief-pirates-free = Jeu libre sur le mot « { $word } ». Niveau : { $level }.
brief-pirates-news = Ce qui est nouveau : { $news }
brief-pirates-number = { $name } × { $number }
brief-pirates-round = Manche { $round } sur { $rounds }, { $time }. Cartes : { $cards }. { $events ->
    [0] Aucun événement.
    [one] Un événement.
   *[other] { $events } événements.
 }
brief-pirates-ship = L’Ellen a le cap { $heading } à la vitesse { $sails }, avec { $lives ->
    [one] { $lives } point
   *[other] { $lives } points
 } de vie. { $number ->
    [0] Pas de bouchon.
    [one] Un bouchon : { $corks }.
   *[other] Des bouchons : { $corks }.
 }
# Ce qu’un niveau change dans ce chapitre, par rapport au niveau Bosco.
brief-pirates-level-longer = Chaque manche a { $seconds } s de plus.
brief-pirates-level-shorter = Chaque manche a { $seconds } s de moins.
brief-pirates-level-lives = { $number ->
    [one] Un point de vie au lieu de { $usual }.
   *[other] { $number } points de vie au lieu de { $usual }.
 }
brief-pirates-level-corks = { $number ->
    [0] Aucun bouchon au départ au lieu de { $usual }.
    [one] Un bouchon au départ au lieu de { $usual }.
   *[other] { $number } bouchons au départ au lieu de { $usual }.
 }
brief-pirates-level-events = Événements de toutes les manches ensemble : { $number }.
brief-pirates-level-stops = L’horloge et le sable s’arrêtent pendant les événements.
brief-pirates-level-cards = Cartes de toutes les manches ensemble : { $cards }.
brief-pirates-level-card = { $card } { $number }
brief-pirates-level-all = { $level } change ceci : { $changes }
brief-pirates-parts = Pièces du navire : { $parts }.
brief-pirates-cursed = Maudit : { $timers }.
brief-pirates-start = Tapez pars quand tout le monde est prêt.

goal-pirates = But : { $goal }
goal-pirates-so-far = { $stages ->
    [1] Jusqu’ici : { $steps }.
   *[other] Jusqu’ici, étape { $stage } sur { $stages } : { $steps }.
 }
goal-pirates-reached = Le but est atteint.
goal-pirates-sink = couler { $what } : { $done } sur { $times }
goal-pirates-take = prendre { $what } : { $done } sur { $times }
goal-pirates-point = pointer sur { $what } : { $done } sur { $times }
goal-pirates-clear = pas de { $what } sur le plateau : { $done ->
    [0] fait
   *[other] il en reste { $done }
 }
goal-pirates-ships = des navires
goal-pirates-passage = un Passage à sa vitesse
goal-pirates-optional = En plus, { $title } : { $wish } (maintenant { $done })

# --- ce qui se passe ---
told-pirates-event = { $event } ! « { $cry } » { $what }

# --- après ---
report-pirates-won = Gagné !
report-pirates-lost = Perdu. Pas de points cette fois.
report-pirates-score = Score : { $points } points : ({ $parts }) × { $half ->
    [0] { $whole }
   *[1] { $whole },5
 }, { $level }.
report-pirates-lives = points de vie { $number } : { $points }
report-pirates-corks = bouchons restants { $number } sur { $most } : { $points }
report-pirates-wishes = but facultatif : { $points }
report-pirates-time = { $seconds } s restantes : { $points }
report-pirates-stars = Étoiles : { $stars } sur { $most }.
report-pirates-wish = { $met ->
    [0] Le but facultatif « { $title } » est manqué.
   *[1] Le but facultatif « { $title } » est atteint.
 }
report-pirates-pauses = Pauses : { $number }.
report-pirates-calm = Mer calme : { $calm }.

# --- cartes ---
cards-pirates-known = Déjà vues : { $cards }.
cards-pirates-hidden = Pas encore vues : { $cards }.
cards-pirates-up = { $position } { $card }
cards-pirates-down = { $position } { $card } (de nouveau cachée)
cards-pirates-none = aucune
cards-pirates-which = Quelle carte ? Ajoutez sa place ou son nom, comme dans carte NE2 ou carte brume.
cards-pirates-no-such = Rien de connu ne s’appelle { $words }.

# --- la campagne ---
campaign-pirates = La campagne de { $file } : chapitres gagnés { $won } sur { $chapters }, étoiles : { $stars }.
campaign-pirates-new = { $file } est une nouvelle campagne : le chapitre 1 est ouvert.
campaign-pirates-locked = { $number }. { $title } : fermé jusqu’à la victoire au chapitre { $before }.
campaign-pirates-open = { $number }. { $title } : ouvert, { $tries ->
    [0] pas encore tenté
    [one] tenté une fois
   *[other] tenté { $tries } fois
 }.
campaign-pirates-won = { $number }. { $title } : { $score } points au niveau { $level }, étoiles { $stars } sur 3 ; gagné { $won } fois sur { $tries ->
    [one] { $tries } voyage
   *[other] { $tries } voyages
 }.{ $pauses ->
    [0] {""}
   *[other] {" "}Pauses : { $pauses }.
 }{ $calm ->
    [off] {""}
   *[other] {" "}Par mer calme.
 }
campaign-pirates-best = Le meilleur résultat : noté dans { $file }.
campaign-pirates-noted = Noté dans { $file }.
campaign-pirates-opens = Le chapitre { $number } est ouvert : { $title }.

# L’App à côté du carton : ce que l’équipage lui dit, et ce qu’elle dit. Le reste se dit comme dans le jeu numérique.
title-app = L’App d’Une histoire de pirates
brief-app = Le navire, le sable et les cartes sont sur votre table. L’App raconte l’histoire, distribue, tient le temps, annonce les événements, fait tirer l’ennemi et compte le score.

# --- ce que dit l’équipage ---

action-app-Start = { action-pirates-Start }
action-app-Pause = { action-pirates-Pause }
action-app-Resume = { action-pirates-Resume }
action-app-Continue = { action-pirates-Continue }
action-app-Cork = { action-pirates-Cork }
action-app-Reach = L’objectif est atteint
action-app-NoteHeading = La proue pointe vers le { $heading }
action-app-NoteSpace = Changer ce qu’il y a ici : { $space } (rien, un bouchon, un bouchon en feu)
action-app-NoteLives = Points de vie restants : { $lives }
action-app-NoteCard = Encore là, au { $sector } : { $card }
action-app-UnnoteCard = Au { $sector } : une carte de moins
action-app-NoteDamage = Dégâts posés dessus : { $damage }
action-app-NoteHull = La coque a-t-elle écarté un bouchon pendant cette manche ? Changer
action-app-NoteWish = Objectif facultatif { $wish ->
    [0] atteint, ou non
   *[other] { $wish } atteint, ou non
 }
action-app-NoteCurse = La malédiction de { $timer } : là, ou levée
action-app-Report = Voilà l’état de la table
action-app-Roll = Lancer le dé ici
action-app-EnterRoll = Notre dé donne : { $face ->
    [0] canon brisé, tir manqué
    [one] { $face } coup
   *[other] { $face } coups
 }

# --- ce que note l’App ---

event-app-EventApplied = { $happening } : c’est fait, le voyage continue
event-app-BoardForgotten = la manche est finie : que reste-t-il sur la table ?
event-app-HeadingNoted = la proue pointe vers le { $heading }
event-app-SpaceNoted = { $holds ->
    [0] pas de bouchon ici : { $space }
    [1] un bouchon ici : { $space }
   *[other] un bouchon en feu ici : { $space }
 }
event-app-LivesNoted = points de vie restants : { $lives }
event-app-CardNoted = encore là, en { $position } : { $card }
event-app-CardUnnoted = finalement absente de { $position } : { $card }
event-app-DamageNoted = dégâts sur la carte en { $position } : { $damage }
event-app-HullNoted = { $hull ->
    [0] la coque a écarté un bouchon pendant cette manche
   *[other] la coque n’a pas encore écarté de bouchon
 }
event-app-WishNoted = { $met ->
    [0] un objectif facultatif n’est pas atteint
   *[other] un objectif facultatif est atteint
 }
event-app-CurseNoted = { $cursed ->
    [0] { $timer } n’est plus maudit
   *[other] { $timer } est maudit
 }
event-app-Reported = l’état de la table est dit
event-app-DieAsked = le dé roule

event-app-Dealt = { event-pirates-Dealt }
event-app-EventPlanned = { event-pirates-EventPlanned }
event-app-Ready = { event-pirates-Ready }
event-app-RoundStarted = { event-pirates-RoundStarted }
event-app-SailsUp = { event-pirates-SailsUp }
event-app-ClockRanOut = { event-pirates-ClockRanOut }
event-app-StageReached = { event-pirates-StageReached }
event-app-GoalReached = { event-pirates-GoalReached }
event-app-TimersCleared = { event-pirates-TimersCleared }
event-app-FiringBegan = { event-pirates-FiringBegan }
event-app-TookAim = { event-pirates-TookAim }
event-app-RoundEnded = { event-pirates-RoundEnded }
event-app-VoyageEnded = { event-pirates-VoyageEnded }
event-app-EventCalled = { event-pirates-EventCalled }
event-app-EventCame = { event-pirates-EventCame }
event-app-CardTurned = { event-pirates-CardTurned }
event-app-EnemyShot = { event-pirates-EnemyShot }
event-app-Burnt = { event-pirates-Burnt }
event-app-CorkPut = { event-pirates-CorkPut }
event-app-LifeLost = { event-pirates-LifeLost }
event-app-HullHeld = { event-pirates-HullHeld }
event-app-ChoiceOpened = { event-pirates-ChoiceOpened }
event-app-Paused = { event-pirates-Paused }
event-app-WentOn = { event-pirates-WentOn }

# --- ce que demande l’App ---

ask-app-set-up = Préparez la manche { $round }, puis lancez le temps.
ask-app-event = Faites ce que dit l’événement, puis continuez.
ask-app-report-won = Le chapitre est gagné ! Quels points de vie, bouchons et objectifs facultatifs avez-vous ?
ask-app-report-lost = Le temps est écoulé. L’objectif a-t-il été atteint par un choix encore ouvert ?
ask-app-report-fire = Retournez toutes les cartes. Dites où pointe la proue, quelles cases ont un bouchon et quelles cartes qui tirent sont restées.
ask-app-cork = Laquelle de ces cases reçoit le bouchon ?
ask-app-die = { $card } tire : { $shots ->
    [one] encore un lancer
   *[other] { $shots } lancers
 } de dé.

# --- options ---

option-app-sailors = Le nombre de personnes à bord.
    .title = Équipage
    .choice-1 = 1 personne
    .choice-2 = 2 personnes
    .choice-3 = 3 personnes
    .choice-4 = 4 personnes
option-app-chapter = { option-pirates-chapter }
option-app-level = { option-pirates-level }
option-app-timers = { option-pirates-timers }
option-app-calm = { option-pirates-calm }
option-app-open = { option-pirates-open }
option-app-word = { option-pirates-word }

# --- les écrans de l’App ---

app-set-up = Préparez la manche { $round } sur { $rounds }
app-ship = Mettez l’Ellen au milieu : la proue vers le { $heading }, voiles à la vitesse { $speed }.
app-ship-stays = Le navire reste comme il est : cap, voiles, bouchons, canons chargés et jetons. Ce qui flotte dans un secteur reste, et les navires qui reviennent gardent leurs dégâts.
app-life = Points de vie :
app-no-corks = Pas de bouchon pour commencer.
app-corks = Bouchons pour commencer : { $spaces }.
app-corks-now = Bouchons à bord maintenant : { $spaces }.
app-no-corks-now = Aucun bouchon à bord maintenant.
app-fires = Ces bouchons sont en feu : { $spaces }.
app-cursed = { $timer } est maudit.
app-parts = Posez ces pièces sur le navire ; elles restent tout le chapitre. Touchez-en une pour lire ce qu’elle fait.
app-take = Prenez ces cartes. Touchez-en une pour lire son effet.
app-lies-open = Face visible, en { $position } : { $card }.
app-lay-bow = Sans { $cards }, mélangez et posez { $number ->
    [one] une carte
   *[other] { $number } cartes
 } face cachée devant la proue, au { $heading }.
app-lay-rest = Mélangez { $cards } avec le reste et posez le tout face cachée, comme sur l’image.
app-lay = Mélangez les autres cartes et posez-les face cachée, comme sur l’image.
app-turn-up = Quand le temps part, retournez les cartes devant la proue. Elles ne font encore rien.
app-resolver = Qui s’occupe des événements ?
app-resolver-is = { $name } s’occupe des événements.
app-follow = Suivre sur un autre appareil
app-follow-how = Visez le code avec son appareil photo. Il montre alors l’horloge, les événements et le navire de cette App, et n’a rien à presser.
app-sand-here = Pas de sabliers sous la main : en montrer { $number } sur cet écran.
app-start = Partir : { $time }
app-left = encore { $time }
app-lives = Points de vie restants : { $lives }
app-stay-awake = Ce navigateur ne peut pas garder l’écran allumé. Touchez-le de temps en temps, ou rallongez la mise en veille de votre appareil.
app-event-for = { $name }, c’est pour vous :
app-stage = Cette partie de l’objectif est faite
app-reference = Que fait quoi ?
app-areas = Les zones du navire
app-tokens = Jetons
app-signs = Signes des cartes, du dé et du navire
app-others = Autres cartes et événements déjà rencontrés
app-sign-heart = Un point de vie d’une carte. Chaque coup en retire un ; sans aucun, la carte est coulée ou disparaît.
app-sign-shot = À la fin de la manche, la carte tire autant de fois : un lancer de dé par tir.
app-sign-speed = La vitesse à laquelle l’Ellen doit pointer vers la carte.
app-sign-flame = À la fin de la manche, la carte brûle : autant de bouchons, sans dé.
app-sign-die-1 = Un coup : un dégât.
app-sign-die-2 = Deux coups : deux dégâts.
app-sign-die-0 = Canon brisé : l’ennemi rate. Si c’est vous qui tiriez, un bouchon va dans l’emplacement de ce canon.
app-sign-cork = Un bouchon : aucun sablier ne peut se poser là tant que Réparations ne l’a pas retiré. Un coup en place un dans la zone qui donne sur la carte.
app-sign-life = Un point de vie de l’équipage : perdu pour chaque bouchon sans place ou qui manque. Sans aucun, le chapitre est perdu.
app-all-rules = Toutes les règles, dans un nouvel onglet
app-report-fire = La manche est finie
app-report-won = Gagné !
app-report-lost = Le temps est écoulé
app-was-reached = Oui : l’objectif était atteint
app-is-lost = Non : c’est perdu
app-bow = Où pointe la proue ?
app-touch-sector = Quelles cartes qui tirent sont restées ? Touchez un secteur sur l’image.
app-left-in = Encore là, au { $sector } :
app-add = Ajouter : { $card }
app-one-fewer = Une de moins
app-damage = Dégâts sur cette carte : { $card }
app-curses = Quels sabliers sont maudits ?
app-hull-held = La coque a écarté un bouchon pendant cette manche
app-touch-spaces = Touchez une case sur l’image pour y mettre un bouchon ou l’enlever.
app-touch-spaces-fire = Touchez une case sur l’image pour y mettre un bouchon, l’enflammer ou l’enlever.
app-wish = L’objectif facultatif est atteint
app-wish-called = { $title } : { $text }
app-report-done-fire = C’est dit : l’ennemi tire
app-report-done-won = C’est dit : comptez le score
app-firing = L’ennemi tire
app-we-rolled = Ou entrez votre lancer :
app-enter = { $roll }. Valider
app-fired = L’ennemi a tiré
app-fired-corks = Bouchons à bord : { $spaces }. Placez les vôtres ainsi, et les points de vie comme ci-dessous.
app-fired-no-corks = Il n’y a plus de bouchon à bord.
app-fired-on = Préparer la manche { $round } sur { $rounds }
app-sure = { $what }. Vraiment ?
app-sure-yes = Oui
app-sure-no = Non
app-last-life = Le dernier point de vie est perdu ? Alors le chapitre aussi.
app-last-life-yes = Oui, nous coulons
app-stages = Partie { $stage } sur { $stages }
app-paused = Pause. Couchez vos sabliers.
app-held = Le temps est arrêté jusqu’à ce que vous continuiez. Couchez vos sabliers.
app-held-elsewhere = Le temps est arrêté jusqu’à ce qu’on touche « { action-pirates-Continue } » sur l’appareil de l’App. Couchez vos sabliers.
app-told-elsewhere-fire = Retournez toutes les cartes. L’état de la table se dit sur l’appareil de l’App.
app-told-elsewhere-won = Points de vie, bouchons et objectifs facultatifs se disent sur l’appareil de l’App.
app-told-elsewhere-lost = L’appareil de l’App demande si l’objectif a été atteint par un choix encore ouvert.
app-lead-lost = L’appareil de l’App a perdu la connexion. Rouvrez-y sa page.
app-report-done-sunk = C’est dit : sont coulés : { $cards }. L’ennemi tire
app-take-back = Reprendre { $timer }
app-uncursed = { $timer } : la malédiction est levée

# --- à une table de texte ---
deck-app-round = Manche { $round } sur { $rounds }
deck-app-corks = Bouchons : { $spaces }

# --- ce que l’équipage tape à une table de texte ; le premier mot d’une liste est celui qui s’affiche ---

typed-app-Reach = atteint
typed-app-NoteHeading = cap
typed-app-NoteSpace = emplacement
typed-app-NoteLives = vies
typed-app-NoteCard = carte-au
typed-app-UnnoteCard = sans-carte-au
typed-app-NoteDamage = dégâts
typed-app-NoteHull = coque
typed-app-NoteWish = facultatif
typed-app-NoteCurse = maudit, note-curse
typed-app-Report = rapport
typed-app-Roll = lance
typed-app-EnterRoll = obtenu

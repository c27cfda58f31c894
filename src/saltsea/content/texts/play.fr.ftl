# La table de texte : ce que dit `saltsea play`, quel que soit le jeu. Le premier mot de chaque liste est celui qu’elle affiche.
word-help = aide, ?
word-board = plateau, p, navire
word-hand = main, m
word-legal = coups, c
word-hint = conseil
word-why = pourquoi
word-legend = légende, signes
word-count = décompte, compte, score, points, or
word-quests = quêtes
word-cards = cartes
word-card = carte
word-pile = pile
word-clock = horloge, heure, temps
word-goal = but
word-briefing = consigne, récit
word-undo = annule, annuler
word-log = journal
word-rule = règle, règles
word-save = sauve, enregistre
word-resign = abandonne
word-quit = quitte, quitter, q
word-wait = attends
word-not = pas
word-all = tout
word-no = non, n

usage-help = aide
usage-board = plateau [lignes]
usage-hand = main
usage-legal = coups
usage-hint = conseil
usage-why = pourquoi ACTION
usage-legend = légende
usage-count = décompte
usage-quests = quêtes
usage-cards = cartes
usage-card = carte CARTE
usage-pile = pile
usage-clock = horloge
usage-goal = but
usage-briefing = consigne
usage-undo = annule [N]
usage-log = journal [N]
usage-rule = règle [ID]
usage-save = sauve [FICHIER]
usage-resign = abandonne
usage-quit = quitte
usage-wait = attends

command-help = Cette page.
command-board = La table en image, ou en phrases.
command-hand = Ce que vous tenez, et ce qu’on peut en faire.
command-legal = Tout ce que vous pouvez faire maintenant, comme cela se tape.
command-hint = Ce que ferait le meilleur ordinateur, et pourquoi : trois fois dans une partie d’entraînement, et dans un équipage autant qu’on veut.
command-why = Si quelque chose est interdit, et par quelle règle.
command-legend = Ce que veulent dire les signes du plateau.
command-count = Le décompte provisoire de chacun, ligne par ligne.
command-quests = Les quêtes de cette partie, et où elles en sont.
command-cards = Toutes les cartes que vous pouvez voir, et combien vous ne voyez pas.
command-card = Tout sur une carte.
command-pile = La défausse, la carte du dessus d’abord.
command-clock = L’horloge de la manche, et où se trouve chaque sablier.
command-goal = Le but et où il en est, et le but facultatif.
command-briefing = Le récit, ce qui est nouveau, et la mise en place de cette manche.
command-undo = Reprendre votre dernière carte, ou tout ce que vous avez fait après la ligne N du journal.
command-log = Ce qui s’est passé, les N dernières lignes ; journal tout dit tout.
command-rule = Le texte d’une règle, ou la liste de toutes.
command-save = Garder la partie dans un fichier. Pour reprendre, ce fichier doit contenir la graine, dans sa première ligne : qui la lit peut calculer toutes les cartes à venir.
command-resign = Abandonner : à deux, l’autre gagne ; à plus, un ordinateur continue pour vous.
command-quit = Quitter la table. La partie peut être gardée.
command-puzzle-quit = Quitter le problème ; on peut le retenter à tout moment.
command-wait = Laisser passer le temps jusqu’à ce qu’il arrive quelque chose. Il s’arrête pendant que vous réfléchissez.

play-welcome = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : { $seats }.
play-seat-you = { $seat } (vous)
play-seat-person = { $seat } (une personne à ce clavier)
play-next-level = Vous avez battu { $level }. Ensuite : { $next }. Tapez saltsea play { $game } --seats { $seats }.
play-seat-computer = { $seat } (ordinateur : { $name })
play-welcome-watcher = Seuls des ordinateurs jouent ; vous regardez.
play-welcome-help = Tapez aide pour tout ce qui peut se taper, quitte pour partir.
play-welcome-plain = Tapez plateau pour la table en phrases, main pour ce que vous tenez.
play-welcome-back = La partie reprend à la ligne { $line }.
play-real-time = Ailleurs, ce jeu se joue en temps réel. Ici, le temps s’arrête jusqu’à ce que vous tapiez attends.
play-live = Le temps court dès qu’une manche est lancée. Ce qui se passe est dit ligne par ligne.
play-live-at = Le temps court dès qu’une manche est lancée, à { $times } fois sa vitesse. Ce qui se passe est dit ligne par ligne.
play-step = Mode pas à pas : le temps s’arrête jusqu’à ce que chacun ait employé les sabliers qu’il tient, ou attende ; puis il saute à la prochaine chose qui se passe.
play-time-runs = Le temps court tout seul. Pour l’arrêter, tapez pause.
play-time-stands = Le temps s’arrête jusqu’à ce que quelqu’un continue : { $actions }.
play-wait-choice = L’équipage doit choisir. Le temps s’arrête jusque-là.
play-wait-end = Rien ne court : la prochaine chose est donc la fin de la manche. Tapez attends encore une fois si vous le voulez.
play-asleep = L’horloge est arrêtée comme on l’a laissée. Elle repart dès que vous tapez quelque chose, ou Entrée.
play-left = { $minutes ->
    [0] { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
     }
   *[other] Il reste { $minutes } min { $two } s.
 }
play-content = Les cartes de { $folder } : ses valeurs remplacent les nôtres. Les règles des quêtes ne changent pas.
play-prompt = { $seat }>
play-prompt-crew = équipage>
play-prompt-over = fini>
play-your-move = { $seat }, c’est à vous.
play-possible = Possible : { $actions }.
play-and-more = { $shown } et { $more } de plus (coups les donne tous)
play-nothing = rien
play-no-hand = Vous ne tenez rien que les autres ne voient.
play-bot-plays-on = { $seat } abandonne : un ordinateur ({ $name }) continue la partie.
play-hand-over = Au clavier : { $seat }. Les autres regardent ailleurs.
play-press-enter-to-leave = Appuyez sur Entrée, et laissez la place.
play-press-enter = Appuyez sur Entrée quand vous y êtes.

play-help-actions = Ce que vous faites dans le jeu se tape ainsi ; les mots peuvent être abrégés tant que le sens est clair, et plusieurs étapes peuvent tenir sur une ligne :
play-help-commands = Et en plus :
play-help-more = Ni les majuscules ni les accents ne comptent. Un point-virgule réunit plusieurs commandes sur une ligne. Une ligne vide redit ce qui est possible. Les mots anglais sont compris aussi.

play-unknown = « { $word } » n’est pas un mot que cette table connaît.
play-see-help = Tapez aide pour tout ce qui peut se taper.
play-did-you-mean = Vouliez-vous dire { $meant } ?
play-hint-wait = Un vieux loup de mer attendrait, et regarderait.
play-unreadable = « { $words } » n’est pas compris. Cela s’écrit ainsi : { $example }.
play-refused = { $said } : { $why }
play-sure = { $warning } Pour le faire quand même, tapez de nouveau : { $action }
play-unclear = Cela peut vouloir dire plusieurs choses : { $actions }. Tapez l’une d’elles.
play-half-done = Fait : { $done }. Pas fait : { $rest }.
play-left-undone = Pas fait non plus : { $rest }.
play-nothing-forbids = Rien ne l’interdit : { $actions }.
play-chance-decides = La suite dépend du hasard ; on ne peut encore rien dire de : { $rest }.
play-no-rule = Il n’y a pas de règle { $rule }. Tapez règle pour la liste de toutes.
play-number-usage = Ce n’est pas un nombre. Tapez { $usage }, où N est un nombre ; le journal montre ceux de ses lignes.

play-over = La partie est finie : { $title } [{ $rule }].
play-winners = { $number ->
    [0] Personne ne gagne.
    [one] { $winners } { $winners-is ->
        [you] gagnez
       *[other] gagne
     }.
   *[other] La victoire est partagée : { $winners }.
 }
play-scores = Scores : { $scores }.
play-seed = La graine était { $seed } : avec --seed { $typed }, les mêmes cartes reviennent.
play-record-offer = Tapez sauve FICHIER pour garder l’enregistrement de cette partie, quitte pour partir.
play-record-kept = L’enregistrement de cette partie est dans { $file }. Pour la revoir : saltsea replay show { $typed }
play-saved = Partie gardée dans { $file }, qui sera tenu à jour désormais.
play-saved-instead = Partie gardée dans { $file }, qui sera tenu à jour désormais ; { $before } reste tel quel.
play-resume = La partie est gardée dans { $file }. Pour la reprendre : saltsea play --resume { $typed }
play-not-kept = La partie n’a pas été gardée. La commande sauve FICHIER la garde, et commencer avec --save FICHIER aussi.
play-save-question = Garder la partie ? Entrée pour { $file }, un autre nom de fichier, ou non :
play-file-taken = { $file } contient autre chose, qui reste tel quel. Choisissez un autre nom.
play-file-trouble = { $file } ne peut pas être écrit : { $reason }.

play-puzzle = Le problème du { $day }. Vous avez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or. Combien pouvez-vous en avoir au plus à la fin de ce tour ?
play-puzzle-how = Jouez des cartes et finissez le tour pour voir ce qu’il vaut ; rien ne se pioche ni ne se défausse. Revenez en arrière autant que vous voulez, et partez avec quitte.
play-puzzle-solved = { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : résolu. Il n’y a pas de meilleur tour.
play-puzzle-more = { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or. Il y a un chemin vers { $best } : essayez encore.
play-rated = Problème { $number }, { $difficulty ->
    [easy] facile
    [hard] difficile
   *[middling] moyen
 }, coté { $rating }. Combien d’or pouvez-vous gagner sur votre meilleur rival en ce tour ?
play-rated-solved = Vous gagnez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : résolu. Aucun autre tour n’en gagne autant.
play-rated-more = Vous gagnez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or. Le meilleur tour en gagne { $best } : essayez encore.
play-review-seat = { $player } : précision { $accuracy } sur 100. Chances de gagner : { $start } % avant la donne, { $choice } par ses choix, { $others } par les choix des autres, { $luck } par la chance : { $end } % à la fin.
play-review-turn = Tour { $turn }, { $player } : { $chances } %
play-review-none = Aucun tour n’a coûté cher : les cartes ont décidé.
play-review-resigned = Aucun tour n’a coûté cher : la partie a été abandonnée.
play-review-number = { $whole },{ $tenths }
play-resail-about = Ce qui a décidé. Chaque chance a été naviguée { $number } fois depuis cet instant, avec une autre fortune.
play-resail-none = Aucun choix seul n’a décidé, ni l’inaction de personne : ce fut la fortune, ou beaucoup de petites choses.
play-review-moment = Le tour { $turn } de { $player } a coûté { $loss } % de chances de gagner.
play-review-played = Joué :
play-review-better = Mieux (or face aux autres à la fin du tour : { $gold } ; quand le tour revient, sur d’autres donnes : { $later }) :
play-daily-first = La donne du { $day }, sur l’honneur. C’est votre unique essai : seule compte la première partie commencée. Vous pouvez partir et reprendre plus tard, par la même commande ; abandonne met fin à l’essai, qui compte comme quitté.
play-daily-go-on = La donne du { $day }, sur l’honneur. Vous reprenez votre unique essai.
play-daily-kept = La donne du { $day }, sur l’honneur. Vous reprenez une partie gardée ; seule compte la première que vous avez commencée.
play-daily-again = La donne du { $day } : de nouveau, sans compter. Votre unique essai a déjà commencé sur cette machine.
play-daily-not-kept = La donne du jour, sur l’honneur : seule compte la première partie commencée. Impossible de noter dans { $file } si c’est la première.

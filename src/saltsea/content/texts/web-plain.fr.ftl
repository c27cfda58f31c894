# La table simple : n’importe quel jeu en choix et en phrases seulement.

plain = Table simple
plain-about = Des choix et des phrases au lieu de dessins : pour les appareils lents et les lecteurs d’écran, et pour tous les jeux.
plain-asks-you = Que faites-vous ?
plain-asks-others = { $number ->
    [0] La table continue d’elle-même.
    [one] C’est à { $names } de jouer.
   *[other] C’est à { $names } de jouer.
}
plain-choices = Vos choix
plain-no-choices = Vous n’avez rien à choisir pour l’instant.
plain-lately = Ce qui vient d’arriver
plain-nothing-yet = Il ne s’est encore rien passé.
plain-undo = Reprendre le dernier pas
plain-reset = Reprendre tout ce qui peut l’être
plain-final = sans retour possible
plain-sure = Après cela, vous ne pourrez rien reprendre : { $label }
plain-sure-follows = Ce que l’on sait de la suite :
plain-sure-yes = Je le fais
plain-sure-no = Pas encore

plain-time = Temps { $time }
plain-time-runs = Le temps court.
plain-time-steps = Le temps s’arrête jusqu’à ce que chaque joueur attende. Puis il saute au prochain événement.
plain-time-lost = { $number ->
    [0] Le temps s’arrête : une connexion est perdue.
   *[other] Le temps s’arrête : la connexion de { $names } est perdue.
}
plain-time-own = Le temps s’arrête : votre connexion est perdue.
plain-time-countdown = { $seconds ->
    [one] On reprend dans 1 seconde.
   *[other] On reprend dans { $seconds } secondes.
}
plain-time-stands = Le temps est arrêté.
plain-wait = Attendre qu’il se passe quelque chose
plain-wait-seat = { $name } : attendre qu’il se passe quelque chose
plain-waiting = { $names } { $names-is ->
    [you] attendez
   *[other] attend
 }.

plain-over = La partie est finie : { $title }
plain-winners = { $number ->
    [0] Aucun joueur ne gagne.
    [one] { $names } { $names-is ->
        [you] gagnez
       *[other] gagne
     }.
   *[other] { $names } { $names-is ->
        [you] gagnez
       *[other] gagnent
     }.
}
plain-scores = Scores
plain-score-player = Joueur
plain-score = Score
plain-turns = Tours : { $turns }

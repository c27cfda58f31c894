# Ce que lit quelqu’un qui n’est pas à la table : courriels, messages du navigateur, et les pages qui leur disent oui ou non.
mail-turn-subject = { $game } : c’est à vous de jouer
mail-turn = C’est votre tour à une table de { $game }. La partie vous attend.
mail-hurry-subject = { $game } : votre temps s’écoule
mail-hurry = { $hours ->
    [0] Il reste moins d’une heure
    [one] Il reste environ une heure
   *[other] Il reste environ { $hours } heures
 } pour votre tour à une table de { $game }. Ensuite, les autres pourront confier votre place à un ordinateur.
mail-confirm-subject = { $game } : faut-il vous rappeler vos tours ?
mail-confirm = Quelqu’un, à une table de { $game }, a donné cette adresse pour y apprendre quand c’est son tour. Est-ce vous ?
mail-confirm-link = Alors ouvrez ce lien et dites oui :
mail-confirm-else = Si ce n’est pas vous, ne faites rien : vous n’en entendrez plus parler, et dans une semaine votre adresse sera oubliée.
mail-link = Votre table, de préférence à ouvrir là où vous avez déjà joué :
mail-why = Cette adresse a été donnée à cette table pour les rappels de chaque tour. Pour ne plus en recevoir :
mail-test-subject = Saltsea sait envoyer du courriel
mail-test = Ceci est un essai de l’opérateur d’un serveur Saltsea. Il a réussi.

stop-title = Plus de rappels
stop-question = Faut-il cesser de vous rappeler vos tours à cette table ?
stop-button = Arrêter les rappels
stop-done = C’est fait : cette table ne vous enverra plus de rappels. Vous pourrez y en redemander.
stop-wrong = Ce lien n’arrête rien : il en manque une partie, ou elle a été changée. Copiez-le en entier depuis le courriel.

confirm-title = Rappels de votre tour
confirm-question = Faut-il vous dire à cette adresse quand c’est à vous de jouer ?
confirm-button = Oui, rappelez-le-moi
confirm-done = C’est fait : quand ce sera votre tour et que vous serez absent, un courriel vous le dira. Chacun contient un lien pour les arrêter.
confirm-wrong = Ce lien ne vaut rien : il en manque une partie, il a plus d’une semaine, ou les rappels ont été retirés. Redemandez-les à votre table.

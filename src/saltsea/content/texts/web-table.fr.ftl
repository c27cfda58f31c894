# The browser's table, whatever is played on it: the frame around a game.

to-home = Au port : la première page de Saltsea
page-loading = Un instant…
page-failed-heading = Cette page n’est pas arrivée
page-failed = La connexion s’est rompue pendant que cette page était en route. Le serveur s’est peut-être arrêté un moment.
missing-heading = Rien par ici
missing = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue en chemin.

table-title = Table { $code }
table-opening = Ouverture de la table…
table-unreachable = Le serveur ne répond pas. Il s’est peut-être arrêté, ou votre appareil n’a pas de ligne. On essaie encore et encore.
table-missing = Il n’y a pas de table { $code } ici : une lettre du code est peut-être fausse, ou la table a été abandonnée il y a longtemps.
table-wrong-codes = Trop de codes erronés sont venus de votre adresse. Attendez quelques minutes, puis réessayez.

seat-free = libre
seat-with-colour = { $name } ({ $colour })
bot-random = Mousse
bot-greedy = Chercheur d’or
bot-able = Matelot breveté
bot-numbered = { $name } { $number }

turn-yours = À vous
turn-of = { $number ->
    [0] La table continue d’elle-même
   *[other] Au tour de { $name }
}
turn-over = La partie est finie
turn-paused = Pendule arrêtée. À { $name } de jouer
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
clock-left = Temps restant : { $time }

log = Journal
log-nothing = Il ne s’est encore rien passé.
log-look = Montrer le plateau après cela
log-refused = Dernier refus : { $sentence }
log-taken-back = { $seat } revient d’un pas
talk = Paroles
talk-nothing = Personne n’a encore rien dit.
talk-unheard = { $number ->
    [one] Paroles : une nouvelle
   *[other] Paroles : { $number } nouvelles
}
talk-phrases = Phrases toutes prêtes
talk-words = Dire quelque chose
talk-send = Dire

refusal-rule = { $title } ({ $rule })
refusal-rules = Dans les règles
refusal-close = Fermer

request-failed = Le serveur n’a pas pu le faire, et rien n’en a été fait. Réessayez dans un instant.
connection-lost = La connexion est coupée. On la rétablit ; rien n’est perdu.
connection-lost-asking = La connexion est coupée. Votre dernier geste est gardé et part dès son retour.
connection-hurry = Essayer maintenant
connection-ended = La connexion à cette table est fermée.
connection-again = Revenir à la table

away = Pendant votre absence
away-to-you = Ce qui vous est arrivé
away-all = Tout le reste

hand-over = Passez l’appareil à { $name }
hand-over-why = La main reste cachée jusque-là.
hand-over-take = Je suis { $name } : montrer ma main

ending = Le décompte
ending-show = Le décompte
ending-board = Voir le plateau
ending-again = Encore une
ending-asked = C’est demandé
ending-asked-whom = Vous avez demandé encore une partie. { $host } la lance.
ending-asks = { $number ->
    [one] { $names } aimerait jouer encore une fois.
   *[other] { $names } aimeraient jouer encore une fois.
}
ending-replay = Revoir la partie
ending-review = Revoir ensemble
ending-arrange = Changer la table
ending-back = Retour au plateau

menu = Menu
menu-pause = Arrêter la pendule
menu-go-on = Relancer la pendule
menu-mate = Laisser le second jouer pour { $name }
menu-mate-me = Laisser le second jouer pour moi ({ $name })
menu-take-back = Reprendre la place ({ $name })
menu-rules = Comment jouer
menu-settings = Réglages de cet appareil
menu-link = Le lien de cette table
menu-people = Les personnes ici
menu-mute = Ne plus entendre
menu-unmute = Entendre de nouveau
menu-report = Signaler à qui tient ce serveur
menu-block = Bloquer
menu-forget-me = M’oublier à cette table
menu-forget-me-sure = Votre nom, votre secret et vos paroles disparaissent ; les parties restent, avec « un joueur » à votre place. Vous ne pourrez pas revenir à cette place.
menu-forget-me-really = M’oublier
menu-forget-me-not = Pas maintenant
menu-reported = C’est signalé. Qui tient ce serveur le verra.

problem = Signaler un problème
problem-what = Enregistre ce que vous voyez, le journal et la version dans un fichier sur votre appareil. Votre secret n’y est pas. Envoyez-le à qui tient ce serveur.
problem-words = Qu’est-ce qui n’allait pas ?
problem-save = Enregistrer le fichier

# The browser's table, whatever is played on it: the frame around a game.

to-home = Au port : la première page de Saltsea
page-loading = Un instant…
page-failed-heading = Cette page n’est pas arrivée
page-failed = La connexion s’est rompue pendant que cette page était en route. Le serveur s’est peut-être arrêté un moment.
missing-heading = Rien par ici
missing = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue en chemin.

table-title = Table { $code }
table-opening = Ouverture de la table…
table-unreachable = Le serveur ne répond pas. Il s’est peut-être arrêté, ou votre appareil n’a pas de connexion. On continue d’essayer.
table-folder = Il n’y a pas de table { $code } ici : ces pages sont dans un dossier et n’ont pas de serveur.
table-missing = Il n’y a pas de table { $code } ici : une lettre du code est peut-être fausse, ou la table a été abandonnée il y a longtemps.
table-crowded = Trop de connexions sont ouvertes depuis votre adresse. Fermez d’autres onglets de cette page, ou réessayez dans une minute.
table-wrong-codes = Trop de codes erronés sont venus de votre adresse. Attendez quelques minutes, puis réessayez.
table-damaged = Cette table ne se lit plus : ce que le serveur en a gardé est abîmé, ou vient d’un Saltsea plus récent. L’opérateur du serveur peut y regarder.

seat-free = libre
seat-with-colour = { $name } ({ $colour })

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
log-newest = ↓ Au plus récent
log-refused = Dernier refus : { $sentence }
log-taken-back = { $seat } { $seat-is ->
    [you] revenez
   *[other] revient
 } { $steps ->
    [1] d’un pas
   *[other] à un moment plus ancien
 }
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
refusal-unknown = C’est impossible maintenant : la règle { $rule } l’interdit.
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
away-more = { $number } autres lignes dans le journal

hand-over = Passez l’appareil à { $name }
hand-over-why = La main reste cachée jusque-là.
hand-over-take = Je suis { $name } : montrer ma main

ending = Le décompte
ending-show = Le décompte
ending-board = Voir le plateau
ending-again = Encore une
ending-share = Partager le résultat
ending-asked = C’est demandé
ending-asked-whom = Vous avez demandé encore une partie. { $host } la lance.
ending-asks = { $number ->
    [one] { $names } aimerait jouer encore une fois.
   *[other] { $names } aimeraient jouer encore une fois.
}
ending-replay = Revoir la partie
ending-look-back = Revoir ensemble
ending-arrange = Changer la table
ending-back = Retour au plateau

signs = Pendules et compagnie
sign-mate = { $bot } joue pour { $name }
sign-back = Reprendre la place
sign-you-watch = Vous regardez
sign-watchers = { $number ->
    [one] Une personne regarde
   *[other] { $number } personnes regardent
 }
sign-watchers-named = { $number ->
    [one] { $names } regarde
   *[other] { $number } personnes regardent : { $names }
 }
sign-others-watch = { $number ->
    [one] Une autre personne regarde
   *[other] { $number } autres personnes regardent
 }
sign-others-watch-named = { $number ->
    [one] { $names } regarde aussi
   *[other] { $number } autres personnes regardent : { $names }
 }
menu = Menu
menu-pause = Arrêter la pendule
menu-go-on = Relancer la pendule
menu-game = Cette partie
menu-device = Son et apparence
menu-help = Aide
menu-sound = Son
menu-sound-about = On entend ce qui se passe.
menu-volume = Volume
menu-propose-take-back = Demander à reprendre mon dernier tour
hint = Conseil
hint-ask = Que feriez-vous ?
hint-ask-left = { $left ->
    [0] Que feriez-vous ? Il ne reste pas de conseil dans cette partie
    [one] Que feriez-vous ? Il reste un conseil dans cette partie
   *[other] Que feriez-vous ? Il reste { $left } conseils dans cette partie
}
hint-left = Conseil { $left }
hint-thinking = Le meilleur ordinateur réfléchit à un conseil. Jouez sans attendre si vous voulez.
hint-thinking-short = Conseil…
hint-none = Aucun conseil n’a été trouvé ici. Il ne compte pas.
hint-late = Aucune réponse n’est venue à temps. Redemandez si vous voulez.
hint-waits = Rien pour l’instant : attendez et regardez.
hint-go = Y aller
menu-level = Niveau de { $name }
ending-next-level = Ensuite : { $level }
level-changed = { $seat } continue à un autre niveau : { $before } → { $after }.
menu-hand-over = Céder la place de { $name }
menu-hand-over-me = { $seats ->
    [one] Céder ma place
   *[other] Céder ma place ({ $name })
}
menu-to-bot = Un ordinateur joue jusqu’à son retour :
menu-to-bot-me = Un ordinateur joue jusqu’à ce que vous repreniez votre place :
menu-to-person = Ou une autre personne prend la place pour de bon, par un lien :
menu-to-person-link = Créer un lien
menu-seat-link = Qui ouvre ce lien peut prendre la place
menu-keep-seat = Plutôt la garder
menu-propose-end = Proposer d’arrêter la partie
menu-end-now = Arrêter la partie sans vainqueur
menu-end-now-sure = Les joueurs de l’ordinateur sont toujours d’accord : elle s’arrête aussitôt, et ne compte ni comme gagnée ni comme perdue.
menu-end-now-really = Arrêter
menu-resign = Abandonner
menu-resign-sure = La partie s’arrête aussitôt, et votre rival gagne.
menu-resign-really = Abandonner
menu-leave-to-bot = Abandonner
menu-leave-to-bot-sure = Elle compte comme perdue. Un ordinateur continue à votre place, et vous pouvez regarder.
menu-leave-to-bot-really = Abandonner
menu-give-up = Abandonner
menu-give-up-sure = La partie s’arrête là, et ne compte ni comme gagnée ni comme perdue.
menu-give-up-really = Abandonner
menu-leave = Quitter la table
menu-leave-sure = Votre place va à un ordinateur, et les autres continuent. Vous ne pourrez pas la reprendre de vous-même.
menu-leave-resigns-sure = Votre seul essai à la donne du jour s’arrête là : il compte comme abandonné, et votre série de jours s’arrête aussi.
menu-leave-really = Quitter
menu-rather-not = Non, continuer
proposal = Une proposition
proposal-end = { $name } propose d’arrêter la partie ici, sans vainqueur.
proposal-take-back = { $name } voudrait reprendre son dernier tour.
proposal-mine-end = Vous proposez d’arrêter la partie. Réponses attendues : { $names }.
proposal-mine-take-back = Vous demandez à reprendre votre dernier tour. Réponses attendues : { $names }.
proposal-agree = D’accord
proposal-play-on = Continuer
proposal-withdraw = Retirer
proposal-refused = { $name } préfère continuer.
offered = Une place pour vous
offered-about = Vous pouvez reprendre la place de { $name } dans cette partie.
offered-take = Prendre la place
offered-watch = Seulement regarder
early-scores = L’état de la partie
menu-take-back = Reprendre la place ({ $name })
menu-rules = Comment jouer
menu-settings = Réglages de cet appareil
menu-link = Le lien de cette table
menu-people = Les personnes ici
menu-mute = Ne plus entendre
menu-unmute = Entendre de nouveau
menu-report = Signaler à l’opérateur de ce serveur
menu-block = Bloquer
menu-forget-me = M’oublier à cette table
menu-forget-me-sure = Votre nom, votre secret et vos paroles disparaissent ; les parties restent, avec « un joueur » à votre place. Vous ne pourrez pas revenir à cette place.
menu-forget-me-really = M’oublier
menu-forget-me-not = Pas maintenant
menu-reported = C’est signalé. L’opérateur de ce serveur le verra.

problem = Signaler un problème
problem-what = Enregistre ce que vous voyez, le journal et la version dans un fichier sur votre appareil. Votre secret n’y est pas. Envoyez-le à l’opérateur de ce serveur.
problem-words = Qu’est-ce qui n’allait pas ?
problem-save = Enregistrer le fichier

# Un écran pour la pièce

screen-code = Table { $code }
screen-fill = Remplir l’écran
screen-away = L’écran de la pièce n’est plus là.
screen-whole = Montrer toute la table ici
screen-hand = Ne montrer que ce qui est à moi

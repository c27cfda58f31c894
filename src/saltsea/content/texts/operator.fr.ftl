# La page de l’opérateur, et ce que les pages du serveur ont en commun.
page-languages = Langue

operator-title = La page de l’opérateur
operator-enter = Entrer
operator-enter-why = Cette page est pour l’opérateur de ce serveur. Son lien finit par # et un secret : collez ce qui suit le #.
operator-enter-lost = Un secret perdu se remplace par un nouveau : `saltsea operator link`, sur la machine où le serveur est arrêté, ou `saltsea serve --operator-link new`.
operator-secret = Secret
operator-wrong = Ce n’est pas le secret.
operator-leave = Quitter cette page
operator-other-site = Ce formulaire vient d’une autre page. Rechargez la page de l’opérateur et recommencez.

operator-done-switches = C’est réglé.
operator-done-announce = Tout le monde à une table est prévenu.
operator-done-call-off = Le redémarrage est annulé, et tout le monde est prévenu.
operator-done-put-away = Le signalement est rangé.
operator-done-forget = Oublié : c’est désormais « un joueur ».
operator-done-clean = Le ménage est fait.
operator-done-disinvite = Plus aucune invitation n’est valable.

operator-disk-alarm = Le disque est presque plein : { $free } Mo sont libres, et l’alarme est à { $least } Mo. Aucune nouvelle table ne s’ouvre ; les parties en cours continuent. Faites de la place, et tout s’arrange tout seul.

operator-load = En ce moment
operator-load-tables = Tables en mémoire
operator-load-connections = Connexions ouvertes
operator-load-lines = Coups gardés par seconde
operator-rate = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
operator-load-thinking = Ordinateurs qui réfléchissent
operator-load-waiting = Ordinateurs qui attendent de réfléchir
operator-load-longest = Plus longue attente depuis une minute
operator-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
operator-load-memory = Mémoire
operator-load-disk = Libre sur le disque
operator-megabytes = { $number } Mo
operator-unknown = inconnu
operator-nodes-here = Le nœud { $node } a répondu à cette page : les nombres ci-dessus sont les siens.
operator-nodes-caption = Chaque nœud, d’après ce qu’il a dit depuis une demi-minute
operator-nodes-together = Ensemble
operator-column-node = Nœud

operator-switches = Interrupteurs
operator-switch-closed = Serveur fermé
    .about = Vous seul, et qui a une invitation, ouvrez des tables. Qui a le lien d’une table peut toujours venir.
operator-switch-no_public = Pas de table publique
    .about = Aucune table n’est affichée pour tous, et aucune ne peut le devenir.
operator-switch-no_words = Pas de mots libres
    .about = À chaque table on parle par phrases toutes prêtes, que chacun lit dans sa langue.
operator-save = Enregistrer

operator-invitations = Invitations
operator-invitations-count = { $number ->
    [0] Il n’y en a pas.
    [one] Il y en a une.
   *[other] Il y en a { $number }.
 } Sur un serveur fermé, une invitation ouvre autant de tables que l’on veut.
operator-invite = Faire une invitation
operator-invited = Une nouvelle invitation, montrée cette seule fois. Donnez-la à qui doit ouvrir des tables ici :
operator-disinvite = Retirer toutes les invitations
operator-back = Retour à la page

operator-notice = Redémarrage
operator-notice-why = Prévenez tout le monde aux tables, chacun dans sa langue, avant d’arrêter le serveur. Un redémarrage ne perd rien ; c’est une politesse.
operator-notice-minutes = Dans combien de minutes
operator-notice-send = Prévenir tout le monde
operator-notice-pending = Annoncé pour { $time }.
operator-notice-call-off = Annuler

operator-reports = Signalements
operator-reports-page = Page { $page } sur { $pages }
operator-reports-newer = Page précédente
operator-reports-older = Page suivante
operator-reports-none = Personne n’a rien signalé.
operator-report-title = { $by } au sujet de { $about }, table { $table }
operator-report-none = Sans un mot.
operator-report-said = Derniers mots à la table ({ $number })
operator-put-away = Ranger
operator-somebody = un joueur

operator-tables = Tables
operator-tables-caption = Les plus récentes d’abord, { $most } au plus.
operator-in-log = dans le journal : { $name }
operator-tables-none = Il n’y a pas encore de table.
operator-column-code = Code
operator-column-game = Jeu
operator-column-phase = Phase
operator-column-people = Personnes
operator-column-lines = Lignes
operator-column-touched = Dernier usage
operator-phase-open = ouverte
operator-phase-playing = en jeu
operator-phase-over = finie
operator-asleep = pas en mémoire
operator-elsewhere = au nœud { $node }
operator-forget-why = Le nom, la clé et les mots de cette personne disparaissent pour toujours. La partie reste, et un ordinateur la finit.
operator-forget-yes = Oublier { $name }

operator-cleaning = Ce qui s’oublie tout seul
operator-cleaning-rules = Les tables inachevées d’invités { $tables } jours après leur dernier mouvement ; les conversations et les signalements après { $words } jours. Les parties finies restent.
operator-cleaning-last = Fait le { $time } : { $tables } tables, { $words } mots, { $reports } signalements.
operator-cleaning-never = Cela n’a pas encore été fait.
operator-clean = Le faire maintenant

delete-me = Être oublié
delete-me-why = Collez le lien de votre place, avec tout ce qui suit le #. Votre nom, votre clé et ce que vous avez dit à cette table sont effacés ; la partie reste, et votre place est celle d’« un joueur ».
delete-me-link = Lien de votre place
delete-me-do = Oubliez-moi
delete-me-done = Vous êtes oublié à cette table.
delete-me-wrong = Aucune place n’a ce lien. Il ressemble à http://…/t/CODE#CLÉ.

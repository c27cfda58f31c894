# Les textes du client. Chaque message existe aussi dans web.en.ftl, avec les mêmes faits ; un test y veille.

page-title = Saltsea : deux jeux d’or et d’eau salée
skip = Aller aux jeux
language = Langue
language-en = English
language-fr = Français

tagline = Une boîte, deux jeux d’or et d’eau salée.
what-heading = Qu’est-ce que c’est ?
what = Saltsea est une boîte de deux jeux de société pour le navigateur : Corto, un jeu de cartes d’or et de mer pour deux à quatre rivaux, sur des planches de bande dessinée ; et Une histoire de pirates, pour un équipage qui mène ensemble un seul navire pendant que le sable coule.
ground-floor = Vous êtes au rez-de-chaussée. Il sert le catalogue ci-dessous et rien de plus ; les jeux montent à bord, l’un après l’autre.

catalogue = Le catalogue
catalogue-loading = Lecture du catalogue…
catalogue-empty = Le catalogue est vide aujourd’hui : aucun jeu n’est encore à bord.
catalogue-empty-more = Le quai est prêt, les caisses sont en route. Dès qu’un jeu monte à bord, il apparaît ici.
players = { $same ->
    [yes] { $min ->
        [one] { $min } joueur
       *[other] { $min } joueurs
    }
   *[no] { $min } à { $max } joueurs
}
pace-turns = Tour par tour
pace-sand = En temps réel

trouble-unreachable = Le serveur ne répond pas. Il est peut-être arrêté, ou la ligne est coupée.
trouble-refused = Le serveur a répondu par une erreur ({ $status }).
retry = Réessayer

about = À propos
notice-heading = Une édition non officielle
notice = Saltsea est une édition d’amateurs, non officielle et non commerciale. Elle n’est ni liée à Cong SA, Casterman, Ludocom, Matagot ou Cranio Creations, ni approuvée par eux. Les noms appartiennent à leurs propriétaires.
notice-own = Le code, les textes et les dessins sont les nôtres ; aucune image ni aucune phrase des albums ou des boîtes n’est reprise.
credits-heading = Les jeux et leurs auteurs
credits-corto-title = Corto
credits-corto = Un jeu de Laurent Escoffier et Sébastien Pauchon, d’après l’œuvre de Hugo Pratt (Ludocom et Matagot, 2013).
credits-pirates-title = Une histoire de pirates
credits-pirates = Un jeu d’Asger Harding Granerud, Daniel Skjold-Pedersen et Daniele Tascini, développé par Simone Luciani et illustré par Ruslan Audia (Cranio Creations, 2017).
removal-heading = Demander un retrait
removal = Vous détenez des droits sur un élément montré ici et souhaitez son retrait ? Ouvrez un ticket dans le dépôt du projet, ou écrivez à l’exploitant de ce serveur : il sera retiré.
removal-contact = L’exploitant de ce serveur : { $contact }
build-heading = Ce serveur
build-loading = Question au serveur…
build-version = Version
build-engine = Moteur
engine-compiled = compilé
engine-plain = Python simple

# La première page du client et ce que toutes ses pages partagent. Chaque message existe aussi dans web.en.ftl, avec les
# mêmes faits ; un test y veille.

page-title = Saltsea : deux jeux d’or et d’eau salée
title-of = { $page } · Saltsea
skip = Aller aux jeux
language = Langue
language-missing = Cette langue n’a pas pu être chargée : la connexion est coupée. Elle viendra avec la connexion.
close = Fermer
save = Enregistrer
keep = Non, garder
more = Plus
retry = Réessayer

tagline = Une boîte, deux jeux d’or et d’eau salée.

start = Commencer à jouer
play-now = Jouer
play-now-corto = Corto contre deux adversaires
play-now-pirates = Les pirates avec trois matelots
sail-now = Naviguer
play-now-against = Jouer contre
level-beaten = (vous l’avez battu)
level-next-hint = Vous avez battu { $beaten }. Ensuite : { $next }
play-now-busy = On dresse la table…
default-name = Capitaine
invite = Inviter
invite-about = Un lien, une image ou un code pour vos amis
one-device = Un appareil
one-device-about = Deux à quatre personnes se le passent
screen = Un écran, des téléphones
screen-about = Cet écran est la table, chaque téléphone une main
join = Rejoindre
join-about = Avec le code que l’on vous a donné

pages = Autres pages
see-rules = Règles
how-to-play = Comment jouer
my-games = Mes parties
settings = Réglages
account = Compte

my-tables = Vos tables
standing-open = Pas encore commencée
standing-turn = C’est à vous de jouer
standing-others = C’est aux autres de jouer
standing-without = Les autres jouent ; vous n’avez pas de place
standing-over = Terminée
standing-gone = Cette table n’existe plus.
standing-unknown = Le serveur n’a pas dit où elle en est.
with = Avec { $names }
just-now = à l’instant
continue = Continuer
to-the-table = À la table
see-replay = Revoir
forget = Oublier
forget-table = Oublier la table { $code }
forget-sure = Ce navigateur oublie sa place à cette table. Seul le lien de votre place vous y ramène.

catalogue = Les jeux
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
pitch-corto = Un jeu de cartes d’or et de mer entre rivaux, sur des planches de bande dessinée.
pitch-pirates = Un équipage mène ensemble un seul navire pendant que le sable coule : tous agissent à la fois.
new-table = Nouvelle table

open-tables = Tables ouvertes
open-tables-loading = Un regard alentour…
open-tables-none = Personne n’a dressé de table pour tous en ce moment. Soyez le premier : ouvrez-en une et annoncez-la.
seats-free = { $free ->
    [0] Les { $players } places sont prises
    [one] Une place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
being-played = On y joue
come-in = Entrer
watch = Regarder

trouble-unreachable = Le serveur ne répond pas. Il est peut-être arrêté, ou la connexion est coupée.
trouble-here = Ce qui joue sur cet appareil ne répond pas.
trouble-refused = Le serveur a répondu par une erreur ({ $status }).
trouble-too-often = C’était un peu trop souvent. Attendez un instant, puis réessayez.

offline = Jouer hors ligne
offline-short = Hors ligne
offline-what = Les deux jeux peuvent tourner sur cet appareil seul, sans serveur : contre l’ordinateur, avec l’histoire et les leçons. Cela prend 7 Mo, une seule fois. Ensuite, aucune connexion n’est nécessaire.
offline-limits = Vos parties restent dans ce navigateur jusqu’à ce que vous les envoyiez, sous « Mes parties » : finies, ou en cours pour continuer là-bas. La campagne est la même ici et sur le serveur ; avec une connexion, les deux sont réunies. Les adversaires forts voient ici moins loin.
offline-play = Charger et jouer
offline-starting = Chargement et démarrage…
offline-complete = Chargé. Désormais, aucune connexion n’est nécessaire.
offline-almost = Chargé. Démarrage…
offline-plain-http = Cette page est venue par http simple, et le navigateur n’en garde pas de copie : vous jouez tant qu’elle reste ouverte. Par https, ou à l’adresse de cet ordinateur lui-même, elle s’ouvre aussi sans connexion.
offline-full = Ce navigateur n’a plus de place : la partie continue, mais ce qui se passe dès maintenant sera perdu à la fermeture de la page. Oubliez d’anciennes parties, et elle sera gardée de nouveau.
offline-not-kept = Ce navigateur ne garde rien : ce que vous jouez sur cet appareil sera perdu à la fermeture de la page.
offline-elsewhere = Un autre onglet de ce navigateur joue déjà sur cet appareil. Fermez-le d’abord.
offline-not-loaded = Le chargement a échoué. Avec une connexion, ouvrez cette page et réessayez.
offline-outdated = Cet appareil a gardé le jeu d’une autre version que cette page. Avec une connexion, ouvrez cette page et réessayez.
offline-now = Vous jouez hors ligne, sur cet appareil.
offline-leave = Retour au serveur
upload-games = Joué sur cet appareil
upload-about = Ces parties ne sont que dans ce navigateur. Envoyée, une partie est vérifiée par le serveur ; on peut la montrer, ou la reprendre à tout moment.
upload-show = Montrer les parties de cet appareil
upload-none = Aucune n’est encore finie.
upload = Envoyer
upload-busy = Envoi…
upload-done = Sur le serveur.
upload-no-server = Pas de connexion au serveur. La partie reste ici : réessayez plus tard.
upload-refused = Le serveur l’a rejouée et ne la prend pas : elle vient peut-être d’une autre version. La partie reste ici.
carry-to-server = Continuer sur le serveur
carry-to-server-about = La partie passe sur le serveur : elle peut continuer depuis tout appareil, et d’autres peuvent regarder.
carry-to-page = L’emporter, hors ligne
carry-to-page-about = La partie passe dans ce navigateur, et n’y demande aucune connexion. Vous pourrez la rapporter plus tard.
carry-busy = La partie déménage…
carry-no-engine = Impossible de l’emporter : pas de connexion, ou ce navigateur n’a pas pu charger le jeu. Rien n’a changé.
stay-awake = Ce navigateur ne peut pas garder l’écran allumé : rallongez la mise en veille dans les réglages de votre appareil.

version-new = Une nouvelle version de Saltsea est là.
version-reload = Recharger

about = À propos
what-heading = Qu’est-ce que c’est ?
what = Saltsea est une boîte de deux jeux de société pour le navigateur : Corto, un jeu de cartes d’or et de mer pour deux à quatre rivaux, sur des planches de bande dessinée ; et Une histoire de pirates, pour un équipage qui mène ensemble un seul navire pendant que le sable coule.
notice-heading = Une édition non officielle
notice = Saltsea est une édition d’amateurs, non officielle et non commerciale. Elle n’est ni liée à Cong SA, Casterman, Ludocom, Matagot ou Cranio Creations, ni approuvée par eux. Les noms appartiennent à leurs propriétaires.
notice-own = Le code, les textes et les dessins sont les nôtres ; aucune image ni aucune phrase des albums ou des boîtes n’est reprise.
credits-heading = Les jeux et leurs auteurs
credits-corto-title = Corto
credits-corto = Un jeu de Laurent Escoffier et Sébastien Pauchon, d’après l’œuvre de Hugo Pratt (Ludocom et Matagot, 2013).
credits-pirates-title = Une histoire de pirates
credits-pirates = Un jeu d’Asger Harding Granerud, Daniel Skjold-Pedersen et Daniele Tascini, développé par Simone Luciani et illustré par Ruslan Audia (Cranio Creations, 2017).
removal-heading = Demander un retrait
removal = Vous détenez des droits sur un élément montré ici et souhaitez son retrait ? Ouvrez un ticket dans le dépôt du projet, ou écrivez à l’opérateur de ce serveur : il sera retiré.
removal-contact = L’opérateur de ce serveur : { $contact }
build-heading = Ce serveur
build-loading = On interroge le serveur…
build-version = Version
build-engine = Moteur
engine-compiled = compilé
engine-plain = Python non compilé
privacy = Ce que ce serveur sait de vous

# --- toucher, dans les réglages et à la table ---
one-tap = Un seul toucher suffit
one-tap-about = Du doigt, le premier toucher montre ce qui suivrait et le second le fait. Activez ceci pour le faire aussitôt.
own-content = { $kind ->
    [chapter] Chapitre à soi
   *[values] Valeurs à soi
 }{ $named ->
    [yes]  : « { $name } »
   *[no] { "" }
 }{ $known ->
    [yes] , par { $by }
   *[no] { "" }
 }

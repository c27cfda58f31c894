# Ce qui fut et ce qui vaut : le journal en mots, le décompte final, la relecture et le recueil des règles.

# --- le journal ---
story-laid = La table est mise

# --- le décompte final ---
story-count = Le décompte
story-source = Source
story-total = Or
story-stock-left = Marqueurs restés en stock
story-skip = Aller à la fin
story-rule = Règle { $rule }
story-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
story-group-largest = Plus grand groupe : { $number } × { $each }
story-group = Autre groupe : { $number } × { $each }
story-course = L’or, tour par tour
story-course-ends = { $name } { $gold }
story-turning-point = Tournant.
story-review = Analyser cette partie
story-turning-look = Le revoir
story-side = { $names } ensemble : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }

# --- la relecture ---
replay = Relecture
replay-of = { $game } : { $names }
replay-seat = Place { $number }
replay-loading = La partie arrive…
replay-log-loading = Le journal arrive : { $percent } %
replay-controls = Chemins à travers la partie
replay-scrub = Ligne
replay-line = Ligne { $line } sur { $last }
replay-turn-back = Au tour précédent
replay-back = Une ligne en arrière
replay-play = Lire
replay-stop = Arrêter
replay-on = Une ligne en avant
replay-turn-on = Au tour suivant
replay-speed = Vitesse
replay-times = { $pace } ×
replay-eyes = Vu par
replay-eyes-all = tout le monde (sans les mains)
replay-play-on = Reprendre d’ici
replay-more = Plus
replay-review = Analyse
replay-review-title = Analyse de la partie
replay-variation = Ceci n’a pas été joué : c’est le meilleur tour.
replay-variation-drawn = Les cartes piochées y sont tirées à nouveau.
replay-variation-back = Retour à la partie
replay-variation-review = Retour à l’analyse
replay-moment = À partir de ce moment
replay-link = Le lien vers ce moment
replay-files = L’enregistrement
replay-save = Garder l’enregistrement
replay-open = Ouvrir un enregistrement
replay-file-busy = Un instant…
replay-file-wrong = Ce fichier ne s’ouvre pas : ce n’est pas l’enregistrement d’une partie finie, ou quelque chose n’y concorde pas.
replay-file-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
replay-file-closed = Ce serveur n’accueille pas de parties d’ailleurs en ce moment.
replay-not-saved = L’enregistrement n’est pas arrivé.
replay-closed = Cette partie est réservée à ceux qui étaient à sa table. Ouvrez-la dans le navigateur avec lequel vous avez joué, ou connectez-vous.
replay-unknown = Cette partie n’existe pas ici. Une lettre de l’adresse s’est peut-être perdue, ou la partie a été abandonnée depuis longtemps.
replay-running = Cette partie se joue encore. Sa relecture s’ouvrira quand elle sera finie.
replay-to-table = À sa table

# --- regarder en arrière ---
together-leading = Vous menez : tous voient ce que vous voyez.
together-following = { $name } mène, et vous suivez.
together-apart = Vous regardez de votre côté. { $name } mène.
together-alone = Personne ne mène : chacun regarde où il veut.
together-lead = Mener
together-stop = Ne plus mener
together-follow = Suivre { $name }
together-close = Fermer
together-invitation = Une invitation
together-invites = { $name } revoit la partie et mène.
together-join = Revoir avec { $name }
together-not-now = Pas maintenant
look-back = Vous regardez la ligne { $line } sur { $last }.
look-now = Revenir au présent

# --- le jeu sur papier ---
sheets = À imprimer
sheets-short = Navire, cartes et chapitres à découper
sheets-about-corto = Les 120 cartes, les bandes, marqueurs, figurines, quêtes, aides et règles en feuilles PDF, à leur vraie taille. Il vous faut une imprimante et des ciseaux.
sheets-about-pirates = Le navire, la mer, les jetons, un dé et les règles en feuilles PDF, à leur vraie taille. Il vous faut une imprimante, des ciseaux et quatre sabliers de 30 secondes.
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter
sheets-ink = Encre
sheets-ink-full = En couleurs
sheets-ink-saving = En économisant l’encre
sheets-file-box = Toute la boîte
sheets-file-ship = Le navire et la mer
sheets-chapters = Chaque chapitre est un fichier à part, sous couverture scellée. Imprimez-le sans regarder ; sa page 3 raconte l’histoire.
sheets-chapter = Chapitre { $number }
sheets-none = Ce serveur n’a pas de feuilles à imprimer.
sheets-offline = Les feuilles sont faites par un serveur : avec une connexion, vous les trouvez ici. Dans un terminal, « saltsea print » les écrit, et « saltsea app export » les met dans le dossier.
sheets-no-folder = Ce dossier n’a pas de feuilles. Dans un terminal, « saltsea app export » en met dans un dossier, et « saltsea print » les écrit seules.

# --- le recueil des règles ---
rules = Les règles
rules-of = { $subject } : les règles
rules-title-corto = Corto
rules-title-pirates = Une histoire de pirates
rules-title-table = La table
rules-about-corto = Des personnages sur des bandes dessinées, des marqueurs, des coups, six quêtes, et les 120 cartes.
rules-about-pirates = L’Ellen, ses sabliers et ses avaries, autant que le premier chapitre en demande.
rules-about-table = Ce qui vaut à toutes les tables : places, hôtes, pendules, paroles, retours en arrière.
rules-subjects = Quelles règles
rules-no-subject = Il n’y a pas ici de règles de ce nom.
rules-look-up = Chercher une règle ou une carte
rules-search = Chercher
rules-search-hint = mots, ou numéro (C5)
rules-hits = { $number ->
    [0] Aucune règle n’y répond.
    [one] Une règle.
   *[other] { $number } règles.
 }
rules-chapters = Chapitres
rules-link = Copier le lien vers cette règle
rules-copied = Le lien vers { $rule } est copié.
rules-in-address = Le lien vers { $rule } est dans la barre d’adresse.
rules-later = Ce qu’apportent les chapitres suivants ne se dit pas ici : l’histoire le dira quand vous y serez.
rules-cards = Les cartes
rules-cards-failed = Les cartes ne sont pas venues : la connexion est coupée. Les règles ci-dessus sont complètes.
rules-pictures-failed = Les images ne sont pas arrivées : la connexion est coupée. Les règles ci-dessous sont complètes.
rules-chapter-corto-g = Table et grille
rules-chapter-corto-s = Mise en place
rules-chapter-corto-t = Un tour
rules-chapter-corto-c = Personnages
rules-chapter-corto-o = Objets
rules-chapter-corto-l = Longue portée
rules-chapter-corto-f = Figurines
rules-chapter-corto-m = Marqueurs
rules-chapter-corto-e = La fin
rules-chapter-corto-v = Le décompte
rules-chapter-corto-a = Avantages
rules-chapter-corto-q = Quêtes
rules-chapter-corto-p = Options de table
rules-chapter-pirates-s = Mer, navire et équipage
rules-chapter-pirates-t = Sabliers
rules-chapter-pirates-a = Actions
rules-chapter-pirates-d = Avaries
rules-chapter-pirates-r = Chapitres et manches
rules-chapter-pirates-p = Score
rules-chapter-pirates-q = L’App
rules-chapter-pirates-card = Cartes
rules-chapter-pirates-token = Jetons et pièces du navire
rules-chapter-pirates-event = Événements
rules-chapter-pirates-level = Niveaux
rules-chapter-pirates-chapter = L’histoire
rules-chapter-table-t = À toutes les tables

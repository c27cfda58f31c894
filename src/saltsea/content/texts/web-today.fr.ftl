# Les jeux du jour : la donne, le problème, le voyage et le journal.
today = Aujourd’hui
today-needs-server = La donne, le problème et votre journal viennent du serveur. Ils seront de nouveau là dès qu’il répondra.
today-about = Une donne, un problème, un voyage : les mêmes pour tous
today-about-streak = { $days ->
    [one] Un jour joué : revenez demain aussi
   *[other] { $days } jours d’affilée
}
today-about-open = { $days ->
    [0] La donne du jour vous attend
    [one] Poursuivez votre série d’un jour : la donne du jour vous attend
   *[other] Poursuivez votre série de { $days } jours : la donne du jour vous attend
}
today-next = { $hours ->
    [0] Le prochain jour commence dans { $minutes } min.
   *[other] Le prochain jour commence dans { $hours } h { $minutes } min.
}
on-honour = sur l’honneur

today-deal = La donne
today-deal-title = Donne du jour
today-deal-about = Corto contre { $rival }. Le monde entier a ces cartes aujourd’hui. Un seul essai : la première partie que vous commencez, notée par votre compte ou, sans compte, par ce navigateur.
today-strips = Aventures sur la table
today-deal-play = Jouer la donne du jour
today-deal-go-on = La reprendre
today-deal-first = Vous commencez.
today-deal-second = { $rival } commence.
today-same = { $rival }, version { $version }, réfléchit autant partout. Édition { $edition } : même édition, même donne.

today-puzzle = Le problème
today-puzzle-about = Un tour de Corto. Vous avez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : combien pouvez-vous en avoir au plus à la fin du tour ? Aucun hasard, et une seule fin est la meilleure.
today-puzzle-making = Le problème du jour se prépare ; cela prend un moment.
today-puzzle-ready = Le problème du jour est prêt.
today-puzzle-play = Le résoudre
today-puzzle-again = Revenir au problème

today-rated = Encore des problèmes
today-rated-about = { $puzzles } tours de vraies parties, chacun coté d’après la fréquence à laquelle les niveaux de l’ordinateur trouvent le meilleur tour. Combien d’or pouvez-vous gagner sur votre meilleur rival ?
today-rated-mine = { $tried ->
    [0] Vous commencez avec une cote de { $rating }. Seule votre première réponse à chaque problème compte.
   *[other] Votre cote : { $rating }. Justes à la première réponse : { $right } sur { $tried }.
}
today-rated-next = Le suivant : problème { $number }, { $difficulty ->
    [easy] facile
    [hard] difficile
   *[middling] moyen
 } ({ $rating }), à { $players } joueurs.

today-voyage = Le voyage
today-voyage-about = Une histoire de pirates : la même mer pour tous les équipages du jour, sur tous les serveurs.
today-voyage-best = { $crews ->
    [one] Un équipage de ce serveur est rentré, avec { $points } points.
   *[other] { $crews } équipages de ce serveur sont rentrés ; le meilleur a { $points } points.
}
today-voyage-sail = Prendre la mer

strip-title = Saltsea · Corto du { $day }
strip-won = Gagné { $mine } à { $theirs } contre { $rival }
strip-lost = { $mine } à { $theirs } contre { $rival }
strip-left = Quitté sur { $mine } à { $theirs } contre { $rival }
strip-course = { $turns ->
    [one] En tête après { $ahead } tour sur un.
   *[other] En tête après { $ahead ->
        [one] { $ahead } tour
       *[other] { $ahead } tours
     } sur { $turns }.
}
strip-streak = { $days } jours d’affilée
strip-copy = Copier en texte
strip-picture = En image
strip-copied = Copié. Collez-le où vous voulez.
strip-not-copied = Ce navigateur ne laisse pas la page copier. Prenez l’image.
strip-saved = L’image est dans vos téléchargements.

puzzle-goal = Problème du jour : le plus d’or en un tour. Vous en avez { $gold } au départ.
puzzle-check = Vérifier
puzzle-checking = Vérification
puzzle-restart = Depuis le début
puzzle-solution = Voir la solution
puzzle-solution-sure = Regarder ? Le problème comptera comme vu, et non comme résolu.
puzzle-solution-yes = Regarder
puzzle-showing = Voici un chemin vers { $best ->
    [one] { $best } pièce
   *[other] { $best } pièces
 } d’or.
puzzle-verdict = { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or. Il y a un chemin vers { $best } : revenez en arrière et essayez encore.
puzzle-verdict-solved = { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : résolu. Il n’y a pas de meilleur tour.
puzzle-not-now = Finissez la carte que vous jouez, ou reprenez-la ; puis vérifiez.
puzzle-solved = Résolu avec { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or, { $checks ->
    [one] à la première vérification.
   *[other] après { $checks } vérifications.
}
puzzle-peeked = Vous avez regardé : on peut avoir { $best ->
    [one] { $best } pièce
   *[other] { $best } pièces
 } d’or, pas plus.
puzzle-so-far = Votre meilleur essai : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or sur { $best }.
puzzle-to-today = Retour à aujourd’hui

rated-goal = Problème { $number }, { $difficulty ->
    [easy] facile
    [hard] difficile
   *[middling] moyen
 } ({ $rating }) : gagnez autant d’or que possible sur votre meilleur rival en ce tour.
rated-verdict = Vous gagnez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or. Le meilleur tour en gagne { $best } : revenez en arrière et essayez encore.
rated-verdict-solved = Vous gagnez { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or : résolu. Aucun autre tour n’en gagne autant.
rated-showing = Ce tour gagne { $best ->
    [one] { $best } pièce
   *[other] { $best } pièces
 } d’or.
rated-solved = Résolu : { $best ->
    [one] { $best } pièce
   *[other] { $best } pièces
 } d’or de gain, { $checks ->
    [one] à la première vérification.
   *[other] après { $checks } vérifications.
}
rated-peeked = Vous avez regardé : on gagne { $best ->
    [one] { $best } pièce
   *[other] { $best } pièces
 } d’or, pas plus.
rated-so-far = Votre meilleur essai : { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d’or de gain sur { $best }.
rated-mine = Votre cote : { $rating } ({ $change }).
rated-mine-same = Votre cote reste { $rating } : seule la première réponse compte.
rated-finds = { $level } : { $found } sur { $asked }
rated-found-by = L’ont trouvé : { $levels }.
rated-next = Problème suivant

diary = Vos jours
diary-about = Gardés avec le journal de ce navigateur, ou avec votre compte. Un rond est un problème résolu. Une série compte les jours où la donne a été jouée jusqu’au bout, gagnée ou non ; une donne quittée ou abandonnée compte comme jouée et met fin à la série.
diary-streak = D’affilée
diary-longest = Plus longue série
diary-played = Joués
diary-wins = Gagnés
diary-won = gagné { $mine } à { $theirs }.
diary-lost = pas gagné, { $mine } à { $theirs }.
diary-left = quitté sur { $mine } à { $theirs }.
diary-none = pas joué.
diary-day = { $day } : { $told }
diary-puzzle = Problème résolu.

today-deal-of = donne du { $day }

game-somebody = quelqu’un
stats = Mes parties de Corto en chiffres
stats-none = Encore aucune partie de Corto qui compte.
stats-not-counted = Ne comptent pas les leçons, les parties reprises d’une autre, celles où vous jouez des deux côtés, celles que tous ont décidé d’arrêter et celles où l’ordinateur a joué pour vous.
stats-only-last = Seules vos { $number } dernières parties sont prises en compte.
stats-resigned = { $resigned ->
    [one] Vous en avez abandonné une : elle est perdue, et son or n’est pas compté.
   *[other] Vous en avez abandonné { $resigned } : elles sont perdues, et leur or n’est pas compté.
}
stats-sum = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}. { $mean ->
    [one] { $mean } pièce
   *[other] { $mean } pièces
} d’or en moyenne, { $best } au mieux.
stats-hints = { $hints ->
    [one] Un conseil a été pris dans ces parties.
   *[other] { $hints } conseils ont été pris dans ces parties.
}
stats-last = { $games ->
    [one] La dernière partie
   *[other] Les { $games } dernières parties, la plus récente à droite
}
stats-last-key = Chaque colonne est votre or, pleine si vous avez gagné ; le trait en travers, celui du meilleur adversaire.
stats-sources = D’où vient mon or
stats-opponents = Contre
stats-people = Des personnes
stats-adventures = Aventures
stats-rate = { $won } sur { $games }
stats-percent = { $percent } %
source-groups = Groupes
source-seal = Sous le sceau
source-vessel = Le voilier
source-aces = Les quatre as
source-ingots = Lingots
source-leopards = Hommes-léopards
source-train = Le train
source-great-gold = Le grand or
source-compensation = Compensation
mine-export = Emporter tout ce qui est à moi
mine-exporting = Le fichier se prépare
mine-exported = C’est dans vos téléchargements.
mine-export-about = Un fichier avec vos parties, les coups de celles qui sont finies, vos progrès, vos statistiques, votre compte et les réglages de ce navigateur. Si vous avez joué sans serveur, un second fichier contient ce que ce navigateur en garde.
mine-adopt = Mettre les parties de ce navigateur dans mon compte
mine-adopted = { $number ->
    [0] Toutes les parties de ce navigateur sont dans votre compte.
    [one] Une place est maintenant dans votre compte.
   *[other] { $number } places sont maintenant dans votre compte.
}

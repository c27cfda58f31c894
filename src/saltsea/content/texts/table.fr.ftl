# La table elle-même, quel que soit le jeu.
seat-table = La table
seat-player = Place { $seat }
fact-hidden = ?
options-none = Ce jeu n’a pas d’options de table.
options-usual = (sauf avis contraire)
event-table-Undo = reprend tout ce qui suit la ligne { $line }
outcome-table = Fin par { $rule }. { $verdict } Scores : { $scores }.

rule-table-T1 = Une fois la partie finie, plus personne n’agit. Une revanche est une nouvelle partie, avec de nouvelles cartes.
    .title = Fini, c’est fini
rule-table-T2 = Reprendre un coup désigne une ligne antérieure de cette partie qui n’a pas elle-même été reprise.
    .title = Revenir où
rule-table-T3 = On ne reprend que ses propres coups, et seulement tant que personne d’autre n’a agi depuis.
    .title = Ses propres coups
rule-table-T4 = Ce que le hasard a montré reste vu : on ne reprend rien par-delà une carte piochée ou un dé lancé.
    .title = Vu, c’est vu
rule-table-T5 = Une option de table doit être connue du jeu et prendre une valeur que l’option permet.
    .title = Options
rule-table-T6 = Chaque jeu a son nombre minimal et maximal de joueurs.
    .title = Joueurs
rule-table-T7 = Seuls agissent ceux qui sont assis à la table : une place par joueur, et la première est la place 0.
    .title = Places

refusal-table-over = La partie est finie.
refusal-table-no-such-line = On ne peut pas revenir à la ligne { $line }.
refusal-table-not-your-steps = La ligne { $line } n’est pas à vous : on ne reprend que ses propres coups.
refusal-table-already-seen = La ligne { $line } a montré du nouveau : rien de ce qui la précède ne peut être repris.
refusal-table-unknown-option = L’option { $option } n’existe pas. Il y a : { $known }.
refusal-table-option-value = { $option } ne peut pas valoir { $value }. Valeurs possibles : { $known }.
refusal-table-players = { $players ->
    [one] Un joueur, ce n’est
   *[other] { $players } joueurs, ce n’est
 } pas le bon nombre : ce jeu se joue de { $fewest } à { $most }.
refusal-table-no-such-seat = Personne n’est assis à la place { $seat }.

title-pumps = Les pompes
brief-pumps = L’eau monte. Tout le monde pompe à la fois. Gardez ensemble le navire à flot.
action-pumps-Place = Poser votre sablier sur la pompe { $pump }
action-pumps-Work = Pomper
event-pumps-OrderGiven = le marin { $seat } se voit confier la pompe { $order }
event-pumps-Placed = le marin { $seat } est à la pompe { $pump } jusqu’à { $ends } ms
event-pumps-SandDown = le sable du marin { $seat } est écoulé
event-pumps-Worked = le marin { $seat } rejette { $amount } à la pompe { $pump }
event-pumps-WaveSeen = une vague à { $at } ms
event-pumps-WaveBroke = { $amount } d’eau embarque
event-pumps-VoyageEnded = { $saved ->
    [0] le navire sombre
   *[other] le port !
 }

rule-pumps-P1 = Avant le départ, chaque marin se voit confier en secret une pompe.
    .title = Les ordres
rule-pumps-P2 = On pose son sablier quand on l’a en main.
    .title = Un sablier chacun
rule-pumps-P3 = Une pompe reçoit un seul sablier.
    .title = Un sablier par pompe
rule-pumps-P4 = Jamais deux fois de suite sur la même pompe.
    .title = Chacun son tour
rule-pumps-P5 = Le sable coule pendant dix secondes.
    .title = Le sable
rule-pumps-P6 = On pompe quand le sable est écoulé, pas avant.
    .title = Patience
rule-pumps-P7 = Pomper enlève une eau, deux à la pompe qui vous a été confiée.
    .title = Pomper
rule-pumps-P8 = Une vague vient toutes les quinze secondes ; un dé dit combien d’eau elle apporte.
    .title = Les vagues
rule-pumps-P9 = Une cale à sept eaux coule le navire sur-le-champ.
    .title = Couler
rule-pumps-P10 = Un navire encore à flot après quatre-vingt-dix secondes est sauvé. Le sable et les vagues de cet instant passent d’abord.
    .title = Le port
rule-pumps-P11 = L’équipage gagne ou perd ensemble. Son score est la place qui reste dans la cale.
    .title = Ensemble
rule-pumps-P12 = En temps réel, rien ne se reprend.
    .title = Pas de retour

refusal-pumps-timer-busy = Votre sablier est sur la pompe { $pump }.
refusal-pumps-taken = Le marin { $seat } est à la pompe { $pump }.
refusal-pumps-twice = Votre sablier vient de quitter la pompe { $pump }.
refusal-pumps-no-timer = Votre sablier n’est sur aucune pompe.
refusal-pumps-sand-runs = Votre sable sur la pompe { $pump } coule jusqu’à { $ends } ms.
refusal-pumps-no-undo = Marin { $seat }, la mer ne rend rien.

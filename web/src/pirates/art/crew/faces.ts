// Four faces for four sailors, in a box of 48 by 48. The hat takes the sailor's colour.
import { black, dash, disc, line, wash, W, type Mark } from '../drawing/pen';

const head = (skin: string): Mark => wash(skin, 'M12 22Q12 38 24 40Q36 38 36 22Q34 14 24 14Q14 14 12 22Z', 2.4);
const eyes = black(disc(19, 26, 1.9) + disc(29, 26, 1.9));

export const FACES: readonly [FaceOf, FaceOf, FaceOf, FaceOf] = [
  // An eye patch and a bandana.
  (hat) => [
    head(W.skin),
    black('M23 21h12l-3 9q-4 3 -8 -1Z'),
    black(disc(18, 26, 2)),
    line('M19 34Q24 37 29 33', 2.2),
    wash(hat, 'M10 22Q10 8 24 8Q38 8 38 22Q24 15 10 22Z', 2.6),
    wash(hat, 'M37 20L46 17L43 24L46 30L36 24Z', 2.4),
    wash(W.paper, disc(18, 14, 1.7) + disc(26, 12, 1.7) + disc(32, 16, 1.7)),
  ],
  // A great beard under a three-cornered hat.
  (hat) => [
    head(W.skin),
    eyes,
    wash(W.bark, 'M11 27Q16 31 20 30Q24 27 28 30Q32 31 37 27Q38 42 24 46Q10 42 11 27Z', 2.4),
    line('M21 34Q24 36 27 34', 2, W.skin),
    wash(hat, 'M4 20Q6 6 24 5Q42 6 44 20Q36 14 24 17Q12 14 4 20Z', 2.6),
    wash(W.gold, dash([8, 16], [40, 16], 2, -5)),
  ],
  // Two plaits and freckles.
  (hat) => [
    wash(W.fire, 'M12 18Q1 24 4 38Q8 46 12 40Q8 34 14 28ZM36 18Q47 24 44 38Q40 46 36 40Q40 34 34 28Z', 2.4),
    head(W.skin),
    eyes,
    wash(W.rose, disc(16, 31, 2.4) + disc(32, 31, 2.4)),
    line('M19 34Q24 38 29 34', 2.2),
    wash(W.fire, 'M12 24Q13 15 22 16Q20 21 12 24ZM36 24Q35 15 24 16Q28 21 36 24Z', 1.6),
    wash(hat, 'M2 17Q24 9 46 17Q40 21 24 18Q8 21 2 17Z', 2.6),
    wash(hat, 'M12 15Q12 2 24 2Q36 2 36 15Q24 12 12 15Z', 2.4),
    wash(W.red, 'M12 15Q12 12 12.5 10Q24 7 35.5 10Q36 12 36 15Q24 12 12 15Z'),
  ],
  // A flat cap and a moustache.
  (hat) => [
    head(W.wood),
    eyes,
    black('M15 33Q20 28 24 31Q28 28 33 33Q28 36 24 33Q20 36 15 33Z'),
    wash(W.paper, 'M9 19Q24 13 39 19V14Q24 8 9 14Z', 2.4),
    wash(hat, 'M8 14Q8 4 24 4Q40 4 40 14Q24 8 8 14Z', 2.6),
    black(dash([34, 17], [40, 26], 2)),
  ],
];

type FaceOf = (hat: string) => readonly Mark[];

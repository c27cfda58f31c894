// The cards that are no ships: land, weather, passages, and what lives below.
import type { Point } from '../geometry';
import { black, dash, disc, line, sweep, wash, W, type Mark } from '../drawing/pen';
import { bowWave, open, pennant, ripples, SKY, waterFrom, type Picture } from './picture';

const fort: Picture = [
  ...open(W.sky, { x: 24, y: 62, r: 14, fill: W.fire }, 118), ripples(124),
  wash(W.grey, 'M26 122L30 72H24V58H34V64H42V58H52V64H60V58H70V72H64L66 88H96V78H102V84H108V78H114V92H110L114 122Z', 3.6),
  wash(W.slate, 'M52 72H64L66 88L68 122H54ZM98 92H110L114 122H102Z'),
  line('M47 58V36', 4), pennant(47, 40, W.red, 22), black('M38 82q5 -8 10 0v8h-10ZM78 100h10v8h-10ZM44 104h10v8h-10Z'),
  wash(W.iron, 'M66 98L50 96V104L66 106ZM104 98L120 95V105L104 107Z', 2.6),
  line('M30 92H44M36 98H42M70 96H78M90 114H100M58 116H68', 2), black('M12 122Q60 108 118 120Q114 134 100 136H24Q14 134 12 122Z'), bowWave(6, 116, 137),
];

const rocks: Picture = [
  ...open(W.cream, { x: 88, y: 64, r: 17, fill: W.rose }, 116),
  black('M6 132L18 92L28 102L42 54L54 84L62 74L70 108L82 66L94 100L102 94L116 132Z'),
  wash(W.slate, 'M42 54L46 92L38 118L32 106ZM82 66L84 100L78 120L72 110ZM18 92L22 114L14 124Z'), wash(W.grey, dash([48, 78], [56, 104], 2.4) + dash([88, 92], [96, 114], 2.4)),
  wash(W.foam, 'M0 134Q10 118 20 130Q28 118 38 130Q50 116 60 131Q70 118 80 130Q92 116 100 130Q110 120 122 134V142Q60 136 0 142Z', 2.6), ripples(143),
];

const puff = (x: number, y: number, s: number): string => `M${x - 18 * s} ${y}Q${x - 20 * s} ${y - 12 * s} ${x - 8 * s} ${y - 11 * s}Q${x - 2 * s} ${y - 20 * s} ${x + 7 * s} ${y - 12 * s}Q${x + 20 * s} ${y - 13 * s} ${x + 18 * s} ${y}Z`;

const fog: Picture = [
  wash(W.cream, SKY), wash(W.paper, disc(76, 58, 20)), wash(W.sea, waterFrom(116, 2)), wash(W.paper, waterFrom(128, 4)),
  wash(W.paper, sweep([[-8, 84], [30, 78], [72, 88], [128, 80]], 15) + sweep([[-8, 106], [40, 112], [86, 102], [128, 110]], 17)),
  wash(W.shade, sweep([[6, 94], [40, 90], [80, 97], [112, 93]], 5) + sweep([[20, 122], [56, 125], [96, 119]], 5)),
  black(dash([44, 58], [32, 54], 2, -3) + dash([44, 58], [56, 52], 2, 3) + dash([22, 70], [15, 67], 1.6, -2) + dash([22, 70], [30, 66], 1.6, 2)),
];

const fogBank: Picture = [
  wash(W.navy, SKY), wash(W.deep, waterFrom(126, 3)), line('M88 52V100M78 62H98', 4), wash(W.sail, 'M80 62H96Q100 74 97 86H78Q84 74 80 62Z', 2.6),
  wash(W.grey, `${puff(24, 84, 1.5)}${puff(60, 78, 1.7)}${puff(100, 92, 1.5)}`, 3.4), wash(W.cream, `${puff(14, 108, 1.6)}${puff(56, 104, 1.9)}${puff(104, 112, 1.7)}`, 3.4),
  wash(W.paper, `${puff(30, 132, 1.7)}${puff(82, 134, 1.9)}${puff(0, 136, 1.2)}M-8 132H128V142H-8Z`, 3.4), wash(W.paper, 'M0 130H120V146H0Z'),
  line('M36 92Q44 84 52 92M70 112Q78 103 88 110M16 122Q24 114 32 121', 2.6), wash(W.deep, waterFrom(148, 3)),
];

/** Two shores that leave a way between them. The faster the passage, the wilder the water in it. */
function passage(shores: readonly Mark[], water: readonly Mark[], sky: string, sun: string): Picture {
  return [wash(sky, SKY), wash(sun, disc(60, 82, 24)), wash(W.sea, waterFrom(98, 2)), ...shores, ...water];
}

const passage1: Picture = passage(
  [
    wash(W.moss, 'M-4 160V64Q14 56 26 66Q40 72 44 92Q50 116 34 130Q52 142 50 160Z', 3.6), wash(W.moss, 'M124 160V54Q104 52 92 66Q76 78 78 98Q68 112 82 126Q72 144 84 160Z', 3.6),
    wash(W.leaf, 'M-4 64Q14 56 26 66Q36 70 40 82Q20 76 -4 84ZM124 54Q104 52 92 66Q86 70 82 78Q104 70 124 74Z'), line('M12 96Q20 110 14 128M104 92Q96 112 106 132', 2.6),
  ],
  [wash(W.foam, dash([50, 112], [66, 112], 1.8) + dash([52, 126], [70, 126], 2) + dash([56, 142], [76, 142], 2.2))], W.sky, W.gold,
);

const passage2: Picture = passage(
  [
    black('M-4 160V70L10 58L20 74L32 70L40 96L36 120L44 136L40 160Z'), black('M124 160V60L110 70L100 58L90 78L84 100L88 122L80 140L84 160Z'),
    wash(W.wood, 'M-4 70L10 58L14 82L8 120L12 160H-4ZM124 60L110 70L112 100L106 130L110 160H124Z'),
  ],
  [wash(W.deep, 'M42 130Q62 122 82 130L84 160H40Z'), wash(W.foam, dash([44, 108], [64, 106], 2.4, -2) + dash([56, 118], [82, 116], 2.6, -2) + dash([42, 132], [66, 130], 3, -3) + dash([56, 146], [82, 143], 3, -3))], W.rose, W.paper,
);

const passage3: Picture = passage(
  [
    black('M-4 160V48L12 40L18 62L30 58L28 84L44 96L30 118L38 134L24 160Z'), black('M124 160V44L106 36L104 58L92 56L96 84L80 92L94 114L84 132L100 160Z'),
    wash(W.slate, 'M-4 48L12 40L14 76L4 110L10 160H-4ZM124 44L106 36L110 74L116 112L108 160H124Z'),
  ],
  [
    wash(W.deep, 'M46 98Q60 92 80 96Q90 130 100 160H24Q40 130 46 98Z'), wash(W.foam, sweep([[56, 100], [52, 124], [40, 160]], 7) + sweep([[66, 98], [70, 126], [76, 160]], 6) + sweep([[76, 102], [82, 130], [94, 156]], 5) + sweep([[60, 116], [60, 136], [56, 158]], 5)),
    wash(W.foam, disc(46, 112, 4) + disc(88, 122, 4.4) + disc(34, 138, 5) + disc(92, 140, 3.6)), black(disc(64, 134, 7, 4) + disc(48, 146, 5, 3)),
  ], W.cream, W.fire,
);

/** One arm of the water that runs into the deep. */
const arm = (turn: number, weight: number): string =>
  sweep(Array.from({ length: 15 }, (_, step): Point => {
    const [angle, reach] = [turn + step * 0.44, 1 - step / 15];
    return [60 + 56 * reach * Math.cos(angle), 96 + 46 * reach * Math.sin(angle)];
  }), weight);

const whirlpool: Picture = [
  wash(W.sea, SKY), wash(W.deep, disc(60, 94, 54, 46)), wash(W.deeper, disc(60, 96, 38, 31)), wash(W.ink, disc(60, 98, 17, 12)),
  wash(W.foam, arm(0, 9) + arm(2.1, 7) + arm(4.2, 6)),
  wash(W.wood, 'M82 64L98 72L95 77L79 69Z', 2.4), wash(W.wood, disc(30, 122, 6, 5), 2.4), ripples(142),
];

const island: Picture = [
  ...open(W.sky, { x: 92, y: 58, r: 15, fill: W.fire }, 112), ripples(128),
  wash(W.gold, 'M4 124Q20 102 52 102Q90 100 116 124Q60 134 4 124Z', 3.4), wash(W.sand, 'M30 122Q50 112 84 122Q56 128 30 122Z'),
  wash(W.moss, 'M10 118Q16 104 28 108Q34 100 42 108Q48 112 44 118Z', 3), wash(W.bark, sweep([[46, 114], [50, 94], [46, 76], [38, 62]], 10), 2),
  wash(W.moss, 'M38 62Q22 46 6 58Q24 56 36 66ZM38 62Q30 76 14 80Q20 66 34 62ZM38 62Q42 42 64 44Q52 52 42 66ZM38 62Q58 58 68 74Q54 68 40 66ZM38 62Q48 76 44 90Q36 80 36 66Z', 3),
  wash(W.bark, disc(40, 68, 3.4) + disc(34, 69, 3)), bowWave(2, 116, 130),
];

const wreck: Picture = [
  ...open(W.cream, { x: 30, y: 66, r: 15, fill: W.rose }, 114), ripples(120),
  line('M58 112L74 44M60 62L92 76', 4.6), wash(W.sand, 'M66 66L90 76Q84 86 86 98L78 90L72 100L68 88L60 94Z', 3),
  wash(W.wood, 'M4 108Q10 100 18 104L56 118L84 104Q102 92 112 88Q114 112 96 130H26Q8 124 4 108Z', 3.6),
  black('M36 112L50 117L48 130H32ZM64 114L78 107L80 130H62Z'), line('M40 113L38 130M46 116L44 130M70 111L70 130M75 109L76 130', 3, W.sand),
  line('M8 112Q20 120 30 122M90 116Q104 106 110 98', 2), wash(W.wood, 'M84 136L112 130L113 135L86 141Z', 2.4), wash(W.deeper, waterFrom(132, 4)), ripples(140),
];

const lighthouse: Picture = [
  wash(W.navy, SKY), wash(W.glow, 'M56 62L-6 44V84ZM64 62L126 44V84Z'), wash(W.deeper, waterFrom(124, 3)),
  black('M20 134Q30 112 46 110H76Q94 114 104 134Z'), wash(W.paper, 'M48 114L52 72H68L72 114Z', 3.6), wash(W.red, 'M51 82H69L70 94H50ZM49 104H71.5L72 114H48Z'),
  wash(W.glow, 'M52 54H68V70H52Z', 3.4), wash(W.red, 'M49 54Q60 38 71 54Z', 3.4), line('M48 72H72M60 44V38', 4), line('M57 54V70M63 54V70', 2), black('M57 98h6v10h-6Z'),
  wash(W.paper, disc(24, 52, 1.6) + disc(98, 98, 1.6) + disc(16, 100, 1.6)), wash(W.glow, dash([44, 140], [76, 140], 2.4) + dash([30, 148], [60, 148], 2) + dash([66, 150], [96, 150], 2)), wash(W.foam, sweep([[12, 134], [40, 130], [62, 136], [86, 130], [110, 134]], 5)),
];

const suckers = (places: readonly (readonly [number, number, number])[]): Mark[] => places.map(([x, y, r]) => wash(W.rose, disc(x, y, r, r * 0.85), 2));

const tentacle: Picture = [
  ...open(W.rose, { x: 28, y: 62, r: 14, fill: W.paper }, 116),
  wash(W.plum, 'M34 140Q30 112 48 96Q66 82 62 64Q58 50 70 42Q86 34 98 46Q108 60 96 72Q86 78 80 70Q88 70 90 62Q88 52 80 54Q74 58 78 70Q82 92 76 104Q72 116 84 140Z', 3.8),
  ...suckers([[53, 122, 6], [58, 108, 5.6], [66, 94, 5], [70, 80, 4.4], [70, 66, 3.8], [74, 52, 3.2]]),
  wash(W.ink, sweep([[76, 84], [78, 104], [80, 130]], 3)), wash(W.foam, 'M16 140Q26 126 36 136Q46 124 58 137Q70 124 82 136Q94 126 104 140Q60 150 16 140Z', 2.8), ripples(143),
];

const kraken: Picture = [
  wash(W.cream, SKY), wash(W.gold, disc(60, 84, 46)), wash(W.deep, waterFrom(114, 3)),
  wash(W.plum, 'M20 140Q22 120 12 106Q-2 88 8 68Q18 56 28 66Q32 76 22 80Q24 72 17 73Q12 80 20 94Q36 112 38 138ZM100 140Q98 120 108 106Q122 88 112 68Q102 56 92 66Q88 76 98 80Q96 72 103 73Q108 80 100 94Q84 112 82 138Z', 3.4),
  wash(W.plum, 'M28 128Q22 100 30 74Q40 48 60 46Q80 48 90 74Q98 100 92 128Q60 116 28 128Z', 3.8),
  wash(W.wine, dash([60, 52], [60, 74], 3) + dash([48, 56], [44, 76], 2.6) + dash([72, 56], [76, 76], 2.6) + dash([38, 72], [34, 88], 2) + dash([82, 72], [86, 88], 2)),
  wash(W.gold, disc(46, 96, 10, 9), 3.2), wash(W.gold, disc(74, 96, 10, 9), 3.2), black(disc(47.5, 97, 3.6, 7.4) + disc(72.5, 97, 3.6, 7.4) + dash([32, 86], [56, 93], 4.6, -3) + dash([88, 86], [64, 93], 4.6, 3)),
  wash(W.plum, 'M44 156Q40 132 26 128Q12 126 10 138Q14 146 22 141Q16 138 22 136Q30 140 30 156ZM76 156Q80 132 94 128Q108 126 110 138Q106 146 98 141Q104 138 98 136Q90 140 90 156ZM52 156Q50 124 60 118Q70 124 68 156Z', 3.4),
  ...suckers([[60, 132, 3.6], [60, 144, 4], [36, 142, 3.4], [84, 142, 3.4], [13, 92, 3.4], [107, 92, 3.4], [22, 108, 3.6], [98, 108, 3.6]]),
  wash(W.foam, sweep([[0, 150], [20, 144], [40, 153], [60, 146], [82, 154], [100, 144], [120, 150]], 7)),
];

const siren: Picture = [
  ...open(W.ghost, { x: 60, y: 78, r: 36, fill: W.paper }, 118),
  black('M8 138Q18 112 40 116Q58 106 84 116Q104 118 114 138Z'),
  wash(W.red, 'M52 56Q38 58 38 78Q36 100 28 112Q46 116 54 102L74 96Q80 84 74 70Q72 54 60 54Q56 54 52 56Z', 3.2),
  wash(W.skin, 'M56 84Q46 92 50 112H74Q78 96 68 84Z', 3), wash(W.skin, disc(62, 70, 10.5, 12), 3), wash(W.red, 'M51 68Q52 56 64 58Q74 60 73 72Q66 68 62 62Q58 68 51 68Z', 2),
  black(dash([57, 71], [61, 71], 1.4, 1) + dash([65, 71], [69, 71], 1.4, 1) + disc(63, 77.5, 2.4, 2)),
  wash(W.teal, 'M48 108Q60 102 76 108Q92 112 98 100Q100 88 112 82Q110 92 116 98Q106 100 104 108Q94 128 70 124Q50 122 48 108Z', 3.4), wash(W.deeper, dash([58, 112], [64, 118], 1.6) + dash([70, 112], [76, 119], 1.6) + dash([82, 112], [86, 118], 1.6)),
  black('M90 58h3v14a5 4 0 1 1 -3 -4ZM18 62h3v14a5 4 0 1 1 -3 -4ZM102 72l3 -2v13a4 3.4 0 1 1 -3 -3Z'), wash(W.foam, sweep([[4, 138], [30, 134], [60, 141], [90, 134], [116, 138]], 6)), ripples(143),
];

export const SEA_THINGS = {
  fort, rocks, fog, 'fog-bank': fogBank, 'passage-1': passage1, 'passage-2': passage2, 'passage-3': passage3, whirlpool, island, wreck, lighthouse, tentacle, kraken, siren,
} as const;

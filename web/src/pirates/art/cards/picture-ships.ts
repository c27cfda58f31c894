// The ships among the cards. Each has a silhouette of its own: it must be known at the size of a thumbnail.
import { black, dash, disc, line, polygon, sweep, wash, W } from '../drawing/pen';
import { bowWave, mast, open, pennant, ports, ripples, sail, SKY, waterFrom, type Picture } from './picture';

const brigantine: Picture = [
  ...open(W.sky, { x: 90, y: 74, r: 20, fill: W.fire }), ripples(116),
  line('M14 112L44 54L78 50L104 110', 1.6), mast(44, 52, 116), mast(78, 46, 116),
  wash(W.sail, sail(44, 58, 76, 10, 14), 3), wash(W.sail, sail(44, 80, 104, 15, 19), 3),
  wash(W.sail, 'M80 52Q106 78 106 106Q92 100 80 104Z', 3), wash(W.shade, 'M80 52Q88 78 84 103L80 104Z'), pennant(78, 46, W.red),
  black('M12 108Q58 118 110 104Q108 126 94 132H34Q18 124 12 108Z'), wash(W.cream, 'M20 117Q60 125 106 113L104 118Q60 130 23 122Z'),
  line('M14 110L0 102', 4), bowWave(10, 112, 132),
];

const corvette: Picture = [
  ...open(W.rose, { x: 26, y: 66, r: 15, fill: W.paper }), ripples(114),
  line('M8 104L38 50M112 108L88 56', 1.6), mast(34, 56, 116), mast(60, 46, 116), mast(86, 54, 116),
  wash(W.sail, sail(34, 60, 78, 8, 11, 5), 3), wash(W.sail, sail(34, 81, 103, 11, 13, 5), 3),
  wash(W.sail, sail(60, 52, 73, 10, 13, 5), 3), wash(W.sail, sail(60, 77, 103, 13, 15, 5), 3),
  wash(W.sail, sail(86, 60, 78, 8, 11, 5), 3), wash(W.sail, sail(86, 81, 103, 11, 13, 5), 3),
  pennant(34, 55, W.red, 12), pennant(60, 45, W.red, 14), pennant(86, 53, W.red, 12),
  wash(W.red, 'M8 106Q58 114 114 104Q110 124 98 131H30Q14 122 8 106Z', 3.4), wash(W.gold, 'M12 112Q58 120 112 110L111 115Q58 125 15 117Z'),
  ports([30, 44, 58, 72, 86], 119), line('M10 107L-2 98', 4), bowWave(8, 114, 132),
];

const gunboat: Picture = [
  ...open(W.cream, { x: 30, y: 64, r: 16, fill: W.gold }, 108), ripples(112),
  mast(84, 44, 116), wash(W.wine, 'M84 44Q116 66 118 102Q98 96 84 100Z', 3), wash(W.red, 'M84 46Q94 72 90 98L84 99Z'),
  line('M72 112L58 136M88 114L78 138M102 112L96 136', 4),
  wash(W.moss, 'M22 112Q66 120 116 106Q112 126 100 132H42Q28 126 22 112Z', 3.4), wash(W.gold, 'M26 117Q66 125 114 112L113 117Q66 130 30 122Z'),
  wash(W.iron, 'M10 88Q4 78 12 72L62 92Q72 98 68 108Q62 114 54 110L14 96Q10 94 10 88Z', 3.6), wash(W.gold, polygon([[34, 80], [42, 83], [37, 104], [29, 100]]), 2), wash(W.grey, sweep([[16, 79], [36, 86], [58, 95]], 4)),
  black(disc(11, 84, 6.5, 10)), wash(W.bark, disc(60, 116, 9), 3), wash(W.gold, disc(60, 116, 3)),
  wash(W.paper, 'M-2 74Q4 64 -4 58H-10V96H-4Q4 92 -2 84Z', 3), bowWave(18, 114, 134),
];

const frigate: Picture = [
  ...open(W.sea, null, 114), wash(W.cream, 'M0 40Q26 30 50 40Q80 34 120 44V60Q70 50 0 58Z'), ripples(118),
  mast(32, 50, 116), mast(62, 40, 116), mast(92, 50, 116),
  ...[32, 92].flatMap((x) => [wash(W.sail, sail(x, 54, 67, 8, 10, 4), 3), wash(W.sail, sail(x, 70, 84, 11, 12, 4), 3), wash(W.sail, sail(x, 87, 103, 13, 14, 4), 3)]),
  wash(W.sail, sail(62, 45, 60, 9, 12, 4), 3), wash(W.sail, sail(62, 63, 80, 12, 14, 4), 3), wash(W.sail, sail(62, 83, 103, 15, 16, 4), 3),
  wash(W.navy, 'M4 98L12 106Q60 114 106 100L118 96Q118 118 104 132H26Q10 122 4 98Z', 3.6), wash(W.cream, 'M9 110Q60 120 115 106L113 116Q60 130 14 121Z'),
  ports([20, 33, 46, 59, 72, 85, 98], 114, 6), pennant(62, 39, W.gold, 18), line('M6 102L-4 90', 4), bowWave(6, 116, 134),
];

const galleon: Picture = [
  ...open(W.sky, { x: 34, y: 70, r: 26, fill: W.gold }, 112), ripples(116),
  mast(42, 46, 108), mast(74, 40, 104),
  wash(W.sail, sail(42, 52, 92, 15, 20, 7), 3.2), wash(W.sail, sail(74, 44, 86, 14, 18, 7), 3.2),
  wash(W.red, 'M42 58h6v10h9v6h-9v14h-6v-14h-9v-6h9ZM74 50h6v9h8v6h-8v14h-6v-14h-8v-6h8Z'),
  pennant(74, 39, W.red, 20), pennant(42, 45, W.red, 14),
  wash(W.wood, 'M6 102Q20 108 70 104L76 92L84 92L86 76L114 68Q118 108 104 132H26Q10 120 6 102Z', 3.6),
  wash(W.gold, 'M10 110Q40 116 80 110L82 116Q40 123 14 117ZM86 84L113 76L113 83L86 92Z'), wash(W.glow, 'M92 95l6 -2v8l-6 1ZM102 92l6 -2v8l-6 2Z', 2),
  black('M28 122h6v6h-6ZM44 123h6v6h-6ZM60 123h6v6h-6ZM76 122h6v6h-6ZM90 110h5v5h-5ZM102 108h5v5h-5Z'), line('M8 104L-4 92', 4.6), bowWave(8, 112, 135),
];

const merchant: Picture = [
  ...open(W.sky, { x: 94, y: 62, r: 13, fill: W.paper }, 110), ripples(114),
  mast(52, 40, 112), wash(W.sail, sail(52, 46, 94, 24, 30, 9), 3.4),
  wash(W.teal, 'M37 46H44Q56 70 45 90L36 92Q49 70 37 46ZM60 46H67Q84 70 74 90L66 89Q76 70 60 46Z'),
  wash(W.sand, 'M66 94h16v16h-16Z', 3), line('M66 94L82 110M82 94L66 110', 2), wash(W.wood, 'M20 98h13v12h-13Z', 3), pennant(52, 39, W.teal, 16),
  wash(W.gold, 'M4 100Q14 112 54 112Q92 112 108 98Q110 122 92 134H28Q8 124 4 100Z', 3.6), wash(W.wood, 'M9 118Q54 130 103 116Q98 130 92 134H28Q14 130 9 118Z'),
  black(dash([12, 112], [48, 118], 1.6, 3) + dash([60, 118], [100, 112], 1.6, 3)), wash(W.paper, disc(20, 110, 4), 2), bowWave(6, 104, 137),
];

const FLAMES = 'M14 104Q4 84 18 72Q20 82 26 84Q22 62 38 46Q38 62 48 68Q50 50 64 38Q62 58 74 66Q82 60 82 50Q96 66 90 82Q98 80 100 72Q112 90 104 106Z';
const fireship: Picture = [
  wash(W.wine, SKY), wash(W.fire, disc(58, 92, 56)), wash(W.deeper, waterFrom(116, 3)), wash(W.fire, dash([24, 126], [94, 126], 3) + dash([36, 136], [84, 136], 2.6) + dash([46, 146], [76, 146], 2)),
  wash(W.fire, FLAMES, 3.4), wash(W.gold, 'M28 104Q22 90 34 78Q38 88 46 88Q46 74 60 62Q60 78 70 86Q78 84 80 76Q90 90 84 104Z'), wash(W.glow, 'M44 104Q42 94 54 84Q56 92 64 94Q72 96 68 104Z'),
  line('M42 54V110M76 62V110M30 72H56M66 78H90', 4),
  black('M8 100Q58 112 112 98Q110 118 98 126H28Q14 118 8 100Z'), wash(W.fire, dash([22, 110], [44, 113], 2) + dash([58, 113], [92, 109], 2)),
  wash(W.glow, disc(20, 56, 2.6) + disc(98, 56, 2.2) + disc(88, 40, 2.6) + disc(26, 40, 2)),
];

const ghostShip: Picture = [
  wash(W.deeper, SKY), wash(W.ghost, disc(86, 68, 22)), wash(W.deeper, disc(78, 62, 19)), wash(W.navy, waterFrom(118, 3)), wash(W.deep, waterFrom(138, 5)),
  line('M36 48V112M72 42V112M24 58H50M58 52H88', 3.6, W.ghost),
  wash(W.ghost, 'M26 60H48Q54 78 50 100L44 90L40 102L34 88L28 98Q32 78 26 60Z', 3), wash(W.ghost, 'M60 54H86Q96 76 90 104L82 90L78 104L70 86L64 100Q68 76 60 54Z', 3),
  black(disc(40, 74, 4, 6) + disc(72, 70, 5, 7) + disc(82, 82, 3, 4)),
  wash(W.ghost, 'M8 102Q56 112 112 98Q108 118 96 128L84 122L74 132L60 122L46 132L34 122L24 126Q12 118 8 102Z', 3.4), black(disc(34, 114, 4.6, 5.4) + disc(58, 116, 4.6, 5.4) + disc(82, 113, 4.6, 5.4)),
  wash(W.ghost, dash([4, 134], [50, 134], 2.4) + dash([60, 142], [116, 142], 2.4) + dash([24, 150], [60, 150], 2)),
];

const flagship: Picture = [
  ...open(W.gold, { x: 60, y: 72, r: 40, fill: W.fire }, 122),
  mast(60, 40, 112),
  wash(W.sail, 'M14 66H106Q100 84 108 100Q60 92 12 100Q20 84 14 66Z', 3.6), wash(W.sail, 'M26 46H94Q90 56 98 66Q60 60 22 66Q30 56 26 46Z', 3.4),
  wash(W.shade, 'M94 66H106Q100 84 108 100L96 98Q90 84 94 66ZM86 46H94Q90 56 98 66L90 65Q84 56 86 46Z'),
  wash(W.gold, 'M44 90L40 72L50 79L60 68L70 79L80 72L76 90Z', 3), wash(W.red, disc(50, 85, 2.4) + disc(60, 84, 2.4) + disc(70, 85, 2.4)),
  pennant(60, 40, W.red, 22),
  wash(W.wine, 'M18 100Q60 92 102 100L96 128Q84 146 60 150Q36 146 24 128Z', 4), wash(W.gold, 'M20 108Q60 100 100 108L99 113Q60 105 21 113ZM23 122Q60 114 97 122L95 127Q60 119 25 127Z'),
  black('M30 112h7v7h-7ZM44 110h7v7h-7ZM69 110h7v7h-7ZM83 112h7v7h-7ZM34 128h7v7h-7ZM48 127h6v7h-6ZM66 127h6v7h-6ZM79 128h7v7h-7Z'),
  wash(W.gold, 'M60 100Q68 108 64 122L60 132L56 122Q52 108 60 100Z', 3), wash(W.foam, sweep([[8, 146], [30, 140], [60, 153], [90, 140], [112, 146]], 9)),
];

export const SHIPS = { brigantine, corvette, gunboat, frigate, galleon, merchant, fireship, 'ghost-ship': ghostShip, flagship } as const;

// Chapter 9: paperwork, frozen soup, a song, and a hen who has seen worse.
import { disc, line, wash, W } from '../../drawing/pen';
import { cabin, deck, full, mastUp, moon, NIGHT, sea, sky, stars, waves } from '../grounds';
import { hen } from '../hen';
import { put, type Drawing } from '../layers';
import { ghostlyMist, siren } from '../monsters';
import { drowned, frost, mate, pale, sump, tick } from '../people';
import { chest, coins, lanternLit, notes, pot, sheet, table } from '../things';
import { ghostShip } from '../vessels';

const papers = (x: number, y: number): Drawing => [wash(W.paper, `M${x} ${y}h26v-5h-26ZM${x + 2} ${y - 6}h26v-5h-26ZM${x - 2} ${y - 12}h26v-5h-26ZM${x + 1} ${y - 18}h26v-5h-26ZM${x - 1} ${y - 24}h26v-5h-26Z`, 1.8)];

const paperwork: Drawing = [
  wash(W.deeper, full(-260, 480)), wash(W.deep, 'M-300 20Q0 0 160 24T620 10V480H-300Z'), line('M30 30q6 10 0 20t0 20M280 20q6 10 0 20t0 20M250 50q5 8 0 16', 2, W.sea), wash(W.ghost, disc(40, 110, 3) + disc(48, 98, 2) + disc(284, 110, 3) + disc(276, 92, 2)), wash(W.moss, 'M-300 160Q0 140 160 164T620 150V480H-300Z', 2.6), line('M20 162q-8 -20 0 -34t-4 -26M306 160q8 -20 0 -36', 4, W.moss),
  put(160, 180, table(76)), ...papers(104, 146), ...papers(196, 146), put(70, 190, drowned({ hands: [[-16, -30], [32, -56]] }), { size: 1.35 }), put(254, 190, drowned({ hat: false, hands: [[-16, -30], [32, -50]] }), { size: 1.35, flip: true }), put(160, 150, [wash(W.paper, 'M-14 -2L12 -8L16 10L-10 14Z', 1.8), line('M-8 0L8 -3M-7 5L9 1', 1.4)]), line('M116 62l-8 -10M204 62l8 -10', 3, W.ghost),
];

const frozenSoup: Drawing = [
  ...cabin(148, W.slate), put(40, 34, lanternLit, { size: 0.9 }), frost(92, 44), frost(270, 60), frost(226, 30), frost(30, 110), wash(W.foam, 'M-300 -260H620V-4Q560 20 540 2Q500 26 470 4Q430 22 400 2Q360 24 330 4Q306 26 286 6Q262 22 246 4Q226 24 204 4Q180 20 164 2Q140 24 118 6Q100 22 82 4Q60 22 40 4Q20 24 0 4Q-60 24 -100 4Q-160 22 -300 4Z', 2.2),
  put(196, 186, pot(W.ghost), { size: 1.5 }), wash(W.foam, 'M162 150Q160 166 166 172Q168 160 172 152ZM224 150Q228 170 222 178Q218 164 216 152ZM190 156Q194 172 190 180Q184 170 184 156Z', 1.8), put(92, 204, sump({ mood: 'angry', hands: [[-18, -30], [44, -70]], held: [line('M0 2L30 10', 3), wash(W.grey, disc(34, 12, 7, 5), 2)] }), { size: 1.45 }), put(278, 202, tick({ mood: 'afraid', hands: [[-8, -40], [8, -42]] }), { size: 1.2, flip: true }), frost(186, 110), line('M128 62l12 -6M132 74l14 0', 2.6),
];

const theSinger: Drawing = [
  ...sky(W.deeper, W.navy, 86), stars(26, 60), ...moon(60, 38, 18, W.deeper), put(118, 108, ghostShip(), { size: 0.42 }), put(36, 114, ghostShip(), { size: 0.5, flip: true }), ...sea(106, NIGHT), put(250, 132, siren, { size: 1.1, flip: true }), notes(190, 56, 1.1), notes(214, 34, 0.8), notes(168, 84, 0.8), ghostlyMist(124), ...waves(136, NIGHT), ...deck(160),
  put(38, 188, mate(0, { hands: [[-10, -34], [10, -34]] }), { size: 1.1, turn: 90 }), line('M66 172v30M82 170v34M98 170v34', 3.4, W.sand), put(86, 186, sump({ mood: 'calm', hands: [[-18, -32], [18, -32]] }), { size: 0.9 }), wash(W.deck, 'M60 206H120V214H60Z'),
];

const notAfraid: Drawing = [
  ...sky(W.deeper, W.navy, 60), stars(30, 60), ...sea(92, NIGHT), put(240, 108, ghostShip(), { size: 0.66, flip: true }), put(44, 106, ghostShip(), { size: 0.5 }), ghostlyMist(112), ...deck(136), ...mastUp(306, 140, 12),
  put(244, 200, drowned({ hands: [[-30, -60], [36, -62]] }), { size: 1.35, flip: true }), put(146, 200, hen('cross'), { size: 2 }), put(46, 202, mate(2, { hands: [[-20, -60], [20, -58]] }), { size: 1.05 }), put(84, 206, tick({ mood: 'afraid', hands: [[-14, -50], [14, -52]] }), { size: 1.05 }),
];

export const STORY = [paperwork, frozenSoup, theSinger, notAfraid] as const;

export const WON: Drawing = [
  ...sky(W.navy, W.plum, 80), stars(30, 70), wash(W.glow, disc(264, 50, 18)), ...sea(104, NIGHT), put(60, 116, ghostShip(), { size: 0.5 }), ghostlyMist(118), ...deck(142), put(156, 196, chest, { size: 1.1 }), put(106, 202, drowned({ mood: 'glad', hands: [[-16, -30], [30, -52]], held: [put(2, -2, coins, { size: 0.6 })] }), { size: 1.35 }), put(214, 204, mate(0, { hands: [[-14, -28], [30, -46]] }), { size: 1.25, flip: true }), put(274, 206, tick({ mood: 'laughing', hands: [[-8, -34], [18, -36]] }), { size: 1.25, flip: true }), put(262, 178, sheet, { size: 1.1 }), notes(296, 108, 0.9), notes(40, 168, 0.8), put(44, 198, hen('calm'), { size: 0.9 }),
];

export const LOST: Drawing = [
  ...sky(W.deeper, W.iron, 70), stars(24, 60), ...moon(262, 40, 18, W.deeper), ...sea(96, NIGHT), put(60, 106, ghostShip(), { size: 0.4 }), ghostlyMist(106), wash(W.slate, full(128, 480), 2.8), wash(W.grey, full(128, 133)), line('M40 133L10 240M120 133L104 240M200 133L214 240M280 133L310 240', 2, W.iron), wash(W.iron, 'M298 -260H312V134H298Z', 2.4), wash(W.ghost, 'M216 -30H330Q320 20 330 70L310 54L296 78L276 58L256 80L240 60L222 74Q232 20 216 -30Z', 2.6),
  put(56, 202, drowned({ hat: false, hands: [[-16, -28], [16, -28]] }), { size: 1.2 }), put(122, 204, pale(mate(1, { hands: [[-14, -30], [14, -36]] })), { size: 1.2 }), put(180, 206, pale(tick({ mood: 'sad', hands: [[-14, -30], [18, -44]] })), { size: 1.2 }), put(252, 204, drowned({ mood: 'glad', hands: [[-18, -30], [30, -56]], held: [put(4, 0, [wash(W.paper, 'M-12 -14H12V12H-12Z', 2), line('M-8 -8H8M-8 -2H8M-8 4H2', 1.4)])] }), { size: 1.3, flip: true }), frost(122, 108), frost(184, 122),
];

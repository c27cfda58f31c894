// The things of the story, each drawn around its foot: what people carry, cook, dig for and sit on.
import { bar, black, disc, line, polygon, sweep, wash, W, type Mark } from '../drawing/pen';
import { put, type Drawing } from './layers';

export const basket: Drawing = [
  line('M-20 -18Q0 -48 20 -18', 5), line('M-20 -18Q0 -48 20 -18', 2, W.plank),
  wash(W.plank, 'M-24 -20H24Q24 -4 18 1H-18Q-24 -4 -24 -20Z', 2.8), line('M-22 -13H22M-21 -6H21M-12 -20L-10 1M0 -20V1M12 -20L10 1', 1.6, W.bark), wash(W.deck, 'M-26 -23H26V-17H-26Z', 2.2),
];
export const straw: Drawing = [wash(W.gold, 'M-34 2Q-26 -12 -12 -8Q0 -15 12 -9Q26 -12 34 2Z', 2.4), line('M-26 -2L-14 -11M-8 0L-2 -13M6 0L14 -12M18 -1L30 -8M-20 2L-30 -8M0 -2L10 -7', 1.5, W.bark)];
export const cushion: Drawing = [wash(W.plum, 'M-34 0Q-38 -6 -32 -10Q0 -16 32 -10Q38 -6 34 0Q0 6 -34 0Z', 2.6), wash(W.gold, disc(-35, -5, 3.4) + disc(35, -5, 3.4), 2), line('M-26 -4Q0 -9 26 -4', 1.6, W.gold)];
export const fishBone: Drawing = [line('M-12 0H10M-8 -4V4M-4 -5V5M0 -5V5M4 -4V4', 2, W.paper), wash(W.paper, 'M10 -4Q17 0 10 4Q8 0 10 -4ZM-12 0L-18 -5V5Z', 1.6)];
export const bell: Drawing = [line('M0 -34V-26', 3), wash(W.gold, 'M-3 -28Q-12 -24 -13 -10L-18 -2H18L13 -10Q12 -24 3 -28Z', 2.8), black(disc(0, 1, 3.6)), line('M-26 -24Q-32 -14 -28 -4M26 -24Q32 -14 28 -4M-34 -28Q-42 -14 -37 0M34 -28Q42 -14 37 0', 2.2)];
export const barrel: Drawing = [wash(W.wood, 'M-16 0Q-22 -18 -16 -36H16Q22 -18 16 0Z', 2.8), line('M-6 -36Q-9 -18 -6 0M6 -36Q9 -18 6 0', 1.5), line('M-19 -27H19M-19 -9H19', 3.4, W.iron), wash(W.bark, disc(0, -36, 16, 4), 2.4)];
export const crate: Drawing = [wash(W.sand, 'M-18 0V-30H18V0Z', 2.8), line('M-18 -24H18M-18 -6H18M-14 -6L14 -24', 2)];
export const chest: Drawing = [wash(W.bark, 'M-26 0V-20H26V0Z', 2.8), wash(W.gold, 'M-4 -20h8v9h-8ZM-26 -20h6v20h-6ZM20 -20h6v20h-6Z', 2), wash(W.wood, 'M-28 -22Q-30 -46 -20 -44L26 -50Q32 -40 27 -22Z', 2.8), wash(W.paper, 'M-22 -21Q-18 -30 -8 -27Q0 -34 10 -28Q20 -30 23 -21Z', 2.2), wash(W.grey, disc(-10, -24, 4, 3) + disc(2, -28, 4, 3) + disc(12, -24, 4, 3), 1.6)];
export const coins: Drawing = [wash(W.paper, disc(-10, -3, 6, 4) + disc(2, -2, 6, 4) + disc(12, -4, 6, 4) + disc(-3, -8, 6, 4) + disc(7, -9, 6, 4), 2), line('M-12 -3h4M0 -2h4M5 -9h4', 1.4)];
export const ham: Drawing = [wash(W.rose, 'M-14 -2Q-20 -20 -4 -24Q14 -24 13 -8Q10 2 -14 -2Z', 2.6), wash(W.paper, bar([11, -14], [22, -22], 5, 5), 2), wash(W.red, disc(-4, -12, 7, 6)), wash(W.paper, disc(-4, -12, 2.4))];
export const cello: Drawing = [line('M0 -50V-88', 4.6), wash(W.wood, 'M-10 0Q-20 -8 -14 -20Q-8 -26 -11 -34Q-12 -50 0 -50Q12 -50 11 -34Q8 -26 14 -20Q20 -8 10 0Q0 4 -10 0Z', 2.8), line('M-1.500 -84V-14M1.500 -84V-14', 1), black('M-8 -22q3 -4 1 -9q3 5 1 9ZM8 -22q-3 -4 -1 -9q-3 5 -1 9ZM-4 -12h8v3h-8Z'), wash(W.bark, 'M-3 -94h6v10h-6Z', 2)];
export const candle: Drawing = [wash(W.paper, 'M-4 0V-20H4V0Z', 2.2), wash(W.fire, 'M0 -33Q6 -26 0 -21Q-6 -26 0 -33Z', 1.6)];
export const onion: Drawing = [wash(W.deck, 'M0 -18Q12 -14 11 -5Q8 2 0 1Q-8 2 -11 -5Q-12 -14 0 -18Z', 2.6), line('M0 -17Q-5 -8 -1 0M1 -17Q6 -8 3 0M0 -18L-2 -25M0 -18L4 -24', 1.6)];
export const pot = (soup: string = W.leaf): Drawing => [line('M-22 -10Q-32 -12 -30 -20M22 -10Q32 -12 30 -20', 4), wash(W.iron, 'M-24 -24H24Q28 -2 14 2H-14Q-28 -2 -24 -24Z', 2.8), wash(soup, disc(0, -24, 24, 6), 2.6), wash(W.slate, sweep([[-18, -14], [-16, -4], [-8, 0]], 4))];
export const steam = (x: number, y: number): Mark => line(`M${x - 9} ${y}q-6 -8 0 -15t0 -15M${x + 3} ${y - 4}q-6 -8 0 -15t0 -15M${x + 14} ${y}q-6 -8 0 -15t0 -15`, 2.2, W.foam);
export const ladle: Drawing = [line('M0 2L14 -30', 3), wash(W.grey, 'M-7 2H7Q6 10 0 10Q-6 10 -7 2Z', 2)];
export const spoon: Drawing = [line('M0 4L6 -22', 2.6), wash(W.grey, disc(7, -26, 4, 5.6), 1.8)];
export const pan: Drawing = [line('M34 -6L84 -18', 6.4), line('M34 -6L84 -18', 2.4, W.slate), wash(W.iron, 'M-40 -14H40Q40 4 24 6H-24Q-40 4 -40 -14Z', 3), wash(W.slate, disc(0, -14, 40, 7), 2.4)];
export const lanternLit: Drawing = [wash(W.halo, disc(0, -12, 30)), line('M-6 -24Q0 -34 6 -24', 2), wash(W.iron, 'M-8 -24H8L6 -20H-6ZM-9 -2H9V2H-9Z', 1.8), wash(W.glow, 'M-7 -20H7L8 -2H-8Z', 2.2), wash(W.fire, 'M0 -17Q4 -10 0 -5Q-4 -10 0 -17Z')];
export const spyglass: Drawing = [wash(W.gold, 'M-4 -3L18 -7V5L-4 2Z', 2.2), wash(W.bark, 'M18 -9L34 -11V8L18 6Z', 2.2)];
export const pike: Drawing = [line('M0 26V-74', 3, W.bark), line('M0 26V-74', 1.4, W.plank), wash(W.grey, 'M0 -92L6 -76L0 -68L-6 -76Z', 2.2)];
export const shovel: Drawing = [line('M0 24V-28', 3.4, W.bark), line('M-5 -29H5', 3.4), wash(W.grey, 'M-8 24H8Q9 38 0 44Q-9 38 -8 24Z', 2.4)];
export const needle: Drawing = [line('M-4 6L10 -16', 2.2, W.grey), line('M10 -16Q18 -6 12 6T16 22', 1.3, W.paper)];
export const letter: Drawing = [wash(W.paper, 'M-15 2V-18H15V2Z', 2.2), line('M-15 -18L0 -6L15 -18', 1.8), wash(W.red, disc(0, -6, 3.6), 1.6)];
export const bottle: Drawing = [wash(W.moss, 'M-5 0V-14Q-5 -18 -2 -20V-27H2V-20Q5 -18 5 -14V0Z', 2.2), wash(W.cream, 'M-5 -12h10v7h-10Z')];
export const bowl: Drawing = [wash(W.paper, 'M-14 -8H14Q12 2 4 3H-4Q-12 2 -14 -8Z', 2.4), wash(W.ghost, disc(0, -8, 14, 3.4), 2)];
export const cupOfCoffee: Drawing = [line('M8 -10Q16 -10 14 -4Q12 -1 7 -3', 2.4), wash(W.paper, 'M-9 -14H9L7 0H-7Z', 2.2), black(disc(0, -14, 9, 2.4))];
/** The hat as a nest: brim up. */
export const hatNest: Drawing = [wash(W.paper, 'M-24 -14Q-44 -26 -52 -14Q-46 -13 -48 -7Q-36 -9 -25 -6Z', 2.4), wash(W.ink, 'M-38 -22Q-24 -10 0 -10Q24 -10 38 -22Q36 -2 20 3H-20Q-36 -2 -38 -22Z', 2.4), line('M-37 -20Q-24 -7 0 -7Q24 -7 37 -20', 2.6, W.gold), wash(W.red, disc(18, -5, 4.6), 1.6)];
export const notes = (x: number, y: number, s = 1): Mark => black(`M${x} ${y}v${-18 * s}l${12 * s} ${-3 * s}v${17 * s}a${4 * s} ${3 * s} 0 1 1 ${-2.4 * s} ${-3 * s}v${-11 * s}l${-7.400 * s} ${2 * s}v${15 * s}a${4 * s} ${3 * s} 0 1 1 ${-2.200 * s} ${-3 * s}Z`);
export const sheet: Drawing = [wash(W.paper, 'M-14 4V-22H14V4Z', 2.2), line('M-10 -16H10M-10 -12.500H10M-10 -6H10M-10 -2.500H10', 1), black(disc(-5, -12, 2, 1.6) + disc(3, -15, 2, 1.6) + disc(-2, -2, 2, 1.6) + disc(6, -5, 2, 1.6))];

/** The chart: `torn` lacks three corners; `cipher` is full of signs. */
export function chart({ torn = false, cipher = false, ink = 2.6 }: { readonly torn?: boolean; readonly cipher?: boolean; readonly ink?: number } = {}): Drawing {
  const shape = torn ? 'M-30 -10L-24 -13L-22 -20L-16 -22L20 -22L24 -16L30 -14L30 8L24 12L22 20L-30 22Z' : 'M-32 -22Q-16 -19 0 -22T32 -22V22Q16 19 0 22T-32 22Z';
  const signs = cipher ? [black('M-26 -15l4 5h-8ZM-16 -15h5v5h-5ZM-3 -12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM10 -15l5 2.500l-5 2.500ZM21 -15v5M-27 12h5v5h-5ZM-13 17l3 -6l3 6ZM1 14a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM14 11h6v2h-6ZM14 15h6v2h-6Z'), line('M22 -15v6M25 -15v6M24 11l4 6M28 11l-4 6', 1.6)] : [];
  return [wash(W.cream, shape, ink), wash(W.sea, 'M-18 -4Q-6 -14 8 -6Q20 -2 14 8Q2 14 -12 9Q-22 4 -18 -4Z', ink * 0.6), wash(W.leaf, disc(-6, -1, 4, 3) + disc(7, 3, 3.4, 2.4)), line('M-22 8Q-10 14 0 6T18 -8', 1.6, W.red), line('M15 -11l6 6M21 -11l-6 6', 2, W.red), ...signs];
}
export const corner: Drawing = [wash(W.cream, 'M-11 9L-9 -9L11 -10L9 -2L4 2L2 9Z', 2.2), line('M-5 -4H5M-5 0H1', 1.4)];

export const chain = (from: readonly [number, number], to: readonly [number, number], sag = 14): Drawing => {
  const links = 15;
  return [line(Array.from({ length: links }, (_, place) => {
    const part = place / (links - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part)];
    return place % 2 === 0 ? `M${(x - 5).toFixed(1)} ${y.toFixed(1)}a5 3 0 1 0 10 0a5 3 0 1 0 -10 0` : `M${(x - 5).toFixed(1)} ${y.toFixed(1)}h10`;
  }).join(''), 2.8)];
};

/** Iron bars before everything, from top to floor. */
export const bars = (xs: readonly number[], top: number, foot: number): Drawing => [line(xs.map((x) => `M${x} ${top}V${foot}`).join(''), 7), line(xs.map((x) => `M${x - 1} ${top}V${foot}`).join(''), 1.6, W.slate), line(`M${(xs[0] ?? 0) - 10} ${top + 26}H${(xs.at(-1) ?? 0) + 10}`, 6)];
/** A barred window with what shines through it. */
export const barredWindow = (light: string): Drawing => [wash(W.iron, 'M-24 2V-36Q0 -52 24 -36V2Z', 3), wash(light, 'M-19 -3V-33Q0 -46 19 -33V-3Z', 2), line('M-9 -40V-3M0 -43V-3M9 -40V-3M-19 -20H19', 3)];
export const door = (sign: boolean): Drawing => [wash(W.iron, 'M-32 2V-86Q0 -108 32 -86V2Z', 3), wash(W.wood, 'M-26 2V-82Q0 -100 26 -82V2Z', 2.4), line('M-13 -90V2M0 -95V2M13 -90V2', 1.6), black('M-26 -66h24v5h-24ZM-26 -20h24v5h-24Z'), black(disc(18, -40, 4)), ...(sign ? [wash(W.gold, 'M-22 -58h44v14h-44Z', 2.2), line('M-17 -53H17M-12 -48H12', 1.6)] : [])];

export const palm: Drawing = [wash(W.plank, 'M-5 0Q-2 -30 8 -52L14 -50Q6 -30 6 0Z', 2.6), line('M-3 -12L5 -14M0 -26L8 -28M4 -40L11 -40', 1.6), wash(W.moss, 'M10 -52Q-12 -62 -28 -46Q-10 -50 10 -50ZM10 -52Q-4 -76 -24 -72Q-4 -64 10 -50ZM10 -52Q20 -76 40 -70Q22 -64 12 -50ZM10 -52Q34 -60 46 -42Q28 -50 12 -49Z', 2.4), wash(W.bark, disc(7, -48, 3) + disc(14, -47, 3), 1.6)];
export const isle = (wide = 1): Drawing => [wash(W.sand, `M${-60 * wide} 4Q${-30 * wide} -14 0 -12Q${34 * wide} -14 ${62 * wide} 4Z`, 2.6), wash(W.leaf, `M${-34 * wide} -8Q${-10 * wide} -30 ${14 * wide} -22Q${30 * wide} -18 ${36 * wide} -8Q0 -14 ${-34 * wide} -8Z`, 2.4), put(6, -18, palm, { size: 0.8 })];
export const fortress: Drawing = [
  wash(W.grey, 'M-62 4L-58 -40H-64V-52H-54V-46H-46V-52H-36V-46H-28V-52H-18V-40H-24L-22 -28H20V-70H14V-84H24V-77H33V-84H43V-77H52V-84H62V-70H56L60 4Z', 3), wash(W.slate, 'M-30 -40H-24L-22 -28H-20V4H-34ZM44 -70H56L60 4H46Z'),
  black('M-48 -30q4 -8 9 0v9h-9ZM32 -60q4 -8 9 0v10h-9ZM-8 -18h9v8h-9Z'), line('M-52 -8H-40M-12 -4H2M30 -34H40M36 -20H48', 1.8), wash(W.iron, 'M-18 -20L-36 -23V-14L-18 -12ZM20 -40L2 -44V-34L20 -31Z', 2.4), line('M38 -84V-112', 3.4), wash(W.red, 'M38 -112Q50 -117 58 -112T74 -112V-98Q62 -94 54 -98T38 -98Z', 2.2), wash(W.gold, 'M38 -107.500Q50 -112 58 -107.500T74 -107.500V-102.500Q62 -98 54 -102.500T38 -102.500Z'),
  black('M-76 6Q-60 -6 0 -4Q60 -6 78 6Q40 14 -76 6Z'),
];
export function lighthouse(lit = true): Drawing {
  return [
    ...(lit ? [wash(W.halo, 'M0 -104L-620 -254V20ZM0 -104L620 -208V66Z'), wash(W.halo, disc(0, -104, 26))] : []),
    black('M-52 6Q-44 -12 -22 -10Q0 -18 24 -10Q44 -12 54 6Z'), wash(W.paper, 'M-17 -8L-11 -92H11L17 -8Z', 3), wash(W.red, 'M-15.500 -30L-14 -52H14L15.500 -30ZM-12.500 -72L-11.200 -90H11.200L12.500 -72Z', 1.8), wash(W.shade, 'M6 -92H11L17 -8H9Z'),
    wash(W.glow, 'M-10 -94V-114H10V-94Z', 2.4), line('M-4 -114V-94M4 -114V-94', 1.6), wash(W.iron, 'M-15 -94H15V-89H-15ZM-13 -114Q0 -130 13 -114Z', 2.2), black('M-4 -8v-11q4 -4 8 0v11Z'),
  ];
}
/** A harbour town with its prison, seen from the water. */
export const prisonTown = (lit: boolean): Drawing => [
  wash(W.iron, 'M-120 4V-24H-100V-40L-88 -50L-76 -40V-30H-60V-46H-40V-30H-28V-92H-33V-104H-26V-98H-18V-104H-8V-98H0V-104H7V-92H2V-36H20V-22H40L50 -34L60 -22H90V-12H124V4Z', 2.8),
  wash(W.slate, 'M-6 -92H2V4H-10ZM-46 -46H-40V4H-48Z'), wash(lit ? W.glow : W.ink, 'M-20 -80h6v9h-6ZM-20 -58h6v9h-6ZM-92 -34h5v6h-5ZM-54 -36h5v6h-5ZM48 -18h5v6h-5ZM74 -8h5v6h-5ZM8 -26h5v7h-5Z'), line('M-12 -104V-122', 2.6), wash(W.red, 'M-12 -122Q-4 -126 2 -122T14 -122V-112Q4 -108 -2 -112T-12 -112Z', 1.8),
];
export const cliff = (fill: string): Drawing => [wash(fill, 'M-90 200V-60L-62 -84L-50 -58L-30 -70L-16 -30L-24 -6L-6 14L-18 40L2 66L-10 200Z', 3), wash(W.slate, 'M-62 -84L-56 -40L-66 20L-58 200H-90V-60Z'), line('M-36 -40L-30 -10L-40 20M-26 20L-22 50L-30 80', 2)];
export const splash: Drawing = [wash(W.foam, 'M-20 4Q-22 -18 -12 -30Q-10 -16 -4 -14Q-6 -38 4 -50Q6 -30 10 -18Q18 -24 20 -34Q28 -14 22 4Z', 2.2)];
export const smoke = (fill: string = W.grey): Drawing => [wash(fill, 'M-16 4Q-28 0 -22 -12Q-26 -24 -12 -26Q-6 -38 8 -31Q22 -32 21 -18Q30 -8 18 2Q8 10 0 4Q-8 10 -16 4Z', 2.4), line('M-10 -14Q-4 -20 2 -14M6 -4Q12 -9 15 -3', 1.8)];
export const cannon: Drawing = [wash(W.iron, 'M-28 -22Q-34 -16 -28 -8L26 -12V-24Z', 2.8), black(disc(27, -18, 4, 8)), wash(W.gold, polygon([[4, -23], [10, -23], [10, -10], [4, -10]]), 1.8), wash(W.bark, 'M-26 -8L10 -11L16 2H-26Z', 2.6), wash(W.wood, disc(-16, 1, 6) + disc(8, 1, 6), 2.4)];
export const table = (half = 60): Drawing => [line(`M${-half + 10} -24V2M${half - 10} -24V2`, 6), wash(W.wood, `M${-half} -32H${half}V-24H${-half}Z`, 2.8)];
export const speech = (text: Drawing, wide = 30, high = 22): Drawing => [wash(W.paper, `M${-wide} ${-high - 8}Q${-wide} ${-high - 14} ${-wide + 6} ${-high - 14}H${wide - 6}Q${wide} ${-high - 14} ${wide} ${-high - 8}V-14Q${wide} -8 ${wide - 6} -8H4L-6 4L-5 -8H${-wide + 6}Q${-wide} -8 ${-wide} -14Z`, 2.6), ...text];
export const zzz = (x: number, y: number): Mark => line(`M${x} ${y}h9l-9 10h9M${x + 13} ${y - 12}h6.500l-6.500 7h6.500M${x + 23} ${y - 21}h4.500l-4.500 5h4.500`, 2.2);
export const sweat = (x: number, y: number): Mark => wash(W.sea, `M${x} ${y}q5 7 0 10q-5 -3 0 -10ZM${x + 10} ${y + 4}q4 6 0 8q-4 -2 0 -8Z`, 1.6);
export const shout = (x: number, y: number): Mark => line(`M${x} ${y}l8 -9M${x + 4} ${y + 7}l12 -4M${x - 6} ${y - 3}l1 -12`, 2.6);
export const hole: Drawing = [wash(W.bark, disc(0, 0, 20, 6), 2.4), black(disc(2, 1.500, 14, 3.600)), wash(W.deck, 'M16 2Q26 -14 40 2Q28 6 16 2Z', 2.4)];

// The brush of the cards: a picture 120 wide and 160 high. Its upper quarter is sky, for the signs stand there.
import { black, dash, disc, line, sweep, wash, W, type Mark } from '../drawing/pen';

export type Picture = readonly Mark[];

export const SKY = 'M0 0H120V160H0Z';

/** Water from a wavy edge down to the foot of the card. */
export function waterFrom(y: number, high = 4, period = 24): string {
  let path = `M-8 160V${y}`;
  for (let x = -8, crest = 0; x < 128; x += period, crest++)
    path += `q${period / 2} ${-high * (0.7 + 0.5 * Math.sin(crest * 2.3))} ${period} 0`;
  return `${path}V160Z`;
}

/** Sky, sun or moon, and two depths of sea. */
export function open(
  sky: string,
  sun: { readonly x: number; readonly y: number; readonly r: number; readonly fill: string } | null,
  horizon = 112,
): Mark[] {
  return [
    wash(sky, SKY),
    ...(sun === null ? [] : [wash(sun.fill, disc(sun.x, sun.y, sun.r))]),
    wash(W.sea, waterFrom(horizon, 2)),
    wash(W.deep, waterFrom(horizon + 18, 5)),
    wash(W.deeper, waterFrom(horizon + 36, 6, 32)),
  ];
}

/** A few strokes of water. */
export const ripples = (y: number, fill: string = W.foam): Mark =>
  wash(
    fill,
    dash([8, y], [36, y], 1.6) +
      dash([78, y + 3], [112, y + 3], 1.6) +
      dash([30, y + 11], [52, y + 11], 1.8) +
      dash([84, y + 17], [116, y + 17], 2) +
      dash([6, y + 20], [30, y + 20], 2),
  );

/** A square sail on a yard, filled by a wind from the left. */
export function sail(x: number, top: number, foot: number, head: number, wide: number, belly = 6): string {
  const middle = (top + foot) / 2;
  return `M${x - head} ${top}H${x + head}Q${x + wide + belly} ${middle} ${x + wide} ${foot}Q${x + belly / 2} ${foot - 6} ${x - wide} ${foot}Q${x - wide + belly} ${middle} ${x - head} ${top}Z`;
}

export const mast = (x: number, top: number, foot: number): Mark => line(`M${x} ${top}V${foot}`, 4);

/** A pennant that flies to the right. */
export const pennant = (x: number, y: number, fill: string, long = 16): Mark =>
  wash(
    fill,
    `M${x} ${y - 4}Q${x + long / 3} ${y - 8} ${x + long / 2} ${y - 4}T${x + long} ${y - 4}Q${x + long / 2} ${y + 5} ${x} ${y + 4}Z`,
    2,
  );

export const ports = (places: readonly number[], y: number, size = 5): Mark =>
  black(places.map((x) => `M${x} ${y}h${size}v${size}h${-size}Z`).join(''));

/** The white water at a ship's foot. */
export const bowWave = (from: number, to: number, y: number): Mark =>
  wash(
    W.foam,
    sweep(
      [
        [from, y],
        [(from + to) / 2, y + 4],
        [to, y - 1],
      ],
      7,
    ) +
      sweep(
        [
          [from + 8, y + 8],
          [(from + to) / 2, y + 10],
          [to - 10, y + 7],
        ],
        3,
      ),
  );

// Ink by arithmetic: brush strokes that swell and taper, and the wavy edge of a wash. Same numbers, same drawing, always.

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A brush stroke from one point to another: `weight` thick in the middle, nothing at its ends, bent by `bow`. */
export function stroke(x1: number, y1: number, x2: number, y2: number, weight: number, bow = 0): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const bend = (side: number): string => pair(mx + nx * (bow + side * weight), my + ny * (bow + side * weight));
  return `M${pair(x1, y1)}Q${bend(1)} ${pair(x2, y2)}Q${bend(-1)} ${pair(x1, y1)}Z`;
}

/** A wash from a wavy upper edge down to `bottom`. Half waves of `period`, each a little unlike the one before. */
export function swell(width: number, top: number, bottom: number, height: number, period: number): string {
  let path = `M${pair(-period, bottom)}V${round(top)}`;
  for (let x = -period, crest = 0; x < width + period; x += period, crest++) {
    const lift = height * (0.6 + 0.4 * Math.sin(crest * 2.3));
    path += `Q${pair(x + period / 2, top - lift)} ${pair(x + period, top)}`;
  }
  return `${path}V${round(bottom)}Z`;
}

export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly count: number;
}

/** Scattered strokes of water: short and fine near the horizon, long and heavy near the shore. */
export function ripples(band: Band): string[] {
  return Array.from({ length: band.count }, (_, index) => {
    const depth = (index + 0.5) / band.count;
    const y = band.top + (band.bottom - band.top) * depth ** 1.4;
    // The golden ratio spreads points over a line without rows and without chance.
    const x = ((index * 0.618034) % 1) * band.width;
    const length = 14 + 74 * depth;
    return stroke(x - length / 2, y, x + length / 2, y, 0.8 + 2.6 * depth, 2 * depth);
  });
}

/** A gull far off: two wings, one stroke each. */
export function gull(x: number, y: number, span: number): string {
  const weight = span / 11;
  return (
    stroke(x, y, x - span, y - span * 0.18, weight, -span * 0.26) +
    stroke(x, y, x + span, y - span * 0.34, weight, span * 0.24)
  );
}

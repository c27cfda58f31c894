// Numbers over the turns of a game as lines in a box: where a place and a number lie there.
export const WIDTH = 320;

export interface Chart {
  /** One number of each seat at each place, from the beginning to the end. */
  readonly places: readonly (readonly number[])[];
  /** The number at the upper edge; 0 is the lower one. */
  readonly most: number;
  readonly height: number;
}

/** How far to the right a place lies; the game begins at the left edge. */
export const across = ({ places }: Chart, place: number): number =>
  places.length < 2 ? 0 : (place / (places.length - 1)) * WIDTH;

/** How far down a number lies. */
export const down = ({ most, height }: Chart, number: number): number => height - (number / most) * height;

/** So far apart stand the shapes at the ends of lines. */
export const APART = 14.4;

/** How far down a seat's line ends. */
const endOf = (chart: Chart, seat: number): number => down(chart, chart.places.at(-1)?.[seat] ?? 0);

/** How far down the shapes of these seats stand: where their lines end, but none on top of another. */
export function endsOf(chart: Chart, seats: readonly number[]): ReadonlyMap<number, number> {
  const lines = seats.map((seat) => ({ seat, end: endOf(chart, seat) })).sort((one, other) => one.end - other.end);
  let above = -Infinity;
  const pushed = lines.map(({ seat, end }) => ({ seat, end: (above = Math.max(end, above + APART)) }));
  let below = chart.height + APART;
  return new Map(pushed.reverse().map(({ seat, end }) => [seat, (below = Math.min(end, below - APART))]));
}

/** One seat's numbers as the points of a line. */
export function pointsOf(chart: Chart, seat: number): string {
  return chart.places
    .map((numbers, place) => [across(chart, place), down(chart, numbers[seat] ?? 0)])
    .map((point) => point.map((one) => Math.round(one * 10) / 10).join(','))
    .join(' ');
}

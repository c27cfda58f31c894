// What a won voyage is worth, line by line, as rule P1 counts it. The sum is the server's own: if ours came out otherwise,
// nothing but the server's is shown.
import levels from '../../../../src/saltsea/content/pirates/levels.json';
import type { PiratesPublic } from '../../wire/pirates';

export interface ScoreLine {
  readonly what: 'lives' | 'corks' | 'wish' | 'time';
  readonly number: number;
  readonly points: number;
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  /** How often the sum counts at this level, in halves: 3 is one and a half times. */
  readonly halves: number;
}

/** As the server has them in its rule: a test holds the two together. */
const [PER_LIFE, PER_CORK, PER_WISH, MOST_FOR_TIME, MILLIS_PER_POINT] = [20, 10, 10, 30, 2000];

/** The lines that make the points; null where they do not, or there are none. */
export function scoreOf({ ship, log, corks_left: corks, granted, points, options }: PiratesPublic): Score | null {
  const halves = levels.levels.find(({ id }) => id === `level.${options['level']}`)?.halves ?? 2;
  const lines: ScoreLine[] = [
    { what: 'lives', number: ship.lives, points: PER_LIFE * ship.lives },
    { what: 'corks', number: corks, points: PER_CORK * corks },
    { what: 'wish', number: granted, points: PER_WISH * granted },
    {
      what: 'time',
      number: Math.floor(log.left / 1000),
      points: Math.min(MOST_FOR_TIME, Math.floor(log.left / MILLIS_PER_POINT)),
    },
  ];
  const sum = lines.reduce((all, line) => all + line.points, 0);
  return points > 0 && Math.floor((sum * halves) / 2) === points ? { lines, halves } : null;
}

/** Which of the conditions of rule P2 hold: they earn the second and the third star. */
export interface StarLine {
  readonly star: 1 | 2 | 3;
  readonly isEarned: boolean;
}

export function starLines({ stars }: PiratesPublic): readonly StarLine[] {
  return ([1, 2, 3] as const).map((star) => ({ star, isEarned: stars >= star }));
}

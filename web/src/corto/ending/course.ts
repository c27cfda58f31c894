// Gold over the turns of a game as a small picture: a line for each player, in a box of this size.
import { ask } from '../../wire/api';
import { keyOf } from '../../replay/api';
import type { CortoCourse } from '../../wire/views/corto';

export const WIDTH = 320;
export const HEIGHT = 90;

/** What the server made of the record; undefined where it cannot be had: then the count stands alone. */
export async function fetchCourse(game: string): Promise<CortoCourse | undefined> {
  const key = keyOf(game);
  const path = `/api/games/${encodeURIComponent(game)}/course`;
  return ask<CortoCourse>(path, key === undefined ? {} : { key }).catch(() => undefined);
}

/** The most gold that a player ever had; at least 1. */
export const highest = ({ moments }: CortoCourse): number => Math.max(1, ...moments.flatMap(({ gold }) => gold));

/** How far to the right the end of a turn lies; the game begins at the left edge. */
export const across = ({ moments }: CortoCourse, place: number): number =>
  moments.length === 0 ? 0 : ((place + 1) / moments.length) * WIDTH;

export function heightOf(course: CortoCourse, gold: number): number {
  return HEIGHT - (gold / highest(course)) * HEIGHT;
}

/** One seat's gold from the beginning to the end, as the points of a line. */
export function pointsOf(course: CortoCourse, seat: number): string {
  const ends = course.moments.map(({ gold }, place) => [across(course, place), heightOf(course, gold[seat] ?? 0)]);
  return [[0, HEIGHT], ...ends].map((point) => point.map((one) => Math.round(one * 10) / 10).join(',')).join(' ');
}

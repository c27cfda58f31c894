// Gold over the turns of a game, as the server tells it and as a small picture shows it.
import { ask } from '../../wire/api';
import { keyOf } from '../../replay/api';
import type { CortoCourse } from '../../wire/views/corto';
import type { Chart } from '../chart/chart';

const HEIGHT = 90;

/** What the server made of the record; undefined where it cannot be had: then the count stands alone. */
export async function fetchCourse(game: string): Promise<CortoCourse | undefined> {
  const key = keyOf(game);
  const path = `/api/games/${encodeURIComponent(game)}/course`;
  return ask<CortoCourse>(path, key === undefined ? {} : { key }).catch(() => undefined);
}

/** Everybody begins with nothing. */
export function chartOf({ moments }: CortoCourse): Chart {
  const places = [[], ...moments.map(({ gold }) => gold)];
  return { places, most: Math.max(1, ...places.flat()), height: HEIGHT };
}

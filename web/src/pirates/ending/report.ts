// What the report of a voyage adds to its end: awards for the crew, and where the Passage lay.
import { keyOf } from '../../replay/api';
import { ask } from '../../wire/api';
import type { VoyageReport } from '../../wire/views/pirates';

/** Fetched once the voyage is over; null where the server has no report for this reader. */
export async function fetchReport(game: string): Promise<VoyageReport | null> {
  const key = keyOf(game);
  const path = `/api/games/${encodeURIComponent(game)}/report`;
  return ask<VoyageReport>(path, key === undefined ? {} : { key }).catch(() => null);
}

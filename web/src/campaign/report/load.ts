// Fetches a finished voyage: who sailed, and its report, which the server makes.
import { fetchAboutGame, keyOf } from '../../replay/api';
import { ask } from '../../wire/api';
import type { GameAbout } from '../../wire/types';
import type { VoyageReport } from '../../wire/views/pirates';
import { GAME } from '../api';

export interface Voyage {
  readonly about: GameAbout;
  /** Null for a game that is not over, or not ours. */
  readonly report: VoyageReport | null;
}

export async function loadVoyage(id: string): Promise<Voyage> {
  const key = keyOf(id);
  const about = await fetchAboutGame(id, key);
  if (about.game !== GAME || about.outcome === null) return { about, report: null };
  const path = `/api/games/${encodeURIComponent(id)}/report`;
  return { about, report: await ask<VoyageReport>(path, key === undefined ? {} : { key }) };
}

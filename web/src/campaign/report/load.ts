// Fetches a finished voyage whole: who sailed, and every line as a watcher saw it. A crew has no secrets.
import { fetchAboutGame, fetchViews, keyOf } from '../../replay/api';
import { WATCHER } from '../../table/session.svelte';
import type { GameAbout } from '../../wire/types';
import type { Frame } from './frames';
import { reportOf, type VoyageReport } from './report';

const PORTION = 100;
export const GAME = 'pirates';

export interface Voyage {
  readonly about: GameAbout;
  /** Null for a game that is not over, or not ours. */
  readonly report: VoyageReport | null;
}

export async function loadVoyage(id: string): Promise<Voyage> {
  const key = keyOf(id);
  const about = await fetchAboutGame(id, key);
  if (about.game !== GAME || about.outcome === null) return { about, report: null };
  const frames: Frame[] = [];
  while (frames.length < about.lines) {
    const views = await fetchViews(id, key, { seat: WATCHER, since: frames.length, until: frames.length + PORTION });
    if (views.updates.length === 0) break;
    frames.push(...(views.updates as readonly Frame[]));
  }
  return { about, report: reportOf(frames, about.clashes) };
}

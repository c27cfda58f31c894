// The puzzle of the day in words, and what its table asks the server.
import type { Say } from '../ui/texts';
import { ask } from '../wire/api';
import type { PuzzleProgress, PuzzleSolution, PuzzleVerdict } from '../wire/types';

export const checkPuzzle = (table: string, key: string): Promise<PuzzleVerdict> =>
  ask(`/api/puzzle/${encodeURIComponent(table)}/check`, { method: 'POST', key });
export const solvePuzzle = (table: string, key: string): Promise<PuzzleSolution> =>
  ask(`/api/puzzle/${encodeURIComponent(table)}/solution`, { method: 'POST', key });

/** How far a player has come: a player who has never checked does not know the best. */
export function progressWords({ gold, best, checks, peeked, solved }: PuzzleProgress, say: Say): string {
  if (solved) return say('puzzle-solved', { gold, checks });
  return peeked ? say('puzzle-peeked', { best }) : say('puzzle-so-far', { gold, best });
}

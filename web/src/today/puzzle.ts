// Puzzles in words, of a day or rated, and what their tables ask the server.
import type { Say } from '../ui/texts';
import { ask } from '../wire/api';
import type { PuzzleProgress, PuzzleSolution, PuzzleVerdict, RatedAnswer, RatedPuzzleShown } from '../wire/types';
import { fetchPuzzle, fetchRated } from './api';

export const checkPuzzle = (table: string, key: string): Promise<PuzzleVerdict> =>
  ask(`/api/puzzle/${encodeURIComponent(table)}/check`, { method: 'POST', key });
export const solvePuzzle = (table: string, key: string): Promise<PuzzleSolution> =>
  ask(`/api/puzzle/${encodeURIComponent(table)}/solution`, { method: 'POST', key });

/** What the table of a puzzle says: the same for one of a day as for a rated one, in other words. */
export interface Task {
  /** The line after which the turn begins. */
  readonly line: number;
  readonly progress: PuzzleProgress | null;
  goal(say: Say): string;
  progressWords(progress: PuzzleProgress, say: Say): string;
  verdict(verdict: PuzzleVerdict, say: Say): string;
  showing(best: number, say: Say): string;
}

/** The puzzle that the settings of a table name: a day, or the number of a rated one. */
export async function fetchTask(name: string): Promise<Task> {
  if (/^\d+$/.test(name)) return ratedTask(await fetchRated(name));
  const { line, gold, progress } = await fetchPuzzle(name);
  return {
    line,
    progress,
    goal: (say) => say('puzzle-goal', { gold }),
    progressWords,
    verdict: ({ gold: reached, best, solved }, say) =>
      say(solved ? 'puzzle-verdict-solved' : 'puzzle-verdict', { gold: reached, best }),
    showing: (best, say) => say('puzzle-showing', { best }),
  };
}

function ratedTask(shown: RatedPuzzleShown): Task {
  const { line, lead, progress, number, rating, difficulty } = shown;
  const gain = (gold: number): number => gold - lead;
  return {
    line,
    progress,
    goal: (say) => say('rated-goal', { number, rating: String(rating), difficulty }),
    progressWords: (now, say) => ratedWords({ ...now, gold: gain(now.gold), best: gain(now.best) }, say),
    verdict: ({ gold, best, solved }, say) =>
      say(solved ? 'rated-verdict-solved' : 'rated-verdict', { gold: gain(gold), best: gain(best) }),
    showing: (best, say) => say('rated-showing', { best: gain(best) }),
  };
}

/** What an answer to a rated puzzle did to the player's rating and, once the solution is known, who else has found it. */
export function answerWords({ mine, change, finds }: RatedAnswer, say: Say, isKnown: boolean): string {
  const rating = String(mine.rating);
  const signed = `${change > 0 ? '+' : '−'}${String(Math.abs(change))}`;
  const moved = change === 0 ? say('rated-mine-same', { rating }) : say('rated-mine', { rating, change: signed });
  if (!isKnown) return moved;
  const found = finds.map((one) => say('rated-finds', { ...one, level: say(`bot-${one.level}`) }));
  return `${moved} ${say('rated-found-by', { levels: found.join(', ') })}`;
}

/** How far a player has come: a player who has never checked does not know the best. */
export function progressWords({ gold, best, checks, peeked, solved }: PuzzleProgress, say: Say): string {
  if (solved) return say('puzzle-solved', { gold, checks });
  return peeked ? say('puzzle-peeked', { best }) : say('puzzle-so-far', { gold, best });
}

function ratedWords({ gold, best, checks, peeked, solved }: PuzzleProgress, say: Say): string {
  if (solved) return say('rated-solved', { best, checks });
  return peeked ? say('rated-peeked', { best }) : say('rated-so-far', { gold, best });
}

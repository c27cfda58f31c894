// The instants that decided a voyage, as the server has found them by sailing on from there.
import { keyOf } from '../../replay/api';
import { ask } from '../../wire/api';
import type { VoyageMoment, VoyageReviewShown } from '../../wire/types';

const addressOf = (id: string): string => `/api/games/${encodeURIComponent(id)}/resailing`;
const credentials = (id: string): { readonly key?: string } => {
  const key = keyOf(id);
  return key === undefined ? {} : { key };
};

/** Asks for it: what is there comes at once, else it is begun. */
export const askForReview = (id: string): Promise<VoyageReviewShown> =>
  ask(addressOf(id), { method: 'POST', ...credentials(id) });

export const fetchReview = (id: string): Promise<VoyageReviewShown> => ask(addressOf(id), credentials(id));

export interface Chance {
  readonly who: 'crew' | 'earlier' | 'planner';
  readonly percent: number;
}

/** The chances to win of an instant, in percent: of the crew, of the same six seconds earlier if the rules allow it, and of
    an old salt. */
export function chancesOf({ crew, earlier, planner }: VoyageMoment): readonly Chance[] {
  const known = { crew, earlier: earlier ?? null, planner };
  return (['crew', 'earlier', 'planner'] as const).flatMap((who) => {
    const thousandths = known[who];
    return thousandths === null ? [] : [{ who, percent: Math.round(thousandths / 10) }];
  });
}

// A file that may be a campaign, looked at before anything is asked or sent: what is wrong with it is said as it is.
import { CAMPAIGN_FORMAT } from '../../wire/limits';
import { GAME } from '../api';

export type Fault = 'torn' | 'other' | 'newer' | 'empty';

export interface FileCheck {
  readonly fault: Fault | null;
  readonly campaign: unknown;
}

export function look(text: string): FileCheck {
  try {
    const campaign: unknown = JSON.parse(text);
    return { fault: faultOf(campaign), campaign };
  } catch {
    return { fault: 'torn', campaign: null };
  }
}

function faultOf(campaign: unknown): Fault | null {
  if (typeof campaign !== 'object' || campaign === null) return 'other';
  const { format, game, chapters } = campaign as Readonly<Record<string, unknown>>;
  if (game !== GAME) return 'other';
  if (typeof format === 'number' && format > CAMPAIGN_FORMAT) return 'newer';
  return Array.isArray(chapters) && !chapters.some(wasSailed) ? 'empty' : null;
}

/** Whether anything is noted of a chapter; what looks strange is for the rules to judge. */
function wasSailed(chapter: unknown): boolean {
  const { tries, score } = (chapter ?? {}) as { readonly tries?: unknown; readonly score?: unknown };
  return tries !== 0 || (score ?? 0) !== 0;
}

// What hurt the ship, and what each hurt cost: corks, and life points where no cork could be put.
import { CARD_IDS } from '../../pirates/art/cards';
import { eventId } from '../../pirates/words/words';
import type { Frame, SeaEvent } from './frames';

/** What a cork or a life point was lost to: a card or an event by its number, a spreading fire, a cannon of ours. */
export type Cause =
  | { readonly kind: 'card'; readonly card: number; readonly how: 'rocks' | 'shots' | 'fire' }
  | { readonly kind: 'event'; readonly happening: number }
  | { readonly kind: 'fire' }
  | { readonly kind: 'cannon' };

/** One cork or one life point. */
export interface Loss {
  readonly line: number;
  readonly cause: Cause;
  readonly cost: 'cork' | 'life';
  /** The space that the cork went into; -1 for a life point. */
  readonly space: number;
}

/** The rule's id of what did harm; undefined for a cannon of ours. */
export function culprit(cause: Cause): string | undefined {
  if (cause.kind === 'card') return CARD_IDS[cause.card];
  if (cause.kind === 'event') return eventId(cause.happening);
  return cause.kind === 'fire' ? 'token.fire' : undefined;
}

export interface Harm {
  readonly cause: Cause;
  readonly corks: number;
  readonly lives: number;
}

const CORKED = 0;
const LIFE = 1;

export function lossesOf(frames: readonly Frame[]): readonly Loss[] {
  const losses: Loss[] = [];
  let cause: Cause = { kind: 'cannon' };
  let happening = -1;
  frames.forEach((frame, place) => {
    // Which card lies where, followed through the line: it may be turned up, do its harm and be gone all at once.
    const kinds = [...(frames[place - 1] ?? frame).public.sea.kinds];
    for (const event of frame.events) {
      follow(event, kinds);
      if (event.kind === 'EventCame') ({ happening } = event);
      cause = causeOf(event, kinds, happening) ?? cause;
      const loss = lossOf(event, cause, frame.line);
      if (loss !== null) losses.push(loss);
    }
  });
  return losses;
}

function follow(event: SeaEvent, kinds: number[]): void {
  if (event.kind === 'CardTurned' || event.kind === 'CardCame') kinds[event.position] = event.card;
  else if (event.kind === 'Chased')
    event.sources.forEach((source, place) => (kinds[event.targets[place] ?? source] = kinds[source] ?? -1));
}

/** What an event that makes the crew owe corks is due to. */
function causeOf(event: SeaEvent, kinds: readonly number[], happening: number): Cause | null {
  switch (event.kind) {
    case 'Struck':
      return { kind: 'card', card: kinds[event.position] ?? -1, how: 'rocks' };
    case 'EnemyShot':
      return { kind: 'card', card: kinds[event.position] ?? -1, how: 'shots' };
    case 'Burnt':
      return { kind: 'card', card: kinds[event.position] ?? -1, how: 'fire' };
    case 'FireSpreads':
      return { kind: 'fire' };
    case 'DamageDue':
      return { kind: 'event', happening };
    default:
      return null;
  }
}

function lossOf(event: SeaEvent, cause: Cause, line: number): Loss | null {
  if (event.kind === 'CorkPut') return { line, cause, cost: 'cork', space: event.space };
  if (event.kind === 'LifeLost') return { line, cause, cost: 'life', space: -1 };
  if (event.kind !== 'CannonBroke') return null;
  if (event.cost === CORKED) return { line, cause: { kind: 'cannon' }, cost: 'cork', space: event.space };
  return event.cost === LIFE ? { line, cause: { kind: 'cannon' }, cost: 'life', space: -1 } : null;
}

/** What each cause has cost in all, the worst first: life points before corks. */
export function harmOf(losses: readonly Loss[]): readonly Harm[] {
  const sums = new Map<string, Harm>();
  for (const { cause, cost } of losses) {
    const key = JSON.stringify(cause);
    const { corks, lives } = sums.get(key) ?? { corks: 0, lives: 0 };
    sums.set(key, { cause, corks: corks + (cost === 'cork' ? 1 : 0), lives: lives + (cost === 'life' ? 1 : 0) });
  }
  return [...sums.values()].sort((a, b) => b.lives - a.lives || b.corks - a.corks);
}

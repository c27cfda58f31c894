// What other players did, card by card: for the stage beside the board, and for the strip of what happened since one's turn.
import type { LogEntry } from '../../table/game';
import type { GameEvent } from '../../wire/views/corto';

/** One card with its effects, or what was done without a card. */
export interface TurnStep {
  readonly line: number;
  readonly seat: number;
  /** Null where no card was played, or it is not known. */
  readonly card: string | null;
  readonly effects: readonly StepEffect[];
  readonly words: string;
  /** It was done to the reader's own things. */
  readonly isToYou: boolean;
}

/** Drawn as the sign of the action that does the same. */
export interface StepEffect {
  readonly sign: string;
  readonly square: string | null;
}

export function stepsOf(entries: readonly LogEntry[]): readonly TurnStep[] {
  return entries.flatMap(({ line, by, sentences, toYou, events }) => {
    if (sentences.length === 0) return [];
    const known = events.flatMap(({ event }) => (event == null ? [] : [event as GameEvent]));
    return [
      {
        line,
        seat: by,
        card: known.flatMap((event) => (event.kind === 'CardPlayed' ? [event.card] : []))[0] ?? null,
        effects: onceEach(known.flatMap(effectOf)),
        words: sentences.join(' '),
        isToYou: toYou.length > 0,
      },
    ];
  });
}

/** A player who places a card marks it: the two signs are alike, and one of them tells it. */
function onceEach(effects: readonly StepEffect[]): readonly StepEffect[] {
  const placed = effects.filter(({ sign }) => sign === 'Place').map(({ square }) => square);
  return effects.filter(({ sign, square }, at) => {
    const isOwnMark = sign === 'Mark' && placed.includes(square);
    return !isOwnMark || effects.slice(0, at).some((one) => one.sign === 'Mark' && one.square === square);
  });
}

function effectOf(event: GameEvent): readonly StepEffect[] {
  switch (event.kind) {
    case 'Placed':
      return [{ sign: 'Place', square: event.square }];
    case 'Marked':
      return [{ sign: 'Mark', square: event.square }];
    case 'MarkerMoved':
    case 'FigurineMoved':
      return [{ sign: 'Move', square: event.square }];
    case 'VesselSailed':
      return [{ sign: 'Sail', square: event.square }];
    case 'MarkerHit':
    case 'Killed':
    case 'HitStopped':
      return [{ sign: 'Hit', square: event.square }];
    case 'SentHome':
      return [{ sign: 'SendHome', square: event.square }];
    case 'Exchanged':
      return [
        { sign: 'Pick', square: event.first },
        { sign: 'Pick', square: event.second },
      ];
    default:
      return cardEffectOf(event);
  }
}

function cardEffectOf(event: GameEvent): readonly StepEffect[] {
  switch (event.kind) {
    case 'Drew':
      return [{ sign: 'Draw', square: null }];
    case 'Discarded':
      return [{ sign: 'Discard', square: null }];
    case 'Recovered':
      return [{ sign: 'Recover', square: null }];
    case 'GuardLaid':
      return [{ sign: 'Guard', square: null }];
    default:
      return [];
  }
}

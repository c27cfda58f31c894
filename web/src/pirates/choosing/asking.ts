// The one sentence that says what the table waits for. The server's own, but for what only this page knows: which timer is
// being chosen for, whose connection is lost, who has said that they wait, who is substituted.
import { tell } from '../../ui/sentences';
import type { Chooser } from './chooser.svelte';
import { placeName } from '../words/labels';
import type { Sight, Timer } from '../view';
import type { Waiting } from './waiting.svelte';
import { type Reader, timerName } from '../words/words';

export interface Asking {
  readonly sight: Sight;
  readonly chooser: Pick<Chooser, 'open' | 'held' | 'deeds' | 'reason' | 'picked' | 'plans'>;
  readonly waiting: Pick<Waiting, 'has' | 'missing'>;
  readonly reader: Reader;
  /** Nothing can be done here: a replay, an earlier board, other players' voyage. */
  readonly isWatching: boolean;
  /** Why the game's time stands, as the server says it. */
  readonly why: string;
}

export function askedNow(asking: Asking): string {
  const { sight, reader, isWatching, why } = asking;
  const { formatter } = reader;
  const isOver = sight.scene.outcome !== null;
  if (!isOver && (why === 'lost' || why === 'countdown')) return formatter.voice.say('deck-stands');
  if (isOfTimers(sight)) return isWatching ? formatter.voice.say('deck-watching') : ofTimers(asking);
  return sight.scene.asks.map((sentence) => tell(formatter, sentence)).join(' ');
}

/** The server asks for a timer of this seat; on this device there may be more, and one of them may be open. */
function isOfTimers({ scene, table, mine }: Sight): boolean {
  const isSailing = table.phase === 'sailing' && table.clock.stands == null && table.choice == null;
  return scene.outcome === null && isSailing && mine.length > 0;
}

function ofTimers(asking: Asking): string {
  const { sight, chooser, waiting, reader, why } = asking;
  const { formatter, voice } = reader;
  const opened = sight.timers.find(({ isMine, timer }) => isMine && timer === chooser.open);
  if (opened !== undefined) return ofOpened(asking, opened);
  const mine = sight.timers.filter(({ isMine, owner }) => isMine && reader.seats[owner]?.mate == null);
  if (mine.length === 0) return voice.say('deck-mate-plays');
  const ready = mine.find(({ isReady }) => isReady);
  if (ready !== undefined) return ofReady(asking, ready);
  const awake = mine.filter(({ owner }) => !waiting.has(owner));
  if (awake.length === 0)
    return [voice.say('deck-you-wait'), timeWaits(asking)].filter((part) => part !== '').join(' ');
  const free = awake.find(({ timer, space }) => space === null && (chooser.held === null || chooser.held === timer));
  if (free !== undefined) return voice.say('deck-set-timer', { timer: timerName(formatter, free.timer) });
  return timeWaits(asking) || voice.say(why === 'steps' ? 'deck-steps-run' : 'deck-sand-runs');
}

/** For whom time stands, by name; empty if it does not. */
function timeWaits({ waiting: { missing }, reader: { formatter, voice } }: Asking): string {
  return missing.length === 0
    ? ''
    : voice.say('deck-time-waits', { names: missing.map((seat) => formatter.seatName(seat)).join(', ') });
}

function factsOf({ sight, reader: { formatter } }: Asking, { timer, space }: Timer): { timer: string; space: string } {
  return { timer: timerName(formatter, timer), space: space === null ? '' : placeName(sight, formatter, space) };
}

function ofReady(asking: Asking, timer: Timer): string {
  const { chooser, reader } = asking;
  const facts = factsOf(asking, timer);
  const reason = chooser.plans.get(timer.timer)?.reason ?? '';
  if (reason === '') return reader.voice.say('deck-is-ready', facts);
  return reader.voice.say('deck-plan-waits', { ...facts, reason });
}

function ofOpened(asking: Asking, timer: Timer): string {
  const { chooser, reader } = asking;
  const { voice } = reader;
  const facts = factsOf(asking, timer);
  const [deed] = chooser.deeds;
  if (deed === undefined)
    return voice.say(chooser.reason === '' ? 'deck-nothing-here' : 'deck-nothing-because', {
      ...facts,
      reason: chooser.reason,
    });
  const question = voice.say(`deck-ask-${deed.action.kind}`, { picked: chooser.picked.cannons.length });
  return voice.say(timer.isReady ? 'deck-ask' : 'deck-ask-ahead', { ...facts, question });
}

// The one sentence that says what the table waits for, as the one who looks is told it.
import type { Chooser } from './chooser.svelte';
import type { Choices } from './choices';
import { placeName } from '../words/labels';
import { PHASE, type Sight, STANDS, type Timer } from '../view';
import type { Waiting } from './waiting.svelte';
import { type Reader, seatName, timerName } from '../words/words';
import { sentence } from '../../ui/texts';

export interface Asking {
  readonly sight: Sight;
  readonly choices: Choices;
  readonly chooser: Pick<Chooser, 'open' | 'held' | 'deeds' | 'reason' | 'picked' | 'plans'>;
  readonly waiting: Pick<Waiting, 'has' | 'missing'>;
  readonly reader: Reader;
  /** Nothing can be done here: a replay, an earlier board, somebody else's voyage. */
  readonly isWatching: boolean;
  /** Why the game's time stands, as the server says it. */
  readonly why: string;
}

export function askedNow(asking: Asking): string {
  const { sight, choices, reader, isWatching, why } = asking;
  const { voice } = reader;
  const { agenda, clock } = sight.table;
  if (sight.scene.outcome !== null) return voice.say('deck-is-over');
  if (why === 'lost' || why === 'countdown') return voice.say('deck-stands');
  if (choices.owed.size > 0) return sentence(voice.say('event-pirates-ChoiceOpened', { need: agenda.need, ends: 0 }));
  if (agenda.phase === PHASE.briefing) return voice.say('deck-briefing');
  if (clock.stands === STANDS.paused) return voice.say('deck-paused');
  if (clock.stands === STANDS.held) return voice.say('deck-held');
  if (isWatching || sight.mine.length === 0) return voice.say('deck-watching');
  return agenda.phase === PHASE.sailing ? ofTimers(asking) : voice.say('deck-round-ends');
}

function ofTimers(asking: Asking): string {
  const { sight, chooser, waiting, reader, why } = asking;
  const { voice } = reader;
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
  if (free !== undefined) return voice.say('deck-set-timer', { timer: timerName(voice, free.timer) });
  return timeWaits(asking) || voice.say(why === 'steps' ? 'deck-steps-run' : 'deck-sand-runs');
}

/** For whom time stands, by name; empty if for nobody. */
function timeWaits({ waiting: { missing }, reader }: Asking): string {
  return missing.length === 0
    ? ''
    : reader.voice.say('deck-time-waits', { names: missing.map((seat) => seatName(reader, seat)).join(', ') });
}

function ofReady({ sight, chooser, reader: { voice } }: Asking, { timer, space }: Timer): string {
  const facts = { timer: timerName(voice, timer), space: placeName(sight, voice, space ?? 0) };
  const plan = chooser.plans.get(timer);
  if (plan === undefined || plan.reason === '') return voice.say('deck-is-ready', facts);
  return voice.say('deck-plan-waits', { ...facts, reason: plan.reason });
}

function ofOpened({ sight, chooser, reader: { voice } }: Asking, { timer, space, isReady }: Timer): string {
  const facts = { timer: timerName(voice, timer), space: placeName(sight, voice, space ?? 0) };
  const [deed] = chooser.deeds;
  if (deed === undefined)
    return voice.say(chooser.reason === '' ? 'deck-nothing-here' : 'deck-nothing-because', {
      ...facts,
      reason: chooser.reason,
    });
  const question = voice.say(`deck-ask-${deed.kind}`, { picked: chooser.picked.cannons.length });
  return voice.say(isReady ? 'deck-ask' : 'deck-ask-ahead', { ...facts, question });
}

// The one sentence that says what the table waits for. The server's own, but for what only this page knows: which timer is
// being chosen for, whose connection is lost, who has said that they wait, who is substituted.
import { refusalSentence } from '../../table/refusal';
import { tell } from '../../ui/sentences';
import type { TimerAsk } from '../../wire/views/pirates';
import type { Chooser } from './chooser.svelte';
import { placeName } from '../words/labels';
import { isTooLate } from '../time';
import type { BoardModel, Timer } from '../view';
import type { Waiting } from './waiting.svelte';
import { type Reader, timerName } from '../words/words';

export interface PromptInput {
  readonly model: BoardModel;
  readonly chooser: Pick<Chooser, 'open' | 'held' | 'deeds' | 'reason' | 'picked' | 'plans'>;
  readonly waiting: Pick<Waiting, 'has' | 'missing'>;
  readonly reader: Reader;
  /** Nothing can be done here: a replay, an earlier board, other players' voyage. */
  readonly isWatching: boolean;
  /** A lesson leads: which timer is meant is its to say. */
  readonly isTaught?: boolean;
  /** Why the game's time stands, as the server says it. */
  readonly why: string;
  /** The game's time. */
  readonly now: number;
}

export function promptNow(input: PromptInput): string {
  const { model, reader, isWatching, why } = input;
  const { formatter } = reader;
  const isOver = model.scene.outcome !== null;
  if (!isOver && (why === 'lost' || why === 'countdown')) return formatter.voice.say('deck-stands');
  if (model.asks.length > 0) return isWatching ? formatter.voice.say('deck-watching') : ofTimers(input);
  return model.scene.asks.map((sentence) => tell(formatter, sentence)).join(' ');
}

/** The server asks for timers of this device, in its order; one of them may be open. */
function ofTimers(input: PromptInput): string {
  const { model, chooser, reader } = input;
  const { voice } = reader;
  const opened = model.timers.find(({ isMine, timer }) => isMine && timer === chooser.open);
  if (opened !== undefined) return ofOpened(input, opened);
  if (input.isTaught === true) return voice.say('deck-taught');
  const mine = model.asks.filter(({ timer }) => reader.seats[ownerOf(model, timer)]?.mate == null);
  if (mine.length === 0) return voice.say('deck-mate-plays');
  const first = mine.find((ask) => isMeant(input, ask));
  if (first !== undefined) return ofTask(input, first);
  return [voice.say('deck-you-wait'), timeWaits(input)].filter((part) => part !== '').join(' ');
}

const ownerOf = ({ timers }: BoardModel, timer: number): number => timers[timer]?.owner ?? -1;

/** A seat that waits is asked for nothing but what its ready timers do; with a timer in hand, only that one is placed. */
function isMeant({ model, chooser, waiting }: PromptInput, { timer, task }: TimerAsk): boolean {
  if (task === 'perform') return true;
  if (waiting.has(ownerOf(model, timer))) return false;
  return task === 'sand' || chooser.held === null || chooser.held === timer;
}

function ofTask(input: PromptInput, { timer, task }: TimerAsk): string {
  const { model, reader, why, now } = input;
  const { formatter, voice } = reader;
  const found = model.timers[timer];
  if (task === 'perform' && found !== undefined) return ofReady(input, found);
  if (task === 'place') {
    const text = isTooLate(model.table, timer, now) ? 'deck-set-late' : 'deck-set-timer';
    return voice.say(text, { timer: timerName(formatter, timer) });
  }
  return timeWaits(input) || voice.say(why === 'steps' ? 'deck-steps-run' : 'deck-sand-runs');
}

/** For whom time stands, by name; empty if it does not. */
function timeWaits({ waiting: { missing }, reader: { formatter, voice } }: PromptInput): string {
  return missing.length === 0
    ? ''
    : voice.say('deck-time-waits', { names: missing.map((seat) => formatter.seatName(seat)).join(', ') });
}

function factsOf(
  { model, reader: { formatter } }: PromptInput,
  { timer, space }: Timer,
): { timer: string; space: string } {
  return { timer: timerName(formatter, timer), space: space === null ? '' : placeName(model, formatter, space) };
}

function ofReady(input: PromptInput, timer: Timer): string {
  const { chooser, reader } = input;
  const facts = factsOf(input, timer);
  const reason = chooser.plans.get(timer.timer)?.reason ?? null;
  if (reason === null) return reader.voice.say('deck-is-ready', facts);
  return reader.voice.say('deck-plan-waits', { ...facts, reason: refusalSentence(reader.formatter, reason) });
}

function ofOpened(input: PromptInput, timer: Timer): string {
  const { chooser, reader } = input;
  const { voice } = reader;
  const facts = factsOf(input, timer);
  const [deed] = chooser.deeds;
  if (deed === undefined) return ofNoDeed(input, facts);
  const question = voice.part(deed.label.text, 'ask', { picked: chooser.picked.cannons.length });
  return voice.say(timer.isReady ? 'deck-ask' : 'deck-ask-ahead', { ...facts, question });
}

function ofNoDeed(
  { chooser: { reason }, reader: { voice, formatter } }: PromptInput,
  facts: ReturnType<typeof factsOf>,
): string {
  if (reason === null) return voice.say('deck-nothing-here', facts);
  return voice.say('deck-nothing-because', { ...facts, reason: refusalSentence(formatter, reason) });
}

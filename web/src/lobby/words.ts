// Things of the lobby in words: troubles, times, settings, options. No sentence stands here; they are in the texts.
import type { GameExtension } from '../table/extension';
import { type Language, type Say, sentence as asSentence, type Voice } from '../ui/texts';
import { type Trouble, unreachableText } from '../wire/api';
import type { CatalogueEntry, ClockProfile, OptionShown, Settings } from '../wire/types';

const DAY = 86_400;
const MINUTE = 60;
const APP = 'app';

/** `voice` knows the texts of refusals; until it has come the server's own sentence serves. */
export function troubleWords(trouble: Trouble, say: Say, voice: Voice | null = null): string {
  if (trouble.kind === 'unreachable') return say(unreachableText(trouble));
  if (voice?.has(trouble.text) === true) return asSentence(voice.fill(trouble.text, trouble.facts));
  if (trouble.sentence !== '') return trouble.sentence;
  if (trouble.status === 429) return say('trouble-too-often');
  return say('trouble-refused', { status: String(trouble.status) });
}

/** What a game is called. The App is in no catalogue; and before a catalogue has come, none is. */
export function titleOf(
  game: string,
  entries: readonly CatalogueEntry[],
  { current, voice }: { readonly current: Language; readonly voice: Voice },
): string {
  const entry = entries.find(({ name }) => name === game);
  const text = game === APP ? APP : `rules-title-${game}`;
  return entry?.title[current] ?? (voice.has(text) ? voice.say(text) : game);
}

export function clockWords(clock: ClockProfile, say: Say): string {
  if (clock.kind === 'none') return say('timing-none-short');
  if (clock.kind === 'days') return say('timing-days-short', { days: Math.round((clock.bank / DAY) * 10) / 10 });
  return say('timing-live-short', { minutes: Math.round((clock.bank / MINUTE) * 10) / 10, seconds: clock.increment });
}

/**
 * How a table is set, one thing after the other; of the game's options those that are not as usual, and that the day does not
 * set for all players.
 */
export function settingsWords(
  settings: Settings,
  entry: CatalogueEntry | undefined,
  voice: Voice,
  { daily, dailyTitle }: GameExtension = {},
): readonly string[] {
  const { say } = voice;
  const { players, listing, watching, shown, friendly, clock } = settings;
  const table = [
    ...(settings.daily && dailyTitle !== undefined ? [say(dailyTitle)] : []),
    say('players', { min: players, max: players, same: 'yes' }),
    ...(entry?.real_time === true ? [] : [clockWords(clock, say)]),
    ...(settings.steps ? [say('crew-pace-steps')] : []),
    ...(friendly || clock.kind === 'none' ? [] : [say('friendly-off-short')]),
    say(`listing-${listing}-short`),
    say(`watching-${watching}-short`),
    ...(shown === 'table' ? [say('shown-table-short')] : []),
  ];
  const isOdd = ({ name, default: usual }: OptionShown): boolean =>
    (settings.options[name] ?? usual) !== usual && !(settings.daily && daily?.options.has(name) === true);
  const options = (entry?.options ?? []).filter(isOdd);
  const game = entry?.name ?? '';
  const setTo = (option: OptionShown): string =>
    choiceWords(game, option, settings.options[option.name] ?? option.default, voice);
  return [
    ...table,
    ...options.map((option) => say('option-set', { title: optionTitle(game, option, voice), choice: setTo(option) })),
  ];
}

// --- the game's own options, in the game's own words ---

export function optionTitle(game: string, option: OptionShown, voice: Voice): string {
  return voice.part(optionId(game, option), 'title') || option.title[voice.language];
}

/** What it means; the title alone where the game has no more to say. */
export function optionWords(game: string, option: OptionShown, voice: Voice): string {
  const id = optionId(game, option);
  return voice.has(id) ? voice.say(id) : '';
}

export function choiceWords(game: string, option: OptionShown, value: string | number, voice: Voice): string {
  const part = (choice: string): string => voice.part(optionId(game, option), `choice-${choice}`);
  // A table that goes on from a lesson has a value that no host chooses: one of several of its kind, by number.
  return part(String(value)) || part(String(value).replace(/-\d+$/, '')) || String(value);
}

function optionId(game: string, option: OptionShown): string {
  return `option-${game}-${option.name}`;
}

// --- times ---

const STEPS = [
  ['day', DAY],
  ['hour', 3600],
  ['minute', MINUTE],
] as const;

/** "3 hours ago", as the reader's language says it. */
export function ago(then: number, now: number, { language, say }: Voice): string {
  const seconds = (now - then) / 1000;
  const step = STEPS.find(([, size]) => seconds >= size);
  if (step === undefined) return say('just-now');
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

export function dayOf(then: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
}

/** What a table's seat is called in the game: a colour, else its number. */
export function seatWords(game: string, seat: number, voice: Voice): string {
  const own = `seat-${game}-${seat}`;
  return voice.has(own) ? voice.say(own) : voice.say('seat-player', { seat: seat + 1 });
}

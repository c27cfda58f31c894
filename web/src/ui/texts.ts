// Texts in every language. The sources are Fluent files beside the Python package's own, one syntax for both sides: the
// client's own (web*.ftl, and bots.*.ftl) come with the page, in its reader's language; those of a game when its table is
// opened: the server sends those that the client was not built with.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { type Language, OWN_NAMES } from '../wire/language';
import { fetchGameTexts } from '../wire/api';
import { SPEAKS_LIKE } from '../games';
import { loadOwnTexts, ownTexts } from './own-texts';

export type { Language };
export type Facts = Record<string, FluentVariable>;
export type Say = (id: string, facts?: Facts) => string;

const LATER = import.meta.glob<string>(
  [
    '../../../src/saltsea/content/texts/table.*.ftl',
    '../../../src/saltsea/content/*/{texts,themes}/*.ftl',
    '!../../../src/saltsea/content/*/texts/print.*.ftl', // what paper says is for the server to print
  ],
  { query: '?raw', import: 'default' },
);

export const LANGUAGES = Object.keys(OWN_NAMES) as readonly Language[];
/** For a reader who asks for none of them. */
const [USUAL = 'en'] = LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first language the reader understands, as the browser lists them; English when it lists none of ours. */
export function firstGuess(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: USUAL, strategy: 'lookup' });
  return isLanguage(best) ? best : USUAL;
}

/** One language's words: what to say, a part of it (`title`), and whether there is such a text at all. */
export interface Voice {
  readonly language: Language;
  readonly say: Say;
  /** As `say`, for a sentence of the server's: empty where there is no such text, a question mark for a missing fact. */
  readonly fill: Say;
  /** Empty where there is no such part; a question mark for a missing fact. */
  part(id: string, part: string, facts?: Facts): string;
  has(id: string): boolean;
  ids(): readonly string[];
  /** The same with more texts: they may use the ones below, and replace them. */
  over(source: string): Voice;
}

/** A speaker of one language. A missing text is a mistake of ours: it throws, so that a test sees it first. */
export function speaker(language: Language): Say {
  return voice(language, []).say;
}

const FRENCH = 'fr';
/** “de” and “que” where a fact follows: before a vowel they lose their e. */
const BEFORE_FACT = /(?<!\p{L})([Dd]|[Qq]u)e (?=\{ ?\$)/gu;
const MARK = '\uE010';
/** A letter alone is called by its name, and of an h nothing but the word says whether it is heard. */
const LOST = new RegExp(`e ${MARK}(?=[aeiouàâäæéèêëîïôöœùûü]\\p{L}|habitu)`, 'giu');

const prepared = (language: Language, source: string): string =>
  language === FRENCH ? source.replace(BEFORE_FACT, `$1e ${MARK}`) : source;
const elided = (text: string): string => text.replace(LOST, '’').replaceAll(MARK, '');

/** How Fluent writes a fact that it was not given. */
const MISSING = /\{\$[\w-]+\}/g;

/** `over` may replace texts of the others. */
export function voice(language: Language, more: readonly string[], over: readonly string[] = []): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resources = [ownTexts(language), ...more].map((source) => new FluentResource(prepared(language, source)));
  const above = over.map((source) => new FluentResource(prepared(language, source)));
  const mistakes = resources.flatMap((resource) => bundle.addResource(resource));
  for (const resource of above) bundle.addResource(resource, { allowOverrides: true });
  if (mistakes.length > 0) throw new Error(`texts of ${language}: ${mistakes.join('; ')}`);
  const ids = [...new Set([...resources, ...above].flatMap((resource) => resource.body.map((entry) => entry.id)))];
  return {
    language,
    say: (id, facts) => {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern === null || pattern === undefined) throw new Error(`no text ${id} in ${language}`);
      return elided(bundle.formatPattern(pattern, facts));
    },
    fill: (id, facts) => {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern === null || pattern === undefined) return '';
      return elided(bundle.formatPattern(pattern, facts, [])).replace(MISSING, '?');
    },
    part: (id, part, facts) => {
      const pattern = bundle.getMessage(id)?.attributes[part];
      return pattern === undefined ? '' : elided(bundle.formatPattern(pattern, facts, [])).replace(MISSING, '?');
    },
    has: (id) => bundle.hasMessage(id),
    ids: () => ids,
    over: (source) => voice(language, more, [...over, source]),
  };
}

const STOP = /[.!?…]$/;

/** A capital in front. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A capital in front, a stop behind. */
export function sentence(text: string): string {
  return text === '' ? '' : `${capital(text)}${STOP.test(text) ? '' : '.'}`;
}

/** What every table says, whatever is played there: refusals and notices. */
export async function tableVoice(language: Language): Promise<Voice> {
  const [sources] = await Promise.all([loaded([`/content/texts/table.${language}.ftl`]), loadOwnTexts(language)]);
  return voice(language, sources);
}

function loaded(ends: readonly string[]): Promise<readonly string[]> {
  const found = Object.entries(LATER).filter(([file]) => ends.some((end) => file.endsWith(end)));
  return Promise.all(found.map(([, load]) => load()));
}

/** What a table of a game says: the table's own texts, the game's, its theme's names, and what only the server knows. */
export async function gameVoice(
  game: string,
  language: Language,
  theme = 'stories',
  over: readonly string[] = [],
): Promise<Voice> {
  return readVoice(game, language, over, namesOf(game, language, theme));
}

/** What the rules reference of a game says: the same, and the sentences under its pictures. */
export async function bookVoice(game: string, language: Language, theme = 'stories'): Promise<Voice> {
  const pictures = `/content/${game}/texts/pictures.${language}.ftl`;
  return readVoice(game, language, [], [...namesOf(game, language, theme), pictures]);
}

const namesOf = (game: string, language: Language, theme: string): readonly string[] => [
  `/content/texts/table.${language}.ftl`,
  ...[game, ...(game in SPEAKS_LIKE ? [SPEAKS_LIKE[game]] : [])].flatMap((speaker) => [
    `/content/${speaker}/texts/${speaker}.${language}.ftl`,
    `/content/${speaker}/themes/${theme}.${language}.ftl`,
  ]),
];

async function readVoice(
  game: string,
  language: Language,
  over: readonly string[],
  wanted: readonly string[],
): Promise<Voice> {
  const isBuiltIn = Object.keys(LATER).some((file) => file.endsWith(`/${game}.${language}.ftl`));
  const [sources] = await Promise.all([loaded(wanted), loadOwnTexts(language)]);
  return voice(language, isBuiltIn ? sources : [...sources, ...(await fetchGameTexts(game, language))], over);
}

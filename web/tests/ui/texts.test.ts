// Both languages are complete, and the code asks for no text that is missing: a gap fails here, not before a reader.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { hasOwnTexts, loadOwnTexts, ownTexts } from '../../src/ui/own-texts';
import { firstGuess, LANGUAGES, type Language, speaker } from '../../src/ui/texts';

const FILES = import.meta.glob<string>('../../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const CODE = Object.values(FILES).join('\n');

/** What tables do not fetch. */
const PAGE_TEXTS = import.meta.glob<string>('../../../src/saltsea/content/texts/web-pages-*.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PAGE_IDS = Object.values(PAGE_TEXTS).flatMap((source) => new FluentResource(source).body.map(({ id }) => id));

/** The code of these files, and of all that they import, at once or later; other pages are none of it. */
function withImports(files: readonly string[]): string {
  const found = new Set(files);
  for (const file of found) {
    const imported = [...(FILES[file] ?? '').matchAll(/(?:from|import) ?\(?'(\.[^'?]+)'/g)].map(
      (match) => match[1] ?? '',
    );
    for (const path of imported) {
      const target = new URL(path, `file:///src/tests/ui/${file}`).pathname.replace('/src/src/', '../../src/');
      const name = [target, `${target}.ts`].find((one) => one in FILES && !one.endsWith('/pages.ts'));
      if (name !== undefined) found.add(name);
    }
  }
  return [...found].map((file) => FILES[file]).join('\n');
}

/** Sentences are chosen in Python, too: what a game's views and its statistics name there is asked for. */
const SERVER_CODE = Object.values(
  import.meta.glob<string>('../../../src/saltsea/games/*/{view/*,server/statistics}.py', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

function facts(language: Language): Map<string, string[]> {
  const messages = new FluentResource(ownTexts(language)).body;
  return new Map(messages.map((message) => [message.id, variables(JSON.stringify(message.value))]));
}

function variables(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ''))].sort();
}

const GAMES = Object.values(
  import.meta.glob<string>(
    [
      '../../../src/saltsea/content/texts/table.en.ftl',
      '../../../src/saltsea/content/{corto,pirates,app}/{texts,themes}/*.en.ftl',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');

/** Every id the code asks for, as a pattern: a `${…}` inside one stands for any words. */
function asked(): RegExp[] {
  const calls = [...CODE.matchAll(/\bsay\(\s*(?:[^()'`]*\? )?(['`])([\w${}.-]+)\1(?: : (['`])([\w${}.-]+)\3)?/g)];
  return calls
    .flatMap((call) => [call[2], call[4]])
    .filter((id) => id !== undefined)
    .map(pattern);
}

/** Every literal of the code that could be an id: some are chosen in one place and said in another. */
function mentioned(): RegExp[] {
  const own = [...CODE.matchAll(/(['"`])([a-z][\w${}.-]+)\1/g)].map((match) => match[2] ?? '');
  const chosen = [...SERVER_CODE.matchAll(/"([a-z][^"\s]+)"/g)].map((match) => match[1] ?? '');
  return [...own, ...chosen.map((id) => id.replace(/\{[^}]*\}|\*/g, '${}'))].filter(isId).map(pattern);
}

const isId = (text: string): boolean => /^[\w${}.-]+$/.test(text);

function pattern(id: string): RegExp {
  return new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
}

describe('texts', () => {
  it('has the same messages with the same facts in both languages', () => {
    expect(facts('fr')).toEqual(facts('en'));
    expect(facts('en').size).toBeGreaterThan(30);
  });

  it('has every text that the code asks for, and no other', () => {
    const own = [...facts('en').keys()];
    const ids = [...own, ...new FluentResource(GAMES).body.map((message) => message.id)];
    const literals = mentioned();
    expect(asked().filter((question) => !ids.some((id) => question.test(id)))).toEqual([]);
    expect(own.filter((id) => !literals.some((literal) => literal.test(id)))).toEqual([]);
  });

  it('has for a table all that is said there', () => {
    const said = withImports(['table/TablePage.svelte', 'main.ts'].map((file) => `../../src/${file}`));
    const literals = [...said.matchAll(/(['"`])([a-z][\w-]+)\1/g)].map((match) => match[2]);
    expect(PAGE_IDS.length).toBeGreaterThan(300);
    expect(PAGE_IDS.filter((id) => literals.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)('leaves no raw space before a French sign and no straight apostrophe (%s)', (language) => {
    const texts = ownTexts(language)
      .replace(/^#.*$/gm, '')
      .replace(/\{[^{}]*->/g, '');
    expect(texts).not.toMatch(/[a-zéè] [:;!?]/);
    expect(texts).not.toMatch(/\w'\w/);
  });

  it('counts players in both languages', () => {
    expect(speaker('en')('players', { min: 2, max: 4, same: 'no' })).toBe('2 to 4 players');
    expect(speaker('en')('players', { min: 1, max: 1, same: 'yes' })).toBe('1 player');
    expect(speaker('fr')('players', { min: 3, max: 3, same: 'yes' })).toBe('3 joueurs');
  });

  it('throws on a text that is missing', () => {
    expect(() => speaker('fr')('no-such-text')).toThrow('no text no-such-text in fr');
  });
});

describe('French', () => {
  it.each([
    ['Expert', 'Niveau d’Expert'],
    ['Habitué', 'Niveau d’Habitué'],
    ['Émile', 'Niveau d’Émile'],
    ['Novice', 'Niveau de Novice'],
    ['Hugo', 'Niveau de Hugo'],
    ['A', 'Niveau de A'],
  ])('says “de” as it sounds before %s', (name, said) => {
    expect(speaker('fr')('menu-level', { name })).toBe(said);
  });
});

describe('the first guess', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['xx', 'fr'], 'fr'],
    [['en-AU'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, guess) => {
    expect(firstGuess(wanted)).toBe(guess);
  });
});

it('says nothing in a language whose texts did not come', async () => {
  await loadOwnTexts('xx');
  expect(hasOwnTexts('xx')).toBe(false);
  expect(() => ownTexts('xx')).toThrow('the texts of xx are not loaded');
});

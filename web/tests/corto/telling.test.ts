// The log in words, from real games: what is said, what goes without saying, what is struck out, what was done to whom.
import { describe, expect, it } from 'vitest';
import { lately, since } from '../../src/corto/words/telling';
import { stepsOf } from '../../src/corto/words/steps';
import type { LogEntry } from '../../src/table/game';
import type { LogLine } from '../../src/table/scene';
import { linking, plainOf } from '../../src/table/log/links';
import { tellLines as tell } from '../../src/table/log/log-entries';
import type { Voice } from '../../src/ui/texts';
import type { GameEvent } from '../../src/wire/views/corto';
import { EVENTS, reader, VOICES } from '../helpers/corto-scenes';
import { people, story } from '../helpers/story';
import { WATCHER } from '../../src/wire/seats';

const { en, fr } = VOICES;
const ALL = ['two', 'four', 'nobody-goes-on', 'taken-back', 'skipped', 'guard', 'aces', 'crow', 'partners'];

function told(name: string, voice: Voice = en): readonly LogEntry[] {
  const { lines, seat } = story(name);
  return tell(lines, reader(seat, voice, people(4, seat)));
}

/** As the log tells it, whose words lead to cards and squares; read without that. */
function toldWithLinks(name: string, voice: Voice): string {
  const { lines, seat } = story(name);
  const own = reader(seat, voice, people(4, seat));
  const shows = ({ name: argument }: { readonly name: string }): boolean =>
    argument === 'card' || argument === 'square';
  return plainOf(all(tell(lines, { ...own, formatter: linking(own.formatter, shows) })));
}

const all = (entries: readonly LogEntry[]): string => entries.flatMap((entry) => entry.sentences).join('\n');

describe('words that lead to things', () => {
  it.each(ALL)('say the same as words that do not: %s', (name) => {
    for (const voice of [en, fr]) expect(toldWithLinks(name, voice)).toBe(all(told(name, voice)));
  });
});

describe('every kind of event', () => {
  it('has a sentence of its own, or goes without saying', () => {
    expect(EVENTS.length).toBeGreaterThan(40);
    for (const voice of [en, fr]) expect(EVENTS.filter((kind) => !voice.has(`event-corto-${kind}`))).toEqual([]);
  });

  it('is told with its facts by name, or silent, in the golden games', () => {
    const shown = ALL.flatMap((name) => story(name).lines.flatMap(({ events }) => events));
    const met = new Set(shown.map(({ event }) => (event as GameEvent | undefined)?.kind));
    const silent = ['Agreed', 'Aimed', 'FigurineChosen', 'Lifted', 'Picked'];
    expect(EVENTS.filter((kind) => !met.has(kind) && !silent.includes(kind))).toEqual([]);
    for (const name of ALL) {
      for (const voice of [en, fr]) expect(all(told(name, voice))).not.toMatch(/undefined|NaN|\{|-1|null/);
    }
  });
});

describe('the reader', () => {
  const NAMES = people().map(({ name }) => name);
  const own = (name: string): string => NAMES[story(name).seat] ?? '';
  const whole = (entries: readonly LogEntry[]): string =>
    entries.flatMap(({ heading, sentences, toYou }) => [heading, ...sentences, ...toYou]).join('\n');

  it.each(ALL.filter((name) => story(name).seat !== WATCHER))(
    'is “you” in every line of the log, and never called by name (%s)',
    (name) => {
      for (const voice of [en, fr]) expect(whole(told(name, voice))).not.toContain(own(name));
      expect(whole(told(name))).toMatch(/^You /m);
    },
  );

  it('has verbs of the second person: “you play”, « vous jouez »', () => {
    const english = ALL.map((name) => whole(told(name))).join('\n');
    const french = ALL.map((name) => whole(told(name, fr))).join('\n');
    expect(english.match(/\byou (?!pass)[a-z]+s\b/gi)).toBeNull();
    const verbs = [...french.matchAll(/^Vous (?:(?:ne|en|le) )?([^\s.]+)/gm)].map(([, verb]) => verb ?? '');
    expect(verbs.length).toBeGreaterThan(100);
    expect(verbs.filter((verb) => !verb.endsWith('ez'))).toEqual([]);
  });

  it('has a name where several play from one device, and where nobody does', () => {
    const { lines } = story('two');
    for (const isMine of [true, false]) {
      const seats = people().map((one) => ({ ...one, isMine }));
      const said = all(tell(lines, reader(0, en, seats)));
      expect(said).toContain('Ann ');
      expect(said).not.toMatch(/^You /m);
    }
  });
});

describe('the log', () => {
  it('has a heading for each turn, by person', () => {
    const headings = told('two')
      .map((entry) => entry.heading)
      .filter((heading) => heading !== '');
    expect(headings.slice(0, 4)).toEqual(['The table is laid', 'Turn 1: you', 'Turn 2: Bob', 'Turn 3: you']);
    expect(headings.at(-1)).toMatch(/^The game is over: /);
    expect(headings).toHaveLength(2 + story('two').last.public.turns);
  });

  it('names its lines in order, each once beside the headings', () => {
    const lines = told('four').map((entry) => entry.line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    const beside = told('four').flatMap(({ line, heading }) => (heading === '' ? [line] : []));
    expect(beside).toEqual([...new Set(beside)]);
  });

  it('has a heading for a turn that is skipped, too', () => {
    const said = told('skipped').flatMap(({ heading, sentences }) => [heading, ...sentences]);
    expect(said.slice(said.indexOf('Turn 26: you'))).toEqual(
      expect.arrayContaining(['You cannot play and are skipped.', 'Turn 27: Bob']),
    );
  });

  it('tells the steps of one card together and leaves out what goes without saying', () => {
    const entry = told('two').find((one) => one.line === 26);
    expect(entry?.sentences).toEqual(['Bob places “Tarao” on c4.', 'The vessel sails to c7.']);
  });

  it('tells drawn cards together: one’s own by name, those of others by their backs', () => {
    expect(told('two').find((one) => one.line === 33)?.sentences).toEqual([
      'Bob draws 3 cards (The Ethiopians, The Ballad of the Salt Sea, The Golden House of Samarkand).',
    ]);
    expect(told('two').find((one) => one.line === 64)?.sentences).toEqual([
      'You draw “Timur Chevket”, “Mirror signals”.',
    ]);
    expect(
      told('two')
        .find((one) => one.line === 9)
        ?.sentences.join(),
    ).toContain('Samarkand ×3');
  });

  it('tells a turn in which nothing was done as a pass, under its heading', () => {
    expect(told('two').find((one) => one.heading === 'Turn 5: you')?.sentences).toEqual(['You pass.']);
  });

  it('tells the end of a turn before the next heading', () => {
    const entries = told('skipped', fr);
    const aces = entries.findIndex((entry) => entry.sentences.includes('Vous prenez la tuile des quatre as.'));
    expect(entries[aces]?.heading).toBe('');
    expect(entries[aces + 1]?.heading).toBe('Tour 9\u00a0: Bob');
  });

  it('strikes out what was taken back, and says so', () => {
    const said = told('taken-back');
    const undo = said.find((entry) => entry.sentences.some((one) => one.includes('take back')));
    expect(undo).toMatchObject({ line: 32, by: 0, sentences: ['You take back “Sorrentino”.'] });
    const struck = story('taken-back').lines.findLast((one) => one.undo_to !== null);
    expect(struck?.line).toBe(32);
    expect(said.some((entry) => entry.line > (struck?.undo_to ?? 0) && entry.line < 32)).toBe(false);
  });

  it('tells of a taking back whose lines it has not heard', () => {
    const line: LogLine = { line: 40, at: 0, by: 1, undo_to: 30, events: [] };
    const said = tell([line], reader(0));
    expect(said).toEqual([
      { line: 40, by: 1, heading: '', toYou: [], sentences: ['Bob returns to an earlier moment.'], events: [] },
    ]);
  });

  it('counts turns from the first one, wherever the log begins', () => {
    const { lines } = story('two');
    const headings = (from: number) =>
      tell(lines.slice(from), reader(0)).flatMap(({ heading }) => (heading === '' ? [] : [heading]));
    expect(headings(100)).toEqual(headings(0).slice(-headings(100).length));
    expect(headings(100)[0]).toMatch(/^Turn \d+: /);
  });

  it('tells two of the same name apart by their colours', () => {
    const seats = people(4, WATCHER).map((one) => ({ ...one, name: 'Gold hunter' }));
    const said = all(tell(story('two').lines, reader(15, en, seats)));
    expect(said).toContain('Gold hunter (Red) passes.');
    expect(said).toContain('Gold hunter (Green) draws');
  });
});

describe('what was done to you', () => {
  const toYou = (name: string): readonly string[] => told(name).flatMap((entry) => entry.toYou);

  it('is told in the second person, and only what others did', () => {
    expect(toYou('two')).toEqual(['Bob hits c2: a marker of yours goes home.']);
    expect(toYou('skipped')).toContain('Bob removes “Pandora” from b3: your 4 markers there go home.');
    expect(toYou('skipped')).toContain('The friend on b3 pays you 1 gold.');
    expect(toYou('skipped')).toContain('Bob takes the tile of the four aces from you.');
    expect(toYou('skipped')).toContain('You cannot play and are skipped.');
    expect(toYou('skipped')).toContain('The leopard-men wake, and one comes to you.');
  });

  it('is nothing for those who watch', () => {
    expect(toYou('partners')).toEqual([]);
  });
});

describe('the last turn of the others', () => {
  it('is all lines of the last turn that somebody else finished', () => {
    const { lines } = story('two');
    expect(lately(lines, 0).map((one) => one.line)).toEqual([161, 162, 163, 164]);
    expect(lately(lines, 0).every((one) => one.by === 1)).toBe(true);
    expect(lately(lines, 1).at(-1)?.line).toBe(180);
    expect(lately(lines.slice(0, 8), 0)).toEqual([]);
  });
});

describe('since one’s own turn', () => {
  const { lines } = story('four');
  const byOf = (seat: number, until: number): readonly number[] => [
    ...new Set(since(lines.slice(0, until), seat).map(({ by }) => by)),
  ];

  it('is what the others did, in their order, and nothing of one’s own', () => {
    for (let until = 40; until < lines.length; until += 7) {
      for (const seat of [0, 1, 2, 3]) expect(byOf(seat, until)).not.toContain(seat);
    }
    const all = Array.from({ length: lines.length }, (_, until) => byOf(0, until).length);
    expect(Math.max(...all)).toBe(3);
  });

  it('is drawn as steps: the card, what it did where, and the same in words', () => {
    const steps = stepsOf(tell(since(lines.slice(0, 90), 0), reader(0, en, people())));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.some(({ card, effects }) => card !== null && effects.length > 0)).toBe(true);
    for (const { words, seat, effects } of steps) {
      const placed = effects.filter(({ sign }) => sign === 'Place').map(({ square }) => square);
      const marked = effects.filter(({ sign }) => sign === 'Mark').map(({ square }) => square);
      expect(placed.filter((square) => marked.includes(square))).toEqual([]);
      expect(words).not.toBe('');
      expect(seat).not.toBe(0);
    }
  });
});

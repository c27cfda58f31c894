// The log in words, from real games: what is said, what goes without saying, what is struck out, what was done to whom.
import { describe, expect, it } from 'vitest';
import { lately, tell } from '../../src/corto/words/telling';
import { SILENT } from '../../src/corto/words/telling-words';
import type { Told } from '../../src/table/game';
import { gameVoice, type Voice } from '../../src/ui/texts';
import type { LineShown } from '../../src/wire/types';
import wire from '../../src/wire/corto.ts?raw';
import { people, story } from '../helpers/story';

const en = await gameVoice('corto', 'en');
const fr = await gameVoice('corto', 'fr');

function told(name: string, voice: Voice = en, seat?: number): readonly Told[] {
  const { lines, seat: own } = story(name);
  return tell(lines, { voice, seats: people(), seat: seat ?? own });
}

const all = (entries: readonly Told[]): string => entries.flatMap((entry) => entry.sentences).join('\n');

function line(number: number, by: number, events: readonly unknown[], undoTo: number | null = null): LineShown {
  return { line: number, at: 0, by, undo_to: undoTo, events };
}

describe('every kind of event', () => {
  const union = /readonly events: readonly \(([^)]*)\)\[\]/.exec(wire)?.[1] ?? '';
  const kinds = union.split(' | ').sort();
  const silent: ReadonlySet<string> = SILENT;

  it('has a sentence of its own, or goes without saying', () => {
    expect(kinds.length).toBeGreaterThan(40);
    for (const voice of [en, fr]) expect(kinds.filter((kind) => !voice.has(`event-corto-${kind}`))).toEqual([]);
    expect([...SILENT].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('is told with its facts by name, or silent, in the golden games', () => {
    const names = ['two', 'four', 'nobody-goes-on', 'taken-back', 'skipped', 'guard', 'aces', 'crow', 'partners'];
    const met = new Set(
      names.flatMap((name) =>
        story(name).lines.flatMap((one) => one.events.map((event) => (event as { kind: string }).kind)),
      ),
    );
    expect(kinds.filter((kind) => !met.has(kind) && !silent.has(kind))).toEqual([]);
    for (const name of names) {
      for (const voice of [en, fr]) expect(all(told(name, voice))).not.toMatch(/undefined|NaN|\{|-1|null/);
    }
  });
});

describe('the log', () => {
  it('has a heading for each turn, by person', () => {
    const headings = told('two')
      .map((entry) => entry.heading)
      .filter((heading) => heading !== '');
    expect(headings.slice(0, 4)).toEqual(['The table is laid', 'Turn 1: Ann', 'Turn 2: Bob', 'Turn 3: Ann']);
    expect(headings.at(-1)).toBe('The end');
    expect(headings).toHaveLength(2 + (story('two').last.public as { turns: number }).turns);
  });

  it('names every line once, in order', () => {
    const lines = told('four').map((entry) => entry.line);
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
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
      'Ann draws “Timur Chevket”, “Mirror signals”.',
    ]);
    expect(
      told('two')
        .find((one) => one.line === 9)
        ?.sentences.join(),
    ).toContain('Samarkand ×3');
  });

  it('tells a turn in which nothing was done as a pass, under its heading', () => {
    expect(told('two').find((one) => one.heading === 'Turn 5: Ann')?.sentences).toEqual(['Ann passes.']);
  });

  it('tells the end of a turn before the next heading', () => {
    const entries = told('skipped', fr);
    const aces = entries.findIndex((entry) => entry.sentences.includes('Ann prend la tuile des quatre as.'));
    expect(entries[aces]?.heading).toBe('');
    expect(entries[aces + 1]?.heading).toBe('Tour 9\u00a0: Bob');
  });

  it('strikes out what was taken back, and says so', () => {
    const said = told('taken-back');
    const undo = said.find((entry) => entry.sentences.some((one) => one.includes('takes back')));
    expect(undo).toMatchObject({ line: 32, by: 0, sentences: ['Ann takes back “Sorrentino”.'] });
    const struck = story('taken-back').lines.findLast((one) => one.undo_to !== null);
    expect(struck?.line).toBe(32);
    expect(said.some((entry) => entry.line > (struck?.undo_to ?? 0) && entry.line < 32)).toBe(false);
  });

  it('tells of a taking back whose lines it has not heard', () => {
    const said = tell([line(40, 1, [], 30)], { voice: en, seats: people(), seat: 0 });
    expect(said).toEqual([{ line: 40, by: 1, heading: '', toYou: [], sentences: ['Bob takes a step back.'] }]);
  });

  it('does not count turns when it was not there from the beginning', () => {
    const part = story('two').lines.slice(100);
    const headings = tell(part, { voice: en, seats: people(), seat: 0 }).map((entry) => entry.heading);
    expect(headings).toContain('The turn of Bob');
    expect(headings.join()).not.toContain('Turn 1');
  });

  it('tells two of the same name apart by their colours', () => {
    const seats = people().map((one) => ({ ...one, name: 'Gold hunter' }));
    const said = all(tell(story('two').lines, { voice: en, seats, seat: 15 }));
    expect(said).toContain('Gold hunter (Red) passes.');
    expect(said).toContain('Gold hunter (Green) draws');
  });
});

describe('what was done to you', () => {
  const toYou = (name: string, seat: number): readonly string[] => told(name, en, seat).flatMap((entry) => entry.toYou);

  it('is told in the second person, and only what others did', () => {
    expect(toYou('two', 0)).toEqual(['Bob hits c2: a marker of yours goes home.']);
    expect(toYou('skipped', 0)).toContain('Bob removes “Pandora” from b3: your 4 markers there go home.');
    expect(toYou('skipped', 0)).toContain('The friend on b3 pays you 1 gold.');
    expect(toYou('skipped', 0)).toContain('Bob takes the tile of the four aces from you.');
    expect(toYou('skipped', 0)).toContain('You cannot play and are skipped.');
    expect(toYou('skipped', 0)).toContain('The leopard-men wake, and one comes to you.');
    expect(toYou('skipped', 1)).toContain('Ann hits b6, but “Amulet on guard” guards it for you and is spent.');
  });

  it('is nothing for those who watch', () => {
    expect(toYou('four', 15)).toEqual([]);
  });

  it('knows where markers stand after an exchange', () => {
    const lines = [
      line(0, 14, [{ kind: 'FirstNamed', seat: 0 }]),
      line(1, 0, [{ kind: 'Marked', seat: 0, square: 1 }]),
      line(2, 1, [{ kind: 'Exchanged', first: 1, second: 10 }]),
      line(3, 1, [{ kind: 'Killed', seat: 1, square: 10, card: 0 }]),
    ];
    expect(tell(lines, { voice: en, seats: people(), seat: 0 }).flatMap((entry) => entry.toYou)).toEqual([
      'The characters on a2 and b2 change places, your markers with them.',
      'Bob removes “Pandora” from b2: your marker there goes home.',
    ]);
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

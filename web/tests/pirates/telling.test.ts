// The log of a voyage in words, and everything that can happen, in both languages, for crews of every chapter.
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/pirates/words/words';
import { eventsOf } from '../../src/pirates/effects/called-event';
import { tellLines as tell } from '../../src/table/log/log-entries';
import { FIRST_VOICES, LINES, LOG, reader, formatter, WHOLE_VOICES } from '../helpers/pirates-scenes';

const WRONG = /undefined|NaN|\{|-1|null|none/;

describe('every kind of event', () => {
  it.each(['en', 'fr'] as const)('is told with everything by name (%s)', (language) => {
    for (const { events } of Object.values(LINES)) {
      const said = sentencesOf(formatter(WHOLE_VOICES[language]), events);
      expect(said.join(' ')).not.toMatch(WRONG);
      for (const one of said) expect(one).toMatch(/^[\p{Lu}\p{N}«“].*[.!?…]/u);
    }
  });

  it.each(['en', 'fr'] as const)('asks for no text that a crew has not come to yet (%s)', (language) => {
    for (const { events } of Object.values(LINES))
      expect(sentencesOf(formatter(FIRST_VOICES[language]), events).join(' ')).not.toMatch(WRONG);
  });
});

describe('the log', () => {
  const told = tell(LOG, reader());

  it('has a heading for each round, in the order of the lines', () => {
    expect(told.map(({ heading }) => heading).filter((heading) => heading !== '')).toEqual([
      'Round 1',
      'Round 2',
      'Round 3',
    ]);
    const numbers = told.map(({ line }) => line);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('names people, spaces and cards', () => {
    const all = told.flatMap(({ sentences }) => sentences).join('\n');
    expect(all).toMatch(/^(You start|Bob starts) the clock\./m);
    expect(all).toMatch(/Carla sets Timer 3: \w+/);
    expect(all).toMatch(/Brigantine at \w+ takes aim, 1 shot\./);
    expect(all).toMatch(/Brigantine at \w+ fires: (a miss|\d hits? on [\w ]+)\./);
    expect(all).not.toMatch(WRONG);
  });

  it('tells the end of a round above the next one’s heading', () => {
    const second = told.findIndex(({ heading }) => heading === 'Round 2');
    expect(told[second - 1]?.sentences.join(' ')).toMatch(/The goal is reached|fires/);
    expect(told[second]?.sentences.join(' ')).not.toMatch(/fires/);
  });

  it('can begin anywhere', () => {
    const from = LOG.findIndex((line) => eventsOf(line).some(({ kind }) => kind === 'RoundEnded'));
    const late = tell(LOG.slice(from), reader());
    expect(late.slice(0, 2).map(({ heading }) => heading)).toEqual(['', 'Round 2']);
  });

  it('reads in French', () => {
    const said = tell(LOG, reader(0, WHOLE_VOICES.fr))
      .flatMap(({ sentences }) => sentences)
      .join('\n');
    expect(said).toMatch(/Carla pose le Sablier 3|Carla/);
    expect(said).not.toMatch(WRONG);
  });
});

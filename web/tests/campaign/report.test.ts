// The voyage report as the page reads it: a line's moment, a moment's line, what is told there, and every part in words.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { causeHow, causeName, timerColours, timerNames } from '../../src/campaign/report/names';
import ReportHead from '../../src/campaign/report/ReportHead.svelte';
import { lineAt, momentsOf, roundOf, timeOf, toldAt } from '../../src/campaign/report/report';
import { createFormatter } from '../../src/table/formatter';
import { seatsNamed } from '../../src/replay/seats';
import { layered } from '../../src/campaign/words';
import { gameVoice } from '../../src/ui/texts';
import { aboutVoyage, BOOK, FIRST, LIVRE, type Recorded, STORM } from '../helpers/campaign-kit';

const WRONG = /undefined|NaN|\{|null|none|\[object/;
const VOICES = {
  en: layered(await gameVoice('pirates', 'en'), BOOK.words),
  fr: layered(await gameVoice('pirates', 'fr'), LIVRE.words),
};

function formatterOf(voyage: Recorded, language: 'en' | 'fr' = 'en') {
  const [about, voice] = [aboutVoyage(voyage), VOICES[language]];
  return createFormatter({ voice, names: about.names, game: 'pirates', seats: seatsNamed(about, voice) });
}

it('names the level that the report says', () => {
  const report = { ...FIRST.report, level: 'captain' } as const;
  const { container } = render(ReportHead, { report, title: 'T', names: ['Ann'], voice: VOICES.en });
  expect(container.textContent).toContain(VOICES.en.part('rule-pirates-level-captain', 'title'));
});

describe.each([FIRST, STORM])('a recorded voyage', (voyage) => {
  const { report } = voyage;

  it('finds the line of a moment and the moment of a line', () => {
    for (const round of report.rounds) {
      round.times.forEach((time, place) => {
        expect(timeOf(round.first_line + place, round)).toBe(time);
        expect(timeOf(lineAt(time, round), round)).toBe(time);
      });
      expect(timeOf(round.last_line + 1, round)).toBeNull();
      expect(roundOf(report, round.last_line)).toBe(round);
    }
    expect(roundOf(report, 0)).toBe(report.rounds[0]);
  });

  it.each(['en', 'fr'] as const)('is told in words (%s)', (language) => {
    const formatter = formatterOf(voyage, language);
    const said = [
      ...report.told.map((_, line) => toldAt(report, line, formatter)),
      ...report.rounds.flatMap((round) => momentsOf(round, formatter).map(({ sentence }) => sentence)),
      ...report.harm.flatMap((one) => [causeName(one, formatter.voice), causeHow(one, formatter.voice)]),
      ...timerNames(report, formatter),
    ].join('\n');
    expect(said).not.toMatch(WRONG);
  });

  it('has a colour for each timer', () => {
    expect(timerColours(report)).toEqual([0, 1, 2, 3]);
    expect(
      timerColours({ ...report, players: 1, timers: report.timers.map((timer) => ({ ...timer, seat: 0 })) }),
    ).toEqual([0, 1, 2, 3]);
  });
});

// The voyage report as the page reads it: a line's moment, a moment's line, what is told there, and every part in words.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Deciding from '../../src/campaign/report/Deciding.svelte';
import { causeHow, causeName, timerColours, timerNames } from '../../src/campaign/report/names';
import ReportHead from '../../src/campaign/report/ReportHead.svelte';
import TimerBars from '../../src/campaign/report/TimerBars.svelte';
import { lineAt, momentsOf, roundOf, timeOf, toldAt } from '../../src/campaign/report/report';
import { createFormatter } from '../../src/table/formatter';
import { seatsNamed } from '../../src/replay/seats';
import { layered } from '../../src/campaign/words';
import { gameVoice } from '../../src/ui/texts';
import type { VoyageMoment, VoyageReviewShown } from '../../src/wire/types';
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

it('draws no bar backwards while its sheet has no room', () => {
  for (const round of STORM.report.rounds) {
    const props = { round, colours: timerColours(STORM.report), moment: undefined, label: 'x' };
    const { container } = render(TimerBars, { ...props, choose: vi.fn(), chooseLine: vi.fn() });
    const widths = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
  }
});

describe('what decided a voyage', () => {
  const moment: VoyageMoment = {
    line: 12,
    round: 1,
    at: 61_000,
    seat: 1,
    idle: 95_000,
    crew: 400,
    planner: 650,
    earlier: 550,
    say: [
      { text: 'resail-pirates-idle', args: { seat: 1, seconds: 95, chance: 40 } },
      { text: 'resail-pirates-busy', args: { chance: 65 } },
      { text: 'resail-pirates-earlier', args: { chance: 55 } },
    ],
  };
  const NONE: VoyageReviewShown = { state: 'none', percent: 0, review: null };
  const READY: VoyageReviewShown = {
    state: 'ready',
    percent: 100,
    review: { version: 1, voyages: 24, moments: [moment] },
  };

  function answering(...answers: readonly VoyageReviewShown[]) {
    const left = [...answers];
    const server = vi.fn(async (_: string, options?: RequestInit) => {
      const shown = left.length > 1 ? left.shift() : left[0];
      return new Response(JSON.stringify(shown), { status: options?.method === 'POST' ? 202 : 200 });
    });
    vi.stubGlobal('fetch', server);
    return server;
  }

  const shown = (language: 'en' | 'fr' = 'en') =>
    render(Deciding, {
      id: 'abc-0',
      formatter: formatterOf(FIRST, language),
      address: (line) => `/replay/abc-0?line=${line}`,
    });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is sought only when a reader asks for it, and then told with its chances', async () => {
    const server = answering(NONE, READY);
    shown();
    const ask = await screen.findByRole('button', { name: 'Find out what decided it' });
    expect(server.mock.calls.map(([, options]) => options?.method ?? 'GET')).toEqual(['GET']);
    await fireEvent.click(ask);
    await screen.findByText(/Each chance to win was sailed 24 times/);
    const bars = [...document.querySelectorAll('.chance')].map((bar) => bar.textContent.replace(/\s+/g, ' ').trim());
    expect(bars).toEqual(['As it was 40 %', 'Six seconds earlier 55 %', 'An old salt 65 %']);
    expect(screen.getByRole('link', { name: 'Look at that moment' }).getAttribute('href')).toContain('line=12');
  });

  it.each(['en', 'fr'] as const)('is there at once where it was found before, in words (%s)', async (language) => {
    answering(READY);
    const { container } = shown(language);
    await vi.waitFor(() => expect(container.querySelectorAll('li p').length).toBe(7));
    expect(container.textContent).not.toMatch(WRONG);
  });

  it('may be nothing', async () => {
    answering({ ...READY, review: { version: 1, voyages: 24, moments: [] } });
    shown();
    await screen.findByText(/No single choice decided it/);
  });
});

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

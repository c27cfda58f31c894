// Two hands on one space in the report: when, who, where, in words, and nothing where they were not counted.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentsOf } from '../../src/campaign/report/report';
import ReportPage from '../../src/campaign/report/ReportPage.svelte';
import { seatsNamed } from '../../src/replay/seats';
import { createFormatter } from '../../src/table/formatter';
import { gameVoice } from '../../src/ui/texts';
import type { VoyageReport } from '../../src/wire/views/pirates';
import { aboutVoyage, answer, BOOK, json, LIVRE, STORM } from '../helpers/campaign-kit';
import { appAt } from '../helpers/lobby-kit';

/** Bob reached for Ann's sails, Cleo for Bob's helm, and Bob once more for Dan's sails. */
const { report: COUNTED } = STORM;
const NONE: VoyageReport = {
  ...COUNTED,
  timers: COUNTED.timers.map((timer) => ({ ...timer, clashes: 0 })),
  rounds: COUNTED.rounds.map(({ clashes: _, ...round }) => round),
};
/** A voyage of which nothing is known. */
const UNCOUNTED: VoyageReport = {
  ...NONE,
  counted: false,
  timers: NONE.timers.map(({ clashes: _, ...timer }) => timer),
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('clashes of a voyage', () => {
  it.each([
    ['en', 'Sails 2: Bob came too late, you were there first'],
    ['fr', 'Voiles 2\u00a0: Bob arrive trop tard, vous y étiez déjà'],
  ] as const)('are sentences among the moments, in their order (%s)', async (language, sentence) => {
    const voice = await gameVoice('pirates', language);
    const about = aboutVoyage(STORM);
    const [round] = COUNTED.rounds;
    if (round === undefined) throw new Error('no round');
    const formatter = createFormatter({ voice, names: about.names, game: 'pirates', seats: seatsNamed(about, voice) });
    const moments = momentsOf(round, formatter);
    expect(moments.find(({ sign }) => sign === 'clash')?.sentence).toBe(sentence);
    expect(moments.map(({ line }) => line)).toEqual(moments.map(({ line }) => line).sort((a, b) => a - b));
    expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
  });
});

describe('the page', () => {
  const path = '/api/games/k7m2pq-0';
  async function open(report: VoyageReport, more: object = {}, language: 'en' | 'fr' = 'en'): Promise<void> {
    const words = language === 'en' ? BOOK : LIVRE;
    answer({
      [`${path}/about`]: json({ ...aboutVoyage(STORM), ...more }),
      [`${path}/report`]: json(report),
      [`${path}/words`]: json({ chapter: '2', story: words.chapters[1]?.told, after: '', words: words.words }),
    });
    const { app } = appAt('/campaign/report/k7m2pq-0');
    if (language === 'fr') app.language.choose('fr');
    render(ReportPage, { app });
    await screen.findByRole('slider');
  }
  const crewRow = (name: string): readonly (string | null)[] =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('counts them in the crew’s table, explains them, and has a sign in the key', async () => {
    await open(COUNTED);
    expect(crewRow('Clashes')).toEqual(['0', '2', '1', '0']);
    expect(screen.getByText('too late')).toBeTruthy();
    expect(screen.getByText(/^A clash is two hands on one space/)).toBeTruthy();
  });

  it('tells each as a row of the round’s table and as a moment that leads into the replay', async () => {
    await open(COUNTED);
    expect(
      screen.getAllByText(/^too late: \w+ (?:was|were) there first$/).map(({ textContent }) => textContent),
    ).toEqual(['too late: you were there first', 'too late: Bob was there first', 'too late: Dan was there first']);
    const moment = screen.getByText('Sails 2: Bob came too late, you were there first').closest('li');
    expect(moment?.querySelector('a')?.getAttribute('href')).toBe('/replay/k7m2pq-0?line=12');
    expect(moment?.querySelector('a')?.textContent).toBe('Round 1, 0:33');
  });

  it('says it at the chosen moment, too', async () => {
    await open(COUNTED);
    const scrubber = screen.getByRole<HTMLInputElement>('slider');
    await fireEvent.input(scrubber, { target: { value: '12' } });
    expect(scrubber.getAttribute('aria-valuetext')).toContain('Sails 2: Bob came too late, you were there first.');
    await fireEvent.input(scrubber, { target: { value: '13' } });
    expect(scrubber.getAttribute('aria-valuetext')).not.toContain('too late');
  });

  it('has a 0 only where they were counted', async () => {
    await open(NONE);
    expect(crewRow('Clashes')).toEqual(['0', '0', '0', '0']);
    cleanup();
    await open(UNCOUNTED);
    expect(screen.queryByRole('row', { name: /^Clashes/ })).toBeNull();
    expect(screen.queryByText('too late')).toBeNull();
    expect(screen.getByText(/^Nobody counted clashes on this voyage/)).toBeTruthy();
  });

  it('says from where they are counted in a voyage that goes on from another', async () => {
    await open(NONE, { forked: 20 });
    expect(screen.getByText(/counted, from where this crew sailed on/)).toBeTruthy();
  });

  it('speaks French', async () => {
    await open(COUNTED, {}, 'fr');
    expect(crewRow('Accrochages')).toEqual(['0', '2', '1', '0']);
    expect(screen.getByText('trop tard')).toBeTruthy();
  });
});

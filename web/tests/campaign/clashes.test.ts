// Two hands on one space, from the server's count to the report: when, who, where, in words, and nothing where nobody counted.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { barsOf } from '../../src/campaign/report/bars';
import { clashesOf } from '../../src/campaign/report/clashes';
import { momentsOf } from '../../src/campaign/report/moments';
import { reportOf } from '../../src/campaign/report/report';
import ReportPage from '../../src/campaign/report/ReportPage.svelte';
import { seatsNamed } from '../../src/replay/seats';
import { gameVoice } from '../../src/ui/texts';
import type { ClashShown } from '../../src/wire/types';
import { aboutVoyage, answer, BOOK, json, LIVRE, STORM } from '../helpers/campaign-kit';
import { appAt } from '../helpers/lobby-kit';

const SAILS = 4;
const HELM = 5;
const place = (timer: number, space: number): object => ({ kind: 'Place', timer, space });
/** Bob reached for Ann's sails, and later Cleo for Bob's helm; between them Bob did so once more. */
const CLASHES: readonly ClashShown[] = [
  { line: 12, at: 36_400, seat: 1, first: 0, action: place(1, SAILS) },
  { line: 14, at: 37_000, seat: 2, first: 1, action: place(2, HELM) },
  { line: 36, at: 102_000, seat: 1, first: 3, action: place(1, SAILS) },
];

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('clashes of a voyage', () => {
  const [first, second] = barsOf(STORM.frames);
  if (first === undefined || second === undefined) throw new Error('the storm has two rounds');

  it('stand at their time of the round’s clock, with timer, space and both seats', () => {
    const found = clashesOf(first, STORM.frames, CLASHES);
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({ timer: 1, space: SAILS, card: -1, seat: 1, first: 0, at: 33_400, line: 12 });
    expect(clashesOf(second, STORM.frames, CLASHES)).toEqual([]);
  });

  it('name the card if it is a card’s space', () => {
    const frame = STORM.frames.find(
      ({ line, public: { sea } }) =>
        line > first.firstLine && line < first.lastLine && sea.kinds.some((kind) => kind >= 0),
    );
    if (frame === undefined) throw new Error('no card lies open');
    const position = frame.public.sea.kinds.findIndex((kind) => kind >= 0);
    const [clash] = clashesOf(first, STORM.frames, [
      { line: frame.line, at: frame.at, seat: 1, first: 0, action: place(1, 12 + position) },
    ]);
    expect(clash?.card).toBe(frame.public.sea.kinds[position]);
  });

  it('are counted by timer, and are no number where nobody has counted', () => {
    const { timers, isCounted } = reportOf(STORM.frames, CLASHES);
    expect(timers.map(({ clashes }) => clashes)).toEqual([0, 2, 1, 0]);
    expect(isCounted).toBe(true);
    const older = reportOf(STORM.frames, null);
    expect(older.timers.map(({ clashes }) => clashes)).toEqual([null, null, null, null]);
    expect(older.rounds.flatMap(({ clashes }) => clashes)).toEqual([]);
  });

  it('leave what is no placing alone', () => {
    expect(
      clashesOf(first, STORM.frames, [{ line: 12, at: 36_500, seat: 1, first: 0, action: { kind: 'Start' } }]),
    ).toEqual([]);
    expect(
      clashesOf(first, STORM.frames, [{ line: 999, at: 36_500, seat: 1, first: 0, action: place(1, SAILS) }]),
    ).toEqual([]);
  });

  it.each([
    ['en', 'Sails 2: Bob came too late, Ann was there first'],
    ['fr', 'Voiles 2\u00a0: Bob arrive trop tard, Ann y était déjà'],
  ] as const)('are sentences among the moments, in their order (%s)', async (language, sentence) => {
    const voice = await gameVoice('pirates', language);
    const [round] = reportOf(STORM.frames, CLASHES).rounds;
    if (round === undefined) throw new Error('no round');
    const moments = momentsOf(round, seatsNamed(aboutVoyage(STORM.frames), voice), voice);
    expect(moments.find(({ sign }) => sign === 'clash')?.sentence).toBe(sentence);
    expect(moments.map(({ line }) => line)).toEqual(moments.map(({ line }) => line).sort((a, b) => a - b));
    expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
  });
});

describe('the page', () => {
  const path = '/api/games/k7m2pq-0';
  async function open(
    clashes: readonly ClashShown[] | null,
    more: object = {},
    language: 'en' | 'fr' = 'en',
  ): Promise<void> {
    const words = language === 'en' ? BOOK : LIVRE;
    answer({
      [`${path}/about`]: json({ ...aboutVoyage(STORM.frames), clashes, ...more }),
      [`${path}/views`]: ({ query }) => {
        const since = Number(query.get('since'));
        return Response.json({
          id: 'k7m2pq-0',
          seat: 15,
          first: since,
          lines: STORM.frames.length,
          updates: STORM.frames.slice(since, since + 100),
        });
      },
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
    await open(CLASHES);
    expect(crewRow('Clashes')).toEqual(['0', '2', '1', '0']);
    expect(screen.getByText('too late')).toBeTruthy();
    expect(screen.getByText(/^A clash is two hands on one space/)).toBeTruthy();
  });

  it('tells each as a row of the round’s table and as a moment that leads into the replay', async () => {
    await open(CLASHES);
    expect(screen.getAllByText(/^too late: \w+ was there first$/).map(({ textContent }) => textContent)).toEqual([
      'too late: Ann was there first',
      'too late: Bob was there first',
      'too late: Dan was there first',
    ]);
    const moment = screen.getByText('Sails 2: Bob came too late, Ann was there first').closest('li');
    expect(moment?.querySelector('a')?.getAttribute('href')).toBe('/replay/k7m2pq-0?line=12');
    expect(moment?.querySelector('a')?.textContent).toBe('Round 1, 0:33');
  });

  it('says it at the chosen moment, too', async () => {
    await open(CLASHES);
    const scrubber = screen.getByRole<HTMLInputElement>('slider');
    await fireEvent.input(scrubber, { target: { value: '12' } });
    expect(scrubber.getAttribute('aria-valuetext')).toContain('Sails 2: Bob came too late, Ann was there first.');
    await fireEvent.input(scrubber, { target: { value: '13' } });
    expect(scrubber.getAttribute('aria-valuetext')).not.toContain('too late');
  });

  it('has a 0 only where somebody has counted', async () => {
    await open([]);
    expect(crewRow('Clashes')).toEqual(['0', '0', '0', '0']);
    cleanup();
    await open(null);
    expect(screen.queryByRole('row', { name: /^Clashes/ })).toBeNull();
    expect(screen.queryByText('too late')).toBeNull();
    expect(screen.getByText(/^Nobody counted clashes on this voyage/)).toBeTruthy();
  });

  it('says from where they are counted in a voyage that goes on from another', async () => {
    await open([], { forked: 20 });
    expect(screen.getByText(/counted, from where this crew sailed on/)).toBeTruthy();
  });

  it('speaks French', async () => {
    await open(CLASHES, {}, 'fr');
    expect(crewRow('Accrochages')).toEqual(['0', '2', '1', '0']);
    expect(screen.getByText('trop tard')).toBeTruthy();
  });
});

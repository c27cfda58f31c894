// A chapter of one's own: faults in place, crews that try it, and the table that sails it. And the report's page.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logbookKey } from '../../src/wire/logbook';
import { keptDraft, template } from '../../src/campaign/own/chapters';
import OwnChapter from '../../src/campaign/own/OwnChapter.svelte';
import ReportPage from '../../src/campaign/report/ReportPage.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { OpenTable, Tried } from '../../src/wire/types';
import { aboutVoyage, answer, BOOK, book, BOX, json, STORM } from '../helpers/campaign-kit';
import { appAt } from '../helpers/lobby-kit';

const WRONG = {
  name: '',
  faults: [
    { line: 3, path: 'round 1, deal, brigantin', text: 'there is no card "brigantin". Did you mean brigantine?' },
  ],
  remarks: [],
  story: null,
};
const en = await gameVoice('pirates', 'en');
const RIGHT = {
  name: 'mine',
  faults: [],
  remarks: [{ line: 2, path: 'life', text: 'five is a lot.' }],
  story: BOOK.chapters[0]?.told,
};
const YARD = { '/api/catalogue': json(BOX), '/api/campaign/pirates': book };
const TEXT = '{\n "id": "chapter.mine",\n "deal": {"brigantin": 2}\n}';
const DONE: Tried = {
  done: 2,
  runs: 30,
  won: 1,
  rate: 0.5,
  low: 0.1,
  high: 0.9,
  seconds: 300,
  stars: 1.5,
  verdict: 'fair',
  lives_lost: 2,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function write(text: string): Promise<HTMLTextAreaElement> {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('The chapter');
  await fireEvent.input(field, { target: { value: text } });
  return field;
}

describe('a chapter of one’s own', () => {
  it('shows faults with their lines, and leads there', async () => {
    answer({ ...YARD, '/api/chapters/check': json(WRONG) });
    const { container } = render(OwnChapter, { app: appAt('/campaign/own').app });
    const field = await write(TEXT);
    await fireEvent.click(await screen.findByRole('button', { name: 'Line 3' }, { timeout: 3000 }));
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(' "deal": {"brigantin": 2}');
    expect(container.querySelector('.gutter .fault')?.textContent).toBe('3');
    expect(screen.getByText(/Did you mean brigantine/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sail' })).toBeNull();
    expect(keptDraft()).toBe(TEXT);
  });

  it('sends the text as it was written, asks once for one text, and sails with it', async () => {
    const asked = answer({
      ...YARD,
      '/api/chapters/check': json(RIGHT),
      '/api/tables': json({ code: 'mychap', link: '/t/mychap' }),
    });
    const { app, gone } = appAt('/campaign/own');
    render(OwnChapter, { app });
    await write(TEXT);
    await screen.findByText('Sound from keel to masthead.', {}, { timeout: 3000 });
    expect(screen.getByText('life: five is a lot.')).toBeTruthy();
    await new Promise((later) => setTimeout(later, 900));
    expect(asked.filter(({ path }) => path === '/api/chapters/check').map(({ bearer }) => bearer)).toEqual([
      logbookKey(),
    ]);
    await fireEvent.click(await screen.findByRole('button', { name: 'Sail' }));
    await waitFor(() => expect(gone).toEqual(['/t/mychap']));
    const order = asked.at(-1)?.body as OpenTable;
    expect(order.settings.options).toMatchObject({ chapter: 'mine' });
  });

  it('tells how simulated crews fare, voyage after voyage', async () => {
    const lines = `${JSON.stringify({ ...DONE, done: 1, won: 0, rate: 0 })}\n${JSON.stringify(DONE)}\n`;
    const asked = answer({
      ...YARD,
      '/api/chapters/check': json(RIGHT),
      '/api/chapters/try': () => new Response(lines),
    });
    render(OwnChapter, { app: appAt('/campaign/own').app });
    await write(TEXT);
    await fireEvent.click(await screen.findByRole('button', { name: 'Try it' }, { timeout: 3000 }));
    const rate = await screen.findByText('1 of 2 won: 50 %.');
    expect(rate.parentElement?.textContent).toContain(en.say('own-fair'));
    expect(await screen.findByText(/between 10 % and 90 %/)).toBeTruthy();
    const tried = asked.findLast(({ path }) => path === '/api/chapters/try');
    expect([tried?.query.get('players'), tried?.bearer]).toEqual(['4', logbookKey()]);
  });

  it('says that another chapter is being tried', async () => {
    answer({
      ...YARD,
      '/api/chapters/check': json(RIGHT),
      '/api/chapters/try': () => Response.json({}, { status: 503 }),
    });
    render(OwnChapter, { app: appAt('/campaign/own').app });
    await write(TEXT);
    await fireEvent.click(await screen.findByRole('button', { name: 'Try it' }, { timeout: 3000 }));
    await screen.findByText(/Another chapter is being tried/);
  });

  it('sets it up for the crew that is chosen, and leaves the form where it is', async () => {
    const asked = answer({ ...YARD, '/api/chapters/check': json(RIGHT) });
    render(OwnChapter, { app: appAt('/campaign/own').app });
    await write(TEXT);
    const captain = await screen.findByLabelText('Captain', {}, { timeout: 3000 });
    await fireEvent.click(captain);
    expect(screen.getByText('Sound from keel to masthead.')).toBeTruthy();
    const levels = (): unknown[] =>
      asked.filter(({ path }) => path === '/api/chapters/check').map(({ query }) => query.get('level'));
    await waitFor(() => expect(levels()).toEqual(['bosun', 'captain']));
    expect(captain.isConnected).toBe(true);
  });

  it('asks nothing about what is too long, and gives back what a file has replaced', async () => {
    const asked = answer({ ...YARD, '/api/chapters/check': json(RIGHT) });
    render(OwnChapter, { app: appAt('/campaign/own').app });
    const field = await write('é'.repeat(65_537));
    expect(await screen.findByText('That is longer than any chapter may be.')).toBeTruthy();
    await new Promise((later) => setTimeout(later, 900));
    expect(asked.some(({ path }) => path === '/api/chapters/check')).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Start from chapter 1' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Bring back what was there' }));
    expect(field.value).toHaveLength(65_537);
  });

  it('starts from the first chapter, which everybody may read', async () => {
    answer({ ...YARD, '/api/chapters/check': json(RIGHT) });
    render(OwnChapter, { app: appAt('/campaign/own').app });
    await fireEvent.click(screen.getByRole('button', { name: 'Start from chapter 1' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('The chapter').value).toContain('"id": "chapter.1"'),
    );
    expect(JSON.parse(await template())).toMatchObject({ id: 'chapter.1' });
  });
});

describe('the page of a report', () => {
  const path = '/api/games/k7m2pq-0';
  const ALL = {
    [`${path}/about`]: json(aboutVoyage(STORM)),
    [`${path}/report`]: json(STORM.report),
    [`${path}/words`]: json({ chapter: '2', story: BOOK.chapters[1]?.told, after: '', words: BOOK.words }),
  };

  it('shows bars with a table, the crew, what it cost, and what befell the ship', async () => {
    const asked = answer(ALL);
    render(ReportPage, { app: appAt('/campaign/report/k7m2pq-0').app });
    await screen.findByRole('heading', { name: 'Hounds Astern' });
    expect(asked.filter(({ path: one }) => one.endsWith('/report'))).toHaveLength(1);
    expect(screen.getAllByRole('img', { name: /where each timer stood/ })).toHaveLength(2);
    expect(screen.getByText('Round 1 as a table')).toBeTruthy();
    expect(screen.getAllByText('performed').length).toBeGreaterThan(10);
    expect(screen.getByText('The enemy fired twice and hit twice: 2 damage.')).toBeTruthy();
    await screen.findByText('event: Wet Powder');
  });

  it('leads from any line into the replay, and out to sea again', async () => {
    answer(ALL);
    render(ReportPage, { app: appAt('/campaign/report/k7m2pq-0').app });
    const scrubber = await screen.findByRole<HTMLInputElement>('slider');
    await fireEvent.input(scrubber, { target: { value: '26' } });
    expect(screen.getByRole('link', { name: 'Watch it' }).getAttribute('href')).toBe('/replay/k7m2pq-0?line=26');
    expect(screen.getByRole('link', { name: 'Sail on from here' }).getAttribute('href')).toBe(
      '/new/pirates?from=k7m2pq-0&line=26',
    );
    expect(scrubber.getAttribute('aria-valuetext')).toMatch(/^Round 1, 1:06\. .*fires/);
  });

  it('says that a voyage is not over yet, or not to be seen', async () => {
    answer({ ...ALL, [`${path}/about`]: json({ ...aboutVoyage(STORM), outcome: null }) });
    const { unmount } = render(ReportPage, { app: appAt('/campaign/report/k7m2pq-0').app });
    expect((await screen.findByRole('alert')).textContent).toContain('not over yet');
    unmount();
    answer({});
    render(ReportPage, { app: appAt('/campaign/report/k7m2pq-0').app });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});

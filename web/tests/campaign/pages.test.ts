// The campaign's pages with recorded answers: chart, chapter, crew, free play, the day's voyage, the file.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CampaignPage from '../../src/campaign/CampaignPage.svelte';
import { dayAfter } from '../../src/campaign/daily/daily';
import { logbookKey } from '../../src/wire/logbook';
import {
  COMPANIES,
  crewOf,
  fitting,
  intentOf,
  keepPlan,
  lastPlan,
  settingsOf,
  USUAL,
  whoCanCome,
} from '../../src/campaign/sailing/crew-setup';
import GoalText from '../../src/campaign/chapter/GoalText.svelte';
import { captions, picturesOf } from '../../src/campaign/chapter/story';
import { layered, thingName } from '../../src/campaign/words';
import { intentFor } from '../../src/lobby/new-table/opening';
import { gameVoice } from '../../src/ui/texts';
import type { DailyBoard, OpenTable } from '../../src/wire/types';
import { answer, type Asked, book, BOOK, BOX, CREWING, json, LIVRE } from '../helpers/campaign-kit';
import { appAt } from '../helpers/lobby-kit';

const en = await gameVoice('pirates', 'en');
const fr = await gameVoice('pirates', 'fr');
const OPENED = {
  '/api/campaign/pirates': book,
  '/api/catalogue': json(BOX),
  '/api/tables': json({ code: 'abcdef', link: '/t/abcdef' }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const last = (asked: readonly Asked[], path: string): Asked => {
  const found = asked.findLast((one) => one.path === path);
  if (found === undefined) throw new Error(`nobody asked for ${path}`);
  return found;
};

describe('the log book’s key', () => {
  it('is made once, is long enough, and stays', () => {
    const key = logbookKey();
    expect(key).toMatch(/^[\w-]{22,64}$/);
    expect(logbookKey()).toBe(key);
    expect(localStorage.getItem('saltsea.logbook')).toBe(key);
  });

  it('is made anew in place of nonsense', () => {
    localStorage.setItem('saltsea.logbook', 'short');
    expect(logbookKey()).not.toBe('short');
  });
});

describe('words of open chapters', () => {
  it('lie over those of the first', () => {
    expect(thingName(en, 'card.gunboat')).toBe('something unknown');
    const voice = layered(en, BOOK.words);
    expect(thingName(voice, 'card.gunboat')).toBe('Gunboat');
    expect(voice.has('rule-pirates-chapter-3')).toBe(true);
    expect(thingName(voice, 'card.kraken')).toBe('something unknown');
    expect(voice.say('setup-round', { round: 2 })).toBe('Round 2');
    expect(voice.ids().filter((id) => id === 'rule-pirates-R7')).toHaveLength(1);
  });

  it('use the words of the first', () => {
    const facts = { hands: 1, seat: 'Ann', 'seat-is': 'other', position: 'NW3', token: 'Loot' };
    for (const [base, { words }, told] of [
      [en, BOOK, 'Ann brings aboard from NW3: Loot'],
      [fr, LIVRE, 'Ann rapporte à bord, de NW3\u00A0: Loot'],
    ] as const) {
      const voice = layered(base, words);
      expect(voice.fill('told-pirates-TokenTaken', facts)).toBe(told);
      expect(voice.ids().filter((id) => /\{[a-z]/.test(voice.fill(id, facts)))).toEqual([]);
    }
  });
});

describe('a story as a comic page', () => {
  it('keeps every word, in whole sentences, in four captions of like length', () => {
    for (const shown of [BOOK, LIVRE]) {
      for (const { told, number } of shown.chapters) {
        if (told === null) continue;
        const found = captions(told.story);
        expect(captions(told.story, number).join(' ')).toBe(told.story);
        expect(captions(told.story, number)).toHaveLength(4);
        expect(found.join(' ')).toBe(told.story);
        expect(found).toHaveLength(4);
        expect(found.every((one) => /[.!?…”»]$/.test(one))).toBe(true);
      }
    }
  });

  it('shows what is new first', () => {
    const told = BOOK.chapters[1]?.told;
    if (!told) throw new Error('chapter 2 is closed');
    expect(picturesOf(told)[0]).toBe('card.gunboat');
    expect(picturesOf(told)).toHaveLength(3);
  });
});

describe('a plan', () => {
  it('asks for the set-up of its crew', () => {
    expect(crewOf(USUAL, CREWING)).toEqual({ players: 4, level: 'bosun', timers: 0 });
    expect(crewOf({ ...USUAL, seats: 1, timers: 2 }, CREWING)).toEqual({ players: 1, level: 'bosun', timers: 2 });
  });

  it('begins at once with sailors, and waits for friends', () => {
    expect(intentOf({ ...USUAL, seats: 3 }, 'able', [])).toEqual({
      bots: { 1: 'able', 2: 'able' },
      guests: {},
      begin: true,
    });
    expect(intentOf({ ...USUAL, company: 'device', seats: 2 }, 'able', ['Ann', ' Bob ', 'Cleo'])).toEqual({
      bots: {},
      guests: { 1: 'Bob' },
      begin: true,
    });
    expect(intentOf({ ...USUAL, company: 'friends' }, 'able', []).begin).toBe(false);
  });

  it('has calm seas as an option, and step mode as a setting', () => {
    const calm = settingsOf({ ...USUAL, pace: 'half' }, CREWING, { chapter: '1' });
    expect(calm.options).toEqual({ chapter: '1', level: 'bosun', calm: 'half' });
    expect(calm.steps).toBe(false);
    const steps = settingsOf({ ...USUAL, pace: 'steps' }, CREWING, { chapter: '1' });
    expect([steps.steps, steps.options['calm']]).toEqual([true, undefined]);
    const alone = settingsOf({ ...USUAL, seats: 1, timers: 3 }, CREWING, { chapter: '1' });
    expect(alone.options['timers']).toBe(3);
  });

  it('is offered what the catalogue has', () => {
    expect(CREWING.levels).toEqual(['deckhand', 'bosun', 'captain']);
    expect([CREWING.seatsFor('sailors'), CREWING.seatsFor('friends')]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
    ]);
    expect([CREWING.timersFor(1), CREWING.timersFor(2)]).toEqual([[2, 3, 4], []]);
    expect(CREWING.paces).toEqual(['off', 'three-quarters', 'half', 'steps']);
  });

  it('is remembered, unless it is none, and made to fit', () => {
    expect(lastPlan()).toBeNull();
    keepPlan({ ...USUAL, seats: 2 });
    expect(lastPlan()).toEqual({ ...USUAL, seats: 2 });
    localStorage.setItem('saltsea.plan', '{"level":"admiral"}');
    expect(lastPlan()).toBeNull();
    expect(fitting({ ...USUAL, company: 'friends', seats: 1 }, CREWING).seats).toBe(2);
    // To a table in this page nobody can come.
    expect(fitting({ ...USUAL, company: 'friends' }, CREWING, true).company).toBe('sailors');
    expect(whoCanCome(COMPANIES, true)).toEqual(['sailors', 'device', 'cardboard']);
    expect(fitting({ ...USUAL, level: 'admiral', pace: 'gale', seats: 9 }, CREWING)).toEqual({
      ...USUAL,
      level: 'deckhand',
      pace: 'off',
    });
  });
});

const CAMPAIGN = '{"format":2,"game":"pirates"}';
const IMPOSSIBLE = '{"format":2,"game":"pirates","chapters":"none"}';

describe('the chart', () => {
  it('shows open chapters, and of sealed ones the number alone', async () => {
    const asked = answer(OPENED);
    const { app } = appAt('/campaign');
    const { container } = render(CampaignPage, { app });
    await screen.findByText('Next: chapter 3');
    expect(
      screen.getByRole('link', { name: '1. Broken Chains: won, 3 stars, best score 150' }).getAttribute('href'),
    ).toBe('?chapter=1');
    expect(screen.getAllByRole('button', { name: /sealed/ })).toHaveLength(BOOK.chapters.length - 3);
    for (const secret of ['Three Torn', 'Kraken', 'Flagship', 'Lighthouse', 'Galleon'])
      expect(container.textContent).not.toContain(secret);
    expect(last(asked, '/api/campaign/pirates').bearer).toBe(logbookKey());
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/api/campaign/pirates', '/api/catalogue']));
  });

  it('says why a sealed one is sealed', async () => {
    answer(OPENED);
    render(CampaignPage, { app: appAt('/campaign').app });
    await fireEvent.click(await screen.findByRole('button', { name: 'Chapter 5: sealed' }));
    expect(screen.getByText('Chapter 5 is sealed. Win chapter 4 first.')).toBeTruthy();
  });

  it('says it in the other language as soon as that is chosen', async () => {
    answer(OPENED);
    const { app } = appAt('/campaign');
    render(CampaignPage, { app });
    await fireEvent.click(await screen.findByRole('button', { name: 'Chapter 5: sealed' }));
    app.language.choose('fr');
    await screen.findByText(fr.say('campaign-locked', { number: 5, before: 4 }));
    expect(screen.queryByText('Chapter 5 is sealed. Win chapter 4 first.')).toBeNull();
  });

  it('tells of the stars, and that all is won, as the server counts them', async () => {
    const all = { ...BOOK, stars: 7, most_stars: 8, is_won: true };
    answer({ ...OPENED, '/api/campaign/pirates': () => Response.json(all) });
    render(CampaignPage, { app: appAt('/campaign').app });
    await screen.findByText('All ten won. Sail any of them again.');
    expect(screen.getByText(en.say('campaign-stars', { earned: 7, most: 8 }))).toBeTruthy();
  });

  it('shows the chart instead of a sealed chapter that an address names', async () => {
    answer(OPENED);
    render(CampaignPage, { app: appAt('/campaign?chapter=7').app });
    expect((await screen.findByRole('alert')).textContent).toContain('Chapter 7 is sealed');
  });

  it('says that the server is out of reach, and asks again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    render(CampaignPage, { app: appAt('/campaign').app });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(OPENED);
    await fireEvent.click(retry);
    await screen.findByText('Next: chapter 3');
  });

  it('puts a file together with what is there, or takes it alone, and says what is wrong with one', async () => {
    const asked = answer({
      ...OPENED,
      '/api/campaign/pirates': ({ method, body, ...rest }) =>
        JSON.stringify(body) === IMPOSSIBLE ? Response.json({}, { status: 400 }) : book({ method, body, ...rest }),
    });
    const { container } = render(CampaignPage, { app: appAt('/campaign').app });
    await screen.findByText('Next: chapter 3');
    const picker = container.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('no picker');
    const choose = async (text: string): Promise<void> => {
      Object.defineProperty(picker, 'files', { value: [new File([text], 'pirates.campaign')], configurable: true });
      await fireEvent.change(picker);
    };
    const bring = async (text: string, how = 'Put them together'): Promise<void> => {
      await choose(text);
      await fireEvent.click(await screen.findByRole('button', { name: how }));
    };
    await bring(CAMPAIGN);
    await screen.findByText(/Both are one now/);
    expect(last(asked, '/api/campaign/pirates')).toMatchObject({ method: 'POST', body: { format: 2 } });
    await bring(CAMPAIGN, 'Take the file alone');
    await screen.findByText('That is your log book now.');
    expect(last(asked, '/api/campaign/pirates')).toMatchObject({ method: 'PUT', body: { format: 2 } });
    await bring(IMPOSSIBLE);
    await screen.findByText(/no campaign of the pirates/);
    // What can be seen at once is said before anything is asked.
    await choose(CAMPAIGN.slice(0, 20));
    await screen.findByText(/damaged/);
    await choose('[]');
    await screen.findByText(/no campaign of A Tale of Pirates/);
  });

  it('calls no file wrong because the server is busy', async () => {
    answer({
      ...OPENED,
      '/api/campaign/pirates': ({ method, ...rest }) =>
        method === 'POST' ? Response.json({}, { status: 429 }) : book({ method, ...rest }),
    });
    const { container } = render(CampaignPage, { app: appAt('/campaign').app });
    await screen.findByText('Next: chapter 3');
    const picker = container.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('no picker');
    Object.defineProperty(picker, 'files', {
      value: [new File([CAMPAIGN], 'pirates.campaign')],
      configurable: true,
    });
    await fireEvent.change(picker);
    await fireEvent.click(await screen.findByRole('button', { name: 'Put them together' }));
    await screen.findByText(/a little too often/);
    expect(screen.queryByText(/no campaign of the pirates/)).toBeNull();
  });
});

it('tells a goal without a sentence of its own step by step, in any language', () => {
  const [first] = BOOK.chapters;
  if (first?.told == null) throw new Error('the first chapter is closed');
  const step = { verb: 'sink', group: 'ship', things: [], times: 5 } as const;
  const story = {
    ...first.told,
    goal: '',
    drills: [],
    each_round: false,
    stages: [[step, { verb: 'take', group: 'token', things: ['token.loot'], times: 1 } as const]],
  };
  for (const voice of [en, fr]) {
    const { container } = render(GoalText, { story, voice });
    expect(container.textContent).toContain(voice.say('goal-of-ship'));
    expect(container.textContent).toContain(thingName(voice, 'token.loot'));
  }
});

describe('the page of a chapter', () => {
  it('tells story, goal, news and set-up, and shows a rule once it was tried or asked for', async () => {
    answer(OPENED);
    render(CampaignPage, { app: appAt('/campaign?chapter=2').app });
    const told = BOOK.chapters[1]?.told;
    await screen.findByRole('heading', { level: 1, name: '2. Hounds Astern' });
    expect(await screen.findByText(told?.goal ?? '')).toBeTruthy();
    expect(screen.getByText(told?.optional?.text ?? '', { exact: false })).toBeTruthy();
    expect(screen.getByText('Round 3')).toBeTruthy();
    for (const shown of told?.pictures ?? []) expect(screen.getByRole('img', { name: shown })).toBeTruthy();
    expect(told?.pictures).toHaveLength(4);
    await fireEvent.click(screen.getByRole('button', { name: /^Gunboat/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(/1 life point/)).toBeNull();
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Just show me the rule' }));
    expect(within(dialog).getByText(/1 life point/)).toBeTruthy();
  });

  it('asks for the set-up of another level, and keeps the choice', async () => {
    const asked = answer(OPENED);
    render(CampaignPage, { app: appAt('/campaign?chapter=1').app });
    await fireEvent.click(await screen.findByLabelText('Captain'));
    await waitFor(() => expect(last(asked, '/api/campaign/pirates').query.get('level')).toBe('captain'));
    expect(lastPlan()?.level).toBe('captain');
    await fireEvent.click(screen.getByLabelText('Only me'));
    await fireEvent.click(await screen.findByLabelText('2'));
    await waitFor(() =>
      expect(last(asked, '/api/campaign/pirates').query.toString()).toContain('players=1&level=captain&timers=2'),
    );
  });

  it('opens a table that begins at once with computer sailors', async () => {
    const asked = answer(OPENED);
    const { app, gone } = appAt('/campaign?chapter=3');
    render(CampaignPage, { app });
    await fireEvent.click(await screen.findByRole('button', { name: 'Sail' }));
    await waitFor(() => expect(gone).toEqual(['/t/abcdef']));
    const { settings, game } = last(asked, '/api/tables').body as OpenTable;
    expect(game).toBe('pirates');
    expect(settings.players).toBe(4);
    expect(settings.options).toEqual({ chapter: '3', level: 'deckhand', calm: 'off' });
    expect(intentFor('abcdef')).toEqual({ bots: { 1: 'able', 2: 'able', 3: 'able' }, guests: {}, begin: true });
  });

  it('waits for friends, and asks those around the device for their names', async () => {
    const asked = answer({ ...OPENED, '/api/tables': json({ code: 'friend', link: '/t/friend' }) });
    const { app, gone } = appAt('/campaign?chapter=1');
    render(CampaignPage, { app });
    await fireEvent.click(await screen.findByLabelText('All at this device'));
    await fireEvent.click(screen.getByLabelText('2'));
    await fireEvent.input(screen.getByLabelText('Player 1'), { target: { value: ' ' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sail' }).disabled).toBe(true);
    await fireEvent.click(screen.getByLabelText('Friends'));
    await fireEvent.click(screen.getByRole('button', { name: 'Invite and sail' }));
    await waitFor(() => expect(gone).toEqual(['/t/friend']));
    expect((last(asked, '/api/tables').body as OpenTable).settings.players).toBe(2);
    expect(intentFor('friend')).toBeNull();
  });

  it('speaks French throughout', async () => {
    answer(OPENED);
    const { container } = render(CampaignPage, { app: appAt('/campaign?chapter=1', 'fr').app });
    await screen.findByRole('heading', { level: 1, name: '1. Chaînes brisées' });
    expect(await screen.findByRole('button', { name: /En mer/ })).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b(the|with|your)\b/i);
  });
});

describe('free play', () => {
  it('mixes open chapters by a word', async () => {
    const asked = answer(OPENED);
    render(CampaignPage, { app: appAt('/campaign?view=free').app });
    await fireEvent.input(await screen.findByLabelText('The word'), { target: { value: 'herring' } });
    expect(screen.queryByLabelText('4')).toBeNull();
    await fireEvent.click(screen.getByLabelText('2'));
    await fireEvent.click(screen.getByRole('button', { name: 'Sail' }));
    await waitFor(() =>
      expect((last(asked, '/api/tables').body as OpenTable).settings.options).toMatchObject({
        chapter: 'free',
        open: 2,
        word: 'herring',
      }),
    );
  });

  it('names no thing that is still sealed among its words', () => {
    expect(en.say('free-words')).not.toMatch(/kraken|lantern|siren|galleon|fort|rum\b/);
  });
});

describe('the voyage of the day', () => {
  const BOARD: DailyBoard = {
    game: 'pirates',
    day: '2027-01-15',
    today: '2027-01-15',
    sea: '1',
    seas: ['1', '4', '7', '10'],
    seed: '3e30',
    voyages: [
      {
        rank: 1,
        points: 225,
        stars: 3,
        level: 'bosun',
        players: 2,
        timers: 4,
        bots: 1,
        took: 412_000,
        pauses: 2,
        calm: 'half',
        speed: 100,
        steps: false,
        names: ['Ann', ''],
      },
    ],
  };
  const ALL = { ...OPENED, '/api/daily/pirates': json(BOARD) };

  it('shows who won, and no name that is not meant to be shown', async () => {
    answer(ALL);
    render(CampaignPage, { app: appAt('/campaign?view=daily').app });
    expect(await screen.findByText(/Ann, a player,? and 1 computer sailor/)).toBeTruthy();
    expect(screen.getByText(/Bosun · 4 timers · Half the speed · 2 pauses/)).toBeTruthy();
    expect(screen.queryByLabelText('Chapters 1 to 4')).toBeNull();
  });

  it('sails the widest open sea, unwatched', async () => {
    const asked = answer(ALL);
    render(CampaignPage, { app: appAt('/campaign?view=daily').app });
    await screen.findByText(/Ann/);
    await fireEvent.click(screen.getByRole('button', { name: 'Sail' }));
    await waitFor(() =>
      expect((last(asked, '/api/tables').body as OpenTable).settings).toMatchObject({
        daily: true,
        watching: 'none',
        options: { open: 1, level: 'deckhand' },
      }),
    );
    expect((last(asked, '/api/tables').body as OpenTable).settings.options).not.toHaveProperty('chapter');
  });

  it('keeps the wish to be named on this device', async () => {
    answer(ALL);
    render(CampaignPage, { app: appAt('/campaign?view=daily').app });
    const wish = await screen.findByRole<HTMLInputElement>('switch');
    expect(wish.checked).toBe(false);
    await fireEvent.click(wish);
    expect(localStorage.getItem('saltsea.signed')).toBe('yes');
  });

  it('turns the pages of earlier days', async () => {
    const asked = answer(ALL);
    render(CampaignPage, { app: appAt('/campaign?view=daily').app });
    await fireEvent.click(await screen.findByRole('button', { name: 'The day before' }));
    await waitFor(() => expect(last(asked, '/api/daily/pirates').query.get('day')).toBe('2027-01-14'));
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

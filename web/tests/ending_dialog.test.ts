// Where a table goes after a game: once more, and after a won chapter on to the next one, led by whoever arranges the table.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextChapter } from '../src/pirates/goal';
import { PIRATES } from '../src/pirates/room';
import EndingDialog from '../src/table/EndingDialog.svelte';
import type { PiratesPublic } from '../src/wire/pirates';
import type { Answer, Ask } from '../src/wire/line';
import { appAt, sat, sessionAt, table } from './lobby_kit';
import { people, scene, type ViewName, WHOLE_VOICES } from './pirates_scenes';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(cleanup);

const WON = 'won' satisfies ViewName;

function end(name: ViewName, person: number | null, answer?: (ask: Ask) => Answer): Ask[] {
  const shown = table([sat(0), sat(1)], { game: 'pirates', phase: 'over' });
  const { session, asked } = sessionAt(shown, person, answer);
  const close = vi.fn();
  render(EndingDialog, { app: appAt('/t/k7m2pq').app, session, scene: scene(name), seats: people(), voice: WHOLE_VOICES.en, room: PIRATES, voyage: undefined, arrange: close, review: close, close });
  return asked;
}

it('leads the crew on to the next chapter', async () => {
  const chapter = nextChapter(scene(WON).public as PiratesPublic);
  const asked = end(WON, 0);
  screen.getByRole('button', { name: `On to chapter ${chapter}`, hidden: true }).click();
  await waitFor(() => expect(asked.map(({ kind }) => kind)).toEqual(['Arrange', 'Begin']));
  expect(asked[0]).toMatchObject({ settings: { players: 2, options: { chapter: String(chapter) } } });
});

it('stays where it is if that is refused', async () => {
  const asked = end(WON, 0, () => ({ kind: 'Refused', token: '', rule: 'pirates.P5', text: '', facts: {}, blockers: [], sentence: 'No.' }));
  screen.getByRole('button', { name: /^On to chapter/, hidden: true }).click();
  await waitFor(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(asked.map(({ kind }) => kind)).toEqual(['Arrange']);
});

it('leaves the lead to the host, and has nothing to lead on to after a lost chapter', () => {
  end(WON, 1);
  expect(screen.queryByRole('button', { name: /^On to chapter/, hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Once more', hidden: true })).toBeTruthy();
  cleanup();
  end('late', 0);
  expect(screen.queryByRole('button', { name: /^On to chapter/, hidden: true })).toBeNull();
});

it('knows which chapter comes next', () => {
  const won = scene(WON).public as PiratesPublic;
  const after = (chapter: string): number | null => nextChapter({ ...won, options: { ...won.options, chapter } });
  expect([after('1'), after('9'), after('10'), after('free'), after('my-own')]).toEqual([2, 10, null, null, null]);
});

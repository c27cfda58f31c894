// What stands beside the board: another player's card as soon as it is begun, then what happened, and else the gold.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { boxOf } from '../../src/corto/art/cards';
import Recap from '../../src/corto/stage/Recap.svelte';
import Table from '../../src/corto/Table.svelte';
import { describe as inWords } from '../../src/corto/words/describe';
import type { CortoScene } from '../../src/corto/view';
import type { GameTableProps, PlayerActions } from '../../src/table/game';
import type { EventShown } from '../../src/wire/views/common';
import { formatterOf, people, scene, VIEWS, VOICES } from '../helpers/corto-scenes';
import { settingsOf } from '../helpers/settings';
import { event, line } from '../helpers/shells';

vi.mock('../../src/corto/art/CardFace.svelte', () => import('../helpers/StubCard.svelte'));

afterEach(cleanup);

function show(
  view: CortoScene,
  hands: PlayerActions | null = null,
  voice = VOICES.en,
  since: GameTableProps['since'] = [],
): HTMLElement {
  const seats = people(view.seat);
  const props: GameTableProps = {
    scene: view,
    happening: null,
    lately: [],
    since,
    seats,
    hands,
    pointed: null,
    formatter: formatterOf(voice, seats),
    voice,
    settings: settingsOf(),
  };
  return render(Table, { props }).container;
}

/** A position in the middle of a card, seen by somebody who is not to act. */
function inTheMiddle(): { readonly view: CortoScene; readonly card: string } {
  for (const view of VIEWS.map((name) => scene(name))) {
    const card = view.public.in_play;
    const [acting] = view.waitingOn;
    const other = [0, 1].find((seat) => seat !== acting);
    if (card != null && acting !== undefined && other !== undefined)
      return { view: { ...view, seat: other, offers: [], private: null }, card };
  }
  throw new Error('no view is in the middle of a card');
}

it('shows a card that another player has begun, with what it does, before any of its steps is told', () => {
  const { view, card } = inTheMiddle();
  const stage = show(view).querySelector('.stage.live');
  expect(stage?.querySelector('[data-card]')?.getAttribute('data-card')).toBe(card);
  expect(stage?.textContent).toContain(inWords(VOICES.en, card, boxOf(view.public))?.does[0]);
});

it('says what the card does also once its playing is told', () => {
  const { view, card } = inTheMiddle();
  const seat = view.waitingOn[0] ?? 0;
  const played = line(view.line, seat, [event('Played', { seat, card }, { say: 'event-corto-Played' })]);
  const stage = show(view, null, VOICES.en, [played]).querySelector('.stage.live');
  expect(stage?.querySelector('.did')?.textContent).toContain(' play');
  expect(stage?.textContent).toContain(inWords(VOICES.en, card, boxOf(view.public))?.does[0]);
});

it('says where the gold comes from while nothing happens, one’s own column first', () => {
  const rich = VIEWS.map((name) => scene(name)).find(
    ({ public: { players }, outcome, waitingOn, seat }) =>
      outcome === null && waitingOn.includes(seat) && players.some(({ groups = [] }) => groups.length > 0),
  );
  if (rich === undefined) throw new Error('no view has gold');
  const container = show(rich, { preview: async () => null } as unknown as PlayerActions);
  const table = container.querySelector('.idle table');
  const columns = [...(table?.querySelectorAll('thead .unseen') ?? [])].map((one) => one.textContent);
  expect(columns).toHaveLength(rich.public.players.length);
  expect(table?.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
  expect(container.querySelector('.stage')).toBeNull();
});

it('says in French how gold is made with the space that a colon has there', () => {
  const quiet = VIEWS.map((name) => scene(name)).find((view) => view.outcome === null && view.public.in_play == null);
  if (quiet === undefined) throw new Error('no view is between cards');
  const titles = [...show(quiet, null, VOICES.fr).querySelectorAll('.ways dt')].map((one) => one.textContent);
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((title) => !title.endsWith('\u00a0:'))).toEqual([]);
});

it('tells two entries of one line, as when a turn is skipped right after another has ended', () => {
  const skipped = (seat: number): EventShown => event('Skipped', { seat }, { say: 'event-corto-Skipped' });
  const lines = [line(5, 1, [skipped(1), { ...skipped(0), heading: true }, skipped(0)])];
  const props = { lines, scene: scene('main'), formatter: formatterOf(VOICES.en, people(0)) };
  expect(render(Recap, { props }).container.querySelectorAll('li')).toHaveLength(2);
});

// A shipmate's line is lost: what the others may do, said where they can do it and on a screen that has nothing to press.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import ClockStopped from '../../src/pirates/banners/ClockStopped.svelte';
import type { TableContext } from '../../src/pirates/table-context';
import type { GameClock } from '../../src/table/game';
import { people, reader, scene } from '../helpers/pirates-scenes';

const clock = { why: 'lost' } as GameClock;

function context(isReplaceable: boolean): TableContext {
  const [ann, ...others] = people(1);
  const seats = [{ ...ann, isLost: true, isReplaceable } as (typeof others)[number], ...others];
  const model = { table: scene('watched').public };
  return { model, reader: { ...reader(1), seats }, choices: { orders: new Map() } } as unknown as TableContext;
}

it('says on the screen of a room that the crew may go on, once it may', () => {
  const { rerender } = render(ClockStopped, {
    props: { context: context(false), clock, left: null, goOnWithout: undefined },
  });
  expect(screen.getByText('After 20 seconds everybody may go on without waiting.')).toBeTruthy();
  void rerender({ context: context(true) });
  return vi.waitFor(() => expect(screen.getByText('The crew may go on now, on its own devices.')).toBeTruthy());
});

it('offers it where it can be done', () => {
  const props = { context: context(true), clock, left: null, goOnWithout: () => Promise.resolve(true) };
  render(ClockStopped, { props });
  expect(screen.getByRole('button').textContent).toContain('Ann');
});

// The menu's actions that are asked about once more before they are done.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import TableActions from '../../src/table/panels/TableActions.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { TableShown } from '../../src/wire/types';
import { sat, sessionAt, table } from '../helpers/lobby-kit';

afterEach(cleanup);

it('asks once more with the focus on the way back, and puts it where it was', async () => {
  const voice = await gameVoice('pirates', 'en');
  const shown: TableShown = { ...table([sat(0)]), phase: 'playing', manners: ['give-up'] };
  const { session, asked } = sessionAt(shown, 0);
  render(TableActions, { voice, seats: [], base: '', close: vi.fn(), session });
  await fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
  const question = screen.getByRole('group', { name: 'It ends here, and counts neither as won nor as lost.' });
  expect(question.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('No, play on');
  await fireEvent.click(screen.getByRole('button', { name: 'No, play on' }));
  expect(document.activeElement?.textContent).toBe('Give up');
  expect(asked).toEqual([]);
});

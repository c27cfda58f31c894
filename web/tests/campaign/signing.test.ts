// Whether one's name may be shown among the results of a day: a table is told what was chosen.
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sign } from '../../src/campaign/daily/signing';
import SignSwitch from '../../src/campaign/daily/SignSwitch.svelte';
import { gameVoice } from '../../src/ui/texts';
import { sat, sessionAt, table } from '../helpers/lobby-kit';

const en = await gameVoice('pirates', 'en');

beforeEach(() => localStorage.clear());

afterEach(cleanup);

it('tells a table whether a name may be shown', async () => {
  const { session, asked } = sessionAt(table([sat(0)]), 0);
  expect(await sign(session, true)).toBe(true);
  expect(asked).toEqual([{ kind: 'Sign', named: true }]);
});

it('tells a table a no as well: it may still know the yes of another day', async () => {
  const { session, asked } = sessionAt(table([sat(0)]), 0);
  render(SignSwitch, { session, say: en.say });
  await waitFor(() => expect(asked).toEqual([{ kind: 'Sign', named: false }]));
});

// Why an account could not take over the games of this browser, in the language that is read now.
import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import AdoptGames from '../../src/lobby/account/AdoptGames.svelte';
import { createLanguage } from '../../src/ui/language.svelte';
import { tableVoice } from '../../src/ui/texts';
import { remember } from '../../src/wire/seat-keys';
import { serve } from '../helpers/lobby-kit';

it('tells a refusal anew when another language is chosen', async () => {
  const text = 'refusal-table-too-fast';
  const refusal = { rule: 'table.T20', text, facts: {}, sentence: 'As the server says it.' };
  serve({ '/api/mine/adopt': () => Response.json(refusal, { status: 422 }) });
  remember({ code: 'k7m2pq', key: 'k'.repeat(22), game: 'corto', name: 'Ann', touched: 7 });
  const language = createLanguage(['en']);
  render(AdoptGames, { made: 0, language, changed: () => undefined });
  screen.getByRole('button').click();
  for (const one of ['en', 'fr'] as const) {
    language.choose(one);
    const said = (await tableVoice(one)).say(text);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
  }
});

// The rules reference: every rule in its chapter, found by words and by id, and nothing told too early.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chapters, found, folded, spans, SUBJECTS } from '../../src/rules/book';
import RulesPage from '../../src/rules/RulesPage.svelte';
import RuleText from '../../src/rules/RuleText.svelte';
import type { App } from '../../src/ui/app';
import { gameVoice, LANGUAGES, voice as ownVoice } from '../../src/ui/texts';
import { appAt } from '../helpers/app';

const corto = await gameVoice('corto', 'en');
const pirates = await gameVoice('pirates', 'en');
const book = chapters(corto, 'corto');

afterEach(cleanup);

const app = (subject: string, hash = ''): App => appAt({ page: 'rules', subject }, { hash });

describe('the book', () => {
  it.each(LANGUAGES)('names every chapter of every subject (%s)', async (language) => {
    for (const subject of SUBJECTS) {
      const all = chapters(await gameVoice(subject, language), subject);
      expect(all.length).toBeGreaterThan(0);
      for (const chapter of all)
        expect(ownVoice(language, []).has(`rules-chapter-${subject}-${chapter.id}`)).toBe(true);
      expect(all.flatMap((chapter) => chapter.rules).filter((rule) => rule.title === '' || rule.text === '')).toEqual(
        [],
      );
    }
  });

  it('has the rules in their order, each under the id that a refusal names', () => {
    expect(book.map((chapter) => chapter.id).join('')).toBe('gstcolfmevaqp');
    expect(book[0]?.rules.map((rule) => rule.id)).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6']);
    expect(chapters(pirates, 'pirates').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toContain(
      'card.passage-1',
    );
  });

  it.each(LANGUAGES)(
    'tells of no chapter of the pirates’ story but the first, nor of what later ones bring (%s)',
    async (language) => {
      const rules = chapters(await gameVoice('pirates', language), 'pirates').flatMap((chapter) => chapter.rules);
      expect(rules.map((rule) => rule.id).filter((id) => id.startsWith('chapter.'))).toEqual(['chapter.1']);
      expect(
        rules.filter((rule) =>
          /kraken|tentac|siren|sirène|galleon|galion|flagship|amiral|ghost|fantôme/i.test(rule.title + rule.text),
        ),
      ).toEqual([]);
    },
  );
});

describe('the search', () => {
  const ids = (question: string): readonly string[] => found(book, 'corto', question).map((rule) => rule.id);

  it('finds a rule by its id, short or whole', () => {
    expect(ids('c5')).toEqual(['C5']);
    expect(ids('corto.C5 ')).toEqual(['C5']);
  });

  it('finds rules by words, whatever their case and accents', () => {
    expect(ids('rasputin REMOVES')).toContain('F5');
    expect(ids('no such words anywhere')).toEqual([]);
    expect(folded('Éthiopiques')).toBe('ethiopiques');
  });
});

describe('a paragraph', () => {
  it('links the rules that it names, and no others', () => {
    const parts = spans('White adds a marker (C4), the train (QE) rolls; X9 is nothing.', (rule) => rule !== 'X9');
    expect(parts.filter((part) => part.rule !== undefined).map((part) => part.rule)).toEqual(['C4', 'QE']);
    expect(parts.map((part) => part.text).join('')).toBe(
      'White adds a marker (C4), the train (QE) rolls; X9 is nothing.',
    );
  });

  it('is drawn with its title', () => {
    render(RuleText, { voice: corto, rule: 'corto.C3' });
    expect(screen.getByText('Its action')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'C4' }).getAttribute('href')).toBe('/rules/corto#C4');
  });

  it('is nothing where there is no such rule', () => {
    const { container } = render(RuleText, { voice: corto, rule: 'corto.Z1' });
    expect(container.textContent).toBe('');
  });
});

describe('the page', () => {
  it('shows chapters, and searches as one types', async () => {
    render(RulesPage, { app: app('table') });
    expect(await screen.findByRole('heading', { name: 'At every table' })).toBeTruthy();
    const field = screen.getByRole('searchbox');
    (field as HTMLInputElement).value = 'T13';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await screen.findByText('One rule.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows the rule that the address names, by its short or its whole id', async () => {
    for (const hash of ['#card.passage-1', '#pirates.card.passage-1']) {
      render(RulesPage, { app: app('pirates', hash) });
      await vi.waitFor(() => expect(document.activeElement?.id).toBe('card.passage-1'));
      cleanup();
    }
  });

  it('says in words that there are no such rules', () => {
    render(RulesPage, { app: app('chess') });
    expect(screen.getByRole('alert').textContent).toContain('no rules of that name');
  });
});

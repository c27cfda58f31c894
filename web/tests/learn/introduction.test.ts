// The illustrated introduction and the worked examples: drawn with the table's art, said in both languages.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Example from '../../src/learn/Example.svelte';
import Introduction from '../../src/learn/Introduction.svelte';
import PictureFrame from '../../src/learn/PictureFrame.svelte';
import { outline } from '../../src/learn/outline';
import { EXAMPLES, INTRODUCTION } from '../../src/learn/pictures';
import { hasExample } from '../../src/rules/book';
import { bookVoice, LANGUAGES } from '../../src/ui/texts';

afterEach(cleanup);

/** All cards of all frames take a while on a busy machine. */
const PATIENCE = 30_000;

describe('the introduction', () => {
  it.each(LANGUAGES)(
    'says the goal, then shows five pictures with a sentence for every frame (%s)',
    async (language) => {
      const voice = await bookVoice('corto', language);
      const { container } = render(Introduction, { voice });
      expect(container.textContent).toContain(voice.say('picture-corto-goal'));
      expect(container.querySelectorAll('article')).toHaveLength(5);
      expect([...container.querySelectorAll('figcaption')]).toHaveLength(INTRODUCTION.flatMap(([, all]) => all).length);
      expect(container.textContent).not.toMatch(/[{$]/);
      expect([...container.querySelectorAll('.sum')].map((sum) => sum.textContent.trim()).join(' ')).toBe(
        '+4 +8 +4 +1 +1 +1 +10 +4',
      );
    },
    PATIENCE,
  );
});

describe('a frame', () => {
  const frames = Object.fromEntries(INTRODUCTION);

  it('draws the markers, and tells the board in words to those who hear it', async () => {
    const [frame] = frames['lay'] ?? [];
    if (frame === undefined) throw new Error('the first picture has no frame');
    const { container } = render(PictureFrame, { frame, voice: await bookVoice('corto', 'en') });
    expect(container.querySelectorAll('[data-stack]')).toHaveLength(2);
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'The board: a2 Tristan Bantam, Red 1; b2 El Oxford, Green 1',
    );
  });

  it('says what lies under the seals', async () => {
    const frame = frames['visit']?.[1];
    if (frame === undefined) throw new Error('Corto visits nobody');
    const { container } = render(PictureFrame, { frame, voice: await bookVoice('corto', 'en') });
    expect(container.textContent).toContain('Red. Under the seal: 2');
    expect(container.textContent).toContain('Green. Under the seal: 1');
  });
});

describe('a worked example', () => {
  it('stands at every rule that has a picture, and at no other', () => {
    for (const rule of Object.keys(EXAMPLES)) expect(hasExample('corto', rule)).toBe(true);
    expect(Object.keys(EXAMPLES)).toHaveLength(3);
    expect(hasExample('corto', 'C5')).toBe(false);
    expect(hasExample('pirates', 'T1')).toBe(false);
  });

  it('counts the treasure', async () => {
    render(Example, { rule: 'V6', voice: await bookVoice('corto', 'en') });
    expect(screen.getByText('Green: 24 gold')).toBeTruthy();
  });
});

describe('the line around a group', () => {
  it('runs along its outer edges alone', () => {
    const rows = [
      ['a2', 'a3'],
      ['b2', 'b3'],
    ];
    expect(outline(rows, ['a2'])).toBe('M0 0H1M0 1H1M0 0V1M1 0V1');
    expect(outline(rows, ['a2', 'a3', 'b2', 'b3']).match(/M/g)).toHaveLength(8);
  });
});

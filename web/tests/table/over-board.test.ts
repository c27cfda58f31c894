// Where something is told over a game in real time: on what the game can spare, and never beyond the window.
import { afterEach, expect, it, vi } from 'vitest';
import { overBoard } from '../../src/table/panels/toasts/over-board';

class NoObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Tells something so high where a game spares a place that ends there, in a window of a phone on its side. */
function lowerEdge(height: number, bottom: number): string {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('innerHeight', 390);
  const spared = document.createElement('div');
  spared.dataset['told'] = '';
  spared.getBoundingClientRect = () => new DOMRect(360, bottom - 60, 480, 60);
  const shown = document.createElement('div');
  Object.defineProperty(shown, 'offsetHeight', { value: height });
  document.body.append(spared, shown);
  overBoard(shown);
  return shown.style.bottom;
}

it('ends where the place ends that the game can spare', () => {
  expect(lowerEdge(50, 180)).toBe('210px');
});

it('begins at the upper edge of the window where it is higher: its way out stays in sight', () => {
  expect(lowerEdge(234, 180)).toBe('156px');
});

import { afterEach, expect, test } from 'vitest';
import { createTouches, type Touches } from '../../src/table/panels/toasts/touches';

let touches: Touches;

function tap(y: number): void {
  document.body.dispatchEvent(new MouseEvent('pointerdown', { clientY: y, bubbles: true }));
}

afterEach(() => touches.stop());

test('before anything is touched the hand counts, which lies below', () => {
  touches = createTouches();
  expect(touches.isBelow()).toBe(true);
});

test('the last tap counts', () => {
  touches = createTouches();
  tap(innerHeight * 0.2);
  expect(touches.isBelow()).toBe(false);
  tap(innerHeight * 0.9);
  expect(touches.isBelow()).toBe(true);
});

test('a key counts where the focus is', () => {
  touches = createTouches();
  const square = document.body.appendChild(document.createElement('button'));
  square.getBoundingClientRect = () => new DOMRect(0, 10, 20, 20);
  square.focus();
  square.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(touches.isBelow()).toBe(false);
  square.remove();
});

// Links of a client that lies in a folder: the browser knows one file, so a new tab needs the page's own address, too.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouter } from '../../src/ui/route.svelte';

const open = vi.fn();

function click(href: string, target: string): void {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.target = target;
  document.body.append(link);
  // What the router leaves to the browser is not fetched by a test.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  link.remove();
}

beforeEach(() => {
  document.documentElement.setAttribute('data-folder', '');
  vi.stubGlobal('open', open.mockReset());
});
afterEach(() => {
  document.documentElement.removeAttribute('data-folder');
  vi.unstubAllGlobals();
});

it('opens a new tab at the address of the page, and other sites not at all', () => {
  createRouter();
  click('/rules/pirates', '_blank');
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\?at=%2Frules%2Fpirates$/), '_blank', 'noopener');
  click('https://elsewhere.example/', '_blank');
  expect(open).toHaveBeenCalledTimes(1);
});

// Runs before each file of tests. The files share a few processes and their windows: to start one for each file took as
// long as the tests. So a file begins with modules of its own, and leaves the window as it has found it.
import { configure } from '@testing-library/svelte';
import { afterAll, afterEach, vi } from 'vitest';

const PATIENCE = 20_000; // what a test waits for comes late on a busy machine
const PATCHED = [HTMLElement.prototype, HTMLDialogElement.prototype];
const untouched = PATCHED.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
const address = location.href;
const listening: (() => void)[] = [];

/** Notes who listens to what outlives a page, so that pages of this file do not hear what happens in the next. */
function noteListeners(target: EventTarget): void {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type, heard, options) => {
    listen(type, heard, options);
    listening.push(() => target.removeEventListener(type, heard, options));
  };
  listening.push(() => {
    target.addEventListener = listen;
  });
}

function restorePrototypes(): void {
  for (const [number, prototype] of PATCHED.entries()) {
    for (const name of Object.getOwnPropertyNames(prototype))
      if (!(name in (untouched[number] ?? {}))) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, untouched[number] ?? {});
  }
}

const { waitFor } = vi;
vi.waitFor = (callback, given) => waitFor(callback, given ?? PATIENCE);
configure({ asyncUtilTimeout: PATIENCE });
vi.resetModules();
const { loadOwnTexts, wantPageTexts } = await import('../src/ui/own-texts');
const { OWN_NAMES } = await import('../src/wire/language');
wantPageTexts();
await Promise.all(Object.keys(OWN_NAMES).map(loadOwnTexts));
// No test reaches a network: one that asks a server it has not made would wait for a machine that is not there.
globalThis.fetch = (asked) =>
  Promise.reject(new TypeError(`this test has no server for ${asked instanceof Request ? asked.url : String(asked)}`));
noteListeners(window);
noteListeners(document);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.waitFor = waitFor;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const leave of listening) leave();
  restorePrototypes();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', address);
});

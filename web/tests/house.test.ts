// A rule of the house that the compiler cannot hold: `any` switches the types off, so nobody writes it.
import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['../src/**/*.{svelte,ts}', './**/*.ts'], { query: '?raw', import: 'default', eager: true });

it('has types everywhere', () => {
  const loose = Object.entries(FILES).filter(([, text]) => /(: |<|as |\| )any\b(?! [a-z])/.test(text) || /@ts-(ignore|nocheck)/.test(text));
  expect(loose.map(([path]) => path).filter((path) => !path.endsWith('house.test.ts'))).toEqual([]);
});

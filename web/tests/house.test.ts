// Rules of the house that no compiler holds: types everywhere, and a lock that serves every platform and names no host.
import { expect, it } from 'vitest';
import lockText from '../package-lock.json?raw';

const FILES = import.meta.glob<string>(['../src/**/*.{svelte,ts}', './**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

it('has types everywhere: `any` switches them off, so nobody writes it', () => {
  const loose = Object.entries(FILES).filter(
    ([, text]) => /(: |<|as |\| )any\b(?! [a-z])/.test(text) || /@ts-(ignore|nocheck)/.test(text),
  );
  expect(loose.map(([path]) => path).filter((path) => !path.endsWith('house.test.ts'))).toEqual([]);
});

it('names no game where all games are shown: what one brings is listed in games.ts', () => {
  const shared = Object.entries(FILES).filter(([path]) => /^\.\.\/src\/(table|lobby|replay|plain|ui)\//.test(path));
  const naming = shared.filter(
    ([, text]) => /['"`](corto|pirates)['"`]/.test(text) || /['"](\.\.\/)+(corto|pirates|campaign)\//.test(text),
  );
  expect(shared.length).toBeGreaterThan(80);
  expect(naming.map(([path]) => path)).toEqual([]);
});

it('locks the bundler’s programs for every platform', () => {
  // npm leaves out what its registry does not list at that moment; `npm ci` then fails on other machines.
  const { packages } = JSON.parse(lockText) as Lock;
  const wanted = Object.keys(packages['node_modules/rolldown']?.optionalDependencies ?? {});
  expect(wanted).toHaveLength(15);
  expect(wanted.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
});

it('names no registry in the lock', () => {
  expect(lockText).not.toContain('"resolved"');
});

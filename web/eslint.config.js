// What the linter holds the client to. Spaces are Prettier's business.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

// Written by tools/write_generated.py.
const GENERATED = [
  'src/wire/language.ts',
  'src/wire/pirates-board.ts',
  'src/wire/seats.ts',
  'src/wire/types.ts',
  'src/wire/views/',
];

export default defineConfig(
  { ignores: ['public/', ...GENERATED] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      // The compiler knows every name.
      'no-undef': 'off',
      'max-lines-per-function': ['error', { max: 60 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets are values here: typed ReadonlyMap, held in $state.raw and replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // Rules that need types. Components are left out: they take most of the time, and svelte-check reads their types.
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The client has no enum, and looking for one takes half of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      // A stand-in is async because what it stands for is.
      '@typescript-eslint/require-await': 'off',
      // A spy is looked at, not called: expect(settings.set).
      '@typescript-eslint/unbound-method': 'off',
      // Vitest's matchers are typed `any`: expect.objectContaining(…).
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);

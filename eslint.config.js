/**
 * Lint rules, including the import rules between folders (ARCHITECTURE.md). The import table is in
 * build/lint/import-boundaries.js, the API bans of engine/ are in build/lint/restricted-apis.js; build/lint/lint.test.ts tests
 * both. The project's own rule is in build/lint/excess-in-spreads.js, with its test beside it.
 */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { excessInSpreads } from './build/lint/excess-in-spreads.js'
import { restrictedApis } from './build/lint/restricted-apis.js'
import { importBoundaries } from './build/lint/import-boundaries.js'
import svelteConfig from './svelte.config.js'

const COMPONENTS = ['**/*.svelte']
const SCRIPTS = ['**/*.{js,mjs,cjs}']
const TESTS = ['**/*.{test,spec}.ts', 'engine/core/invariants/**/*.ts', '**/e2e/**/*.ts']

export default defineConfig(
  // The last entry is a temporary file of electron-vite, written while it loads its configuration: lint may run at the same time.
  {
    ignores: [
      'out/',
      'dist/',
      'shots/',
      'test-results/',
      'node_modules/',
      'engine/fixtures/',
      'electron.vite.config.ts.*.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  { files: ['**/*.ts'], extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked] },
  // Components without type information: it would take more time than all other checks, and svelte-check covers them better.
  { files: COMPONENTS, extends: [ts.configs.strict, ts.configs.stylistic] },
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,

  {
    files: ['**/*.ts'],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
  },
  { files: COMPONENTS, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: SCRIPTS,
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  // Scripts that run in a Chromium page, not in Node.
  {
    files: ['e2e/fake-electron/page/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
    // The preload is inserted where its parameters are used.
    rules: { 'no-unused-vars': ['error', { args: 'none' }] },
  },
  { files: ['e2e/fake-electron/trial/page.js'], languageOptions: { globals: globals.browser } },

  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      // TypeScript does not detect misspelt properties inside such a spread.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression[properties.length>0]',
          message: 'Write the properties one after another.',
        },
        {
          selector: 'SpreadElement > ArrayExpression[elements.length>0]',
          message: 'Write the elements one after another.',
        },
      ],
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.ts', ...COMPONENTS],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A type alias is easier to read where the shape is a detail.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Numbers in template literals are unambiguous.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => sendSomething()` is the clearest form of a listener.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Contracts are written as methods; a type parameter used once still documents the accepted types.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Contracts are plain objects: their methods do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      // The compiler checks access to index signatures.
      '@typescript-eslint/dot-notation': 'off',
      // The code has no enums (tsconfig.json) and few classes: these two rules are slow and find nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: [...COMPONENTS, '**/*.svelte.ts'],
    rules: {
      // `let { seat } = $props()` is Svelte's idiom, and `$bindable` and `bind:this` assign from outside.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      // State uses runes, not stores.
      'svelte/require-store-reactive-access': 'off',
      // Pages are switched in memory: the app does not use SvelteKit links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['renderer/**', 'build/new-game/template/renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: TESTS,
    rules: {
      // Tests may pass invalid values on purpose and access the internals of objects they created.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['e2e/fixture.ts'], rules: { 'no-empty-pattern': 'off' } },
  // French texts have narrow spaces before ; ! and ?, in templates too.
  {
    files: ['renderer/messages/**/*.ts'],
    rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
  // Command-line programs.
  { files: ['build/**', 'main/headless.ts'], rules: { 'no-console': 'off' } },

  ...excessInSpreads,
  ...restrictedApis,
  ...importBoundaries,
)

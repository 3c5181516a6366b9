/**
 * What the code may look like, and which room of the house may import which (ARCHITECTURE.md). The table of rooms
 * stands in build/lint/import-boundaries.js, the bans of engine/ in build/lint/restricted-apis.js; build/lint/lint.test.ts proves both.
 */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { restrictedApis } from './build/lint/restricted-apis.js'
import { importBoundaries } from './build/lint/import-boundaries.js'
import svelteConfig from './svelte.config.js'

const COMPONENTS = ['**/*.svelte']
const SCRIPTS = ['**/*.{js,mjs,cjs}']
const TESTS = ['**/*.{test,spec}.ts', 'engine/core/invariants/**/*.ts', '**/e2e/**/*.ts']

export default defineConfig(
  // The last is a file that the build writes here and removes again while it reads its configuration: lint runs beside it.
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
  // Components without types: they would take more time than all the rest, and svelte-check knows them better.
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
  // These run inside a Chromium page, not in Node.
  {
    files: ['e2e/fake-electron/page/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
    // The preload is put in where they are used.
    rules: { 'no-unused-vars': ['error', { args: 'none' }] },
  },
  { files: ['e2e/fake-electron/trial/page.js'], languageOptions: { globals: globals.browser } },

  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      // Inside such a spread TypeScript does not look for misspelt properties.
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
      // An alias reads better where the shape is a detail.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Numbers in template texts are clear enough.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => sendSomething()` is the clearest way to write a listener.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Contracts are written as methods; a type parameter used once still names what a caller may pass.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Contracts are plain objects: their methods have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // Index signatures and their brackets are a matter for the compiler.
      '@typescript-eslint/dot-notation': 'off',
      // There are no enums here (tsconfig.json), and few classes: these two cost much time for nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: [...COMPONENTS, '**/*.svelte.ts'],
    rules: {
      // `let { seat } = $props()` is Svelte's own form, and `$bindable` and `bind:this` assign from outside.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      // There are no stores here: state is runes.
      'svelte/require-store-reactive-access': 'off',
      // Pages are chosen in memory: the app has no links of SvelteKit.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['renderer/**', 'build/new-game/template/renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: TESTS,
    rules: {
      // Tests may pass broken values on purpose and reach into what they have just made.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['e2e/fixture.ts'], rules: { 'no-empty-pattern': 'off' } },
  // French sets narrow spaces before ; ! and ?, in templates too.
  {
    files: ['renderer/messages/**/*.ts'],
    rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
  // Programs that speak to a person on a terminal.
  { files: ['build/**', 'main/headless.ts'], rules: { 'no-console': 'off' } },

  ...restrictedApis,
  ...importBoundaries,
)

/**
 * Violations of the import table and of the API bans of engine/ are lint errors. Lints small source texts as if they were files
 * of the project.
 */
import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

// The project's own configuration; only the rules that need a compiled project are off, since these files do not exist.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { languageOptions: { parserOptions: { projectService: false, program: null, project: false } } },
    { ...ts.configs.disableTypeChecked, languageOptions: {} },
    { files: ['**/*.ts'], rules: { 'samsara/no-excess-in-spreads': 'off' } },
  ],
})

/** The rules that a text breaks when it stands at a path, each once. */
async function broken(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: resolve(root, path) })
  const watched = [
    'boundaries/dependencies',
    'no-restricted-globals',
    'no-restricted-properties',
    'no-restricted-syntax',
  ]
  const fatal = result?.messages.find((message) => message.fatal)
  if (fatal) throw new Error(fatal.message)
  const ids = (result?.messages ?? []).map((message) => message.ruleId ?? '')
  return [...new Set(ids.filter((id) => watched.includes(id)))]
}

const imports = (source: string): string => `import * as it from '${source}'\nexport const used = it\n`
const component = (source: string): string => `<script lang="ts">\n  ${imports(source)}</script>\n`
const types = (source: string): string => `import type * as it from '${source}'\nexport type Used = typeof it\n`

describe('the import table refuses', () => {
  test.each([
    ['a library in core that is not listed', 'engine/core/contract/x.ts', imports('ws')],
    ['Node in core', 'engine/core/contract/x.ts', imports('node:fs')],
    ['Node without its prefix in core', 'engine/core/contract/x.ts', imports('fs')],
    ['a game in core', 'engine/core/contract/x.ts', imports('../../chakra/data.ts')],
    ['a type of a game in core', 'engine/core/contract/x.ts', types('../../chakra/data.ts')],
    ['the host in the contract', 'engine/core/contract/x.ts', types('../host/table.ts')],
    ['the invariants in the host', 'engine/core/host/x.ts', types('../invariants/game-test-adapter.ts')],
    ['the host in a game', 'engine/chakra/x.ts', types('../core/host/table.ts')],
    ['another game in a game', 'engine/karmaka/play.ts', imports('../../chakra/data.ts')],
    ['a type of another game in a game', 'engine/karmaka/play.ts', types('../../chakra/data.ts')],
    ['the bridge in a game', 'engine/chakra/x.ts', types('../../bridge/calls.ts')],
    ['a test library in a game', 'engine/chakra/x.ts', imports('vitest')],
    ['Svelte in a game', 'engine/chakra/x.ts', imports('svelte')],
    ['engine code in the Bridge', 'bridge/x.ts', imports('../engine/core/contract/random.ts')],
    ['a game in the Bridge', 'bridge/x.ts', types('../engine/chakra/state.ts')],
    ['main in the Bridge', 'bridge/x.ts', types('../main/reply.ts')],
    ['engine code in the preload', 'preload/index.ts', imports('../engine/core/contract/random.ts')],
    ['Node in the preload', 'preload/index.ts', imports('node:fs')],
    ['the renderer in main', 'main/tables/x.ts', imports('../../renderer/theme/seat-style.ts')],
    ['Electron in what headless.ts runs', 'main/tables/x.ts', imports('electron')],
    ['Electron in headless.ts', 'main/headless.ts', imports('electron')],
    ['Pixi in main', 'main/tables/x.ts', imports('pixi.js')],
    ['Electron in the renderer', 'renderer/screens/x.ts', imports('electron')],
    ['Node in the renderer', 'renderer/screens/x.ts', imports('node:path')],
    ['the table in the renderer', 'renderer/screens/x.ts', imports('../../engine/core/host/table.ts')],
    ['a dynamic import of the table', 'renderer/x.ts', `export const it = import('../engine/core/host/table.ts')\n`],
    ['a re-export of the table', 'renderer/x.ts', `export * from '../engine/core/host/table.ts'\n`],
    ['a timeline in the renderer', 'renderer/x.ts', imports('../engine/core/host/timeline.ts')],
    ['whole games in the renderer', 'renderer/x.ts', imports('../engine/core/host/playout.ts')],
    ['types of the table in the renderer', 'renderer/x.ts', types('../engine/core/host/table.ts')],
    ['test tables in the renderer', 'renderer/x.ts', imports('../engine/core/invariants/test-helpers.ts')],
    ['working parts of the rules in a face', 'renderer/games/rauha/x.ts', imports('../../../engine/rauha/settle.ts')],
    ['bots in the renderer', 'renderer/screens/x.ts', imports('../../engine/core/host/bots/random.ts')],
    ['D9: a screen in a component', 'renderer/components/X.svelte', component('../screens/HomeScreen.svelte')],
    ['D9: types of a screen in a component', 'renderer/components/x.ts', types('../screens/faces.ts')],
    ['D9: a screen in a face', 'renderer/games/rauha/x.ts', imports('../../screens/faces.ts')],
    ['another game in a face', 'renderer/games/karmaka/x.ts', imports('../chakra/index.ts')],
    ['helpers of tests in a screen', 'renderer/screens/x.ts', imports('../testing/fake-host.ts')],
    ['types of helpers of tests in a face', 'renderer/games/rauha/x.ts', types('../../testing/game-ui-helpers.ts')],
    ['helpers of tests in a component', 'renderer/components/X.svelte', component('../testing/fake-host.ts')],
    ['helpers of tests in main', 'main/tables/x.ts', imports('../testing/fixture-game.ts')],
    ['types of helpers of tests in the desktop entry', 'main/index.ts', types('./testing/malicious-host.ts')],
    ['helpers of tests in a script', 'build/x.ts', imports('../main/testing/fixture-game.ts')],
    ['engine code in e2e', 'e2e/x.spec.ts', imports('../engine/core/contract/random.ts')],
    ['build scripts in main', 'main/x.ts', imports('../build/lint/restricted-apis.js')],
    ['Node in the template of a game', 'build/new-game/template/engine/template-game/x.ts', imports('node:fs')],
    ['a script in it', 'build/new-game/template/renderer/games/template-game/x.ts', imports('../../../../write.mjs')],
    ['a file that is not there', 'engine/core/contract/x.ts', imports('./nowhere.ts')],
  ])('%s', async (_what, path, text) => {
    expect(await broken(path, text)).toEqual(['boundaries/dependencies'])
  })

  test('a forbidden import in a Svelte component', async () => {
    const it = component('../../engine/core/host/table.ts')
    expect(await broken('renderer/screens/X.svelte', it)).toEqual(['boundaries/dependencies'])
  })
})

describe('the import table allows', () => {
  test.each([
    ['the listed libraries in core', 'engine/core/contract/x.ts', imports('@noble/hashes/sha2.js') + types('valibot')],
    ['core in a game', 'engine/chakra/x.ts', imports('../core/contract/json.ts')],
    ['a game its own files', 'engine/chakra/x.ts', imports('./data.ts')],
    ['engine types in the Bridge', 'bridge/bridge-client.ts', types('../engine/core/contract/game.ts')],
    ['Electron in the preload', 'preload/index.ts', imports('electron')],
    ['engine and Node in main', 'main/tables/x.ts', imports('../../engine/core/host/table.ts') + types('node:fs')],
    ['Electron in the desktop entry', 'main/index.ts', imports('electron')],
    [
      'the host and the invariants in a kit',
      'engine/chakra/test-adapter.ts',
      imports('../core/invariants/test-helpers.ts'),
    ],
    ['data in the renderer', 'renderer/x.ts', imports('../engine/chakra/data.ts')],
    ['what a game shows, in its face', 'renderer/games/rauha/x.ts', imports('../../../engine/rauha/index.ts')],
    ['types of the rules in a face', 'renderer/games/rauha/x.ts', types('../../../engine/rauha/state.ts')],
    ['working parts in a test of a face', 'renderer/games/rauha/x.test.ts', imports('../../../engine/rauha/settle.ts')],
    ['previews in the renderer', 'renderer/x.ts', imports('../engine/core/contract/action-preview.ts')],
    ['the Bridge in the renderer', 'renderer/x.ts', imports('../bridge/calls.ts')],
    ['D9: components in a screen', 'renderer/screens/X.svelte', component('../components/Modal.svelte')],
    ['helpers of tests in a test', 'renderer/screens/x.test.ts', imports('../testing/fake-host.ts')],
    ['helpers of tests in what tests share', 'renderer/games/rauha/testing.ts', imports('../../testing/fake-stage.ts')],
    ['helpers of tests in each other', 'renderer/testing/X.svelte', component('./fake-host.ts')],
    ['helpers of tests in a test of main', 'main/tables/x.test.ts', imports('../testing/fixture-game.ts')],
    ['the malicious host in the bench', 'build/x.ts', imports('../main/testing/malicious-host.ts')],
    ['Pixi in the renderer', 'renderer/stage/x.ts', imports('pixi.js')],
    ['test libraries in a test', 'engine/chakra/x.test.ts', imports('fast-check') + types('vitest')],
    ['the table in a test of a face', 'renderer/games/chakra/x.test.ts', imports('../../../engine/core/host/table.ts')],
    ['engine in a script', 'build/x.ts', imports('../engine/core/host/table.ts')],
    ['types of the Bridge in e2e', 'e2e/x.spec.ts', types('../bridge/calls.ts')],
  ])('%s', async (_what, path, text) => {
    expect(await broken(path, text)).toEqual([])
  })
})

describe('engine/ may not use', () => {
  test.each([
    ['the clock', 'export const now = Date.now()'],
    ['a new Date', 'export const now = new Date()'],
    ['performance', 'export const now = performance.now()'],
    ['timers', 'setTimeout(() => undefined, 1)'],
    ['the process', 'export const it = process.env'],
    ['the page', 'export const it = document.title'],
    ['the window', 'export const it = window.name'],
    ['the system generator', 'export const it = crypto.randomUUID()'],
    ['globals through globalThis', 'export const it = globalThis.Date'],
  ])('%s', async (_what, text) => {
    expect(await broken('engine/chakra/x.ts', `${text}\n`)).toEqual(['no-restricted-globals'])
  })

  test.each(['engine/core/contract/x.ts', 'engine/chakra/x.test.ts', 'main/tables/x.ts'])(
    'Math.random in %s',
    async (path) => {
      expect(await broken(path, 'export const it = Math.random()\n')).toEqual(['no-restricted-properties'])
    },
  )

  test('the clock, except in test files', async () => {
    expect(await broken('engine/core/x.test.ts', 'export const now = performance.now()\n')).toEqual([])
  })
})

describe('public 4: only renderer/bridge/page-storage.ts may use browser storage', () => {
  const RULES = ['no-restricted-globals', 'no-restricted-properties']
  test.each([
    ['the local storage', "export const it = localStorage.getItem('a')", [RULES[0]]],
    ['the session storage of a page', 'export const it = (page: Window) => page.sessionStorage', [RULES[1]]],
    ['cookies', 'export const it = document.cookie', [RULES[1]]],
    ['a database', "export const it = indexedDB.open('a')", [RULES[0]]],
  ])('%s', async (_what, text, rules) => {
    expect(await broken('renderer/screens/x.ts', `${text}\n`)).toEqual(rules)
    expect(await broken('renderer/bridge/page-storage.ts', `${text}\n`)).toEqual([])
  })
})

describe('the rule against spreading literals', () => {
  test.each([
    ['an object in an object', 'export const it = { ...{ a: 1, b: 2 }, c: 3 }'],
    ['an array in an array', 'export const it = [...[1, 2], 3]'],
    ['an array in a call', 'export const it = Math.max(...[1, 2])'],
  ])('rejects %s', async (_what, text) => {
    expect(await broken('main/tables/x.ts', `${text}\n`)).toEqual(['no-restricted-syntax'])
  })

  test('allows spreading a conditional or optional value', async () => {
    const text =
      'export const it = (a?: number[]) => ({ ...(a === undefined ? {} : { b: a.length }), c: [...(a ?? [])] })'
    expect(await broken('main/tables/x.ts', `${text}\n`)).toEqual([])
  })
})

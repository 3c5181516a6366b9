/** No file imports itself, directly or through others. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../lib/project.mjs'
import { findImportCycles } from './import-cycles.ts'

const cyclesOf = (sources: Readonly<Record<string, string>>) => findImportCycles(new Map(Object.entries(sources)))
const component = (script: string): string => `<script lang="ts">\n  ${script}\n</script>\n\n<p>words</p>\n`

describe('findImportCycles reports a cycle', () => {
  test('of two files that import types of each other', () => {
    const sources = {
      'main/a.ts': "import type { B } from './tables/b.ts'\nexport interface A { b: B }\n",
      'main/tables/b.ts': "import type { A } from '../a.ts'\nexport interface B { a: A }\n",
      'main/c.ts': "import type { A } from './a.ts'\nexport type C = A\n",
    }
    expect(cyclesOf(sources)).toEqual([['main/a.ts → main/tables/b.ts', 'main/tables/b.ts → main/a.ts']])
  })

  test.each([
    ['types, inline', "import { type A } from './a.ts'"],
    ['values', "import { a } from './a.ts'"],
    ['an effect', "import './a.ts'"],
    ['a re-export', "export * from './a.ts'"],
    ['a re-export of types', "export type { A } from './a.ts'"],
    ['a type in an expression', "export type A = import('./a.ts').A"],
    ['a dynamic import', "export const a = () => import('./a.ts')"],
    ['a text of a file', "import text from './a.ts?raw'"],
  ])('of three files, closed by %s', (_how, text) => {
    const sources = { 'a.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': text, 'd.ts': "import './a.ts'" }
    expect(cyclesOf(sources)).toEqual([['a.ts → b.ts', 'b.ts → c.ts', 'c.ts → a.ts']])
  })

  test('of a component and a file, by types in either script of the component', () => {
    const outer = `<script lang="ts" module>\n  export type C = 1\n</script>\n${component("import type { D } from './d.ts'")}`
    const sources = { 'C.svelte': outer, 'd.ts': "import type { C } from './C.svelte'\nexport type D = C\n" }
    expect(cyclesOf(sources)).toEqual([['C.svelte → d.ts', 'd.ts → C.svelte']])
    const inModule = component("import type { D } from './d.ts'").replace('lang="ts"', 'lang="ts" module')
    expect(cyclesOf({ ...sources, 'C.svelte': inModule + component('let c = 1') })).toHaveLength(1)
  })

  test('of .mjs files, by types in their comments', () => {
    const sources = {
      'e.mjs': "/** @typedef {import('./f.mjs').F} F */\n",
      'f.mjs': "/** @import { F } from './e.mjs' */\n",
    }
    expect(cyclesOf(sources)).toEqual([['e.mjs → f.mjs', 'f.mjs → e.mjs']])
  })

  test('of a file that imports itself, and each of two connected cycles separately', () => {
    expect(cyclesOf({ 'a.ts': "import './a.ts'" })).toEqual([['a.ts → a.ts']])
    const two = { 'a.ts': "import './b.ts'", 'b.ts': "import './a.ts'\nimport './c.ts'" }
    expect(cyclesOf({ ...two, 'c.ts': "import './d.ts'", 'd.ts': "import './c.ts'" })).toHaveLength(2)
  })
})

test('findImportCycles ignores imports without a way back, and imports in comments and strings', () => {
  const sources = {
    'a.ts': "import './b.ts'\nimport './c.ts'\nimport 'vitest'\n",
    'b.ts': "import './c.ts'\n// import './a.ts'\nexport const text = `import './a.ts'`\n",
    'c.ts': "export const word = 'from ./a.ts'\n/** import('./a.ts') */\n",
  }
  expect(cyclesOf(sources)).toEqual([])
})

test('no file of the project is in an import cycle', () => {
  const paths = globSync(['*.{ts,js}', '{engine,bridge,main,preload,renderer,build,e2e}/**/*.{ts,js,mjs,svelte}'], {
    cwd: ROOT,
  }).map((path) => path.replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(1000)
  expect(findImportCycles(new Map(paths.map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')])))).toEqual([])
})

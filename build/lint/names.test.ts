/** Naming rules of CONTRIBUTING.md that linters do not have. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/project.mjs'

const SOURCES = globSync('{engine,bridge,main,preload,renderer,build,e2e}/**/*.{ts,svelte}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/template/'))

/** Parallel files of the five games, and of the fixture games, export the same names. */
const OF_A_GAME =
  /^(engine|renderer\/games|renderer\/messages\/\w+)\/[\w-]+\/(?!host|contract|invariants)|fixture-games\//
const SHARED = /^(engine\/core|renderer\/messages\/\w+\/app)\//

interface ExportedType {
  readonly name: string
  readonly path: string
}

/** The types, interfaces and classes that a text exports. */
function exportedTypes(path: string, text: string): ExportedType[] {
  const source = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script).join('\n')
    : text
  const { statements } = ts.createSourceFile('x.ts', source, ts.ScriptTarget.ESNext)
  return statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)
    if (!isType || statement.name === undefined) return []
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return isExported === true ? [{ name: statement.name.text, path }] : []
  })
}

const TYPES = SOURCES.flatMap((path) => exportedTypes(path, readFileSync(`${ROOT}/${path}`, 'utf8')))

test('no two exported types outside games have the same name', () => {
  const paths = new Map<string, string[]>()
  for (const { name, path } of TYPES)
    if (SHARED.test(path) || !OF_A_GAME.test(path)) paths.set(name, [...(paths.get(name) ?? []), path])
  expect(paths.size).toBeGreaterThan(500)
  expect([...paths].filter(([name, where]) => name !== 'Props' && where.length > 1)).toEqual([])
})

test('no exported type and no file has a bare participle or gerund as its name', () => {
  /** Nouns that end like one. */
  const NOUNS = [
    'packed',
    'scoring',
    'training',
    'Building',
    'Seating',
    'Seed',
    'Token',
    'Tween',
    'building',
    'hosting',
    'seating',
    'testing',
    'ending',
    'token',
    'screen',
    'tween',
  ]
  const isBare = (name: string): boolean => /^[A-Za-z][a-z]+(ing|ed|en)$/.test(name) && !NOUNS.includes(name)
  expect(TYPES.filter(({ name }) => isBare(name))).toEqual([])
  expect(SOURCES.filter((path) => isBare(basename(path).replace(/\..*$/, '')))).toEqual([])
})

test('no exported type name ends in Start, and limits begin with MIN_ or MAX_ instead of words such as LARGEST', () => {
  const isStart = ({ name }: ExportedType): boolean => /[a-z]Start$/.test(name) && !/^(Turn|Activity)Start$/.test(name)
  expect(TYPES.filter(isStart)).toEqual([])
  const limits = SOURCES.filter((path) => !path.endsWith('names.test.ts')).flatMap((path) =>
    [
      ...readFileSync(`${ROOT}/${path}`, 'utf8').matchAll(
        /\bconst ((?:LEAST|MOST|LARGEST|LONGEST|FEWEST|SHORTEST|PATIENCE|LEISURE)\w*)/g,
      ),
    ].map(([, name]) => `${path}: ${String(name)}`),
  )
  expect(limits).toEqual([])
})

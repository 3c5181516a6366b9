/**
 * Counts the values that a game's UI imports from its game: the names imported from the game's index.ts, without the game object
 * and types. ARCHITECTURE.md lists the counts. A UI that imports more than it displays would decide rules itself.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const GAMES = globSync('engine/*/info.ts', { cwd: root }).map((file) => basename(dirname(file)))

/** The names of values that a text imports from a game's index. */
function taken(text: string, game: string): string[] {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? text
  const { statements } = ts.createSourceFile('x.ts', script, ts.ScriptTarget.ESNext)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { importClause } = statement
    if (!statement.moduleSpecifier.text.endsWith(`engine/${game}/index.ts`) || importClause === undefined) return []
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    const { namedBindings } = importClause
    if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) return ['*']
    return namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
  })
}

function takenByFace(game: string): readonly string[] {
  const files = globSync(`renderer/{games,messages/en}/${game}/**/*.{ts,svelte}`, { cwd: root })
  const source = files.filter((file) => !/\.test\.ts$|testing\.ts$/.test(file))
  const names = new Set(source.flatMap((file) => taken(readFileSync(resolve(root, file), 'utf8'), game)))
  names.delete(game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return [...names].sort()
}

/** The rows of ARCHITECTURE's table: `| chakra | 16 |`. */
function listed(): Readonly<Record<string, number>> {
  const text = readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ([a-z-]+) \| (\d+) \|$/gm)]
  return Object.fromEntries(rows.map(([, game = '', count = '']) => [game, Number(count)]))
}

test.each(GAMES)('the UI of %s imports as many values from its game as ARCHITECTURE.md lists', (game) => {
  const names = takenByFace(game)
  expect({ names, count: names.length }).toEqual({ names, count: listed()[game] })
})

test('taken lists imported values and no types', () => {
  const text =
    "import { a, type B, c as d } from '../../engine/x/index.ts'\nimport type { E } from '../engine/x/index.ts'"
  expect(taken(text, 'x')).toEqual(['a', 'd'])
  expect(taken(`<script lang="ts">\n${text}\n</script>`, 'x')).toEqual(['a', 'd'])
})

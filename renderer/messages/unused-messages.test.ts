/**
 * Ids that nothing can say. Ids are made of literals and of templates (`table.undo.${why}`), so both are read from the
 * syntax trees of all that runs: an id is of use when a literal is that id, or when it is a template whose gaps are
 * filled by literals (or by one more template). What a face leaves to its game's name may be spelt without that name.
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { en } from './en/app/index.ts'

/** The fixed parts of a template; a gap lies between two of them. */
type Template = readonly string[]

class Spelt {
  readonly literals = new Set<string>()
  readonly #templates = new Map<string, Template>()
  readonly #filled = new Map<string, boolean>()

  /** A template that holds anything but the signs of an id makes none; one without a point passes part of one on. */
  template(parts: Template): void {
    const fixed = parts.join('')
    if (fixed.includes('.') && /^[\w.:-]*$/.test(fixed)) this.#templates.set(JSON.stringify(parts), parts)
  }

  says(id: string): boolean {
    if (this.literals.has(id)) return true
    return [...this.#templates.values()].some((each) => this.#fits(each, id, (gap) => this.#fills(gap)))
  }

  /** Whether a text can be what a gap was filled with: a literal, a number, or a template that names something. */
  #fills(gap: string): boolean {
    const known = this.#filled.get(gap)
    if (known !== undefined) return known
    const names = [...this.#templates.values()].filter((parts) => /[a-z]/i.test(parts.join('')))
    const fills = this.#isWord(gap) || names.some((each) => this.#fits(each, gap, (inner) => this.#isWord(inner)))
    this.#filled.set(gap, fills)
    return fills
  }

  #isWord(text: string): boolean {
    return this.literals.has(text) || /^\d+$/.test(text)
  }

  #fits([head = '', ...rest]: Template, text: string, fills: (gap: string) => boolean): boolean {
    if (!text.startsWith(head)) return false
    const left = text.slice(head.length)
    if (rest.length === 0) return left === ''
    const ends = Array.from(left, (_, at) => at + 1)
    return ends.some((end) => this.#fits(rest, left.slice(end), fills) && fills(left.slice(0, end)))
  }
}

function readScript(text: string, spelt: Spelt): void {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) spelt.literals.add(node.text)
    else if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
      spelt.template([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
    }
    // Keys are parts of ids, where code iterates over them.
    const named =
      ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isShorthandPropertyAssignment(node)
    if (named && ts.isIdentifier(node.name)) spelt.literals.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.ts', text, ts.ScriptTarget.ESNext))
}

interface Quasi {
  readonly value: { readonly cooked: string }
}

function readComponent(text: string, spelt: Spelt): void {
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
      spelt.literals.add(node.value)
    } else if ('type' in node && node.type === 'Text' && 'data' in node && typeof node.data === 'string') {
      spelt.literals.add(node.data)
    } else if ('quasis' in node) {
      const parts = (node.quasis as readonly Quasi[]).map(({ value }) => value.cooked)
      if (parts.length > 1) spelt.template(parts)
      else spelt.literals.add(parts.join(''))
    }
    Object.values(node).forEach(visit)
  }
  visit(parse(text, { modern: true }))
}

/** Files whose strings are no messages to players: catalogues, tests and code that only tests use, names of features. */
const NOT_SAID =
  /^renderer\/messages\/[\w-]+\/[\w-]+\/(?!rulebook)[\w-]+\.ts$|\.test\.ts$|testing|\/kit\.ts$|\/invariants\/|fixtures|^engine\/[\w-]+\/(features|weights)\.ts$/

/** Which ids of a game nothing says. */
function unusedOf(game: string, ids: readonly string[], spelt: Spelt): readonly string[] {
  return ids.filter((id) => !spelt.says(id) && !spelt.says(id.slice(game.length + 1)))
}

function speltIn(texts: readonly (readonly [file: string, text: string])[]): Spelt {
  const spelt = new Spelt()
  for (const [file, text] of texts) (file.endsWith('.svelte') ? readComponent : readScript)(text, spelt)
  return spelt
}

test('finds an id that no literal and no template can be', () => {
  const spelt = speltIn([
    ['a.ts', "say('a.plain'); message(`choice.${action.do}`); const because = of('a.why'); because(`first.${kind}`)"],
    ['b.ts', 'type Do = { do: "lift" } | { do: "place" }; const of = (prefix, id) => `${prefix}.${id}`'],
    [
      'c.svelte',
      '<script>let { it } = $props()</script><p title="a.title">{say(`a.level.${it}Hint`)} {say("a.open")}</p>',
    ],
  ])
  const said = ['a.plain', 'choice.lift', 'a.why.first.place', 'a.why.lift', 'a.level.3Hint', 'a.title', 'a.open']
  expect(said.filter((id) => !spelt.says(id))).toEqual([])
  const unused = ['a.plainer', 'choice.drop', 'a.why.first.drop', 'a.level.lift', 'a.close', 'choice']
  expect(unused.filter((id) => spelt.says(id))).toEqual([])
})

test('every message is used in the source', async () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync('{bridge,engine,main,renderer}/**/*.{ts,svelte}', { cwd: root })
  const source = files.filter((file) => !NOT_SAID.test(file))
  const spelt = speltIn(source.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]))
  const loaded = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
    ['./en/*/{index,stages}.ts', '!./en/app/*'],
    {
      eager: true,
    },
  )
  const games = Object.entries(loaded).map(([file, exported]) => [file.split('/')[2] ?? '', exported] as const)
  expect(games.length).toBeGreaterThan(5)
  const unused = await Promise.all(
    games.map(async ([game, exported]) => unusedOf(game, Object.values(exported).flatMap(Object.keys), spelt)),
  )
  expect([...Object.keys(en).filter((id) => !spelt.says(id)), ...unused.flat()]).toEqual([])
}, 60_000)

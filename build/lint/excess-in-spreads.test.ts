/** The rule against spreads with properties that no code reads: lints small source texts with their types. */
import { resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { excessInSpreads } from './excess-in-spreads.js'

const root = resolve(import.meta.dirname, '../..')

const TYPES = `
interface Narrow { readonly a: number; readonly b?: number }
interface Wide extends Narrow { readonly old: number }
interface Other { readonly kind: 'other'; readonly old?: number }
declare const narrow: Narrow
declare const wide: Wide
declare const old: { old: number } | undefined
declare const cond: boolean
declare function use(it: Narrow): void
declare function generic<T extends Narrow>(it: T): T
`

const REPORTED = [
  ['a wider object in an argument', 'use({ ...wide, b: 1 })', 'old'],
  ['a wider object in a variable with a type', 'export const it: Narrow = { ...wide }', 'old'],
  ['a member that was renamed in the type', 'use({ a: 1, ...(cond ? { old: 1 } : {}) })', 'old'],
  ['a member after a logical operator', 'use({ a: 1, ...(cond && { old: 1 }) })', 'old'],
  ['an object that may be undefined', 'use({ a: 1, ...old })', 'old'],
  ['the properties of an intersection', 'export const it = (x: Narrow & { c: 1; d: 2 }) => use({ ...x })', 'c, d'],
  ['the properties of a type parameter', 'export const it = <T extends Wide>(x: T) => use({ ...x })', 'old'],
  ['an optional value', 'export const it: { v?: Narrow } = { v: { ...wide } }', 'old'],
  ['a result', 'export const it = (): Narrow | null => ({ ...wide })', 'old'],
  ['the result of a promise', 'export const it = async (): Promise<Narrow> => ({ ...wide })', 'old'],
  ['an element', 'export const it: Narrow[] = [{ ...wide }]', 'old'],
  ['a literal that satisfies a type', 'export const it = { ...wide } satisfies Narrow', 'old'],
  ['a literal with an asserted type', 'export const it = { ...wide } as Narrow', 'old'],
  ['a value or a function', 'export const it: Narrow | (() => Narrow) = { ...wide }', 'old'],
  ['an index of other names', 'export const it: Record<`x.${string}`, number> = { ...{ y: 1 } }', 'y'],
] as const

const ALLOWED = [
  ['the same type', 'use({ ...narrow, b: 1 })'],
  ['a part of the type', 'use({ a: 1, ...(cond ? { b: 1 } : {}) })'],
  ['a wider object with its own type', 'use({ ...wide, b: 1 } satisfies Wide)'],
  ['only the members that the type has', 'const { old: _, ...rest } = wide\nuse({ ...rest, b: 1 })'],
  ['a literal without an expected type', 'export const it = { ...wide, c: 1 }'],
  ['a member of another part of a union', 'export const it: Narrow | Other = { ...wide }'],
  ['an index of names', 'export const it: Record<string, number> = { ...wide }'],
  ['an index of such names', 'export const it: Record<`x.${string}`, number> = { ...{ "x.y": 1 } }'],
  ['an index of numbers', 'export const it: Record<number, string> = { ...{ 1: "a" }, 2: "b" }'],
  ['an inferred type parameter', 'export const it = generic({ ...wide })'],
  ['any object', 'export const it: object = { ...wide }'],
  ['an unknown value', 'export const it: unknown = { ...wide }'],
  ['a type without members', 'export const it: {} = { ...wide }'],
  ['a destructured literal', 'export const { a } = { ...wide }'],
  ['the rest of a pattern', 'export const it = ({ a, ...rest }: Wide): [number, unknown] => [a, rest]'],
  ['an array', 'export const it: number[] = [...[1]]'],
] as const

/** All samples in one program: most of the time goes into the types of the language. */
const samples = new Map(
  [...REPORTED, ...ALLOWED].map(([, text], at) => [resolve(root, `x${String(at)}.ts`), `${TYPES}${text}\nexport {}\n`]),
)
const program = (() => {
  const options: ts.CompilerOptions = {
    lib: ['lib.es2023.d.ts'],
    types: [],
    target: ts.ScriptTarget.ES2023,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, target) => {
    const text = samples.get(resolve(name))
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target, true)
  }
  host.fileExists = (name) => samples.has(resolve(name)) || fileExists(name)
  return ts.createProgram([...samples.keys()], options, host)
})()

function messagesFor(sample: string): string[] {
  const [path, text] = [...samples].find(([, whole]) => whole === `${TYPES}${sample}\nexport {}\n`) ?? ['', '']
  const parser = { parser: tseslint.parser, parserOptions: { programs: [program] } }
  const linter = new Linter({ cwd: root })
  return linter
    .verify(text, [...excessInSpreads, { files: ['**/*.ts'], languageOptions: parser }], path)
    .map(({ message }) => message)
}

describe('a spread may not add what the type of its literal lacks', () => {
  test.each(REPORTED)('%s', (_what, text, names) => {
    expect(messagesFor(text)).toEqual([expect.stringContaining(`This spread adds '${names}'`)])
  })

  test('the message names the type', () => {
    expect(messagesFor('use({ ...wide, b: 1 })')).toEqual([expect.stringContaining("which 'Narrow' lacks")])
  })
})

describe('a spread may add', () => {
  test.each(ALLOWED)('%s', (_what, text) => {
    expect(messagesFor(text)).toEqual([])
  })
})

test('the samples compile, so that no type in them is an error, which has any property', () => {
  const faults = ts.getPreEmitDiagnostics(program)
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
})

test('the rule needs types', () => {
  const text = 'export const it = { ...{} }\n'
  const untyped = [...excessInSpreads, { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }]
  expect(() => new Linter({ cwd: root }).verify(text, untyped, 'x.ts')).toThrow('needs type information')
})

test.each(['main/services.ts', 'engine/index.ts', 'renderer/stage/scene.ts', 'build/lint/lint.test.ts'])(
  'the rule is on in %s',
  async (path) => {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(resolve(root, path))) as Linter.Config
    expect(config.rules?.['samsara/no-excess-in-spreads']).toEqual([2])
  },
)

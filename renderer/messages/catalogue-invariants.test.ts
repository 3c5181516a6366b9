/**
 * What holds for the catalogues of every language that has a folder: the same files and ids as in English, the same values of the same
 * kinds, and whatever the language wants to tell apart when it counts. Rulebooks are no messages; one that is missing is read in English.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../bridge/locales.ts'
import { isPlainText, type MessageCatalogue } from './index.ts'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Part = Ast[number]

/** As the parser numbers the kinds of values. */
const KINDS: Readonly<Record<number, string>> = {
  1: 'plain',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
}
/** The sign for the number itself, as the parser has it. */
const POUND = '"type":7'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*/*/*.ts', '!./*/*/rulebook.ts'], { eager: true })

/** The files of a language: `ROOM/FILE.ts`. */
function filesIn(locale: Locale): readonly string[] {
  const folder = `./${locale}/`
  return Object.keys(files).flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
}

/** The messages of a file: all its objects of words, under any name. */
function wordsIn(locale: Locale, file: string): MessageCatalogue {
  const exported = Object.values(files[`./${locale}/${file}`] ?? {})
  const catalogues = exported.flatMap((each) =>
    typeof each === 'object' && each !== null ? [Object.entries(each)] : [],
  )
  return Object.fromEntries(catalogues.flat().filter(([, text]) => typeof text === 'string'))
}

function astOf(text: string, locale: Locale): Ast {
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst()
}

/** Every element of a message but plain text, however deep. */
function partsOf(ast: Ast): readonly Part[] {
  return ast.flatMap((part): readonly Part[] =>
    'options' in part ? [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))] : [part],
  )
}

type Counting = Extract<Part, { readonly pluralType?: unknown }>
type Choosing = Exclude<Extract<Part, { readonly options: unknown }>, Counting>

function counts(part: Part): part is Counting {
  return 'pluralType' in part
}

function chooses(part: Part): part is Choosing {
  return 'options' in part && !counts(part)
}

/** The values that a caller gives a message, and their use. */
interface Shape {
  /** The values that a message goes by. */
  readonly names: readonly string[]
  /** Those of them that can be read in it; by the others it only chooses its words. */
  readonly shown: readonly string[]
  /** The cases of the values by which it chooses. */
  readonly cases: Readonly<Record<string, readonly string[]>>
}

function shapeOf(text: string, locale: Locale): Shape {
  const all = partsOf(astOf(text, locale)).filter(({ type }) => type in KINDS)
  const namesOf = (parts: typeof all): readonly string[] =>
    [...new Set(parts.flatMap((part) => ('value' in part ? [part.value] : [])))].sort()
  const shown = all.filter((part) => (counts(part) ? JSON.stringify(part).includes(POUND) : !chooses(part)))
  const cases: Record<string, readonly string[]> = {}
  for (const part of all) {
    if (!chooses(part)) continue
    cases[part.value] = [...new Set([...(cases[part.value] ?? []), ...Object.keys(part.options)])].sort()
  }
  return { names: namesOf(all), shown: namesOf(shown), cases }
}

/** The errors in how a message counts, in its language. */
function countedWrongly(text: string, locale: Locale): readonly string[] {
  return partsOf(astOf(text, locale)).flatMap((part) => {
    if (!counts(part)) return []
    const rules = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' })
    const known = rules.resolvedOptions().pluralCategories as readonly string[]
    const cases = Object.keys(part.options)
    const named = cases.filter((each) => !each.startsWith('='))
    const foreign = named
      .filter((each) => !known.includes(each))
      .map((each) => `${part.value}: no ${each} in ${locale}`)
    return named.includes('other') ? foreign : [...foreign, `${part.value}: other is missing`]
  })
}

/** The errors in a message of another language. */
function faults(english: string, text: string, locale: Locale): readonly string[] {
  try {
    const [theirs, ours] = [shapeOf(english, FALLBACK_LOCALE), shapeOf(text, locale)]
    const missing = theirs.shown.filter((name) => !ours.names.includes(name))
    const foreign = ours.names.filter((name) => !theirs.names.includes(name))
    const chosen = Object.entries(ours.cases).flatMap(([name, cases]) => {
      const given = theirs.cases[name]
      return given === undefined || given.join() === cases.join()
        ? []
        : [`${name}: ${cases.join()} for ${given.join()}`]
    })
    return [
      ...missing.map((name) => `{${name}} is missing`),
      ...foreign.map((name) => `{${name}} is not given`),
      ...chosen,
      ...countedWrongly(text, locale),
    ]
  } catch (error) {
    return [String(error)]
  }
}

const others = LOCALES.filter((locale) => locale !== FALLBACK_LOCALE && filesIn(locale).length > 0)

test('the English catalogue exists, and its messages use the English plural categories', () => {
  const texts = filesIn(FALLBACK_LOCALE).flatMap((file) => Object.entries(wordsIn(FALLBACK_LOCALE, file)))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.flatMap(([id, text]) => countedWrongly(text, FALLBACK_LOCALE).map((why) => `${id}: ${why}`))).toEqual([])
})

describe.each(others)('the catalogue in %s', (locale) => {
  test('has the same files as English', () => {
    expect([...filesIn(locale)].sort()).toEqual([...filesIn(FALLBACK_LOCALE)].sort())
  })

  test('has the same ids as English in each file', () => {
    const idsIn = (of: Locale): readonly string[] =>
      filesIn(locale).flatMap((file) => Object.keys(wordsIn(of, file)).map((id) => `${file}: ${id}`))
    expect([...idsIn(locale)].sort()).toEqual([...idsIn(FALLBACK_LOCALE)].sort())
  })

  test('uses the values and select cases of English, and the plural categories of its language', () => {
    const wrong = filesIn(locale).flatMap((file) => {
      const english = wordsIn(FALLBACK_LOCALE, file)
      return Object.entries(wordsIn(locale, file)).flatMap(([id, text]) => {
        const theirs = english[id]
        return theirs === undefined ? [] : faults(theirs, text, locale).map((why) => `${file}: ${id}: ${why}`)
      })
    })
    expect(wrong).toEqual([])
  })
})

test('faults reports every kind of error', () => {
  const plural = '{n, plural, one {# day} other {# days}} of {seat}'
  expect(faults(plural, '{n, plural, one {# Tag} other {# Tage}} von {seat}', 'de')).toEqual([])
  expect(faults(plural, '{n, plural, one {# Tag} other {# Tage}}', 'de')).toEqual(['{seat} is missing'])
  expect(faults(plural, '{n} Tage von {saet}', 'de')).toEqual(['{seat} is missing', '{saet} is not given'])
  expect(faults(plural, '{n, plural, few {#} other {# Tage}} von {seat}', 'de')).toEqual(['n: no few in de'])
  expect(faults('{a, select, x {X} other {?}}', '{a, select, y {Y} other {?}}', 'de')).toEqual([
    'a: other,y for other,x',
  ])
  expect(faults(plural, '{n, plural, one {# Tag} von {seat}', 'de')).toHaveLength(1)
})

describe.each(LOCALES)('plain texts (%s)', (locale) => {
  const plain = filesIn(locale).flatMap((file) =>
    Object.entries(wordsIn(locale, file)).filter(([, text]) => isPlainText(text)),
  )

  test('are what the formatter returns for them', () => {
    expect(plain.length).toBeGreaterThan(500)
    for (const [id, text] of plain)
      expect(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(), id).toBe(text)
  })

  test('do not include texts with values or with escaped apostrophes', () => {
    for (const text of ['{name} sits', "it''s", "'{'", 'a }']) expect(isPlainText(text)).toBe(false)
  })
})

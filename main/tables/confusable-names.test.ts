import { describe, expect, test } from 'vitest'
import { CONFUSABLE_CHARACTER_LINES, STYLED_LETTER_LINES } from './confusables-data.ts'
import { findConfusableName, skeletonOf } from './confusable-names.ts'

test.each([
  ['Ana', 'Ana'],
  ['Ana', 'ANA'],
  ['Ana', 'Ána'],
  ['Ana', 'Аna'],
  ['Ana', 'Аnа'],
  ['Ana', 'Ａna'],
  ['Ana', 'A na'],
  ['Anna', 'Аппа'],
  ['Nora', 'Νοrа'],
  ['Ben', 'Веn'],
  ['Ilya', 'llya'],
  ['Ilya', '1lya'],
  ['Ilya', '|lya'],
  ['Otto', '0tto'],
  ['Carmen', 'Caкmen'.replace('к', 'r')],
  ['Imre', 'Irnre'],
  ['Willi', 'VVilli'],
  ['Ewa', 'Eωa'],
  ['Strauß', 'STRAUSS'],
  ['Νίκος', 'ΝΊΚΟΣ'],
  ['Tom', 'Том'],
  ['Jean-Luc', 'Jean Luc'],
])('%s and %s are confusable', (name, other) => {
  expect(findConfusableName(other, ['Someone', name])).toBe(name)
  expect(findConfusableName(name, [other])).toBe(other)
})

describe('S6: confusable letters from every script', () => {
  test.each([
    ['Armenian', 'Gօod'],
    ['Cherokee', 'Ꮐood'],
    ['Lisu', 'Gꓳod'],
    ['small capital O', 'Gᴏod'],
    ['small capital D', 'Gooᴅ'],
    ['small capitals', 'ɢᴏᴏᴅ'],
    ['Gurmukhi', 'G੦੦d'],
    ['Coptic', 'Gⲟod'],
    ['full width', 'Ｇｏｏｄ'],
    ['mathematical', '𝐆𝓸𝔬𝕕'],
    ['circled', 'Ⓖⓞⓞⓓ'],
    ['white on black', '🅖🅞🅞🅓'],
    ['white on black squares', '🅶🅾🅾🅳'],
    ['letters of flags', '🇬🇴🇴🇩'],
    ['Greek', 'Gοοd'],
    ['Devanagari', 'G००d'],
    ['superscripts', 'ᴳᵒᵒᵈ'],
    ['joiners', 'G\u200Doo\u200Cd'],
    ['variation selectors', 'G\uFE0Food\u{E0101}'],
    ['tags', 'Good\u{E0041}'],
    ['marks', 'Gōöd̶'],
    ['capitals of another script', 'GОΟD'],
  ])('%s: %s is confusable with Good', (_script, name) => {
    expect(findConfusableName(name, ['Good'])).toBe('Good')
    expect(findConfusableName('Good', [name])).toBe(name)
  })

  test.each([
    ['علی‌رضا', 'علیرضا'],
    ['ශ්‍රී', 'ශ්රී'],
    ['👨‍👩‍👧', '👨👩👧'],
    ['❤️', '❤'],
    ['דוד', 'דָּוִד'],
  ])('joiners, selectors and marks do not distinguish %s from %s', (name, other) => {
    expect(findConfusableName(other, [name])).toBe(name)
  })
})

test.each([
  ['Ana', 'Anna'],
  ['Lia', 'Ila'],
  ['Mia', 'Maia'],
  ['Яна', 'Ana'],
  ['Ali', 'All'],
  ['रमा', 'रमी'],
  ['はな', 'ばな'],
  ['مريم', 'دوד'],
  ['👨‍👩‍👧', '👨‍👩‍👦'],
  ['Ana', 'Ana 2'],
  ['小明', '小红'],
  ['...', '!!'],
])('%s and %s are not confusable', (name, other) => {
  expect(findConfusableName(name, [other])).toBeUndefined()
})

test('S6: the table contains all of confusables.txt: a source that does not decompose has its prototype’s skeleton', () => {
  const pairs = rowsOf(CONFUSABLE_CHARACTER_LINES).flatMap(([prototype = '', ...sources]) =>
    sources.map((source) => [source, prototype] as const),
  )
  expect(pairs.length).toBe(6565)
  expect(new Set(pairs.map(([source]) => source)).size).toBe(pairs.length)
  const whole = pairs.filter(([source]) => source.normalize('NFD') === source && !IGNORED.test(source))
  expect(whole.length).toBeGreaterThan(5000)
  expect(whole.filter(([source, prototype]) => skeletonOf(source) !== prototype.normalize('NFD'))).toEqual([])
})

test('S6: every styled letter counts as its plain letter', () => {
  for (const [letters = '', ...styled] of rowsOf(STYLED_LETTER_LINES))
    for (const letter of styled)
      expect(findConfusableName(`Z${letter}Z`, [`Z${letters}Z`]), letter).toBe(`Z${letters}Z`)
})

const IGNORED = /\p{Default_Ignorable_Code_Point}/u

function rowsOf(table: string): readonly (readonly string[])[] {
  const text = (codes: string): string => String.fromCodePoint(...codes.split('+').map((code) => parseInt(code, 16)))
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(text))
}

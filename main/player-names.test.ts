import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableNameSchema } from '../bridge/save-library.ts'
import {
  cleanText,
  cleanAndTruncateText,
  hasPersonNameCharacter,
  isolateBidiText,
  graphemesOf,
  MAX_PERSON_NAME_LENGTH,
  truncateToGraphemes,
} from '../bridge/names.ts'
import { personNameSchema } from '../bridge/presence.ts'
import { SeatSetup } from '../bridge/seats.ts'
import { ChatContent } from '../bridge/chat.ts'

/** Names whose spelling needs zero-width characters. */
const SPELLED = [
  ['Persian, with a non-joiner', 'علی\u200Cرضا'],
  ['Sinhala, with a joiner', 'ශ්\u200Dරී'],
  ['Bengali, with a joiner before the virama', 'র\u200D্যাচেল'],
  ['Malayalam, with a joiner at the end', 'ജോൺ അവന്\u200D'],
  ['Marathi, with an eyelash', 'दर्\u200Dया'],
  ['Devanagari, with a visible virama', 'क्\u200Cष'],
  ['Arabic with marks', 'بِ\u200Cهِ'],
  ['an Arabic abbreviation', 'ه\u200D'],
  ['Mongolian, with a variation and a vowel separator', 'ᠪᠠ\u180Eᠠ ᠭ\u180Bᠠ'],
  ['Japanese, with a variant of an ideograph', '渡邉\u{E0101}'],
  ['a family', '👨\u200D👩\u200D👧'],
  ['a couple with skin tones', '👩🏽\u200D❤\uFE0F\u200D💋\u200D👨🏽'],
  ['a heart in colour', '❤\uFE0F'],
  ['a heart in black', '❤\uFE0E'],
  ['a key', '1\uFE0F\u20E3'],
  ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['the flag of a country', '🇩🇪'],
] as const

test.each(SPELLED)('public 9: %s stays unchanged: %s', (_what, name) => {
  expect(cleanText(name)).toBe(name)
  expect(v.parse(personNameSchema, name)).toBe(name)
  expect(v.parse(SeatSetup, { kind: 'person', name, colour: 0 }).name).toBe(name)
  expect(v.parse(tableNameSchema, name)).toBe(name)
  expect(v.parse(ChatContent, { kind: 'words', words: name })).toEqual({ kind: 'words', words: name })
})

test.each([
  ['a joiner between Latin letters', 'A\u200Dn\u200Ca', 'Ana'],
  ['a joiner at an end', '\u200DAna\u200D', 'Ana'],
  ['a non-joiner after the last Arabic letter', 'علی\u200C', 'علی'],
  ['a second joiner', 'ශ්\u200D\u200D\u200Dරී', 'ශ්\u200Dරී'],
  ['a joiner after a picture without a second', '👨\u200D', '👨'],
  ['a joiner between a picture and a letter', '👨\u200Da', '👨a'],
  ['a variation of a letter', 'A\uFE0Fna\u{E0100}', 'Ana'],
  ['a variation of a figure', '1\uFE0F2', '12'],
  ['two variations', '❤\uFE0F\uFE0F', '❤\uFE0F'],
  ['tags without a flag', 'Ana\u{E0061}\u{E007F}', 'Ana'],
  ['a flag whose tags do not end', '🏴\u{E0067}\u{E0062}', '🏴'],
  ['what turns the direction', '\u202EanA\u2066\u200F', 'anA'],
  ['blanks without a width', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
  ['blanks of all kinds', '\u2800 A\u3000\u00A0\u1680n\u2800a\t\n', 'A n a'],
  ['fillers', '\u115F\u1160A\u3164\uFFA0', 'A'],
  ['format characters of hieroglyphs', 'A\u{13430}\u{13441}', 'A'],
  ['controls, private use, halves and noncharacters', 'A\u0007\uE000\uD800\uFFFE\u{1FFFF}', 'A'],
  ['marks before the first letter', '\u0301\u0302Ana', 'Ana'],
  ['piled marks', `Z${'\u0335'.repeat(20)}a`, 'Z\u0335\u0335\u0335\u0335a'],
  ['letters and marks with something between them', 'A\u200B\u0301', 'Á'],
])('public 9: cleanText cleans %s', (_what, name, clean) => {
  expect(cleanText(name)).toBe(clean)
})

test('cleaning a clean name changes nothing', () => {
  const piece = fc.constantFrom(
    'a',
    'ي',
    'ක',
    '්',
    'র',
    '👨',
    '👧',
    '❤',
    '🏴',
    '🏽',
    '1',
    '\u20E3',
    'ᠪ',
    '邉',
    ' ',
    '.',
    '\u0301',

    '\u200C',
    '\u200D',
    '\uFE0F',
    '\uFE0E',
    '\u034F',
    '\u180B',
    '\u180E',
    '\u{E0101}',
    '\u{E0067}',
    '\u{E007F}',
    '\u202E',
    '\u2800',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const clean = cleanText(pieces.join(''))
      expect(cleanText(clean)).toBe(clean)
      const short = cleanAndTruncateText(pieces.join(''), 5)
      expect(cleanAndTruncateText(short, 5)).toBe(short)
    }),
    { seed: 31, numRuns: 2000 },
  )
})

describe('S6: a name without visible characters', () => {
  test.each([
    ['braille blank', '\u2800'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['zero-width space', '\u200B'],
    ['joiners', '\u200C\u200D'],
    ['a soft hyphen', '\u00AD'],
    ['marks alone', '\u0301\u20DD'],
    ['a variation selector', '\uFE0F'],
    ['tags', '\u{E0041}'],
    ['blank hieroglyphs', '\u{13441}\u{13442}'],
    ['a note without a head', '\u{1D159}'],
    ['blanks', ' \u00A0\u3000\t'],
    ['controls of direction', '\u202E\u2068'],
    ['halves of characters', '\uD83D'],
    ['private use', '\uE000'],
    ['nothing', ''],
  ])('of %s is rejected for a player, and becomes ? in a save', (_what, name) => {
    expect(hasPersonNameCharacter(name)).toBe(false)
    expect(v.safeParse(personNameSchema, name).success).toBe(false)
    expect(v.safeParse(ChatContent, { kind: 'words', words: name }).success).toBe(false)
    expect(v.parse(tableNameSchema, name)).toBe('')
    const seat = v.safeParse(SeatSetup, { kind: 'person', name, colour: 0 })
    if (name.trim() !== '') expect(seat.output).toMatchObject({ name: '?' })
  })

  test.each(['...', '!', '‽', '·', '--', '()'])('%s is rejected as a player’s name, and kept in a save', (name) => {
    expect(v.safeParse(personNameSchema, name).success).toBe(false)
    expect(v.parse(SeatSetup, { kind: 'person', name, colour: 0 }).name).toBe(name)
    expect(v.parse(ChatContent, { kind: 'words', words: name })).toEqual({ kind: 'words', words: name })
  })

  test.each(['A', '7', '🙂', '♥', '+', '小', 'ا', '⠁'])('%s is accepted as a player’s name', (name) => {
    expect(v.parse(personNameSchema, name)).toBe(name)
  })
})

describe('public 9: a long name is cut between graphemes', () => {
  const family = '👨\u200D👩\u200D👧'
  test.each([
    ['families', family.repeat(30), family.repeat(MAX_PERSON_NAME_LENGTH)],
    ['flags', '🇩🇪'.repeat(30), '🇩🇪'.repeat(24)],
    ['letters', 'x'.repeat(30), 'x'.repeat(24)],
    ['letters with marks', 'e\u0323\u0302'.normalize('NFC').repeat(30), 'ệ'.repeat(24)],
    ['Persian at a joiner', `${'ی\u200C'.repeat(30)}ر`, `${'ی\u200C'.repeat(23)}ی`],
  ])('%s', (_what, long, cut) => {
    expect(v.parse(personNameSchema, long)).toBe(cut)
  })

  test('24 graphemes are kept, however many code units they have, and a seat accepts them', () => {
    const name = '❤\uFE0F'.repeat(24)
    expect(v.parse(personNameSchema, name)).toBe(name)
    expect(v.parse(SeatSetup, { kind: 'bot', name, colour: 1, level: 'adept' }).name).toBe(name)
    expect(v.safeParse(SeatSetup, { kind: 'bot', name: `${name}x`, colour: 1, level: 'adept' }).success).toBe(false)
  })

  test('without Intl.Segmenter graphemes are counted nearly the same', () => {
    const names = [...SPELLED.map(([, name]) => name), 'Zoë', 'e\u0323\u0302', '👍🏽', '🇩🇪🇫🇷']
    const counted = names.map((name) => graphemesOf(name).length)
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')
    try {
      for (const [at, name] of names.entries()) {
        expect(graphemesOf(name).join('')).toBe(name)
        expect(Math.abs(graphemesOf(name).length - (counted[at] ?? 0)), name).toBeLessThanOrEqual(1)
      }
      expect(truncateToGraphemes(family.repeat(3), 2)).toBe(family.repeat(2))
    } finally {
      Object.assign(Intl, { Segmenter })
    }
  })
})

describe('public 8: a name within a sentence', () => {
  test.each([
    ['Ana', 'Ana'],
    ['小明', '小明'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['مريم', '\u2068مريم\u2069'],
    ['דוד', '\u2068דוד\u2069'],
    ['Ana דוד', '\u2068Ana דוד\u2069'],
    ['\u2068דוד\u2069', '\u2068דוד\u2069'],
    ['\u2068דוד\u2069, \u2068مريم\u2069', '\u2068\u2068דוד\u2069, \u2068مريم\u2069\u2069'],
    ['דוד\u2069x\u2068', '\u2068דודx\u2069'],
    ['\u202Etxt.exe', '\u2068\u202Etxt.exe\u2069'],
  ])('%j is bidi-isolated when it contains right-to-left text', (name, said) => {
    expect(isolateBidiText(name)).toBe(said)
  })
})

/** Recovers the text of a table after mail and chat programs changed it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_SAVE_BYTES, parseSave, serializeSaveReplacingHeader } from '../../engine/core/host/save.ts'
import { looksLikeSaveText } from '../../bridge/import-export.ts'
import { extractSaveText } from './save-text-recovery.ts'

/** Recorded games, with names that have spaces, quotation marks, letters of every length and joiners. */
const SAVES = ['chakra', 'karmaka', 'rauha', 'moksha', 'cosmic-karma'].map((game) => {
  const folder = join(import.meta.dirname, '../../engine/fixtures', game)
  const [name = ''] = readdirSync(folder)
    .filter((each) => each.endsWith('.samsara'))
    .sort()
  const parsed = parseSave(readFileSync(join(folder, name), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  const NAMES = ['Ana Lucía', 'Ben "B" Ó', 'مريم', '李 小龙', 'a\\b > c', '👩‍👧 & co']
  const seats = Array.from({ length: parsed.saved.players }, (_, seat) => ({
    kind: 'person',
    name: NAMES[seat % NAMES.length] ?? '',
    colour: seat,
  }))
  const header = { title: game, seats, savedAt: 5, over: false, name: 'Our long evening, once more' }
  return serializeSaveReplacingHeader(parsed.saved, header)
})

type Change = (text: string) => string
const lines = (text: string): string[] => text.split('\n')
const wrapped =
  (width: number): Change =>
  (text) =>
    lines(text)
      .flatMap((line) => line.match(new RegExp(`.{1,${String(width)}}`, 'gu')) ?? [''])
      .join('\n')
/** As mail programs wrap: at spaces, and longer words stay whole. */
const folded =
  (width: number): Change =>
  (text) =>
    lines(text)
      .flatMap((line) => {
        const out: string[] = []
        for (const word of line.split(' ')) {
          const last = out.at(-1)
          if (last !== undefined && last.length + word.length < width) out[out.length - 1] = `${last} ${word}`
          else out.push(word)
        }
        return out
      })
      .join('\n')
const each =
  (prefix: string): Change =>
  (text) =>
    lines(text)
      .map((line) => prefix + line)
      .join('\n')
const html: Change = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const WRAPS: readonly [string, Change][] = [
  ['one line', (text) => text],
  ...[40, 72, 76, 77, 998].map((width): [string, Change] => [`wrapped at ${String(width)}`, wrapped(width)]),
  ['wrapped at spaces', folded(76)],
]
const FRAMES: readonly [string, Change][] = [
  ['as it is', (text) => text],
  ['quoted', each('> ')],
  ['quoted without a space', each('>')],
  ['quoted twice', each('> > ')],
  ['quoted deeply', each('>>> ')],
  ['with bars', each('│ ')],
  ['indented', each('    ')],
  ['fenced', (text) => `\`\`\`json\n${text}\n\`\`\``],
  ['in one pair of marks', (text) => `\`${text}\``],
  ['fenced and quoted', (text) => each('> ')(`\`\`\`\n${text}\n\`\`\``)],
]
const AROUND: readonly [string, Change][] = [
  ['alone', (text) => text],
  ['after words', (text) => `Your turn, Ana {and Ben}!\n\n${text}`],
  ['before words', (text) => `${text}\n\n-- \nSent from my "phone" {v2}`],
  ['among words on its lines', (text) => `[12:03] Ana: ${text} :-)`],
]
const LINE_ENDS: readonly [string, Change][] = [
  ['LF', (text) => text],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['empty lines between', (text) => text.replaceAll('\n', '\n\n')],
]
const SIGNS: readonly [string, Change][] = [
  ['as they were', (text) => text],
  ['a BOM', (text) => `\uFEFF${text}`],
  ['signs without width', (text) => text.replaceAll(',"', ',\u200B"').replaceAll(':', '\u2060:')],
  ['soft hyphens', (text) => text.replaceAll('ar', 'a\u00ADr')],
  ['spaces that do not break', (text) => text.replaceAll(' ', '\u00A0')],
  ['entities', html],
  ['entities and breaks', (text) => html(text).replaceAll('\n', '<br>\n')],
  ['quotation marks of print', (text) => text.replaceAll('"', (_, at: number) => (at % 2 === 0 ? '“' : '”'))],
  ['German quotation marks', (text) => text.replaceAll('"', (_, at: number) => (at % 2 === 0 ? '„' : '“'))],
]

const oneOf = (all: readonly [string, Change][]) => fc.constantFrom(...all)

describe('public 19: extractSaveText finds a save', () => {
  test.each(SAVES.map((save, at) => [at, save] as const))(
    'in the text of save %i with one change of wrapping, frame, surroundings or characters',
    (_, save) => {
      for (const all of [WRAPS, FRAMES, AROUND, SIGNS])
        for (const [what, change] of all) {
          const text = change(save.trimEnd())
          expect(extractSaveText(text) === save, what).toBe(true)
          expect(looksLikeSaveText(text), what).toBe(true)
        }
    },
  )

  test('in a text with several such changes together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAVES),
        ...([oneOf(WRAPS), oneOf(FRAMES), oneOf(AROUND), oneOf(LINE_ENDS), oneOf(SIGNS)] as const),
        (save, wrap, frame, around, ends, signs) => {
          const text = [wrap, frame, around, ends, signs].reduce((each, [, change]) => change(each), save.trimEnd())
          expect(
            extractSaveText(text) === save,
            [wrap, frame, around, ends, signs].map(([what]) => what).join(', '),
          ).toBe(true)
        },
      ),
      { numRuns: 150, seed: 19 },
    )
  }, 120_000)

  test('in raw quoted-printable mail, and as a string inside other JSON', () => {
    for (const save of SAVES) {
      const soft = Buffer.from(save.trimEnd())
        .toString('latin1')
        .replace(/[=\x80-\xFF]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
        .replace(/(.{60}[^=]{0,12})(?=.)/g, '$1=\r\n')
      expect(extractSaveText(`Content-Transfer-Encoding: quoted-printable\r\n\r\n${soft}`) === save).toBe(true)
      expect(extractSaveText(JSON.stringify({ message: save })) === save).toBe(true)
    }
  })

  test('after a save that is cut off, and before a second save', () => {
    const [first = '', second = ''] = SAVES
    expect(extractSaveText(`${first.slice(0, 500)}\n\n${second}`)).toBe(second)
    expect(extractSaveText(`${second}${first}`)).toBe(second)
  })
})

describe('public 19: extractSaveText finds no save', () => {
  test('in random text, and does not throw', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{"format":"samsara-table"', '\n> ', '&quot;', '=\n', '\\"', '“', '{', '}'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => extractSaveText(parts.join('')) === undefined),
      { numRuns: 1000, seed: 19 },
    )
  })

  test('where a part of the save is missing or changed', () => {
    for (const save of SAVES) {
      const middle = Math.floor(save.length / 2)
      expect(extractSaveText(save.slice(0, middle))).toBeUndefined()
      expect(extractSaveText(save.slice(middle))).toBeUndefined()
      expect(extractSaveText(save.slice(0, middle) + save.slice(middle + 1))).toBeUndefined()
    }
  })

  test('in a megabyte of repeated beginnings, within bounded time', () => {
    for (const part of [
      '{"format":"samsara-table",',
      '{',
      '> \n',
      '{ '.repeat(20),
      '&quot;',
      '\\"',
      '“”',
      '{"format":"samsara-table"}',
      '=\n',
    ]) {
      const text = part.repeat(Math.floor(MAX_SAVE_BYTES / part.length))
      expect(extractSaveText(text)).toBeUndefined()
    }
  }, 60_000)
})

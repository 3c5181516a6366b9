import { afterEach, expect, test, vi } from 'vitest'
import { graphemesOf, createWordSegmenter } from './text-segments.ts'

function withoutSegmenter(): void {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
}
afterEach(() => vi.unstubAllGlobals())

const SENTENCES = ['Dein Zug: du wanderst, 7 Schritte weit.', 'L’âme d’Ana monte « d’un » échelon…', '  ', '', 'Über']

test('F7: createWordSegmenter finds the same words without Intl.Segmenter', () => {
  const words = (): (readonly string[])[] =>
    SENTENCES.map((text) => {
      const segments = createWordSegmenter('fr')(text)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
      for (const { text: part, index } of segments) expect(text.slice(index, index + part.length)).toBe(part)
      return segments.filter(({ isWord }) => isWord).map((segment) => segment.text)
    })
  const expected = words()
  withoutSegmenter()
  expect(words()).toEqual(expected)
})

test('F7: graphemesOf returns the same letters without Intl.Segmenter', () => {
  const texts = ['KAILASH', 'ÉTÉ', 'E\u0301TE\u0301', '👨‍👩‍👧 ❤️', '']
  const expected = texts.map((text) => graphemesOf(text))
  withoutSegmenter()
  expect(texts.map((text) => graphemesOf(text))).toEqual(expected)
})

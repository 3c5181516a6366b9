/** Texts cut into words and letters, also in browsers without `Intl.Segmenter` (Firefox before 125). */

/** A part of a text: a word, or what stands between two words. */
export interface WordSegment {
  readonly text: string
  /** Where it begins in the whole text, in UTF-16 units. */
  readonly index: number
  readonly isWord: boolean
}

/** The browser's own, if it has one. */
const segmenterClass = (): typeof Intl.Segmenter | undefined =>
  (Intl as { readonly Segmenter?: typeof Intl.Segmenter }).Segmenter

/** Letters and digits with their marks, and the apostrophes within a word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu
/** A sign with its marks, and the signs that joiners tie to it. */
const GRAPHEME = /\r\n|\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*|\p{M}+/gsu

/**
 * @param locale whose rules for words hold
 * @returns what cuts a text into words and what stands between them, without a gap
 */
export function createWordSegmenter(locale: string): (text: string) => readonly WordSegment[] {
  const Segmenter = segmenterClass()
  if (Segmenter === undefined) return wordsByPattern
  const segmenter = new Segmenter(locale, { granularity: 'word' })
  return (text) =>
    Array.from(segmenter.segment(text), ({ segment, index, isWordLike }) => ({
      text: segment,
      index,
      isWord: isWordLike === true,
    }))
}

/** @returns the letters of a text as people count them: an accent belongs to its letter */
export function graphemesOf(text: string): readonly string[] {
  const Segmenter = segmenterClass()
  if (Segmenter === undefined) return text.match(GRAPHEME) ?? []
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment)
}

function wordsByPattern(text: string): readonly WordSegment[] {
  const segments: WordSegment[] = []
  let end = 0
  const between = (until: number): void => {
    if (until > end) segments.push({ text: text.slice(end, until), index: end, isWord: false })
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    between(index)
    segments.push({ text: word, index, isWord: true })
    end = index + word.length
  }
  between(text.length)
  return segments
}

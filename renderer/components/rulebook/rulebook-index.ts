/**
 * Looking something up in a rulebook: an index of its passages by MiniSearch, loaded and built when somebody looks for the
 * first time. Words are told apart as the book's language does it, and found without their accents, by how they begin, and
 * with a slip of the finger; a passage has to hold them all.
 */
import MiniSearch from 'minisearch'
import type { RulebookContent } from '../../messages/rulebook.ts'
import { createWordSegmenter, type WordSegment } from '../../messages/text-segments.ts'
import { rulebookPassagesOf, type RulebookPassage } from './passages.ts'

export interface RulebookSearchHit extends Omit<RulebookPassage, 'text' | 'chapter'> {
  readonly chapter: readonly HighlightedText[]
  /** Some of the passage around what was found. */
  readonly excerpt: readonly HighlightedText[]
}

export interface HighlightedText {
  readonly text: string
  readonly found: boolean
}

/** How many passages are shown, the best first. */
const MAX_HITS = 12
/** Letters shown before the first word that was found, and in all. */
const EXCERPT_LEAD_LENGTH = 36
const EXCERPT_LENGTH = 150
/** In words of fewer letters a slip would make another word. */
const MIN_FUZZY_LENGTH = 5

/** @param locale of the book's words @returns what is found for some words; nothing for none */
export function createRulebookIndex(
  book: RulebookContent,
  locale: string,
): (query: string) => readonly RulebookSearchHit[] {
  const segmentsOf = createWordSegmenter(locale)
  const wordsOf = (text: string): string[] =>
    segmentsOf(text).flatMap((segment) => (segment.isWord ? [segment.text] : []))
  const passages = new Map(rulebookPassagesOf(book).map((passage) => [passage.at, passage]))
  const index = new MiniSearch<RulebookPassage>({
    idField: 'at',
    fields: ['chapter', 'text'],
    tokenize: wordsOf,
    processTerm: foldWord,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2),
      boost: { chapter: 1.5 },
    },
  })
  index.addAll([...passages.values()])
  return (query) =>
    index
      .search(query)
      .flatMap(({ id, terms }) => {
        const passage = passages.get(String(id))
        if (passage === undefined) return []
        const isFound = ({ text, isWord }: WordSegment): boolean => isWord && terms.includes(foldWord(text))
        const title = segmentsOf(passage.chapter)
        const chapter = mergeHighlights(title.map((word) => ({ text: word.text, found: isFound(word) })))
        return [{ at: passage.at, chapter, excerpt: excerptOf(segmentsOf(passage.text), isFound) }]
      })
      .slice(0, MAX_HITS)
}

/** Without accents and capitals. */
function foldWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function excerptOf(all: readonly WordSegment[], isFound: (word: WordSegment) => boolean): readonly HighlightedText[] {
  const first = all.find(isFound)?.index ?? 0
  const from = all.find(({ index, isWord }) => isWord && index >= first - EXCERPT_LEAD_LENGTH)?.index ?? 0
  const begin = first <= EXCERPT_LEAD_LENGTH ? 0 : from
  const kept = all.filter(({ index, text }) => index >= begin && index + text.length <= begin + EXCERPT_LENGTH)
  const last = kept.at(-1)
  const cut = last !== undefined && last !== all.at(-1)
  const stretches = kept.map((word) => ({ text: word.text, found: isFound(word) }))
  const ellipsis = { text: '…', found: false }
  return mergeHighlights([...(begin === 0 ? [] : [ellipsis]), ...stretches, ...(cut ? [ellipsis] : [])])
}

function mergeHighlights(stretches: readonly HighlightedText[]): readonly HighlightedText[] {
  return stretches.reduce<readonly HighlightedText[]>((before, { text, found }) => {
    const last = before.at(-1)
    if (last?.found !== found) return [...before, { text, found }]
    return [...before.slice(0, -1), { text: last.text + text, found }]
  }, [])
}

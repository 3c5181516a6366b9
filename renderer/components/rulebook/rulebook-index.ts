/**
 * Search in a rulebook: a MiniSearch index of its passages, loaded and built on the first search. Words are segmented by the
 * rules of the book's language, and match without accents, by prefix, and with typing errors; a passage has to contain all of
 * them.
 */
import MiniSearch from 'minisearch'
import type { RulebookContent } from '../../messages/rulebook.ts'
import { createWordSegmenter, type WordSegment } from '../../messages/text-segments.ts'
import { splitRulebookIntoPassages, type RulebookPassage } from './passages.ts'

/** A passage that matches a search: its id `at`, its chapter title, and an excerpt of its text. */
export interface RulebookSearchHit extends Omit<RulebookPassage, 'text' | 'chapter'> {
  readonly chapter: readonly SearchHitTextPart[]
  /** Part of the passage around the match. */
  readonly excerpt: readonly SearchHitTextPart[]
}

/** A stretch of the title or excerpt of a search hit. If `found`, it matches the query and is highlighted. */
export interface SearchHitTextPart {
  readonly text: string
  readonly found: boolean
}

/** Maximum number of results, the best first. */
const MAX_HITS = 12
/** Letters shown before the first match, and in total. */
const EXCERPT_LEAD_LENGTH = 36
const EXCERPT_LENGTH = 150
/** In shorter words a typing error would make another word. */
const MIN_FUZZY_LENGTH = 5

/**
 * Indexes a rulebook, and returns a function that searches it: for a query it returns at most MAX_HITS hits, the best first.
 * @param locale language of the book
 */
export function createRulebookSearch(
  book: RulebookContent,
  locale: string,
): (query: string) => readonly RulebookSearchHit[] {
  const segmentsOf = createWordSegmenter(locale)
  const wordsOf = (text: string): string[] =>
    segmentsOf(text).flatMap((segment) => (segment.isWord ? [segment.text] : []))
  const passages = new Map(splitRulebookIntoPassages(book).map((passage) => [passage.at, passage]))
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
        const chapter = mergeSearchHitParts(title.map((word) => ({ text: word.text, found: isFound(word) })))
        return [{ at: passage.at, chapter, excerpt: excerptOf(segmentsOf(passage.text), isFound) }]
      })
      .slice(0, MAX_HITS)
}

/** Removes accents and case. */
function foldWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function excerptOf(all: readonly WordSegment[], isFound: (word: WordSegment) => boolean): readonly SearchHitTextPart[] {
  const first = all.find(isFound)?.index ?? 0
  const from = all.find(({ index, isWord }) => isWord && index >= first - EXCERPT_LEAD_LENGTH)?.index ?? 0
  const begin = first <= EXCERPT_LEAD_LENGTH ? 0 : from
  const kept = all.filter(({ index, text }) => index >= begin && index + text.length <= begin + EXCERPT_LENGTH)
  const last = kept.at(-1)
  const cut = last !== undefined && last !== all.at(-1)
  const stretches = kept.map((word) => ({ text: word.text, found: isFound(word) }))
  const ellipsis = { text: '…', found: false }
  return mergeSearchHitParts([...(begin === 0 ? [] : [ellipsis]), ...stretches, ...(cut ? [ellipsis] : [])])
}

function mergeSearchHitParts(stretches: readonly SearchHitTextPart[]): readonly SearchHitTextPart[] {
  return stretches.reduce<readonly SearchHitTextPart[]>((before, { text, found }) => {
    const last = before.at(-1)
    if (last?.found !== found) return [...before, { text, found }]
    return [...before.slice(0, -1), { text: last.text + text, found }]
  }, [])
}

/**
 * Looking something up in a rulebook: an index of its passages by MiniSearch, loaded and built when somebody looks for the
 * first time. Words are told apart as the book's language does it, and found without their accents, by how they begin, and
 * with a slip of the finger; a passage has to hold them all.
 */
import MiniSearch from 'minisearch'
import type { RulebookContent } from '../../messages/rulebook.ts'
import { createWordSegmenter, type WordSegment } from '../../messages/text-segments.ts'
import { passagesOf, type Passage } from './passages.ts'

export interface Hit extends Omit<Passage, 'text' | 'chapter'> {
  readonly chapter: readonly Stretch[]
  /** Some of the passage around what was found. */
  readonly excerpt: readonly Stretch[]
}

export interface Stretch {
  readonly text: string
  readonly found: boolean
}

/** How many passages are shown, the best first. */
const MOST = 12
/** Letters shown before the first word that was found, and in all. */
const BEFORE = 36
const LENGTH = 150
/** In words of fewer letters a slip would make another word. */
const LEAST_FUZZY = 5

/** @param locale of the book's words @returns what is found for some words; nothing for none */
export function indexOf(book: RulebookContent, locale: string): (query: string) => readonly Hit[] {
  const segmentsOf = createWordSegmenter(locale)
  const wordsOf = (text: string): string[] =>
    segmentsOf(text).flatMap((segment) => (segment.isWord ? [segment.text] : []))
  const passages = new Map(passagesOf(book).map((passage) => [passage.at, passage]))
  const index = new MiniSearch<Passage>({
    idField: 'at',
    fields: ['chapter', 'text'],
    tokenize: wordsOf,
    processTerm: folded,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < LEAST_FUZZY ? false : 0.2),
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
        const isFound = ({ text, isWord }: WordSegment): boolean => isWord && terms.includes(folded(text))
        const title = segmentsOf(passage.chapter)
        const chapter = joined(title.map((word) => ({ text: word.text, found: isFound(word) })))
        return [{ at: passage.at, chapter, excerpt: excerptOf(segmentsOf(passage.text), isFound) }]
      })
      .slice(0, MOST)
}

/** Without accents and capitals. */
function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function excerptOf(all: readonly WordSegment[], isFound: (word: WordSegment) => boolean): readonly Stretch[] {
  const first = all.find(isFound)?.index ?? 0
  const from = all.find(({ index, isWord }) => isWord && index >= first - BEFORE)?.index ?? 0
  const begin = first <= BEFORE ? 0 : from
  const kept = all.filter(({ index, text }) => index >= begin && index + text.length <= begin + LENGTH)
  const last = kept.at(-1)
  const cut = last !== undefined && last !== all.at(-1)
  const stretches = kept.map((word) => ({ text: word.text, found: isFound(word) }))
  const ellipsis = { text: '…', found: false }
  return joined([...(begin === 0 ? [] : [ellipsis]), ...stretches, ...(cut ? [ellipsis] : [])])
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.reduce<readonly Stretch[]>((before, { text, found }) => {
    const last = before.at(-1)
    if (last?.found !== found) return [...before, { text, found }]
    return [...before.slice(0, -1), { text: last.text + text, found }]
  }, [])
}

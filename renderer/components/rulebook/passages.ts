/**
 * A rulebook as its passages, in reading order: a paragraph, a list item, a term, a table row, the caption of a picture. Each
 * has an id, which is on its element in the page (`data-at`), for search results.
 */
import type { RulebookBlock, RulebookTableCell, RulebookContent } from '../../messages/rulebook.ts'

/** A piece of rulebook text that a search can find, such as a paragraph, a list item or a table row. */
export interface RulebookPassage {
  /** Unique in its book. */
  readonly at: string
  /** The title of its chapter. */
  readonly chapter: string
  readonly text: string
}

/** @returns all passages of a rulebook that have text (paragraphs, list items, rows of tables), in reading order */
export function splitRulebookIntoPassages({ chapters }: RulebookContent): readonly RulebookPassage[] {
  return chapters.flatMap(({ id, title, blocks, beside }) =>
    [...blocks.map((block, nth) => [buildNestedPassageId(id, nth), block] as const), ...besideBlocksOf(id, beside)]
      .flatMap(([at, block]) => passageTextsOf(block, at))
      .filter(({ text }) => text.trim() !== '')
      .map((found) => ({ ...found, chapter: title })),
  )
}

/**
 * Builds the id of a part of a chapter or block, `OUTER:WITHIN`.
 * @param outer the id of the chapter or block that contains it
 * @param within the index of the part there; `beside` for the block beside a chapter
 */
export function buildNestedPassageId(outer: string, within: number | 'beside'): string {
  return `${outer}:${String(within)}`
}

function besideBlocksOf(
  chapter: string,
  beside: RulebookBlock | undefined,
): readonly (readonly [at: string, block: RulebookBlock])[] {
  return beside === undefined ? [] : [[buildNestedPassageId(chapter, 'beside'), beside]]
}

type FoundPassage = Omit<RulebookPassage, 'chapter'>

function passageTextsOf(block: RulebookBlock, at: string): readonly FoundPassage[] {
  const list = (texts: readonly string[]): readonly FoundPassage[] =>
    texts.map((text, nth) => ({ at: buildNestedPassageId(at, nth), text }))
  if (typeof block === 'string') return [{ at, text: block }]
  if ('steps' in block) return list(block.steps)
  if ('terms' in block) return list(block.terms.map(([term, text]) => `${term}: ${text}`))
  if ('rows' in block) return list(block.rows.map(rowText))
  if ('parts' in block) {
    const rows = block.parts.flatMap((part) => part.rows.map((row) => [rowText(row), part.title ?? ''].join(' · ')))
    return list(rows)
  }
  if ('board' in block) return [{ at, text: [block.title, ...block.board.flat()].join(' · ') }]
  if ('example' in block) return [{ at, text: [block.title, ...block.example.map(({ label }) => label)].join(' · ') }]
  if ('label' in block) return [{ at, text: block.label }]
  return list(block)
}

function rowText(cells: readonly RulebookTableCell[]): string {
  return cells.map(cellText).filter(Boolean).join(' · ')
}

function cellText(cell: RulebookTableCell): string {
  if (typeof cell !== 'object') return String(cell)
  if ('signs' in cell) return [...cell.signs.map(({ word }) => word), cell.text ?? ''].filter(Boolean).join(' ')
  return [cell.text, cell.weighs].filter((text) => text !== undefined).join(' ')
}

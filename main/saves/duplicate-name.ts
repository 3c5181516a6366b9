/** Name of a copy of a table: the name of the original, with the first number that no table of that name has. */
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { hasAtMostGraphemes, graphemesOf, MAX_TABLE_NAME_LENGTH } from '../../bridge/names.ts'

/**
 * The table name for a copy of a save: the original's name with the first free number.
 * @param save id of the original
 * @param cards all saves of the library
 */
export function nameForDuplicate(save: string, cards: readonly SaveListEntry[]): string {
  const original = cards.find((card) => card.save === save)
  const stem = (original?.name ?? original?.title ?? save).replace(/ \(\d{1,4}\)$/, '')
  const taken = new Set(cards.map(({ name }) => name))
  for (let n = 2; ; n++) {
    const name = numberedTableName(stem, n)
    if (!taken.has(name)) return name
  }
}

/** The number is never cut off; a long name is shortened instead. */
function numberedTableName(stem: string, n: number): string {
  const letters = [...graphemesOf(stem)]
  for (;;) {
    const name = `${letters.join('').trimEnd()} (${String(n)})`
    if (letters.length === 0 || hasAtMostGraphemes(name, MAX_TABLE_NAME_LENGTH)) return name
    letters.pop()
  }
}

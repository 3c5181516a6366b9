/** Marks the saves of older rules in a list. The save index cannot store this, since the rules may be newer at the next start. */
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { GameCatalogue } from '../../engine/index.ts'

/**
 * Returns the list entries of saves, with `older` set on each entry whose save has older rules than its game has now.
 * The files and the given entries are unchanged.
 */
export function withOlderRulesMarked(
  cards: readonly SaveListEntry[],
  catalogue: GameCatalogue,
): readonly SaveListEntry[] {
  const rules = new Map(catalogue.map(({ info }) => [info.id, info.rules]))
  return cards.map((card) => {
    const present = rules.get(card.game)
    const isOlder = present !== undefined && card.rules !== undefined && card.rules < present
    return isOlder ? { ...card, older: true } : card
  })
}

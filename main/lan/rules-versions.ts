/** Which rules are spoken here: two machines play together only where theirs are the same. */
import type { GameCatalogue } from '../../engine/index.ts'

export function rulesVersionsOf(catalogue: GameCatalogue): Record<string, number> {
  return Object.fromEntries(catalogue.map(({ info }) => [info.id, info.rules]))
}

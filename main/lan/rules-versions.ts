/** Rules versions of this machine's games: two machines can play together only if they are the same. */
import type { GameCatalogue } from '../../engine/index.ts'

/** The rules version of each game of the catalogue, by game id. */
export function rulesVersionsOf(catalogue: GameCatalogue): Record<string, number> {
  return Object.fromEntries(catalogue.map(({ info }) => [info.id, info.rules]))
}

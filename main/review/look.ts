/**
 * The Sage's work on a review. Runs in the bots' workers, and knows what they may: a point of the log comes as what every
 * seat saw there, and its luck is none of the table's.
 */
import type { Seed } from '../../engine/core/contract/random.ts'
import { CalledOff } from '../../engine/core/host/review/chances.ts'
import { glanceAt, lookAt, type LookBudget, type Seen } from '../../engine/core/host/review/look.ts'
import type { Point } from '../../engine/core/host/review/points.ts'
import { CATALOGUE, loadGame, type GameCatalogue } from '../../engine/index.ts'

export interface ReviewQuestion {
  readonly game: string
  readonly seed: Seed
  readonly points: readonly { readonly at: number; readonly point: Point }[]
  /** Absent: an estimate will do. */
  readonly budget?: LookBudget
}

/** @throws Error when there is no such game, or the answer was called off; and whatever the game throws */
export async function lookAtPoints(
  { game: id, seed, points, budget }: ReviewQuestion,
  isCalledOff: () => boolean = () => false,
  catalogue: GameCatalogue = CATALOGUE,
): Promise<readonly Seen[]> {
  const game = await loadGame(id, catalogue)
  if (game === undefined) throw new Error(`no game ${id}`)
  return points.map(({ at, point }) => {
    if (isCalledOff()) throw new CalledOff()
    if (budget === undefined) return { chances: glanceAt(game, point, seed) }
    return lookAt(game, at, point, seed, budget, isCalledOff)
  })
}

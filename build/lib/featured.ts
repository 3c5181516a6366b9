/** Games with what their evaluations look at. */
import type { Features } from '../../engine/core/contract/features.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { loadGame } from '../../engine/index.ts'

/**
 * The rules of a game with its features, also before it goes by them: then they stand in its folder only.
 * @throws Error when there is no such game
 */
export async function loadFeatured(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  if (game.features !== undefined) return game
  const file = `../../engine/${id}/features.ts`
  const found = await import(file).then(
    ({ features }: { features: Features }) => features,
    () => undefined,
  )
  return found === undefined ? game : { ...game, features: found }
}

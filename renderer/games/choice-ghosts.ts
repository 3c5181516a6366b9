/** Ghosts of a choice, laid over the board: the stage's generic ones, and those that the game's UI adds. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import { previewGhostsBetweenScenes, type Ghost } from '../stage/ghosts.ts'
import type { Scene, SceneParameters } from '../stage/scene.ts'
import type { GameUi } from './game-ui.ts'
import { getCachedActionPreview } from './preview-cache.ts'

/**
 * The board at a decision, from which ghosts are made: the game's UI, the view, the scene and its parameters, and the deciding
 * seat.
 */
export interface BoardAtDecision {
  readonly gameUi: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly parameters: SceneParameters
  readonly scene: Scene
}

/**
 * Makes the ghosts that preview a choice on the board. Ghosts are pieces laid over the board that show how the choice
 * would change it. Some are derived from the scenes before and after the choice; the game can add others
 * (`GameUi.extraGhosts`).
 * @throws Error if the rules cannot play the choice on the state of the view
 */
export function choiceGhosts(
  { gameUi, view, seat, parameters, scene }: BoardAtDecision,
  action: unknown,
): readonly Ghost[] {
  const told = getCachedActionPreview({ gameUi, view, seat, viewer: parameters.viewer }, action)
  // The turn may be over then: the board still shows the deciding seat as acting.
  const after = told.view === undefined ? undefined : gameUi.scene(told.view, { ...parameters, acting: seat })
  const ghosts = previewGhostsBetweenScenes(
    scene,
    after,
    after === undefined ? told.facts : told.facts.slice(0, told.shownCount),
  )
  const more = gameUi.extraGhosts?.({
    preview: told,
    view,
    parameters,
    before: scene,
    ...omitUndefined({ after }),
  })
  return [...ghosts, ...(more ?? [])]
}

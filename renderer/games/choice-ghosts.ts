/** What a choice would do, as pieces laid over the board: what the stage tells of any game, and what its face adds. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import { ghostsOf, type Ghost } from '../stage/ghosts.ts'
import type { Scene, BoardViewport } from '../stage/scene.ts'
import type { GameUi } from './game-ui.ts'
import { cachedPreview } from './preview-cache.ts'

/** What is shown, and who chooses. */
export interface ShownBoard {
  readonly face: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly vantage: BoardViewport
  readonly scene: Scene
}

/** What a choice would do. @throws Error when the rules cannot play it on what the view tells */
export function choiceGhosts({ face, view, seat, vantage, scene }: ShownBoard, action: unknown): readonly Ghost[] {
  const told = cachedPreview({ face, view, seat, viewer: vantage.viewer }, action)
  // The turn may be over then: the board still shows whose choice it was.
  const after = told.view === undefined ? undefined : face.scene(told.view, { ...vantage, acting: seat })
  const ghosts = ghostsOf(scene, after, after === undefined ? told.facts : told.facts.slice(0, told.shownCount))
  const more = face.extraGhosts?.({ preview: told, view, vantage, before: scene, ...omitUndefined({ after }) })
  return [...ghosts, ...(more ?? [])]
}

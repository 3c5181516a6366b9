/** What a choice would do, as pieces laid over the board: what the stage tells of any game, and what its face adds. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import { ghostsOf, type Ghost } from '../stage/ghosts.ts'
import type { Scene, Vantage } from '../stage/scene.ts'
import type { GameFace } from './face.ts'
import { previewOf } from './previews.ts'

/** What is shown, and who chooses. */
export interface Shown {
  readonly face: GameFace
  readonly view: unknown
  readonly seat: Seat
  readonly vantage: Vantage
  readonly scene: Scene
}

/** What a choice would do. @throws Error when the rules cannot play it on what the view tells */
export function outlookOf({ face, view, seat, vantage, scene }: Shown, action: unknown): readonly Ghost[] {
  const told = previewOf({ face, view, seat, viewer: vantage.viewer }, action)
  // The turn may be over then: the board still shows whose choice it was.
  const after = told.view === undefined ? undefined : face.scene(told.view, { ...vantage, acting: seat })
  const ghosts = ghostsOf(scene, after, after === undefined ? told.facts : told.facts.slice(0, told.shownCount))
  const more = face.ghosts?.({ preview: told, view, vantage, before: scene, ...defined({ after }) })
  return [...ghosts, ...(more ?? [])]
}

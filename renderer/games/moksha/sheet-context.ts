/** Input from which the pieces of one player's sheet are made. */
import type { MokshaView } from '../../../engine/moksha/index.ts'
import type { Player } from '../../../engine/moksha/index.ts'
import type { SceneParameters } from '../../stage/scene.ts'
import type { ClickTarget } from '../../stage/scene.ts'
import type { SeatLayout } from './layout.ts'

/** The values from which the pieces of one player's sheet are made: the view, the player and the boxes of the seat. */
export interface SheetContext {
  readonly view: MokshaView
  readonly parameters: SceneParameters
  readonly plan: SeatLayout
  readonly player: Player
  /** Click targets that every piece of a small sheet has in addition: a click enlarges the sheet. Empty on the large one. */
  readonly enlargeTargets: readonly ClickTarget[]
}

/** The inputs from which the pieces of one player's sheet are laid out. */
import type { MokshaView } from '../../../engine/moksha/index.ts'
import type { Player } from '../../../engine/moksha/index.ts'
import type { BoardViewport } from '../../stage/scene.ts'
import type { ClickTarget } from '../../stage/scene.ts'
import type { SeatLayout } from './layout.ts'

/** One sheet on its way to pieces. */
export interface SheetContext {
  readonly view: MokshaView
  readonly vantage: BoardViewport
  readonly plan: SeatLayout
  readonly player: Player
  /** Click targets of every piece of a sheet that is shown at a glance. */
  readonly means: readonly ClickTarget[]
}

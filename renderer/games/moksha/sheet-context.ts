/** What the pieces of one player's sheet are laid out from. */
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
  /** What a click on anything of a sheet at a glance does. */
  readonly means: readonly ClickTarget[]
}

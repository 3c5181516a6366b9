/** The effects of a choice as words and icons. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec } from '../stage/scene.ts'

/** A small icon of something gained or lost, drawn by the game's painter. */
export interface EffectIcon {
  readonly look: SpriteSpec
  /** Its width, as a multiple of its height. */
  readonly wide: number
}

export interface ChoiceEffects {
  /** Short lines without a full stop. Empty if the choice draws at random at once, or changes nothing visible. */
  readonly lines: readonly Message[]
  readonly signs: readonly EffectIcon[]
}

/** Effects that a game's UI adds to the changed figures. */
export interface ExtraChoiceEffects<V = unknown> {
  /** The view from which figures are read; absent: that of the preview. */
  readonly after?: V
  readonly lines?: readonly Message[]
  readonly signs?: readonly EffectIcon[]
}

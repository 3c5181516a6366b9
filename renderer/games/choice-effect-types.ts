/** The effects of a choice as words and icons. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec } from '../stage/scene.ts'

/** A small icon of something gained or lost, drawn by the game's painter. */
export interface EffectIcon {
  readonly sprite: SpriteSpec
  /** Its width, as a multiple of its height. */
  readonly wide: number
}

/** The effects of a choice: lines of text, and icons. */
export interface ChoiceEffects {
  /** Short lines without a full stop. Empty if the choice draws at random at once, or changes nothing visible. */
  readonly lines: readonly Message[]
  readonly signs: readonly EffectIcon[]
}

/** Effects of a choice that a game adds to the changed figures of the seat. @typeParam V the game's view */
export interface ExtraChoiceEffects<V = unknown> {
  /** The view after the choice from which the figures are read. Absent: the view of the preview. */
  readonly after?: V
  readonly lines?: readonly Message[]
  readonly signs?: readonly EffectIcon[]
}

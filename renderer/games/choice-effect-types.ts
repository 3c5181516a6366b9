/** The effects of a choice as words and icons. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec } from '../stage/scene.ts'

/** A small icon of something that a choice gains or loses. The game's painter draws its sprite. */
export interface EffectIconSprite {
  readonly sprite: SpriteSpec
  /** Its width, as a multiple of its height. */
  readonly wide: number
}

/** The effects of a choice, as shown to the player: lines of text, and icons. */
export interface ChoiceEffects {
  /** Short lines without a full stop. Empty if the choice draws at random at once, or changes nothing visible. */
  readonly lines: readonly Message[]
  readonly signs: readonly EffectIconSprite[]
}

/**
 * The effects of a choice that a game shows in addition to the seat figures (the numbers about a seat) that the choice
 * changes.
 * @typeParam V the game's view
 */
export interface ExtraChoiceEffects<V = unknown> {
  /** The view after the choice, with whose seat figures the present ones are compared. Absent: the view of the preview. */
  readonly after?: V
  readonly lines?: readonly Message[]
  readonly signs?: readonly EffectIconSprite[]
}

/** The effects of a choice as words and icons. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { SpriteSpec } from '../stage/scene.ts'

/** A small picture of something that comes or goes, drawn by its game's painter. */
export interface EffectIcon {
  readonly look: SpriteSpec
  /** Its width, as a multiple of its height. */
  readonly wide: number
}

export interface ChoiceEffects {
  /** Each is a short line without a full stop. None where the choice draws at once, or changes nothing at a glance. */
  readonly lines: readonly Message[]
  readonly signs: readonly EffectIcon[]
}

/** What a face adds to the figures that would change. */
export interface ExtraChoiceEffects<V = unknown> {
  /** The view that figures are read from; absent: that of the preview. */
  readonly after?: V
  readonly lines?: readonly Message[]
  readonly signs?: readonly EffectIcon[]
}

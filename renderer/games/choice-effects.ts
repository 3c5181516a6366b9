/**
 * What a choice brings, in words and small pictures: for the rows of the list, the board of a phone, and screen readers.
 * It says what would be new at a glance, from the same preview as the ghosts on the board, and what a face adds.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { SpriteSpec } from '../stage/scene.ts'
import { cachedPreview, type PreviewContext } from './preview-cache.ts'

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

/** @throws Error when the rules cannot play the choice on what the view tells */
export function describeChoiceEffects(deciding: PreviewContext, action: unknown): ChoiceEffects {
  const { face, view, seat } = deciding
  const preview = cachedPreview(deciding, action)
  const told: ExtraChoiceEffects = face.extraChoiceEffects?.({ preview, view, seat }) ?? {}
  const { after = preview.view, lines = [], signs = [] } = told
  const changed = after === undefined ? [] : added(face.seatFigures(view, seat), face.seatFigures(after, seat))
  return { lines: [...lines, ...changed], signs }
}

/** The lines that were not there before. */
function added(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const known = new Set(before.map((line) => canonicalJson(line)))
  return after.filter((line) => !known.has(canonicalJson(line)))
}

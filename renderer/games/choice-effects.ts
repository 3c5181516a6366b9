/**
 * What a choice brings, in words and small pictures: for the rows of the list, the board of a phone, and screen readers.
 * It says what would be new at a glance, from the same preview as the ghosts on the board, and what a face adds.
 */
import type { ChoiceEffects, ExtraChoiceEffects } from './choice-effect-types.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { cachedPreview, type PreviewContext } from './preview-cache.ts'

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

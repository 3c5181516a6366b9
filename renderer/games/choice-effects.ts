/**
 * Effects of a choice, in words and icons: for the rows of the choice list, the board on a phone, and screen readers. They
 * list the visible changes, from the same preview as the ghosts on the board, and the game UI's additions.
 */
import type { ChoiceEffects, ExtraChoiceEffects } from './choice-effect-types.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { getCachedActionPreview, type ActionPreviewContext } from './preview-cache.ts'

/**
 * Describes the effects of a choice: the lines of the deciding seat's figures (`GameUi.seatFigureLines`) that the choice
 * changes, and the lines and icons that the game adds (`GameUi.extraChoiceEffects`).
 * @param deciding the decision
 * @throws Error if the rules cannot play the choice on the state of the view
 */
export function describeChoiceEffects(deciding: ActionPreviewContext, action: unknown): ChoiceEffects {
  const { gameUi, view, seat } = deciding
  const preview = getCachedActionPreview(deciding, action)
  const told: ExtraChoiceEffects = gameUi.extraChoiceEffects?.({ preview, view, seat }) ?? {}
  const { after = preview.view, lines = [], signs = [] } = told
  const changed =
    after === undefined ? [] : added(gameUi.seatFigureLines(view, seat), gameUi.seatFigureLines(after, seat))
  return { lines: [...lines, ...changed], signs }
}

/** The lines that are new. */
function added(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const known = new Set(before.map((line) => canonicalJson(line)))
  return after.filter((line) => !known.has(canonicalJson(line)))
}

/** The rulebook section for the present situation at the table. */
import type { DecisionPrompt, Seat } from '../../../engine/core/contract/game.ts'
import { rulebookAnchorForEventOrPiece } from '../../games/rulebook-links.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Piece } from '../../stage/scene.ts'

/**
 * The section at which the rulebook opens from a table: that of the hovered or focused piece, else of the pending decision.
 * @param pointed the hovered or focused piece
 * @param seat the seat with a decision
 * @returns an anchor, or undefined for the beginning of the rulebook
 */
export function contextualRulebookAnchor(
  {
    game,
    decisionChapters,
    eventAndPieceSections,
  }: Pick<GameUi, 'game' | 'decisionChapters' | 'eventAndPieceSections'>,
  view: unknown,
  pointed: Piece | undefined,
  seat: Seat | undefined,
): string | undefined {
  if (pointed !== undefined)
    return eventAndPieceSections && rulebookAnchorForEventOrPiece(eventAndPieceSections, { look: pointed.sprite.kind })
  const ask = seat === undefined ? undefined : (game.promptFor(view, seat) as DecisionPrompt | undefined)
  return ask && decisionChapters[ask.kind]
}

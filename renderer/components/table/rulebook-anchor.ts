/** Where the rulebook tells of what somebody has before them at the table. */
import type { DecisionPrompt, Seat } from '../../../engine/core/contract/game.ts'
import { rulebookAnchorFor } from '../../games/rulebook-links.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Piece } from '../../stage/scene.ts'

/**
 * @param pointed what is pointed at on the board, or has the focus
 * @param seat that is asked something
 * @returns an anchor; undefined: from the beginning
 */
export function currentRulebookAnchor(
  { game, decisionChapters, rulebookLinks }: Pick<GameUi, 'game' | 'decisionChapters' | 'rulebookLinks'>,
  view: unknown,
  pointed: Piece | undefined,
  seat: Seat | undefined,
): string | undefined {
  if (pointed !== undefined) return rulebookLinks && rulebookAnchorFor(rulebookLinks, { look: pointed.look.kind })
  const ask = seat === undefined ? undefined : (game.promptFor(view, seat) as DecisionPrompt | undefined)
  return ask && decisionChapters[ask.kind]
}

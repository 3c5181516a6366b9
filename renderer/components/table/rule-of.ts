/** Where the rulebook tells of what somebody has before them at the table. */
import type { DecisionPrompt, Seat } from '../../../engine/core/contract/game.ts'
import { anchorOf } from '../../games/tells.ts'
import type { GameFace } from '../../games/face.ts'
import type { Piece } from '../../stage/scene.ts'

/**
 * @param pointed what is pointed at on the board, or has the focus
 * @param seat that is asked something
 * @returns an anchor; undefined: from the beginning
 */
export function ruleOfNow(
  { game, chapters, tells }: Pick<GameFace, 'game' | 'chapters' | 'tells'>,
  view: unknown,
  pointed: Piece | undefined,
  seat: Seat | undefined,
): string | undefined {
  if (pointed !== undefined) return tells && anchorOf(tells, { look: pointed.look.kind })
  const ask = seat === undefined ? undefined : (game.promptFor(view, seat) as DecisionPrompt | undefined)
  return ask && chapters[ask.kind]
}

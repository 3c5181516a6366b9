/** Labels of pieces of Cosmic Karma that several kinds of pieces share: for hover, focus and screen readers. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaAccount, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { missingItemsSummary, formatSignedScores } from './seat-figures.ts'
import { gameMessage, spaceEffectText, spaceName } from './names.ts'

/**
 * The label of a space that the pending move can reach: its name and effect, the seats whose majorities are met there, and
 * whether the move wins.
 */
export function reachableSpaceLabel({ space, majorities, wins }: MoveEnd): Message {
  return gameMessage('label.reach', {
    space: spaceName(space),
    effect: spaceEffectText(space),
    count: majorities.length,
    of: personRefsFor(majorities.map(({ of }) => of)),
    wins,
  })
}

/**
 * The label of a karma account. For the part `account` it has both scores and the pieces that the account still needs to go
 * home; for the part `missing` only these.
 */
export function accountLabel(seat: Seat, account: KarmaAccount, part: 'account' | 'missing'): Message {
  return gameMessage(`label.${part}`, {
    seat: { seat },
    ...formatSignedScores(account),
    missing: missingItemsSummary(account),
  })
}

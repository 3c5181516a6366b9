/** Labels of pieces of Cosmic Karma that several kinds of pieces share: for hover, focus and screen readers. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaAccount, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { missingItemsSummary, signedScoreTextsByColour } from './seat-figures.ts'
import { gameMessage, spaceEffectText, spaceName } from './names.ts'

/**
 * The label of a space that the coming move can reach: the name and the effect of the space, the other seats whose
 * karmic majorities give the moving player an item there, and whether the move wins the game. A karmic majority is
 * derived from a seat's karma account.
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
 * Returns the label of a seat's karma account (its own board). The part `account` names the scores of both karma
 * colours and the items that the account still lacks to go home (the goal of the game); the part `missing` names only
 * these items.
 */
export function accountLabel(seat: Seat, account: KarmaAccount, part: 'account' | 'missing'): Message {
  return gameMessage(`label.${part}`, {
    seat: { seat },
    ...signedScoreTextsByColour(account),
    missing: missingItemsSummary(account),
  })
}

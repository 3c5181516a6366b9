/** Labels of pieces of Cosmic Karma that several kinds of pieces share: for hover, focus and screen readers. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaAccount, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { missingItemsSummary, signedScoresOf } from './seat-figures.ts'
import { gameMessage, spaceEffectText, spaceName } from './names.ts'

/** Label of a space that the pending move can reach: its name and effect, and the seats whose majorities are met there. */
export function reachableSpaceLabel({ space, majorities, wins }: ReachableSpace): Message {
  return gameMessage('label.reach', {
    space: spaceName(space),
    effect: spaceEffectText(space),
    count: majorities.length,
    of: personRefsFor(majorities.map(({ of }) => of)),
    wins,
  })
}

/** Label of a karma account: both scores and the pieces that it still lacks; for the part `missing` only the latter. */
export function accountLabel(seat: Seat, account: KarmaAccount, part: 'account' | 'missing'): Message {
  return gameMessage(`label.${part}`, {
    seat: { seat },
    ...signedScoresOf(account),
    missing: missingItemsSummary(account),
  })
}

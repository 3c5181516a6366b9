/** Labels of the pieces of Cosmic Karma that more than one kind of piece uses. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaAccount, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { missingFigure, scoreFigures } from './seat-figures.ts'
import { gameMessage, spaceEffectText, spaceName } from './names.ts'

export function reachLabel({ space, majorities, wins }: ReachableSpace): Message {
  return gameMessage('label.reach', {
    space: spaceName(space),
    effect: spaceEffectText(space),
    count: majorities.length,
    of: personRefsFor(majorities.map(({ of }) => of)),
    wins,
  })
}

/** Both scores of an account and what it still lacks, or that alone. */
export function accountLabel(seat: Seat, account: KarmaAccount, part: 'account' | 'missing'): Message {
  return gameMessage(`label.${part}`, { seat: { seat }, ...scoreFigures(account), missing: missingFigure(account) })
}

/** What the pieces of Cosmic Karma are called where more than one kind of piece says it. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { KarmaAccount, ReachableSpace } from '../../../engine/cosmic-karma/index.ts'
import { missing, scores } from './figures.ts'
import { message, spaceEffect, spaceName } from './named.ts'

export function reachLabel({ space, majorities, wins }: ReachableSpace): Message {
  return message('label.reach', {
    space: spaceName(space),
    effect: spaceEffect(space),
    count: majorities.length,
    of: personRefsFor(majorities.map(({ of }) => of)),
    wins,
  })
}

/** Both scores of an account and what it still lacks, or that alone. */
export function accountLabel(seat: Seat, account: KarmaAccount, part: 'account' | 'missing'): Message {
  return message(`label.${part}`, { seat: { seat }, ...scores(account), missing: missing(account) })
}

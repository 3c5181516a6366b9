/** What the pieces of Cosmic Karma are called where more than one kind of piece says it. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { majorityOf } from '../../../engine/cosmic-karma/index.ts'
import type { Account, Reach } from '../../../engine/cosmic-karma/index.ts'
import { missing } from './figures.ts'
import { message, signed, spaceEffect, spaceName } from './names.ts'

export function reachLabel({ space, majorities, wins }: Reach): Message {
  return message('label.reach', {
    space: spaceName(space),
    effect: spaceEffect(space),
    met: majorities.length === 0 ? 'none' : 'some',
    metSeats: majorities.map(({ of }) => of),
    wins: wins ? 'yes' : 'no',
  })
}

/** Both scores of an account and what it still lacks, or that alone. */
export function accountLabel(seat: Seat, account: Account, part: 'account' | 'missing'): Message {
  const { green, orange } = majorityOf(account)
  return message(`label.${part}`, { seat, green: signed(green), orange: signed(orange), missing: missing(account) })
}

/** Texts of a vote: its title and its consequences. */
import { personRefsFor, type Message } from '../../../engine/core/contract/game.ts'
import type { Vote } from '../../../bridge/votes.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * The title of an open vote on an undo or on transferring the table to another host. For the players who vote, it is
 * the question; at the screen that requested the vote, it says that the others are being asked.
 * @param own whether the vote was requested at this screen
 * @param taker name of the host after a transfer; used only for a vote on a transfer
 */
export function voteTitleMessage(wish: Vote, own: boolean, taker: string): Message {
  if (wish.kind === 'hand') return appMessage(own ? 'hand.mine' : 'hand.title', { name: taker })
  return own ? appMessage('consent.mine') : appMessage('consent.title', { seat: { seat: wish.by } })
}

/**
 * Lists the consequences if a vote passes. For a vote on an undo: what is undone, and which seats have learned
 * something from what is undone. For a vote on a transfer: that the table moves to another host.
 * @param seats the setups of all seats, in order of seat
 * @param taker name of the host after a transfer
 */
export function voteConsequenceMessages(wish: Vote, seats: readonly SeatSetup[], taker: string): readonly Message[] {
  if (wish.kind === 'hand') return [appMessage('hand.file', { name: taker }), appMessage('hand.follow')]
  const { entries, dropped, known } = wish
  const bots = dropped.some((seat) => seats[seat]?.kind === 'bot')
  return [
    appMessage('consent.drops', { count: entries, seats: personRefsFor(dropped) }),
    known.length > 0 ? appMessage('consent.known', { seats: personRefsFor(known) }) : appMessage('consent.knownNone'),
    ...(bots ? [appMessage('consent.bots')] : []),
  ]
}

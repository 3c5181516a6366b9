/** Texts of a vote: its title and its consequences. */
import { personRefsFor, type Message } from '../../../engine/core/contract/game.ts'
import type { Vote } from '../../../bridge/votes.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import { appMessage } from '../../messages/index.ts'

/** @param own it was requested at this screen @param taker the host after a transfer */
export function voteTitleMessage(wish: Vote, own: boolean, taker: string): Message {
  if (wish.kind === 'hand') return appMessage(own ? 'hand.mine' : 'hand.title', { name: taker })
  return own ? appMessage('consent.mine') : appMessage('consent.title', { seat: { seat: wish.by } })
}

export function voteDetailMessages(wish: Vote, seats: readonly SeatSetup[], taker: string): readonly Message[] {
  if (wish.kind === 'hand') return [appMessage('hand.file', { name: taker }), appMessage('hand.follow')]
  const { entries, dropped, known } = wish
  const bots = dropped.some((seat) => seats[seat]?.kind === 'bot')
  return [
    appMessage('consent.drops', { count: entries, seats: personRefsFor(dropped) }),
    known.length > 0 ? appMessage('consent.known', { seats: personRefsFor(known) }) : appMessage('consent.knownNone'),
    ...(bots ? [appMessage('consent.bots')] : []),
  ]
}

/** Texts for parties and times of a shared table. */
import { personRefsFor, type Message } from '../../../engine/core/contract/game.ts'
import type { SeatHolder, Party } from '../../../bridge/presence.ts'
import { appMessage } from '../../messages/index.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/** A duration in minutes and seconds: `42 s`, `3 min 5 s`. It is used for elapsed times and for the time left. */
export function minutesAndSecondsMessage(milliseconds: number): Message {
  const all = Math.floor(milliseconds / 1000)
  return appMessage('people.time', { minutes: Math.floor(all / 60), seconds: all % 60 })
}

/**
 * Says who plays a seat: this screen, the host, another party (a device at the table), a bot, a bot in place of a
 * party that is absent, or no player.
 */
export function seatHolderMessage(presence: PresenceStore, holder: SeatHolder): Message {
  if (holder.by === 'bot' || holder.by === 'nobody') return appMessage(`people.holder.${holder.by}`)
  const name = presence.party(holder.party)?.name ?? ''
  if (holder.by === 'standIn') return appMessage('people.holder.standIn', { name })
  if (holder.party === presence.people?.me) return appMessage('people.holder.mine')
  return holder.party === 'host' ? appMessage('people.holder.host') : appMessage('people.holder.party', { name })
}

/** Says which seats a party (one device at the table) plays or, if it plays none, that it spectates. */
export function partySeatsMessage({ seats }: Party): Message {
  return seats.length === 0 ? appMessage('people.watches') : appMessage('people.plays', { seats: personRefsFor(seats) })
}

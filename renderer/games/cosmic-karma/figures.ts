/** Figures of Cosmic Karma that people would work out by hand. Ids of messages/cosmic-karma. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { karmicMajorityOf } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { KARMA_COLOURS } from '../../../engine/cosmic-karma/data.ts'
import { goods, missingItemMessages, message, signed } from './named.ts'

/** Small texts beside the board about one seat. */
export function figures(view: CosmicView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const lines = view.winner === seat ? [message('figure.home')] : [missing(player), karma(player, seat)]
  const rings = KARMA_COLOURS.flatMap((colour) => {
    const count = player.rings[colour]
    return count === 0 ? [] : [goods('ring', colour, count)]
  })
  if (rings.length > 0) lines.push(message('figure.rings', { rings }))
  const cards = player.freeWill.map(String)
  if (cards.length > 0) lines.push(message('figure.freeWill', { cards, count: cards.length }))
  if (player.lostTurns > 0) lines.push(message('figure.lostTurns', { count: player.lostTurns }))
  lines.push(message('figure.life', { life: player.lives }))
  return lines
}

/** What stands between an account and the way home, as one line. */
export function missing(account: KarmaAccount): Message {
  const parts = missingItemMessages(account)
  return parts.length === 0 ? message('figure.ready') : message('figure.missing', { parts })
}

/** The score of each colour. */
export function scores(account: KarmaAccount) {
  const { green, orange } = karmicMajorityOf(account)
  return { green: signed(green), orange: signed(orange) }
}

/** Both scores, and what another player takes who lands on this one. */
function karma(account: KarmaAccount, seat: Seat): Message {
  const { item, colour } = karmicMajorityOf(account)
  const values = { seat: { seat }, ...scores(account) }
  if (item === null) return message('figure.neutral', values)
  if (colour === null) return message('figure.dual', { ...values, item })
  return message('figure.majority', { ...values, goods: goods(item, colour, 1) })
}

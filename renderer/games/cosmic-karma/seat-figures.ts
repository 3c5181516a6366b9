/** Figures of Cosmic Karma that a player would otherwise compute by hand. Ids of messages/cosmic-karma. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { karmicMajorityOfAccount } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaAccount, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { KARMA_COLOURS } from '../../../engine/cosmic-karma/data.ts'
import { beadsOrRingsName, unmetReturnConditionMessages, gameMessage, formatSignedScore } from './names.ts'

/**
 * The lines of text about a seat in the side panel: the pieces that its player still lacks to go home (the goal of the
 * game), and the player's scores, rings, Free Will Cards, lost turns and life. For the winner a line about the win
 * replaces the missing pieces and the scores. The list is empty if the seat has no player.
 */
export function seatFigureLines(view: CosmicView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const lines = view.winner === seat ? [gameMessage('figure.home')] : [missingItemsSummary(player), karma(player, seat)]
  const rings = KARMA_COLOURS.flatMap((colour) => {
    const count = player.rings[colour]
    return count === 0 ? [] : [beadsOrRingsName('ring', colour, count)]
  })
  if (rings.length > 0) lines.push(gameMessage('figure.rings', { rings }))
  const cards = player.freeWill.map(String)
  if (cards.length > 0) lines.push(gameMessage('figure.freeWill', { cards, count: cards.length }))
  if (player.lostTurns > 0) lines.push(gameMessage('figure.lostTurns', { count: player.lostTurns }))
  lines.push(gameMessage('figure.life', { life: player.lives }))
  return lines
}

/**
 * One line of text about an account, that is the beads, rings and other pieces of one player: it lists what the player
 * still lacks to go home (the goal of the game), or says that nothing is missing.
 */
export function missingItemsSummary(account: KarmaAccount): Message {
  const parts = unmetReturnConditionMessages(account)
  return parts.length === 0 ? gameMessage('figure.ready') : gameMessage('figure.missing', { parts })
}

/** Formats the scores of an account, one text with an icon per karma colour: `{ green: '+2', orange: '−4' }`. */
export function signedScoreTextsByColour(account: KarmaAccount) {
  const { green, orange } = karmicMajorityOfAccount(account)
  return { green: formatSignedScore(green), orange: formatSignedScore(orange) }
}

/** Both scores, and what another player takes who lands on this one. */
function karma(account: KarmaAccount, seat: Seat): Message {
  const { item, colour } = karmicMajorityOfAccount(account)
  const values = { seat: { seat }, ...signedScoreTextsByColour(account) }
  if (item === null) return gameMessage('figure.neutral', values)
  if (colour === null) return gameMessage('figure.dual', { ...values, item })
  return gameMessage('figure.majority', { ...values, goods: beadsOrRingsName(item, colour, 1) })
}

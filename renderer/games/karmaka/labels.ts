/** Labels of the pieces of Karmaka: for hover, focus and the outline. Ids of messages/karmaka. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, pointsToRiseFrom } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/state.ts'
import { lifeProgressOf } from './seat-figures.ts'
import { abilityMessage, cardName, cardNameMessages, gameMessage, rungName } from './names.ts'
import { hasJustEndedLife } from './current-state.ts'
import { knownCardsFromTop } from './pile-queries.ts'

function face(card: CardId) {
  const { colour, points } = CARD_DATA[card]
  return { card: cardName(card), colour, points, ability: abilityMessage(card) }
}

/** The label of a card faceup. */
export function cardLabel(card: CardId): Message {
  return gameMessage('label.card', face(card))
}

/**
 * The label of one of a seat's Deeds, that is of a card that its player has played for points.
 * @param exposed whether the card is the uppermost Deed, which rivals can affect
 */
export function deedLabel(seat: Seat, card: CardId, exposed: boolean): Message {
  return gameMessage('label.deed', { ...face(card), seat: { seat }, exposed })
}

/** The label of a card facedown. */
export const CARD_BACK_LABEL: Message = gameMessage('label.back')

/** The label of a seat's Hand, Deck or Future Life, with the number of its cards. */
export function cardZoneLabel(view: KarmakaView, seat: Seat, zone: 'hand' | 'deck' | 'future'): Message {
  return gameMessage(`label.${zone}`, { seat: { seat }, count: view.players[seat]?.[zone].count ?? 0 })
}

/**
 * The label of a seat's Deeds (the cards that its player has played for points): the number of Deeds, and the points
 * of the best colour.
 */
export function deedsLabel(view: KarmakaView, seat: Seat): Message {
  const { points, colour } = lifeProgressOf(view, seat)
  const count = view.players[seat]?.deeds.length ?? 0
  return gameMessage('label.deeds', { seat: { seat }, count, points, colour: points === 0 ? 'none' : colour })
}

/**
 * The label of the Well (the facedown draw pile of all players): the number of its cards, and those of its cards that
 * the viewer knows. A viewer knows the cards that the viewer's seat has put back into the Well.
 */
export function wellLabel({ well, viewer }: KarmakaView): Message {
  const { count } = well
  const cards = viewer === 'open' ? [] : knownCardsFromTop(well)
  return cards.length === 0
    ? gameMessage('label.well', { count })
    : gameMessage('label.wellKnown', { count, cards: cardNameMessages(cards) })
}

/** The label of the Ruins (the discard pile): the number of cards, and the uppermost card. */
export function ruinsLabel({ ruins }: KarmakaView): Message {
  const top = ruins.at(-1)
  const count = ruins.length
  return top === undefined
    ? gameMessage('label.ruins', { count })
    : gameMessage('label.ruinsTop', { count, card: cardName(top) })
}

/**
 * The label of the centre of the table, where a card is played for its ability. It names the card there, and the seat
 * to which this card is offered.
 */
export function centreLabel({ centre, stack }: KarmakaView): Message {
  if (centre === null) return gameMessage('label.centre')
  const frame = stack.at(-1)
  if (frame?.kind === 'offer') return gameMessage('label.offer', { card: cardName(centre), seat: { seat: frame.seat } })
  return gameMessage('label.centreCard', { card: cardName(centre) })
}

/** The label of the rings of a seat. Without `seat`: of the rings in the supply. */
export function seatOrSupplyRingsLabel(view: KarmakaView, seat?: Seat): Message {
  if (seat === undefined) return gameMessage('label.supply', { rings: view.rings })
  return gameMessage('label.rings', { seat: { seat }, rings: view.players[seat]?.rings ?? 0 })
}

/** The label of a rung of the Karmic Ladder, with the points needed to leave it. @param rung its number, from 0 */
export function rungLabel(rung: number): Message {
  return gameMessage('label.rung', { rung: rungName(rung), need: pointsToRiseFrom(rung) })
}

/** The label of a seat's token on the ladder, with its rung. */
export function seatTokenLabel(view: KarmakaView, seat: Seat): Message {
  return gameMessage('label.token', { seat: { seat }, rung: rungName(view.players[seat]?.rung ?? 0) })
}

/**
 * Returns the label of a seat's panel: the seat's rung (place on the Karmic Ladder), the number of its Karmic Rings
 * (tokens that make up for missing points), the best colour of its present life with its points, and the points that
 * are missing. If the seat has just ended its life (`hasJustEndedLife`), the label names only the rings.
 */
export function seatPanelLabel(view: KarmakaView, seat: Seat): Message {
  const { rung = 0, rings = 0 } = view.players[seat] ?? {}
  if (hasJustEndedLife(view, seat)) return gameMessage('label.over', { seat: { seat }, rings })
  const { points, colour, missing } = lifeProgressOf(view, seat)
  return gameMessage('label.seat', {
    seat: { seat },
    rung: rungName(rung),
    rings,
    points,
    missing,
    colour: points === 0 ? 'none' : colour,
  })
}

/** The label of the veil, which covers the board under an open pile; a click on it closes the pile. */
export const CLOSE_PILE_LABEL: Message = gameMessage('label.close')

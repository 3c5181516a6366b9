/** What the pieces of Karmaka are called: for hover, focus and the outline. Ids of messages/karmaka. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, pointsNeededFor } from '../../../engine/karmaka/data.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/state.ts'
import { standingOf } from './figures.ts'
import { abilityOf, cardName, cardNames, message, rungName } from './names.ts'
import { isOver } from './now.ts'
import { knownIn } from './piles.ts'

function face(card: Card) {
  const { colour, points } = CARD_DATA[card]
  return { card: cardName(card), colour, points, ability: abilityOf(card) }
}

/** A card whose face is seen. */
export function cardLabel(card: Card): Message {
  return message('label.card', face(card))
}

export function deedLabel(seat: Seat, card: Card, exposed: boolean): Message {
  return message('label.deed', { ...face(card), seat: { seat }, exposed })
}

/** A card whose face is not seen. */
export const BACK_LABEL: Message = message('label.back')

/** A pile of a seat, by how many cards it holds. */
export function pileLabel(view: KarmakaView, seat: Seat, zone: 'hand' | 'deck' | 'future'): Message {
  return message(`label.${zone}`, { seat: { seat }, count: view.players[seat]?.[zone].count ?? 0 })
}

export function deedsLabel(view: KarmakaView, seat: Seat): Message {
  const { points, colour } = standingOf(view, seat)
  const count = view.players[seat]?.deeds.length ?? 0
  return message('label.deeds', { seat: { seat }, count, points, colour: points === 0 ? 'none' : colour })
}

/** The Well, with what the viewer has left on it. */
export function wellLabel({ well, viewer }: KarmakaView): Message {
  const { count } = well
  const cards = viewer === 'open' ? [] : knownIn(well)
  return cards.length === 0
    ? message('label.well', { count })
    : message('label.wellKnown', { count, cards: cardNames(cards) })
}

export function ruinsLabel({ ruins }: KarmakaView): Message {
  const top = ruins.at(-1)
  const count = ruins.length
  return top === undefined
    ? message('label.ruins', { count })
    : message('label.ruinsTop', { count, card: cardName(top) })
}

/** The centre, and to whom the card in it is offered. */
export function centreLabel({ centre, stack }: KarmakaView): Message {
  if (centre === null) return message('label.centre')
  const frame = stack.at(-1)
  if (frame?.kind === 'offer') return message('label.offer', { card: cardName(centre), seat: { seat: frame.seat } })
  return message('label.centreCard', { card: cardName(centre) })
}

/** Rings in the supply, or of a seat. */
export function ringsLabel(view: KarmakaView, seat?: Seat): Message {
  if (seat === undefined) return message('label.supply', { rings: view.rings })
  return message('label.rings', { seat: { seat }, rings: view.players[seat]?.rings ?? 0 })
}

export function rungLabel(rung: number): Message {
  return message('label.rung', { rung: rungName(rung), need: pointsNeededFor(rung) })
}

export function tokenLabel(view: KarmakaView, seat: Seat): Message {
  return message('label.token', { seat: { seat }, rung: rungName(view.players[seat]?.rung ?? 0) })
}

/** How a seat stands, for the head of its area. */
export function seatLabel(view: KarmakaView, seat: Seat): Message {
  const { rung = 0, rings = 0 } = view.players[seat] ?? {}
  if (isOver(view, seat)) return message('label.over', { seat: { seat }, rings })
  const { points, colour, missing } = standingOf(view, seat)
  return message('label.seat', {
    seat: { seat },
    rung: rungName(rung),
    rings,
    points,
    missing,
    colour: points === 0 ? 'none' : colour,
  })
}

/** What lies over the board while a pile is open, and closes it. */
export const CLOSE_LABEL: Message = message('label.close')

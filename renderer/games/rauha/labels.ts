/** Labels of the pieces of Rauha: for hover, focus and the outline. Ids of messages/rauha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, ENTITY_DATA, avatarStopAt } from '../../../engine/rauha/data.ts'
import type { CardAge, CardId, EntityId, SquareIndex } from '../../../engine/rauha/data.ts'
import { visibleTileOnSquareOfSeat, waterScoreBreakdownOfSeat } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import type { GoodKind } from './sprite-specs.ts'
import {
  fullCardText,
  entityEffectText,
  entityName,
  lineName,
  gameMessage,
  fullTileText,
  squareName,
  symbolName,
} from './names.ts'
import { knownPoolToChooseFrom } from './current-state.ts'

/** Label of a faceup card: its text and its age. */
export function cardLabel(card: CardId): Message {
  return gameMessage('label.card', { card: fullCardText(card), age: CARD_DATA[card].age })
}

/** Label of the card of the pool that the player has chosen and may still change. */
export function chosenCardLabel(card: CardId): Message {
  return gameMessage('label.chosen', { card: fullCardText(card) })
}

/**
 * Label of the card that a seat has chosen or kept and that the viewer may not see.
 * @param made whether the seat has made its choice
 */
export function hiddenKeptCardLabel(seat: Seat, made: boolean): Message {
  return gameMessage('label.kept', { seat: { seat }, made })
}

/**
 * Returns the label of a tile on a square of a seat's world: the seat, the square, all information on the tile, and
 * whether a spore (a token) lies on it.
 */
export function tileLabel(view: RauhaView, seat: Seat, square: SquareIndex): Message {
  const player = view.players[seat]
  const card = player?.tiles[square] ?? null
  const { placement: _, ...tile } =
    card === null ? { placement: undefined, ...visibleTileOnSquareOfSeat(view, seat, square) } : CARD_DATA[card]
  const spore = player?.spores[square] === true
  return gameMessage('label.tile', { seat: { seat }, square: squareName(square), tile: fullTileText(tile), spore })
}

/**
 * Label of a seat's world. It names the line of squares that the avatars activate now. If the avatars are in a corner, it says
 * instead that the worlds are scored.
 */
export function worldLabel(view: RauhaView, seat: Seat): Message {
  const { squares } = avatarStopAt(view.position)
  const line = lineName(squares)
  return line === undefined
    ? gameMessage('label.worldScoring', { seat: { seat } })
    : gameMessage('label.world', { seat: { seat }, line })
}

/** Label of a seat's avatar, with its position on the border of the world. */
export function avatarLabel(view: RauhaView, seat: Seat): Message {
  return gameMessage('label.avatar', { seat: { seat }, position: view.position })
}

/** Label of the header of a seat: energy, crystals, water sources, spores, and whether it plays first. */
export function seatHeaderLabel(view: RauhaView, seat: Seat): Message {
  const { energy = 0, crystals = 0, spores = [] } = view.players[seat] ?? {}
  return gameMessage('label.seat', {
    seat: { seat },
    energy,
    crystals,
    water: waterScoreBreakdownOfSeat(view, seat).sources,
    spores: spores.filter(Boolean).length,
    first: view.first === seat,
  })
}

/**
 * Label of the amount of a good that a seat has.
 * @param count the amount
 */
export function goodLabel(seat: Seat, good: GoodKind, count: number): Message {
  return gameMessage(`label.${good}`, { seat: { seat }, count })
}

/**
 * Label of a satellite, a pile of cards between two neighbouring seats: the number of its cards, and the two seats
 * that choose from it. One seat chooses when the avatars (the pieces that move along the border of the worlds) are at
 * a moon, the other when they are at a star.
 */
export function satelliteLabel(view: RauhaView, satellite: number): Message {
  const players = view.players.length
  const count = view.satellites[satellite]?.count ?? 0
  return gameMessage('label.satellite', { count, moon: { seat: satellite }, star: { seat: (satellite + 1) % players } })
}

/** Label of a seat's token on the energy track: its energy, and how many tokens are above it in the same pile. */
export function energyTokenLabel(view: RauhaView, seat: Seat): Message {
  const energy = view.players[seat]?.energy ?? 0
  const pile = view.arrivals.filter((other) => view.players[other]?.energy === energy)
  const above = pile.length - 1 - pile.indexOf(seat)
  return gameMessage('label.token', { seat: { seat }, energy, pile: pile.length, above })
}

/** Label of an entity: symbol, effect, and its owner if it has one. */
export function entityLabel(view: RauhaView, entity: EntityId): Message {
  const owner = view.entities[entity]
  const { symbol } = ENTITY_DATA[entity]
  const values = { entity: entityName(entity), symbol: symbolName(symbol), effect: entityEffectText(entity) }
  return owner === null
    ? gameMessage('label.entityFree', values)
    : gameMessage('label.entity', { ...values, owner: { seat: owner } })
}

/** Label of the display of the rounds: round and turn, or that worlds are scored, or that the game is over. */
export function roundDisplayLabel(view: RauhaView): Message {
  const { round, turn } = avatarStopAt(view.position)
  if (view.stack.length === 0) return gameMessage('label.roundsOver')
  return turn === null
    ? gameMessage('label.roundsScoring', { round })
    : gameMessage('label.rounds', { round, turn, left: 4 - turn })
}

/** Label of the deck of an age, with the number of cards. */
export function deckLabel(view: RauhaView, age: CardAge): Message {
  return gameMessage('label.deck', { age, count: view.decks[age - 1]?.count ?? 0 })
}

/** Label of the black hole, which is the discard pile, with the number of cards. */
export function blackHoleLabel(view: RauhaView): Message {
  return gameMessage('label.blackHole', { count: view.blackHole.count })
}

/** Label of the supply of crystals and spores. */
export const SUPPLY_LABEL: Message = gameMessage('label.supply')
/** Label of the overlay behind an opened pile; a click on it closes the pile. */
export const CLOSE_PILE_LABEL: Message = gameMessage('label.close')

/** Label of the area with the cards from which a seat chooses now, with their number; 0 if the viewer does not know them. */
export function cardsToChooseLabel(view: RauhaView, seat: Seat): Message {
  const pool = knownPoolToChooseFrom(view, seat)
  return gameMessage('label.hand', { count: pool?.cards.length ?? 0 })
}

/**
 * Label of one seat in the display of the turn order.
 * @param nth 1 is first
 */
export function turnOrderSeatLabel(seat: Seat, nth: number): Message {
  return gameMessage('label.order', { seat: { seat }, nth })
}

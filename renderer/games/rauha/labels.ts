/** Labels of the pieces of Rauha: for hover, focus and the outline. Ids of messages/rauha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, ENTITY_DATA, avatarStopAt } from '../../../engine/rauha/data.ts'
import type { CardAge, Card, Entity, SquareIndex } from '../../../engine/rauha/data.ts'
import { visibleTileAt, waterScoreFor } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import type { GoodKind } from './sprite-specs.ts'
import {
  cardText,
  entityEffectText,
  entityName,
  lineName,
  gameMessage,
  printedTileText,
  squareName,
  symbolName,
} from './names.ts'
import { visiblePool } from './current-state.ts'

/** A card whose face is seen. */
export function cardLabel(card: Card): Message {
  return gameMessage('label.card', { card: cardText(card), age: CARD_DATA[card].age })
}

/** A card of the pool that is chosen, but not yet for good. */
export function chosenLabel(card: Card): Message {
  return gameMessage('label.chosen', { card: cardText(card) })
}

export function keptLabel(seat: Seat, made: boolean): Message {
  return gameMessage('label.kept', { seat: { seat }, made })
}

/** A tile where it lies, with the spore on it. */
export function tileLabel(view: RauhaView, seat: Seat, square: SquareIndex): Message {
  const player = view.players[seat]
  const card = player?.tiles[square] ?? null
  const { placement: _, ...tile } =
    card === null ? { placement: undefined, ...visibleTileAt(view, seat, square) } : CARD_DATA[card]
  const spore = player?.spores[square] === true
  return gameMessage('label.tile', { seat: { seat }, square: squareName(square), tile: printedTileText(tile), spore })
}

export function worldLabel(view: RauhaView, seat: Seat): Message {
  const { squares } = avatarStopAt(view.position)
  const line = lineName(squares)
  return line === undefined
    ? gameMessage('label.worldScoring', { seat: { seat } })
    : gameMessage('label.world', { seat: { seat }, line })
}

export function avatarLabel(view: RauhaView, seat: Seat): Message {
  return gameMessage('label.avatar', { seat: { seat }, position: view.position })
}

/** How a seat stands, for the head of its area. */
export function seatLabel(view: RauhaView, seat: Seat): Message {
  const { energy = 0, crystals = 0, spores = [] } = view.players[seat] ?? {}
  return gameMessage('label.seat', {
    seat: { seat },
    energy,
    crystals,
    water: waterScoreFor(view, seat).sources,
    spores: spores.filter(Boolean).length,
    first: view.first === seat,
  })
}

export function goodLabel(seat: Seat, good: GoodKind, count: number): Message {
  return gameMessage(`label.${good}`, { seat: { seat }, count })
}

/** A satellite, and who draws from it when. */
export function satelliteLabel(view: RauhaView, satellite: number): Message {
  const players = view.players.length
  const count = view.satellites[satellite]?.count ?? 0
  return gameMessage('label.satellite', { count, moon: { seat: satellite }, star: { seat: (satellite + 1) % players } })
}

/** A token of the energy track: its total, and whether others stand below or above it. */
export function tokenLabel(view: RauhaView, seat: Seat): Message {
  const energy = view.players[seat]?.energy ?? 0
  const pile = view.arrivals.filter((other) => view.players[other]?.energy === energy)
  const above = pile.length - 1 - pile.indexOf(seat)
  return gameMessage('label.token', { seat: { seat }, energy, pile: pile.length, above })
}

export function entityLabel(view: RauhaView, entity: Entity): Message {
  const owner = view.entities[entity]
  const { symbol } = ENTITY_DATA[entity]
  const values = { entity: entityName(entity), symbol: symbolName(symbol), effect: entityEffectText(entity) }
  return owner === null
    ? gameMessage('label.entityFree', values)
    : gameMessage('label.entity', { ...values, owner: { seat: owner } })
}

export function roundsLabel(view: RauhaView): Message {
  const { round, turn } = avatarStopAt(view.position)
  if (view.stack.length === 0) return gameMessage('label.roundsOver')
  return turn === null
    ? gameMessage('label.roundsScoring', { round })
    : gameMessage('label.rounds', { round, turn, left: 4 - turn })
}

export function deckLabel(view: RauhaView, age: CardAge): Message {
  return gameMessage('label.deck', { age, count: view.decks[age - 1]?.count ?? 0 })
}

export function blackHoleLabel(view: RauhaView): Message {
  return gameMessage('label.blackHole', { count: view.blackHole.count })
}

export const SUPPLY_LABEL: Message = gameMessage('label.supply')
/** What lies over the board while a pile is open, and closes it. */
export const CLOSE_LABEL: Message = gameMessage('label.close')

/** The place where cards are chosen from. */
export function handLabel(view: RauhaView, seat: Seat): Message {
  const pool = visiblePool(view, seat)
  return gameMessage('label.hand', { count: pool?.cards.length ?? 0 })
}

/** @param nth 1: first */
export function turnOrderLabel(seat: Seat, nth: number): Message {
  return gameMessage('label.order', { seat: { seat }, nth })
}

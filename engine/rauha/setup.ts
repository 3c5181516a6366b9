/** The initial state (section 1 of the rules). */
import type { TableConfig } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { CARD_DATA, CARD_IDS, ENTITY_IDS, SQUARE_INDICES, START_CRYSTALS } from './data.ts'
import { BOARD_SIDES } from './info.ts'
import type { CardAge, CardId, EntityId, BoardSide } from './data.ts'
import { beginRound } from './turn-flow.ts'
import type { Player, RauhaState, RauhaEventSink } from './state.ts'
import type { Seat } from '../core/contract/game.ts'

/** @returns the board side in the table's configuration; `A` if it has none */
export function boardSideOfConfig({ options }: TableConfig): BoardSide {
  return BOARD_SIDES.find((side) => side === options['side']) ?? 'A'
}

/** @returns the state of a player at the start of the game (RAU-5) */
export function newPlayer(): Player {
  return {
    tiles: SQUARE_INDICES.map(() => null),
    covered: [],
    spores: SQUARE_INDICES.map(() => false),
    crystals: START_CRYSTALS,
    energy: 0,
    earned: { tiles: 0, entities: 0, water: 0 },
    kept: null,
  }
}

/** @returns all cards of an age, in the order of the card table */
export function cardsOfAge(age: CardAge): CardId[] {
  return CARD_IDS.filter((card) => CARD_DATA[card].age === age)
}

/**
 * @returns the owners of the entities at the start of the game: null for every entity, because all are in the common
 *   display (RAU-8)
 */
export function createInitialEntityOwners(): Record<EntityId, Seat | null> {
  return Object.fromEntries(ENTITY_IDS.map((entity) => [entity, null])) as Record<EntityId, Seat | null>
}

/** @returns the state at the start of the first turn, with shuffled and dealt cards */
export function setup(config: TableConfig, random: Random, emit: RauhaEventSink): RauhaState {
  const seats = Array.from({ length: config.players }, (_, seat) => seat)
  const arrivals = random.shuffle([...seats])
  const state: RauhaState = {
    side: boardSideOfConfig(config),
    position: 1,
    players: seats.map(newPlayer),
    deals: [],
    taken: 0,
    shown: [],
    decks: [random.shuffle(cardsOfAge(1)), random.shuffle(cardsOfAge(2))],
    entities: createInitialEntityOwners(),
    arrivals,
    first: 0,
    stack: [],
  }
  beginRound(state, emit)
  return state
}

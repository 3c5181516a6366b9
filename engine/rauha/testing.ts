/** Test helpers: positions from a sparse description, playing through validation, and board descriptions. */
import { omitUndefined } from '../core/contract/omit-undefined.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Seat, TableConfig } from '../core/contract/game.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { createRulesTester } from '../core/invariants/test-helpers.ts'
import { ownedEntitiesWithEffect } from './activation.ts'
import { satelliteToChooseFrom } from './board.ts'
import { CARDS_DEALT_PER_SATELLITE, ENTITY_IDS, SQUARE_INDICES, avatarStopAt } from './data.ts'
import type { CardAge, CardId, EntityId, BoardSide, SquareIndex } from './data.ts'
import { rauha } from './index.ts'
import { compareByCardOrder } from './knowledge.ts'
import { cardsOfAge, newPlayer, createInitialEntityOwners } from './setup.ts'
import type { RauhaAction, RauhaEvent, RauhaFrame, RauhaState, EnergySource } from './state.ts'
import { firstPlayerOnTrack } from './energy-track.ts'

export { eventsOfKind } from '../core/invariants/test-helpers.ts'

/**
 * A short description of one player's state, from which a test builds it. An omitted field has its value from the
 * start of the game.
 */
export interface PlayerSketch {
  tiles?: Readonly<Record<SquareIndex, CardId>>
  covered?: readonly CardId[]
  spores?: readonly SquareIndex[]
  crystals?: number
  energy?: number
  /** The card that it holds, if it has not settled yet. */
  kept?: CardId
  /** Cards of its pool in step 1; others are added to fill it. */
  pool?: readonly CardId[]
  entities?: readonly EntityId[]
}

/**
 * A short description of a game position, from which `createPosition` builds the state for a test. An omitted field
 * has its default value.
 */
export interface PositionSketch {
  players?: readonly PlayerSketch[]
  side?: BoardSide
  /** 1-16; default 10: round 3, turn 2, the column 1-4-7. */
  position?: number
  /** Default: `settle`, in a corner the scoring. */
  step?: 'keep' | 'settle' | 'activate'
  /** The active seat; default 0. */
  seat?: Seat
  /** The first player; default `seat`, so that all other seats play after it. */
  first?: Seat
  /** The order in which energy tokens arrived; by default seat 0 is last, on top. */
  arrivals?: readonly Seat[]
}

/** A card that a seat could have kept, and its deal. */
interface Slot {
  readonly deal: CardId[]
  readonly at: number
  readonly index: number
  readonly age: CardAge
}

/**
 * Builds the state of a game from the sketch of a position, for tests. Each card on a seat's board is recorded as kept
 * by that seat in an earlier turn, one whose round deals cards of the same age. All places for which the sketch names
 * no card are filled with cards that the sketch does not name.
 * @throws RangeError if a seat has more cards of an age than it can have kept by that position
 */
export function createPosition(sketch: PositionSketch = {}): RauhaState {
  const sketches = sketch.players ?? [{}, {}]
  const count = sketches.length
  const at = sketch.position ?? 10
  const stop = avatarStopAt(at)
  const step = sketch.step ?? 'settle'
  const seat = sketch.seat ?? 0
  const first = sketch.first ?? seat
  const decks: [CardId[], CardId[]] = [cardsOfAge(1), cardsOfAge(2)]
  const rank = (each: Seat): number => (each - first + count) % count
  const holds = (each: Seat): boolean =>
    stop.turn !== null && step !== 'keep' && (rank(each) > rank(seat) || (each === seat && step === 'settle'))
  for (const { tiles = {}, covered = [], kept, pool = [] } of sketches)
    for (const card of [...Object.values(tiles), ...covered, ...(kept === undefined ? [] : [kept]), ...pool])
      remove(decks, card)
  const deals: CardId[][] = Array.from({ length: stop.round * count }, () => [])
  const shown = deals.map(() => 0)
  sketches.forEach(({ tiles = {}, covered = [], kept }, each) => {
    const waiting = [...covered, ...Object.values(tiles)]
    for (let then = 1; then <= at; then++) {
      const { round, turn, age, pool } = avatarStopAt(then)
      if (turn === null || pool === null || (then === at && step === 'keep')) continue
      const index = (round - 1) * count + (satelliteToChooseFrom(then, each, count) ?? 0)
      const slot: Slot = { deal: deals[index] ?? [], at: index, index: turn - 1, age }
      if (then === at && holds(each)) {
        slot.deal[slot.index] = kept ?? fill(decks, age)
        continue
      }
      const next = waiting.findIndex((card) => cardsOfAge(age).includes(card))
      const [card] = next < 0 ? [] : waiting.splice(next, 1)
      slot.deal[slot.index] = card ?? fill(decks, age)
      if (card !== undefined) shown[slot.at] = (shown[slot.at] ?? 0) | (1 << slot.index)
    }
    if (waiting.length > 0) throw new RangeError(`seat ${String(each)} cannot have kept ${waiting.join()} by then`)
  })
  const taken =
    step === 'keep'
      ? (stop.turn ?? 1) - 1
      : stop.turn === null || stop.turn === 3
        ? CARDS_DEALT_PER_SATELLITE
        : stop.turn
  deals.forEach((deal, index) => {
    const present = index >= (stop.round - 1) * count
    const left = present ? taken : CARDS_DEALT_PER_SATELLITE
    const user = sketches.findIndex((_, each) => present && satelliteToChooseFrom(at, each, count) === index % count)
    const pool = [...(sketches[user]?.pool ?? [])]
    while (deal.length < CARDS_DEALT_PER_SATELLITE) deal.push(pool.pop() ?? fill(decks, index < 2 * count ? 1 : 2))
    deal.push(...deal.splice(left).sort(compareByCardOrder))
  })
  const state: RauhaState = {
    side: sketch.side ?? 'A',
    position: at,
    players: sketches.map(({ tiles = {}, covered = [], spores = [], crystals, energy = 0 }, each) => ({
      ...newPlayer(),
      tiles: SQUARE_INDICES.map((square) => tiles[square] ?? null),
      covered: [...covered],
      spores: SQUARE_INDICES.map((square) => spores.includes(square)),
      ...omitUndefined({ crystals }),
      energy,
      earned: { tiles: energy, entities: 0, water: 0 },
      kept: holds(each)
        ? (deals[(stop.round - 1) * count + (satelliteToChooseFrom(at, each, count) ?? 0)]?.[(stop.turn ?? 1) - 1] ??
          null)
        : null,
    })),
    deals,
    taken,
    shown,
    decks,
    entities: createInitialEntityOwners(),
    arrivals: [...(sketch.arrivals ?? sketches.map((_, each) => count - 1 - each))],
    first,
    stack: [],
  }
  sketches.forEach(({ entities = [] }, each) => entities.forEach((entity) => (state.entities[entity] = each)))
  if (step === 'keep') state.first = firstPlayerOnTrack(state)
  state.stack = [frameOf(state, step, seat)]
  return state
}

function frameOf(state: RauhaState, step: 'keep' | 'settle' | 'activate', seat: Seat): RauhaFrame {
  if (avatarStopAt(state.position).turn === null)
    return { kind: 'activate', seat, scoring: true, used: [], entities: ownedEntitiesWithEffect(state, seat) }
  if (step === 'keep') return { kind: 'keep' }
  return step === 'settle'
    ? { kind: 'settle', seat }
    : { kind: 'activate', seat, scoring: false, used: [], entities: [] }
}

function remove(decks: readonly CardId[][], card: CardId): void {
  for (const deck of decks) {
    const at = deck.indexOf(card)
    if (at < 0) continue
    deck.splice(at, 1)
    return
  }
  throw new RangeError(`${card} is named twice`)
}

function fill(decks: readonly CardId[][], age: CardAge): CardId {
  const card = decks[age - 1]?.pop()
  if (card === undefined) throw new RangeError('no cards left')
  return card
}

/**
 * Creates the state at the start of a game of Rauha, from the number of players, a seed for the shuffling, and a board
 * side.
 */
export function createStartState(players: number, seed = 'setup', side: BoardSide = 'A'): RauhaState {
  return rauha.setup({ players, options: { side } }, createRandomStream(seedFromText(seed), 0), noopEventSink)
}

/** @returns the table configuration with this number of players and this board side */
export function configOf(players: number, side: BoardSide = 'A'): TableConfig {
  return { players, options: { side } }
}

export const { decider, legalActions, isLegal, play, playAsSeat } = createRulesTester(rauha)

/**
 * Plays step 1 of a turn: every seat that still has to choose keeps the first card of its pool.
 * @returns the events of the last choice
 */
export function keepFirstCards(state: RauhaState): RauhaEvent[] {
  let events: RauhaEvent[] = []
  for (const seat of rauha.deciders(state)) {
    const [action] = rauha.choices(state, seat)
    if (action !== undefined) events = playAsSeat(state, seat, action)
  }
  return events
}

/**
 * Plays steps 2 to 4 of the present turn for all seats as briefly as possible: each discards its card for four
 * crystals and activates nothing.
 * @returns the events
 */
export function finishAllSeatsTurnBriefly(state: RauhaState): RauhaEvent[] {
  const events: RauhaEvent[] = []
  const { position: here } = state
  while (state.position === here && state.stack[0]?.kind !== 'keep' && state.stack.length > 0)
    events.push(...play(state, state.stack[0]?.kind === 'settle' ? discardForCrystalsAction : endActivationAction))
  return events
}

// Constructors of actions.
/** Builds the action of keeping a card of the pool. */
export const keepAction = (card: CardId): RauhaAction => ({ do: 'keep', card })
/**
 * Builds the action of placing a card on a square: the kept card, which the seat has chosen from the cards dealt to
 * it.
 */
export const placeAction = (square: SquareIndex): RauhaAction => ({ do: 'place', square })
/**
 * The action of discarding the kept card for four crystals. The kept card is the card that the seat has chosen from
 * the cards dealt to it.
 */
export const discardForCrystalsAction: RauhaAction = { do: 'discardForCrystals' }
/**
 * Builds the action of discarding the kept card, which the seat has chosen from the cards dealt to it, to put a spore
 * on a square of its board.
 */
export const discardForSporeAction = (square: SquareIndex): RauhaAction => ({ do: 'discardForSpore', square })
/** The action of activating the tile on a square. */
export const activateTileAction = (square: SquareIndex): RauhaAction => ({ do: 'activateTile', square })
/** The action of activating the tile on `square` to place a spore on the square `spore`. */
export const activateTileToPlaceSporeAction = (square: SquareIndex, spore: SquareIndex): RauhaAction => ({
  do: 'activateSpore',
  square,
  spore,
})
/**
 * Builds the action of activating a divine entity that the acting player owns, to use its effect.
 * @param which the id of the entity
 */
export const activateEntityAction = (which: EntityId): RauhaAction => ({ do: 'activateEntity', entity: which })
/**
 * The action of making all open activations at once: those of tiles and entities that the seat can still make in step
 * 4 of a turn or in a scoring. They are carried out one after another. Legal only if their order cannot matter
 * (RAU-98).
 */
export const activateAllAction: RauhaAction = { do: 'activateAll' }
/** The action of making no more activations; the unused ones are lost. */
export const endActivationAction: RauhaAction = { do: 'endActivation' }

/**
 * Lists the squares that the legal actions of this state offer for one kind of action.
 * @param verb the value of `do` of the action
 */
export function squaresOfferedForAction(
  state: RauhaState,
  verb: 'place' | 'discardForSpore' | 'activateTile',
): SquareIndex[] {
  return legalActions(state).flatMap((action) => (action.do === verb ? [action.square] : []))
}

/** The entities that the legal actions of this state can activate. */
export function activatableEntities(state: RauhaState): EntityId[] {
  return legalActions(state).flatMap((action) => (action.do === 'activateEntity' ? [action.entity] : []))
}

/**
 * @returns the number of crystals and the energy of a seat, in this order; the default is seat 0, and both numbers are
 *   -1 if there is no such seat
 */
export function crystalsAndEnergyOf(state: RauhaState, seat: Seat = 0): [number, number] {
  const player = state.players[seat]
  return [player?.crystals ?? -1, player?.energy ?? -1]
}

/** @returns the squares of a seat's board that have a spore; the default is seat 0 */
export function sporeSquaresOf(state: RauhaState, seat: Seat = 0): SquareIndex[] {
  return SQUARE_INDICES.filter((square) => state.players[seat]?.spores[square] === true)
}

/** @returns the ids of the entities that a seat owns; the default is seat 0 */
export function entitiesOwnedBy(state: RauhaState, seat: Seat = 0): EntityId[] {
  return ENTITY_IDS.filter((each) => state.entities[each] === seat)
}

/** @returns the energy that a seat has gained from each source: tiles, entities and water; the default is seat 0 */
export function energyBySourceOf(state: RauhaState, seat: Seat = 0): Partial<Record<EnergySource, number>> {
  return state.players[seat]?.earned ?? {}
}

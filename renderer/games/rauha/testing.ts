/** Positions of Rauha for the tests of its face. */
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { createRulesTester } from '../../../engine/core/invariants/test-helpers.ts'
import { SQUARE_INDICES } from '../../../engine/rauha/data.ts'
import type { CardId, EntityId, BoardSide, SquareIndex } from '../../../engine/rauha/data.ts'
import { rauha } from '../../../engine/rauha/index.ts'
import type { RauhaFrame, RauhaState } from '../../../engine/rauha/index.ts'

export const { decider, play } = createRulesTester(rauha)

/**
 * The possessions that a test gives to one seat of a test position. Everything that is left out is as at the start of
 * the game.
 */
export interface TestSeat {
  readonly tiles?: Readonly<Record<SquareIndex, CardId>>
  readonly spores?: readonly SquareIndex[]
  readonly crystals?: number
  readonly energy?: number
  readonly kept?: CardId
  readonly entities?: readonly EntityId[]
}

interface More {
  readonly side?: BoardSide
  /** Of the avatars, 1-16. */
  readonly position?: number
  /** If absent, all seats choose a card. */
  readonly frame?: RauhaFrame
}

/**
 * Creates a position of Rauha for a test, with `players` seats and the given values in place of those of the setup.
 * The numbers of cards need not be consistent.
 */
export function testPosition(players: number, seats: readonly TestSeat[] = [], more: More = {}): RauhaState {
  const configured = createTableConfig(rauha.info, players, { side: more.side ?? 'A' })
  if (!configured.ok) throw new Error(configured.reason.id)
  const state = rauha.setup(configured.config, createRandomStream(seedFromText('face'), 0), noopEventSink)
  seats.forEach(({ tiles = {}, spores = [], crystals, energy, kept = null, entities = [] }, seat) => {
    const player = state.players[seat]
    if (player === undefined) return
    player.tiles = SQUARE_INDICES.map((square) => tiles[square] ?? null)
    player.spores = SQUARE_INDICES.map((square) => spores.includes(square))
    player.crystals = crystals ?? player.crystals
    player.energy = energy ?? player.energy
    player.kept = kept
    for (const entity of entities) state.entities[entity] = seat
  })
  state.position = more.position ?? state.position
  if (more.frame !== undefined) state.stack = [more.frame]
  return state
}

/** Creates a stack frame of the rules in which a seat is to place or discard its card. */
export function settlingFrame(seat: Seat): RauhaFrame {
  return { kind: 'settle', seat }
}

/**
 * Creates a frame (the entry of the stack of pending work) in which a seat is to activate tiles and entities. No tile
 * has been activated in it yet.
 * @param entities the entities that it can still activate
 * @param scoring whether this is a scoring
 */
export function activatingFrame(seat: Seat, entities: EntityId[] = [], scoring = false): RauhaFrame {
  return { kind: 'activate', seat, scoring, used: [], entities }
}

/** The initial state (section 2 of the rules). */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { createEmptyKarmaAccount, takeRingsOrBeadsFromBank } from './account.ts'
import type { CosmicEventSink } from './account.ts'
import { KARMA_COLOURS, COSMIC_CONSCIOUSNESS_SPACE, DICE_COUNT, DICE_SIDES, START_BEADS_PER_COLOUR } from './data.ts'
import { EXTRA_BEAD_OPTIONS } from './info.ts'
import { UNSHUFFLED_CHOICE_PACKS_BY_LAND, ALL_FREE_WILL_CARDS, UNSHUFFLED_KARMA_PACKS } from './card-table.ts'
import { createFaceDownPackInOrder } from './packs.ts'
import type { CosmicState, Player } from './state.ts'
import { beginTurn } from './turn.ts'

/**
 * Reads from a table's configuration how many beads of each colour every player gets at the start in addition to the
 * standard ones (COS-14).
 * @returns the value of the option `extraBeads`, or 0 if it is not a legal value
 */
export function extraBeadsPerColour({ options }: TableConfig): number {
  return EXTRA_BEAD_OPTIONS.find((beads) => beads === options['extraBeads']) ?? 0
}

/**
 * Creates the state of a player at the start of the game, before the player takes the starting beads. The account has
 * no beads, rings, habits or pegs, and the player has no cards (COS-8). The pawn is on the space Cosmic Consciousness,
 * where all pawns start (COS-9).
 */
export function newPlayer(): Player {
  return {
    ...createEmptyKarmaAccount(),
    space: COSMIC_CONSCIOUSNESS_SPACE,
    freeWill: [],
    lostTurns: 0,
    waits: 0,
    lives: 1,
  }
}

/** @returns the state at the start of the first turn (section 2 of the rules) */
export function setup(config: TableConfig, random: Random, emit: CosmicEventSink): CosmicState {
  const extraBeads = extraBeadsPerColour(config)
  const players = Array.from({ length: config.players }, newPlayer)
  players.forEach((player, seat) => {
    // One at a time: three of a colour start as a habit (COS-7, COS-15).
    for (const colour of KARMA_COLOURS)
      takeRingsOrBeadsFromBank(player, seat, 'bead', colour, START_BEADS_PER_COLOUR + extraBeads, emit)
  })
  const choicePacks = UNSHUFFLED_CHOICE_PACKS_BY_LAND.map((pack) =>
    createFaceDownPackInOrder(random.shuffle([...pack])),
  )
  const karmaPacks = UNSHUFFLED_KARMA_PACKS.map((pack) => createFaceDownPackInOrder(random.shuffle([...pack])))
  const freeWillPack = createFaceDownPackInOrder(random.shuffle([...ALL_FREE_WILL_CARDS]))
  const firstSeat = throwForFirst(config.players, random, emit)
  const state: CosmicState = {
    players,
    choicePacks,
    karmaPacks,
    freeWillPack,
    extraBeads,
    firstSeat,
    turns: 0,
    winner: null,
    end: null,
    stack: [],
  }
  beginTurn(state, firstSeat, emit)
  return state
}

/** All seats throw two dice; seats tied for the highest total throw again among themselves (COS-10, COS-11). */
function throwForFirst(players: number, random: Random, emit: CosmicEventSink): Seat {
  let seats: Seat[] = Array.from({ length: players }, (_, seat) => seat)
  for (;;) {
    let best = 0
    let leaders: Seat[] = []
    for (const seat of seats) {
      const dice = Array.from({ length: DICE_COUNT }, () => 1 + random.int(DICE_SIDES))
      const total = dice.reduce((sum, pips) => sum + pips, 0)
      emit({ kind: 'threw', seat, dice })
      if (total > best) {
        best = total
        leaders = []
      }
      if (total === best) leaders.push(seat)
    }
    const [first, second] = leaders
    if (first !== undefined && second === undefined) return first
    seats = leaders
  }
}

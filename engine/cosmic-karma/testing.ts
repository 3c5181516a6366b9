/** Test helpers: positions from a sparse description, playing with fixed randomness, and accounts as text. */
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { createRulesTester, eventsOfKind } from '../core/invariants/test-helpers.ts'
import { playerOf } from './account.ts'
import { SIDE_IDS_OF_CHOICE_CARD, TOOLS } from './data.ts'
import type { ChoiceCardId, KarmaColour, KarmaCardId, ChoiceCardSideId, SpaceId, Tool } from './data.ts'
import { UNSHUFFLED_CHOICE_PACKS_BY_LAND, ALL_FREE_WILL_CARDS, UNSHUFFLED_KARMA_PACKS } from './card-table.ts'
import { cosmicKarma } from './index.ts'
import { createFaceDownPackInOrder } from './packs.ts'
import { newPlayer } from './setup.ts'
import type { CosmicAction, CosmicEvent, CosmicState, Player } from './state.ts'
import { beginTurn } from './turn.ts'

export { eventsOfKind }

type Colours = Partial<Record<KarmaColour, number>>

/**
 * A short description of one player's state, from which a test builds it. An omitted field has its value for a player
 * with an empty account (no beads, rings, habits and pegs) and the pawn in Cosmic Consciousness, the start space.
 */
export interface PlayerSketch {
  at?: SpaceId
  beads?: Colours
  rings?: Colours
  habits?: Colours
  pegs?: Partial<Record<Tool, number>>
  freeWill?: readonly number[]
  lostTurns?: number
  waits?: number
  lives?: number
}

/**
 * The sketch of a game position at the beginning of a turn, as a test writes it. An omitted field has a default value.
 */
export interface PositionSketch {
  players?: readonly PlayerSketch[]
  /** Cards on top of their packs; of each pack, the first is drawn first. */
  next?: readonly (ChoiceCardId | KarmaCardId)[]
  /** Free Will Cards on top of their pack; the first is drawn first. */
  nextFreeWill?: readonly number[]
  /** Empties the Free Will pack. Its cards are then missing, which findBrokenInvariants reports. */
  noFreeWill?: boolean
  /** The seat whose turn begins. */
  seat?: Seat
}

/** The pegs of a player with all three master tools: two of each kind. */
export const PEG_COUNTS_OF_ALL_TOOLS: Partial<Record<Tool, number>> = { torch: 2, sword: 2, wand: 2 }

/**
 * Creates the state of a player from a sketch, in which a test gives only the fields that matter. An omitted field has
 * its value for a player with an empty account and the pawn in Cosmic Consciousness, the start space.
 */
export function createPlayer(sketch: PlayerSketch): Player {
  const {
    at: space = 'cosmic',
    beads,
    rings,
    habits,
    pegs,
    freeWill = [],
    lostTurns = 0,
    waits = 0,
    lives = 1,
  } = sketch
  const plain = newPlayer()
  return {
    beads: { ...plain.beads, ...beads },
    rings: { ...plain.rings, ...rings },
    habits: { ...plain.habits, ...habits },
    pegs: { ...plain.pegs, ...pegs },
    space,
    freeWill: [...freeWill].sort((a, b) => a - b),
    lostTurns,
    waits,
    lives,
  }
}

/** Puts cards on top of a pack. @throws RangeError if a card is not in it */
function onTop<T>(all: readonly T[], next: readonly T[], gone: readonly T[] = []): T[] {
  const rest = [...all]
  for (const card of [...next, ...gone]) {
    const at = rest.indexOf(card)
    if (at < 0) throw new RangeError(`no such card left: ${String(card)}`)
    rest.splice(at, 1)
  }
  return [...rest, ...[...next].reverse()]
}

/**
 * Creates the state of a game at the beginning of a seat's turn from a sketch, in which a test gives only the fields
 * that matter. An omitted field has a default value; the default table has two players.
 * @throws RangeError if a pack does not hold a card that the sketch takes from it or puts on top of it
 */
export function createPosition(sketch: PositionSketch = {}): CosmicState {
  const { players: sketches = [{}, {}], next = [], nextFreeWill = [], noFreeWill = false, seat = 0 } = sketch
  const players = sketches.map(createPlayer)
  const held = players.flatMap(({ freeWill }) => freeWill)
  const state: CosmicState = {
    players,
    choicePacks: UNSHUFFLED_CHOICE_PACKS_BY_LAND.map((pack) =>
      createFaceDownPackInOrder(onTop(pack, cardsIn(pack, next))),
    ),
    karmaPacks: UNSHUFFLED_KARMA_PACKS.map((pack) => createFaceDownPackInOrder(onTop(pack, cardsIn(pack, next)))),
    freeWillPack: createFaceDownPackInOrder(noFreeWill ? [] : onTop(ALL_FREE_WILL_CARDS, nextFreeWill, held)),
    extraBeads: 0,
    firstSeat: seat,
    turns: 0,
    winner: null,
    end: null,
    stack: [],
  }
  beginTurn(state, seat, noopEventSink)
  return state
}

/** The cards that belong to a pack. */
function cardsIn<T extends string>(pack: readonly T[], cards: readonly string[]): T[] {
  return cards.flatMap((card) => pack.filter((each) => each === card))
}

/**
 * A random stream for tests. `int` returns the given numbers in order, each at most `bound - 1`, and 0 after the last
 * one; `pick` uses the next number as the index of the item. `shuffle` leaves the order unchanged.
 * @param numbers results of the first draws
 * @throws RangeError if `pick` gets an empty list
 */
export function scriptedRandom(...numbers: readonly number[]): Random {
  const left = [...numbers]
  const int = (bound: number): number => Math.min(left.shift() ?? 0, bound - 1)
  return {
    int,
    pick: (items) => {
      const item = items[int(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffle: (items) => items,
  }
}

export const { decider, isLegal, legalActions, play, playWithRandom } = createRulesTester(cosmicKarma)

/**
 * Throws the dice so that they add up to `total`, then plays the action `go` to start the move, and returns the
 * events.
 * @param sides the sides of the Choice Cards drawn during the move, in order
 */
export function rollAndGo(state: CosmicState, total: number, ...sides: readonly ChoiceCardSideId[]): CosmicEvent[] {
  const first = Math.min(6, total - 1)
  return playWithRandom(
    scriptedRandom(first - 1, total - first - 1, ...sides.map((side) => SIDE_IDS_OF_CHOICE_CARD.indexOf(side))),
    state,
    { do: 'roll' },
    goAction,
  )
}

/** Plays the Free Will Cards with these numbers, then the action `go`, and returns the events. */
export function playCardsAndGo(state: CosmicState, ...numbers: readonly number[]): CosmicEvent[] {
  return play(state, ...numbers.map((number): CosmicAction => ({ do: 'card', number })), goAction)
}

// Constructors of actions.
/** The action `go`: starts the move; the count of steps is complete. */
export const goAction: CosmicAction = { do: 'go' }
/** The action of waiting this turn in Future Life Planning, a place of the Spirit Realm. */
export const waitAction: CosmicAction = { do: 'wait' }
/**
 * The action of giving back a Lose a Turn Card. A player who holds such a card does nothing else in that turn
 * (COS-16).
 */
export const sitOutAction: CosmicAction = { do: 'sitOut' }
/** The action of returning to Cosmic Consciousness, the goal, from the space Hanging On. */
export const returnHomeAction: CosmicAction = { do: 'home' }
/** The action of ending an optional step of an effect: giving back beads, exchanging a bead, or trading places. */
export const doneAction: CosmicAction = { do: 'done' }
/** Builds the action of laying out one more Free Will Card (a number card for moving) with the given number. */
export const freeWillCardAction = (number: number): CosmicAction => ({ do: 'card', number })
/**
 * Builds the action by which a player in Future Life Planning, a space of the Spirit Realm, joins another player: the
 * pawn moves to that player's space (COS-139).
 * @param seat the seat of the player to join
 */
export const joinPlayerAction = (seat: Seat): CosmicAction => ({ do: 'join', seat })
/** The action of stepping to a space, which a player chooses at a fork. */
export const stepToAction = (to: SpaceId): CosmicAction => ({ do: 'step', to })
/**
 * Builds the action of choosing a colour, for a dual karmic majority (one that is equal in both colours) or for a
 * piece to take.
 */
export const chooseColourAction = (chosen: KarmaColour): CosmicAction => ({ do: 'colour', colour: chosen })
/** Builds the action of choosing a side of the drawn Choice Card. */
export const chooseSideAction = (chosen: ChoiceCardSideId): CosmicAction => ({ do: 'side', side: chosen })
/** Builds the action of giving back a bead of the chosen colour. */
export const giveBackBeadAction = (chosen: KarmaColour): CosmicAction => ({ do: 'giveBack', colour: chosen })
/**
 * Builds the action of exchanging a loose bead for one of the other colour.
 * @param chosen the colour of the bead that the player gives
 */
export const exchangeAction = (chosen: KarmaColour): CosmicAction => ({ do: 'exchange', colour: chosen })
/**
 * Builds the action of taking a peg.
 * @param tool the kind of the peg
 */
export const takePegAction = (tool: Tool): CosmicAction => ({ do: 'takePeg', tool })
/**
 * Builds the action of giving back a peg.
 * @param tool the kind of the peg
 */
export const giveBackPegAction = (tool: Tool): CosmicAction => ({ do: 'losePeg', tool })
/** The action of choosing the player of a seat as the one who takes the ring that an effect gives. */
export const chooseGiftTakerAction = (seat: Seat): CosmicAction => ({ do: 'gift', seat })
/** The action of trading places with the player of a seat. */
export const swapAction = (seat: Seat): CosmicAction => ({ do: 'swap', seat })
/** Builds the action of loosening one habit of a colour. A habit is a stick that holds three beads of its colour. */
export const loosenHabitAction = (chosen: KarmaColour): CosmicAction => ({ do: 'loosen', colour: chosen })

/** The space of a seat's pawn. */
export function spaceOfSeat(state: CosmicState, seat: Seat = 0): SpaceId {
  return playerOf(state, seat).space
}

/**
 * Describes the account of a seat's player as text. The account is the beads, rings, habits and pegs that the player
 * has. Beads, rings and habits are given as green/orange, and pegs as torch/sword/wand, such as `beads 2/1 rings 0/3
 * habits 1/0 pegs 1/0/2`. A group with only zeros is left out.
 * @param seat the seat; seat 0 by default
 */
export function accountText(state: CosmicState, seat: Seat = 0): string {
  const { beads, rings, habits, pegs } = playerOf(state, seat)
  const words = Object.entries({ beads, rings, habits }).flatMap(([name, { green, orange }]) =>
    green + orange === 0 ? [] : [`${name} ${String(green)}/${String(orange)}`],
  )
  const held = TOOLS.map((tool) => pegs[tool])
  if (held.some((count) => count > 0)) words.push(`pegs ${held.join('/')}`)
  return words.join(' ')
}

/**
 * Lists the spaces to which the `moved` events move the pawn of a seat, in order, as space ids without the prefix
 * `space:`.
 * @param seat the seat of the pawn; 0 by default
 */
export function spaceIdsWalked(events: readonly CosmicEvent[], seat: Seat = 0): string[] {
  return eventsOfKind(events, 'moved').flatMap(({ piece, to }) =>
    piece === `pawn:${String(seat)}` ? [to.replace('space:', '')] : [],
  )
}

/**
 * Describes one player in a short line for tests: the text of the player's account, then the lost turns and the number
 * of Free Will Cards (number cards for moving) if there are any, and last the space of the pawn.
 */
export function playerSummaryText(state: CosmicState, seat: Seat = 0): string {
  const { lostTurns, freeWill, space } = playerOf(state, seat)
  const words = [accountText(state, seat)]
  if (lostTurns > 0) words.push(`lost ${String(lostTurns)}`)
  if (freeWill.length > 0) words.push(`cards ${String(freeWill.length)}`)
  words.push(`at ${space}`)
  return words.join(' ').trim()
}

/**
 * Writes the current legal actions as one line for tests. Each action shows its values joined by colons, and spaces
 * separate the actions, for example `colour:green step:wheel-1 done`.
 */
export function choicesText(state: CosmicState): string {
  return legalActions(state)
    .map((action) => Object.values(action).join(':'))
    .join(' ')
}

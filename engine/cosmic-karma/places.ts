/** Place and piece names shared by game events and scenes, built once. */
import type { Seat } from '../core/contract/game.ts'
import { SPACE_IDS } from './board.ts'
import { KARMA_COLOURS, FREE_WILL_NUMBERS, LAND_NUMBERS, TOOLS } from './data.ts'
import type { KarmaColour, KarmaPieceKind, LandNumber, SpaceId, Tool } from './data.ts'
import type { CosmicPiece, CosmicPlace } from './events.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5]

function byKey<K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}

/** @throws RangeError for a seat beyond the largest table */
function entry<T>(list: readonly T[], at: number): T {
  const found = list[at]
  if (found === undefined) throw new RangeError(`no place ${at}`)
  return found
}

/** A Map, since lookups in an object with this many keys are slow and each step of a pawn needs one. */
const SPACE_PLACES = new Map(SPACE_IDS.map((space): [SpaceId, CosmicPlace] => [space, `space:${space}`]))
/** Returns the place id, as used in game events and in the scene, of a space of the board. */
export function spacePlace(space: SpaceId): CosmicPlace {
  return SPACE_PLACES.get(space) ?? `space:${space}`
}

/** The piles of a seat's account, each by colour: loose beads, rings, and habits. */
export type AccountPile = 'beads' | 'rings' | 'habits'
const ACCOUNT_PILE_PLACES = byKey(['beads', 'rings', 'habits'], (shelf: AccountPile) =>
  SEATS.map((seat) => byKey(KARMA_COLOURS, (colour): CosmicPlace => `seat${seat}:${shelf}:${colour}`)),
)
/** @returns the place of a seat's loose beads, rings or habits of one colour */
export function accountPilePlace(seat: Seat, shelf: AccountPile, colour: KarmaColour): CosmicPlace {
  return entry(ACCOUNT_PILE_PLACES[shelf], seat)[colour]
}

const PEGS = SEATS.map((seat) => byKey(TOOLS, (tool): CosmicPlace => `seat${seat}:pegs:${tool}`))
/**
 * @returns the place id, as used in `moved` events, of a seat's pegs of one kind (torch, sword or wand)
 * @throws RangeError for a seat beyond the largest table
 */
export function pegsPlace(seat: Seat, tool: Tool): CosmicPlace {
  return entry(PEGS, seat)[tool]
}

const HANDS = SEATS.map((seat): CosmicPlace => `seat${seat}:freeWill`)
/** @returns the place of the Free Will Cards in a seat's hand */
export function freeWillHandPlace(seat: Seat): CosmicPlace {
  return entry(HANDS, seat)
}

const LOST_TURNS = SEATS.map((seat): CosmicPlace => `seat${seat}:lostTurns`)
/** @returns the place of the Lose a Turn Cards that a seat holds */
export function lostTurnsPlace(seat: Seat): CosmicPlace {
  return entry(LOST_TURNS, seat)
}

const PACKS = byKey(['choice', 'karma'], (pack: 'choice' | 'karma') =>
  LAND_NUMBERS.map((land): CosmicPlace => `pack:${pack}:${land}`),
)
/** @returns the place of the pack of Choice or Karma Cards of a land */
export function landPackPlace(pack: 'choice' | 'karma', land: LandNumber): CosmicPlace {
  return entry(PACKS[pack], land - 1)
}

const PAWNS = SEATS.map((seat): CosmicPiece => `pawn:${seat}`)
/** @returns the id of a seat's pawn in `moved` events and in the scene */
export function pawnPieceId(seat: Seat): CosmicPiece {
  return entry(PAWNS, seat)
}

const PIECES = byKey(['ring', 'bead'], (item: KarmaPieceKind) =>
  byKey(KARMA_COLOURS, (colour): CosmicPiece => `${item}:${colour}`),
)
/** @returns the piece id that all rings, or all beads, of one colour share */
export function sharedKarmaItemPieceId(item: KarmaPieceKind, colour: KarmaColour): CosmicPiece {
  return PIECES[item][colour]
}

const STICKS = byKey(KARMA_COLOURS, (colour): CosmicPiece => `stick:${colour}`)
/**
 * @returns the piece id that all habit sticks of one colour share. A habit stick carries the three beads of a habit,
 *   which are of the colour of the stick
 */
export function habitStickPieceIdOfColour(colour: KarmaColour): CosmicPiece {
  return STICKS[colour]
}

const PEG_PIECES = byKey(TOOLS, (tool): CosmicPiece => `peg:${tool}`)
/** @returns the piece id that all pegs of that tool share */
export function pegPieceId(tool: Tool): CosmicPiece {
  return PEG_PIECES[tool]
}

const FREE_WILL = FREE_WILL_NUMBERS.map((number): CosmicPiece => `freeWill:${number}`)
/**
 * Returns the piece id that all Free Will Cards with the same number share. A Free Will Card carries a number for
 * moving.
 * @param number the number on the card, from 1 to 6
 */
export function freeWillCardPieceId(number: number): CosmicPiece {
  return entry(FREE_WILL, number - 1)
}

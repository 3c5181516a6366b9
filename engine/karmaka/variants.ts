/** Who is whose rival, mate, target or heir: the tables of sections 5, 6 and 13, worked out once for every table. */
import type { Seat } from '../core/contract/game.ts'
import type { Variant } from './data.ts'

/** What a seat may do with the others. All lists go clockwise from the left-hand neighbour; oneself comes last. */
export interface SeatRelations {
  /** Whom a rival ability may be used on (KAR-35). */
  readonly rivals: readonly Seat[]
  /** Whom an any-player ability may be used on. */
  readonly anybody: readonly Seat[]
  /** Whose exposed Deed Mimic may read. */
  readonly readable: readonly Seat[]
  /** Who is offered the card after an ability that concerned only its player (KAR-46). */
  readonly offers: readonly Seat[]
  /** Partners, if any. */
  readonly mates: readonly Seat[]
  /** Whose Future Life a card may be played to besides the own one (KAR-124, KAR-131). */
  readonly heir: Seat | null
}

/** The seat that stands alone in Big Bad Wolf (KAR-128). */
export const SOLO_SEAT: Seat = 0

const PLAYERS: Readonly<Record<Variant, readonly number[]>> = { free: [2, 3, 4], teams: [4], wolf: [3] }

/** Whether a variant can be played by so many. */
export function isPlayableWith(variant: Variant, players: number): boolean {
  return PLAYERS[variant].includes(players)
}

/** Sides by seat; equal numbers play together. */
export function sideOf(variant: Variant, seat: Seat): number {
  if (variant === 'teams') return seat % 2
  if (variant === 'wolf') return seat === SOLO_SEAT ? 0 : 1
  return seat
}

function relate(variant: Variant, players: number, seat: Seat): SeatRelations {
  const others = Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players)
  const side = sideOf(variant, seat)
  const foes = others.filter((other) => sideOf(variant, other) !== side)
  const mates = others.filter((other) => sideOf(variant, other) === side)
  // Four players, each alone: nothing is played on the player opposite (KAR-36), who still takes part in the rest.
  const opposite = variant === 'free' && players === 4 ? (seat + 2) % players : undefined
  return {
    rivals: foes.filter((other) => other !== opposite),
    anybody: [...others.filter((other) => other !== opposite), seat],
    readable: foes,
    offers: foes,
    mates,
    heir: variant === 'teams' ? (mates[0] ?? null) : null,
  }
}

type Table = readonly (readonly SeatRelations[])[]

function tables(variant: Variant): Table {
  return [0, 1, 2, 3, 4].map((players) =>
    isPlayableWith(variant, players)
      ? Array.from({ length: players }, (_, seat) => relate(variant, players, seat))
      : [],
  )
}

const TABLES: Readonly<Record<Variant, Table>> = {
  free: tables('free'),
  teams: tables('teams'),
  wolf: tables('wolf'),
}

/** @throws RangeError for a seat or number of players that the variant does not have */
export function relationsOf(variant: Variant, players: number, seat: Seat): SeatRelations {
  const relations = TABLES[variant][players]?.[seat]
  if (relations === undefined) throw new RangeError(`no seat ${seat} of ${players} in ${variant}`)
  return relations
}

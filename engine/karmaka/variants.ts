/** Rivals, partners, targets and heirs: the tables of sections 5, 6 and 13, precomputed for every table. */
import type { Seat } from '../core/contract/game.ts'
import type { KarmakaVariant } from './data.ts'

/**
 * The relations of one seat to the other seats: the possible targets of its abilities, the seats to which its cards
 * are offered, and its partners. All lists are clockwise from the seat's left-hand neighbour. The seat itself is only
 * in `anyPlayerTargets`, as the last entry.
 */
export interface RelationsOfSeat {
  /** Possible targets of a rival ability (KAR-35). */
  readonly rivalTargets: readonly Seat[]
  /** Possible targets of an any-player ability. */
  readonly anyPlayerTargets: readonly Seat[]
  /** Seats whose exposed Deed Mimic may copy. */
  readonly mimicTargets: readonly Seat[]
  /** Seats to which the card is offered after an ability that affected only its player (KAR-46), in this order. */
  readonly offerReceivers: readonly Seat[]
  /** The partners of the seat. */
  readonly partners: readonly Seat[]
  /** The other seat onto whose Future Life a card may be played, or null (KAR-124, KAR-131). */
  readonly heir: Seat | null
}

/**
 * The seat of the solo player, the wolf, in the three-player variant Big Bad Wolf. In this variant two partners play
 * against one solo player (KAR-128).
 */
export const WOLF_VARIANT_SOLO_SEAT: Seat = 0

const PLAYERS: Readonly<Record<KarmakaVariant, readonly number[]>> = { free: [2, 3, 4], teams: [4], wolf: [3] }

/** Whether a variant can be played by this number of players. */
export function isVariantPlayableWith(variant: KarmakaVariant, players: number): boolean {
  return PLAYERS[variant].includes(players)
}

/** @returns the number of the side (team) of a seat: seats of the same side are partners and win together */
export function sideOf(variant: KarmakaVariant, seat: Seat): number {
  if (variant === 'teams') return seat % 2
  if (variant === 'wolf') return seat === WOLF_VARIANT_SOLO_SEAT ? 0 : 1
  return seat
}

function relate(variant: KarmakaVariant, players: number, seat: Seat): RelationsOfSeat {
  const others = Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players)
  const side = sideOf(variant, seat)
  const foes = others.filter((other) => sideOf(variant, other) !== side)
  const mates = others.filter((other) => sideOf(variant, other) === side)
  // Four players without teams: the player opposite is no target (KAR-36), but takes part in everything else.
  const opposite = variant === 'free' && players === 4 ? (seat + 2) % players : undefined
  return {
    rivalTargets: foes.filter((other) => other !== opposite),
    anyPlayerTargets: [...others.filter((other) => other !== opposite), seat],
    mimicTargets: foes,
    offerReceivers: foes,
    partners: mates,
    heir: variant === 'teams' ? (mates[0] ?? null) : null,
  }
}

type Table = readonly (readonly RelationsOfSeat[])[]

function tables(variant: KarmakaVariant): Table {
  return [0, 1, 2, 3, 4].map((players) =>
    isVariantPlayableWith(variant, players)
      ? Array.from({ length: players }, (_, seat) => relate(variant, players, seat))
      : [],
  )
}

const TABLES: Readonly<Record<KarmakaVariant, Table>> = {
  free: tables('free'),
  teams: tables('teams'),
  wolf: tables('wolf'),
}

/**
 * Returns the relations of one seat to the other seats in a variant: the possible targets of its abilities, the seats
 * to which its cards are offered, its partners, and its heir (the other seat onto whose Future Life it may play a
 * card).
 * @param players the number of players at the table
 * @throws RangeError if the variant does not have that seat or number of players
 */
export function relationsOfSeat(variant: KarmakaVariant, players: number, seat: Seat): RelationsOfSeat {
  const relations = TABLES[variant][players]?.[seat]
  if (relations === undefined) throw new RangeError(`no seat ${seat} of ${players} in ${variant}`)
  return relations
}

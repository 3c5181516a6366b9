/** Queries on the regions: borders, stacks, disciples, majorities, closed regions. */
import type { Seat } from '../core/contract/game.ts'
import {
  AURA_GAINS,
  MAX_BRAHMA_DRAWS,
  MAX_DISCIPLES_PER_REGION,
  GODS,
  REGIONS,
  MAJORITIES_NEEDED_PER_AURA,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  VITALITY_TOKEN_COUNT,
} from './data.ts'
import type { Building, God, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { playerOf } from './player-sheet.ts'
import type { MokshaPublicState, Player } from './state.ts'

const NOWHERE: readonly RegionNumber[] = []

/** @returns the regions across a border of a region, ascending; empty if the map has no such region */
export function adjacentRegionsOf(region: RegionNumber): readonly RegionNumber[] {
  return REGIONS[region - 1]?.borders ?? NOWHERE
}

/**
 * @returns the building of a region
 * @throws RangeError if the map has no such region
 */
export function buildingOf({ buildings }: Pick<MokshaPublicState, 'buildings'>, region: RegionNumber): Building {
  const building = buildings[region - 1]
  if (building === undefined) throw new RangeError(`no region ${String(region)}`)
  return building
}

const IS_GOD: ReadonlySet<Building> = new Set(GODS)

/**
 * Whether a building is a sanctuary. The value of a sanctuary is the name of its god; the other buildings are temples.
 */
export function isSanctuaryBuilding(building: Building): building is God {
  return IS_GOD.has(building)
}

/**
 * @returns the colour of the dot printed on a temple (`neutral`: it counts as any colour), or null for a sanctuary, which
 * has no dot (MOK-28)
 */
export function templeDotColourOf(building: Building): Pillar | 'neutral' | null {
  return isSanctuaryBuilding(building) ? null : building
}

/** @returns the top token of a region's stack, or null if the stack is empty */
export function topTokenOf({ piles }: Pick<MokshaPublicState, 'piles'>, region: RegionNumber): VitalityToken | null {
  const pile = piles[region - 1]
  // Many stacks are empty late in a game, and reading index -1 is slow.
  return pile === undefined || pile.length === 0 ? null : (pile[pile.length - 1] ?? null)
}

/** @returns the number of tokens in a region's stack */
export function stackHeightOf({ piles }: Pick<MokshaPublicState, 'piles'>, region: RegionNumber): number {
  return piles[region - 1]?.length ?? 0
}

/**
 * Counts the free places for vitality tokens in the token stacks of all regions together. The power of the god Brahma
 * can place at most this many tokens (MOK-74).
 */
export function totalFreeTokenSpaceCount({ piles, players }: Pick<MokshaPublicState, 'piles' | 'players'>): number {
  const height = MAX_STACK_HEIGHT_BY_PLAYER_COUNT[players.length] ?? 0
  let room = 0
  for (const pile of piles) room += Math.max(0, height - pile.length)
  return room
}

/**
 * @returns the number of vitality tokens in the Ocean, the face-down pool of tokens: all tokens except those on the
 *   board, those held by players and those that the god Brahma has drawn
 */
export function oceanTokenCount({
  piles,
  players,
  drawn,
}: Pick<MokshaPublicState, 'piles' | 'players' | 'drawn'>): number {
  let size = VITALITY_TOKEN_COUNT - drawn.length
  for (const pile of piles) size -= pile.length
  for (const { tokens } of players) size -= tokens.length
  return size
}

/**
 * Counts the tokens that a player would draw now with the god Brahma: five, or all tokens of the Ocean (the supply of
 * tokens) if it has fewer.
 */
export function brahmaDrawCount(state: Pick<MokshaPublicState, 'piles' | 'players' | 'drawn'>): number {
  return Math.min(MAX_BRAHMA_DRAWS, oceanTokenCount(state))
}

/** @returns the number of disciples of one player in a region */
export function ownDiscipleCountIn({ disciples }: Pick<Player, 'disciples'>, region: RegionNumber): number {
  return disciples[region - 1] ?? 0
}

/** @returns the number of disciples of all players together in a region */
export function totalDiscipleCountIn({ players }: Pick<MokshaPublicState, 'players'>, region: RegionNumber): number {
  let crowd = 0
  for (const { disciples } of players) crowd += disciples[region - 1] ?? 0
  return crowd
}

/** @returns the number of disciples that still fit into a region (MOK-35) */
export function freeDiscipleSpaceCountIn(state: Pick<MokshaPublicState, 'players'>, region: RegionNumber): number {
  return MAX_DISCIPLES_PER_REGION - totalDiscipleCountIn(state, region)
}

/** @returns the largest number of disciples that any seat other than this one has in a region */
export function maxRivalDiscipleCountIn(
  { players }: Pick<MokshaPublicState, 'players'>,
  seat: Seat,
  region: RegionNumber,
): number {
  let best = 0
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) best = Math.max(best, players[other]?.disciples[region - 1] ?? 0)
  }
  return best
}

/** Whether a seat has a majority in a region; ties count (MOK-55, MOK-56). */
function hasMajority(state: Pick<MokshaPublicState, 'players'>, seat: Seat, region: RegionNumber): boolean {
  const own = ownDiscipleCountIn(playerOf(state, seat), region)
  return own > 0 && own >= maxRivalDiscipleCountIn(state, seat, region)
}

/**
 * @returns the seats with a majority in a region, ascending. A seat has a majority if it has a disciple there, and no other
 * seat has more. Tied seats all have one.
 */
export function majoritySeatsIn(state: Pick<MokshaPublicState, 'players'>, region: RegionNumber): Seat[] {
  return state.players.map((_, seat) => seat).filter((seat) => hasMajority(state, seat, region))
}

/** The regions that would count if a seat died now. */
function majoritiesOf(state: Pick<MokshaPublicState, 'players'>, seat: Seat): RegionNumber[] {
  return REGIONS.map(({ id }) => id).filter((region) => hasMajority(state, seat, region))
}

/**
 * Computes the gain of a seat from its majorities if the seat's player died now (MOK-55).
 * @returns the regions in which the seat has a majority, and the aura (points) that they give
 */
export function deathMajorityRegionsAndAura(
  state: Pick<MokshaPublicState, 'players'>,
  seat: Seat,
): { regions: RegionNumber[]; aura: number } {
  const regions = majoritiesOf(state, seat)
  return { regions, aura: AURA_GAINS.majorities * Math.floor(regions.length / MAJORITIES_NEEDED_PER_AURA) }
}

/**
 * @returns the seat whose landholder marker is in a region, or null. The marker closes the region to the other players
 */
export function landholderMarkerSeatIn(
  { players }: Pick<MokshaPublicState, 'players'>,
  region: RegionNumber,
): Seat | null {
  const seat = players.findIndex(({ land }) => land === region)
  return seat < 0 ? null : seat
}

/** Whether a region is closed to a player: another player's landholder marker is there. */
export function isRegionClosedTo(
  { players }: Pick<MokshaPublicState, 'players'>,
  player: Player,
  region: RegionNumber,
): boolean {
  for (const other of players) if (other.land === region && other !== player) return true
  return false
}

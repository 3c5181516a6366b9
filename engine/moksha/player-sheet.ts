/** Queries on a seat's sheet: tokens, karma, disciples, gods, vitality. */
import type { Seat } from '../core/contract/game.ts'
import {
  REQUIRED_VITALITY_BY_STAGE,
  CASTE_DATA,
  DISCIPLES_PER_PLAYER,
  HARMONY_POINTS_BY_RING,
  HEXES,
  MAX_HELD_KARMA_PER_PILLAR,
  KARMA_TOKENS_PER_COLOUR,
  LAST_AGE_TRACK_STAGE,
  OCCUPATION_DATA,
  PILLARS,
  TOKEN_DATA,
} from './data.ts'
import type { Caste, HexIndex, Pillar, VitalityToken } from './data.ts'
import type { MokshaPublicState, Player } from './state.ts'

/**
 * @returns the state of a seat's player
 * @throws RangeError if the table has no such seat
 */
export function playerOf({ players }: Pick<MokshaPublicState, 'players'>, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** @returns the caste of a player's occupation card */
export function casteOf({ occupation }: Pick<Player, 'occupation'>): Caste {
  return OCCUPATION_DATA[occupation].caste
}

/** Whether the first player has a higher caste than the second. */
export function hasHigherCaste(one: Player, other: Player): boolean {
  return CASTE_DATA[casteOf(one)].rank > CASTE_DATA[casteOf(other)].rank
}

/** @returns the vitality of a player: that of the caste and of all tokens held */
export function vitalityOf(player: Pick<Player, 'occupation' | 'tokens'>): number {
  let sum = CASTE_DATA[casteOf(player)].vitality
  for (const token of player.tokens) sum += TOKEN_DATA[token].vitality
  return sum
}

/** The own vitality that the next stage requires (MOK-7), or null at the last stage. */
function nextLevel({ stage }: Pick<Player, 'stage'>): number | null {
  return stage < LAST_AGE_TRACK_STAGE ? (REQUIRED_VITALITY_BY_STAGE[stage] ?? null) : null
}

/**
 * The result of a player's vitality check (step 4) if it took place now: whether the player would live on, and the two
 * numbers compared (MOK-50 to MOK-53).
 */
export interface SurvivalCheck {
  readonly vitality: number
  /** The level of the next stage; null at the last one, where every player dies. */
  readonly need: number | null
  readonly lives: boolean
}

/**
 * Returns the result of a player's vitality check if it took place now: whether the player would live on, with the
 * player's vitality and the vitality that the next stage of age requires. At the last stage `need` is null and the
 * player dies (MOK-50 to MOK-53).
 */
export function survivalCheckResultIfNow(player: Pick<Player, 'occupation' | 'tokens' | 'stage'>): SurvivalCheck {
  const vitality = vitalityOf(player)
  const need = nextLevel(player)
  return { vitality, need, lives: need !== null && vitality >= need }
}

/** @returns the number of karma tokens that a player holds, of all colours together */
export function karmaTotal({ karma }: Pick<Player, 'karma'>): number {
  return karma.dharma + karma.kama + karma.artha
}

/** @returns the number of karma tokens of a colour that no player holds */
export function pillarKarmaCountInSupply({ players }: Pick<MokshaPublicState, 'players'>, pillar: Pillar): number {
  let supply = KARMA_TOKENS_PER_COLOUR
  for (const { karma } of players) supply -= karma[pillar]
  return supply
}

/**
 * @returns the number of karma tokens of a colour that a player could receive now, given the supply and the number that
 * a player can hold (MOK-37, MOK-39)
 */
export function receivableKarmaCountOfColour(
  state: Pick<MokshaPublicState, 'players'>,
  { karma }: Player,
  pillar: Pillar,
): number {
  const room = MAX_HELD_KARMA_PER_PILLAR - karma[pillar]
  return room <= 0 ? 0 : Math.min(room, pillarKarmaCountInSupply(state, pillar))
}

/** @returns the colours of which a player could receive a karma token now, in the order of PILLARS (MOK-38) */
export function receivableKarmaColours(state: Pick<MokshaPublicState, 'players'>, player: Player): Pillar[] {
  return PILLARS.filter((pillar) => receivableKarmaCountOfColour(state, player, pillar) > 0)
}

/** @returns the number of disciples of a player on the board */
export function boardDiscipleCountOf({ disciples }: Pick<Player, 'disciples'>): number {
  let sum = 0
  for (const count of disciples) sum += count
  return sum
}

/** @returns the number of disciples of a player in the reserve (MOK-11) */
export function reserveDiscipleCountOf(player: Pick<Player, 'disciples'>): number {
  return DISCIPLES_PER_PLAYER - boardDiscipleCountOf(player)
}

/**
 * Returns the number of different gods to whom a player has made a devotion (MOK-67). The player then has the god's
 * marker on the sheet; it counts whether it is ready or used.
 */
export function countDevotedGods({ gods }: Pick<Player, 'gods'>): number {
  // Written out: evaluations count them often.
  return (
    Number(gods.brahma !== 'none') +
    Number(gods.ganesha !== 'none') +
    Number(gods.vishnu !== 'none') +
    Number(gods.shiva !== 'none')
  )
}

const RINGS = HEXES.map(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)))
const POINTS = RINGS.map((ring) => HARMONY_POINTS_BY_RING[ring] ?? 0)

/** @returns the ring of a hex: its distance from the centre, 0-3 */
export function ringOfHex(hex: HexIndex): number {
  return RINGS[hex] ?? 0
}

/** @returns the harmony points that a harmony marker on this hex counts for (MOK-9) */
export function harmonyPointsOfHex(hex: HexIndex): number {
  return POINTS[hex] ?? 0
}

/** @returns the tokens without duplicates, in their order */
export function distinctTokens(tokens: readonly VitalityToken[]): VitalityToken[] {
  return tokens.filter((token, at) => tokens.indexOf(token) === at)
}

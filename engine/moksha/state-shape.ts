/** Checks the shape of a state, on which the other invariants rely. A state loaded from a file may have any shape. */
import { isNonNegativeInteger } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import {
  CASTES,
  GODS,
  HEXES,
  LAST_AGE_TRACK_STAGE,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  PILLARS,
  REGIONS,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import type { MokshaFrame, MokshaState, Player } from './state.ts'

const BUILDINGS: readonly string[] = [...GODS, ...PILLARS, 'neutral']
const MARKERS = ['none', 'ready', 'used']
const ENDS = ['alone', 'harmony', 'karma', 'shared']
const STAGES = [
  'wander',
  'take',
  'farm',
  'farmTake',
  'evolve',
  'gather',
  'serve',
  'devote',
  'mobilize',
  'again',
  'age',
  'grow',
  'recall',
  'release',
  'karma',
  'close',
]
const MIN_SEATS = 2
const MAX_SEATS = 5

function isRegion(value: unknown): boolean {
  return isNonNegativeInteger(value) && value >= 1 && value <= REGIONS.length
}

function isOneOf(value: unknown, known: readonly string[]): boolean {
  return typeof value === 'string' && known.includes(value)
}

function areOf(value: unknown, known: readonly string[]): boolean {
  return Array.isArray(value) && value.every((item) => isOneOf(item, known))
}

/** Whether the value is a record with exactly these keys. */
function isRecord(value: object, keys: readonly string[], holds: (item: unknown) => boolean): boolean {
  return (
    Object.keys(value).length === keys.length && keys.every((key) => holds((value as Record<string, unknown>)[key]))
  )
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

/**
 * Checks that every field of a state has a value of the right type and range.
 * @param check called once for each condition, with whether the state meets it and a description of it
 */
export function checkStateShape(state: MokshaState, check: RecordInvariantResult): void {
  const { players, order, buildings, piles, unseen, ocean, castes, turns, left, end, stack } = state
  const seats = players.length
  const isSeat = (value: unknown): boolean => isNonNegativeInteger(value) && value < seats
  check(seats >= MIN_SEATS && seats <= MAX_SEATS && players.every(isPlayer), '2 to 5 players')
  check(order.length === seats && order.every(isSeat) && new Set(order).size === seats, 'a turn order of all seats')
  check(buildings.length === REGIONS.length && areOf(buildings, BUILDINGS), 'a building in every region')
  check(
    piles.length === REGIONS.length && piles.every((pile) => areOf(pile, VITALITY_TOKEN_KINDS)),
    'a stack in every region',
  )
  check(unseen.length === REGIONS.length && unseen.every(isNonNegativeInteger), 'what lies unseen in every stack')
  check(
    isRecord(ocean, VITALITY_TOKEN_KINDS, isNonNegativeInteger) && areOf(state.drawn, VITALITY_TOKEN_KINDS),
    'an Ocean',
  )
  const isStack = (caste: string) => (cards: unknown) =>
    areOf(
      cards,
      OCCUPATION_IDS.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste),
    )
  check(
    Object.keys(castes).length === CASTES.length && CASTES.every((caste) => isStack(caste)(castes[caste])),
    'a stack of cards for every caste (MOK-15)',
  )
  check(isNonNegativeInteger(turns) && turns > 0 && isFlag(state.evenFinish), 'a number of turns, and the option')
  check(left === null || left.every(isSeat), 'turns that are left')
  check(end === null || isOneOf(end, ENDS), 'a way to end')
  check(Array.isArray(stack) && stack.every((frame) => isFrame(frame, isSeat)), 'pending work')
}

function isPlayer(player: Player): boolean {
  const { region, occupation, stage, aura, harmony, tokens, karma, gods, disciples, land, lives } = player
  if (!isRegion(region) || !isOneOf(occupation, OCCUPATION_IDS) || !(land === null || isRegion(land))) return false
  if (
    !isNonNegativeInteger(stage) ||
    stage < 1 ||
    stage > LAST_AGE_TRACK_STAGE ||
    !isNonNegativeInteger(harmony) ||
    harmony >= HEXES.length
  )
    return false
  if (!isNonNegativeInteger(aura) || !isNonNegativeInteger(lives) || !areOf(tokens, VITALITY_TOKEN_KINDS)) return false
  if (!isRecord(karma, PILLARS, isNonNegativeInteger) || !isRecord(gods, GODS, (marker) => isOneOf(marker, MARKERS)))
    return false
  if (disciples.length !== REGIONS.length || !disciples.every(isNonNegativeInteger)) return false
  return [player.slotAura, player.karmaAura, player.attained, player.passing].every(isFlag)
}

function isFrame(frame: MokshaFrame, isSeat: (value: unknown) => boolean): boolean {
  if (!isSeat(frame.seat)) return false
  switch (frame.kind) {
    case 'turn':
      if (!isOneOf(frame.stage, STAGES) || !areOf(frame.taken, VITALITY_TOKEN_KINDS)) return false
      return [frame.moved, frame.earned, frame.used, frame.crowded].every(isFlag)
    case 'replace':
    case 'swap':
      return isRegion(frame.region)
    case 'shift':
      return isOneOf(frame.token, VITALITY_TOKEN_KINDS)
    case 'brahma':
      return true
    default:
      return false
  }
}

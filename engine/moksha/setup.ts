/** The initial state (section 3 of the rules). */
import type { Seat, TableConfig } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import {
  DIE_SIDES,
  GODS,
  OCCUPATION_DATA,
  OCCUPATION_IDS,
  REGIONS,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  START_CASTE_BY_REGION_RANGE,
  START_DICE_COUNT,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  TOKEN_DATA,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import type { Building, Caste, Occupation, RegionNumber, VitalityToken } from './data.ts'
import { removeTopCardOfCaste, emitOccupationDrawn } from './death.ts'
import { pushTurnFrame } from './end.ts'
import { CENTRE_HEX } from './harmony-grid.ts'
import type { MokshaState, Player, MokshaEventSink } from './state.ts'

/** @returns all 33 vitality tokens, copies included, in the order of the token table */
export function createAllTokens(): VitalityToken[] {
  return VITALITY_TOKEN_KINDS.flatMap((token) => Array.from({ length: TOKEN_DATA[token].copies }, () => token))
}

/** @returns all cards of a caste, copies included, in the order of the card table */
export function cardsOfCaste(caste: Caste): Occupation[] {
  return OCCUPATION_IDS.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste).flatMap((occupation) =>
    Array.from({ length: OCCUPATION_DATA[occupation].copies }, () => occupation),
  )
}

/** @returns a record with a value made for each caste, from the lowest to the highest */
export function createRecordByCaste<T>(make: (caste: Caste) => T): Record<Caste, T> {
  return {
    dalit: make('dalit'),
    shudra: make('shudra'),
    vaishya: make('vaishya'),
    kshatriya: make('kshatriya'),
    brahmin: make('brahmin'),
  }
}

/** Returns how many tokens of each kind a list of vitality tokens contains; 0 for a kind that is not in the list. */
export function countTokensByKind(tokens: readonly VitalityToken[]): Record<VitalityToken, number> {
  const counts = { dharma5: 0, dharma10: 0, kama5: 0, kama10: 0, artha5: 0, artha10: 0 }
  for (const token of tokens) counts[token]++
  return counts
}

/**
 * @returns the state of a player at the start of the game (MOK-19)
 * @param occupation the card of the first life
 */
export function newPlayer(region: RegionNumber, occupation: Occupation): Player {
  return {
    region,
    occupation,
    stage: 1,
    aura: 0,
    harmony: CENTRE_HEX,
    tokens: [],
    karma: { dharma: 0, kama: 0, artha: 0 },
    gods: { brahma: 'none', ganesha: 'none', vishnu: 'none', shiva: 'none' },
    disciples: REGIONS.map(() => 0),
    land: null,
    slotAura: false,
    karmaAura: false,
    lives: 0,
    attained: false,
    passing: false,
  }
}

/** @returns the caste of the first card of a player who starts in a region (MOK-18) */
function startCaste(region: RegionNumber): Caste {
  return START_CASTE_BY_REGION_RANGE.find(({ last }) => region <= last)?.caste ?? 'vaishya'
}

/** @returns the state at the start of the first turn (section 3 of the rules) */
export function setup({ players: count, options }: TableConfig, random: Random, emit: MokshaEventSink): MokshaState {
  const height = MAX_STACK_HEIGHT_BY_PLAYER_COUNT[count] ?? 0
  // Sanctuaries in regions 1 to 4, temples in the others (MOK-12).
  const buildings: Building[] = [
    ...random.shuffle([...GODS]),
    ...random.shuffle([...TEMPLE_BUILDINGS_INCLUDING_COPIES]),
  ]
  const tokens = random.shuffle(createAllTokens())
  const piles = REGIONS.map(() => tokens.splice(0, height))
  const castes = createRecordByCaste((caste) => random.shuffle(cardsOfCaste(caste)))
  const regions = rollRegions(count, random, emit)
  const order = regions.map((_, seat) => seat).sort((a, b) => (regions[a] ?? 0) - (regions[b] ?? 0))
  const players = regions.map((region) => newPlayer(region, 'dalit'))
  emit({ kind: 'order', seats: [...order] })
  for (const seat of order) {
    const player = players[seat]
    if (player === undefined) continue
    const caste = startCaste(player.region)
    player.occupation = removeTopCardOfCaste(castes, caste)
    emitOccupationDrawn(seat, player.occupation, caste, emit)
  }
  const state: MokshaState = {
    evenFinish: options['evenFinish'] === true,
    players,
    order,
    buildings,
    piles,
    unseen: piles.map((pile) => allBelowTop(pile.length)),
    // With 2 or 3 players it starts with the leftover tokens (MOK-14).
    ocean: countTokensByKind(tokens),
    drawn: [],
    castes,
    turns: 0,
    left: null,
    end: null,
    stack: [],
  }
  pushTurnFrame(state, order[0] ?? 0, emit)
  return state
}

/** Bits of all tokens of a stack except the top one. */
function allBelowTop(height: number): number {
  return height === 0 ? 0 : (1 << (height - 1)) - 1
}

/** MOK-16: tied players roll again until there are no ties. */
function rollRegions(count: number, random: Random, emit: MokshaEventSink): RegionNumber[] {
  const regions: RegionNumber[] = Array.from({ length: count }, () => 0)
  const isEqual = (seat: Seat): boolean => regions.some((other, at) => at !== seat && other === regions[seat])
  const seats = regions.map((_, seat) => seat)
  for (let rolling = seats; rolling.length > 0; rolling = seats.filter(isEqual)) {
    for (const seat of rolling) {
      const dice = Array.from({ length: START_DICE_COUNT }, () => 1 + random.int(DIE_SIDES))
      const region = dice.reduce((sum, die) => sum + die, -1)
      regions[seat] = region
      emit({ kind: 'rolled', seat, dice, region })
    }
  }
  return regions
}

/** Test helpers: positions from a sparse description, and playing through validation. */
import type { Seat } from '../core/contract/game.ts'
import { createRulesTester } from '../core/invariants/test-helpers.ts'
import { GODS, OCCUPATION_DATA, OCCUPATION_IDS, PILLARS, REGIONS, ALL_TEMPLE_BUILDINGS, TOKEN_KINDS } from './data.ts'
import type { Building, Caste, God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from './data.ts'
import { hexIndexAt } from './harmony-grid.ts'
import { moksha } from './index.ts'
import { createAllTokens, cardsOfCaste, countTokensByKind, createRecordByCaste, newPlayer } from './setup.ts'
import type { MokshaAction, MokshaState, Player, TurnFrame } from './state.ts'
import { forEachWander } from './wander.ts'

export { firstItemRandom, eventsOfKind } from '../core/invariants/test-helpers.ts'

/** Description of a seat; all omitted values are as at the start. Word lists: `'dharma5 kama10'`, `'kama kama'`, `'shiva'`. */
export interface PlayerSketch {
  region?: RegionNumber
  occupation?: Occupation
  stage?: number
  /** Default: the aura that the sheet must have given. */
  aura?: number
  /** Axial coordinates of the harmony marker. */
  at?: readonly [number, number]
  tokens?: string
  karma?: string
  /** Gods with the dotted side up, and with the clear side up. */
  ready?: string
  used?: string
  /** Disciples by region. */
  disciples?: Readonly<Record<RegionNumber, number>>
  land?: RegionNumber
  attained?: boolean
  passing?: boolean
}

export interface PositionSketch {
  players?: readonly PlayerSketch[]
  /** Buildings by region; they are swapped with the default ones. */
  buildings?: Readonly<Record<RegionNumber, Building>>
  /** Stacks by region, from bottom to top; default: empty. All other tokens are in the Ocean. */
  piles?: Readonly<Record<RegionNumber, string>>
  /** Regions in whose stacks only the top token has been seen. */
  unseen?: readonly RegionNumber[]
  /** Occupations on top of their stacks, the uppermost last. */
  top?: string
  order?: readonly Seat[]
  /** The active seat. */
  seat?: Seat
  turn?: Partial<Omit<TurnFrame, 'kind' | 'seat'>>
  left?: readonly Seat[]
  evenFinish?: boolean
}

function words<T extends string>(list: string | undefined, known: readonly T[]): T[] {
  return (list ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const found = known.find((each) => each === word)
      if (found === undefined) throw new RangeError(`no ${word}`)
      return found
    })
}

/** Occupations without effect in most tests. */
const NEUTRAL_OCCUPATIONS: readonly Occupation[] = ['landholder', 'landholder', 'maharaja', 'maharaja', 'servant']
const HOMES: readonly RegionNumber[] = [4, 1, 1, 1, 1]

function playerFrom(sketch: PlayerSketch, seat: Seat): Player {
  const player = newPlayer(
    sketch.region ?? HOMES[seat] ?? 1,
    sketch.occupation ?? NEUTRAL_OCCUPATIONS[seat] ?? 'servant',
  )
  player.stage = sketch.stage ?? 1
  player.tokens = words(sketch.tokens, TOKEN_KINDS)
  for (const pillar of words(sketch.karma, PILLARS)) player.karma[pillar]++
  for (const god of words(sketch.ready, GODS)) player.gods[god] = 'ready'
  for (const god of words(sketch.used, GODS)) player.gods[god] = 'used'
  for (const [region, count] of Object.entries(sketch.disciples ?? {})) player.disciples[Number(region) - 1] = count
  if (sketch.at !== undefined) player.harmony = hexIndexAt(...sketch.at)
  player.land = sketch.land ?? null
  player.slotAura = player.tokens.length === 4
  player.karmaAura = PILLARS.every((pillar) => player.karma[pillar] > 0)
  player.attained = sketch.attained ?? false
  player.passing = sketch.passing ?? false
  const gods = GODS.every((god) => player.gods[god] !== 'none') ? 2 : 0
  player.aura = sketch.aura ?? Number(player.slotAura) + Number(player.karmaAura) + gods
  player.lives = player.attained ? 1 : 0
  return player
}

function buildingsFrom(wanted: Readonly<Record<RegionNumber, Building>>): Building[] {
  const buildings: Building[] = [...GODS, ...ALL_TEMPLE_BUILDINGS]
  const fixed = Object.keys(wanted).map(Number)
  for (const region of fixed) {
    const building = wanted[region] ?? 'neutral'
    const other = buildings.findIndex((each, at) => each === building && (at + 1 === region || !fixed.includes(at + 1)))
    if (other < 0) throw new RangeError(`no ${building} left`)
    buildings[other] = buildings[region - 1] ?? 'neutral'
    buildings[region - 1] = building
  }
  return buildings
}

/** All cards that no player has, with the named ones on top of their stacks. */
function castesFrom(players: readonly Player[], top: readonly Occupation[]): Record<Caste, Occupation[]> {
  return createRecordByCaste((caste) => {
    const cards = cardsOfCaste(caste)
    const upper = top.filter((occupation) => OCCUPATION_DATA[occupation].caste === caste)
    for (const card of [...players.map(({ occupation }) => occupation), ...upper]) {
      const at = cards.indexOf(card)
      if (at >= 0) cards.splice(at, 1)
    }
    return [...cards, ...upper]
  })
}

/**
 * A position in the turn of a seat, before it wanders unless `turn` says otherwise. Sanctuaries are in regions 1 to 4
 * in the order of GODS, temples in 5 to 11 in the order of ALL_TEMPLE_BUILDINGS.
 */
export function createPosition(sketch: PositionSketch = {}): MokshaState {
  const players = (sketch.players ?? [{}, {}]).map(playerFrom)
  const piles = REGIONS.map(({ id }) => words(sketch.piles?.[id], TOKEN_KINDS))
  const ocean = countTokensByKind(createAllTokens())
  for (const token of [...piles.flat(), ...players.flatMap(({ tokens }) => tokens)]) ocean[token]--
  const order = sketch.order ?? players.map((_, seat) => seat)
  const seat = sketch.seat ?? order[0] ?? 0
  return {
    evenFinish: sketch.evenFinish ?? false,
    players,
    order: [...order],
    buildings: buildingsFrom(sketch.buildings ?? {}),
    piles,
    unseen: piles.map((pile, at) => (sketch.unseen?.includes(at + 1) ? (1 << Math.max(0, pile.length - 1)) - 1 : 0)),
    ocean,
    drawn: [],
    castes: castesFrom(players, words(sketch.top, OCCUPATION_IDS)),
    turns: order.indexOf(seat) + 1,
    left: sketch.left === undefined ? null : [...sketch.left],
    end: null,
    stack: [
      {
        kind: 'turn',
        seat,
        stage: 'wander',
        moved: false,
        earned: false,
        taken: [],
        used: false,
        crowded: false,
        ...sketch.turn,
      },
    ],
  }
}

export const { decider, legalActions, isLegal, play, playWithRandom } = createRulesTester(moksha, true)

/** The legal actions of the seat at turn whose `do` is this verb, in their order. */
export function choicesOfVerb<D extends MokshaAction['do']>(state: MokshaState, verb: D): (MokshaAction & { do: D })[] {
  return legalActions(state).filter((action): action is MokshaAction & { do: D } => action.do === verb)
}

/** @throws RangeError if the table has no such seat */
export function playerOfSeat(state: MokshaState, seat: Seat = 0): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${String(seat)}`)
  return player
}

/** The hex of a seat's harmony marker. */
export function markerHexOf(state: MokshaState, seat: Seat = 0): HexIndex {
  return playerOfSeat(state, seat).harmony
}

/**
 * The regions in which a player can be at the end of its walk, without duplicates, and whether it must pay a token for
 * the walk.
 */
export function walkDestinationsOf(state: MokshaState, seat: Seat): { region: RegionNumber; paid: boolean }[] {
  const found: { region: RegionNumber; paid: boolean }[] = []
  forEachWander(state, seat, (region, pay) => {
    if (found.every((each) => each.region !== region)) found.push({ region, paid: pay !== null })
  })
  return found
}

// Constructors of actions.
export const wanderAction = (region: RegionNumber, pay: VitalityToken | null = null): MokshaAction => ({
  do: 'wander',
  region,
  pay,
})
/** The action of replacing a vitality token. */
export const replaceTokenAction = (token: VitalityToken): MokshaAction => ({ do: 'replace', token })
/** The action of giving up a disciple in region `from` and one in region `and`, for the second token of the Farmer. */
export const farmAction = (from: RegionNumber, and: RegionNumber): MokshaAction => ({ do: 'farm', from, and })
/** The action of placing a harmony on the hex with these axial coordinates. */
export const harmonyAction = (q: number, r: number): MokshaAction => ({ do: 'harmony', hex: hexIndexAt(q, r) })
export const gatherAction = (karma: Pillar): MokshaAction => ({ do: 'gather', karma })
export const earnAction = (karma: Pillar): MokshaAction => ({ do: 'earn', karma })
export const craftAction = (token: VitalityToken): MokshaAction => ({ do: 'craft', token })
export const tradeAction = (karma: Pillar, count: number): MokshaAction => ({ do: 'trade', karma, count })
/** The action of the Soldier that replaces a disciple of this seat. */
export const convertAction = (seat: Seat): MokshaAction => ({ do: 'convert', seat })
/** The action of the Swami that places one more disciple in the player's region. */
export const preachAction: MokshaAction = { do: 'preach' }
export const devoteAction = (god: God, pay: VitalityToken | Pillar): MokshaAction => ({ do: 'devote', god, pay })
export const sacrificeAction = (pay: VitalityToken | Pillar): MokshaAction => ({ do: 'sacrifice', pay })
export const mobilizeAction = (from: RegionNumber, to: RegionNumber, count: number): MokshaAction => ({
  do: 'mobilize',
  from,
  to,
  count,
})
export const recallAction = (region: RegionNumber): MokshaAction => ({ do: 'recall', region })
export const keepAction = (...karma: Pillar[]): MokshaAction => ({ do: 'keep', karma })
export const closeAction = (region: RegionNumber): MokshaAction => ({ do: 'close', region })
export const brahmaAction: MokshaAction = { do: 'brahma' }
export const layAction = (region: RegionNumber, at: number): MokshaAction => ({ do: 'lay', region, at })
export const sinkTokenAction = (token: VitalityToken): MokshaAction => ({ do: 'sink', token })
/** The action of using Ganesha to take karma of a colour. */
export const ganeshaAction = (karma: Pillar): MokshaAction => ({ do: 'ganesha', karma })
export const vishnuAction = (region: RegionNumber): MokshaAction => ({ do: 'vishnu', region })
/** The action of using Shiva on a region. */
export const shivaAction = (region: RegionNumber): MokshaAction => ({ do: 'shiva', region })
export const swapAction = (region: RegionNumber): MokshaAction => ({ do: 'swap', region })
export const goAction: MokshaAction = { do: 'go' }
/** The action that passes the open windows, for tests. */
export const passWindowsAction: MokshaAction = { do: 'passWindows' }
export const askWindowsAction: MokshaAction = { do: 'askWindows' }

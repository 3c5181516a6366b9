/** All actions of Moksha as shared objects, built once, so that listing legal actions allocates no objects. */
import type { Seat } from '../core/contract/game.ts'
import {
  DISCIPLES_PER_REGION,
  GODS,
  HEXES,
  MERCHANT_MAX_DISCIPLES,
  PILLARS,
  REGIONS,
  STACK_HEIGHT,
  TOKENS,
} from './data.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from './data.ts'
import type { MokshaAction } from './state.ts'
import type { SacrificePrice } from './events.ts'

/** @returns a lookup of values built once for each number below `end` */
function numbered<T>(end: number, make: (number: number) => T): (number: number) => T {
  const made = Array.from({ length: end }, (_, number) => make(number))
  return (number) => {
    const one = made[number]
    if (one === undefined) throw new RangeError(`no action ${String(number)}`)
    return one
  }
}

/** @returns a lookup of values built once for each name */
function named<K extends string, T>(names: readonly K[], make: (name: K) => T): (name: K) => T {
  const made = Object.fromEntries(names.map((name) => [name, make(name)])) as Readonly<Record<K, T>>
  return (name) => made[name]
}

type Action<D extends MokshaAction['do']> = MokshaAction & { do: D }
type OfRegion = 'recall' | 'close' | 'vishnu' | 'shiva' | 'swap'

/** Regions are numbered from 1. */
const REGIONS_END = REGIONS.length + 1
const COUNTS_END = DISCIPLES_PER_REGION + 1
const DEPTHS_END = Math.max(...STACK_HEIGHT)
const SEATS_END = STACK_HEIGHT.length - 1
const PRICES: readonly SacrificePrice[] = [...TOKENS, ...PILLARS]

const FREE_WAYS = numbered(REGIONS_END, (region): MokshaAction => ({ do: 'wander', region, pay: null }))
const PAID_WAYS = named(TOKENS, (pay) =>
  numbered(REGIONS_END, (region): MokshaAction => ({ do: 'wander', region, pay })),
)
const FARMS = numbered(REGIONS_END, (from) => numbered(REGIONS_END, (and): MokshaAction => ({ do: 'farm', from, and })))
const TRADES = named(PILLARS, (karma) =>
  numbered(MERCHANT_MAX_DISCIPLES + 1, (count): Action<'trade'> => ({ do: 'trade', karma, count })),
)
const DEVOTIONS = named(GODS, (god) => named(PRICES, (pay): MokshaAction => ({ do: 'devote', god, pay })))
const MOBILIZATIONS = numbered(REGIONS_END, (from) =>
  numbered(REGIONS_END, (to) => numbered(COUNTS_END, (count): MokshaAction => ({ do: 'mobilize', from, to, count }))),
)
const LAYINGS = numbered(REGIONS_END, (region) =>
  numbered(DEPTHS_END, (at): MokshaAction => ({ do: 'lay', region, at })),
)
const KEEPINGS = new Map<string, MokshaAction>()

export function wanderAction(region: RegionNumber, pay: VitalityToken | null): MokshaAction {
  return pay === null ? FREE_WAYS(region) : PAID_WAYS(pay)(region)
}
export function farmAction(from: RegionNumber, and: RegionNumber): MokshaAction {
  return FARMS(from)(and)
}
export function tradeAction(karma: Pillar, count: number): Action<'trade'> {
  return TRADES(karma)(count)
}
export function devoteAction(god: God, pay: SacrificePrice): MokshaAction {
  return DEVOTIONS(god)(pay)
}
export function mobilizeAction(from: RegionNumber, to: RegionNumber, count: number): MokshaAction {
  return MOBILIZATIONS(from)(to)(count)
}
export function layTokenAction(region: RegionNumber, at: number): MokshaAction {
  return LAYINGS(region)(at)
}
/** @param karma in the order of PILLARS */
export function keepKarmaAction(karma: readonly Pillar[]): MokshaAction {
  const name = karma.join(' ')
  const action = KEEPINGS.get(name) ?? { do: 'keep', karma }
  KEEPINGS.set(name, action)
  return action
}

const ofRegion = (what: OfRegion) => numbered(REGIONS_END, (region): MokshaAction => ({ do: what, region }))
export const recallAction = ofRegion('recall')
export const closeRegionAction = ofRegion('close')
export const vishnuAction = ofRegion('vishnu')
export const shivaAction = ofRegion('shiva')
export const swapBuildingsAction = ofRegion('swap')

export const replaceTokenAction = named(TOKENS, (token): MokshaAction => ({ do: 'replace', token }))
export const sinkTokenAction = named(TOKENS, (token): MokshaAction => ({ do: 'sink', token }))
export const craftAction = named(TOKENS, (token): Action<'craft'> => ({ do: 'craft', token }))
export const gatherAction = named(PILLARS, (karma): MokshaAction => ({ do: 'gather', karma }))
export const earnKarmaAction = named(PILLARS, (karma): Action<'earn'> => ({ do: 'earn', karma }))
export const ganeshaAction = named(PILLARS, (karma): MokshaAction => ({ do: 'ganesha', karma }))
export const sacrificeAction = named(PRICES, (pay): MokshaAction => ({ do: 'sacrifice', pay }))
export const harmonyAction: (hex: HexIndex) => MokshaAction = numbered(HEXES.length, (hex) => ({ do: 'harmony', hex }))
export const convertAction: (seat: Seat) => Action<'convert'> = numbered(SEATS_END, (seat) => ({ do: 'convert', seat }))

export const preachAction: Action<'preach'> = { do: 'preach' }
export const brahmaAction: MokshaAction = { do: 'brahma' }
export const continueAction: MokshaAction = { do: 'go' }
export const passWindowsAction: MokshaAction = { do: 'passWindows' }
export const askWindowsAction: MokshaAction = { do: 'askWindows' }

/** All actions of Moksha as shared objects, built once, so that listing legal actions allocates no objects. */
import type { Seat } from '../core/contract/game.ts'
import {
  MAX_DISCIPLES_PER_REGION,
  GODS,
  HEXES,
  MAX_DISCIPLES_PLACED_BY_MERCHANT,
  PILLARS,
  REGIONS,
  MAX_STACK_HEIGHT_BY_PLAYER_COUNT,
  VITALITY_TOKEN_KINDS,
} from './data.ts'
import type { God, HexIndex, Pillar, RegionNumber, VitalityToken } from './data.ts'
import type { MokshaAction } from './state.ts'
import type { SingleTokenPrice } from './events.ts'

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
const COUNTS_END = MAX_DISCIPLES_PER_REGION + 1
const DEPTHS_END = Math.max(...MAX_STACK_HEIGHT_BY_PLAYER_COUNT)
const SEATS_END = MAX_STACK_HEIGHT_BY_PLAYER_COUNT.length - 1
const PRICES: readonly SingleTokenPrice[] = [...VITALITY_TOKEN_KINDS, ...PILLARS]

const FREE_WAYS = numbered(REGIONS_END, (region): MokshaAction => ({ do: 'wander', region, pay: null }))
const PAID_WAYS = named(VITALITY_TOKEN_KINDS, (pay) =>
  numbered(REGIONS_END, (region): MokshaAction => ({ do: 'wander', region, pay })),
)
const FARMS = numbered(REGIONS_END, (from) => numbered(REGIONS_END, (and): MokshaAction => ({ do: 'farm', from, and })))
const TRADES = named(PILLARS, (karma) =>
  numbered(MAX_DISCIPLES_PLACED_BY_MERCHANT + 1, (count): Action<'trade'> => ({ do: 'trade', karma, count })),
)
const DEVOTIONS = named(GODS, (god) => named(PRICES, (pay): MokshaAction => ({ do: 'devote', god, pay })))
const MOBILIZATIONS = numbered(REGIONS_END, (from) =>
  numbered(REGIONS_END, (to) => numbered(COUNTS_END, (count): MokshaAction => ({ do: 'mobilize', from, to, count }))),
)
const LAYINGS = numbered(REGIONS_END, (region) =>
  numbered(DEPTHS_END, (at): MokshaAction => ({ do: 'lay', region, at })),
)
const KEEPINGS = new Map<string, MokshaAction>()

/**
 * @param pay the token handed in for a region two borders away; null for an adjacent or the same region
 * @returns the action of moving to that region, or of staying in it
 */
export function wanderAction(region: RegionNumber, pay: VitalityToken | null): MokshaAction {
  return pay === null ? FREE_WAYS(region) : PAID_WAYS(pay)(region)
}

/**
 * Returns the action of a player with the occupation Farmer: to return two disciples for a second token.
 * @param from the region of the first disciple
 * @param and the region of the second disciple, not below `from`
 */
export function payDisciplesForTokenAction(from: RegionNumber, and: RegionNumber): MokshaAction {
  return FARMS(from)(and)
}

/**
 * Returns the action of a player with the occupation Merchant: to trade one karma token for disciples.
 * @param karma the colour of the karma token
 * @param count the number of disciples
 */
export function tradeOneKarmaForDisciplesAction(karma: Pillar, count: number): Action<'trade'> {
  return TRADES(karma)(count)
}

/**
 * Returns the action of making a devotion to a god in the god's sanctuary.
 * @param god the god
 * @param pay the payment for the devotion
 */
export function devoteToGodAction(god: God, pay: SingleTokenPrice): MokshaAction {
  return DEVOTIONS(god)(pay)
}

/** @returns the action of moving `count` disciples across the border between two regions */
export function mobilizeDisciplesAction(from: RegionNumber, to: RegionNumber, count: number): MokshaAction {
  return MOBILIZATIONS(from)(to)(count)
}

/**
 * Returns the action of placing a token in the stack of a region. The token is the first of the tokens that the player
 * drew with the god Brahma and has not yet placed.
 * @param at number of tokens below the placed one
 */
export function placeDrawnTokenAction(region: RegionNumber, at: number): MokshaAction {
  return LAYINGS(region)(at)
}

/**
 * @param karma the karma tokens that the player keeps, in the order of PILLARS
 * @returns the action of keeping these karma tokens at a rebirth and handing in the others
 */
export function keepKarmaTokensAction(karma: readonly Pillar[]): MokshaAction {
  const name = karma.join(' ')
  const action = KEEPINGS.get(name) ?? { do: 'keep', karma }
  KEEPINGS.set(name, action)
  return action
}

const ofRegion = (what: OfRegion) => numbered(REGIONS_END, (region): MokshaAction => ({ do: what, region }))
/** Returns the action of moving one disciple from the given region back to the reserve, after a death. */
export const recallDiscipleAction = ofRegion('recall')
/** Returns the action of a player with the occupation Landholder: to close the given region to all other players. */
export const closeRegionAction = ofRegion('close')
/** Returns the action of using the god Vishnu to take the top token from the stack of the given region. */
export const vishnuTakeTokenAction = ofRegion('vishnu')
/**
 * Returns the action of using the god Shiva to take the building of the given region. The player then chooses a second
 * building, with which it is swapped.
 */
export const shivaTakeBuildingAction = ofRegion('shiva')
/**
 * Returns the action of swapping the building of the given region with the building that the player has taken with the
 * god Shiva.
 */
export const shivaSwapBuildingAction = ofRegion('swap')

/**
 * Returns the action of replacing a held token of the given kind by the new token, when all slots of the player are
 * full.
 */
export const replaceTokenAction = named(VITALITY_TOKEN_KINDS, (token): MokshaAction => ({ do: 'replace', token }))
/**
 * Returns the action of returning a token of the given kind to the Ocean, the supply of tokens. The player drew the
 * token with the god Brahma, and there is no room for it.
 */
export const returnDrawnTokenAction = named(VITALITY_TOKEN_KINDS, (token): MokshaAction => ({ do: 'sink', token }))
/**
 * Returns the action of a player with the occupation Artisan: to trade a held token of the given kind for one karma
 * token of the token's colour.
 */
export const tradeTokenForKarmaAction = named(VITALITY_TOKEN_KINDS, (token): Action<'craft'> => ({
  do: 'craft',
  token,
}))
/**
 * Returns the action of gathering the reward of the hex on which the player's harmony marker is. If the reward has a
 * karma token of any colour, the token gets the given colour.
 */
export const gatherRewardAction = named(PILLARS, (karma): MokshaAction => ({ do: 'gather', karma }))
/**
 * Returns the action of taking one karma token of the given colour. It is the gather effect of the occupations
 * Housekeeper, Cleaner and Servant.
 */
export const earnKarmaAction = named(PILLARS, (karma): Action<'earn'> => ({ do: 'earn', karma }))
/** Returns the action of using the god Ganesha to take karma of the given colour. */
export const useGaneshaAction = named(PILLARS, (karma): MokshaAction => ({ do: 'ganesha', karma }))
/**
 * Returns the action of making the given payment at a temple for a mobilization, that is, a move of disciples to
 * another region. The player chooses the disciples next.
 */
export const sacrificeToMobilizeAction = named(PRICES, (pay): MokshaAction => ({ do: 'sacrifice', pay }))
/**
 * Returns the action of moving the player's harmony marker by the pending shifts, along a path that ends on the given
 * hex.
 */
export const moveHarmonyMarkerAction: (hex: HexIndex) => MokshaAction = numbered(HEXES.length, (hex) => ({
  do: 'harmony',
  hex,
}))
/**
 * Returns the action of a player with the occupation Soldier: to replace a disciple of the given seat by one of the
 * player's own disciples.
 */
export const replaceRivalDiscipleActionFor: (seat: Seat) => Action<'convert'> = numbered(SEATS_END, (seat) => ({
  do: 'convert',
  seat,
}))

/** The action of a player with the occupation Swami: to place one more disciple in the region where the player is. */
export const placeExtraDiscipleAction: Action<'preach'> = { do: 'preach' }
/** The action of using the god Brahma to draw tokens from the Ocean, the supply of tokens. */
export const useBrahmaAction: MokshaAction = { do: 'brahma' }
/** The action of declining all that is offered (a god, an occupation, a sacrifice, a second mobilization) and going on. */
export const declineAndContinueAction: MokshaAction = { do: 'go' }
/**
 * The action of going on without using a god. From then on, the player is not prompted where only gods can be used, until
 * the player takes `resumeGodPromptsAction` (MOK-107).
 */
export const pauseGodPromptsAction: MokshaAction = { do: 'passWindows' }
/**
 * The action that ends the pause begun by `pauseGodPromptsAction`: the player is prompted again where only gods can be used. It
 * is offered at the beginning of a turn (MOK-107).
 */
export const resumeGodPromptsAction: MokshaAction = { do: 'askWindows' }

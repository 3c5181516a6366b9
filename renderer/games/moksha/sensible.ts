/** What is sensible in Moksha, for somebody who plays it for the first time: which ways, gifts and moves lessons lead to. */
import { GODS, PILLARS, REGIONS, TOKEN_DATA, type Building, type God } from '../../../engine/moksha/data.ts'
import {
  deathMajoritiesOf,
  karmaTotal,
  playerOf,
  rewardPreviewFor,
  freeDiscipleSpacesIn,
  survivalCheckFor,
  harmonyMoveOptions,
} from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaView, SacrificePrice } from '../../../engine/moksha/index.ts'
import type { Now } from '../../lessons/lesson.ts'
import { WINDOWS } from './now.ts'

export type Here = Now<MokshaView, MokshaAction>
type Doing<D extends MokshaAction['do']> = MokshaAction & { do: D }

export const asks = (now: Here, ...kinds: readonly string[]): boolean =>
  now.asks !== undefined && kinds.includes(now.asks)
export const sacrificing = (now: Here): boolean => asks(now, 'devote', 'sacrifice')
/** The own turn, from 1: the newcomer begins, and two play. */
const turnOf = ({ view }: Here): number => Math.ceil(view.turns / 2)
/** Disciples move, or could; in the first turn there is enough else to hear. */
export const spreads = (now: Here): boolean => asks(now, 'mobilize') || (asks(now, 'sacrifice') && turnOf(now) > 1)
const own = ({ view, seat }: Here) => playerOf(view, seat)

// ------------------------------------------------------------------------------------------------------ where to wander

/** A way that costs nothing. */
const walks = (choice: MokshaAction): choice is Doing<'wander'> => choice.do === 'wander' && choice.pay === null

/** What could be gathered at the end of a way: a disciple counts as two karma. */
function gathers({ view, seat }: Here, region: number): number {
  const gains = harmonyMoveOptions(view, seat, region).map(({ hex }) => {
    const { disciples, karma, any } = rewardPreviewFor(view, seat, hex, region)
    // Disciples in a region of their own are worth more: it may count.
    const alone = disciples > 0 && playerOf(view, seat).disciples[region - 1] === 0
    return 2 * disciples + karma.length + Math.min(1, any.length) + Number(alone)
  })
  return Math.max(0, ...gains)
}

const hasToken = ({ view }: Here, region: number): boolean => (view.piles[region - 1]?.length ?? 0) > 0
/** A way to a token that also lets something be gathered. */
export const walksWell = (choice: MokshaAction, now: Here): boolean =>
  walks(choice) && hasToken(now, choice.region) && gathers(now, choice.region) > 0

/** The ways that bring most. */
export function walksBest(choice: MokshaAction, now: Here): boolean {
  if (!walks(choice)) return false
  const worth = ({ region }: Doing<'wander'>): number => gathers(now, region) + (hasToken(now, region) ? 1 : 0)
  return worth(choice) === Math.max(...now.choices.filter(walks).map(worth))
}

/** The hexes that give most. */
export function endsBest(choice: MokshaAction, { view, seat, choices }: Here): boolean {
  const { region } = playerOf(view, seat)
  const worth = (each: MokshaAction): number => {
    if (each.do !== 'harmony') return -1
    const { disciples, karma } = rewardPreviewFor(view, seat, each.hex, region)
    return 2 * disciples + karma.length
  }
  return choice.do === 'harmony' && worth(choice) === Math.max(...choices.map(worth))
}

const buildingAt = ({ view }: Here, region: number): Building | undefined => view.buildings[region - 1]
export const isSanctuary = (building: Building | undefined): building is God => GODS.some((god) => god === building)
const walksTo = (choice: MokshaAction, now: Here, fits: (building: Building | undefined) => boolean): boolean =>
  walks(choice) && fits(buildingAt(now, choice.region))

// ----------------------------------------------------------------------------------------------- what to give, and what for

const vitalityOf = (price: SacrificePrice): number => {
  const pillar = PILLARS.some((each) => each === price)
  return pillar ? 0 : TOKEN_DATA[price as keyof typeof TOKEN_DATA].vitality
}
/** Gives something, and lives on. */
export function givesWell(choice: MokshaAction, now: Here): boolean {
  if (choice.do !== 'devote' && choice.do !== 'sacrifice') return false
  const { vitality, need } = survivalCheckFor(own(now))
  return need === null || vitality - vitalityOf(choice.pay) >= need
}

/** Regions that would count if the seat died with these disciples. */
function counting({ view, seat }: Here, change: (disciples: number[]) => void): number {
  const players = view.players.map((player) => ({ ...player, disciples: [...player.disciples] }))
  change(playerOf({ players }, seat).disciples)
  return deathMajoritiesOf({ players }, seat).regions.length
}
const add = (disciples: number[], region: number, count: number): void => {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

type OfDisciples = Doing<'mobilize' | 'recall'>
export const isOfDisciples = (choice: MokshaAction): choice is OfDisciples =>
  choice.do === 'mobilize' || choice.do === 'recall'

/** How many regions would count after disciples have moved or left. */
function countingAfter(choice: OfDisciples, now: Here): number {
  return counting(now, (disciples) => {
    add(disciples, choice.do === 'recall' ? choice.region : choice.from, choice.do === 'recall' ? -1 : -choice.count)
    if (choice.do === 'mobilize') add(disciples, choice.to, choice.count)
  })
}

/** Lets as many regions count as can be. */
export const countsMost = (choice: MokshaAction, now: Here): boolean =>
  isOfDisciples(choice) &&
  countingAfter(choice, now) === Math.max(...now.choices.filter(isOfDisciples).map((each) => countingAfter(each, now)))

/** One disciple more across a border would let one region more count. */
function couldSpread(now: Here): boolean {
  const before = counting(now, () => undefined)
  return REGIONS.some(
    ({ id: from, borders }) =>
      (own(now).disciples[from - 1] ?? 0) > 0 &&
      borders.some(
        (to) =>
          freeDiscipleSpacesIn(now.view, to) > 0 && countingAfter({ do: 'mobilize', from, to, count: 1 }, now) > before,
      ),
  )
}
/** Karma where there is some, else a token that the life does not hang on. */
function sparesForDisciples(choice: MokshaAction, now: Here): boolean {
  if (choice.do !== 'sacrifice' || !couldSpread(now) || !givesWell(choice, now)) return false
  return karmaTotal(own(now)) === 0 || vitalityOf(choice.pay) === 0
}
/** Gives something if a region more would count for it, else nothing. */
export const givesOrKeeps = (choice: MokshaAction, now: Here): boolean =>
  sparesForDisciples(choice, now) ||
  (choice.do === 'go' && !asks(now, 'serve') && !now.choices.some((each) => sparesForDisciples(each, now)))

/** What the occupation does, as much of it as can be. */
export const serves = (choice: MokshaAction): boolean =>
  ['earn', 'craft', 'trade', 'convert', 'preach'].includes(choice.do)
export const servesBest = (choice: MokshaAction, { choices }: Here): boolean =>
  choice.do === 'trade'
    ? choice.count === Math.max(...choices.map((each) => (each.do === 'trade' ? each.count : 0)))
    : serves(choice)

/** Different colours are nearer to all three. */
export const keepsColours = (choice: MokshaAction): boolean =>
  choice.do === 'keep' && new Set(choice.karma).size === choice.karma.length

// ------------------------------------------------------------------------------------------------------------------ gods

export const calls = (choice: MokshaAction): boolean => GODS.some((god) => god === choice.do)
/** Ganesha for a colour that is not there yet, or any other god. */
export function callsWell(choice: MokshaAction, now: Here): boolean {
  if (choice.do !== 'ganesha') return calls(choice)
  const { karma } = own(now)
  return karma[choice.karma] === Math.min(...PILLARS.map((pillar) => karma[pillar]))
}
/** Nothing but gods is asked for. */
export const isWindow = (now: Here): boolean => asks(now, ...WINDOWS)

/** No god has been won yet, and one is within reach. */
export function godIsNear(now: Here): boolean {
  const { gods } = own(now)
  return asks(now, 'wander') && turnOf(now) > 2 && GODS.every((god) => gods[god] === 'none')
}
/** To Ganesha if he is within reach, else to any other. */
export function walksToGod(choice: MokshaAction, now: Here): boolean {
  const ganesha = now.choices.some((each) => walksTo(each, now, (building) => building === 'ganesha'))
  return walksTo(choice, now, (building) => (ganesha ? building === 'ganesha' : isSanctuary(building)))
}

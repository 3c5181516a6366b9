/** Sensible choices in Moksha for a first-time player: the ways, gifts and moves that lessons lead to. */
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
import type { LessonDecision } from '../../lessons/lesson.ts'
import { GOD_ONLY_ASKS } from './current-state.ts'

export type MokshaDecision = LessonDecision<MokshaView, MokshaAction>
type Doing<D extends MokshaAction['do']> = MokshaAction & { do: D }

export const isAsked = (now: MokshaDecision, ...kinds: readonly string[]): boolean =>
  now.decisionKind !== undefined && kinds.includes(now.decisionKind)
export const asksForSacrifice = (now: MokshaDecision): boolean => isAsked(now, 'devote', 'sacrifice')
/** The own turn, from 1: the newcomer begins, and two play. */
const turnOf = ({ view }: MokshaDecision): number => Math.ceil(view.turns / 2)
/** Disciples move, or could; in the first turn there is enough else to hear. */
export const asksToSpread = (now: MokshaDecision): boolean =>
  isAsked(now, 'mobilize') || (isAsked(now, 'sacrifice') && turnOf(now) > 1)
const own = ({ view, seat }: MokshaDecision) => playerOf(view, seat)

// ------------------------------------------------------------------------------------------------------ where to wander

/** A way that costs nothing. */
const walks = (choice: MokshaAction): choice is Doing<'wander'> => choice.do === 'wander' && choice.pay === null

/** What could be gathered at the end of a way: a disciple counts as two karma. */
function gathers({ view, seat }: MokshaDecision, region: number): number {
  const gains = harmonyMoveOptions(view, seat, region).map(({ hex }) => {
    const { disciples, karma, any } = rewardPreviewFor(view, seat, hex, region)
    // Disciples in a region of their own are worth more: it may count.
    const alone = disciples > 0 && playerOf(view, seat).disciples[region - 1] === 0
    return 2 * disciples + karma.length + Math.min(1, any.length) + Number(alone)
  })
  return Math.max(0, ...gains)
}

const hasToken = ({ view }: MokshaDecision, region: number): boolean => (view.piles[region - 1]?.length ?? 0) > 0
/** A way to a token that also lets something be gathered. */
export const isGoodWalk = (choice: MokshaAction, now: MokshaDecision): boolean =>
  walks(choice) && hasToken(now, choice.region) && gathers(now, choice.region) > 0

/** The ways that bring most. */
export function isBestWalk(choice: MokshaAction, now: MokshaDecision): boolean {
  if (!walks(choice)) return false
  const worth = ({ region }: Doing<'wander'>): number => gathers(now, region) + (hasToken(now, region) ? 1 : 0)
  return worth(choice) === Math.max(...now.choices.filter(walks).map(worth))
}

/** The hexes that give most. */
export function isBestHex(choice: MokshaAction, { view, seat, choices }: MokshaDecision): boolean {
  const { region } = playerOf(view, seat)
  const worth = (each: MokshaAction): number => {
    if (each.do !== 'harmony') return -1
    const { disciples, karma } = rewardPreviewFor(view, seat, each.hex, region)
    return 2 * disciples + karma.length
  }
  return choice.do === 'harmony' && worth(choice) === Math.max(...choices.map(worth))
}

const buildingAt = ({ view }: MokshaDecision, region: number): Building | undefined => view.buildings[region - 1]
export const isSanctuary = (building: Building | undefined): building is God => GODS.some((god) => god === building)
const walksTo = (
  choice: MokshaAction,
  now: MokshaDecision,
  fits: (building: Building | undefined) => boolean,
): boolean => walks(choice) && fits(buildingAt(now, choice.region))

// ----------------------------------------------------------------------------------------------- what to give, and what for

const vitalityOf = (price: SacrificePrice): number => {
  const pillar = PILLARS.some((each) => each === price)
  return pillar ? 0 : TOKEN_DATA[price as keyof typeof TOKEN_DATA].vitality
}
/** Gives something, and lives on. */
export function isAffordableGift(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'devote' && choice.do !== 'sacrifice') return false
  const { vitality, need } = survivalCheckFor(own(now))
  return need === null || vitality - vitalityOf(choice.pay) >= need
}

/** Regions that would count if the seat died with these disciples. */
function counting({ view, seat }: MokshaDecision, change: (disciples: number[]) => void): number {
  const players = view.players.map((player) => ({ ...player, disciples: [...player.disciples] }))
  change(playerOf({ players }, seat).disciples)
  return deathMajoritiesOf({ players }, seat).regions.length
}
const add = (disciples: number[], region: number, count: number): void => {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

type OfDisciples = Doing<'mobilize' | 'recall'>
export const isDiscipleAction = (choice: MokshaAction): choice is OfDisciples =>
  choice.do === 'mobilize' || choice.do === 'recall'

/** How many regions would count after disciples have moved or left. */
function countingAfter(choice: OfDisciples, now: MokshaDecision): number {
  return counting(now, (disciples) => {
    add(disciples, choice.do === 'recall' ? choice.region : choice.from, choice.do === 'recall' ? -1 : -choice.count)
    if (choice.do === 'mobilize') add(disciples, choice.to, choice.count)
  })
}

/** Lets as many regions count as can be. */
export const countsMostRegions = (choice: MokshaAction, now: MokshaDecision): boolean =>
  isDiscipleAction(choice) &&
  countingAfter(choice, now) ===
    Math.max(...now.choices.filter(isDiscipleAction).map((each) => countingAfter(each, now)))

/** One disciple more across a border would let one region more count. */
function couldSpread(now: MokshaDecision): boolean {
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
function sparesForDisciples(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'sacrifice' || !couldSpread(now) || !isAffordableGift(choice, now)) return false
  return karmaTotal(own(now)) === 0 || vitalityOf(choice.pay) === 0
}
/** Gives something if a region more would count for it, else nothing. */
export const isWorthwhileGiftOrPass = (choice: MokshaAction, now: MokshaDecision): boolean =>
  sparesForDisciples(choice, now) ||
  (choice.do === 'go' && !isAsked(now, 'serve') && !now.choices.some((each) => sparesForDisciples(each, now)))

/** Whether the choice uses the occupation; `usesOccupationFully`: as much of it as possible. */
export const usesOccupation = (choice: MokshaAction): boolean =>
  ['earn', 'craft', 'trade', 'convert', 'preach'].includes(choice.do)
export const usesOccupationFully = (choice: MokshaAction, { choices }: MokshaDecision): boolean =>
  choice.do === 'trade'
    ? choice.count === Math.max(...choices.map((each) => (each.do === 'trade' ? each.count : 0)))
    : usesOccupation(choice)

/** Different colours are nearer to all three. */
export const keepsDifferentColours = (choice: MokshaAction): boolean =>
  choice.do === 'keep' && new Set(choice.karma).size === choice.karma.length

// ------------------------------------------------------------------------------------------------------------------ gods

export const callsGod = (choice: MokshaAction): boolean => GODS.some((god) => god === choice.do)
/** Ganesha for a colour that is not there yet, or any other god. */
export function callsUsefulGod(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'ganesha') return callsGod(choice)
  const { karma } = own(now)
  return karma[choice.karma] === Math.min(...PILLARS.map((pillar) => karma[pillar]))
}
/** Nothing but gods is asked for. */
export const asksOnlyForGods = (now: MokshaDecision): boolean => isAsked(now, ...GOD_ONLY_ASKS)

/** No god has been won yet, and one is within reach. */
export function isGodWithinReach(now: MokshaDecision): boolean {
  const { gods } = own(now)
  return isAsked(now, 'wander') && turnOf(now) > 2 && GODS.every((god) => gods[god] === 'none')
}
/** To Ganesha if he is within reach, else to any other. */
export function isWalkToGod(choice: MokshaAction, now: MokshaDecision): boolean {
  const ganesha = now.choices.some((each) => walksTo(each, now, (building) => building === 'ganesha'))
  return walksTo(choice, now, (building) => (ganesha ? building === 'ganesha' : isSanctuary(building)))
}

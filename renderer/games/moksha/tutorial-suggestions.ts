/** Sensible choices in Moksha for a first-time player: the walks, sacrifices and moves that lessons suggest. */
import { GODS, PILLARS, REGIONS, TOKEN_DATA, type Building, type God } from '../../../engine/moksha/data.ts'
import {
  deathMajorityRegionsAndAura,
  karmaTotal,
  playerOf,
  rewardPreviewFor,
  freeDiscipleSpaceCountIn,
  survivalCheckResultIfNow,
  harmonyMoveOptions,
} from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaView, SingleTokenPrice } from '../../../engine/moksha/index.ts'
import type { LessonDecision } from '../../lessons/lesson.ts'
import { GOD_ONLY_PROMPT_KINDS } from './current-state.ts'

/** A pending decision of Moksha, as a lesson of the tutorial sees it: its kind, view, seat and choices. */
export type MokshaDecision = LessonDecision<MokshaView, MokshaAction>
type Doing<D extends MokshaAction['do']> = MokshaAction & { do: D }

/** Whether the decision is of one of these kinds. */
export const isDecisionOfKind = (now: MokshaDecision, ...kinds: readonly string[]): boolean =>
  now.decisionKind !== undefined && kinds.includes(now.decisionKind)
/** Whether the decision is which token or karma to sacrifice. */
export const asksForSacrifice = (now: MokshaDecision): boolean => isDecisionOfKind(now, 'devote', 'sacrifice')
/** The own turn, from 1: the newcomer begins, and two play. */
const turnOf = ({ view }: MokshaDecision): number => Math.ceil(view.turns / 2)
/**
 * Whether the seat chooses which disciples to move, or which sacrifice to make so that it can move them. A sacrifice in the
 * seat's first turn does not count, because the tutorial teaches other things in that turn.
 */
export const asksAboutMovingDisciples = (now: MokshaDecision): boolean =>
  isDecisionOfKind(now, 'mobilize') || (isDecisionOfKind(now, 'sacrifice') && turnOf(now) > 1)
const own = ({ view, seat }: MokshaDecision) => playerOf(view, seat)

// ------------------------------------------------------------------------------------------------------ where to wander

/** A way that costs nothing. */
const walks = (choice: MokshaAction): choice is Doing<'wander'> => choice.do === 'wander' && choice.pay === null

/** The amount that could be gathered at the end of a walk: a disciple counts as two karma. */
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
/** Whether the choice is a free walk to a region that has a token and where the player can gather something. */
export const isRewardingFreeWalk = (choice: MokshaAction, now: MokshaDecision): boolean =>
  walks(choice) && hasToken(now, choice.region) && gathers(now, choice.region) > 0

/**
 * Returns whether the choice is a free walk (the action `wander`) to the region with the highest reward, or to one of
 * several with the same highest reward. The reward is what the player would gather there in disciples and karma, plus
 * 1 if a token is there.
 */
export function isBestFreeWalk(choice: MokshaAction, now: MokshaDecision): boolean {
  if (!walks(choice)) return false
  const worth = ({ region }: Doing<'wander'>): number => gathers(now, region) + (hasToken(now, region) ? 1 : 0)
  return worth(choice) === Math.max(...now.choices.filter(walks).map(worth))
}

/**
 * Whether the choice moves the harmony marker to a hex that gives at least as much as every other choice: a disciple counts
 * two, a karma one.
 */
export function isBestHarmonyChoice(choice: MokshaAction, { view, seat, choices }: MokshaDecision): boolean {
  const { region } = playerOf(view, seat)
  const worth = (each: MokshaAction): number => {
    if (each.do !== 'harmony') return -1
    const { disciples, karma } = rewardPreviewFor(view, seat, each.hex, region)
    return 2 * disciples + karma.length
  }
  return choice.do === 'harmony' && worth(choice) === Math.max(...choices.map(worth))
}

const buildingAt = ({ view }: MokshaDecision, region: number): Building | undefined => view.buildings[region - 1]
/**
 * Returns whether a building is a god's sanctuary rather than a temple. The value of a sanctuary is the id of its god.
 */
export const isGodSanctuary = (building: Building | undefined): building is God => GODS.some((god) => god === building)
const walksTo = (
  choice: MokshaAction,
  now: MokshaDecision,
  fits: (building: Building | undefined) => boolean,
): boolean => walks(choice) && fits(buildingAt(now, choice.region))

// ----------------------------------------------------------------------------------------------- what to give, and what for

const vitalityOf = (price: SingleTokenPrice): number => {
  const pillar = PILLARS.some((each) => each === price)
  return pillar ? 0 : TOKEN_DATA[price as keyof typeof TOKEN_DATA].vitality
}
/**
 * Returns whether the choice is a sacrifice that the player survives: the vitality left after it is at least what the
 * player needs to live on. In the last stage of a life nothing is needed, so every sacrifice counts.
 */
export function isSurvivableSacrifice(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'devote' && choice.do !== 'sacrifice') return false
  const { vitality, need } = survivalCheckResultIfNow(own(now))
  return need === null || vitality - vitalityOf(choice.pay) >= need
}

/** Regions that would count if the seat died with these disciples. */
function counting({ view, seat }: MokshaDecision, change: (disciples: number[]) => void): number {
  const players = view.players.map((player) => ({ ...player, disciples: [...player.disciples] }))
  change(playerOf({ players }, seat).disciples)
  return deathMajorityRegionsAndAura({ players }, seat).regions.length
}
const add = (disciples: number[], region: number, count: number): void => {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

type OfDisciples = Doing<'mobilize' | 'recall'>
/** Whether the choice moves disciples to another region or calls one back. */
export const movesOrRecallsDisciples = (choice: MokshaAction): choice is OfDisciples =>
  choice.do === 'mobilize' || choice.do === 'recall'

/** How many regions would count after disciples have moved or left. */
function countingAfter(choice: OfDisciples, now: MokshaDecision): number {
  return counting(now, (disciples) => {
    add(disciples, choice.do === 'recall' ? choice.region : choice.from, choice.do === 'recall' ? -1 : -choice.count)
    if (choice.do === 'mobilize') add(disciples, choice.to, choice.count)
  })
}

/**
 * Returns whether the choice moves or recalls disciples and no other such choice makes more regions count at the
 * seat's death. Death is the moment in the game at which the regions of a seat are counted.
 */
export const maximizesRegionsAtDeath = (choice: MokshaAction, now: MokshaDecision): boolean =>
  movesOrRecallsDisciples(choice) &&
  countingAfter(choice, now) ===
    Math.max(...now.choices.filter(movesOrRecallsDisciples).map((each) => countingAfter(each, now)))

/** One disciple more across a border would let one region more count. */
function couldSpread(now: MokshaDecision): boolean {
  const before = counting(now, () => undefined)
  return REGIONS.some(
    ({ id: from, borders }) =>
      (own(now).disciples[from - 1] ?? 0) > 0 &&
      borders.some(
        (to) =>
          freeDiscipleSpaceCountIn(now.view, to) > 0 &&
          countingAfter({ do: 'mobilize', from, to, count: 1 }, now) > before,
      ),
  )
}
/** Karma where there is some, else a token that the life does not hang on. */
function sparesForDisciples(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'sacrifice' || !couldSpread(now) || !isSurvivableSacrifice(choice, now)) return false
  return karmaTotal(own(now)) === 0 || vitalityOf(choice.pay) === 0
}
/**
 * Whether the choice is a useful sacrifice, that is a payment of karma or of a token after which disciples can win one
 * more region. If no choice of the decision is a useful sacrifice, the predicate accepts the choice to sacrifice
 * nothing (`go`) instead, except in a decision of kind `serve`.
 */
export const isUsefulSacrificeOrPass = (choice: MokshaAction, now: MokshaDecision): boolean =>
  sparesForDisciples(choice, now) ||
  (choice.do === 'go' && !isDecisionOfKind(now, 'serve') && !now.choices.some((each) => sparesForDisciples(each, now)))

/** Whether the choice uses the effect of the player's occupation. */
export const usesOccupationEffect = (choice: MokshaAction): boolean =>
  ['earn', 'craft', 'trade', 'convert', 'preach'].includes(choice.do)
/**
 * Returns whether the choice uses the effect of the player's occupation as far as possible. A trade counts only with
 * the largest count that any choice of the decision offers; every other use counts always.
 */
export const usesOccupationEffectFully = (choice: MokshaAction, { choices }: MokshaDecision): boolean =>
  choice.do === 'trade'
    ? choice.count === Math.max(...choices.map((each) => (each.do === 'trade' ? each.count : 0)))
    : usesOccupationEffect(choice)

/**
 * Returns whether the choice keeps karma in which no colour occurs twice. Such karma brings the player nearer to
 * having all three colours.
 */
export const keepsKarmaOfDifferentColours = (choice: MokshaAction): boolean =>
  choice.do === 'keep' && new Set(choice.karma).size === choice.karma.length

// ------------------------------------------------------------------------------------------------------------------ gods

/** Whether the choice is the use of a god: its `do` is the id of the god. */
export const callsGod = (choice: MokshaAction): boolean => GODS.some((god) => god === choice.do)
/**
 * Whether the choice calls (uses) a god. A call of Ganesha, which gives karma of a chosen colour, counts only if the
 * player has no less karma of any other colour.
 */
export function callsUsefulGod(choice: MokshaAction, now: MokshaDecision): boolean {
  if (choice.do !== 'ganesha') return callsGod(choice)
  const { karma } = own(now)
  return karma[choice.karma] === Math.min(...PILLARS.map((pillar) => karma[pillar]))
}
/** Whether the decision is only about calling a god or not. */
export const isOnlyAboutCallingGods = (now: MokshaDecision): boolean => isDecisionOfKind(now, ...GOD_ONLY_PROMPT_KINDS)

/** Whether the decision is where to walk, the seat has no god yet, and its first two turns are over. */
export function isTimeToWinFirstGod(now: MokshaDecision): boolean {
  const { gods } = own(now)
  return isDecisionOfKind(now, 'wander') && turnOf(now) > 2 && GODS.every((god) => gods[god] === 'none')
}
/**
 * Returns whether a choice is a walk without payment to a preferred sanctuary, the building of a god. If at least one
 * choice of the decision is such a walk to the sanctuary of Ganesha, only that sanctuary is preferred. Otherwise the
 * sanctuaries of all gods are preferred.
 * @param now the decision with all its choices
 */
export function isWalkToPreferredSanctuary(choice: MokshaAction, now: MokshaDecision): boolean {
  const ganesha = now.choices.some((each) => walksTo(each, now, (building) => building === 'ganesha'))
  return walksTo(choice, now, (building) => (ganesha ? building === 'ganesha' : isGodSanctuary(building)))
}

/**
 * Features of the learned evaluation: the progress of this life and the next one, their length, and the uses of the
 * Hand. Of hidden cards it reads Hands and Future Lives, which their owners know; of Deck and Well only the number of
 * cards.
 */
import type { AllSeatsFeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import {
  CARD_DATA,
  CARD_IDS,
  pointsToRiseFrom,
  INDEX_BY_CARD,
  MIN_CARDS_AFTER_REBIRTH,
  TRANSCENDENCE_RUNG,
} from './data.ts'
import type { CardId } from './data.ts'
import type { KarmakaState, Player } from './state.ts'
import { ColourPointsTally } from './colour-points-tally.ts'
import { sideOf } from './variants.ts'
import { baselineLadderProgressBySeat } from './baseline-evaluate.ts'

/** The features of the learned evaluation, in the order in which they are written. */
const FEATURE_NAMES = [
  // Progress on the ladder, and its difference from the best other seat.
  'standing',
  'lead',
  'rung',
  'rungLead',
  'onWolf',
  'lastLife',
  'rings',
  // This life: scored points, and the points that the Hand can add.
  'scored',
  'twoColours',
  'lacking',
  'lifeSure',
  'sureWithRings',
  'promise',
  'reach',
  'reachTwo',
  'inHand',
  'playsLeft',
  'spareTurns',
  'outOfReach',
  'exposed',
  // Length of this life.
  'turnsLeft',
  'handCards',
  'deckCards',
  'waiting',
  'risesNext',
  'failsNext',
  // The next life.
  'future',
  'futureTwo',
  'futureReady',
  'futurePlays',
  'futureCards',
  'futureTop',
  'futureWild',
  'unknownNext',
  // End of the game.
  'winning',
  'winningSoon',
  'rivalWinning',
  'rivalStanding',
  'rivalTurns',
  'rivalSure',
  // Pending plays.
  'toPlay',
  'offered',
  'offerFits',
  'choosesLoss',
  'takesCard',
  // Uses of the Hand.
  'handPoints',
  'wild',
  'strikes',
  'robs',
  'dreams',
  'draws',
  'sows',
  'jubilees',
  'playsAgain',
  'copies',
  'salvages',
] as const
/** The name of one feature: a number that the learned evaluation reads about each seat. */
export type EvaluationFeatureName = (typeof FEATURE_NAMES)[number]
const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  EvaluationFeatureName,
  number
>
const FEATURE_COUNT = FEATURE_NAMES.length

/** Cards by the use of their abilities. */
const USES = {
  strikes: ['crisis', 'vengeance', 'thievery'],
  robs: ['dwindle', 'spite', 'swindle'],
  dreams: ['hells-heart', 'stolen-dreams'],
  draws: ['roulette', 'another-day', 'longevity', 'voyage'],
  sows: ['recycle', 'sowing', 'destiny'],
  jubilees: ['jubilee'],
  playsAgain: ['panic', 'another-day', 'voyage', 'peek'],
  copies: ['denial', 'embodiment', 'mimic'],
  salvages: ['salvage'],
} as const satisfies Partial<Record<EvaluationFeatureName, readonly CardId[]>>

/** By card: the feature indices of its uses. */
const USES_OF: readonly (readonly number[])[] = CARD_IDS.map((card) =>
  Object.entries(USES).flatMap(([use, cards]) =>
    (cards as readonly CardId[]).includes(card) ? [FEATURE_INDEX[use as EvaluationFeatureName]] : [],
  ),
)

/** Weight of a point in the Hand relative to one among the Deeds, and expected points of an unknown Deck card. */
const IN_HAND = 0.6
const IN_DECK = 0.35
/** Typical number of turns of a life, as a scale. */
const LIFE = 8
const MAX_NEEDED_POINTS = 7

const deedsNow = new ColourPointsTally()
const handNow = new ColourPointsTally()
const bothNow = new ColourPointsTally()
const futureNow = new ColourPointsTally()

/** Computes the features of every seat from a state, for the learned evaluation. Implements `Game.features`. */
export const featureExtractor: AllSeatsFeatureExtractor<KarmakaState> = {
  names: FEATURE_NAMES,
  initialWeights: { standing: 2 },
  sideOf: ({ variant }, seat) => sideOf(variant, seat),
  read(state, into) {
    const { players } = state
    const worths = baselineLadderProgressBySeat(state)
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat]
      if (player === undefined) continue
      const from = seat * FEATURE_COUNT
      into[from + FEATURE_INDEX.standing] = (worths[seat] ?? 0) / 3
      const spare = readLife(player, into, from)
      readFuture(player, spare, into, from)
      readHand(player.hand, into, from)
    }
    for (let seat = 0; seat < players.length; seat++) readRivals(state, seat, worths, into)
    readPending(state, into)
  },
}

/** @returns the number of rings that this life does not need */
function readLife({ rung, rings, hand, deck, deeds }: Player, into: Float64Array, from: number): number {
  const need = pointsToRiseFrom(rung)
  const hidden = deck.cards.length
  const turns = hand.length + hidden
  deedsNow.tallyCards(deeds)
  handNow.tallyCards(hand)
  bothNow.tallyCards(deeds, hand)
  const lacking = Math.max(0, need - deedsNow.bestColourPoints)
  const afterRings = Math.max(0, lacking - rings)
  const sure = afterRings === 0
  const spare = sure ? rings - lacking : rings
  into[from + FEATURE_INDEX.rung] = rung / TRANSCENDENCE_RUNG
  if (rung === TRANSCENDENCE_RUNG - 2) into[from + FEATURE_INDEX.onWolf] = 1
  if (rung === TRANSCENDENCE_RUNG - 1) into[from + FEATURE_INDEX.lastLife] = 1
  into[from + FEATURE_INDEX.rings] = Math.min(1, spare / 4)
  into[from + FEATURE_INDEX.scored] = Math.min(1, deedsNow.bestColourPoints / need)
  into[from + FEATURE_INDEX.twoColours] = Math.min(1, deedsNow.secondColourPoints / need)
  into[from + FEATURE_INDEX.lacking] = afterRings / MAX_NEEDED_POINTS
  if (lacking === 0) into[from + FEATURE_INDEX.lifeSure] = 1
  if (sure) into[from + FEATURE_INDEX.sureWithRings] = 1
  const hoped =
    deedsNow.bestColourPoints +
    IN_HAND * (bothNow.bestColourPoints - deedsNow.bestColourPoints) +
    IN_DECK * hidden +
    rings
  const promise = Math.min(1, hoped / need)
  into[from + FEATURE_INDEX.promise] = sure ? 1 : turns > 0 ? promise * promise : 0
  into[from + FEATURE_INDEX.reach] = Math.min(1, (bothNow.bestColourPoints + rings) / need)
  into[from + FEATURE_INDEX.reachTwo] = Math.min(1, (bothNow.secondColourPoints + rings) / need)
  if (bothNow.bestColourPoints + rings >= need) into[from + FEATURE_INDEX.inHand] = 1
  const plays = sure ? 0 : handNow.playsNeededFor(need - rings, deedsNow)
  into[from + FEATURE_INDEX.playsLeft] = plays / MAX_NEEDED_POINTS
  into[from + FEATURE_INDEX.spareTurns] = Math.max(-1, Math.min(1, (turns - plays) / 6))
  if (!sure)
    into[from + FEATURE_INDEX.outOfReach] =
      Math.max(0, need - rings - bothNow.bestColourPoints - 0.8 * hidden) / MAX_NEEDED_POINTS
  const exposed = deeds[deeds.length - 1]
  if (exposed !== undefined)
    into[from + FEATURE_INDEX.exposed] =
      Math.max(0, deedsNow.lossOf(exposed) - Math.max(0, deedsNow.bestColourPoints - need)) / 3
  into[from + FEATURE_INDEX.turnsLeft] = Math.min(1, turns / LIFE)
  into[from + FEATURE_INDEX.handCards] = Math.min(1, hand.length / LIFE)
  into[from + FEATURE_INDEX.deckCards] = Math.min(1, hidden / 6)
  if (sure) into[from + FEATURE_INDEX.waiting] = Math.min(1, turns / 6)
  if (turns === 0) into[from + (sure ? FEATURE_INDEX.risesNext : FEATURE_INDEX.failsNext)] = 1
  if (sure && rung === TRANSCENDENCE_RUNG - 1) {
    into[from + FEATURE_INDEX.winning] = 1
    into[from + FEATURE_INDEX.winningSoon] = 1 - Math.min(1, turns / 6)
  }
  return spare
}

/**
 * Reads nothing if the last life is sure to rise: there is no next life.
 * @param rings rings left after the current life
 */
function readFuture({ rung, future }: Player, rings: number, into: Float64Array, from: number): void {
  if (into[from + FEATURE_INDEX.winning] === 1) return
  const { cards } = future
  futureNow.tallyCards(cards)
  const need = pointsToRiseFrom(into[from + FEATURE_INDEX.sureWithRings] === 1 ? rung + 1 : rung)
  into[from + FEATURE_INDEX.future] = Math.min(1.2, futureNow.bestColourPoints / need)
  into[from + FEATURE_INDEX.futureTwo] = Math.min(1.2, futureNow.secondColourPoints / need)
  if (futureNow.bestColourPoints >= need) into[from + FEATURE_INDEX.futureReady] = 1
  into[from + FEATURE_INDEX.futurePlays] = futureNow.playsNeededFor(need - rings) / MAX_NEEDED_POINTS
  into[from + FEATURE_INDEX.futureCards] = Math.min(1, cards.length / LIFE)
  const top = cards[cards.length - 1]
  if (top !== undefined) into[from + FEATURE_INDEX.futureTop] = CARD_DATA[top].points / 3
  into[from + FEATURE_INDEX.futureWild] = Math.min(1, futureNow.mosaicCount / 3)
  into[from + FEATURE_INDEX.unknownNext] = Math.max(0, MIN_CARDS_AFTER_REBIRTH - cards.length) / MIN_CARDS_AFTER_REBIRTH
}

function readHand(hand: readonly CardId[], into: Float64Array, from: number): void {
  into[from + FEATURE_INDEX.handPoints] = Math.min(1, handNow.totalPoints / 12)
  into[from + FEATURE_INDEX.wild] = Math.min(1, handNow.mosaicCount / 3)
  for (const card of hand) {
    for (const use of USES_OF[INDEX_BY_CARD[card]] ?? []) into[from + use] = (into[from + use] ?? 0) + 1 / 3
  }
}

/** Compares the seat with the best seat of another side. */
function readRivals(
  { players, variant }: KarmakaState,
  seat: Seat,
  worths: readonly number[],
  into: Float64Array,
): void {
  const side = sideOf(variant, seat)
  const from = seat * FEATURE_COUNT
  let standing = 0
  let rung = 0
  let winning = 0
  let turns = 1
  let sure = 0
  for (let other = 0; other < players.length; other++) {
    if (sideOf(variant, other) === side) continue
    const row = other * FEATURE_COUNT
    standing = Math.max(standing, worths[other] ?? 0)
    rung = Math.max(rung, into[row + FEATURE_INDEX.rung] ?? 0)
    winning = Math.max(winning, into[row + FEATURE_INDEX.winningSoon] ?? 0)
    turns = Math.min(turns, into[row + FEATURE_INDEX.turnsLeft] ?? 0)
    sure = Math.max(sure, into[row + FEATURE_INDEX.sureWithRings] ?? 0)
  }
  into[from + FEATURE_INDEX.lead] = Math.max(-1, Math.min(1, ((worths[seat] ?? 0) - standing) / 2))
  into[from + FEATURE_INDEX.rungLead] = (into[from + FEATURE_INDEX.rung] ?? 0) - rung
  into[from + FEATURE_INDEX.rivalStanding] = standing / TRANSCENDENCE_RUNG
  into[from + FEATURE_INDEX.rivalWinning] = winning
  into[from + FEATURE_INDEX.rivalTurns] = turns
  into[from + FEATURE_INDEX.rivalSure] = sure
}

/** The next player, and the pending steps before their play. */
function readPending({ players, stack, centre }: KarmakaState, into: Float64Array): void {
  const turn = stack[0]
  const top = stack[stack.length - 1]
  if (turn === undefined || top === undefined) return
  const ending = (top.kind === 'offer' || top.kind === 'ability') && !top.again
  into[(ending ? (turn.seat + 1) % players.length : turn.seat) * FEATURE_COUNT + FEATURE_INDEX.toPlay] = 1
  const from = top.seat * FEATURE_COUNT
  if (top.kind === 'offer' && centre !== null) {
    into[from + FEATURE_INDEX.offered] = CARD_DATA[centre].points / 3
    futureNow.tallyCards(players[top.seat]?.future.cards ?? [])
    into[from + FEATURE_INDEX.offerFits] = futureNow.gainOf(centre) / 3
  }
  if (top.kind !== 'ability') return
  if (top.seat !== top.by) into[from + FEATURE_INDEX.choosesLoss] = 1
  if (top.asks === 'takePicked') into[from + FEATURE_INDEX.takesCard] = 1
}

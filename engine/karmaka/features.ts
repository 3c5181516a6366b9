/**
 * What the learned evaluation looks at: how far this life and the next one have come, how long they last, what the Hand
 * can do. Of hidden cards it reads those of Hands and Future Lives, which their owners know; of Deck and Well only how many.
 */
import type { FeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { CARD_DATA, CARDS, needOf, ORDER, REBIRTH_CARDS, TRANSCENDENCE } from './data.ts'
import type { Card } from './data.ts'
import type { KarmakaState, Player } from './state.ts'
import { Tally } from './tally.ts'
import { sideOf } from './variants.ts'
import { standings } from './yardstick.ts'

/** The features of the learned evaluation, in the order in which they are written. */
const NAMES = [
  // How far up, and against the best of the others.
  'standing',
  'lead',
  'rung',
  'rungLead',
  'onWolf',
  'lastLife',
  'rings',
  // This life: what is scored, and what the Hand can add.
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
  // How long it lasts.
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
  // The end of the game.
  'winning',
  'winningSoon',
  'rivalWinning',
  'rivalStanding',
  'rivalTurns',
  'rivalSure',
  // What is pending.
  'toPlay',
  'offered',
  'offerFits',
  'choosesLoss',
  'takesCard',
  // What the Hand is good for.
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
export type Name = (typeof NAMES)[number]
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>
const WIDTH = NAMES.length

/** The names of the cards by what their abilities are good for. */
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
} as const satisfies Partial<Record<Name, readonly Card[]>>

/** By card the places of what it is good for. */
const USES_OF: readonly (readonly number[])[] = CARDS.map((card) =>
  Object.entries(USES).flatMap(([use, cards]) => ((cards as readonly Card[]).includes(card) ? [AT[use as Name]] : [])),
)

/** A point in the Hand counts as part of one among the Deeds, an unknown card of the Deck as part of a point. */
const IN_HAND = 0.6
const IN_DECK = 0.35
/** Turns of a life, as a measure. */
const LIFE = 8
const MOST_NEEDED = 7

const deedsNow = new Tally()
const handNow = new Tally()
const bothNow = new Tally()
const futureNow = new Tally()

export const features: FeatureExtractor<KarmakaState> = {
  names: NAMES,
  initialWeights: { standing: 2 },
  sideOf: ({ variant }, seat) => sideOf(variant, seat),
  read(state, into) {
    const { players } = state
    const worths = standings(state)
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat]
      if (player === undefined) continue
      const from = seat * WIDTH
      into[from + AT.standing] = (worths[seat] ?? 0) / 3
      const spare = readLife(player, into, from)
      readFuture(player, spare, into, from)
      readHand(player.hand, into, from)
    }
    for (let seat = 0; seat < players.length; seat++) readRivals(state, seat, worths, into)
    readPending(state, into)
  },
}

/** @returns the rings that this life does not need */
function readLife({ rung, rings, hand, deck, deeds }: Player, into: Float64Array, from: number): number {
  const need = needOf(rung)
  const hidden = deck.cards.length
  const turns = hand.length + hidden
  deedsNow.count(deeds)
  handNow.count(hand)
  bothNow.count(deeds, hand)
  const lacking = Math.max(0, need - deedsNow.best)
  const afterRings = Math.max(0, lacking - rings)
  const sure = afterRings === 0
  const spare = sure ? rings - lacking : rings
  into[from + AT.rung] = rung / TRANSCENDENCE
  if (rung === TRANSCENDENCE - 2) into[from + AT.onWolf] = 1
  if (rung === TRANSCENDENCE - 1) into[from + AT.lastLife] = 1
  into[from + AT.rings] = Math.min(1, spare / 4)
  into[from + AT.scored] = Math.min(1, deedsNow.best / need)
  into[from + AT.twoColours] = Math.min(1, deedsNow.second / need)
  into[from + AT.lacking] = afterRings / MOST_NEEDED
  if (lacking === 0) into[from + AT.lifeSure] = 1
  if (sure) into[from + AT.sureWithRings] = 1
  const hoped = deedsNow.best + IN_HAND * (bothNow.best - deedsNow.best) + IN_DECK * hidden + rings
  const promise = Math.min(1, hoped / need)
  into[from + AT.promise] = sure ? 1 : turns > 0 ? promise * promise : 0
  into[from + AT.reach] = Math.min(1, (bothNow.best + rings) / need)
  into[from + AT.reachTwo] = Math.min(1, (bothNow.second + rings) / need)
  if (bothNow.best + rings >= need) into[from + AT.inHand] = 1
  const plays = sure ? 0 : handNow.playsTo(need - rings, deedsNow)
  into[from + AT.playsLeft] = plays / MOST_NEEDED
  into[from + AT.spareTurns] = Math.max(-1, Math.min(1, (turns - plays) / 6))
  if (!sure) into[from + AT.outOfReach] = Math.max(0, need - rings - bothNow.best - 0.8 * hidden) / MOST_NEEDED
  const exposed = deeds[deeds.length - 1]
  if (exposed !== undefined)
    into[from + AT.exposed] = Math.max(0, deedsNow.lossOf(exposed) - Math.max(0, deedsNow.best - need)) / 3
  into[from + AT.turnsLeft] = Math.min(1, turns / LIFE)
  into[from + AT.handCards] = Math.min(1, hand.length / LIFE)
  into[from + AT.deckCards] = Math.min(1, hidden / 6)
  if (sure) into[from + AT.waiting] = Math.min(1, turns / 6)
  if (turns === 0) into[from + (sure ? AT.risesNext : AT.failsNext)] = 1
  if (sure && rung === TRANSCENDENCE - 1) {
    into[from + AT.winning] = 1
    into[from + AT.winningSoon] = 1 - Math.min(1, turns / 6)
  }
  return spare
}

/**
 * Not read once the last life is sure: there is none after it.
 * @param rings that the life before leaves
 */
function readFuture({ rung, future }: Player, rings: number, into: Float64Array, from: number): void {
  if (into[from + AT.winning] === 1) return
  const { cards } = future
  futureNow.count(cards)
  const need = needOf(into[from + AT.sureWithRings] === 1 ? rung + 1 : rung)
  into[from + AT.future] = Math.min(1.2, futureNow.best / need)
  into[from + AT.futureTwo] = Math.min(1.2, futureNow.second / need)
  if (futureNow.best >= need) into[from + AT.futureReady] = 1
  into[from + AT.futurePlays] = futureNow.playsTo(need - rings) / MOST_NEEDED
  into[from + AT.futureCards] = Math.min(1, cards.length / LIFE)
  const top = cards[cards.length - 1]
  if (top !== undefined) into[from + AT.futureTop] = CARD_DATA[top].points / 3
  into[from + AT.futureWild] = Math.min(1, futureNow.wild / 3)
  into[from + AT.unknownNext] = Math.max(0, REBIRTH_CARDS - cards.length) / REBIRTH_CARDS
}

function readHand(hand: readonly Card[], into: Float64Array, from: number): void {
  into[from + AT.handPoints] = Math.min(1, handNow.points / 12)
  into[from + AT.wild] = Math.min(1, handNow.wild / 3)
  for (const card of hand) {
    for (const use of USES_OF[ORDER[card]] ?? []) into[from + use] = (into[from + use] ?? 0) + 1 / 3
  }
}

/** Against the best of those on other sides. */
function readRivals(
  { players, variant }: KarmakaState,
  seat: Seat,
  worths: readonly number[],
  into: Float64Array,
): void {
  const side = sideOf(variant, seat)
  const from = seat * WIDTH
  let standing = 0
  let rung = 0
  let winning = 0
  let turns = 1
  let sure = 0
  for (let other = 0; other < players.length; other++) {
    if (sideOf(variant, other) === side) continue
    const row = other * WIDTH
    standing = Math.max(standing, worths[other] ?? 0)
    rung = Math.max(rung, into[row + AT.rung] ?? 0)
    winning = Math.max(winning, into[row + AT.winningSoon] ?? 0)
    turns = Math.min(turns, into[row + AT.turnsLeft] ?? 0)
    sure = Math.max(sure, into[row + AT.sureWithRings] ?? 0)
  }
  into[from + AT.lead] = Math.max(-1, Math.min(1, ((worths[seat] ?? 0) - standing) / 2))
  into[from + AT.rungLead] = (into[from + AT.rung] ?? 0) - rung
  into[from + AT.rivalStanding] = standing / TRANSCENDENCE
  into[from + AT.rivalWinning] = winning
  into[from + AT.rivalTurns] = turns
  into[from + AT.rivalSure] = sure
}

/** Who plays next, and what happens before. */
function readPending({ players, stack, centre }: KarmakaState, into: Float64Array): void {
  const turn = stack[0]
  const top = stack[stack.length - 1]
  if (turn === undefined || top === undefined) return
  const ending = (top.kind === 'offer' || top.kind === 'ability') && !top.again
  into[(ending ? (turn.seat + 1) % players.length : turn.seat) * WIDTH + AT.toPlay] = 1
  const from = top.seat * WIDTH
  if (top.kind === 'offer' && centre !== null) {
    into[from + AT.offered] = CARD_DATA[centre].points / 3
    futureNow.count(players[top.seat]?.future.cards ?? [])
    into[from + AT.offerFits] = futureNow.gainOf(centre) / 3
  }
  if (top.kind !== 'ability') return
  if (top.seat !== top.by) into[from + AT.choosesLoss] = 1
  if (top.asks === 'takePicked') into[from + AT.takesCard] = 1
}

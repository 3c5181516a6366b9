/** Features of the learned evaluation: a seat's resources, the expected value of its board and entities, and its next cards. */
import type { AllSeatsFeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { playerOf, satelliteToChooseFrom } from './board.ts'
import { ENTITY_IDS, LAST_AVATAR_POSITION, SQUARE_INDICES, avatarStopAt } from './data.ts'
import { currentDealIndexOf } from './knowledge.ts'
import {
  evaluationWeightsAfterPosition,
  BEST_ANIMAL_COUNTED_KIND_INDEX,
  energyOfWaterSurplus,
  SPORE_COUNTED_KIND_INDEX,
  COUNTED_KIND_INDEX_OF_WATER,
} from './evaluation-tables.ts'
import { SeatEnergyForecast } from './forecast.ts'
import type { Player, RauhaState } from './state.ts'

const FEATURE_NAMES = [
  'worth',
  'worthLate',
  'ahead',
  'aheadLate',
  'energy',
  'lead',
  'leadLate',
  'crystals',
  'crystalsLater',
  'lines',
  'spored',
  'open',
  'scoring',
  'nextLine',
  'entities',
  'nearly',
  'waterEnergy',
  'income',
  'bought',
  'unpaid',
  'taivas',
  'sienet',
  'meri',
  'metsat',
  'kiteet',
  'vuori',
  'maa',
  'ownedLater',
  'threatened',
  'within',
  'water',
  'waterLater',
  'driest',
  'flying',
  'land',
  'marine',
  'animalsLater',
  'perAnimal',
  'perWater',
  'perSpore',
  'spores',
  'sporesLater',
  'barren',
  'cards',
  'card',
  'discard',
  'holds',
  'next',
  'nextSecond',
  'toPlay',
  'after',
  'first',
  'late',
  'scorings',
] as const
/** The name of a feature: one of the numbers that the learned evaluation reads about each seat. */
export type EvaluationFeatureName = (typeof FEATURE_NAMES)[number]
const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, at) => [name, at])) as Record<
  EvaluationFeatureName,
  number
>
const FEATURE_COUNT = FEATURE_NAMES.length
const LAST_TURN = 3

/** One per seat, reused for every state. */
const FORECASTS: SeatEnergyForecast[] = []

function forecastFor(seat: Seat): SeatEnergyForecast {
  return (FORECASTS[seat] ??= new SeatEnergyForecast())
}

/** Writes the features of every seat: the numbers from which the learned evaluation computes the win chances. */
export const featureExtractor: AllSeatsFeatureExtractor<RauhaState> = {
  names: FEATURE_NAMES,
  held: ['energy', 'crystals'],
  initialWeights: { worth: 3.3, card: 1 },
  read(state, into) {
    const { players, position } = state
    const count = players.length
    const { scorings, turns, crystal } = evaluationWeightsAfterPosition(position)
    const late = (position - 1) / (LAST_AVATAR_POSITION - 1)
    for (let seat = 0; seat < count; seat++) forecastFor(seat).readBoard(state, playerOf(state, seat), seat)
    for (let seat = 0; seat < count; seat++) {
      const outlook = forecastFor(seat)
      const player = playerOf(state, seat)
      let least = Infinity
      for (let other = 0; other < count; other++)
        if (other !== seat) least = Math.min(least, forecastFor(other).counts[COUNTED_KIND_INDEX_OF_WATER] ?? 0)
      outlook.computeWorth(state, seat, least)
      outlook.prepareCardUses()
      const from = seat * FEATURE_COUNT
      const { counts, rates } = outlook
      const waters = counts[COUNTED_KIND_INDEX_OF_WATER] ?? 0
      const spores = counts[SPORE_COUNTED_KIND_INDEX] ?? 0
      const flying = counts[0] ?? 0
      const land = counts[1] ?? 0
      const marine = counts[2] ?? 0
      const later = scorings / 4
      const card = cardUse(state, outlook, player, seat)
      into[from + FEATURE_INDEX.worth] = (outlook.totalWorth(player) + card) / 50
      into[from + FEATURE_INDEX.energy] = player.energy / 60
      into[from + FEATURE_INDEX.crystals] = player.crystals / 12
      into[from + FEATURE_INDEX.crystalsLater] = (player.crystals * turns) / 144
      into[from + FEATURE_INDEX.lines] = outlook.lines / 20
      into[from + FEATURE_INDEX.spored] = outlook.spored / 20
      into[from + FEATURE_INDEX.open] = outlook.open / 15
      into[from + FEATURE_INDEX.scoring] = outlook.scoring / 20
      into[from + FEATURE_INDEX.nextLine] = outlook.nextLine / 10
      into[from + FEATURE_INDEX.entities] = outlook.entities / 20
      into[from + FEATURE_INDEX.nearly] = outlook.nearly / 10
      into[from + FEATURE_INDEX.waterEnergy] = outlook.water / 25
      into[from + FEATURE_INDEX.income] = outlook.income / 15
      into[from + FEATURE_INDEX.bought] = outlook.bought / 15
      into[from + FEATURE_INDEX.unpaid] =
        Math.max(0, outlook.price - player.crystals - outlook.income / Math.max(crystal, 0.1)) / 15
      into[from + FEATURE_INDEX.water] = waters / 8
      into[from + FEATURE_INDEX.waterLater] = (energyOfWaterSurplus(waters - least) * scorings) / 30
      if (waters <= least) into[from + FEATURE_INDEX.driest] = 1
      into[from + FEATURE_INDEX.flying] = flying / 6
      into[from + FEATURE_INDEX.land] = land / 6
      into[from + FEATURE_INDEX.marine] = marine / 6
      into[from + FEATURE_INDEX.animalsLater] = ((flying + land + marine) * later) / 10
      into[from + FEATURE_INDEX.perAnimal] =
        ((rates[0] ?? 0) + (rates[1] ?? 0) + (rates[2] ?? 0) + (rates[BEST_ANIMAL_COUNTED_KIND_INDEX] ?? 0)) / 10
      into[from + FEATURE_INDEX.perWater] = (rates[COUNTED_KIND_INDEX_OF_WATER] ?? 0) / 5
      into[from + FEATURE_INDEX.perSpore] = (rates[SPORE_COUNTED_KIND_INDEX] ?? 0) / 5
      into[from + FEATURE_INDEX.spores] = spores / SQUARE_INDICES.length
      into[from + FEATURE_INDEX.sporesLater] = (spores * later) / 5
      into[from + FEATURE_INDEX.barren] = outlook.barren / 4
      let cards = 0
      for (const tile of player.tiles) if (tile !== null) cards++
      into[from + FEATURE_INDEX.cards] = cards / SQUARE_INDICES.length
      into[from + FEATURE_INDEX.card] = card / 15
      into[from + FEATURE_INDEX.discard] = outlook.discardWorth() / 5
      if (player.kept !== null) into[from + FEATURE_INDEX.holds] = 1
      nextCards(state, outlook, player, seat, into, from)
      if (outlook.hasUnfinishedTurn) into[from + FEATURE_INDEX.toPlay] = 1
      into[from + FEATURE_INDEX.after] = ((seat - state.first + count) % count) / 4
      into[from + FEATURE_INDEX.late] = late
      into[from + FEATURE_INDEX.scorings] = later
      entities(state, seat, scorings, into, from)
    }
    compare(state, late, into)
  },
}

/** Features relative to the other seats. */
function compare(state: RauhaState, late: number, into: Float64Array): void {
  const count = state.players.length
  for (let seat = 0; seat < count; seat++) {
    const from = seat * FEATURE_COUNT
    let energy = -Infinity
    let worth = -Infinity
    for (let other = 0; other < count; other++) {
      if (other === seat) continue
      energy = Math.max(energy, playerOf(state, other).energy)
      worth = Math.max(worth, into[other * FEATURE_COUNT + FEATURE_INDEX.worth] ?? 0)
    }
    const lead = bounded((playerOf(state, seat).energy - energy) / 30)
    const own = into[from + FEATURE_INDEX.worth] ?? 0
    const ahead = bounded((own - worth) * 1.5)
    into[from + FEATURE_INDEX.worthLate] = own * late
    into[from + FEATURE_INDEX.ahead] = ahead
    into[from + FEATURE_INDEX.aheadLate] = ahead * late * late
    into[from + FEATURE_INDEX.lead] = lead
    into[from + FEATURE_INDEX.leadLate] = lead * late * late
    if (lead > 0) into[from + FEATURE_INDEX.first] = 1
  }
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value))
}

/** Features of the entities: those that the seat owns, and whether they or other seats' entities may change owner. */
function entities({ players }: RauhaState, seat: Seat, scorings: number, into: Float64Array, from: number): void {
  const own = forecastFor(seat)
  let others = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat) others |= forecastFor(other).nearlyWonBits | forecastFor(other).wonLineBits
  let count = 0
  let threatened = 0
  let within = 0
  for (let at = 0; at < ENTITY_IDS.length; at++) {
    if ((own.ownedEntityBits & (1 << at)) !== 0) {
      count++
      into[from + FEATURE_INDEX.taivas + at] = 1
      if ((others & (1 << at)) !== 0) threatened += own.owned[at] ?? 0
    } else if ((own.wonLineBits & (1 << at)) !== 0) within++
  }
  into[from + FEATURE_INDEX.ownedLater] = (count * scorings) / 12
  into[from + FEATURE_INDEX.threatened] = threatened / 15
  into[from + FEATURE_INDEX.within] = within / 3
}

/** Value added by the kept card, or by the best card that the seat can still keep. */
function cardUse(state: RauhaState, outlook: SeatEnergyForecast, player: Player, seat: number): number {
  if (player.kept !== null) return outlook.bestUseOf(player.kept, player.crystals)
  if (state.stack[0]?.kind !== 'keep') return 0
  const deal = state.deals[currentDealIndexOf(state, seat) ?? 0]
  let best = 0
  if (deal !== undefined)
    for (const card of deal.slice(state.taken)) best = Math.max(best, outlook.bestUseOf(card, player.crystals))
  return best
}

/** Values added by the best and the second-best card that the seat finds in the next turn. */
function nextCards(
  state: RauhaState,
  outlook: SeatEnergyForecast,
  player: Player,
  seat: number,
  into: Float64Array,
  from: number,
): void {
  const { position, players } = state
  const { turn, round } = avatarStopAt(position)
  if (turn === null || turn === LAST_TURN) return
  const deal =
    state.deals[(round - 1) * players.length + (satelliteToChooseFrom(position + 1, seat, players.length) ?? 0)]
  if (deal === undefined) return
  let best = 0
  let second = 0
  for (let at = state.taken; at < deal.length; at++) {
    const card = deal[at]
    if (card === undefined || isKept(state, card)) continue
    const use = outlook.bestUseOf(card, player.crystals)
    if (use > best) {
      second = best
      best = use
    } else if (use > second) second = use
  }
  into[from + FEATURE_INDEX.next] = best / 15
  into[from + FEATURE_INDEX.nextSecond] = second / 15
}

function isKept({ players }: RauhaState, card: string): boolean {
  for (const { kept } of players) if (kept === card) return true
  return false
}

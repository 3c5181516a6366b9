/** What the learned evaluation looks at: what a seat has, what its board and entities still promise, and its next cards. */
import type { FeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { playerAt, poolOf } from './board.ts'
import { ENTITIES, LAST_POSITION, SQUARES, stopAt } from './data.ts'
import { dealOf } from './knowledge.ts'
import { aheadOf, BEST, leadEnergy, SPORES, WATERS } from './numbers.ts'
import { Outlook } from './outlook.ts'
import type { Player, RauhaState } from './state.ts'

const NAMES = [
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
export type Name = (typeof NAMES)[number]
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>
const WIDTH = NAMES.length
const LAST_TURN = 3

/** One for each seat, filled anew for every state. */
const OUTLOOKS: Outlook[] = []

function outlookOf(seat: Seat): Outlook {
  return (OUTLOOKS[seat] ??= new Outlook())
}

export const features: FeatureExtractor<RauhaState> = {
  names: NAMES,
  held: ['energy', 'crystals'],
  initialWeights: { worth: 3.3, card: 1 },
  read(state, into) {
    const { players, position } = state
    const count = players.length
    const { scorings, turns, crystal } = aheadOf(position)
    const late = (position - 1) / (LAST_POSITION - 1)
    for (let seat = 0; seat < count; seat++) outlookOf(seat).look(state, playerAt(state, seat), seat)
    for (let seat = 0; seat < count; seat++) {
      const outlook = outlookOf(seat)
      const player = playerAt(state, seat)
      let least = Infinity
      for (let other = 0; other < count; other++)
        if (other !== seat) least = Math.min(least, outlookOf(other).counts[WATERS] ?? 0)
      outlook.reckon(state, seat, least)
      outlook.prepare()
      const from = seat * WIDTH
      const { counts, rates } = outlook
      const waters = counts[WATERS] ?? 0
      const spores = counts[SPORES] ?? 0
      const flying = counts[0] ?? 0
      const land = counts[1] ?? 0
      const marine = counts[2] ?? 0
      const later = scorings / 4
      const card = cardUse(state, outlook, player, seat)
      into[from + AT.worth] = (outlook.worth(player) + card) / 50
      into[from + AT.energy] = player.energy / 60
      into[from + AT.crystals] = player.crystals / 12
      into[from + AT.crystalsLater] = (player.crystals * turns) / 144
      into[from + AT.lines] = outlook.lines / 20
      into[from + AT.spored] = outlook.spored / 20
      into[from + AT.open] = outlook.open / 15
      into[from + AT.scoring] = outlook.scoring / 20
      into[from + AT.nextLine] = outlook.nextLine / 10
      into[from + AT.entities] = outlook.entities / 20
      into[from + AT.nearly] = outlook.nearly / 10
      into[from + AT.waterEnergy] = outlook.water / 25
      into[from + AT.income] = outlook.income / 15
      into[from + AT.bought] = outlook.bought / 15
      into[from + AT.unpaid] =
        Math.max(0, outlook.price - player.crystals - outlook.income / Math.max(crystal, 0.1)) / 15
      into[from + AT.water] = waters / 8
      into[from + AT.waterLater] = (leadEnergy(waters - least) * scorings) / 30
      if (waters <= least) into[from + AT.driest] = 1
      into[from + AT.flying] = flying / 6
      into[from + AT.land] = land / 6
      into[from + AT.marine] = marine / 6
      into[from + AT.animalsLater] = ((flying + land + marine) * later) / 10
      into[from + AT.perAnimal] = ((rates[0] ?? 0) + (rates[1] ?? 0) + (rates[2] ?? 0) + (rates[BEST] ?? 0)) / 10
      into[from + AT.perWater] = (rates[WATERS] ?? 0) / 5
      into[from + AT.perSpore] = (rates[SPORES] ?? 0) / 5
      into[from + AT.spores] = spores / SQUARES.length
      into[from + AT.sporesLater] = (spores * later) / 5
      into[from + AT.barren] = outlook.barren / 4
      let cards = 0
      for (const tile of player.tiles) if (tile !== null) cards++
      into[from + AT.cards] = cards / SQUARES.length
      into[from + AT.card] = card / 15
      into[from + AT.discard] = outlook.discard() / 5
      if (player.kept !== null) into[from + AT.holds] = 1
      nextCards(state, outlook, player, seat, into, from)
      if (outlook.toCome) into[from + AT.toPlay] = 1
      into[from + AT.after] = ((seat - state.first + count) % count) / 4
      into[from + AT.late] = late
      into[from + AT.scorings] = later
      entities(state, seat, scorings, into, from)
    }
    compare(state, late, into)
  },
}

/** What stands against the others. */
function compare(state: RauhaState, late: number, into: Float64Array): void {
  const count = state.players.length
  for (let seat = 0; seat < count; seat++) {
    const from = seat * WIDTH
    let energy = -Infinity
    let worth = -Infinity
    for (let other = 0; other < count; other++) {
      if (other === seat) continue
      energy = Math.max(energy, playerAt(state, other).energy)
      worth = Math.max(worth, into[other * WIDTH + AT.worth] ?? 0)
    }
    const lead = bounded((playerAt(state, seat).energy - energy) / 30)
    const own = into[from + AT.worth] ?? 0
    const ahead = bounded((own - worth) * 1.5)
    into[from + AT.worthLate] = own * late
    into[from + AT.ahead] = ahead
    into[from + AT.aheadLate] = ahead * late * late
    into[from + AT.lead] = lead
    into[from + AT.leadLate] = lead * late * late
    if (lead > 0) into[from + AT.first] = 1
  }
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value))
}

/** The entities that it owns, and whether they or others may change hands. */
function entities({ players }: RauhaState, seat: Seat, scorings: number, into: Float64Array, from: number): void {
  const own = outlookOf(seat)
  let others = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat) others |= outlookOf(other).near | outlookOf(other).whole
  let count = 0
  let threatened = 0
  let within = 0
  for (let at = 0; at < ENTITIES.length; at++) {
    if ((own.mine & (1 << at)) !== 0) {
      count++
      into[from + AT.taivas + at] = 1
      if ((others & (1 << at)) !== 0) threatened += own.owned[at] ?? 0
    } else if ((own.whole & (1 << at)) !== 0) within++
  }
  into[from + AT.ownedLater] = (count * scorings) / 12
  into[from + AT.threatened] = threatened / 15
  into[from + AT.within] = within / 3
}

/** What the card that it keeps, or the best that it may still keep, adds. */
function cardUse(state: RauhaState, outlook: Outlook, player: Player, seat: number): number {
  if (player.kept !== null) return outlook.useOf(player.kept, player.crystals)
  if (state.stack[0]?.kind !== 'keep') return 0
  const deal = state.deals[dealOf(state, seat) ?? 0]
  let best = 0
  if (deal !== undefined)
    for (const card of deal.slice(state.taken)) best = Math.max(best, outlook.useOf(card, player.crystals))
  return best
}

/** What the best and the second of the cards that it will find in the next turn would add. */
function nextCards(
  state: RauhaState,
  outlook: Outlook,
  player: Player,
  seat: number,
  into: Float64Array,
  from: number,
): void {
  const { position, players } = state
  const { turn, round } = stopAt(position)
  if (turn === null || turn === LAST_TURN) return
  const deal = state.deals[(round - 1) * players.length + (poolOf(position + 1, seat, players.length) ?? 0)]
  if (deal === undefined) return
  let best = 0
  let second = 0
  for (let at = state.taken; at < deal.length; at++) {
    const card = deal[at]
    if (card === undefined || isKept(state, card)) continue
    const use = outlook.useOf(card, player.crystals)
    if (use > best) {
      second = best
      best = use
    } else if (use > second) second = use
  }
  into[from + AT.next] = best / 15
  into[from + AT.nextSecond] = second / 15
}

function isKept({ players }: RauhaState, card: string): boolean {
  for (const { kept } of players) if (kept === card) return true
  return false
}

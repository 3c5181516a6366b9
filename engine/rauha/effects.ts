/** The one interpreter of effects (section 8 of the rules): what can be activated, and what that does. */
import type { Seat } from '../core/contract/game.ts'
import { countOf, playerAt } from './board.ts'
import type { OpenTable } from './board.ts'
import type { Effect, Good, Square } from './data.ts'
import { entityPlace, SPORE, squarePlace, trackPlace } from './places.ts'
import type { Origin, Player, RauhaFact, RauhaPlace, RauhaState, Report, Source } from './state.ts'
import { addEnergy } from './track.ts'

/** What an effect costs in crystals. */
export function payOf(effect: Effect): number {
  return effect.kind === 'payToGain' || effect.kind === 'spore' ? effect.pay : 0
}

/** How much an effect gives to a seat just now; a spore effect gives none (RAU-69 to RAU-71). */
export function amountOf(table: OpenTable, seat: Seat, effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
    case 'payToGain':
      return effect.amount
    case 'gainPer':
      return effect.amount * countOf(table, seat, effect.per)
    case 'spore':
      return 0
  }
}

/** Enough crystals (RAU-70), and for a spore a square without one (RAU-77). */
export function isPossible(player: Pick<Player, 'crystals' | 'spores'>, effect: Effect): boolean {
  if (payOf(effect) > player.crystals) return false
  return effect.kind !== 'spore' || player.spores.includes(false)
}

/** Where that which is given comes from. */
function placeOf(seat: Seat, from: Origin, energy: number): RauhaPlace {
  switch (from.kind) {
    case 'tile':
      return squarePlace(seat, from.square)
    case 'entity':
      return entityPlace(from.entity, seat)
    case 'water':
      return trackPlace(energy)
    case 'discard':
      return 'blackHole'
  }
}

/** For which line of the score something gives. */
const SOURCES: Readonly<Record<Origin['kind'], Source>> = {
  tile: 'tiles',
  entity: 'entities',
  water: 'water',
  discard: 'tiles',
}

/** A seat pays, takes crystals or energy, and everybody is told. */
export function take(
  state: RauhaState,
  seat: Seat,
  what: Good,
  amount: number,
  paid: number,
  from: Origin,
  tell: Report,
): void {
  const player = playerAt(state, seat)
  player.crystals -= paid
  const fact: RauhaFact = {
    kind: 'gained',
    seat,
    what,
    amount,
    paid,
    from,
    place: placeOf(seat, from, player.energy),
  }
  tell(fact)
  if (what === 'crystals') player.crystals += amount
  else addEnergy(state, seat, amount, SOURCES[from.kind], tell)
}

/** A seat pays and puts a spore on one of its squares. */
export function putSpore(
  state: RauhaState,
  seat: Seat,
  square: Square,
  paid: number,
  from: Origin,
  tell: Report,
): void {
  const player = playerAt(state, seat)
  player.crystals -= paid
  player.spores[square] = true
  tell({ kind: 'moved', piece: SPORE, from: 'supply', to: squarePlace(seat, square), count: 1 })
  tell({ kind: 'spored', seat, square, paid, from, place: placeOf(seat, from, player.energy) })
}

/** Carries an effect out. `spore` is the square for its spore, if it is such an effect. */
export function carryOut(
  state: RauhaState,
  seat: Seat,
  effect: Effect,
  from: Origin,
  spore: Square | null,
  tell: Report,
): void {
  if (effect.kind !== 'spore') {
    take(state, seat, effect.what, amountOf(state, seat, effect), payOf(effect), from, tell)
  } else if (spore !== null) {
    putSpore(state, seat, spore, effect.pay, from, tell)
  }
}

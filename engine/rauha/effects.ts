/** Interpreter of all effects (section 8 of the rules): whether one is possible, and its execution. */
import type { Seat } from '../core/contract/game.ts'
import { countItemsOfKind, playerOf } from './board.ts'
import type { BoardsAndEntities } from './board.ts'
import type { ActivationEffect, Resource, SquareIndex } from './data.ts'
import { entityPlace, SPORE_PIECE, squarePlace, energyTrackSpacePlace } from './places.ts'
import type { GainOrigin, Player, RauhaEvent, RauhaPlace, RauhaState, RauhaEventSink, EnergySource } from './state.ts'
import { addEnergy } from './energy-track.ts'

/** @returns the price of an effect in crystals; 0 if it has none */
export function crystalCostOfEffect(effect: ActivationEffect): number {
  return effect.kind === 'payToGain' || effect.kind === 'spore' ? effect.pay : 0
}

/** @returns how many crystals or how much energy an effect gives to a seat now; 0 for a spore effect (RAU-69 to RAU-71) */
export function gainAmountOf(table: BoardsAndEntities, seat: Seat, effect: ActivationEffect): number {
  switch (effect.kind) {
    case 'gain':
    case 'payToGain':
      return effect.amount
    case 'gainPer':
      return effect.amount * countItemsOfKind(table, seat, effect.per)
    case 'spore':
      return 0
  }
}

/** Whether a player has enough crystals for an effect (RAU-70) and, if it places a spore, a square without one (RAU-77). */
export function isEffectPossible(player: Pick<Player, 'crystals' | 'spores'>, effect: ActivationEffect): boolean {
  if (crystalCostOfEffect(effect) > player.crystals) return false
  return effect.kind !== 'spore' || player.spores.includes(false)
}

/** The place from which a gain moves. */
function originPlace(seat: Seat, from: GainOrigin, energy: number): RauhaPlace {
  switch (from.kind) {
    case 'tile':
      return squarePlace(seat, from.square)
    case 'entity':
      return entityPlace(from.entity, seat)
    case 'water':
      return energyTrackSpacePlace(energy)
    case 'discard':
      return 'blackHole'
  }
}

/** The score line that a gain counts for. */
const SOURCE_BY_ORIGIN: Readonly<Record<GainOrigin['kind'], EnergySource>> = {
  tile: 'tiles',
  entity: 'entities',
  water: 'water',
  discard: 'tiles',
}

/**
 * Takes the price from a seat, gives it an amount of crystals or energy, and reports the events. Does not check that the seat
 * can pay.
 * @param paid the price in crystals
 * @param from the tile, entity, water scoring or discard that gives the amount
 */
export function payAndGainResource(
  state: RauhaState,
  seat: Seat,
  what: Resource,
  amount: number,
  paid: number,
  from: GainOrigin,
  emit: RauhaEventSink,
): void {
  const player = playerOf(state, seat)
  player.crystals -= paid
  const event: RauhaEvent = {
    kind: 'gained',
    seat,
    what,
    amount,
    paid,
    from,
    place: originPlace(seat, from, player.energy),
  }
  emit(event)
  if (what === 'crystals') player.crystals += amount
  else addEnergy(state, seat, amount, SOURCE_BY_ORIGIN[from.kind], emit)
}

/**
 * Takes the price from a seat, puts a spore on a square of its board, and reports the events. Does not check that the seat can
 * pay.
 * @param paid the price in crystals
 * @param from the tile or discard that gives the spore
 */
export function payAndPlaceSpore(
  state: RauhaState,
  seat: Seat,
  square: SquareIndex,
  paid: number,
  from: GainOrigin,
  emit: RauhaEventSink,
): void {
  const player = playerOf(state, seat)
  player.crystals -= paid
  player.spores[square] = true
  emit({ kind: 'moved', piece: SPORE_PIECE, from: 'supply', to: squarePlace(seat, square), count: 1 })
  emit({ kind: 'spored', seat, square, paid, from, place: originPlace(seat, from, player.energy) })
}

/**
 * Applies an effect to a seat: the seat pays its price and gets crystals, energy or a spore. Does nothing if a spore effect
 * has no square for its spore.
 * @param from the tile or entity that has the effect
 * @param spore the square for the spore, if the effect places one; otherwise null
 */
export function applyActivationEffect(
  state: RauhaState,
  seat: Seat,
  effect: ActivationEffect,
  from: GainOrigin,
  spore: SquareIndex | null,
  emit: RauhaEventSink,
): void {
  if (effect.kind !== 'spore') {
    payAndGainResource(
      state,
      seat,
      effect.what,
      gainAmountOf(state, seat, effect),
      crystalCostOfEffect(effect),
      from,
      emit,
    )
  } else if (spore !== null) {
    payAndPlaceSpore(state, seat, spore, effect.pay, from, emit)
  }
}

/** Step 3 (D9, D10): a sacrifice, and with it a devotion to a god or a mobilization (MOK-41 to MOK-48, MOK-93). */
import type { Seat } from '../core/contract/game.ts'
import { gainAuraForFourthGod } from './aura.ts'
import {
  adjacentRegionsOf,
  buildingOf,
  ownDiscipleCountIn,
  isSanctuaryBuilding,
  freeDiscipleSpaceCountIn,
} from './board.ts'
import { PILLARS, REGIONS } from './data.ts'
import type { God, Pillar, RegionNumber } from './data.ts'
import { addDisciplesUnchecked, spendKarmaUnchecked } from './gains.ts'
import { disciplePieceId, regionDisciplesPlace, sharedGodMarkerPieceId, godMarkerPlace } from './places.ts'
import { distinctTokens, playerOf } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, Player, MokshaEventSink, CurrentTurnFrame } from './state.ts'
import type { SingleTokenPrice } from './events.ts'
import { returnHeldTokenToOcean } from './tokens.ts'

/**
 * Lists all payments that a player can make for a sacrifice or a trade, each a single vitality token or karma token.
 * @returns each kind of vitality token held, then each colour of karma held
 */
export function payableSingleTokenPricesOf({ tokens, karma }: Player): SingleTokenPrice[] {
  const prices: SingleTokenPrice[] = distinctTokens(tokens)
  for (const pillar of PILLARS) if (karma[pillar] > 0) prices.push(pillar)
  return prices
}

/** Whether a player holds the token that a price names: a vitality token, or a karma token of the colour. */
export function canPayPrice({ tokens, karma }: Player, price: SingleTokenPrice): boolean {
  return isKarmaPrice(price) ? karma[price] > 0 : tokens.includes(price)
}

/** Whether a payment is a karma token, not a vitality token. */
export function isKarmaPrice(price: SingleTokenPrice): price is Pillar {
  return PILLARS.some((pillar) => pillar === price)
}

/** @returns the god of the sanctuary in the region where a seat's player is, or null at a temple */
export function sanctuaryGodWherePlayerStands(state: MokshaPublicState, seat: Seat): God | null {
  const building = buildingOf(state, playerOf(state, seat).region)
  return isSanctuaryBuilding(building) ? building : null
}

/**
 * Checks whether a seat's player can make a sacrifice in step 3 (MOK-42, MOK-43, MOK-45): pay a vitality token or a
 * karma token for a devotion to a god or for a mobilization (moving disciples).
 * @returns the reason why not, or undefined if a sacrifice is possible. `nothingToSacrifice`: the player holds no
 *   token of either kind; `godReady`: the god of the sanctuary in the player's region is ready already;
 *   `noMobilization`: no sanctuary is in the region, and the player cannot mobilize
 */
export function anySacrificeRejectionFor(
  state: MokshaPublicState,
  seat: Seat,
): 'nothingToSacrifice' | 'godReady' | 'noMobilization' | undefined {
  const player = playerOf(state, seat)
  const { karma } = player
  if (player.tokens.length + karma.dharma + karma.kama + karma.artha === 0) return 'nothingToSacrifice'
  const god = sanctuaryGodWherePlayerStands(state, seat)
  if (god !== null) return player.gods[god] === 'ready' ? 'godReady' : undefined
  return canMoveAnyDiscipleAcrossAnyBorder(state, seat) ? undefined : 'noMobilization'
}

function pay(
  state: MokshaState,
  seat: Seat,
  price: SingleTokenPrice,
  reason: 'devote' | 'mobilize',
  emit: MokshaEventSink,
): void {
  if (isKarmaPrice(price)) spendKarmaUnchecked(state, seat, price, 1, emit)
  else returnHeldTokenToOcean(state, seat, price, emit)
  emit({ kind: 'paid', seat, price, reason })
  emit.checkpoint()
}

/**
 * Makes a devotion of a seat's player to a god: pays the price and makes the god ready for use. The first devotion
 * puts the god's marker on the player's sheet; a later one turns it dotted side up again (MOK-44 to MOK-46). The first
 * devotion to the fourth god gives aura (MOK-67).
 */
export function devoteToGod(
  state: MokshaState,
  seat: Seat,
  god: God,
  price: SingleTokenPrice,
  emit: MokshaEventSink,
): void {
  const player = playerOf(state, seat)
  pay(state, seat, price, 'devote', emit)
  const fresh = player.gods[god] === 'none'
  player.gods[god] = 'ready'
  if (fresh)
    emit({ kind: 'moved', piece: sharedGodMarkerPieceId(god), from: 'box', to: godMarkerPlace(seat, god), count: 1 })
  emit({ kind: 'devoted', seat, god, region: player.region })
  if (fresh) gainAuraForFourthGod(state, seat, emit)
  emit.checkpoint()
}

/**
 * Pays the price of a mobilization, a move of disciples to an adjacent region: the player hands in one vitality token
 * or one karma token. Moves no disciples; the caller then lets the player choose them.
 * @param price the vitality token, or the colour of the karma token
 */
export function payForMobilization(
  state: MokshaState,
  seat: Seat,
  price: SingleTokenPrice,
  emit: MokshaEventSink,
): void {
  pay(state, seat, price, 'mobilize', emit)
}

/**
 * @returns the reason why a seat cannot move `count` of its disciples between two regions (MOK-47, MOK-48), or
 * undefined if it can
 */
export function mobilizationRejectionFor(
  state: MokshaPublicState,
  seat: Seat,
  from: RegionNumber,
  to: RegionNumber,
  count: number,
): 'noDisciplesThere' | 'fewerDisciples' | 'notAdjacent' | 'regionFull' | undefined {
  const own = ownDiscipleCountIn(playerOf(state, seat), from)
  if (own === 0) return 'noDisciplesThere'
  if (!adjacentRegionsOf(from).includes(to)) return 'notAdjacent'
  if (count < 1 || count > own) return 'fewerDisciples'
  return count > freeDiscipleSpaceCountIn(state, to) ? 'regionFull' : undefined
}

/**
 * Visits every possible move of disciples of a seat across a border: each number of disciples, from and to each region.
 */
export function forEachMobilization(
  state: MokshaPublicState,
  seat: Seat,
  visit: (from: RegionNumber, to: RegionNumber, count: number) => void,
): void {
  const player = playerOf(state, seat)
  for (const { id: from, borders } of REGIONS) {
    const own = ownDiscipleCountIn(player, from)
    if (own === 0) continue
    for (const to of borders) {
      const most = Math.min(own, freeDiscipleSpaceCountIn(state, to))
      for (let count = 1; count <= most; count++) visit(from, to, count)
    }
  }
}

/** Whether a seat can move a disciple across any border (MOK-47). */
export function canMoveAnyDiscipleAcrossAnyBorder(state: MokshaPublicState, seat: Seat): boolean {
  const player = playerOf(state, seat)
  return REGIONS.some(
    ({ id, borders }) =>
      ownDiscipleCountIn(player, id) > 0 && borders.some((to) => freeDiscipleSpaceCountIn(state, to) > 0),
  )
}

/** Moves `count` disciples of the seat whose turn it is between two regions, and reports it. */
export function mobilizeDisciplesBetweenRegions(
  state: MokshaState,
  frame: CurrentTurnFrame,
  from: RegionNumber,
  to: RegionNumber,
  count: number,
  emit: MokshaEventSink,
): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  addDisciplesUnchecked(player, from, -count)
  addDisciplesUnchecked(player, to, count)
  emit({
    kind: 'moved',
    piece: disciplePieceId(seat),
    from: regionDisciplesPlace(from),
    to: regionDisciplesPlace(to),
    count,
  })
  emit({ kind: 'mobilized', seat, from, to, count })
  emit.checkpoint()
}

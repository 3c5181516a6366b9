/** Step 3 (D9, D10): a sacrifice, and with it a god's devotion or a mobilization (MOK-41 to MOK-48, MOK-93). */
import type { Seat } from '../core/contract/game.ts'
import { checkGods } from './aura.ts'
import { bordersOf, buildingOf, disciplesIn, isGod, roomIn } from './board.ts'
import { PILLARS, REGIONS } from './data.ts'
import type { God, Pillar, Region } from './data.ts'
import { addDisciples, spendKarma } from './gains.ts'
import { disciplePiece, disciplesPlace, godPiece, godPlace } from './places.ts'
import { kindsOf, playerOf } from './sheet.ts'
import type { MokshaPublic, MokshaState, Player, Price, Report, TurnFrame } from './state.ts'
import { sinkHeld } from './tokens.ts'

/** Everything that can be sacrificed: each kind of token, then each colour of karma. */
export function pricesOf({ tokens, karma }: Player): Price[] {
  const prices: Price[] = kindsOf(tokens)
  for (const pillar of PILLARS) if (karma[pillar] > 0) prices.push(pillar)
  return prices
}

export function canPay({ tokens, karma }: Player, price: Price): boolean {
  return isKarma(price) ? karma[price] > 0 : tokens.includes(price)
}

export function isKarma(price: Price): price is Pillar {
  return PILLARS.some((pillar) => pillar === price)
}

/** The god of the sanctuary where a seat stands; null at a temple. */
export function godHere(state: MokshaPublic, seat: Seat): God | null {
  const building = buildingOf(state, playerOf(state, seat).region)
  return isGod(building) ? building : null
}

/** Why step 3 offers nothing here (MOK-42, MOK-43, MOK-45); undefined when a sacrifice would do something. */
export function cannotSacrifice(
  state: MokshaPublic,
  seat: Seat,
): 'nothingToSacrifice' | 'godReady' | 'noMobilization' | undefined {
  const player = playerOf(state, seat)
  const { karma } = player
  if (player.tokens.length + karma.dharma + karma.kama + karma.artha === 0) return 'nothingToSacrifice'
  const god = godHere(state, seat)
  if (god !== null) return player.gods[god] === 'ready' ? 'godReady' : undefined
  return canMobilize(state, seat) ? undefined : 'noMobilization'
}

function pay(state: MokshaState, seat: Seat, price: Price, reason: 'devote' | 'mobilize', tell: Report): void {
  if (isKarma(price)) spendKarma(state, seat, price, 1, tell)
  else sinkHeld(state, seat, price, tell)
  tell({ kind: 'paid', seat, price, reason })
  tell.checkpoint()
}

/** MOK-44 to MOK-46, MOK-67. */
export function devote(state: MokshaState, seat: Seat, god: God, price: Price, tell: Report): void {
  const player = playerOf(state, seat)
  pay(state, seat, price, 'devote', tell)
  const fresh = player.gods[god] === 'none'
  player.gods[god] = 'ready'
  if (fresh) tell({ kind: 'moved', piece: godPiece(god), from: 'box', to: godPlace(seat, god), count: 1 })
  tell({ kind: 'devoted', seat, god, region: player.region })
  if (fresh) checkGods(state, seat, tell)
  tell.checkpoint()
}

/** The price of a mobilization, which is chosen next. */
export function sacrifice(state: MokshaState, seat: Seat, price: Price, tell: Report): void {
  pay(state, seat, price, 'mobilize', tell)
}

/** Why disciples cannot go there (MOK-47, MOK-48). */
export function cannotMobilize(
  state: MokshaPublic,
  seat: Seat,
  from: Region,
  to: Region,
  count: number,
): 'noDisciplesThere' | 'fewerDisciples' | 'notAdjacent' | 'regionFull' | undefined {
  const own = disciplesIn(playerOf(state, seat), from)
  if (own === 0) return 'noDisciplesThere'
  if (!bordersOf(from).includes(to)) return 'notAdjacent'
  if (count < 1 || count > own) return 'fewerDisciples'
  return count > roomIn(state, to) ? 'regionFull' : undefined
}

export function eachMobilization(
  state: MokshaPublic,
  seat: Seat,
  visit: (from: Region, to: Region, count: number) => void,
): void {
  const player = playerOf(state, seat)
  for (const { id: from, borders } of REGIONS) {
    const own = disciplesIn(player, from)
    if (own === 0) continue
    for (const to of borders) {
      const most = Math.min(own, roomIn(state, to))
      for (let count = 1; count <= most; count++) visit(from, to, count)
    }
  }
}

export function canMobilize(state: MokshaPublic, seat: Seat): boolean {
  const player = playerOf(state, seat)
  return REGIONS.some(({ id, borders }) => disciplesIn(player, id) > 0 && borders.some((to) => roomIn(state, to) > 0))
}

export function mobilize(
  state: MokshaState,
  frame: TurnFrame,
  from: Region,
  to: Region,
  count: number,
  tell: Report,
): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  addDisciples(player, from, -count)
  addDisciples(player, to, count)
  tell({ kind: 'moved', piece: disciplePiece(seat), from: disciplesPlace(from), to: disciplesPlace(to), count })
  tell({ kind: 'mobilized', seat, from, to, count })
  tell.checkpoint()
}

/** The gather effects of occupations (D8; MOK-81, MOK-85 to MOK-88, MOK-90, MOK-94, MOK-95, MOK-98). */
import type { Seat } from '../core/contract/game.ts'
import { convertAction, craftAction, earnAction, preachAction, tradeAction } from './actions.ts'
import { disciplesIn, roomIn } from './board.ts'
import { MERCHANT_DISCIPLES, PILLARS, TOKEN_DATA } from './data.ts'
import type { Occupation, Pillar, Token } from './data.ts'
import { gainKarma, placeDisciples, returnDisciples, spendKarma } from './gains.ts'
import { karmaRoom, kindsOf, playerOf, receivable, reserveOf } from './sheet.ts'
import type { MokshaAction, MokshaPublic, MokshaState, Report, TurnFrame } from './state.ts'
import { sinkHeld } from './tokens.ts'

/** The actions that use a gather effect. */
export type Service = MokshaAction & { do: 'earn' | 'craft' | 'trade' | 'convert' | 'preach' }
/** The occupations that each of them belongs to. */
export const USERS_OF: Readonly<Record<Service['do'], readonly Occupation[]>> = {
  earn: ['housekeeper', 'cleaner', 'servant'],
  craft: ['artisan'],
  trade: ['merchant'],
  convert: ['soldier'],
  preach: ['swami'],
}

/** How many disciples could still be placed where the player stands. */
function placeable(state: MokshaPublic, seat: Seat): number {
  const player = playerOf(state, seat)
  return Math.min(roomIn(state, player.region), reserveOf(player))
}

/** Every way to use the effect now; none when it cannot be used. */
export function servicesOf(state: MokshaPublic, frame: TurnFrame): Service[] {
  const { seat } = frame
  const player = playerOf(state, seat)
  if (frame.used) return []
  switch (player.occupation) {
    case 'housekeeper':
    case 'cleaner':
    case 'servant':
      return frame.earned ? receivable(state, player).map(earnAction) : []
    case 'artisan':
      return kindsOf(player.tokens)
        .filter((token) => karmaRoom(state, player, TOKEN_DATA[token].pillar) > 0)
        .map(craftAction)
    case 'merchant':
      return trades(state, seat)
    case 'soldier':
      return frame.crowded ? victims(state, seat).map(convertAction) : []
    case 'swami':
      return placeable(state, seat) > 0 ? [preachAction] : []
    default:
      return []
  }
}

function trades(state: MokshaPublic, seat: Seat): Service[] {
  const { karma } = playerOf(state, seat)
  const most = Math.min(MERCHANT_DISCIPLES, placeable(state, seat))
  const found: Service[] = []
  for (const pillar of PILLARS) {
    if (karma[pillar] === 0) continue
    for (let count = 1; count <= most; count++) found.push(tradeAction(pillar, count))
  }
  return found
}

/** The seats of whom a Soldier may replace a disciple. */
function victims(state: MokshaPublic, seat: Seat): Seat[] {
  const { region } = playerOf(state, seat)
  return state.players
    .map((_, other) => other)
    .filter((other) => other !== seat && disciplesIn(playerOf(state, other), region) > 0)
}

export function serve(state: MokshaState, frame: TurnFrame, action: Service, tell: Report): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  const { occupation, region } = player
  frame.used = true
  tell({ kind: 'used', seat, occupation })
  switch (action.do) {
    case 'earn':
      gainKarma(state, seat, action.karma, 1, occupation, tell)
      break
    case 'craft':
      craft(state, seat, action.token, tell)
      break
    case 'trade':
      trade(state, seat, action.karma, action.count, tell)
      break
    case 'convert':
      returnDisciples(state, action.seat, region, 1, tell)
      tell({ kind: 'converted', seat, whose: action.seat, region })
      placeDisciples(state, seat, region, 1, occupation, tell)
      break
    case 'preach':
      placeDisciples(state, seat, region, 1, occupation, tell)
  }
}

function craft(state: MokshaState, seat: Seat, token: Token, tell: Report): void {
  sinkHeld(state, seat, token, tell)
  tell({ kind: 'paid', seat, price: token, reason: 'artisan' })
  gainKarma(state, seat, TOKEN_DATA[token].pillar, 1, 'artisan', tell)
}

function trade(state: MokshaState, seat: Seat, karma: Pillar, count: number, tell: Report): void {
  spendKarma(state, seat, karma, 1, tell)
  tell({ kind: 'paid', seat, price: karma, reason: 'merchant' })
  placeDisciples(state, seat, playerOf(state, seat).region, count, 'merchant', tell)
}

/** D2: where a player may stay or go (MOK-22 to MOK-25, MOK-82 to MOK-84), and going there. */
import type { Seat } from '../core/contract/game.ts'
import { bordersOf, closedBy, crowdIn, isClosedTo } from './board.ts'
import { CLEANER_DISCIPLES, REGIONS } from './data.ts'
import type { Region, Token } from './data.ts'
import { meeplePiece, meeplesPlace } from './places.ts'
import { isHigher, kindsOf, playerOf } from './sheet.ts'
import type { MokshaPublic, MokshaState, Player, Report, TurnFrame } from './state.ts'
import { sinkHeld } from './tokens.ts'

interface Far {
  readonly region: Region
  /** The regions that lie between. */
  readonly via: readonly Region[]
}

/** The regions exactly two borders away from each region. */
const FAR: readonly (readonly Far[])[] = REGIONS.map(({ id, borders }) =>
  REGIONS.flatMap(({ id: region, borders: theirs }) => {
    const via = theirs.filter((between) => borders.includes(between))
    return region === id || borders.includes(region) || via.length === 0 ? [] : [{ region, via }]
  }),
)
const NONE: readonly Far[] = []

/** Why a player cannot wander so; 'closed', 'wayClosed' and 'higherCaste' are said of a region, the others of the move. */
export type NoWander =
  'mustLeaveClosed' | 'mustLeaveHigher' | 'payNeedless' | 'payNeeded' | 'noToken' | 'tooFar' | 'wayClosed' | NoEntry
type NoEntry = 'closed' | 'higherCaste'

/** Whether a Dalit may not end in a region, for another player there of a higher caste (MOK-82, MOK-84). */
function isShunned({ players }: MokshaPublic, player: Player, region: Region): boolean {
  if (player.occupation !== 'dalit') return false
  return players.some((other) => other !== player && other.region === region && isHigher(other, player))
}

/** Why a player may not end in a region. */
function noEntry(state: MokshaPublic, player: Player, region: Region): NoEntry | undefined {
  if (isClosedTo(state, player, region)) return 'closed'
  return isShunned(state, player, region) ? 'higherCaste' : undefined
}

function farFrom(region: Region): readonly Far[] {
  return FAR[region - 1] ?? NONE
}

function isOpen(state: MokshaPublic, player: Player, { via }: Far): boolean {
  return via.some((between) => !isClosedTo(state, player, between))
}

/** Whether there is any move that leads away: across a border, or two for a token (MOK-25, MOK-83). */
function canLeave(state: MokshaPublic, player: Player): boolean {
  if (bordersOf(player.region).some((region) => noEntry(state, player, region) === undefined)) return true
  if (player.tokens.length === 0) return false
  return farFrom(player.region).some(
    (far) => isOpen(state, player, far) && noEntry(state, player, far.region) === undefined,
  )
}

export function cannotWander(state: MokshaPublic, seat: Seat, region: Region, pay: Token | null): NoWander | undefined {
  const player = playerOf(state, seat)
  if (region === player.region || bordersOf(player.region).includes(region)) {
    if (pay !== null) return 'payNeedless'
    const ban = noEntry(state, player, region)
    if (ban === undefined || region !== player.region) return ban
    if (!canLeave(state, player)) return undefined
    return ban === 'closed' ? 'mustLeaveClosed' : 'mustLeaveHigher'
  }
  const far = farFrom(player.region).find((each) => each.region === region)
  if (far === undefined) return 'tooFar'
  if (pay === null) return 'payNeeded'
  if (!player.tokens.includes(pay)) return 'noToken'
  return noEntry(state, player, region) ?? (isOpen(state, player, far) ? undefined : 'wayClosed')
}

/** Every legal move: to stay, then across one border, then across two for each kind of token. */
export function eachWander(state: MokshaPublic, seat: Seat, visit: (region: Region, pay: Token | null) => void): void {
  const player = playerOf(state, seat)
  const { region: here } = player
  if (cannotWander(state, seat, here, null) === undefined) visit(here, null)
  for (const region of bordersOf(here)) if (noEntry(state, player, region) === undefined) visit(region, null)
  const kinds = kindsOf(player.tokens)
  if (kinds.length === 0) return
  for (const far of farFrom(here)) {
    if (noEntry(state, player, far.region) !== undefined || !isOpen(state, player, far)) continue
    for (const pay of kinds) visit(far.region, pay)
  }
}

/** Who closed the region or stands in it, for the words of a refusal. */
export function whoForbids(state: MokshaPublic, seat: Seat, region: Region): Seat | null {
  const owner = closedBy(state, region)
  if (owner !== null && owner !== seat) return owner
  const player = playerOf(state, seat)
  const found = state.players.findIndex((other) => other.region === region && isHigher(other, player))
  return found < 0 ? null : found
}

/** Goes there, or stays, and judges what the occupation asks for on arrival (MOK-81). */
export function wander(state: MokshaState, frame: TurnFrame, region: Region, pay: Token | null, tell: Report): void {
  const player = playerOf(state, frame.seat)
  const from = player.region
  if (pay !== null) sinkHeld(state, frame.seat, pay, tell)
  frame.moved = region !== from
  tell({ kind: 'wandered', seat: frame.seat, from, to: region, pay })
  if (frame.moved) {
    player.region = region
    tell({
      kind: 'moved',
      piece: meeplePiece(frame.seat),
      from: meeplesPlace(from),
      to: meeplesPlace(region),
      count: 1,
    })
  }
  frame.earned = hasEarned(state, player, frame.moved)
  if (frame.moved) tell.checkpoint()
}

/** MOK-85 to MOK-87. */
function hasEarned(state: MokshaPublic, player: Player, moved: boolean): boolean {
  switch (player.occupation) {
    case 'housekeeper':
      return !moved
    case 'cleaner':
      return crowdIn(state, player.region) >= CLEANER_DISCIPLES
    case 'servant':
      return moved && state.players.some((other) => other.region === player.region && isHigher(other, player))
    default:
      return false
  }
}

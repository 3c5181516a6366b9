/** D2: the regions that a player can stay in or move to (MOK-22 to MOK-25, MOK-82 to MOK-84), and the move. */
import type { Seat } from '../core/contract/game.ts'
import { adjacentRegionsOf, landholderMarkerSeatIn, totalDiscipleCountIn, isRegionClosedTo } from './board.ts'
import { CLEANER_MIN_DISCIPLES_IN_REGION, REGIONS } from './data.ts'
import type { RegionNumber, VitalityToken } from './data.ts'
import { meeplePieceId, regionMeeplesPlace } from './places.ts'
import { hasHigherCaste, distinctTokens, playerOf } from './player-sheet.ts'
import type { MokshaPublicState, MokshaState, Player, MokshaEventSink, CurrentTurnFrame } from './state.ts'
import { returnHeldTokenToOcean } from './tokens.ts'

interface FarRegion {
  readonly region: RegionNumber
  /** The regions in between. */
  readonly via: readonly RegionNumber[]
}

/** The regions exactly two borders away from each region. */
const FAR: readonly (readonly FarRegion[])[] = REGIONS.map(({ id, borders }) =>
  REGIONS.flatMap(({ id: region, borders: theirs }) => {
    const via = theirs.filter((between) => borders.includes(between))
    return region === id || borders.includes(region) || via.length === 0 ? [] : [{ region, via }]
  }),
)
const NONE: readonly FarRegion[] = []

/**
 * Reasons why a player cannot move to a region or stay in it:
 * - closed, higherCaste: the player may not end in that region
 * - mustLeaveClosed, mustLeaveHigher: the player may not stay in its own region, because it can reach another one
 * - wayClosed: all regions on the way are closed
 * - payNeedless: the player hands in a token, but the move is free
 * - payNeeded: the move costs a token, but the player hands in none
 * - noToken: the player does not hold the token to hand in
 * - tooFar: the region is more than two borders away
 */
export type WanderRejectionReason =
  | 'mustLeaveClosed'
  | 'mustLeaveHigher'
  | 'payNeedless'
  | 'payNeeded'
  | 'noToken'
  | 'tooFar'
  | 'wayClosed'
  | EntryRejection
type EntryRejection = 'closed' | 'higherCaste'

/** Whether a Dalit may not end in a region because a player of a higher caste is there (MOK-82, MOK-84). */
function isShunned({ players }: MokshaPublicState, player: Player, region: RegionNumber): boolean {
  if (player.occupation !== 'dalit') return false
  return players.some((other) => other !== player && other.region === region && hasHigherCaste(other, player))
}

/** Why a player may not end in a region, or undefined. */
function entryRejectionFor(state: MokshaPublicState, player: Player, region: RegionNumber): EntryRejection | undefined {
  if (isRegionClosedTo(state, player, region)) return 'closed'
  return isShunned(state, player, region) ? 'higherCaste' : undefined
}

function farFrom(region: RegionNumber): readonly FarRegion[] {
  return FAR[region - 1] ?? NONE
}

function isOpen(state: MokshaPublicState, player: Player, { via }: FarRegion): boolean {
  return via.some((between) => !isRegionClosedTo(state, player, between))
}

/** Whether the player has any move to another region: across a border, or two for a token (MOK-25, MOK-83). */
function canLeave(state: MokshaPublicState, player: Player): boolean {
  if (adjacentRegionsOf(player.region).some((region) => entryRejectionFor(state, player, region) === undefined))
    return true
  if (player.tokens.length === 0) return false
  return farFrom(player.region).some(
    (far) => isOpen(state, player, far) && entryRejectionFor(state, player, far.region) === undefined,
  )
}

/**
 * Checks whether the seat's player may move to a region, or stay in it.
 * @param region the region to move to, or the present region to stay
 * @param pay the token handed in for a region two borders away, or null
 * @returns the reason why the player may not (MOK-22 to MOK-25, MOK-82 to MOK-84), or undefined if the move is legal
 */
export function wanderRejectionFor(
  state: MokshaPublicState,
  seat: Seat,
  region: RegionNumber,
  pay: VitalityToken | null,
): WanderRejectionReason | undefined {
  const player = playerOf(state, seat)
  if (region === player.region || adjacentRegionsOf(player.region).includes(region)) {
    if (pay !== null) return 'payNeedless'
    const ban = entryRejectionFor(state, player, region)
    if (ban === undefined || region !== player.region) return ban
    if (!canLeave(state, player)) return undefined
    return ban === 'closed' ? 'mustLeaveClosed' : 'mustLeaveHigher'
  }
  const far = farFrom(player.region).find((each) => each.region === region)
  if (far === undefined) return 'tooFar'
  if (pay === null) return 'payNeeded'
  if (!player.tokens.includes(pay)) return 'noToken'
  return entryRejectionFor(state, player, region) ?? (isOpen(state, player, far) ? undefined : 'wayClosed')
}

/**
 * Calls `visit` for every legal move of a seat's player: to stay, then to each region across one border, then to each
 * region two borders away.
 * @param visit receives the region and the token handed in for it. The token is null for staying and for a region
 *   across one border; a region two borders away is visited once for each kind of token that the player holds
 */
export function forEachWander(
  state: MokshaPublicState,
  seat: Seat,
  visit: (region: RegionNumber, pay: VitalityToken | null) => void,
): void {
  const player = playerOf(state, seat)
  const { region: here } = player
  if (wanderRejectionFor(state, seat, here, null) === undefined) visit(here, null)
  for (const region of adjacentRegionsOf(here))
    if (entryRejectionFor(state, player, region) === undefined) visit(region, null)
  const kinds = distinctTokens(player.tokens)
  if (kinds.length === 0) return
  for (const far of farFrom(here)) {
    if (entryRejectionFor(state, player, far.region) !== undefined || !isOpen(state, player, far)) continue
    for (const pay of kinds) visit(far.region, pay)
  }
}

/**
 * Finds the seat to name in the message that a player may not move to a region. It does not check whether this seat
 * really bars the move: a player of a higher caste bars only a Dalit, a player of the lowest caste (MOK-82).
 * @returns the other seat whose landholder marker closes the region; without such a marker, the first seat whose
 *   player is in the region and has a higher caste; null if there is no such seat
 */
export function seatNamedInEntryRejection(state: MokshaPublicState, seat: Seat, region: RegionNumber): Seat | null {
  const owner = landholderMarkerSeatIn(state, region)
  if (owner !== null && owner !== seat) return owner
  const player = playerOf(state, seat)
  const found = state.players.findIndex((other) => other.region === region && hasHigherCaste(other, player))
  return found < 0 ? null : found
}

/**
 * Moves the player of the current turn to a region, or lets the player stay, and then checks the condition of the
 * player's occupation there (MOK-81).
 * @param pay the token handed in for a region two borders away, or null
 */
export function wander(
  state: MokshaState,
  frame: CurrentTurnFrame,
  region: RegionNumber,
  pay: VitalityToken | null,
  emit: MokshaEventSink,
): void {
  const player = playerOf(state, frame.seat)
  const from = player.region
  if (pay !== null) returnHeldTokenToOcean(state, frame.seat, pay, emit)
  frame.moved = region !== from
  emit({ kind: 'wandered', seat: frame.seat, from, to: region, pay })
  if (frame.moved) {
    player.region = region
    emit({
      kind: 'moved',
      piece: meeplePieceId(frame.seat),
      from: regionMeeplesPlace(from),
      to: regionMeeplesPlace(region),
      count: 1,
    })
  }
  frame.earned = hasEarned(state, player, frame.moved)
  if (frame.moved) emit.checkpoint()
}

/** Whether the condition of Housekeeper, Cleaner or Servant is met on arrival (MOK-85 to MOK-87). */
function hasEarned(state: MokshaPublicState, player: Player, moved: boolean): boolean {
  switch (player.occupation) {
    case 'housekeeper':
      return !moved
    case 'cleaner':
      return totalDiscipleCountIn(state, player.region) >= CLEANER_MIN_DISCIPLES_IN_REGION
    case 'servant':
      return moved && state.players.some((other) => other.region === player.region && hasHigherCaste(other, player))
    default:
      return false
  }
}

/** The gather effects of occupations (D8; MOK-81, MOK-85 to MOK-88, MOK-90, MOK-94, MOK-95, MOK-98). */
import type { Seat } from '../core/contract/game.ts'
import {
  replaceRivalDiscipleActionFor,
  tradeTokenForKarmaAction,
  earnKarmaAction,
  placeExtraDiscipleAction,
  tradeOneKarmaForDisciplesAction,
} from './actions.ts'
import { ownDiscipleCountIn, freeDiscipleSpaceCountIn } from './board.ts'
import { MAX_DISCIPLES_PLACED_BY_MERCHANT, PILLARS, TOKEN_DATA } from './data.ts'
import type { Occupation, Pillar, VitalityToken } from './data.ts'
import { gainKarmaUpTo, placeDisciplesUpTo, returnDisciples, spendKarmaUnchecked } from './gains.ts'
import {
  receivableKarmaCountOfColour,
  distinctTokens,
  playerOf,
  receivableKarmaColours,
  reserveDiscipleCountOf,
} from './player-sheet.ts'
import type { MokshaAction, MokshaPublicState, MokshaState, MokshaEventSink, CurrentTurnFrame } from './state.ts'
import { returnHeldTokenToOcean } from './tokens.ts'

/**
 * An action that uses the gather effect of an occupation, after the reward of step 2 of the turn. `earn`: take karma
 * (Housekeeper, Cleaner, Servant). `craft`: trade a token for karma (Artisan). `trade`: trade karma for disciples
 * (Merchant). `convert`: replace a rival disciple (Soldier). `preach`: place one more disciple (Swami).
 */
export type OccupationGatherAction = MokshaAction & { do: 'earn' | 'craft' | 'trade' | 'convert' | 'preach' }
/**
 * The occupations that have each kind of gather effect. A player can use the gather effect of an occupation after the
 * reward of step 2 of the turn.
 */
export const OCCUPATIONS_BY_GATHER_EFFECT: Readonly<Record<OccupationGatherAction['do'], readonly Occupation[]>> = {
  earn: ['housekeeper', 'cleaner', 'servant'],
  craft: ['artisan'],
  trade: ['merchant'],
  convert: ['soldier'],
  preach: ['swami'],
}

/** Number of disciples that can still be placed in the player's region. */
function placeable(state: MokshaPublicState, seat: Seat): number {
  const player = playerOf(state, seat)
  return Math.min(freeDiscipleSpaceCountIn(state, player.region), reserveDiscipleCountOf(player))
}

/**
 * Lists the legal actions that use the gather effect of the occupation of the player whose turn it is. An occupation
 * is the card of a player's present life; a gather effect is an ability of some occupations, used after the reward of
 * step 2 of the turn.
 * @param frame the current turn
 * @returns all these actions; empty if the occupation has no gather effect, or if it was used in this turn or cannot
 *   be used now
 */
export function gatherEffectChoices(state: MokshaPublicState, frame: CurrentTurnFrame): OccupationGatherAction[] {
  const { seat } = frame
  const player = playerOf(state, seat)
  if (frame.used) return []
  switch (player.occupation) {
    case 'housekeeper':
    case 'cleaner':
    case 'servant':
      return frame.earned ? receivableKarmaColours(state, player).map(earnKarmaAction) : []
    case 'artisan':
      return distinctTokens(player.tokens)
        .filter((token) => receivableKarmaCountOfColour(state, player, TOKEN_DATA[token].pillar) > 0)
        .map(tradeTokenForKarmaAction)
    case 'merchant':
      return trades(state, seat)
    case 'soldier':
      return frame.crowded ? victims(state, seat).map(replaceRivalDiscipleActionFor) : []
    case 'swami':
      return placeable(state, seat) > 0 ? [placeExtraDiscipleAction] : []
    default:
      return []
  }
}

function trades(state: MokshaPublicState, seat: Seat): OccupationGatherAction[] {
  const { karma } = playerOf(state, seat)
  const most = Math.min(MAX_DISCIPLES_PLACED_BY_MERCHANT, placeable(state, seat))
  const found: OccupationGatherAction[] = []
  for (const pillar of PILLARS) {
    if (karma[pillar] === 0) continue
    for (let count = 1; count <= most; count++) found.push(tradeOneKarmaForDisciplesAction(pillar, count))
  }
  return found
}

/** The seats that have a disciple that a Soldier can replace. */
function victims(state: MokshaPublicState, seat: Seat): Seat[] {
  const { region } = playerOf(state, seat)
  return state.players
    .map((_, other) => other)
    .filter((other) => other !== seat && ownDiscipleCountIn(playerOf(state, other), region) > 0)
}

/**
 * Carries out an action by which the player whose turn it is uses the gather effect of its occupation, and marks the
 * effect as used in this turn. An occupation is the card that a player draws for a life. A gather effect can be used
 * after the reward of step 2 of the turn.
 * @param frame the frame of the current turn; its seat is the acting seat
 */
export function applyOccupationGatherEffect(
  state: MokshaState,
  frame: CurrentTurnFrame,
  action: OccupationGatherAction,
  emit: MokshaEventSink,
): void {
  const { seat } = frame
  const player = playerOf(state, seat)
  const { occupation, region } = player
  frame.used = true
  emit({ kind: 'used', seat, occupation })
  switch (action.do) {
    case 'earn':
      gainKarmaUpTo(state, seat, action.karma, 1, occupation, emit)
      break
    case 'craft':
      craft(state, seat, action.token, emit)
      break
    case 'trade':
      trade(state, seat, action.karma, action.count, emit)
      break
    case 'convert':
      returnDisciples(state, action.seat, region, 1, emit)
      emit({ kind: 'converted', seat, whose: action.seat, region })
      placeDisciplesUpTo(state, seat, region, 1, occupation, emit)
      break
    case 'preach':
      placeDisciplesUpTo(state, seat, region, 1, occupation, emit)
  }
}

function craft(state: MokshaState, seat: Seat, token: VitalityToken, emit: MokshaEventSink): void {
  returnHeldTokenToOcean(state, seat, token, emit)
  emit({ kind: 'paid', seat, price: token, reason: 'artisan' })
  gainKarmaUpTo(state, seat, TOKEN_DATA[token].pillar, 1, 'artisan', emit)
}

function trade(state: MokshaState, seat: Seat, karma: Pillar, count: number, emit: MokshaEventSink): void {
  spendKarmaUnchecked(state, seat, karma, 1, emit)
  emit({ kind: 'paid', seat, price: karma, reason: 'merchant' })
  placeDisciplesUpTo(state, seat, playerOf(state, seat).region, count, 'merchant', emit)
}

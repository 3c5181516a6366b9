/**
 * Explains to people why an action is not legal: `moksha.why.<Reason>`. choices.ts decides legality; this module only
 * names the reason, from public information.
 */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { equalJson } from '../core/contract/json.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { ownDiscipleCountIn, stackHeightOf } from './board.ts'
import { promptFor } from './prompts.ts'
import type { MokshaPromptKind } from './prompts.ts'
import { choices } from './choices.ts'
import { MAX_STACK_HEIGHT_BY_PLAYER_COUNT, TOKEN_DATA } from './data.ts'
import type { God, Occupation, RegionNumber } from './data.ts'
import { keptKarmaCount } from './death.ts'
import {
  canPayPrice,
  mobilizationRejectionFor,
  anySacrificeRejectionFor,
  sanctuaryGodWherePlayerStands,
  isKarmaPrice,
} from './devote.ts'
import { rewardKarmaColourOptions } from './gather.ts'
import { godRejectionFor, mustReturnDrawnTokens } from './gods.ts'
import type { GodRejectionReason } from './gods.ts'
import { godName, pillarName, regionName, tokenName } from './messages.ts'
import { OCCUPATIONS_BY_GATHER_EFFECT } from './gather-effects.ts'
import { receivableKarmaCountOfColour, playerOf, reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaAction, MokshaFrame, MokshaView, TurnStage } from './state.ts'
import type { SingleTokenPrice } from './events.ts'
import { isGodUseWindow } from './turn.ts'
import { wanderRejectionFor, seatNamedInEntryRejection } from './wander.ts'
import type { WanderRejectionReason } from './wander.ts'

/**
 * Every reason that `explainIllegal` can give why an action is illegal; the text is the message `moksha.why.REASON`.
 * `first.PROMPT`: the seat must answer that prompt first. `notOccupation`: the player's occupation does not have this
 * action. `noRoomForDisciples`: the region has too few free spaces; `reserveShort`: the player has too few disciples
 * in reserve. `noSanctuary`: the player's region has no god's sanctuary; `otherSanctuary`: it has that of another god;
 * `sanctuaryHere`: it has one, so the sacrifice cannot be for a mobilization. `closedAlready`: the region is closed.
 * `pileEmpty`, `pileFull`: the stack of tokens of the region has no token, or the greatest height. `notThatDeep`: the
 * drawn token cannot be placed at this depth in the stack; `notDrawn`: the token is not among the drawn ones.
 * `sameRegion`: a building cannot be swapped with itself.
 */
export type MokshaIllegalReason =
  | 'gameOver'
  | 'notYourTurn'
  | `first.${MokshaPromptKind}`
  | WanderRejectionReason
  | GodRejectionReason
  | NonNullable<ReturnType<typeof anySacrificeRejectionFor>>
  | NonNullable<ReturnType<typeof mobilizationRejectionFor>>
  /** The player does not hold that token; `noKarma`: no karma token of that colour. */
  | 'notHeld'
  | 'noKarma'
  | 'notOccupation'
  | 'hexOutOfReach'
  /** The reward has no karma of any colour to choose for. */
  | 'noAnyKarma'
  /** The player can receive no karma of that colour. */
  | 'colourFull'
  | 'noRoomForDisciples'
  | 'reserveShort'
  /** Replace a disciple: that seat has none in the region. */
  | 'noRivalThere'
  | 'otherSanctuary'
  | 'noSanctuary'
  | 'sanctuaryHere'
  /** Another number of karma tokens must be kept. */
  | 'keepCount'
  | 'closedAlready'
  /** No god can be used at this moment. */
  | 'noWindow'
  | 'pileEmpty'
  /** Brahma: tokens without room must first be returned; `layInstead`: all have room and must be placed. */
  | 'sinkFirst'
  | 'layInstead'
  | 'pileFull'
  | 'notThatDeep'
  | 'notDrawn'
  | 'sameRegion'
  /** Go on: the decision cannot be declined. */
  | 'mustChoose'
  /** Stop prompts for gods: there is more to decide now than the use of a god. */
  | 'decisionHere'
  /** Resume prompts for gods: not stopped, not the beginning of a turn, or no god can be used. */
  | 'asksAlready'

const because = createMessageFactory<MokshaIllegalReason>('moksha.why')

/** The current decision, as far as reasons need it: the stage of the turn, or the current effect of a god. */
type At = TurnStage | Exclude<MokshaFrame['kind'], 'turn'>

/**
 * Explains to a player why an action is not among the choices of a seat.
 * @returns the reason, or undefined if the action is offered or there is no specific reason
 */
export function explainIllegal(view: MokshaView, seat: Seat, action: MokshaAction): Message | undefined {
  if (view.end !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  if (choices(view, seat).some((choice) => equalJson(choice, action))) return undefined
  const ask = promptFor(view, seat)
  if (ask === undefined) return undefined
  const asked = frame.kind === 'turn' ? frame.stage : frame.kind
  return special({ view, seat, frame, asked }, action) ?? because(`first.${ask.kind}`)
}

interface Case {
  readonly view: MokshaView
  readonly seat: Seat
  readonly frame: MokshaFrame
  readonly asked: At
}

/** The reason specific to the action, or undefined if the action just does not answer the current decision. */
function special(at: Case, action: MokshaAction): Message | undefined {
  const { view, seat, asked } = at
  switch (action.do) {
    case 'wander': {
      const reason = asked === 'wander' ? wanderRejectionFor(view, seat, action.region, action.pay) : undefined
      if (reason === undefined) return undefined
      const other = seatNamedInEntryRejection(view, seat, action.region)
      return because(reason, { region: regionName(action.region), seat: other === null ? null : { seat: other } })
    }
    case 'replace':
      return ['take', 'farmTake', 'replace'].includes(asked) ? notHeld(at, action.token) : undefined
    case 'farm':
      return notOccupation(at, ['farmer']) ?? (asked === 'farm' ? whyNotFarm(at, action.from, action.and) : undefined)
    case 'harmony':
      return asked === 'evolve' || asked === 'shift' ? because('hexOutOfReach') : undefined
    case 'gather':
      if (asked !== 'gather') return undefined
      return because(rewardKarmaColourOptions(view, seat).length < 2 ? 'noAnyKarma' : 'colourFull', {
        pillar: pillarName(action.karma),
      })
    case 'earn':
    case 'craft':
    case 'trade':
    case 'convert':
    case 'preach':
      return whyNotServe(at, action)
    case 'devote':
    case 'sacrifice':
      return asked === 'devote' ? whyNotSacrifice(at, action) : undefined
    case 'mobilize': {
      if (asked !== 'mobilize' && asked !== 'again') return undefined
      const { from, to, count } = action
      const reason = mobilizationRejectionFor(view, seat, from, to, count)
      return reason && because(reason, { region: regionName(reason === 'noDisciplesThere' ? from : to) })
    }
    case 'recall':
      return asked === 'recall' ? because('noDisciplesThere', { region: regionName(action.region) }) : undefined
    case 'keep':
      return asked === 'karma' ? because('keepCount', { count: keptKarmaCount(playerOf(view, seat)) }) : undefined
    case 'close':
      if (asked === 'close') return because('closedAlready', { region: regionName(action.region) })
      return notOccupation(at, ['landholder'])
    case 'brahma':
    case 'ganesha':
    case 'vishnu':
    case 'shiva':
      return whyNotGod(at, action)
    case 'lay':
    case 'sink':
      return asked === 'brahma' ? whyNotLay(view, action) : undefined
    case 'swap':
      return asked === 'swap' ? because('sameRegion') : undefined
    case 'go':
      return because('mustChoose')
    case 'passWindows':
      return at.frame.kind === 'turn' && isGodUseWindow(at.frame) ? because('decisionHere') : because('noWindow')
    case 'askWindows':
      return because('asksAlready')
  }
}

function notHeld({ view, seat }: Case, price: SingleTokenPrice): Message | undefined {
  if (canPayPrice(playerOf(view, seat), price)) return undefined
  if (isKarmaPrice(price)) return because('noKarma', { pillar: pillarName(price) })
  return because('notHeld', { token: tokenName(price) })
}

function notOccupation({ view, seat }: Case, occupations: readonly Occupation[]): Message | undefined {
  return occupations.includes(playerOf(view, seat).occupation) ? undefined : because('notOccupation')
}

function whyNotFarm({ view, seat }: Case, from: RegionNumber, and: RegionNumber): Message | undefined {
  const player = playerOf(view, seat)
  const without = [from, and].find((region) => ownDiscipleCountIn(player, region) === 0)
  if (without !== undefined) return because('noDisciplesThere', { region: regionName(without) })
  return from === and ? because('fewerDisciples') : undefined
}

function whyNotServe(
  at: Case,
  action: MokshaAction & { do: 'earn' | 'craft' | 'trade' | 'convert' | 'preach' },
): Message | undefined {
  const { view, seat, asked } = at
  const player = playerOf(view, seat)
  const other = notOccupation(at, OCCUPATIONS_BY_GATHER_EFFECT[action.do])
  if (other !== undefined || asked !== 'serve') return other
  switch (action.do) {
    case 'earn':
      return because('colourFull', { pillar: pillarName(action.karma) })
    case 'craft': {
      const { pillar } = TOKEN_DATA[action.token]
      const full =
        receivableKarmaCountOfColour(view, player, pillar) === 0
          ? because('colourFull', { pillar: pillarName(pillar) })
          : undefined
      return notHeld(at, action.token) ?? full
    }
    case 'trade':
      return notHeld(at, action.karma) ?? whyNotTrade(at, action.count)
    case 'convert':
      return because('noRivalThere', { region: regionName(player.region), seat: { seat: action.seat } })
    case 'preach':
      return undefined
  }
}

function whyNotTrade({ view, seat }: Case, count: number): Message {
  const player = playerOf(view, seat)
  if (reserveDiscipleCountOf(player) < count) return because('reserveShort')
  return because('noRoomForDisciples', { region: regionName(player.region) })
}

function whyNotSacrifice(at: Case, action: MokshaAction & { do: 'devote' | 'sacrifice' }): Message | undefined {
  const { view, seat } = at
  const god = sanctuaryGodWherePlayerStands(view, seat)
  if (action.do === 'devote' && action.god !== god)
    return god === null ? because('noSanctuary') : because('otherSanctuary', { god: godName(god) })
  if (action.do === 'sacrifice' && god !== null) return because('sanctuaryHere', { god: godName(god) })
  const reason = anySacrificeRejectionFor(view, seat)
  return reason === undefined
    ? notHeld(at, action.pay)
    : because(reason, god === null ? undefined : { god: godName(god) })
}

function whyNotGod(
  { view, seat, frame }: Case,
  action: MokshaAction & { do: 'brahma' | 'ganesha' | 'vishnu' | 'shiva' },
): Message | undefined {
  const god: God = action.do
  if (frame.kind !== 'turn' || !isGodUseWindow(frame)) return because('noWindow', { god: godName(god) })
  const reason = godRejectionFor(view, seat, god)
  if (reason !== undefined) return because(reason, { god: godName(god) })
  if (action.do === 'ganesha') return because('colourFull', { pillar: pillarName(action.karma) })
  return action.do === 'vishnu' ? because('pileEmpty', { region: regionName(action.region) }) : undefined
}

function whyNotLay(view: MokshaView, action: MokshaAction & { do: 'lay' | 'sink' }): Message | undefined {
  if (action.do === 'sink')
    return mustReturnDrawnTokens(view) ? because('notDrawn', { token: tokenName(action.token) }) : because('layInstead')
  if (mustReturnDrawnTokens(view)) return because('sinkFirst')
  const { region } = action
  const height = MAX_STACK_HEIGHT_BY_PLAYER_COUNT[view.players.length] ?? 0
  if (stackHeightOf(view, region) >= height) return because('pileFull', { region: regionName(region), height })
  return because('notThatDeep', { region: regionName(region) })
}

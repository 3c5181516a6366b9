/** Explains to people why an action is not legal. choices.ts decides legality; this module only names the reason. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { hasMasterToolOfKind } from './account.ts'
import { promptFor } from './prompts.ts'
import type { CosmicPromptKind } from './prompts.ts'
import { SPACES } from './board.ts'
import { FUTURE_LIFE_PLANNING_SPACE, MAX_WAITS_IN_PLANNING, PEGS_PER_MASTER_TOOL } from './data.ts'
import type { SpaceId } from './data.ts'
import { isJoinOrSwapTargetSpace } from './effects.ts'
import { colourName, spaceName, toolName } from './messages.ts'
import type { CosmicAction, CosmicView, MoveFrame, Player } from './state.ts'
import { openStepsFrom } from './open-steps.ts'
import { currentTurnFrame } from './turn-context.ts'

/**
 * Reasons why an action is illegal; their texts are the messages `cosmic-karma.why.REASON`. `first.PROMPT`: the seat must
 * answer that prompt first.
 */
export type CosmicIllegalReason =
  | `first.${CosmicPromptKind}`
  | 'gameOver'
  | 'notYourTurn'
  /** Sit out: the player holds no Lose a Turn Card. */
  | 'noLostTurn'
  /** Return home: the player is not ready, or not on Hanging On at the start of the turn. */
  | 'notHome'
  | 'rolledAlready'
  /** Dice and Free Will Cards cannot be combined in a move. */
  | 'diceOrCards'
  /** Join or wait: the player has already chosen to re-enter. */
  | 'reentering'
  /** Join or wait: the player is not in Future Life Planning. */
  | 'notPlanning'
  /** Choose a step: the pawn is not at a fork. */
  | 'noFork'
  | 'noSuchCard'
  | 'notYourself'
  | 'waitedEnough'
  | 'noLooseBead'
  | 'noHabit'
  /** Take a peg: the player has the master tool of that kind. */
  | 'masterAlready'
  | 'noPeg'
  /** Give back a peg: it is part of a master tool. */
  | 'masterKept'
  /** The other player is in a wheel, the Spirit Realm or the centre. */
  | 'notInLands'
  /** Enter a wheel: it takes the Master Wand. */
  | 'needsWand'
  /** Enter a wheel: the pawn has just stepped out of it. */
  | 'wheelLeft'
  /** Enter a wheel: the pawn began its move on the space beside it. */
  | 'passOver'
  /** The space is not among the next ones. */
  | 'notNext'

const because = createMessageFactory<CosmicIllegalReason>('cosmic-karma.why')

/** The verbs that answer each prompt. */
const ANSWERS_TO: Readonly<Record<CosmicPromptKind, readonly CosmicAction['do'][]>> = {
  sitOut: ['sitOut'],
  home: ['home'],
  roll: ['roll', 'card'],
  start: ['roll', 'card'],
  planning: ['roll', 'card', 'join', 'wait'],
  cards: ['go', 'card'],
  rolled: ['go'],
  fork: ['step'],
  dual: ['colour'],
  side: ['side'],
  colour: ['colour'],
  discard: ['giveBack', 'done'],
  recolour: ['exchange', 'done'],
  takePeg: ['takePeg'],
  losePeg: ['losePeg'],
  gift: ['gift'],
  swap: ['swap', 'done'],
  loosen: ['loosen'],
}

/**
 * Explains to a player why an action is not among the choices of a seat.
 * @returns the reason, or undefined if the action is offered or there is no specific reason
 */
export function explainIllegal(view: CosmicView, seat: Seat, action: CosmicAction): Message | undefined {
  if (view.winner !== null) return because('gameOver')
  const turn = currentTurnFrame(view)
  if (turn.seat !== seat) return because('notYourTurn', { seat: { seat: turn.seat } })
  const ask = promptFor(view, seat)?.kind
  const own = view.players[seat]
  if (own === undefined || ask === undefined) return undefined
  return ANSWERS_TO[ask].includes(action.do) ? whyNotThis(view, seat, own, action) : whyNotNow(ask, own, action)
}

/** The reason for an action that does not answer the current prompt. */
function whyNotNow(ask: CosmicPromptKind, own: Player, action: CosmicAction): Message {
  if (ask === 'sitOut' || ask === 'home') return because(`first.${ask}`)
  const counted = ask === 'cards' || ask === 'rolled'
  switch (action.do) {
    case 'sitOut':
      return because('noLostTurn')
    case 'home':
      return because('notHome')
    case 'roll':
    case 'card':
      if (!counted) return because(`first.${ask}`)
      return because(ask === 'rolled' && action.do === 'roll' ? 'rolledAlready' : 'diceOrCards')
    case 'join':
    case 'wait':
      return because(own.space === FUTURE_LIFE_PLANNING_SPACE && counted ? 'reentering' : 'notPlanning')
    case 'step':
      return because('noFork')
    default:
      return because(`first.${ask}`)
  }
}

/** The reason for an action that answers the prompt with an impossible value. */
function whyNotThis(view: CosmicView, seat: Seat, own: Player, action: CosmicAction): Message | undefined {
  switch (action.do) {
    case 'card':
      return own.freeWill.includes(action.number) ? undefined : because('noSuchCard', { number: action.number })
    case 'join':
    case 'swap':
      return whyNotWith(view, seat, action.seat)
    case 'gift':
      return action.seat === seat ? because('notYourself') : undefined
    case 'wait':
      return own.waits < MAX_WAITS_IN_PLANNING ? undefined : because('waitedEnough', { waits: MAX_WAITS_IN_PLANNING })
    case 'step':
      return whyNotStep(view, own, action.to)
    case 'giveBack':
    case 'exchange':
      return own.beads[action.colour] > 0 ? undefined : because('noLooseBead', { colour: colourName(action.colour) })
    case 'loosen':
      return own.habits[action.colour] > 0 ? undefined : because('noHabit', { colour: colourName(action.colour) })
    case 'takePeg':
      return hasMasterToolOfKind(own, action.tool)
        ? because('masterAlready', { tool: toolName(action.tool) })
        : undefined
    case 'losePeg': {
      const pegs = own.pegs[action.tool]
      if (pegs > 0 && pegs < PEGS_PER_MASTER_TOOL) return undefined
      return because(pegs === 0 ? 'noPeg' : 'masterKept', { tool: toolName(action.tool) })
    }
    default:
      return undefined
  }
}

function whyNotWith({ players }: CosmicView, seat: Seat, other: Seat): Message | undefined {
  if (other === seat) return because('notYourself')
  const space = players[other]?.space
  return space !== undefined && isJoinOrSwapTargetSpace(space)
    ? undefined
    : because('notInLands', { seat: { seat: other } })
}

function whyNotStep({ stack }: CosmicView, own: Player, to: SpaceId): Message | undefined {
  const frame = stack[stack.length - 1]
  if (frame?.kind !== 'move' || openStepsFrom(own, own.space, frame.came).nextSpaces.includes(to)) return undefined
  const wheel = SPACES[own.space].next.some((step) => step.to === to && step.when === 'passing')
  return because(wheel ? whyNotWheel(own, frame) : 'notNext', { space: spaceName(to) })
}

/** Why the Dharma Wheel beside a Free Will Card space is closed (COS-111, COS-112, COS-117). */
function whyNotWheel(own: Player, { came }: MoveFrame): CosmicIllegalReason {
  if (!hasMasterToolOfKind(own, 'wand')) return 'needsWand'
  if (came !== null && SPACES[came].region === 'wheels') return 'wheelLeft'
  return 'passOver'
}

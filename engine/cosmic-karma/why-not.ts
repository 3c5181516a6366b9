/** Why an action is not offered, in words for people. Legality is decided elsewhere: this only names the reason. */
import type { Message, MessageValue, MessageValues, Seat } from '../core/contract/game.ts'
import { hasMasterTool } from './account.ts'
import { askOf } from './asks.ts'
import type { Ask } from './asks.ts'
import { SPACES } from './board.ts'
import { FUTURE_LIFE_PLANNING, MOST_WAITS, PEGS_PER_MASTER_TOOL } from './data.ts'
import type { Colour, SpaceId, Tool } from './data.ts'
import { isInLands } from './effects.ts'
import type { CosmicAction, CosmicView, MoveFrame, Player } from './state.ts'
import { openSteps } from './ways.ts'
import { turnOf } from './work.ts'

function because(reason: string, values?: MessageValues): Message {
  const id = `cosmic-karma.why.${reason}`
  return values === undefined ? { id } : { id, values }
}

/** Colours and tools are said by their names. */
function colourName(colour: Colour): MessageValue {
  return { id: `cosmic-karma.colour.${colour}` }
}
function toolName(tool: Tool): MessageValue {
  return { id: `cosmic-karma.tool.${tool}` }
}
function spaceName(space: SpaceId): MessageValue {
  return { id: `cosmic-karma.space.${space}.name` }
}

/** The verbs that answer what is asked. */
const ANSWERS_TO: Readonly<Record<Ask, readonly CosmicAction['do'][]>> = {
  sitOut: ['sitOut'],
  home: ['home'],
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

export function whyNot(view: CosmicView, seat: Seat, action: CosmicAction): Message | undefined {
  const ask = askOf(view)
  if (view.winner !== null) return because('gameOver')
  const turn = turnOf(view)
  if (turn.seat !== seat) return because('notYourTurn', { seat: turn.seat })
  const own = view.players[seat]
  if (own === undefined || ask === null) return undefined
  return ANSWERS_TO[ask].includes(action.do) ? whyNotThis(view, seat, own, action) : whyNotNow(ask, own, action)
}

/** The action answers something else than what is asked. */
function whyNotNow(ask: Ask, own: Player, action: CosmicAction): Message {
  if (ask === 'sitOut') return because('turnLost')
  if (ask === 'home') return because('goHome')
  switch (action.do) {
    case 'sitOut':
      return because('noLostTurn')
    case 'home':
      return because('notHome')
    case 'roll':
      if (ask === 'rolled') return because('rolledAlready')
      return because(ask === 'cards' ? 'diceOrCards' : 'underWay')
    case 'card':
      return because(ask === 'rolled' ? 'diceOrCards' : 'underWay')
    case 'go':
      return because(ask === 'start' || ask === 'planning' ? 'countFirst' : 'underWay')
    case 'join':
    case 'wait': {
      const planned = own.space === FUTURE_LIFE_PLANNING && (ask === 'cards' || ask === 'rolled')
      return because(planned ? 'reentering' : 'notPlanning')
    }
    case 'step':
      return because('noFork')
    case 'done':
      return because('mustChoose')
    default:
      return because('notAsked')
  }
}

/** The action answers what is asked, but names something that cannot be. */
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
      return own.waits < MOST_WAITS ? undefined : because('waitedEnough', { waits: MOST_WAITS })
    case 'step':
      return whyNotStep(view, own, action.to)
    case 'giveBack':
    case 'exchange':
      return own.beads[action.colour] > 0 ? undefined : because('noLooseBead', { colour: colourName(action.colour) })
    case 'loosen':
      return own.habits[action.colour] > 0 ? undefined : because('noHabit', { colour: colourName(action.colour) })
    case 'takePeg':
      return hasMasterTool(own, action.tool) ? because('masterAlready', { tool: toolName(action.tool) }) : undefined
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
  return space !== undefined && isInLands(space) ? undefined : because('notInLands', { seat: other })
}

function whyNotStep({ stack }: CosmicView, own: Player, to: SpaceId): Message | undefined {
  const frame = stack[stack.length - 1]
  if (frame?.kind !== 'move' || openSteps(own, own.space, frame).to.includes(to)) return undefined
  const wheel = SPACES[own.space].next.some((step) => step.to === to && step.when === 'passing')
  return because(wheel ? whyNotWheel(own, frame) : 'notNext', { space: spaceName(to) })
}

/** Why the Dharma Wheel beside a Free Will Card space is closed (COS-111, COS-112, COS-117). */
function whyNotWheel(own: Player, { came, entered }: MoveFrame): string {
  if (!hasMasterTool(own, 'wand')) return 'needsWand'
  if (entered || (came !== null && SPACES[came].region === 'wheels')) return 'wheelOnce'
  return 'passOver'
}

/** What Cosmic Karma says: prompts and choices. Ids of messages/cosmic-karma; the log is in log.ts, figures in figures.ts. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { askOf, effectsOf, otherColour, playerOf } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicFrame, CosmicView, EffectFrame, Player } from '../../../engine/cosmic-karma/index.ts'
import { BEADS_PER_HABIT, MOST_WAITS, PEGS_PER_MASTER_TOOL } from '../../../engine/cosmic-karma/data.ts'
import type { Colour, Effect, Item, Tool } from '../../../engine/cosmic-karma/data.ts'
import {
  cardName,
  colourName,
  deed,
  deedEffect,
  freeWillName,
  goods,
  masterName,
  message,
  spaceName,
  toolName,
} from './names.ts'
import { activeSeat } from './paths.ts'
import { wayName } from './ways.ts'

// ------------------------------------------------------------------------------------------------------- prompts

/** What the deciding seat is asked; the screen adds `name`. */
export function prompt(view: CosmicView, seat: Seat): Message {
  const frame = view.stack[view.stack.length - 1]
  const ask = askOf(view)
  if (frame === undefined || ask === null) return message('prompt.over')
  const player = playerOf(view, seat)
  switch (ask) {
    case 'start':
      return message(player.freeWill.length > 0 ? 'prompt.start' : 'prompt.roll', { space: spaceName(player.space) })
    case 'planning':
      return message('prompt.planning', { left: MOST_WAITS - player.waits })
    case 'cards':
    case 'rolled':
      return message(`prompt.${ask}`, { count: pendingCount(frame) })
    case 'fork':
      return message('prompt.fork', { left: frame.kind === 'move' ? frame.left : 0, space: spaceName(player.space) })
    case 'dual': {
      const [dual] = frame.kind === 'majority' ? frame.duals : []
      return message('prompt.dual', { ofSeat: dual?.of ?? seat, item: dual?.item ?? 'bead' })
    }
    case 'side':
      return message('prompt.side', { card: frame.kind === 'choice' ? cardName(frame.card) : '' })
    case 'colour':
      return message('prompt.colour', { item: itemTaken(frame), source: sourceOf(frame) })
    case 'discard': {
      const effect = waiting(frame)
      const left = effect?.op === 'discard' ? effect.count - progress(frame).count : 0
      return message('prompt.discard', { left, source: sourceOf(frame) })
    }
    case 'gift': {
      const effect = waiting(frame)
      return message('prompt.gift', { goods: goods('ring', effect?.op === 'gift' ? effect.colour : 'green', 1) })
    }
    case 'sitOut':
    case 'home':
    case 'loosen':
      return message(`prompt.${ask}`)
    case 'recolour':
    case 'takePeg':
    case 'losePeg':
    case 'swap':
      return message(`prompt.${ask}`, { source: sourceOf(frame) })
  }
}

function pendingCount(frame: CosmicFrame): number {
  if (frame.kind !== 'turn') return 0
  return [...frame.dice, ...frame.cards].reduce((sum, each) => sum + each, 0)
}

function isEffect(frame: CosmicFrame): frame is EffectFrame {
  return frame.kind === 'space' || frame.kind === 'choice' || frame.kind === 'karma'
}

/** The step of an effect that waits for an answer. */
function waiting(frame: CosmicFrame): Effect | undefined {
  return isEffect(frame) ? effectsOf(frame)[frame.at] : undefined
}

function progress(frame: CosmicFrame): { readonly count: number } {
  return isEffect(frame) ? frame : { count: 0 }
}

/** The space or card that asks. */
function sourceOf(frame: CosmicFrame): ReturnType<typeof spaceName> | string {
  switch (frame.kind) {
    case 'space':
      return spaceName(frame.space)
    case 'choice':
    case 'karma':
      return cardName(frame.card)
    default:
      return ''
  }
}

/** What is taken in a colour to be chosen. */
function itemTaken(frame: CosmicFrame): Item {
  if (frame.kind === 'majority') return frame.duals[0]?.item ?? 'bead'
  const effect = waiting(frame)
  return effect?.op === 'gain' ? effect.item : 'bead'
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choice(action: CosmicAction, view: CosmicView): Message {
  const player = playerOf(view, activeSeat(view))
  const frame = view.stack[view.stack.length - 1]
  switch (action.do) {
    case 'sitOut':
    case 'home':
      return message(`choice.${action.do}`)
    case 'roll':
      return message(askOf(view) === 'planning' ? 'choice.reenter' : 'choice.roll')
    case 'card': {
      const values = { number: action.number, card: freeWillName(action.number) }
      const count = (frame === undefined ? 0 : pendingCount(frame)) + action.number
      return message(askOf(view) === 'cards' ? 'choice.addCard' : 'choice.card', { ...values, count })
    }
    case 'go':
      return message('choice.go', { count: frame === undefined ? 0 : pendingCount(frame) })
    case 'wait':
      return message('choice.wait', { left: MOST_WAITS - player.waits - 1 })
    case 'join':
    case 'swap':
      return message(`choice.${action.do}`, {
        seat: action.seat,
        space: spaceName(view.players[action.seat]?.space ?? 'cosmic'),
      })
    case 'gift':
      return message('choice.gift', { seat: action.seat })
    case 'step':
      return wayName(view, player.space, action.to)
    case 'colour': {
      const item = frame === undefined ? 'bead' : itemTaken(frame)
      const values = { goods: goods(item, action.colour, 1) }
      return message(`choice.colour.${fateOf(player, item, action.colour)}`, values)
    }
    case 'side': {
      if (frame?.kind !== 'choice') throw new Error('no Choice Card lies on the table')
      return message(action.side === frame.shown ? 'choice.asDrawn' : 'choice.turned', {
        deed: deed(frame.card, action.side),
        effects: deedEffect(frame.card, action.side),
      })
    }
    case 'giveBack':
      return message('choice.giveBack', { goods: goods('bead', action.colour, 1) })
    case 'exchange': {
      const other = otherColour(action.colour)
      const values = { goods: goods('bead', action.colour, 1), other: goods('bead', other, 1) }
      return message(`choice.exchange.${fateOf(player, 'bead', other)}`, values)
    }
    case 'takePeg':
      return peg(player, action.tool)
    case 'losePeg':
      return message('choice.losePeg', { tool: toolName(action.tool) })
    case 'loosen':
      return message('choice.loosen', { colour: colourName(action.colour) })
    case 'done':
      return done(view)
  }
}

/** What becomes of a ring or bead that is taken: it cancels, it is the third loose bead, or it is kept (COS-46 to COS-50). */
function fateOf({ beads, rings }: Player, item: Item, colour: Colour): 'cancels' | 'habit' | 'kept' {
  if ((item === 'ring' ? beads : rings)[colour] > 0) return 'cancels'
  return item === 'bead' && beads[colour] + 1 === BEADS_PER_HABIT ? 'habit' : 'kept'
}

function peg({ pegs }: Player, tool: Tool): Message {
  const values = { tool: toolName(tool), master: masterName(tool) }
  return message(pegs[tool] + 1 === PEGS_PER_MASTER_TOOL ? 'choice.takeMaster' : 'choice.takePeg', values)
}

function done(view: CosmicView): Message {
  switch (askOf(view)) {
    case 'swap':
      return message('choice.stay')
    case 'recolour':
      return message('choice.keepColour')
    default:
      return message('choice.keepBeads')
  }
}

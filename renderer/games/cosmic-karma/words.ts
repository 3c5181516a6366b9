/** What Cosmic Karma says of choices. Ids of messages/cosmic-karma; the log is in log.ts, figures in figures.ts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { previewAction } from '../../../engine/core/contract/action-preview.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaColour, KarmaItem } from '../../../engine/cosmic-karma/data.ts'
import {
  cardWords,
  colourName,
  freeWillName,
  goods,
  masterName,
  message,
  otherBead,
  spaceName,
  toolName,
  type CosmicId,
} from './named.ts'
import { actingSeat, asked } from './now.ts'
import { wayName } from './ways.ts'

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choice(action: CosmicAction, view: CosmicView): Message {
  const ask = asked(view)
  switch (action.do) {
    case 'sitOut':
    case 'home':
      return message(`choice.${action.do}`)
    case 'roll':
      return message(ask?.kind === 'planning' ? 'choice.reenter' : 'choice.roll')
    case 'card': {
      const values = { number: action.number, card: freeWillName(action.number) }
      if (ask?.kind !== 'cards') return message('choice.card', values)
      return message('choice.addCard', { ...values, count: ask.values.count + action.number })
    }
    case 'go':
      return message('choice.go', { count: ask?.kind === 'cards' || ask?.kind === 'rolled' ? ask.values.count : 0 })
    case 'wait':
      return message('choice.wait', { left: ask?.kind === 'planning' ? ask.values.left - 1 : 0 })
    case 'join':
    case 'swap':
      return message(`choice.${action.do}`, {
        seat: { seat: action.seat },
        space: spaceName(view.players[action.seat]?.space ?? 'cosmic'),
      })
    case 'gift':
      return message('choice.gift', { seat: { seat: action.seat } })
    case 'step':
      return wayName(view, action.to)
    case 'colour': {
      // What is taken in a colour to be chosen.
      const item = ask?.kind === 'colour' || ask?.kind === 'dual' ? ask.values.item : 'bead'
      return message(`choice.colour.${fateOf(action, view, item, action.colour)}`, {
        goods: goods(item, action.colour, 1),
      })
    }
    case 'side': {
      const frame = view.stack.at(-1)
      if (frame?.kind !== 'choice') throw new Error('no Choice Card lies on the table')
      return message(
        action.side === frame.shown ? 'choice.asDrawn' : 'choice.turned',
        cardWords(frame.card, action.side),
      )
    }
    case 'giveBack':
      return message('choice.giveBack', { goods: goods('bead', action.colour, 1) })
    case 'exchange': {
      const values = { goods: goods('bead', action.colour, 1), other: otherBead(action.colour) }
      return message(`choice.exchange.${fateOf(action, view, 'bead')}`, values)
    }
    case 'takePeg': {
      const { tool } = action
      const master = certain(action, view).some((fact) => fact.kind === 'masterTool' && fact.tool === tool)
      return message(master ? 'choice.takeMaster' : 'choice.takePeg', {
        tool: toolName(tool),
        master: masterName(tool),
      })
    }
    case 'losePeg':
      return message('choice.losePeg', { tool: toolName(action.tool) })
    case 'loosen':
      return message('choice.loosen', { colour: colourName(action.colour) })
    case 'done':
      return message(`choice.done.${ask?.kind ?? ''}` as CosmicId)
  }
}

/** What a choice would do for certain. */
function certain(action: CosmicAction, view: CosmicView): readonly VisibleEvent<CosmicEvent>[] {
  const seat = actingSeat(view)
  if (seat === undefined) return []
  return previewAction(cosmicKarma, view, seat, action).facts as readonly VisibleEvent<CosmicEvent>[]
}

/** Whether the colour that is taken makes a third loose bead: a habit (COS-48). */
export function makesHabit(action: CosmicAction & { do: 'colour' }, view: CosmicView): boolean {
  const ask = asked(view)
  const item = ask?.kind === 'colour' || ask?.kind === 'dual' ? ask.values.item : 'bead'
  return fateOf(action, view, item, action.colour) === 'habit'
}

/**
 * What becomes of a ring or bead that is taken: it cancels, it is the third loose bead, or it is kept (COS-46 to COS-50).
 * With it may come what other majorities bring.
 */
function fateOf(
  action: CosmicAction,
  view: CosmicView,
  item: KarmaItem,
  colour?: KarmaColour,
): 'cancels' | 'habit' | 'kept' {
  const facts = certain(action, view)
  const taken = (fact: VisibleEvent<CosmicEvent>): boolean =>
    fact.kind === 'took' && fact.item === item && (colour ?? fact.colour) === fact.colour
  const at = facts.findIndex(taken)
  const took = facts[at]
  if (took?.kind !== 'took') return 'kept'
  if (took.cancelled > 0) return 'cancels'
  return facts[at + 1]?.kind === 'habit' ? 'habit' : 'kept'
}

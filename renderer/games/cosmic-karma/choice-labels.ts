/**
 * Texts of the choices of Cosmic Karma. Ids of messages/cosmic-karma. Sentences of the log are in log-sentences.ts, figures
 * in seat-figures.ts.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import type { KarmaColour, KarmaPieceKind } from '../../../engine/cosmic-karma/data.ts'
import {
  cardTextAndEffects,
  colourName,
  freeWillCardName,
  beadsOrRingsName,
  masteredToolName,
  gameMessage,
  otherColourBeadName,
  spaceName,
  toolName,
  type CosmicMessageId,
} from './names.ts'
import { actingSeat, pendingPrompt } from './current-state.ts'
import { branchName } from './branches.ts'

/**
 * The text of a choice in the choice list.
 * @param action one of the choices that the seat has now
 * @param view of a running game, as the choosing seat sees it
 */
export function choiceLabel(action: CosmicAction, view: CosmicView): Message {
  const ask = pendingPrompt(view)
  switch (action.do) {
    case 'sitOut':
    case 'home':
      return gameMessage(`choice.${action.do}`)
    case 'roll':
      return gameMessage(ask?.kind === 'planning' ? 'choice.reenter' : 'choice.roll')
    case 'card': {
      const values = { number: action.number, card: freeWillCardName(action.number) }
      if (ask?.kind !== 'cards') return gameMessage('choice.card', values)
      return gameMessage('choice.addCard', { ...values, count: ask.values.count + action.number })
    }
    case 'go':
      return gameMessage('choice.go', { count: ask?.kind === 'cards' || ask?.kind === 'rolled' ? ask.values.count : 0 })
    case 'wait':
      return gameMessage('choice.wait', { left: ask?.kind === 'planning' ? ask.values.left - 1 : 0 })
    case 'join':
    case 'swap':
      return gameMessage(`choice.${action.do}`, {
        seat: { seat: action.seat },
        space: spaceName(view.players[action.seat]?.space ?? 'cosmic'),
      })
    case 'gift':
      return gameMessage('choice.gift', { seat: { seat: action.seat } })
    case 'step':
      return branchName(view, action.to)
    case 'colour': {
      // The kind of item that the player takes in the chosen colour.
      const item = ask?.kind === 'colour' || ask?.kind === 'dual' ? ask.values.item : 'bead'
      return gameMessage(`choice.colour.${fateOf(action, view, item, action.colour)}`, {
        goods: beadsOrRingsName(item, action.colour, 1),
      })
    }
    case 'side': {
      const frame = view.stack.at(-1)
      if (frame?.kind !== 'choice') throw new Error('no Choice Card lies on the table')
      return gameMessage(
        action.side === frame.shown ? 'choice.asDrawn' : 'choice.turned',
        cardTextAndEffects(frame.card, action.side),
      )
    }
    case 'giveBack':
      return gameMessage('choice.giveBack', { goods: beadsOrRingsName('bead', action.colour, 1) })
    case 'exchange': {
      const values = { goods: beadsOrRingsName('bead', action.colour, 1), other: otherColourBeadName(action.colour) }
      return gameMessage(`choice.exchange.${fateOf(action, view, 'bead')}`, values)
    }
    case 'takePeg': {
      const { tool } = action
      const master = certain(action, view).some((event) => event.kind === 'masterTool' && event.tool === tool)
      return gameMessage(master ? 'choice.takeMaster' : 'choice.takePeg', {
        tool: toolName(tool),
        master: masteredToolName(tool),
      })
    }
    case 'losePeg':
      return gameMessage('choice.losePeg', { tool: toolName(action.tool) })
    case 'loosen':
      return gameMessage('choice.loosen', { colour: colourName(action.colour) })
    case 'done':
      return gameMessage(`choice.done.${ask?.kind ?? ''}` as CosmicMessageId)
  }
}

/** The certain effects of a choice. */
function certain(action: CosmicAction, view: CosmicView): readonly VisibleEvent<CosmicEvent>[] {
  const seat = actingSeat(view)
  if (seat === undefined) return []
  return previewActionFromView(cosmicKarma, view, seat, action).facts as readonly VisibleEvent<CosmicEvent>[]
}

/**
 * Whether the choice of a colour gives the seat a third loose bead of that colour, so that the three become a habit (COS-48).
 */
export function makesHabit(action: CosmicAction & { do: 'colour' }, view: CosmicView): boolean {
  const ask = pendingPrompt(view)
  const item = ask?.kind === 'colour' || ask?.kind === 'dual' ? ask.values.item : 'bead'
  return fateOf(action, view, item, action.colour) === 'habit'
}

/**
 * The fate of a ring or bead that is taken: it cancels, it is the third loose bead, or it is kept (COS-46 to COS-50).
 * With it may come what other majorities bring.
 */
function fateOf(
  action: CosmicAction,
  view: CosmicView,
  item: KarmaPieceKind,
  colour?: KarmaColour,
): 'cancels' | 'habit' | 'kept' {
  const events = certain(action, view)
  const taken = (event: VisibleEvent<CosmicEvent>): boolean =>
    event.kind === 'took' && event.item === item && (colour ?? event.colour) === event.colour
  const at = events.findIndex(taken)
  const took = events[at]
  if (took?.kind !== 'took') return 'kept'
  if (took.cancelled > 0) return 'cancels'
  return events[at + 1]?.kind === 'habit' ? 'habit' : 'kept'
}

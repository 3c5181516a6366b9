/** Texts of choices in Chakra. Ids of messages/chakra; the log is in log-sentences.ts. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import { BUBBLES_POSITION } from '../../../engine/chakra/data.ts'
import { promptFor, chakra, chakraColourAt } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import { colourNameMessages, gameMessage, columnPositionMessageValue } from './names.ts'

/** The text of a choice in the choice list. @param view of a running game in which `action` is one of the choices */
export function choiceLabel(action: ChakraAction, view: ChakraView): Message {
  switch (action.do) {
    case 'lift': {
      const { colour, flow } = action
      if (view.lifted.length > 0) return gameMessage('choice.liftMore', { colour })
      return gameMessage('choice.lift', { colour, flow, owesBlack: after(action, view).asks === 'black' })
    }
    case 'place': {
      const energies = colourNameMessages(view.lifted)
      if (action.at === BUBBLES_POSITION) return gameMessage('choice.bubbles', { energies })
      const completes = after(action, view).facts.some(({ kind }) => kind === 'harmonized')
      return gameMessage(completes ? 'choice.complete' : 'choice.place', {
        energies,
        chakra: chakraColourAt(action.at),
      })
    }
    case 'channel':
      return gameMessage('choice.channel', { space: action.space })
    case 'move': {
      const { from, colour } = action
      const { facts: events } = after(action, view)
      const to = events.find((event) => event.kind === 'stepped')?.to ?? from
      const completes = events.some(({ kind }) => kind === 'harmonized')
      return gameMessage('choice.move', {
        colour,
        from: columnPositionMessageValue(from),
        to: columnPositionMessageValue(to),
        completes,
      })
    }
    case 'exchange':
      return gameMessage('choice.exchange', { colour: action.colour, left: view.bag[action.colour] })
    case 'meditate': {
      if (action.colour !== null) return gameMessage('choice.meditate', { chakra: action.colour })
      const { spaces = [] } = view.boards[topFrame(view.stack).seat] ?? {}
      return gameMessage('choice.meditateOnly', { tokens: spaces.filter(Boolean).length })
    }
  }
}

/** The certain effects of a choice, and the prompt for its seat that follows. */
function after(action: ChakraAction, view: ChakraView) {
  const { seat } = topFrame(view.stack)
  const { facts: events, view: then } = previewActionFromView(chakra, view, seat, action)
  return { facts: events as readonly VisibleEvent<ChakraEvent>[], asks: then && promptFor(then, seat)?.kind }
}

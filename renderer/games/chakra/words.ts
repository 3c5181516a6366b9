/** What Chakra says of choices, and what a player would work out by hand. Ids of messages/chakra; the log is in log.ts. */
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { preview } from '../../../engine/core/contract/preview.ts'
import { BUBBLES, END_HARMONIZED, INSPIRATION_TOKENS } from '../../../engine/chakra/data.ts'
import { asks, bagTotal, chakra, chakraAt, chakraOf, isHarmonized, standingOf } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraFact, ChakraView } from '../../../engine/chakra/index.ts'
import { colourNames, message, positionName } from './names.ts'

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game in which `action` is one of the choices */
export function choice(action: ChakraAction, view: ChakraView): Message {
  switch (action.do) {
    case 'lift': {
      const { colour, flow } = action
      if (view.lifted.length > 0) return message('choice.liftMore', { colour })
      return message('choice.lift', { colour, flow, owesBlack: after(action, view).asks === 'black' })
    }
    case 'place': {
      const energies = colourNames(view.lifted)
      if (action.at === BUBBLES) return message('choice.bubbles', { energies })
      const completes = after(action, view).figures.some(({ kind }) => kind === 'harmonized')
      return message(completes ? 'choice.complete' : 'choice.place', { energies, chakra: chakraAt(action.at) })
    }
    case 'channel':
      return message('choice.channel', { space: action.space })
    case 'move': {
      const { from, colour } = action
      const { figures: facts } = after(action, view)
      const to = facts.find((fact) => fact.kind === 'stepped')?.to ?? from
      const completes = facts.some(({ kind }) => kind === 'harmonized')
      return message('choice.move', { colour, from: positionName(from), to: positionName(to), completes })
    }
    case 'exchange':
      return message('choice.exchange', { colour: action.colour, left: view.bag[action.colour] })
    case 'meditate': {
      if (action.colour !== null) return message('choice.meditate', { chakra: action.colour })
      const { spaces = [] } = view.boards[topFrame(view.stack).seat] ?? {}
      return message('choice.meditateOnly', { tokens: spaces.filter(Boolean).length })
    }
  }
}

/** What a choice does for certain, and what its seat is asked then. */
function after(action: ChakraAction, view: ChakraView) {
  const { seat } = topFrame(view.stack)
  const { facts, view: then } = preview(chakra, view, seat, action)
  return { figures: facts as readonly SeenFact<ChakraFact>[], asks: then && asks(then, seat)?.kind }
}

// ------------------------------------------------------------------------------------------------ facts at a glance

/** What a player would work out by hand for one board. */
export function facts(view: ChakraView, seat: Seat): readonly Message[] {
  const board = view.boards[seat]
  if (board === undefined) return []
  const { harmonized, alleviated, run, best, points, hidden, full } = standingOf(view, seat)
  const on = (held: readonly boolean[]): number => held.filter(Boolean).length
  const lines = [message('fact.harmonized', { count: harmonized, goal: END_HARMONIZED })]
  if (alleviated > 0) lines.push(message('fact.alleviated', { count: alleviated }))
  if (run > 0) lines.push(message('fact.run', { length: run, best }))
  lines.push(message('fact.points', { points, hidden }))
  lines.push(
    message('fact.tokens', {
      free: board.available,
      all: INSPIRATION_TOKENS,
      notches: on(board.notches),
      spaces: on(board.spaces),
    }),
  )
  const open = full.filter((colour) => !isHarmonized(board, chakraOf(colour)))
  if (open.length > 0) lines.push(message('fact.limit', { energies: colourNames(open) }))
  if (bagTotal(view.bag) === 0) lines.push(message('fact.bagEmpty'))
  if (view.ending && view.end === null) lines.push(message('fact.lastRound'))
  return lines
}

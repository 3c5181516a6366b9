/** What Chakra says: choices, the log, and what a player would work out by hand. Ids of messages/chakra. */
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { preview } from '../../../engine/core/contract/preview.ts'
import { BUBBLES, END_HARMONIZED, INSPIRATION_TOKENS } from '../../../engine/chakra/data.ts'
import type { Colour } from '../../../engine/chakra/data.ts'
import { asks, bagTotal, chakra, chakraAt, chakraOf, isHarmonized, standingOf } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraFact, ChakraView } from '../../../engine/chakra/index.ts'
import { positionName } from './labels.ts'

type Words = Message['values']

function message(id: string, values?: Words): Message {
  return values === undefined ? { id: `chakra.${id}` } : { id: `chakra.${id}`, values }
}

/** Colours as words; a list of them is joined as the language joins lists. */
function named(colours: readonly Colour[]): readonly Message[] {
  return colours.map((colour) => message('colour', { colour }))
}

function yesNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no'
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game in which `action` is one of the choices */
export function choice(action: ChakraAction, view: ChakraView): Message {
  switch (action.do) {
    case 'lift': {
      const { colour, flow } = action
      if (view.lifted.length > 0) return message('choice.liftMore', { colour })
      return message('choice.lift', { colour, flow, owesBlack: yesNo(after(action, view).asks === 'black') })
    }
    case 'place': {
      const energies = named(view.lifted)
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
      const completes = yesNo(facts.some(({ kind }) => kind === 'harmonized'))
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

// ----------------------------------------------------------------------------------------------------------- log

/** A fact as a sentence of the log; what is told twice (`moved`) or seen on the board (`refilled`) is not. */
export function sentence(fact: SeenFact<ChakraFact>): Message | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'refilled':
      return undefined
    case 'received': {
      const { seat, flow, at } = fact
      const energies = named(fact.colours)
      if (at === BUBBLES) return message('log.receivedBubbles', { seat, flow, energies })
      return message('log.received', { seat, flow, energies, chakra: chakraAt(at) })
    }
    case 'channelled':
      return message('log.channelled', { seat: fact.seat, space: fact.space })
    case 'stepped': {
      const { seat, colour, from, to } = fact
      const values = { seat, colour, from: positionName(from), to: positionName(to) }
      return message(to > from ? 'log.down' : 'log.up', values)
    }
    case 'exchanged':
      return message('log.exchanged', { seat: fact.seat, colour: fact.colour })
    case 'meditated':
      return message('log.meditated', { seat: fact.seat, tokens: fact.tokens })
    case 'looked': {
      const value = fact.secret?.['value']
      const values = { seat: fact.seat, chakra: fact.colour }
      return typeof value === 'number' ? message('log.lookedSelf', { ...values, value }) : message('log.looked', values)
    }
    case 'harmonized':
      return message('log.harmonized', { seat: fact.seat, chakra: fact.colour, token: yesNo(fact.token) })
    case 'alleviated':
      return message('log.alleviated', { seat: fact.seat })
    case 'bagEmpty':
      return message('log.bagEmpty')
    case 'lastRound':
      return message('log.lastRound', { seat: fact.seat })
    case 'ended':
      return message('log.ended', { reason: { id: `chakra.end.${fact.reason}` }, eighth: fact.eighth })
  }
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
  if (open.length > 0) lines.push(message('fact.limit', { energies: named(open) }))
  if (bagTotal(view.bag) === 0) lines.push(message('fact.bagEmpty'))
  if (view.ending && view.end === null) lines.push(message('fact.lastRound'))
  return lines
}

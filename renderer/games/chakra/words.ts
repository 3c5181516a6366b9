/** What Chakra says: prompts, choices, the log, and what a player would work out by hand. Ids of messages/chakra. */
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import {
  BUBBLES,
  COLOUR_LIMIT,
  EARTH,
  EARTH_POINTS,
  END_HARMONIZED,
  FLOWS,
  INSPIRATION_TOKENS,
  POSITIVE_COLOURS,
  RUN_BONUS,
} from '../../../engine/chakra/data.ts'
import type { ChakraColour, Colour, Position, Step } from '../../../engine/chakra/data.ts'
import {
  bagTotal,
  boardOf,
  chakraAt,
  chakraOf,
  countAt,
  energiesAt,
  freeSpaces,
  harmonizedCount,
  isHarmonized,
  landing,
  mayLiftMore,
  notchTokens,
  owned,
  runLength,
} from '../../../engine/chakra/index.ts'
import type { Board, ChakraAction, ChakraFact, ChakraFrame, ChakraView } from '../../../engine/chakra/index.ts'
import { positionName } from './labels.ts'

type Words = Message['values']

function message(id: string, values?: Words): Message {
  return values === undefined ? { id: `chakra.${id}` } : { id: `chakra.${id}`, values }
}

/** Colours as words; a list of them is joined as the language joins lists. */
function named(colours: readonly Colour[]): { readonly id: string; readonly values: { readonly colour: Colour } }[] {
  return colours.map((colour) => ({ id: 'chakra.colour', values: { colour } }))
}

function yesNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no'
}

// ------------------------------------------------------------------------------------------------------- prompts

/** What the deciding seat is asked; the screen adds `name`. */
export function prompt(view: ChakraView, seat: Seat): Message {
  if (view.end !== null) return message('prompt.over')
  const frame = topFrame(view.stack)
  switch (frame.kind) {
    case 'turn':
      return message(view.ending ? 'prompt.lastTurn' : 'prompt.turn')
    case 'receive':
      return askReceive(view, seat, frame.flow)
    case 'channel':
      return askChannel(frame)
    case 'exchange':
      return message('prompt.exchange')
  }
}

function askReceive(view: ChakraView, seat: Seat, flow: number): Message {
  const count = view.lifted.length
  if (owesBlack(view, flow, view.lifted)) return message('prompt.receiveBlack')
  return message(mayLiftMore(view, seat, flow) ? 'prompt.receive' : 'prompt.place', { count })
}

function askChannel({ steps, left, moved }: ChakraFrame & { kind: 'channel' }): Message {
  if (left < steps.length) return message('prompt.channelEither')
  const sizes = [...new Set(steps)]
  return message(moved.length === 0 ? 'prompt.channel' : 'prompt.channelOn', {
    steps: sizes.map((step) => stepWords(step, steps.filter((other) => other === step).length)),
  })
}

function stepWords(step: Step, count: number) {
  return { id: step > 0 ? 'chakra.step.down' : 'chakra.step.up', values: { count, by: Math.abs(step) } }
}

function flowColours(view: ChakraView, flow: number): readonly Colour[] {
  return view.maya.filter((colour, index): colour is Colour => colour !== null && index % FLOWS === flow)
}

/** Whether a black energy has still to come along with these (CHK-18). */
function owesBlack(view: ChakraView, flow: number, taken: readonly Colour[]): boolean {
  return !taken.includes('black') && flowColours(view, flow).includes('black')
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game in which `action` is one of the choices */
export function choice(action: ChakraAction, view: ChakraView): Message {
  const { seat } = topFrame(view.stack)
  const board = boardOf(view, seat)
  switch (action.do) {
    case 'lift':
      if (view.lifted.length > 0) return message('choice.liftMore', { colour: action.colour })
      return message('choice.lift', {
        colour: action.colour,
        flow: action.flow,
        owesBlack: yesNo(owesBlack(view, action.flow, [action.colour])),
      })
    case 'place':
      return choosePlace(board, view.lifted, action.at)
    case 'channel':
      return message('choice.channel', { space: action.space })
    case 'move':
      return chooseMove(board, action)
    case 'exchange':
      return message('choice.exchange', { colour: action.colour, left: view.bag[action.colour] })
    case 'meditate':
      if (action.colour !== null) return message('choice.meditate', { chakra: action.colour })
      return message('choice.meditateOnly', { tokens: board.spaces.filter(Boolean).length })
  }
}

function choosePlace(board: Board, lifted: readonly Colour[], at: Position): Message {
  const energies = named(lifted)
  if (at === BUBBLES) return message('choice.bubbles', { energies })
  const chakra = chakraAt(at)
  const own = countAt(board, at, chakra) + lifted.filter((colour) => colour === chakra).length
  const completes = freeSpaces(board, at) === lifted.length && own === COLOUR_LIMIT
  return message(completes ? 'choice.complete' : 'choice.place', { energies, chakra })
}

function chooseMove(board: Board, { from, colour, step }: ChakraAction & { do: 'move' }): Message {
  const to = landing(board, from, colour, step)
  const at = typeof to === 'number' ? to : from
  return message('choice.move', {
    colour,
    from: positionName(from),
    to: positionName(at),
    completes: yesNo(completesAt(board, at, colour)),
  })
}

/** Whether one more energy of that colour, arriving from elsewhere, harmonizes the Chakra there. */
function completesAt(board: Board, at: Position, colour: Colour): boolean {
  if (at === BUBBLES || at === EARTH || chakraAt(at) !== colour) return false
  return countAt(board, at, colour) === COLOUR_LIMIT - 1 && freeSpaces(board, at) === 1
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
  const board = boardOf(view, seat)
  const alleviated = energiesAt(board, EARTH).length
  const lines = [message('fact.harmonized', { count: harmonizedCount(board), goal: END_HARMONIZED })]
  if (alleviated > 0) lines.push(message('fact.alleviated', { count: alleviated }))
  const length = runLength(board)
  if (length > 0) lines.push(message('fact.run', { length, best: bestRun(view, seat) }))
  lines.push(message('fact.points', knownPoints(view, seat)))
  lines.push(
    message('fact.tokens', {
      free: board.available,
      all: INSPIRATION_TOKENS,
      notches: notchTokens(board),
      spaces: board.spaces.filter(Boolean).length,
    }),
  )
  const full = POSITIVE_COLOURS.filter((colour) => atLimit(board, colour))
  if (full.length > 0) lines.push(message('fact.limit', { energies: named(full) }))
  if (bagTotal(view.bag) === 0) lines.push(message('fact.bagEmpty'))
  if (view.ending && view.end === null) lines.push(message('fact.lastRound'))
  return lines
}

/** No more of that colour may be taken (CHK-20), and its Chakra is not yet harmonized. */
function atLimit(board: Board, colour: ChakraColour): boolean {
  return owned(board, colour) >= COLOUR_LIMIT && !isHarmonized(board, chakraOf(colour))
}

/** How a seat's run compares with the longest of the others. */
function bestRun(view: ChakraView, seat: Seat): 'alone' | 'shared' | 'no' {
  const mine = runLength(boardOf(view, seat))
  const others = Math.max(0, ...view.boards.filter((_, other) => other !== seat).map(runLength))
  if (mine === 0 || mine < others) return 'no'
  return mine === others ? 'shared' : 'alone'
}

/** The score as it stands, as far as the viewer knows the Plenitude values (CHK-59 to CHK-63). */
function knownPoints(view: ChakraView, seat: Seat): { readonly points: number; readonly hidden: number } {
  const board = boardOf(view, seat)
  let points = energiesAt(board, EARTH).length * EARTH_POINTS + (bestRun(view, seat) === 'no' ? 0 : RUN_BONUS)
  let hidden = 0
  for (const colour of POSITIVE_COLOURS) {
    if (!isHarmonized(board, chakraOf(colour))) continue
    const value = view.plenitude[colour]
    if (value === null) hidden++
    else points += value
  }
  return { points, hidden }
}

/** What pieces are called: for hover, focus and the outline. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { BUBBLES, COLOURS, EARTH, FLOWS, ROOM } from '../../../engine/chakra/data.ts'
import type { ChakraColour, Colour, Position } from '../../../engine/chakra/data.ts'
import { bagTotal, chakraAt, isHarmonized, owned, standingOf } from '../../../engine/chakra/index.ts'
import type { Board, ChakraView } from '../../../engine/chakra/index.ts'
import { message, positionName } from './names.ts'

export function energyLabel(at: Position, colour: Colour): Message {
  return message('label.energy', { colour, position: positionName(at) })
}

export function positionLabel(board: Board, at: Position): Message {
  const count = board.column[at]?.length ?? 0
  if (at === BUBBLES) return message('label.bubbles', { free: ROOM - count })
  if (at === EARTH) return message('label.earth', { count })
  const chakra = chakraAt(at)
  if (isHarmonized(board, at)) return message('label.harmonized', { chakra })
  const token = board.notches[at - 1] === true
  return message('label.chakra', { chakra, own: ownAt(board, at), free: ROOM - count, token })
}

/** Energies of its own colour on a Chakra. */
export function ownAt(board: Board, at: Position): number {
  const chakra = chakraAt(at)
  return (board.column[at] ?? []).filter((colour) => colour === chakra).length
}

export function spaceLabel(board: Board, space: number): Message {
  const taken = board.spaces[space - 1] === true
  return message('label.space', { space, taken })
}

export function headerLabel(view: ChakraView, seat: Seat): Message {
  const { harmonized, run } = standingOf(view, seat)
  const first = view.firstSeat === seat
  return message('label.board', { seat: { seat }, count: harmonized, run, first })
}

export function mayaLabel(index: number, colour: Colour | null): Message {
  const row = Math.floor(index / FLOWS) + 1
  return message('label.maya', { row, flow: index % FLOWS, colour: colour ?? 'none' })
}

export function plenitudeLabel(colour: ChakraColour, value: number | null): Message {
  return value === null
    ? message('label.plenitudeHidden', { chakra: colour })
    : message('label.plenitude', { chakra: colour, value })
}

export function bagLabel({ bag }: ChakraView): Message {
  const counts = Object.fromEntries(COLOURS.map((colour) => [colour, bag[colour]]))
  return message('label.bag', { count: bagTotal(bag), ...counts })
}

/** How many of that colour a board could still take in: shown while one is chosen out of the bag. */
export function bagEnergyLabel(view: ChakraView, seat: Seat, colour: Colour): Message {
  const board = view.boards[seat]
  const count = view.bag[colour]
  const mine = board === undefined ? 0 : owned(board, colour)
  return message('label.bagEnergy', { colour, count, owned: mine })
}

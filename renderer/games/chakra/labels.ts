/** What pieces are called: for hover, focus and the outline. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  COLOURS,
  EARTH_POSITION,
  FLOW_COUNT,
  POSITION_CAPACITY,
} from '../../../engine/chakra/data.ts'
import type { ChakraColour, Colour, ColumnPosition } from '../../../engine/chakra/data.ts'
import {
  bagEnergyCount,
  chakraColourAt,
  isHarmonized,
  countOwned,
  boardSummaryFor,
} from '../../../engine/chakra/index.ts'
import type { Board, ChakraView } from '../../../engine/chakra/index.ts'
import { gameMessage, positionName } from './names.ts'

export function energyLabel(at: ColumnPosition, colour: Colour): Message {
  return gameMessage('label.energy', { colour, position: positionName(at) })
}

export function positionLabel(board: Board, at: ColumnPosition): Message {
  const count = board.column[at]?.length ?? 0
  if (at === BUBBLES_POSITION) return gameMessage('label.bubbles', { free: POSITION_CAPACITY - count })
  if (at === EARTH_POSITION) return gameMessage('label.earth', { count })
  const chakra = chakraColourAt(at)
  if (isHarmonized(board, at)) return gameMessage('label.harmonized', { chakra })
  const token = board.notches[at - 1] === true
  return gameMessage('label.chakra', { chakra, own: ownEnergyCount(board, at), free: POSITION_CAPACITY - count, token })
}

/** Energies of its own colour on a Chakra. */
export function ownEnergyCount(board: Board, at: ColumnPosition): number {
  const chakra = chakraColourAt(at)
  return (board.column[at] ?? []).filter((colour) => colour === chakra).length
}

export function spaceLabel(board: Board, space: number): Message {
  const taken = board.spaces[space - 1] === true
  return gameMessage('label.space', { space, taken })
}

export function headerLabel(view: ChakraView, seat: Seat): Message {
  const { harmonized, run } = boardSummaryFor(view, seat)
  const first = view.firstSeat === seat
  return gameMessage('label.board', { seat: { seat }, count: harmonized, run, first })
}

export function mayaLabel(index: number, colour: Colour | null): Message {
  const row = Math.floor(index / FLOW_COUNT) + 1
  return gameMessage('label.maya', { row, flow: index % FLOW_COUNT, colour: colour ?? 'none' })
}

export function plenitudeLabel(colour: ChakraColour, value: number | null): Message {
  return value === null
    ? gameMessage('label.plenitudeHidden', { chakra: colour })
    : gameMessage('label.plenitude', { chakra: colour, value })
}

export function bagLabel({ bag }: ChakraView): Message {
  const counts = Object.fromEntries(COLOURS.map((colour) => [colour, bag[colour]]))
  return gameMessage('label.bag', { count: bagEnergyCount(bag), ...counts })
}

/** How many of that colour a board could still take in: shown while one is chosen out of the bag. */
export function bagEnergyLabel(view: ChakraView, seat: Seat, colour: Colour): Message {
  const board = view.boards[seat]
  const count = view.bag[colour]
  const mine = board === undefined ? 0 : countOwned(board, colour)
  return gameMessage('label.bagEnergy', { colour, count, owned: mine })
}

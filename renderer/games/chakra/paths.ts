/** How each choice of Chakra is clicked on the board. */
import { topFrame } from '../../../engine/core/flow.ts'
import { tryColumn, landing } from '../../../engine/chakra/column.ts'
import { boardOf, indexOf } from '../../../engine/chakra/board.ts'
import { FLOWS } from '../../../engine/chakra/data.ts'
import type { Colour, Position, Step } from '../../../engine/chakra/data.ts'
import { columnPlace, karmaPlace, mayaPlace, spacePlace, tokensPlace } from '../../../engine/chakra/places.ts'
import type { ChakraAction, ChakraView } from '../../../engine/chakra/index.ts'
import type { Seat } from '../../../engine/core/game.ts'
import type { Path, PathStep, Target } from '../../stage/scene.ts'

/** @param view of a running game in which `action` is one of the choices */
export function path(action: ChakraAction, view: ChakraView): Path {
  const { seat } = topFrame(view.stack)
  switch (action.do) {
    case 'lift':
      return { steps: [showing(view, action.flow, action.colour)] }
    case 'place':
      return { steps: [[onPlace(columnPlace(seat, action.at))]] }
    case 'channel':
      return { steps: [[onPlace(spacePlace(seat, action.space))]] }
    case 'move':
      return { steps: stepsOfMove(view, seat, action) }
    case 'exchange':
      return { steps: [[{ on: 'piece', id: `bag:${action.colour}` }]] }
    case 'meditate':
      // With nothing left to learn a Meditate is about the tokens that come back.
      return { steps: [[onPlace(action.colour === null ? tokensPlace(seat) : karmaPlace(action.colour))]] }
  }
}

function onPlace(id: string): Target {
  return { on: 'place', id }
}

/** Every Maya space of a flow that shows the colour: equal energies are one choice. */
function showing(view: ChakraView, flow: number, colour: Colour): PathStep {
  return view.maya.flatMap((shown, index) =>
    shown === colour && index % FLOWS === flow ? [onPlace(mayaPlace(index))] : [],
  )
}

/** The energy; then where it goes, if it could go to more than one place. */
function stepsOfMove(view: ChakraView, seat: Seat, { from, colour, step }: ChakraAction & { do: 'move' }): PathStep[] {
  const board = boardOf(view, seat)
  const alike = (board.column[from] ?? []).filter((energy) => energy === colour)
  const energies = alike.map((_, nth): Target => ({ on: 'piece', id: energyPiece(seat, from, colour, nth) }))
  const to = landing(board, from, colour, step)
  if (typeof to !== 'number' || stepsOpen(view, from, colour).length < 2) return [energies]
  return [energies, [onPlace(columnPlace(seat, to))]]
}

/** The id of an energy's piece on the board: the `nth` of its colour at its position, from 0. */
export function energyPiece(seat: Seat, at: Position, colour: Colour, nth: number): string {
  return `${columnPlace(seat, at)}:${colour}:${nth}`
}

/** The steps that the action under way offers to an energy. */
function stepsOpen({ stack, boards }: ChakraView, from: Position, colour: Colour): readonly Step[] {
  const frame = topFrame(stack)
  const found: Step[] = []
  if (frame.kind !== 'channel') return found
  const column = tryColumn(boardOf({ boards }, frame.seat), frame.moved)
  column.eachMove(frame.steps, frame.left, (at, energy, step) => {
    if (at === from && energy === indexOf(colour)) found.push(step)
  })
  return found
}

/** How each choice of Chakra is clicked on the board. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import { FLOW_COUNT } from '../../../engine/chakra/data.ts'
import type { Colour } from '../../../engine/chakra/data.ts'
import { energyMoveOptions } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, karmaPlace, mayaPlace, spacePlace, tokensPlace } from '../../../engine/chakra/places.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { onPiece, onPlace, steps } from '../../art/make.ts'
import type { Path, PathStep } from '../../stage/scene.ts'
import { energyPiece } from './pieces.ts'

/** @param view of a running game in which `action` is one of the choices */
export function path(action: ChakraAction, view: ChakraView): Path {
  const { seat } = topFrame(view.stack)
  switch (action.do) {
    case 'lift':
      return steps(showing(view, action.flow, action.colour))
    case 'place':
      return steps([onPlace(columnPlace(seat, action.at))])
    case 'channel':
      return steps([onPlace(spacePlace(seat, action.space))])
    case 'move':
      return steps(...stepsOfMove(view, seat, action))
    case 'exchange':
      return steps([onPiece(`bag:${action.colour}`)])
    case 'meditate':
      // With nothing left to learn a Meditate is about the tokens that come back.
      return steps([onPlace(action.colour === null ? tokensPlace(seat) : karmaPlace(action.colour))])
  }
}

/** Every Maya space of a flow that shows the colour: equal energies are one choice. */
function showing(view: ChakraView, flow: number, colour: Colour): PathStep {
  return view.maya.flatMap((shown, index) =>
    shown === colour && index % FLOW_COUNT === flow ? [onPlace(mayaPlace(index))] : [],
  )
}

/** The energy; then where it goes, if it could go to more than one place. */
function stepsOfMove(view: ChakraView, seat: Seat, { from, colour, step }: ChakraAction & { do: 'move' }): PathStep[] {
  const alike = (view.boards[seat]?.column[from] ?? []).filter((energy) => energy === colour)
  const energies = alike.map((_, nth) => onPiece(energyPiece(seat, from, colour, nth)))
  const ways = energyMoveOptions(view, from, colour)
  const to = ways.find((way) => way.step === step)?.to
  return ways.length < 2 || to === undefined ? [energies] : [energies, [onPlace(columnPlace(seat, to))]]
}

/** The clicks on the board that make each choice of Chakra. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import { MAYA_COLUMN_COUNT } from '../../../engine/chakra/data.ts'
import type { EnergyColour } from '../../../engine/chakra/data.ts'
import { moveOptionsOfEnergy } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraView } from '../../../engine/chakra/index.ts'
import {
  columnPositionPlace,
  karmaSpacePlaceOfColour,
  mayaSpacePlace,
  inspirationSpacePlace,
  availableInspirationTokensPlace,
} from '../../../engine/chakra/places.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { createPieceClickTarget, placeClickTarget, clickPathFromSteps } from '../../art/piece-factory.ts'
import type { ClickPath, AlternativeClickTargets } from '../../stage/scene.ts'
import { energyPieceId } from './click-targets.ts'

/** The clicks on the board that make a choice. @param view of a running game in which `action` is one of the choices */
export function clickPathFor(action: ChakraAction, view: ChakraView): ClickPath {
  const { seat } = topFrame(view.stack)
  switch (action.do) {
    case 'lift':
      return clickPathFromSteps(showing(view, action.flow, action.colour))
    case 'place':
      return clickPathFromSteps([placeClickTarget(columnPositionPlace(seat, action.at))])
    case 'channel':
      return clickPathFromSteps([placeClickTarget(inspirationSpacePlace(seat, action.space))])
    case 'move':
      return clickPathFromSteps(...stepsOfMove(view, seat, action))
    case 'exchange':
      return clickPathFromSteps([createPieceClickTarget(`bag:${action.colour}`)])
    case 'meditate':
      // If there is no Plenitude token left to look at, the effect of Meditate is that tokens come back.
      return clickPathFromSteps([
        placeClickTarget(
          action.colour === null ? availableInspirationTokensPlace(seat) : karmaSpacePlaceOfColour(action.colour),
        ),
      ])
  }
}

/** All Maya spaces of a flow with an energy of the colour: equal energies are one choice. */
function showing(view: ChakraView, flow: number, colour: EnergyColour): AlternativeClickTargets {
  return view.maya.flatMap((shown, index) =>
    shown === colour && index % MAYA_COLUMN_COUNT === flow ? [placeClickTarget(mayaSpacePlace(index))] : [],
  )
}

/** The steps of a move: the energy, and then its destination, if there is more than one. */
function stepsOfMove(
  view: ChakraView,
  seat: Seat,
  { from, colour, step }: ChakraAction & { do: 'move' },
): AlternativeClickTargets[] {
  const alike = (view.boards[seat]?.column[from] ?? []).filter((energy) => energy === colour)
  const energies = alike.map((_, nth) => createPieceClickTarget(energyPieceId(seat, from, colour, nth)))
  const ways = moveOptionsOfEnergy(view, from, colour)
  const to = ways.find((way) => way.step === step)?.to
  return ways.length < 2 || to === undefined
    ? [energies]
    : [energies, [placeClickTarget(columnPositionPlace(seat, to))]]
}

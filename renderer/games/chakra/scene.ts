/** The scene of Chakra: its pieces, and the outline for screen readers. */
import {
  EARTH_POSITION,
  TOP_CHAKRA_POSITION,
  MAYA_COLUMN_COUNT,
  LAST_CHAKRA_POSITION,
} from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import {
  columnPositionPlace,
  meditationTokensPlace,
  availableInspirationTokensPlace,
} from '../../../engine/chakra/places.ts'
import { boxCentredAt, centreOf } from '../../art/boxes.ts'
import { screenReaderOutlinePlace, screenReaderOutlineHeading, boxToCssPixelRect } from '../../art/piece-factory.ts'
import type { CssPixelRect, Scene, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, capSmallHeaderNameSizes } from '../seat-boards.ts'
import { layoutColumnRowParts } from './art/geometry.ts'
import type { SeatBoardLayout } from './board-layout.ts'
import { seatBoardPieces } from './board-pieces.ts'
import { layoutTable } from './layout.ts'
import { lotusBoardPieces } from './lotus-pieces.ts'
import { gameMessage, columnPositionMessageValue } from './names.ts'

/** Builds the scene of Chakra from a view: the pieces, and the outline for screen readers. */
export function buildScene(view: ChakraView, parameters: SceneParameters): Scene {
  const plan = layoutTable(parameters, view.players)
  const boards = [...plan.boards.values()].flatMap((board) => seatBoardPieces(view, parameters, plan, board))
  return {
    pieces: capSmallHeaderNameSizes([...lotusBoardPieces(view, plan.lotus), ...boards]),
    outline: outline(view, plan.own),
    signs: signsOf(plan.boards.get(plan.large)),
  }
}

/** The emblems of the Chakras on the large board, beside the energies in the same rows. */
function signsOf(plan: SeatBoardLayout | undefined): readonly CssPixelRect[] {
  if (plan === undefined) return []
  return plan.positions.slice(TOP_CHAKRA_POSITION, LAST_CHAKRA_POSITION + 1).map((row) => {
    const { emblem } = layoutColumnRowParts(row.w, row.h, plan.textScale, false)
    const { x, y } = centreOf(row)
    return boxToCssPixelRect(boxCentredAt({ x: x + emblem.x, y: y + emblem.y }, emblem.d))
  })
}

function outline(view: ChakraView, own: number): Scene['outline'] {
  const seats = seatsInOrderFrom(own, view.players)
  return [
    screenReaderOutlineHeading('lotus', gameMessage('place.lotus')),
    ...Array.from({ length: MAYA_COLUMN_COUNT }, (_, flow) =>
      screenReaderOutlinePlace(`flow:${flow}`, gameMessage('place.flow', { flow })),
    ),
    screenReaderOutlinePlace('karma', gameMessage('place.karma')),
    screenReaderOutlinePlace('lifted', gameMessage('place.lifted')),
    screenReaderOutlinePlace('bag', gameMessage('place.bag')),
    ...(view.stack.at(-1)?.kind === 'exchange'
      ? [screenReaderOutlinePlace('bagOpen', gameMessage('place.bagOpen'))]
      : []),
    screenReaderOutlinePlace('box', gameMessage('place.box')),
    ...seats.flatMap((seat) => [
      screenReaderOutlineHeading(`seat${seat}`, gameMessage('place.board', { seat: { seat } })),
      ...Array.from({ length: EARTH_POSITION + 1 }, (_, at) =>
        screenReaderOutlinePlace(
          columnPositionPlace(seat, at),
          gameMessage('place.position', { position: columnPositionMessageValue(at) }),
        ),
      ),
      screenReaderOutlinePlace(`seat${seat}:spaces`, gameMessage('place.spaces')),
      screenReaderOutlinePlace(availableInspirationTokensPlace(seat), gameMessage('place.tokens')),
      screenReaderOutlinePlace(meditationTokensPlace(seat), gameMessage('place.meditation')),
    ]),
  ]
}

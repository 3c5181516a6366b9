/** The board as data: what lies where, and how it is read aloud. */
import { EARTH_POSITION, FIRST_CHAKRA_POSITION, FLOW_COUNT, LAST_CHAKRA_POSITION } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, meditationPlace, tokensPlace } from '../../../engine/chakra/places.ts'
import { around, centre } from '../../art/boxes.ts'
import { entry, heading, rectOf } from '../../art/make.ts'
import type { Rect, Scene, Vantage } from '../../stage/scene.ts'
import { clockwise, levelNames } from '../seats.ts'
import { rowForm } from './art/geometry.ts'
import type { BoardPlan } from './board-layout.ts'
import { boardPieces } from './board.ts'
import { planTable } from './layout.ts'
import { lotusPieces } from './lotus.ts'
import { message, positionName } from './names.ts'

export function scene(view: ChakraView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players)
  const boards = [...plan.boards.values()].flatMap((board) => boardPieces(view, vantage, plan, board))
  return {
    pieces: levelNames([...lotusPieces(view, plan.lotus), ...boards]),
    outline: outline(view, plan.own),
    signs: signsOf(plan.boards.get(plan.large)),
  }
}

/** The emblems of the Chakras on the large board, beside the energies in the same rows. */
function signsOf(plan: BoardPlan | undefined): readonly Rect[] {
  if (plan === undefined) return []
  return plan.positions.slice(FIRST_CHAKRA_POSITION, LAST_CHAKRA_POSITION + 1).map((row) => {
    const { emblem } = rowForm(row.w, row.h, plan.textScale, false)
    const { x, y } = centre(row)
    return rectOf(around({ x: x + emblem.x, y: y + emblem.y }, emblem.d))
  })
}

function outline(view: ChakraView, own: number): Scene['outline'] {
  const seats = clockwise(own, view.players)
  return [
    heading('lotus', message('place.lotus')),
    ...Array.from({ length: FLOW_COUNT }, (_, flow) => entry(`flow:${flow}`, message('place.flow', { flow }))),
    entry('karma', message('place.karma')),
    entry('lifted', message('place.lifted')),
    entry('bag', message('place.bag')),
    ...(view.stack.at(-1)?.kind === 'exchange' ? [entry('bagOpen', message('place.bagOpen'))] : []),
    entry('box', message('place.box')),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, message('place.board', { seat: { seat } })),
      ...Array.from({ length: EARTH_POSITION + 1 }, (_, at) =>
        entry(columnPlace(seat, at), message('place.position', { position: positionName(at) })),
      ),
      entry(`seat${seat}:spaces`, message('place.spaces')),
      entry(tokensPlace(seat), message('place.tokens')),
      entry(meditationPlace(seat), message('place.meditation')),
    ]),
  ]
}

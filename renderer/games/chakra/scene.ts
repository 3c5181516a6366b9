/** The board as data: what lies where, and how it is read aloud. */
import { EARTH, FLOWS } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, meditationPlace, tokensPlace } from '../../../engine/chakra/places.ts'
import { entry, heading } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { boardPieces } from './board.ts'
import { planTable } from './layout.ts'
import { lotusPieces } from './lotus.ts'
import { message, positionName } from './names.ts'

export function scene(view: ChakraView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players)
  const boards = [...plan.boards.values()].flatMap((board) => boardPieces(view, vantage, plan, board))
  return { pieces: [...lotusPieces(view, plan.lotus), ...boards], outline: outline(view, plan.own) }
}

function outline(view: ChakraView, own: number): Scene['outline'] {
  const seats = clockwise(own, view.players)
  return [
    heading('lotus', message('place.lotus')),
    ...Array.from({ length: FLOWS }, (_, flow) => entry(`flow:${flow}`, message('place.flow', { flow }))),
    entry('karma', message('place.karma')),
    entry('lifted', message('place.lifted')),
    entry('bag', message('place.bag')),
    ...(view.stack.at(-1)?.kind === 'exchange' ? [entry('bagOpen', message('place.bagOpen'))] : []),
    entry('box', message('place.box')),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, message('place.board', { seat: { seat } })),
      ...Array.from({ length: EARTH + 1 }, (_, at) =>
        entry(columnPlace(seat, at), message('place.position', { position: positionName(at) })),
      ),
      entry(`seat${seat}:spaces`, message('place.spaces')),
      entry(tokensPlace(seat), message('place.tokens')),
      entry(meditationPlace(seat), message('place.meditation')),
    ]),
  ]
}

/** The board as data: what lies where, and how it is read aloud. */
import { EARTH, FLOWS } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, meditationPlace, tokensPlace } from '../../../engine/chakra/places.ts'
import { entry, heading } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { boardPieces } from './board.ts'
import { positionName } from './labels.ts'
import { planTable } from './layout.ts'
import { lotusPieces } from './lotus.ts'

export function scene(view: ChakraView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players)
  const boards = [...plan.boards.values()].flatMap((board) => boardPieces(view, vantage, plan, board))
  return { pieces: [...lotusPieces(view, plan.lotus), ...boards], outline: outline(view, plan.own) }
}

function outline(view: ChakraView, own: number): Scene['outline'] {
  const seats = clockwise(own, view.players)
  return [
    heading('lotus', 'chakra.place.lotus'),
    ...Array.from({ length: FLOWS }, (_, flow) => entry(`flow:${flow}`, { id: 'chakra.place.flow', values: { flow } })),
    entry('karma', 'chakra.place.karma'),
    entry('lifted', 'chakra.place.lifted'),
    entry('bag', 'chakra.place.bag'),
    ...(view.stack.at(-1)?.kind === 'exchange' ? [entry('bagOpen', 'chakra.place.bagOpen')] : []),
    entry('box', 'chakra.place.box'),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, { id: 'chakra.place.board', values: { seat } }),
      ...Array.from({ length: EARTH + 1 }, (_, at) =>
        entry(columnPlace(seat, at), { id: 'chakra.place.position', values: { position: positionName(at) } }),
      ),
      entry(`seat${seat}:spaces`, 'chakra.place.spaces'),
      entry(tokensPlace(seat), 'chakra.place.tokens'),
      entry(meditationPlace(seat), 'chakra.place.meditation'),
    ]),
  ]
}

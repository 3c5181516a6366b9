/** The board as data: what lies where, and how it is read aloud. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { EARTH, FLOWS } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, meditationPlace, tokensPlace } from '../../../engine/chakra/places.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { boardPieces } from './board.ts'
import { positionName } from './labels.ts'
import { planTable } from './layout.ts'
import { lotusPieces } from './lotus.ts'

export function scene(view: ChakraView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players)
  const own = vantage.bottom < view.players ? vantage.bottom : 0
  const boards = [...plan.boards.values()].flatMap((board) =>
    // The own board needs no enlarging, unless another one has taken its place.
    boardPieces(view, board, vantage, board.seat !== own || plan.large !== own),
  )
  return { pieces: [...lotusPieces(view, plan.lotus), ...boards], outline: outline(view, own) }
}

type Entry = Scene['outline'][number]

function outline(view: ChakraView, own: number): readonly Entry[] {
  const entry = (place: string, level: 2 | 3, id: string, values?: Message['values']): Entry => ({
    place,
    level,
    title: values === undefined ? { id } : { id, values },
  })
  const seats = clockwise(own, view.players)
  return [
    entry('lotus', 2, 'chakra.place.lotus'),
    ...Array.from({ length: FLOWS }, (_, flow) => entry(`flow:${flow}`, 3, 'chakra.place.flow', { flow })),
    entry('karma', 3, 'chakra.place.karma'),
    entry('lifted', 3, 'chakra.place.lifted'),
    entry('bag', 3, 'chakra.place.bag'),
    ...(view.stack.at(-1)?.kind === 'exchange' ? [entry('bagOpen', 3, 'chakra.place.bagOpen')] : []),
    entry('box', 3, 'chakra.place.box'),
    ...seats.flatMap((seat) => [
      entry(`seat${seat}`, 2, 'chakra.place.board', { seat }),
      ...Array.from({ length: EARTH + 1 }, (_, at) =>
        entry(columnPlace(seat, at), 3, 'chakra.place.position', { position: positionName(at) }),
      ),
      entry(`seat${seat}:spaces`, 3, 'chakra.place.spaces'),
      entry(tokensPlace(seat), 3, 'chakra.place.tokens'),
      entry(meditationPlace(seat), 3, 'chakra.place.meditation'),
    ]),
  ]
}

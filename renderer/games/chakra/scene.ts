/** The board as data: what lies where, and how it is read aloud. */
import type { MessageValues } from '../../../engine/core/contract/game.ts'
import { EARTH, FLOWS } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { columnPlace, meditationPlace, tokensPlace } from '../../../engine/chakra/places.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { boardPieces } from './board.ts'
import { planTable } from './layout.ts'
import { lotusPieces } from './lotus.ts'
import { message, positionName, type ChakraId } from './names.ts'

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
  const entry = (place: string, level: 2 | 3, id: ChakraId, values?: MessageValues): Entry => ({
    place,
    level,
    title: message(id, values),
  })
  const seats = clockwise(own, view.players)
  return [
    entry('lotus', 2, 'place.lotus'),
    ...Array.from({ length: FLOWS }, (_, flow) => entry(`flow:${flow}`, 3, 'place.flow', { flow })),
    entry('karma', 3, 'place.karma'),
    entry('lifted', 3, 'place.lifted'),
    entry('bag', 3, 'place.bag'),
    ...(view.stack.at(-1)?.kind === 'exchange' ? [entry('bagOpen', 3, 'place.bagOpen')] : []),
    entry('box', 3, 'place.box'),
    ...seats.flatMap((seat) => [
      entry(`seat${seat}`, 2, 'place.board', { seat: { seat } }),
      ...Array.from({ length: EARTH + 1 }, (_, at) =>
        entry(columnPlace(seat, at), 3, 'place.position', { position: positionName(at) }),
      ),
      entry(`seat${seat}:spaces`, 3, 'place.spaces'),
      entry(tokensPlace(seat), 3, 'place.tokens'),
      entry(meditationPlace(seat), 3, 'place.meditation'),
    ]),
  ]
}

/** The table as data: what lies where, and how it is read aloud. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { ENTITIES, SQUARES } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import {
  deckPlace,
  entityPlace,
  keptPlace,
  positionPlace,
  satellitePlace,
  squarePlace,
} from '../../../engine/rauha/places.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { answersOf, browsedPieces, handPieces } from './hand.ts'
import { planTable } from './layout.ts'
import { entityName, message, squareName } from './names.ts'
import { seatPieces } from './seats.ts'
import { skyPieces } from './sky.ts'

export function scene(view: RauhaView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  const answers = answersOf(view, plan)
  return {
    ...(answers === undefined ? {} : { answers }),
    pieces: [
      ...skyPieces(view, vantage, plan),
      ...[...plan.seats.values()].flatMap((seat) => seatPieces(view, vantage, plan, seat)),
      ...handPieces(view, vantage, plan),
      ...browsedPieces(view, vantage, plan),
    ],
    outline: outline(view, plan.own),
  }
}

type Entry = Scene['outline'][number]

function outline(view: RauhaView, own: number): readonly Entry[] {
  const entry = (place: string, level: 2 | 3, title: Message): Entry => ({ place, level, title })
  const count = view.players.length
  const seats = clockwise(own, count)
  return [
    entry('hand', 2, message('place.hand')),
    ...view.satellites.map((_, k) =>
      entry(satellitePlace(k), 3, message('place.satellite', { moon: { seat: k }, star: { seat: (k + 1) % count } })),
    ),
    entry(keptPlace(own), 3, message('place.kept', { seat: { seat: own } })),
    entry('sky', 2, message('place.sky')),
    entry('rounds', 3, message('place.rounds')),
    entry(positionPlace(view.position), 3, message('place.position', { position: view.position })),
    entry('track', 3, message('place.track')),
    ...[...new Set(view.players.map(({ energy }) => energy % 100))]
      .sort((a, b) => b - a)
      .map((space) => entry(`track:${space}`, 3, message('place.space', { space }))),
    ...ENTITIES.map((entity) => entry(entityPlace(entity, null), 3, entityName(entity))),
    entry(deckPlace(1), 3, message('place.deck', { age: 1 })),
    entry(deckPlace(2), 3, message('place.deck', { age: 2 })),
    entry('blackHole', 3, message('place.blackHole')),
    entry('supply', 3, message('place.supply')),
    ...seats.flatMap((seat) => [
      entry(`seat${seat}`, 2, message('place.seat', { seat: { seat } })),
      entry(`seat${seat}:goods`, 3, message('place.goods', { seat: { seat } })),
      ...(seat === own ? [] : [entry(keptPlace(seat), 3, message('place.kept', { seat: { seat } }))]),
      ...ENTITIES.filter((entity) => view.entities[entity] === seat).map((entity) =>
        entry(entityPlace(entity, seat), 3, entityName(entity)),
      ),
      ...SQUARES.map((square) => entry(squarePlace(seat, square), 3, squareName(square))),
    ]),
  ]
}

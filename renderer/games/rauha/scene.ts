/** The table as data: what lies where, and how it is read aloud. */
import { defined } from '../../../engine/core/contract/defined.ts'
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
import { entry, heading } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise, levelNames } from '../seats.ts'
import { answersOf, browsedPieces, handPieces } from './hand.ts'
import { planTable } from './layout.ts'
import { entityName, message, squareName } from './names.ts'
import { seatPieces } from './seats.ts'
import { skyPieces } from './sky.ts'

export function scene(view: RauhaView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  const answers = answersOf(view, plan)
  return {
    ...defined({ answers }),
    pieces: levelNames([
      ...skyPieces(view, vantage, plan),
      ...[...plan.seats.values()].flatMap((seat) => seatPieces(view, vantage, plan, seat)),
      ...handPieces(view, vantage, plan),
      ...browsedPieces(view, vantage, plan),
    ]),
    outline: outline(view, plan.own),
  }
}

function outline(view: RauhaView, own: number): Scene['outline'] {
  const count = view.players.length
  const seats = clockwise(own, count)
  return [
    heading('hand', message('place.hand')),
    ...view.satellites.map((_, k) =>
      entry(satellitePlace(k), message('place.satellite', { moon: { seat: k }, star: { seat: (k + 1) % count } })),
    ),
    entry(keptPlace(own), message('place.kept', { seat: { seat: own } })),
    heading('sky', message('place.sky')),
    entry('rounds', message('place.rounds')),
    entry(positionPlace(view.position), message('place.position', { position: view.position })),
    entry('track', message('place.track')),
    ...[...new Set(view.players.map(({ energy }) => energy % 100))]
      .sort((a, b) => b - a)
      .map((space) => entry(`track:${space}`, message('place.space', { space }))),
    ...ENTITIES.map((entity) => entry(entityPlace(entity, null), entityName(entity))),
    entry(deckPlace(1), message('place.deck', { age: 1 })),
    entry(deckPlace(2), message('place.deck', { age: 2 })),
    entry('blackHole', message('place.blackHole')),
    entry('supply', message('place.supply')),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, message('place.seat', { seat: { seat } })),
      entry(`seat${seat}:goods`, message('place.goods', { seat: { seat } })),
      ...(seat === own ? [] : [entry(keptPlace(seat), message('place.kept', { seat: { seat } }))]),
      ...ENTITIES.filter((entity) => view.entities[entity] === seat).map((entity) =>
        entry(entityPlace(entity, seat), entityName(entity)),
      ),
      ...SQUARES.map((square) => entry(squarePlace(seat, square), squareName(square))),
    ]),
  ]
}

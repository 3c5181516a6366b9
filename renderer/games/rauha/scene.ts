/** The board area as data: all pieces with their positions, and the outline that a screen reader reads. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { ENTITY_IDS, SQUARE_INDICES } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import {
  deckPlace,
  entityPlace,
  keptCardPlace,
  avatarPositionPlace,
  satelliteCardPilePlace,
  squarePlace,
} from '../../../engine/rauha/places.ts'
import { screenReaderOutlinePlace, screenReaderOutlineHeading } from '../../art/piece-factory.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, capSmallHeaderNameSizes } from '../seat-boards.ts'
import { answerButtonsRect, openedSatelliteCardPieces, ownTrayPieces } from './hand-pieces.ts'
import { layoutTable } from './layout.ts'
import { entityName, gameMessage, squareName } from './names.ts'
import { seatPieces } from './seat-pieces.ts'
import { sharedAreaAndSatellitePieces } from './sky-pieces.ts'

/** Builds the scene of a view: all pieces, the outline for screen readers, and the room for the buttons of a decision. */
export function buildScene(view: RauhaView, parameters: SceneParameters): Scene {
  const plan = layoutTable(parameters, view.players.length)
  const answers = answerButtonsRect(view, plan)
  return {
    ...omitUndefined({ answers }),
    pieces: capSmallHeaderNameSizes([
      ...sharedAreaAndSatellitePieces(view, parameters, plan),
      ...[...plan.seats.values()].flatMap((seat) => seatPieces(view, parameters, plan, seat)),
      ...ownTrayPieces(view, parameters, plan),
      ...openedSatelliteCardPieces(view, parameters, plan),
    ]),
    outline: outline(view, plan.own),
  }
}

function outline(view: RauhaView, own: number): Scene['outline'] {
  const count = view.players.length
  const seats = seatsInOrderFrom(own, count)
  return [
    screenReaderOutlineHeading('hand', gameMessage('place.hand')),
    ...view.satellites.map((_, k) =>
      screenReaderOutlinePlace(
        satelliteCardPilePlace(k),
        gameMessage('place.satellite', { moon: { seat: k }, star: { seat: (k + 1) % count } }),
      ),
    ),
    screenReaderOutlinePlace(keptCardPlace(own), gameMessage('place.kept', { seat: { seat: own } })),
    screenReaderOutlineHeading('sky', gameMessage('place.sky')),
    screenReaderOutlinePlace('rounds', gameMessage('place.rounds')),
    screenReaderOutlinePlace(
      avatarPositionPlace(view.position),
      gameMessage('place.position', { position: view.position }),
    ),
    screenReaderOutlinePlace('track', gameMessage('place.track')),
    ...[...new Set(view.players.map(({ energy }) => energy % 100))]
      .sort((a, b) => b - a)
      .map((space) => screenReaderOutlinePlace(`track:${space}`, gameMessage('place.space', { space }))),
    ...ENTITY_IDS.map((entity) => screenReaderOutlinePlace(entityPlace(entity, null), entityName(entity))),
    screenReaderOutlinePlace(deckPlace(1), gameMessage('place.deck', { age: 1 })),
    screenReaderOutlinePlace(deckPlace(2), gameMessage('place.deck', { age: 2 })),
    screenReaderOutlinePlace('blackHole', gameMessage('place.blackHole')),
    screenReaderOutlinePlace('supply', gameMessage('place.supply')),
    ...seats.flatMap((seat) => [
      screenReaderOutlineHeading(`seat${seat}`, gameMessage('place.seat', { seat: { seat } })),
      screenReaderOutlinePlace(`seat${seat}:goods`, gameMessage('place.goods', { seat: { seat } })),
      ...(seat === own
        ? []
        : [screenReaderOutlinePlace(keptCardPlace(seat), gameMessage('place.kept', { seat: { seat } }))]),
      ...ENTITY_IDS.filter((entity) => view.entities[entity] === seat).map((entity) =>
        screenReaderOutlinePlace(entityPlace(entity, seat), entityName(entity)),
      ),
      ...SQUARE_INDICES.map((square) => screenReaderOutlinePlace(squarePlace(seat, square), squareName(square))),
    ]),
  ]
}

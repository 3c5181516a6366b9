/** The scene of Karmaka: its pieces, and the outline for screen readers. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { KARMIC_LADDER } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { zonePlace, rungPlace } from '../../../engine/karmaka/places.ts'
import { screenReaderOutlinePlace, screenReaderOutlineHeading } from '../../art/piece-factory.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, capSmallHeaderNameSizes } from '../seat-boards.ts'
import { freeAnswerButtonsRect, bottomSeatHandPieces } from './hand-pieces.ts'
import { ladderPieces } from './ladder-pieces.ts'
import { layoutTable } from './layout.ts'
import { offerAimAndLifeEndPieces } from './underway-pieces.ts'
import { gameMessage, rungName } from './names.ts'
import { seatPiecesWithoutOwnHand } from './seat-pieces.ts'
import { wellCentreAndRuinsPieces } from './pile-pieces.ts'
import { trayAndBrowserPieces } from './tray-pieces.ts'

/** Builds the scene of a view: all pieces, the outline for screen readers, and the room for the answer buttons. */
export function buildScene(view: KarmakaView, parameters: SceneParameters): Scene {
  const plan = layoutTable(parameters, view.players.length)
  const out = trayAndBrowserPieces(view, parameters, plan)
  const answers = freeAnswerButtonsRect(view, parameters, plan)
  const away = new Set(out.map(({ id }) => id))
  const table = [
    ...ladderPieces(view, parameters, plan),
    ...wellCentreAndRuinsPieces(view, parameters, plan),
    ...[...plan.seats.values()].flatMap((seat) => seatPiecesWithoutOwnHand(view, parameters, seat)),
    ...bottomSeatHandPieces(view, parameters, plan),
    ...(out.some(({ id }) => id === 'tray') ? [] : offerAimAndLifeEndPieces(view, parameters, plan)),
  ]
  return {
    pieces: capSmallHeaderNameSizes([...table.filter(({ id }) => !away.has(id)), ...out]),
    outline: outline(view, plan.own),
    ...omitUndefined({ answers }),
  }
}

function outline(view: KarmakaView, own: number): Scene['outline'] {
  const count = view.players.length
  const seats = seatsInOrderFrom(own, count)
  return [
    screenReaderOutlineHeading('ladder', gameMessage('place.ladder')),
    ...KARMIC_LADDER.map((_, rung) => screenReaderOutlinePlace(rungPlace(rung), rungName(rung))),
    screenReaderOutlinePlace('rings', gameMessage('place.rings')),
    screenReaderOutlineHeading('table', gameMessage('place.table')),
    screenReaderOutlinePlace('centre', gameMessage('place.centre')),
    screenReaderOutlinePlace('well', gameMessage('place.well')),
    screenReaderOutlinePlace('ruins', gameMessage('place.ruins')),
    ...(view.lifted.count > 0 ? [screenReaderOutlinePlace('lifted', gameMessage('place.lifted'))] : []),
    ...seats.flatMap((seat) => [
      screenReaderOutlineHeading(`seat${seat}`, gameMessage('place.seat', { seat: { seat } })),
      screenReaderOutlinePlace(zonePlace(seat, 'hand'), gameMessage('place.hand', { seat: { seat } })),
      screenReaderOutlinePlace(zonePlace(seat, 'deeds'), gameMessage('place.deeds', { seat: { seat } })),
      screenReaderOutlinePlace(zonePlace(seat, 'deck'), gameMessage('place.deck', { seat: { seat } })),
      screenReaderOutlinePlace(zonePlace(seat, 'future'), gameMessage('place.future', { seat: { seat } })),
      screenReaderOutlinePlace(zonePlace(seat, 'rings'), gameMessage('place.seatRings', { seat: { seat } })),
    ]),
  ]
}

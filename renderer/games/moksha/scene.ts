/** The board area as data: all pieces with their positions, and the outline that a screen reader reads. */
import { CASTES, GODS, PILLARS, REGIONS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  regionBuildingPlace,
  casteStackPlace,
  regionDisciplesPlace,
  godMarkerPlace,
  harmonyHexPlace,
  seatKarmaPlace,
  regionLandholderMarkerPlace,
  regionMeeplesPlace,
  occupationCardPlace,
  discipleReservePlace,
  commonKarmaSupplyPlace,
  seatTokensPlace,
} from '../../../engine/moksha/places.ts'
import { screenReaderOutlinePlace, screenReaderOutlineHeading, boxToCssPixelRect } from '../../art/piece-factory.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, capSmallHeaderNameSizes } from '../seat-boards.ts'
import { answerButtonsBox, tableLayoutForView } from './layout.ts'
import { casteName, godName, gameMessage, pillarName, regionName } from './names.ts'
import { MAJORITY_TABLE_PLACE_ID, openMajoritiesTablePieces, auraTrackPieces } from './race-pieces.ts'
import { sheetPieces } from './sheet-pieces.ts'
import { mapPieces } from './map-pieces.ts'

/** Builds the scene of a view: all pieces, the outline for screen readers, and the room for the buttons of a decision. */
export function buildScene(view: MokshaView, parameters: SceneParameters): Scene {
  const plan = tableLayoutForView(view, parameters)
  return {
    pieces: capSmallHeaderNameSizes([
      ...mapPieces(view, parameters, plan),
      ...auraTrackPieces(view, parameters, plan),
      ...[...plan.seats.values()].flatMap((seat) => sheetPieces(view, parameters, plan, seat)),
      ...openMajoritiesTablePieces(view, parameters, plan),
    ]),
    outline: outline(view, plan.own),
    answers: boxToCssPixelRect(answerButtonsBox(view, plan)),
  }
}

function outline(view: MokshaView, own: number): Scene['outline'] {
  return [
    screenReaderOutlineHeading('map', gameMessage('place.map')),
    ...REGIONS.flatMap(({ id }) => {
      const region = regionName(id)
      return [
        screenReaderOutlinePlace(regionMeeplesPlace(id), gameMessage('place.region', { region })),
        screenReaderOutlinePlace(regionBuildingPlace(id), gameMessage('place.building', { region })),
        screenReaderOutlinePlace(regionDisciplesPlace(id), gameMessage('place.disciples', { region })),
        ...(view.players.some(({ land }) => land === id)
          ? [screenReaderOutlinePlace(regionLandholderMarkerPlace(id), gameMessage('place.land', { region }))]
          : []),
      ]
    }),
    screenReaderOutlinePlace('ocean', gameMessage('place.ocean')),
    ...(view.drawn.length > 0 ? [screenReaderOutlinePlace('drawn', gameMessage('place.drawn'))] : []),
    ...PILLARS.map((pillar) =>
      screenReaderOutlinePlace(
        commonKarmaSupplyPlace(pillar),
        gameMessage('place.supply', { pillar: pillarName(pillar) }),
      ),
    ),
    ...CASTES.map((caste) =>
      screenReaderOutlinePlace(casteStackPlace(caste), gameMessage('place.caste', { caste: casteName(caste) })),
    ),
    screenReaderOutlineHeading('race', gameMessage('place.race')),
    screenReaderOutlinePlace(MAJORITY_TABLE_PLACE_ID, gameMessage('place.majorities')),
    ...seatsInOrderFrom(own, view.order.length, view.order).flatMap((seat) => {
      const place = `seat${seat}`
      const harmony = view.players[seat]?.harmony ?? 0
      return [
        screenReaderOutlineHeading(place, gameMessage('place.seat', { seat: { seat } })),
        screenReaderOutlinePlace(occupationCardPlace(seat), gameMessage('place.occupation', { seat: { seat } })),
        screenReaderOutlinePlace(`${place}:life`, gameMessage('place.age', { seat: { seat } })),
        screenReaderOutlinePlace(harmonyHexPlace(seat, harmony), gameMessage('place.harmony', { seat: { seat } })),
        screenReaderOutlinePlace(`${place}:harmony`, gameMessage('place.grid', { seat: { seat } })),
        screenReaderOutlinePlace(seatTokensPlace(seat), gameMessage('place.tokens', { seat: { seat } })),
        screenReaderOutlinePlace(seatKarmaPlace(seat), gameMessage('place.karma', { seat: { seat } })),
        ...GODS.map((god) => screenReaderOutlinePlace(godMarkerPlace(seat, god), godName(god))),
        screenReaderOutlinePlace(discipleReservePlace(seat), gameMessage('place.reserve', { seat: { seat } })),
      ]
    }),
  ]
}

/** The table as data: what lies where, and how it is read aloud. */
import { CASTES, GODS, PILLARS, REGIONS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  buildingPlace,
  castePlace,
  disciplesPlace,
  godPlace,
  hexPlace,
  karmaPlace,
  landPlace,
  meeplesPlace,
  occupationPlace,
  reservePlace,
  supplyPlace,
  tokensPlace,
} from '../../../engine/moksha/places.ts'
import { entry, heading, rectOf } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise, levelNames } from '../seats.ts'
import { answersOf, tableOf } from './layout.ts'
import { casteName, godName, message, pillarName, regionName } from './names.ts'
import { MAJORITIES, majorityPieces, racePieces } from './race.ts'
import { sheetPieces } from './sheets.ts'
import { worldPieces } from './world.ts'

export function scene(view: MokshaView, vantage: Vantage): Scene {
  const plan = tableOf(view, vantage)
  return {
    pieces: levelNames([
      ...worldPieces(view, vantage, plan),
      ...racePieces(view, vantage, plan),
      ...[...plan.seats.values()].flatMap((seat) => sheetPieces(view, vantage, plan, seat)),
      ...majorityPieces(view, vantage, plan),
    ]),
    outline: outline(view, plan.own),
    answers: rectOf(answersOf(view, plan)),
  }
}

function outline(view: MokshaView, own: number): Scene['outline'] {
  return [
    heading('map', message('place.map')),
    ...REGIONS.flatMap(({ id }) => {
      const region = regionName(id)
      return [
        entry(meeplesPlace(id), message('place.region', { region })),
        entry(buildingPlace(id), message('place.building', { region })),
        entry(disciplesPlace(id), message('place.disciples', { region })),
        ...(view.players.some(({ land }) => land === id)
          ? [entry(landPlace(id), message('place.land', { region }))]
          : []),
      ]
    }),
    entry('ocean', message('place.ocean')),
    ...(view.drawn.length > 0 ? [entry('drawn', message('place.drawn'))] : []),
    ...PILLARS.map((pillar) => entry(supplyPlace(pillar), message('place.supply', { pillar: pillarName(pillar) }))),
    ...CASTES.map((caste) => entry(castePlace(caste), message('place.caste', { caste: casteName(caste) }))),
    heading('race', message('place.race')),
    entry(MAJORITIES, message('place.majorities')),
    ...clockwise(own, view.order.length, view.order).flatMap((seat) => {
      const place = `seat${seat}`
      const harmony = view.players[seat]?.harmony ?? 0
      return [
        heading(place, message('place.seat', { seat: { seat } })),
        entry(occupationPlace(seat), message('place.occupation', { seat: { seat } })),
        entry(`${place}:life`, message('place.age', { seat: { seat } })),
        entry(hexPlace(seat, harmony), message('place.harmony', { seat: { seat } })),
        entry(`${place}:harmony`, message('place.grid', { seat: { seat } })),
        entry(tokensPlace(seat), message('place.tokens', { seat: { seat } })),
        entry(karmaPlace(seat), message('place.karma', { seat: { seat } })),
        ...GODS.map((god) => entry(godPlace(seat, god), godName(god))),
        entry(reservePlace(seat), message('place.reserve', { seat: { seat } })),
      ]
    }),
  ]
}

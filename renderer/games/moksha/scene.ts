/** The table as data: what lies where, and how it is read aloud. */
import type { Message } from '../../../engine/core/contract/game.ts'
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
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { answersOf, tableOf } from './layout.ts'
import { casteName, godName, message, pillarName, regionName } from './names.ts'
import { MAJORITIES, majorityPieces, racePieces } from './race.ts'
import { sheetPieces } from './sheets.ts'
import { worldPieces } from './world.ts'

export function scene(view: MokshaView, vantage: Vantage): Scene {
  const plan = tableOf(view, vantage)
  const { x, y, w, h } = answersOf(view, plan)
  return {
    pieces: [
      ...worldPieces(view, vantage, plan),
      ...racePieces(view, vantage, plan),
      ...[...plan.seats.values()].flatMap((seat) => sheetPieces(view, vantage, plan, seat)),
      ...majorityPieces(view, vantage, plan),
    ],
    outline: outline(view, plan.own),
    answers: { left: x, top: y, width: w, height: h },
  }
}

type Entry = Scene['outline'][number]

function outline(view: MokshaView, own: number): readonly Entry[] {
  const entry = (place: string, level: 2 | 3, title: Message): Entry => ({ place, level, title })
  return [
    entry('map', 2, message('place.map')),
    ...REGIONS.flatMap(({ id }) => {
      const region = regionName(id)
      return [
        entry(meeplesPlace(id), 3, message('place.region', { region })),
        entry(buildingPlace(id), 3, message('place.building', { region })),
        entry(disciplesPlace(id), 3, message('place.disciples', { region })),
        ...(view.players.some(({ land }) => land === id)
          ? [entry(landPlace(id), 3, message('place.land', { region }))]
          : []),
      ]
    }),
    entry('ocean', 3, message('place.ocean')),
    ...(view.drawn.length > 0 ? [entry('drawn', 3, message('place.drawn'))] : []),
    ...PILLARS.map((pillar) => entry(supplyPlace(pillar), 3, message('place.supply', { pillar: pillarName(pillar) }))),
    ...CASTES.map((caste) => entry(castePlace(caste), 3, message('place.caste', { caste: casteName(caste) }))),
    entry('race', 2, message('place.race')),
    entry(MAJORITIES, 3, message('place.majorities')),
    ...clockwise(own, view.order.length, view.order).flatMap((seat) => {
      const place = `seat${seat}`
      const harmony = view.players[seat]?.harmony ?? 0
      return [
        entry(place, 2, message('place.seat', { seat: { seat } })),
        entry(occupationPlace(seat), 3, message('place.occupation', { seat: { seat } })),
        entry(`${place}:life`, 3, message('place.age', { seat: { seat } })),
        entry(hexPlace(seat, harmony), 3, message('place.harmony', { seat: { seat } })),
        entry(`${place}:harmony`, 3, message('place.grid', { seat: { seat } })),
        entry(tokensPlace(seat), 3, message('place.tokens', { seat: { seat } })),
        entry(karmaPlace(seat), 3, message('place.karma', { seat: { seat } })),
        ...GODS.map((god) => entry(godPlace(seat, god), 3, godName(god))),
        entry(reservePlace(seat), 3, message('place.reserve', { seat: { seat } })),
      ]
    }),
  ]
}

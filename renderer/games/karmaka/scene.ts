/** The table as data: what lies where, and how it is read aloud. */
import { defined } from '../../../engine/core/contract/defined.ts'
import { KARMIC_LADDER } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { zonePlace, rungPlace } from '../../../engine/karmaka/places.ts'
import { entry, heading } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise, levelNames } from '../seats.ts'
import { answersOf, handPieces } from './hands.ts'
import { ladderPieces } from './ladder.ts'
import { planTable } from './layout.ts'
import { underwayPieces } from './underway.ts'
import { message, rungName } from './names.ts'
import { seatPieces } from './seats.ts'
import { middlePieces } from './stacks.ts'
import { laidOut } from './tray.ts'

export function scene(view: KarmakaView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  const out = laidOut(view, vantage, plan)
  const answers = answersOf(view, vantage, plan)
  const away = new Set(out.map(({ id }) => id))
  const table = [
    ...ladderPieces(view, vantage, plan),
    ...middlePieces(view, vantage, plan),
    ...[...plan.seats.values()].flatMap((seat) => seatPieces(view, vantage, seat)),
    ...handPieces(view, vantage, plan),
    ...(out.some(({ id }) => id === 'tray') ? [] : underwayPieces(view, vantage, plan)),
  ]
  return {
    pieces: levelNames([...table.filter(({ id }) => !away.has(id)), ...out]),
    outline: outline(view, plan.own),
    ...defined({ answers }),
  }
}

function outline(view: KarmakaView, own: number): Scene['outline'] {
  const count = view.players.length
  const seats = clockwise(own, count)
  return [
    heading('ladder', message('place.ladder')),
    ...KARMIC_LADDER.map((_, rung) => entry(rungPlace(rung), rungName(rung))),
    entry('rings', message('place.rings')),
    heading('table', message('place.table')),
    entry('centre', message('place.centre')),
    entry('well', message('place.well')),
    entry('ruins', message('place.ruins')),
    ...(view.lifted.count > 0 ? [entry('lifted', message('place.lifted'))] : []),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, message('place.seat', { seat: { seat } })),
      entry(zonePlace(seat, 'hand'), message('place.hand', { seat: { seat } })),
      entry(zonePlace(seat, 'deeds'), message('place.deeds', { seat: { seat } })),
      entry(zonePlace(seat, 'deck'), message('place.deck', { seat: { seat } })),
      entry(zonePlace(seat, 'future'), message('place.future', { seat: { seat } })),
      entry(zonePlace(seat, 'rings'), message('place.seatRings', { seat: { seat } })),
    ]),
  ]
}

/** The table as data: what lies where, and how it is read aloud. */
import { LADDER } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { placeOf, rungPlace } from '../../../engine/karmaka/places.ts'
import { entry, heading, rectOf } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { handPieces } from './hands.ts'
import { ladderPieces } from './ladder.ts'
import { planTable } from './layout.ts'
import { momentPieces } from './moments.ts'
import { rungName } from './names.ts'
import { seatPieces } from './seats.ts'
import { middlePieces } from './stacks.ts'
import { laidOut } from './tray.ts'

export function scene(view: KarmakaView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  const out = laidOut(view, vantage, plan)
  const away = new Set(out.map(({ id }) => id))
  const table = [
    ...ladderPieces(view, vantage, plan),
    ...middlePieces(view, vantage, plan),
    ...[...plan.seats.values()].flatMap((seat) => seatPieces(view, vantage, seat)),
    ...handPieces(view, vantage, plan),
    ...(out.some(({ id }) => id === 'tray') ? [] : momentPieces(view, vantage, plan)),
  ]
  return {
    pieces: [...table.filter(({ id }) => !away.has(id)), ...out],
    outline: outline(view, plan.own),
    answers: rectOf(plan.answers),
  }
}

function outline(view: KarmakaView, own: number): Scene['outline'] {
  const count = view.players.length
  const seats = clockwise(own, count)
  return [
    heading('ladder', 'karmaka.place.ladder'),
    ...LADDER.map((_, rung) => entry(rungPlace(rung), rungName(rung))),
    entry('rings', 'karmaka.place.rings'),
    heading('table', 'karmaka.place.table'),
    entry('centre', 'karmaka.place.centre'),
    entry('well', 'karmaka.place.well'),
    entry('ruins', 'karmaka.place.ruins'),
    ...(view.lifted.count > 0 ? [entry('lifted', 'karmaka.place.lifted')] : []),
    ...seats.flatMap((seat) => [
      heading(`seat${seat}`, { id: 'karmaka.place.seat', values: { seat } }),
      entry(placeOf(seat, 'hand'), { id: 'karmaka.place.hand', values: { seat } }),
      entry(placeOf(seat, 'deeds'), { id: 'karmaka.place.deeds', values: { seat } }),
      entry(placeOf(seat, 'deck'), { id: 'karmaka.place.deck', values: { seat } }),
      entry(placeOf(seat, 'future'), { id: 'karmaka.place.future', values: { seat } }),
      entry(placeOf(seat, 'rings'), { id: 'karmaka.place.seatRings', values: { seat } }),
    ]),
  ]
}

/** The table as data: what lies where, and how it is read aloud. */
import type { MessageValues } from '../../../engine/core/contract/game.ts'
import { LADDER } from '../../../engine/karmaka/data.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { placeOf, rungPlace } from '../../../engine/karmaka/places.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { handPieces } from './hands.ts'
import { ladderPieces } from './ladder.ts'
import { planTable } from './layout.ts'
import { momentPieces } from './moments.ts'
import { message, rungName, type KarmakaId } from './names.ts'
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
  const { x, y, w, h } = plan.answers
  return {
    pieces: [...table.filter(({ id }) => !away.has(id)), ...out],
    outline: outline(view, plan.own),
    answers: { left: x, top: y, width: w, height: h },
  }
}

type Entry = Scene['outline'][number]

function outline(view: KarmakaView, own: number): readonly Entry[] {
  const entry = (place: string, level: 2 | 3, id: KarmakaId, values?: MessageValues): Entry => ({
    place,
    level,
    title: message(id, values),
  })
  const count = view.players.length
  const seats = clockwise(own, count)
  return [
    entry('ladder', 2, 'place.ladder'),
    ...LADDER.map((_, rung): Entry => ({ place: rungPlace(rung), level: 3, title: rungName(rung) })),
    entry('rings', 3, 'place.rings'),
    entry('table', 2, 'place.table'),
    entry('centre', 3, 'place.centre'),
    entry('well', 3, 'place.well'),
    entry('ruins', 3, 'place.ruins'),
    ...(view.lifted.count > 0 ? [entry('lifted', 3, 'place.lifted')] : []),
    ...seats.flatMap((seat) => [
      entry(`seat${seat}`, 2, 'place.seat', { seat: { seat } }),
      entry(placeOf(seat, 'hand'), 3, 'place.hand', { seat: { seat } }),
      entry(placeOf(seat, 'deeds'), 3, 'place.deeds', { seat: { seat } }),
      entry(placeOf(seat, 'deck'), 3, 'place.deck', { seat: { seat } }),
      entry(placeOf(seat, 'future'), 3, 'place.future', { seat: { seat } }),
      entry(placeOf(seat, 'rings'), 3, 'place.seatRings', { seat: { seat } }),
    ]),
  ]
}

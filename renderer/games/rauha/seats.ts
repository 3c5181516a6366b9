/** What belongs to the seats, as pieces: how they stand, their entities, what they have kept. */
import { ENTITIES, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import { waterScore } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { entityPlace, keptPlace } from '../../../engine/rauha/places.ts'
import { onPlace, onSeat } from '../../art/make.ts'
import type { Piece, Vantage, Target } from '../../stage/scene.ts'
import { headForm, slots } from './geometry.ts'
import { entityLabel, goodLabel, keptLabel, seatLabel } from './labels.ts'
import type { SeatPlan, TablePlan } from './layout.ts'
import type { GoodLook, RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { actingSeat, topOf } from './now.ts'
import { entityPiece } from './pieces.ts'
import { worldPieces } from './world.ts'

/** As many entities as have room at their full size with one owner. */
const LEAST_SLOTS = { large: 4, small: 3 } as const
/** From one entity to the next of the own world, in their size: what each of them gives is shown on it. */
const SIGNED = 1.5

export function seatPieces(view: RauhaView, vantage: Vantage, table: TablePlan, plan: SeatPlan): readonly Piece[] {
  const { seat } = plan
  // The own world needs no enlarging, unless another one has taken its place.
  const toggle = seat !== table.own || table.large !== table.own
  const means: readonly Target[] = toggle && !plan.large ? [onSeat(seat)] : []
  return [
    ...headPieces(view, vantage, plan, means, toggle),
    ...worldPieces(view, vantage, plan, means),
    ...entityPieces(view, plan),
    ...keptPieces(view, table, plan),
  ]
}

function headPieces(
  view: RauhaView,
  vantage: Vantage,
  plan: SeatPlan,
  means: readonly Target[],
  toggle: boolean,
): readonly Piece[] {
  const { seat, large, header } = plan
  const place = `seat${seat}`
  const player = view.players[seat]
  const { name = '', colour = '#cccccc', shape = 'circle' } = vantage.seats[seat] ?? {}
  const turn = (vantage.held ?? actingSeat(view)) === seat
  const form = headForm(header)
  const head: RauhaLook = {
    kind: 'header',
    name,
    colour,
    shape,
    large,
    turn,
    first: topOf(view) !== undefined && view.first === seat,
    button: !toggle ? 'none' : large ? 'close' : 'enlarge',
    textScale: vantage.textScale,
  }
  const amounts: readonly (readonly [GoodLook, number])[] = [
    ['energy', player?.energy ?? 0],
    ['crystals', player?.crystals ?? 0],
    ['water', waterScore(view, seat).sources],
    ['spore', player?.spores.filter(Boolean).length ?? 0],
  ]
  return [
    piece(`${place}:panel`, place, { kind: 'panel', turn, colour }, plan.panel, LAYER.panel, { targets: means }),
    piece(`${place}:header`, place, head, form.name, LAYER.ground, {
      label: seatLabel(view, seat),
      targets: toggle && large ? [onSeat(seat)] : means,
    }),
    ...amounts.flatMap(([good, amount], i) => {
      const at = form.goods[i]
      if (at === undefined) return []
      const label = goodLabel(seat, good, amount)
      const goodLook: RauhaLook = { kind: 'good', good, amount, small: !large }
      return [piece(`${place}:${good}`, `${place}:goods`, goodLook, at, LAYER.ground, { label, targets: means })]
    }),
  ]
}

function entityPieces(view: RauhaView, plan: SeatPlan): readonly Piece[] {
  const owned = ENTITIES.filter((entity) => view.entities[entity] === plan.seat)
  const spots = slots(
    plan.entities,
    owned.length,
    LEAST_SLOTS[plan.large ? 'large' : 'small'],
    plan.large ? SIGNED : undefined,
  )
  const top = topOf(view)
  return owned.flatMap((entity, i) => {
    const at = spots[i]
    if (at === undefined) return []
    const ready = top?.kind === 'activate' && top.seat === plan.seat && top.entities.includes(entity)
    return [
      piece(
        entityPiece(entity),
        entityPlace(entity, plan.seat),
        { kind: 'entity', entity, ready: ready && ENTITY_DATA[entity].effect !== null, small: at.w < 34 },
        at,
        LAYER.token,
        { piece: entity, label: entityLabel(view, entity) },
      ),
    ]
  })
}

/** The kept card of a seat whose cards do not lie in the hand: its back, or nothing but its place. */
function keptPieces(view: RauhaView, { own }: TablePlan, { seat, kept: at }: SeatPlan): readonly Piece[] {
  if (seat === own) return []
  const place = keptPlace(seat)
  const made = view.players[seat]?.kept.made === true
  const age = view.position > 8 ? 2 : 1
  return [
    piece(`${place}:slot`, place, { kind: 'landing' }, at, LAYER.ground, {
      alpha: 0,
      label: keptLabel(seat, made),
      targets: [onPlace(place)],
    }),
    ...(made ? [piece(`${place}:back`, place, { kind: 'back', face: 0, age }, cardIn(at), LAYER.token)] : []),
  ]
}

function cardIn({ x, y, w, h }: SeatPlan['kept']): SeatPlan['kept'] {
  const width = Math.min(w, h / 1.2)
  return { x: x + (w - width) / 2, y: y + (h - width * 1.2) / 2, w: width, h: width * 1.2 }
}

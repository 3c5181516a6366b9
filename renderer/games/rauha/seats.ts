/** What belongs to the seats, as pieces: how they stand, their entities, what they have kept. */
import { ENTITIES, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import { waterScoreFor } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { entityPlace, keptPlace } from '../../../engine/rauha/places.ts'
import { eachIn, fitted, hull, type Box } from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import type { Piece, Target, Vantage } from '../../stage/scene.ts'
import { headOf, headPieces } from '../seats.ts'
import { CARD_SHAPE, headForm, slots } from './art/geometry.ts'
import { entityLabel, goodLabel, keptLabel, seatLabel } from './labels.ts'
import type { SeatPlan, TablePlan } from './layout.ts'
import type { GoodLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { actingSeat, topOf } from './now.ts'
import { entityPiece } from './pieces.ts'
import { worldPieces } from './world.ts'

/** As many entities as have room at their full size with one owner. */
const LEAST_SLOTS = { large: 4, small: 3 } as const
/** From one entity to the next of the own world, in their size: what each of them gives is shown on it. */
const SIGNED = 1.5

export function seatPieces(view: RauhaView, vantage: Vantage, table: TablePlan, plan: SeatPlan): readonly Piece[] {
  const { seat, panel } = plan
  const header = headerOf(view, table, plan)
  const head = headOf(vantage, table, seat, actingSeat(view))
  return [
    ...headPieces(
      piece,
      [LAYER.panel, LAYER.ground],
      { seat, panel, header: headForm(header).name },
      head,
      seatLabel(view, seat),
      {
        first: topOf(view) !== undefined && view.first === seat,
      },
    ),
    ...goodPieces(view, { ...plan, header }, head.means),
    ...worldPieces(view, vantage, plan, head.means),
    ...entityPieces(view, plan),
    ...keptPieces(view, table, plan),
  ]
}

/** Name and goods have the room of the entities as well while there are none. A card kept by another lies there too. */
function headerOf(view: RauhaView, { own }: TablePlan, { seat, large, header, entities, kept }: SeatPlan): Box {
  const free = large && seat === own && !ENTITIES.some((entity) => view.entities[entity] === seat)
  return free ? hull([header, entities, kept]) : header
}

function goodPieces(view: RauhaView, { seat, large, header }: SeatPlan, means: readonly Target[]): readonly Piece[] {
  const player = view.players[seat]
  const amounts: readonly (readonly [GoodLook, number])[] = [
    ['energy', player?.energy ?? 0],
    ['crystals', player?.crystals ?? 0],
    ['water', waterScoreFor(view, seat).sources],
    ['spore', player?.spores.filter(Boolean).length ?? 0],
  ]
  return eachIn(amounts, headForm(header).goods, ([good, amount], at) => {
    const look = { kind: 'good', good, amount, small: !large } as const
    const label = goodLabel(seat, good, amount)
    const id = `seat${seat}:${good}`
    // Each of them can be spoken of by itself.
    return piece(id, `seat${seat}:goods`, look, at, LAYER.ground, { label, targets: [onPlace(id), ...means] })
  })
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
  return eachIn(owned, spots, (entity, at) => {
    const waits = top?.kind === 'activate' && top.seat === plan.seat && top.entities.includes(entity)
    const ready = waits && ENTITY_DATA[entity].effect !== null
    const look = { kind: 'entity', entity, ready, small: at.w < 34 } as const
    return piece(entityPiece(entity), entityPlace(entity, plan.seat), look, at, LAYER.token, {
      piece: entity,
      label: entityLabel(view, entity),
    })
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
    ...(made
      ? [piece(`${place}:back`, place, { kind: 'back', face: 0, age }, fitted(at, CARD_SHAPE), LAYER.token)]
      : []),
  ]
}

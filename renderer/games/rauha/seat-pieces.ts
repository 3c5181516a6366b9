/** The seats as pieces: header with goods, entities, kept card and world. */
import { ENTITY_IDS, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import { waterScoreBreakdownOfSeat } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { entityPlace, keptCardPlace } from '../../../engine/rauha/places.ts'
import { flatMapWithBoxes, fitBox, boundingBox, type Box } from '../../art/boxes.ts'
import { placeClickTarget } from '../../art/piece-factory.ts'
import type { Piece, ClickTarget, SceneParameters } from '../../stage/scene.ts'
import { clickableSeatHeaderFor, seatPlateAndHeaderPieces } from '../seat-boards.ts'
import { CARD_HEIGHT_RATIO, layoutSeatHeader, entitySlotBoxes } from './art/geometry.ts'
import { entityLabel, goodLabel, hiddenKeptCardLabel, seatHeaderLabel } from './labels.ts'
import type { SeatLayout, TableLayout } from './layout.ts'
import type { GoodKind } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { actingSeat, activeFrame } from './current-state.ts'
import { entityPieceId } from './click-targets.ts'
import { worldPieces } from './world-pieces.ts'

/** As many entities as have room at their full size with one owner. */
const MIN_ENTITY_SLOTS = { large: 4, small: 3 } as const
/** From one entity to the next of the own world, in their size: what each of them gives is shown on it. */
const SIGNED = 1.5

/** The pieces of one seat: header, goods, entities, its kept card facedown, and its world. */
export function seatPieces(
  view: RauhaView,
  parameters: SceneParameters,
  table: TableLayout,
  plan: SeatLayout,
): readonly Piece[] {
  const { seat, panel } = plan
  const header = headerOf(view, table, plan)
  const head = clickableSeatHeaderFor(parameters, table, seat, actingSeat(view))
  return [
    ...seatPlateAndHeaderPieces(
      piece,
      [PIECE_LAYERS.panel, PIECE_LAYERS.ground],
      { seat, panel, header: layoutSeatHeader(header).name },
      head,
      seatHeaderLabel(view, seat),
      {
        first: activeFrame(view) !== undefined && view.first === seat,
      },
    ),
    ...goodPieces(view, { ...plan, header }, head.enlargeTargets),
    ...worldPieces(view, parameters, plan, head.enlargeTargets),
    ...entityPieces(view, plan),
    ...keptPieces(view, table, plan),
  ]
}

/** Name and goods have the room of the entities as well while there are none. A card kept by another lies there too. */
function headerOf(view: RauhaView, { own }: TableLayout, { seat, large, header, entities, kept }: SeatLayout): Box {
  const free = large && seat === own && !ENTITY_IDS.some((entity) => view.entities[entity] === seat)
  return free ? boundingBox([header, entities, kept]) : header
}

function goodPieces(
  view: RauhaView,
  { seat, large, header }: SeatLayout,
  means: readonly ClickTarget[],
): readonly Piece[] {
  const player = view.players[seat]
  const amounts: readonly (readonly [GoodKind, number])[] = [
    ['energy', player?.energy ?? 0],
    ['crystals', player?.crystals ?? 0],
    ['water', waterScoreBreakdownOfSeat(view, seat).sources],
    ['spore', player?.spores.filter(Boolean).length ?? 0],
  ]
  return flatMapWithBoxes(amounts, layoutSeatHeader(header).goods, ([good, amount], at) => {
    const sprite = { kind: 'good', good, amount, small: !large } as const
    const label = goodLabel(seat, good, amount)
    const id = `seat${seat}:${good}`
    // Each of them can be spoken of by itself.
    return piece(id, `seat${seat}:goods`, sprite, at, PIECE_LAYERS.ground, {
      label,
      targets: [placeClickTarget(id), ...means],
    })
  })
}

function entityPieces(view: RauhaView, plan: SeatLayout): readonly Piece[] {
  const owned = ENTITY_IDS.filter((entity) => view.entities[entity] === plan.seat)
  const spots = entitySlotBoxes(
    plan.entities,
    owned.length,
    MIN_ENTITY_SLOTS[plan.large ? 'large' : 'small'],
    plan.large ? SIGNED : undefined,
  )
  const top = activeFrame(view)
  return flatMapWithBoxes(owned, spots, (entity, at) => {
    const waits = top?.kind === 'activate' && top.seat === plan.seat && top.entities.includes(entity)
    const ready = waits && ENTITY_DATA[entity].effect !== null
    const sprite = { kind: 'entity', entity, ready, small: at.w < 34 } as const
    return piece(entityPieceId(entity), entityPlace(entity, plan.seat), sprite, at, PIECE_LAYERS.token, {
      piece: entity,
      label: entityLabel(view, entity),
    })
  })
}

/** The kept card of a seat whose cards do not lie in the hand: its back, or nothing but its place. */
function keptPieces(view: RauhaView, { own }: TableLayout, { seat, kept: at }: SeatLayout): readonly Piece[] {
  if (seat === own) return []
  const place = keptCardPlace(seat)
  const made = view.players[seat]?.kept.made === true
  const age = view.position > 8 ? 2 : 1
  return [
    piece(`${place}:slot`, place, { kind: 'landing' }, at, PIECE_LAYERS.ground, {
      alpha: 0,
      label: hiddenKeptCardLabel(seat, made),
      targets: [placeClickTarget(place)],
    }),
    ...(made
      ? [
          piece(
            `${place}:back`,
            place,
            { kind: 'back', face: 0, age },
            fitBox(at, CARD_HEIGHT_RATIO),
            PIECE_LAYERS.token,
          ),
        ]
      : []),
  ]
}

/** The players' sheets as pieces: the large one in front, and the small ones of the others. */
import type { SheetContext } from './sheet-context.ts'
import { GODS, LAST_AGE_TRACK_STAGE, PILLARS, VITALITY_TOKEN_SLOTS_PER_PLAYER } from '../../../engine/moksha/data.ts'
import { auraNeededForMoksha, deathForecastFor, reserveDiscipleCountOf } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  ageMarkerPieceId,
  seatAgeStagePlace,
  occupationCardPieceId,
  sharedGodMarkerPieceId,
  godMarkerPlace,
  karmaPieceId,
  seatKarmaPlace,
  occupationCardPlace,
  discipleReservePlace,
  seatTokensPlace,
} from '../../../engine/moksha/places.ts'
import { boxCentredAt, splitColumns, flatMapWithBoxes, equalWeights, fitBox } from '../../art/boxes.ts'
import { placeClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { colourAndShapeOfSeat, clickableSeatHeaderFor, seatPlateAndHeaderPieces } from '../seat-boards.ts'
import { karmaTokenBoxesInSlot, karmaSlotBoxes, vitalityTokenSlotBoxes, ageStageBoxes } from './art/geometry.ts'
import { harmonyPieces } from './harmony-pieces.ts'
import {
  ageLabel,
  occupationCardLabel,
  seatGodLabel,
  heldTokenLabel,
  heldKarmaOfColourLabel,
  discipleReserveLabel,
  seatHeaderLabel,
  survivalVerdictLabel,
  deathConsequencesLabel,
} from './labels.ts'
import type { SeatLayout, TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { godName } from './names.ts'
import { actingSeat, survivalVerdictFor } from './current-state.ts'
import {
  godSlotTarget,
  equalHeldTokensTarget,
  karmaSlotsTarget,
  survivalVerdictPlace,
  deathForecastPlace,
} from './click-targets.ts'

/** The pieces of one seat's sheet. Empty if the view has no such seat. */
export function sheetPieces(
  view: MokshaView,
  parameters: SceneParameters,
  table: TableLayout,
  plan: SeatLayout,
): readonly Piece[] {
  const player = view.players[plan.seat]
  if (player === undefined) return []
  const head = clickableSeatHeaderFor(parameters, table, plan.seat, actingSeat(view))
  const sheet: SheetContext = { view, parameters, plan, player, enlargeTargets: head.enlargeTargets }
  const { seat, panel, form } = plan
  const adds = { aura: player.aura, target: auraNeededForMoksha(view.players.length) }
  return [
    ...seatPlateAndHeaderPieces(
      piece,
      [PIECE_LAYERS.panel, PIECE_LAYERS.ground],
      { seat, panel, header: form.header },
      head,
      seatHeaderLabel(view, seat),
      adds,
    ),
    ...lifePieces(sheet),
    ...harmonyPieces(sheet),
    ...tokenPieces(sheet),
    ...karmaPieces(sheet),
    ...godPieces(sheet),
    reservePiece(sheet),
  ]
}

/** Occupation, age, and whether this life goes on. */
function lifePieces({ view, parameters, plan, player, enlargeTargets }: SheetContext): readonly Piece[] {
  const { seat, large, form } = plan
  const { occupation, stage } = player
  const { textScale } = parameters
  const place = occupationCardPlace(seat)
  const comes = survivalVerdictFor(view, seat, player)
  const { fate } = comes
  const { aura, total, target, caste } = deathForecastFor(view, seat)
  const worth = { aura, total, target, caste }
  const verdict = { kind: 'verdict', ...comes, large, textScale } as const
  const ended = fate === 'dead' || fate === 'free'
  const stages = ageStageBoxes(form.age, LAST_AGE_TRACK_STAGE)
  const now = stages[stage - 1] ?? form.age
  const track = { kind: 'age', stage, vitality: ended ? -1 : comes.vitality, small: !large } as const
  const more = { targets: enlargeTargets }
  return [
    piece(`card:${seat}`, place, { kind: 'card', occupation, large, textScale }, form.card, PIECE_LAYERS.card, {
      piece: occupationCardPieceId(occupation),
      label: occupationCardLabel(occupation),
      ...more,
    }),
    piece(`seat${seat}:verdict`, `seat${seat}`, verdict, form.verdict, PIECE_LAYERS.ground, {
      label: survivalVerdictLabel(view, seat),
      targets: [placeClickTarget(survivalVerdictPlace(seat)), ...enlargeTargets],
    }),
    piece(
      `seat${seat}:worth`,
      `seat${seat}`,
      { kind: 'worth', fate, large, textScale, ...worth },
      form.worth,
      PIECE_LAYERS.ground,
      {
        label: deathConsequencesLabel(view, seat),
        targets: [placeClickTarget(deathForecastPlace(seat)), ...enlargeTargets],
      },
    ),
    piece(`seat${seat}:age`, `seat${seat}:life`, track, form.age, PIECE_LAYERS.ground, {
      label: ageLabel(view, seat),
      ...more,
    }),
    piece(
      `age:${seat}`,
      seatAgeStagePlace(seat, stage),
      { kind: 'ageMark', ...colourAndShapeOfSeat(parameters, seat) },
      large
        ? boxCentredAt({ x: now.x + now.w / 2, y: now.y + now.h * 0.3 }, Math.min(now.w * 0.8, now.h * 0.56))
        : fitBox(now),
      PIECE_LAYERS.mark,
      { piece: ageMarkerPieceId(seat) },
    ),
  ]
}

function tokenPieces({ plan, player, enlargeTargets }: SheetContext): readonly Piece[] {
  const { seat, form } = plan
  const place = seatTokensPlace(seat)
  const spots = vitalityTokenSlotBoxes(form.tokens)
  return [
    ...spots.map((at, i) =>
      piece(
        `${place}:slot:${i}`,
        place,
        { kind: 'slot', aura: i === VITALITY_TOKEN_SLOTS_PER_PLAYER - 1 && !player.slotAura },
        at,
        PIECE_LAYERS.ground,
        { targets: enlargeTargets },
      ),
    ),
    ...flatMapWithBoxes(player.tokens, spots, (token, at, i) =>
      piece(`held:${seat}:${token}:${i}`, place, { kind: 'token', face: 1, token }, at, PIECE_LAYERS.token, {
        piece: token,
        label: heldTokenLabel(seat, token),
        targets: [equalHeldTokensTarget(seat, token), ...enlargeTargets],
      }),
    ),
  ]
}

/** Two places for each colour, clicked as one. */
function karmaPieces({ plan, player, enlargeTargets }: SheetContext): readonly Piece[] {
  const { seat, form } = plan
  const place = seatKarmaPlace(seat)
  return flatMapWithBoxes(PILLARS, karmaSlotBoxes(form.karma), (pillar, at) => {
    const { id } = karmaSlotsTarget(seat, pillar)
    const count = player.karma[pillar]
    return [
      piece(id, place, { kind: 'karmaSlot', pillar }, at, PIECE_LAYERS.ground, {
        label: heldKarmaOfColourLabel(seat, pillar, count),
        targets: enlargeTargets,
      }),
      ...karmaTokenBoxesInSlot(at)
        .slice(0, count)
        .map((spot, nth) =>
          piece(`${id}:${nth}`, place, { kind: 'karma', pillar }, spot, PIECE_LAYERS.token, {
            piece: karmaPieceId(pillar),
          }),
        ),
    ]
  })
}

function godPieces({ plan, player, enlargeTargets }: SheetContext): readonly Piece[] {
  const { seat, form } = plan
  const spots = splitColumns(form.gods, equalWeights(GODS.length), Math.min(6, form.gods.w * 0.02))
  return flatMapWithBoxes(GODS, spots, (god, at) => {
    const state = player.gods[god]
    const place = godMarkerPlace(seat, god)
    const sprite = { kind: 'god', face: state === 'used' ? 0 : 1, god, state } as const
    return piece(place, place, sprite, fitBox(at), PIECE_LAYERS.card, {
      piece: state === 'none' ? undefined : sharedGodMarkerPieceId(god),
      label: seatGodLabel(seat, god, state),
      name: godName(god),
      targets: [godSlotTarget(seat, god), ...enlargeTargets],
    })
  })
}

function reservePiece({ view, parameters, plan, player, enlargeTargets }: SheetContext): Piece {
  const { seat, form } = plan
  const place = discipleReservePlace(seat)
  const sprite = {
    kind: 'reserve',
    count: reserveDiscipleCountOf(player),
    ...colourAndShapeOfSeat(parameters, seat),
  } as const
  return piece(place, place, sprite, form.reserve, PIECE_LAYERS.ground, {
    label: discipleReserveLabel(view, seat),
    targets: enlargeTargets,
  })
}

/** What belongs to the seats, as pieces: the sheet in front, and the others at a glance. */
import { GODS, LAST_AGE_STAGE, PILLARS, TOKEN_SLOTS } from '../../../engine/moksha/data.ts'
import { auraTargetFor, deathForecastFor, reserveDisciplesOf } from '../../../engine/moksha/index.ts'
import type { MokshaView, Player } from '../../../engine/moksha/index.ts'
import {
  agePiece,
  agePlace,
  cardPiece,
  godPiece,
  godPlace,
  karmaPiece,
  karmaPlace,
  occupationPlace,
  reservePlace,
  tokensPlace,
} from '../../../engine/moksha/places.ts'
import { around, columns, eachIn, equal, fitted } from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import type { Piece, Vantage, Target } from '../../stage/scene.ts'
import { badge, headOf, headPieces } from '../seats.ts'
import { karmaBoxes, karmaSlots, slotBoxes, stageBoxes } from './art/geometry.ts'
import { harmonyPieces } from './harmony.ts'
import {
  ageLabel,
  cardLabel,
  godLabel,
  heldLabel,
  karmaLabel,
  reserveLabel,
  seatLabel,
  verdictLabel,
  worthLabel,
} from './labels.ts'
import type { SeatPlan, TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { godName } from './names.ts'
import { actingSeat, verdictOf } from './now.ts'
import { godTarget, heldTarget, karmaTarget, verdictPlace, worthPlace } from './pieces.ts'

export function sheetPieces(view: MokshaView, vantage: Vantage, table: TablePlan, plan: SeatPlan): readonly Piece[] {
  const player = view.players[plan.seat]
  if (player === undefined) return []
  const head = headOf(vantage, table, plan.seat, actingSeat(view))
  const sheet: Sheet = { view, vantage, plan, player, means: head.means }
  const { seat, panel, form } = plan
  const adds = { aura: player.aura, target: auraTargetFor(view.players.length) }
  return [
    ...headPieces(
      piece,
      [LAYER.panel, LAYER.ground],
      { seat, panel, header: form.header },
      head,
      seatLabel(view, seat),
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

/** One sheet on its way to pieces. */
export interface Sheet {
  readonly view: MokshaView
  readonly vantage: Vantage
  readonly plan: SeatPlan
  readonly player: Player
  /** What a click on anything of a sheet at a glance does. */
  readonly means: readonly Target[]
}

/** Occupation, age, and whether this life goes on. */
function lifePieces({ view, vantage, plan, player, means }: Sheet): readonly Piece[] {
  const { seat, large, form } = plan
  const { occupation, stage } = player
  const { textScale } = vantage
  const place = occupationPlace(seat)
  const comes = verdictOf(view, seat, player)
  const { fate } = comes
  const { aura, total, target, caste } = deathForecastFor(view, seat)
  const worth = { aura, total, target, caste }
  const verdict = { kind: 'verdict', ...comes, large, textScale } as const
  const ended = fate === 'dead' || fate === 'free'
  const stages = stageBoxes(form.age, LAST_AGE_STAGE)
  const now = stages[stage - 1] ?? form.age
  const track = { kind: 'age', stage, vitality: ended ? -1 : comes.vitality, small: !large } as const
  const more = { targets: means }
  return [
    piece(`card:${seat}`, place, { kind: 'card', occupation, large, textScale }, form.card, LAYER.card, {
      piece: cardPiece(occupation),
      label: cardLabel(occupation),
      ...more,
    }),
    piece(`seat${seat}:verdict`, `seat${seat}`, verdict, form.verdict, LAYER.ground, {
      label: verdictLabel(view, seat),
      targets: [onPlace(verdictPlace(seat)), ...means],
    }),
    piece(
      `seat${seat}:worth`,
      `seat${seat}`,
      { kind: 'worth', fate, large, textScale, ...worth },
      form.worth,
      LAYER.ground,
      {
        label: worthLabel(view, seat),
        targets: [onPlace(worthPlace(seat)), ...means],
      },
    ),
    piece(`seat${seat}:age`, `seat${seat}:life`, track, form.age, LAYER.ground, {
      label: ageLabel(view, seat),
      ...more,
    }),
    piece(
      `age:${seat}`,
      agePlace(seat, stage),
      { kind: 'ageMark', ...badge(vantage, seat) },
      large
        ? around({ x: now.x + now.w / 2, y: now.y + now.h * 0.3 }, Math.min(now.w * 0.8, now.h * 0.56))
        : fitted(now),
      LAYER.mark,
      { piece: agePiece(seat) },
    ),
  ]
}

function tokenPieces({ plan, player, means }: Sheet): readonly Piece[] {
  const { seat, form } = plan
  const place = tokensPlace(seat)
  const spots = slotBoxes(form.tokens)
  return [
    ...spots.map((at, i) =>
      piece(
        `${place}:slot:${i}`,
        place,
        { kind: 'slot', aura: i === TOKEN_SLOTS - 1 && !player.slotAura },
        at,
        LAYER.ground,
        { targets: means },
      ),
    ),
    ...eachIn(player.tokens, spots, (token, at, i) =>
      piece(`held:${seat}:${token}:${i}`, place, { kind: 'token', face: 1, token }, at, LAYER.token, {
        piece: token,
        label: heldLabel(seat, token),
        targets: [heldTarget(seat, token), ...means],
      }),
    ),
  ]
}

/** Two places for each colour, clicked as one. */
function karmaPieces({ plan, player, means }: Sheet): readonly Piece[] {
  const { seat, form } = plan
  const place = karmaPlace(seat)
  return eachIn(PILLARS, karmaSlots(form.karma), (pillar, at) => {
    const { id } = karmaTarget(seat, pillar)
    const count = player.karma[pillar]
    return [
      piece(id, place, { kind: 'karmaSlot', pillar }, at, LAYER.ground, {
        label: karmaLabel(seat, pillar, count),
        targets: means,
      }),
      ...karmaBoxes(at)
        .slice(0, count)
        .map((spot, nth) =>
          piece(`${id}:${nth}`, place, { kind: 'karma', pillar }, spot, LAYER.token, { piece: karmaPiece(pillar) }),
        ),
    ]
  })
}

function godPieces({ plan, player, means }: Sheet): readonly Piece[] {
  const { seat, form } = plan
  const spots = columns(form.gods, equal(GODS.length), Math.min(6, form.gods.w * 0.02))
  return eachIn(GODS, spots, (god, at) => {
    const state = player.gods[god]
    const place = godPlace(seat, god)
    const look = { kind: 'god', face: state === 'used' ? 0 : 1, god, state } as const
    return piece(place, place, look, fitted(at), LAYER.card, {
      piece: state === 'none' ? undefined : godPiece(god),
      label: godLabel(seat, god, state),
      name: godName(god),
      targets: [godTarget(seat, god), ...means],
    })
  })
}

function reservePiece({ view, vantage, plan, player, means }: Sheet): Piece {
  const { seat, form } = plan
  const place = reservePlace(seat)
  const look = { kind: 'reserve', count: reserveDisciplesOf(player), ...badge(vantage, seat) } as const
  return piece(place, place, look, form.reserve, LAYER.ground, { label: reserveLabel(view, seat), targets: means })
}

/** The pieces of a seat: its panel with header and rings, its Deeds, its piles, and a small Hand. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { KARMIC_LADDER } from '../../../engine/karmaka/data.ts'
import { sideOf } from '../../../engine/karmaka/index.ts'
import type { KarmakaView, ViewedPlayer } from '../../../engine/karmaka/index.ts'
import { zonePlace, RING_PIECE } from '../../../engine/karmaka/places.ts'
import { makeBox, clamp, flatMapWithBoxes, layoutOverlappingRow, type Box } from '../../art/boxes.ts'
import { placeClickTarget, seatClickTarget, pileToggleClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { lifeProgressOf } from './seat-figures.ts'
import { longestSeatName, seatStyleOf } from '../seat-boards.ts'
import { deedBoxes, hasThreeHeaderLines } from './art/geometry.ts'
import { otherSeatHandPieces } from './hand-pieces.ts'
import { deedLabel, deedsLabel, cardZoneLabel, seatOrSupplyRingsLabel, seatPanelLabel } from './labels.ts'
import type { SeatLayout } from './layout.ts'
import type { TeamMark } from './sprite-specs.ts'
import { hasJustEndedLife, activeFrame } from './current-state.ts'
import { pileCardPieceId } from './click-paths.ts'
import { faceUpCardSpec, PIECE_LAYERS, piece } from './piece-factory.ts'
import type { KarmakaMessageId } from './names.ts'
import { faceDownPilePieces } from './pile-pieces.ts'

interface Context {
  readonly view: KarmakaView
  readonly parameters: SceneParameters
  readonly seat: Seat
  readonly player: ViewedPlayer
  readonly plan: SeatLayout
}

/** Minimum width of a pile whose full name has room in every language, in CSS pixels. */
const WHOLE_NAME = 60

/** The message id of the name under a seat's pile: a short name if the pile is narrow; empty if there is no room for one. */
function pileCaption({ large, captions, future }: SeatLayout, zone: 'hand' | 'deck' | 'future'): KarmakaMessageId | '' {
  if (!captions) return ''
  return large && future.w >= WHOLE_NAME ? `pile.${zone}` : `sign.pile.${zone}`
}

/** All pieces of one seat, except the Hand of the seat at the bottom, which `bottomSeatHandPieces` makes. */
export function seatPiecesWithoutOwnHand(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: SeatLayout,
): readonly Piece[] {
  const { seat } = plan
  const player = view.players[seat]
  if (player === undefined) return []
  const context: Context = { view, parameters, seat, player, plan }
  return [
    ...headPieces(context),
    ...deedPieces(context),
    ...storePieces(context),
    ...(plan.hand === undefined
      ? []
      : otherSeatHandPieces(view, parameters, seat, plan.hand, pileCaption(plan, 'hand'))),
  ]
}

/** The mark of the team that a seat plays for. */
function teamOf(view: KarmakaView, seat: Seat): TeamMark {
  if (view.variant === 'free') return 'none'
  const side = sideOf(view.variant, seat)
  if (view.variant === 'wolf') return side === 0 ? 'wolf' : 'moon'
  return side === 0 ? 'sun' : 'moon'
}

function headPieces({ view, parameters, seat, player, plan }: Context): readonly Piece[] {
  const place = `seat${seat}`
  const { sums, colour, need } = lifeProgressOf(view, seat)
  const { textScale } = parameters
  const top = activeFrame(view)
  const team = teamOf(view, seat)
  const turn = (view.winner ?? parameters.acting ?? view.stack[0]?.seat) === seat
  // The rings are at the position of the enlarge button of other games.
  const longest = plan.large ? '' : longestSeatName(parameters)
  const who = { ...seatStyleOf(parameters, seat), large: plan.large, turn }
  const head = { ...who, button: 'none', textScale, longest, most: 0 } as const
  const rung = KARMIC_LADDER[player.rung]?.id ?? 'transcendence'
  const stands = { rung, over: hasJustEndedLife(view, seat), ...sums, best: colour, need, rings: player.rings }
  const asked = top?.kind === 'offer' && top.seat === seat && parameters.acting === undefined
  return [
    piece(
      `${place}:panel`,
      place,
      { kind: 'panel', asked, team, turn, colour: head.colour },
      plan.panel,
      PIECE_LAYERS.panel,
      {
        label: seatPanelLabel(view, seat),
        targets: [seatClickTarget(seat)],
      },
    ),
    piece(`${place}:header`, place, { kind: 'header', ...head, team, ...stands }, plan.header, PIECE_LAYERS.ground),
    ...ringPieces({ view, seat, player, plan }),
  ]
}

/** The rings, which overlap: at the end of the first line of the header, or of the last one if it has three. */
function ringPieces({ view, seat, player, plan }: Omit<Context, 'parameters'>): readonly Piece[] {
  const place = zonePlace(seat, 'rings')
  const { header } = plan
  const high = hasThreeHeaderLines(header)
  const size = clamp(header.h * 0.3, 11, Math.max(11, Math.min(header.w * 0.13, 34)))
  const width = header.w * (high ? 0.36 : 0.42)
  const top = high ? header.y + header.h - size : header.y
  const line = makeBox(header.x + header.w - size * 0.1 - width, top, width, size)
  // A seat without rings still has an invisible piece, to which a new ring can fly.
  const spots = layoutOverlappingRow(line, Math.max(1, player.rings), 0.62, size)
  return spots.map((spot, i) => {
    const at = { ...spot, x: 2 * line.x + line.w - spot.x - size }
    if (player.rings === 0) return piece(`${place}:none`, place, { kind: 'ring' }, at, PIECE_LAYERS.token, { alpha: 0 })
    const label = i === 0 ? seatOrSupplyRingsLabel(view, seat) : undefined
    return piece(`${place}:${i}`, place, { kind: 'ring' }, at, PIECE_LAYERS.token, { piece: RING_PIECE, label })
  })
}

function deedPieces({ view, parameters, seat, player, plan }: Context): readonly Piece[] {
  const place = zonePlace(seat, 'deeds')
  const caption = plan.large ? 'pile.deeds' : ''
  const boxes = deedBoxes(deedArea(plan), player.deeds.length)
  return [
    piece(
      `${place}:zone`,
      place,
      { kind: 'deeds', caption, textScale: parameters.textScale },
      plan.deeds,
      PIECE_LAYERS.ground,
      {
        label: deedsLabel(view, seat),
        targets: [placeClickTarget(place)],
      },
    ),
    ...flatMapWithBoxes(player.deeds, boxes, (card, spot, at) => {
      const exposed = at === player.deeds.length - 1
      return piece(
        pileCardPieceId(place, at),
        place,
        faceUpCardSpec(card, parameters, exposed),
        spot,
        PIECE_LAYERS.card,
        {
          piece: card,
          label: deedLabel(seat, card, exposed),
        },
      )
    }),
  ]
}

/** The box for the Deeds within their area. */
function deedArea({ deeds, large }: SeatLayout): Box {
  const pad = Math.min(deeds.h * 0.06, 6)
  return makeBox(deeds.x + pad * (large ? 1.6 : 1), deeds.y + pad, deeds.w - pad * (large ? 3.2 : 2), deeds.h - 2 * pad)
}

function storePieces({ view, parameters, seat, player, plan }: Context): readonly Piece[] {
  const browsable = parameters.viewer === seat || parameters.viewer === 'open'
  const opens = browsable && player.future.count > 0 ? [pileToggleClickTarget(zonePlace(seat, 'future'))] : []
  return (['deck', 'future'] as const).flatMap((zone) => {
    const place = zonePlace(seat, zone)
    return faceDownPilePieces({
      place,
      area: plan[zone],
      pile: player[zone],
      future: zone === 'future',
      caption: pileCaption(plan, zone),
      label: cardZoneLabel(view, seat, zone),
      targets: zone === 'future' ? [placeClickTarget(place), ...opens] : [placeClickTarget(place)],
      textScale: parameters.textScale,
    })
  })
}

/** The pieces of piles (slot, uppermost cards, number), and those of the centre of the table. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { KarmakaView, FacedownPileView } from '../../../engine/karmaka/index.ts'
import { boxCentredAt, makeBox, centreOf as middle, clamp, type Box } from '../../art/boxes.ts'
import { placeClickTarget, pileToggleClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters, ClickTarget } from '../../stage/scene.ts'
import { pileCaptionHeight, CARD_WIDTH_RATIO, fitCard } from './art/geometry.ts'
import { cardLabel, centreLabel, ruinsLabel, wellLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'
import { activeFrame } from './current-state.ts'
import { pileCardPieceId } from './click-paths.ts'
import { faceUpCardSpec, PIECE_LAYERS, piece } from './piece-factory.ts'
import type { KarmakaMessageId } from './names.ts'

/** Maximum number of uppermost cards that are pieces; cards below them are not visible. */
const MAX_VISIBLE_CARDS = 3

interface PileLayout {
  readonly place: string
  readonly area: Box
  readonly pile: FacedownPileView
  /** Whether it is a Future Life, whose cards have a different back. */
  readonly future: boolean
  readonly caption: KarmakaMessageId | ''
  readonly label: Message
  readonly targets: readonly ClickTarget[]
  readonly textScale: number
}

/**
 * The box of the cards of a pile within its area, above the name of the pile. @param caption message id of the name; empty:
 * no name
 */
export function pileCardBox(area: Box, caption: KarmakaMessageId | '', textScale: number): Box {
  const foot = caption === '' ? 0 : pileCaptionHeight(area, textScale)
  return fitCard(makeBox(area.x, area.y, area.w, area.h - foot))
}

/** The pieces of a facedown pile: its slot, the backs of its uppermost cards, and the number of cards. */
export function faceDownPilePieces(of: PileLayout): readonly Piece[] {
  const { place, area, pile, future, caption, label, targets, textScale } = of
  const card = pileCardBox(area, caption, textScale)
  const known = new Map(pile.known.map(({ at, card: name }) => [at, name]))
  return [
    piece(`${place}:slot`, place, { kind: 'slot', caption, textScale }, area, PIECE_LAYERS.ground, { label, targets }),
    ...uppermost(pile.count).map((at, i, { length }) =>
      // The card name pairs the piece with `moved` events; the card stays facedown.
      piece(
        pileCardPieceId(place as never, at),
        place,
        { kind: 'back', face: 0, future },
        raised(card, i, length),
        PIECE_LAYERS.card,
        { piece: known.get(at) },
      ),
    ),
    pileCountPiece(place, card, pile.count),
  ]
}

function uppermost(count: number): readonly number[] {
  const seen = Math.min(MAX_VISIBLE_CARDS, count)
  return Array.from({ length: seen }, (_, i) => count - seen + i)
}

/** The box of a card in a pile: slightly higher than that of the card below it. */
function raised({ x, y, w, h }: Box, index: number, of: number): Box {
  const lift = Math.max(1, h * 0.018)
  return makeBox(x, y + lift * (of - 1 - index) - lift, w, h)
}

/**
 * The piece with the number of cards of a pile: at the upper right corner of the cards, where no card has text.
 * @param card box of the cards
 */
export function pileCountPiece(place: string, card: Box, count: number): Piece {
  const size = clamp(card.h * 0.24, 13, 34)
  const at = makeBox(card.x + card.w - size * 0.98, card.y - size * 0.2, size * 1.2, size)
  return piece(`${place}:count`, place, { kind: 'count', count }, at, PIECE_LAYERS.count)
}

/**
 * All pieces of the Well (the facedown draw pile of all players), of the Ruins (the discard pile), and of the centre
 * between them, where cards are played for their ability.
 */
export function wellCentreAndRuinsPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const { textScale } = parameters
  const well = faceDownPilePieces({
    place: 'well',
    area: plan.well,
    pile: view.well,
    future: false,
    caption: 'place.well',
    label: wellLabel(view),
    targets: [placeClickTarget('well')],
    textScale,
  })
  return [...well, ...ruinsPieces(view, plan, textScale), ...centrePieces(view, plan, textScale)]
}

/** The Ruins: a faceup pile, whose uppermost cards are spread a little. */
function ruinsPieces(view: KarmakaView, { ruins: area }: TableLayout, textScale: number): readonly Piece[] {
  const caption = 'place.ruins'
  const whole = pileCardBox(area, caption, textScale)
  const w = whole.w * 0.9
  const h = w / CARD_WIDTH_RATIO
  const targets = view.ruins.length > 0 ? [pileToggleClickTarget('ruins')] : []
  const spots = [
    { x: 0, y: 0, turn: -0.06 },
    { x: 0.55, y: 0.35, turn: 0.045 },
    { x: 1, y: 1, turn: -0.012 },
  ]
  return [
    piece('ruins:slot', 'ruins', { kind: 'slot', caption, textScale }, area, PIECE_LAYERS.ground, {
      label: ruinsLabel(view),
      targets,
    }),
    ...uppermost(view.ruins.length).flatMap((at, i, { length }) => {
      const card = view.ruins[at]
      const spot = spots[i + spots.length - length]
      if (card === undefined || spot === undefined) return []
      const lies = makeBox(whole.x + (whole.w - w) * spot.x, whole.y + (whole.h - h) * spot.y, w, h)
      return [
        piece(pileCardPieceId('ruins', at), 'ruins', faceUpCardSpec(card, { textScale }), lies, PIECE_LAYERS.card, {
          piece: card,
          label: cardLabel(card),
          targets,
          turn: spot.turn,
        }),
      ]
    }),
    pileCountPiece('ruins', whole, view.ruins.length),
  ]
}

function centrePieces(view: KarmakaView, plan: TableLayout, textScale: number): readonly Piece[] {
  const sprite: KarmakaSpriteSpec = { kind: 'centre', caption: 'sign.centre', textScale }
  const zone = piece('centre:zone', 'centre', sprite, plan.centre, PIECE_LAYERS.ground, {
    label: centreLabel(view),
    targets: [placeClickTarget('centre')],
  })
  const { centre: card } = view
  if (card === null) return [zone]
  const at = centreCardBox(plan, activeFrame(view)?.kind === 'offer')
  return [
    zone,
    piece(`centre:${card}`, 'centre', faceUpCardSpec(card, { textScale }), at, PIECE_LAYERS.centre, {
      piece: card,
      label: centreLabel(view),
    }),
  ]
}

/** The box of the card in the centre. @param offered whether the card is being offered to a seat; it is then larger */
export function centreCardBox({ centre }: TableLayout, offered: boolean): Box {
  const h = centre.h * (offered ? 1.24 : 0.94)
  return boxCentredAt(middle(centre), h * CARD_WIDTH_RATIO, h)
}

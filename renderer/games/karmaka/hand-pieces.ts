/** The pieces of Hands: the fan of the seat in front, and the small Hands of the others. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaPromptKind, KarmakaView } from '../../../engine/karmaka/index.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import { makeBox, clamp, flatMapWithBoxes, boundingBox, layoutOverlappingRow, type Box } from '../../art/boxes.ts'
import { boxToCssPixelRect } from '../../art/piece-factory.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { pairWithDuplicateIndex } from '../duplicate-index.ts'
import { pileCaptionHeight, CARD_WIDTH_RATIO, layoutHandCards, type FannedCard } from './art/geometry.ts'
import { cardLabel, cardZoneLabel } from './labels.ts'
import { ANSWER_AREA_WIDTH_BOUNDS, type TableLayout } from './layout.ts'
import type { KarmakaSpriteSpec } from './sprite-specs.ts'
import { cardName } from './names.ts'
import { pendingPrompt, activeFrame } from './current-state.ts'
import { handCardPieceId } from './click-paths.ts'
import { faceUpCardSpec, PIECE_LAYERS, piece } from './piece-factory.ts'
import type { KarmakaMessageId } from './names.ts'
import { pileCountPiece } from './pile-pieces.ts'

/** A card of a Hand. Without `card` the viewer does not know it. */
interface Held {
  readonly id: string
  readonly card: CardId | undefined
}

function heldBy(view: KarmakaView, seat: Seat): readonly Held[] {
  const hand = view.players[seat]?.hand ?? { count: 0, known: [] }
  const top = activeFrame(view)
  const target = top?.kind === 'ability' && top.asks === 'takePicked' ? top.target : undefined
  const picked = target === seat ? view.picked : { count: 0, known: [] }
  const rest = [...picked.known]
  const known = pairWithDuplicateIndex(hand.known).flatMap(([card, nth]): readonly Held[] => {
    const away = rest.indexOf(card)
    if (away >= 0) {
      rest.splice(away, 1)
      return []
    }
    return [{ id: handCardPieceId(seat, card, nth), card }]
  })
  const lying = hand.count - picked.count
  // A viewer who knows the Hand, but not which of its cards were picked, does not know which cards are left.
  const named = known.length <= lying ? known : []
  const hidden = lying - named.length
  const backs = Array.from({ length: hidden }, (_, i): Held => ({
    id: `seat${seat}:hand:back:${i}`,
    card: undefined,
  }))
  return [...backs, ...named]
}

function heldPiece({ id, card }: Held, place: string, at: Box, turn: number, parameters: SceneParameters): Piece {
  const sprite: KarmakaSpriteSpec =
    card === undefined ? { kind: 'back', face: 0, future: false } : faceUpCardSpec(card, parameters)
  const said = card === undefined ? {} : { label: cardLabel(card), name: cardName(card) }
  return piece(id, place, sprite, at, PIECE_LAYERS.card, { piece: card, ...said, turn })
}

/** The pieces of the Hand of the seat at the bottom, as a fan of cards. */
export function bottomSeatHandPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const { own, hand } = plan
  const place = zonePlace(own, 'hand')
  const held = heldBy(view, own)
  const { laid } = laidHand(view, parameters, plan)
  return [
    piece(
      `${place}:zone`,
      place,
      { kind: 'slot', caption: '', textScale: parameters.textScale },
      hand,
      PIECE_LAYERS.panel,
      {
        alpha: 0,
        label: held.every(({ card }) => card !== undefined) ? undefined : cardZoneLabel(view, own, 'hand'),
      },
    ),
    ...held.flatMap((each, i) => {
      const spot = laid[i]
      return spot === undefined ? [] : [heldPiece(each, place, spot.at, spot.turn, parameters)]
    }),
  ]
}

/** Kinds of prompt without a button beside the cards, for the own seat; the prompts of other seats have none either. */
const BARE: readonly KarmakaPromptKind[] = [
  ...(['draw', 'death', 'mustPlay', 'target', 'ruinFor', 'ruin', 'deny', 'ruinDeed'] as const),
  ...(['putBack', 'salvage', 'recycle', 'recall', 'swindle', 'embody', 'mimic'] as const),
]

const ROUNDING_PX = 0.5

/** The room for the cards of the fan, and the room for answers beside it. */
type Foot = Pick<TableLayout, 'hand' | 'answers'>

/** The positions of the cards of the fan, and the areas used. If no buttons are expected, the cards use their area too. */
function laidHand(
  view: KarmakaView,
  { textScale }: SceneParameters,
  plan: TableLayout,
): { readonly laid: readonly FannedCard[]; readonly foot: Foot } {
  const { own, hand, answers } = plan
  const { length } = heldBy(view, own)
  const kind = activeFrame(view)?.seat === own ? pendingPrompt(view)?.kind : undefined
  if (kind === undefined || BARE.includes(kind))
    return { laid: layoutHandCards(boundingBox([hand, answers]), length), foot: plan }
  const wider = widened(plan, textScale)
  const foot = isCrowded(layoutHandCards(hand, length), layoutHandCards(wider.hand, length)) ? wider : plan
  return { laid: midway(layoutHandCards(foot.hand, length), foot), foot }
}

/** Whether a card of a fan covers its neighbour, or would be larger in the wider area. */
function isCrowded(cards: readonly FannedCard[], inWider: readonly FannedCard[]): boolean {
  const [first, second] = cards
  const [larger] = inWider
  if (first === undefined || second === undefined || larger === undefined) return false
  return second.at.x - first.at.x < first.at.w || first.at.w < larger.at.w - ROUNDING_PX
}

/** Widens the area of cards that would cover each other, by the part of the buttons' area that a single button does not need. */
function widened({ hand, answers }: Foot, textScale: number): Foot {
  const more = Math.max(0, answers.w - ANSWER_AREA_WIDTH_BOUNDS.least * Math.max(1, textScale))
  return {
    hand: { ...hand, w: hand.w + more },
    answers: { ...answers, x: answers.x + more, w: answers.w - more },
  }
}

/**
 * The rectangle for the answer buttons, beside the Hand of the seat at the bottom.
 * @returns undefined if cards of the Hand cover it
 */
export function freeAnswerButtonsRect(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
): Scene['answers'] {
  const { laid, foot } = laidHand(view, parameters, plan)
  const taken = laid.some(({ at }) => at.x + at.w > foot.answers.x)
  return taken ? undefined : boxToCssPixelRect(foot.answers)
}

/** Moves the cards towards the middle of the table, as far as the area for the buttons stays free. */
function midway(laid: readonly FannedCard[], { hand, answers }: Foot): readonly FannedCard[] {
  if (laid.length === 0) return laid
  const cards = boundingBox(laid.map(({ at }) => at))
  // A turned card reaches further.
  const more = Math.max(...laid.map(({ at, turn }) => Math.sin(Math.abs(turn)) * at.h)) / 2
  const by = clamp(hand.x + hand.w - cards.x - cards.w - more, 0, answers.w / 2)
  return laid.map(({ at, turn }) => ({ at: { ...at, x: at.x + by }, turn }))
}

/**
 * The pieces of the Hand of a seat that is not at the bottom: small, with the number of its cards. Cards that the viewer
 * knows are faceup.
 * @param whole area with the name below the cards
 * @param caption message id of the name; empty: no name
 */
export function otherSeatHandPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  seat: Seat,
  whole: Box,
  caption: KarmakaMessageId | '',
): readonly Piece[] {
  const place = zonePlace(seat, 'hand')
  const held = heldBy(view, seat)
  const foot = caption === '' ? 0 : pileCaptionHeight(whole, parameters.textScale)
  const area = makeBox(whole.x, whole.y, whole.w, whole.h - foot)
  const width = Math.min(area.h * CARD_WIDTH_RATIO, area.w)
  const spots = layoutOverlappingRow(area, Math.max(1, held.length), 0.62, width, width / CARD_WIDTH_RATIO)
  const { textScale } = parameters
  const { count } = view.players[seat]?.hand ?? { count: 0 }
  // Centred under its cards.
  const cards = boundingBox(spots)
  const name = makeBox(cards.x, whole.y + whole.h - foot, cards.w, foot)
  return [
    piece(`${place}:zone`, place, { kind: 'slot', caption: '', textScale }, whole, PIECE_LAYERS.ground, {
      alpha: 0,
      label: cardZoneLabel(view, seat, 'hand'),
    }),
    ...(caption === ''
      ? []
      : [piece(`${place}:name`, place, { kind: 'caption', caption, textScale }, name, PIECE_LAYERS.ground)]),
    ...flatMapWithBoxes(held, spots, (each, at) => heldPiece(each, place, at, 0, parameters)),
    pileCountPiece(place, spots.at(-1) ?? area, count),
  ]
}

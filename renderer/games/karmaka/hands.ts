/** Hands as pieces: the fan of the seat in front, and the small ones of the others. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaPromptKind, KarmakaView } from '../../../engine/karmaka/index.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import { box, clamp, eachIn, hull, row, type Box } from '../../art/boxes.ts'
import { rectOf } from '../../art/make.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import { counted } from '../counted.ts'
import { captionHeight, CARD_SHAPE, fan, type Laid } from './art/geometry.ts'
import { cardLabel, pileLabel } from './labels.ts'
import { ANSWERS, type TablePlan } from './layout.ts'
import type { KarmakaLook } from './looks.ts'
import { cardName } from './names.ts'
import { asked, topOf } from './now.ts'
import { handPiece } from './paths.ts'
import { faceOf, LAYER, piece } from './make.ts'
import type { KarmakaId } from './names.ts'
import { countPiece } from './stacks.ts'

/** Cards of a Hand: those whose faces are known by name, the others counted. */
interface Held {
  readonly id: string
  readonly card: Card | undefined
}

function heldBy(view: KarmakaView, seat: Seat): readonly Held[] {
  const hand = view.players[seat]?.hand ?? { count: 0, known: [] }
  const top = topOf(view)
  const target = top?.kind === 'ability' && top.asks === 'takePicked' ? top.target : undefined
  const picked = target === seat ? view.picked : { count: 0, known: [] }
  const rest = [...picked.known]
  const known = counted(hand.known).flatMap(([card, nth]): readonly Held[] => {
    const away = rest.indexOf(card)
    if (away >= 0) {
      rest.splice(away, 1)
      return []
    }
    return [{ id: handPiece(seat, card, nth), card }]
  })
  const lying = hand.count - picked.count
  // Who knows the Hand but not which of it was picked cannot tell what is left lying.
  const named = known.length <= lying ? known : []
  const hidden = lying - named.length
  const backs = Array.from({ length: hidden }, (_, i): Held => ({
    id: `seat${seat}:hand:back:${i}`,
    card: undefined,
  }))
  return [...backs, ...named]
}

function heldPiece({ id, card }: Held, place: string, at: Box, turn: number, vantage: Vantage): Piece {
  const look: KarmakaLook = card === undefined ? { kind: 'back', face: 0, future: false } : faceOf(card, vantage)
  const said = card === undefined ? {} : { label: cardLabel(card), name: cardName(card) }
  return piece(id, place, look, at, LAYER.card, { piece: card, ...said, turn })
}

/** The fan of the seat at the bottom. */
export function handPieces(view: KarmakaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const { own, hand } = plan
  const place = zonePlace(own, 'hand')
  const held = heldBy(view, own)
  const { laid } = laidHand(view, vantage, plan)
  return [
    piece(`${place}:zone`, place, { kind: 'slot', caption: '', textScale: vantage.textScale }, hand, LAYER.panel, {
      alpha: 0,
      label: held.every(({ card }) => card !== undefined) ? undefined : pileLabel(view, own, 'hand'),
    }),
    ...held.flatMap((each, i) => {
      const spot = laid[i]
      return spot === undefined ? [] : [heldPiece(each, place, spot.at, spot.turn, vantage)]
    }),
  ]
}

/** What the own seat may be asked has no button beside the cards; nor has what others are asked. */
const BARE: readonly KarmakaPromptKind[] = [
  ...(['draw', 'death', 'mustPlay', 'target', 'ruinFor', 'ruin', 'deny', 'ruinDeed'] as const),
  ...(['putBack', 'salvage', 'recycle', 'recall', 'swindle', 'embody', 'mimic'] as const),
]

/** The room for the cards of the fan, and the room for answers beside it. */
type Foot = Pick<TablePlan, 'hand' | 'answers'>

/** How the cards of the fan lie, and in which room: where no buttons are to be expected, they have that of the answers as well. */
function laidHand(
  view: KarmakaView,
  { textScale }: Vantage,
  plan: TablePlan,
): { readonly laid: readonly Laid[]; readonly foot: Foot } {
  const { own, hand, answers } = plan
  const { length } = heldBy(view, own)
  const kind = topOf(view)?.seat === own ? asked(view)?.kind : undefined
  if (kind === undefined || BARE.includes(kind)) return { laid: fan(hull([hand, answers]), length), foot: plan }
  const foot = isClose(fan(hand, length)) ? widened(plan, textScale) : plan
  return { laid: midway(fan(foot.hand, length), foot), foot }
}

/** Whether a card of a fan covers its neighbour. */
function isClose([first, second]: readonly Laid[]): boolean {
  return first !== undefined && second !== undefined && second.at.x - first.at.x < first.at.w
}

/** Cards that would cover each other get what the answers have beyond the width of a button. */
function widened({ hand, answers }: Foot, textScale: number): Foot {
  const more = Math.max(0, answers.w - ANSWERS.least * Math.max(1, textScale))
  return {
    hand: { ...hand, w: hand.w + more },
    answers: { ...answers, x: answers.x + more, w: answers.w - more },
  }
}

/** The room for the buttons of a decision; none where cards lie in it. */
export function answersOf(view: KarmakaView, vantage: Vantage, plan: TablePlan): Scene['answers'] {
  const { laid, foot } = laidHand(view, vantage, plan)
  const taken = laid.some(({ at }) => at.x + at.w > foot.answers.x)
  return taken ? undefined : rectOf(foot.answers)
}

/** In the middle of the table, as far as they leave the room for answers free. */
function midway(laid: readonly Laid[], { hand, answers }: Foot): readonly Laid[] {
  if (laid.length === 0) return laid
  const cards = hull(laid.map(({ at }) => at))
  // What is turned reaches further.
  const more = Math.max(...laid.map(({ at, turn }) => Math.sin(Math.abs(turn)) * at.h)) / 2
  const by = clamp(hand.x + hand.w - cards.x - cards.w - more, 0, answers.w / 2)
  return laid.map(({ at, turn }) => ({ at: { ...at, x: at.x + by }, turn }))
}

/** A Hand that the viewer does not hold: small, with its number. */
export function hiddenHandPieces(
  view: KarmakaView,
  vantage: Vantage,
  seat: Seat,
  whole: Box,
  caption: KarmakaId | '',
): readonly Piece[] {
  const place = zonePlace(seat, 'hand')
  const held = heldBy(view, seat)
  const foot = caption === '' ? 0 : captionHeight(whole, vantage.textScale)
  const area = box(whole.x, whole.y, whole.w, whole.h - foot)
  const width = Math.min(area.h * CARD_SHAPE, area.w)
  const spots = row(area, Math.max(1, held.length), 0.62, width, width / CARD_SHAPE)
  const { textScale } = vantage
  const { count } = view.players[seat]?.hand ?? { count: 0 }
  // Centred under its cards.
  const cards = hull(spots)
  const name = box(cards.x, whole.y + whole.h - foot, cards.w, foot)
  return [
    piece(`${place}:zone`, place, { kind: 'slot', caption: '', textScale }, whole, LAYER.ground, {
      alpha: 0,
      label: pileLabel(view, seat, 'hand'),
    }),
    ...(caption === ''
      ? []
      : [piece(`${place}:name`, place, { kind: 'caption', caption, textScale }, name, LAYER.ground)]),
    ...eachIn(held, spots, (each, at) => heldPiece(each, place, at, 0, vantage)),
    countPiece(place, spots.at(-1) ?? area, count),
  ]
}

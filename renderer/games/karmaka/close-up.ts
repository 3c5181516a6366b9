/** A card large enough to be read, beside the one that is pointed at. */
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { box, clamp } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { CARD_SHAPE } from './geometry.ts'
import { LAYER, piece } from './make.ts'
import { isCard } from './tray.ts'

/** A card of this width says all that it has to say. */
const LEGIBLE = 176

export function closeUp(of: Piece, _view: KarmakaView, frame: SceneFrame): readonly Piece[] {
  const { card } = of.look
  if (of.look.kind !== 'card' || !isCard(card) || of.width >= LEGIBLE * frame.textScale) return []
  const { width, height } = frame
  const most = Math.min(height * 0.92, (width * 0.62) / CARD_SHAPE)
  const h = Math.min(clamp(height * 0.5, 250, 420) * Math.min(1.35, frame.textScale), most)
  const w = h * CARD_SHAPE
  const gap = Math.max(8, height * 0.015)
  const right = of.x + of.width / 2 + gap
  const left = of.x - of.width / 2 - gap - w
  const middle = clamp(of.y - h / 2, gap, height - h - gap)
  const above = of.y - of.height / 2 - gap - h
  const centred = clamp(of.x - w / 2, gap, width - w - gap)
  const spot =
    above >= gap
      ? { x: centred, y: above }
      : right + w + gap <= width
        ? { x: right, y: middle }
        : left >= gap
          ? { x: left, y: middle }
          : { x: centred, y: of.y > height / 2 ? gap : height - h - gap }
  const look = { kind: 'card', face: 1, card, exposed: false, textScale: frame.textScale } as const
  return [piece('near', 'near', look, box(spot.x, spot.y, w, h), LAYER.near)]
}

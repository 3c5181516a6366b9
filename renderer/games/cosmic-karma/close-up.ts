/** A space or a card in use large enough to be read, beside the one that is pointed at, with its words. */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { LAYER, piece } from './make.ts'
import { cardsInUse } from './now.ts'

/** A card wider than this can be read where it lies, in CSS pixels. */
const LEGIBLE = 240

export function closeUp(of: Piece, view: CosmicView, frame: SceneFrame): readonly Piece[] {
  const scale = Math.min(1.3, frame.textScale)
  const { textScale } = frame
  const space = spaceOf(of)
  if (space !== undefined) {
    const w = Math.min(clamp(frame.height * 0.42, 210, 330) * scale, frame.width * 0.74)
    const h = Math.min(w * 0.64, frame.height * 0.9)
    return [piece('near', 'near', { kind: 'near', space, textScale }, beside(of, w, h, frame), LAYER.near)]
  }
  const card = cardsInUse(view).at(-1)
  if (of.look.kind !== 'card' || card === undefined || of.width >= LEGIBLE * scale) return []
  const h = Math.min(clamp(frame.height * 0.6, 240, 440) * scale, frame.height * 0.94)
  const w = Math.min(h * 0.86, frame.width * 0.8)
  const side = card.kind === 'choice' ? (card.side ?? card.shown) : ''
  const second = card.kind === 'choice' && card.side === null
  const look = { kind: 'card', face: 1, card: card.card, side, second, textScale } as const
  return [piece('near', 'near', look, beside(of, w, h, frame), LAYER.near)]
}

/** The space that a piece is, lights, or tells of. */
function spaceOf({ id }: Piece): SpaceId | undefined {
  const [kind = '', name = ''] = id.split(':')
  return ['space', 'reach', 'fork', 'row'].includes(kind) && isSpace(name) ? name : undefined
}

function isSpace(name: string): name is SpaceId {
  return Object.hasOwn(SPACES, name)
}

/** To the side that has room; above or below where there is none. */
function beside(of: Piece, w: number, h: number, { width, height }: SceneFrame): Box {
  const gap = Math.max(8, height * 0.015)
  const right = of.x + of.width / 2 + gap
  const left = of.x - of.width / 2 - gap - w
  const y = clamp(of.y - h / 2, gap, Math.max(gap, height - h - gap))
  if (right + w + gap <= width) return box(right, y, w, h)
  if (left >= gap) return box(left, y, w, h)
  const x = clamp(of.x - w / 2, gap, Math.max(gap, width - w - gap))
  return box(x, of.y > height / 2 ? gap : height - h - gap, w, h)
}

/** A god, a building or an occupation from near, with its words, beside the piece that is pointed at. */
import { GODS, OCCUPATIONS, PILLARS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import type { MokshaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { regionFromNear } from './world.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 170
/** Height of a close-up for its width. */
const SHAPE = 1.42

/** A region of this width can be read where it lies, in CSS pixels. */
const ROOMY = 104

export function closeUp(of: Piece, view: MokshaView, frame: SceneFrame): readonly Piece[] {
  const region = of.look['region']
  if (of.look.kind === 'site' && typeof region === 'number') {
    if (of.width >= ROOMY * frame.textScale) return []
    const wide = Math.min(230 * Math.min(1.3, frame.textScale), frame.width * 0.6, frame.height * 0.8)
    return regionFromNear(view, frame, beside(of, wide, wide * 0.74, frame), region)
  }
  const look = nearLook(of, frame)
  if (look === undefined || of.width >= LEGIBLE * frame.textScale) return []
  const w = Math.min(
    clamp(frame.height * 0.24, 140, 230) * Math.min(1.3, frame.textScale),
    (frame.height * 0.94) / SHAPE,
    frame.width * 0.55,
  )
  return [piece('near', 'near', look, beside(of, w, w * SHAPE, frame), LAYER.near)]
}

function nearLook({ look }: Piece, { textScale }: SceneFrame): MokshaLook | undefined {
  const { kind } = look
  const name = String(look['god'] ?? look['building'] ?? look['occupation'] ?? '')
  if (kind === 'god' && GODS.some((god) => god === name)) return { kind: 'near', what: 'god', name, textScale }
  if (kind === 'building' && [...GODS, ...PILLARS, 'neutral'].includes(name))
    return { kind: 'near', what: 'building', name, textScale }
  if (kind === 'card' && OCCUPATIONS.some((each) => each === name))
    return { kind: 'near', what: 'card', name, textScale }
  return undefined
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

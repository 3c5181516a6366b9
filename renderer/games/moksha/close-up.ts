/** A god, a building or an occupation from near, with its words, beside the piece that is pointed at. */
import { GODS, OCCUPATIONS, PILLARS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { tableOf } from './layout.ts'
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
    return regionFromNear(view, frame, beside(of, wide, wide * 0.74, aboveSheet(view, frame)), region)
  }
  const look = nearLook(of, frame)
  const whole = box(0, 0, frame.width, frame.height)
  if (look === undefined || of.width >= LEGIBLE * frame.textScale) return []
  const w = Math.min(
    clamp(frame.height * 0.24, 140, 230) * Math.min(1.3, frame.textScale),
    (frame.height * 0.94) / SHAPE,
    frame.width * 0.55,
  )
  return [piece('near', 'near', look, beside(of, w, w * SHAPE, whole), LAYER.near)]
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

/**
 * Where a region may be seen from near: the sheet in front is left free, since it shows what would come of going there.
 */
function aboveSheet(view: MokshaView, frame: SceneFrame): Box {
  const { map } = tableOf(view, frame)
  const right = map.w > frame.width * 0.9 ? frame.width : map.x + map.w
  return box(0, 0, right, map.y + map.h)
}

/** To the side that has room; above or below where there is none. */
function beside(of: Piece, w: number, h: number, area: Box): Box {
  const gap = Math.max(6, area.h * 0.012)
  const left = of.x - of.width / 2 - gap - w
  const right = of.x + of.width / 2 + gap
  const lowest = Math.max(area.y + gap, area.y + area.h - h - gap)
  const y = clamp(of.y - h / 2, area.y + gap, lowest)
  if (right + w + gap <= area.x + area.w) return box(right, y, w, h)
  if (left >= area.x + gap) return box(left, y, w, h)
  const x = clamp(of.x - w / 2, area.x + gap, Math.max(area.x + gap, area.x + area.w - w - gap))
  const above = of.y - of.height / 2 - gap - h
  return box(x, above >= area.y + gap ? above : clamp(of.y + of.height / 2 + gap, area.y + gap, lowest), w, h)
}

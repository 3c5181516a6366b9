/** A god, a building or an occupation from near, with its words, beside the piece that is pointed at. */
import { GODS, OCCUPATIONS, PILLARS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import { boxOf } from '../../art/make.ts'
import { standClear } from '../../art/near.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { answersOf, tableOf } from './layout.ts'
import type { MokshaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { regionFromNear } from './world.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 170
/** Height of a close-up for its width. */
const SHAPE = 1.42

/** A region of this width can be read where it lies, in CSS pixels. */
const ROOMY = 96

export function closeUp(of: Piece, view: MokshaView, vantage: Vantage): readonly Piece[] {
  const region = of.look['region']
  if (of.look.kind === 'site' && typeof region === 'number') {
    if (of.width >= ROOMY * vantage.textScale) return []
    const wide = Math.min(230 * Math.min(1.3, vantage.textScale), vantage.width * 0.6, vantage.height * 0.8)
    const at = beside(of, wide, wide * 0.74, aboveSheet(view, vantage), view, vantage)
    return at === undefined ? [] : regionFromNear(view, vantage, at, region)
  }
  const look = nearLook(of, vantage)
  const whole = box(0, 0, vantage.width, vantage.height)
  if (look === undefined || of.width >= LEGIBLE * vantage.textScale) return []
  const w = Math.min(
    clamp(vantage.height * 0.24, 140, 230) * Math.min(1.3, vantage.textScale),
    (vantage.height * 0.94) / SHAPE,
    vantage.width * 0.55,
  )
  const at = beside(of, w, w * SHAPE, whole, view, vantage)
  return at === undefined ? [] : [piece('near', 'near', look, at, LAYER.near)]
}

function nearLook({ look }: Piece, { textScale }: Vantage): MokshaLook | undefined {
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
function aboveSheet(view: MokshaView, vantage: Vantage): Box {
  const { map } = tableOf(view, vantage)
  const right = map.w > vantage.width * 0.9 ? vantage.width : map.x + map.w
  return box(0, 0, right, map.y + map.h)
}

/** As near as it can be, and not under the buttons of a decision. */
function beside(of: Piece, w: number, h: number, room: Box, view: MokshaView, vantage: Vantage): Box | undefined {
  const free = [answersOf(view, tableOf(view, vantage))]
  return standClear({ w, h }, { of: boxOf(of), room, gap: Math.max(5, room.h * 0.012), free })
}

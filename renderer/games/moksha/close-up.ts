/** A god, a building or an occupation from near, with its words, beside the piece that is pointed at. */
import { GODS, OCCUPATIONS, PILLARS } from '../../../engine/moksha/data.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { box, type Box } from '../../art/boxes.ts'
import { nearby, nearSize } from '../../art/near.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { answersOf, tableOf } from './layout.ts'
import type { MokshaLook } from './looks.ts'
import { near } from './make.ts'
import { regionFromNear } from './world.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 170
/** Height of a close-up for its width. */
const SHAPE = 1.42

/** A region of this width can be read where it lies, in CSS pixels. */
const ROOMY = 96

export function closeUp(of: Piece, view: MokshaView, vantage: Vantage): readonly Piece[] {
  // Not under the buttons of a decision.
  const free = [[answersOf(view, tableOf(view, vantage))]]
  const region = of.look['region']
  if (of.look.kind === 'site' && typeof region === 'number') {
    if (of.width >= ROOMY * vantage.textScale) return []
    const wide = Math.min(230 * Math.min(1.3, vantage.textScale), vantage.width * 0.6, vantage.height * 0.8)
    const at = nearby(of, { w: wide, h: wide * 0.74 }, vantage, free, 0, aboveSheet(view, vantage))
    return at === undefined ? [] : regionFromNear(view, vantage, at, region)
  }
  const look = nearLook(of, vantage)
  if (look === undefined || of.width >= LEGIBLE * vantage.textScale) return []
  return near(look, nearby(of, nearSize(vantage, [0.24, 140, 230], SHAPE, 0.55), vantage, free))
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

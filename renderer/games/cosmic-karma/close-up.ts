/**
 * A space or a card in use large enough to be read, beside the one that is pointed at, with its words. What a way is
 * read by is where it ends, not what is merely passed. Nothing of it lies under the buttons of a decision.
 */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { around, box, clamp } from '../../art/boxes.ts'
import { boxOf } from '../../art/make.ts'
import { standClear } from '../../art/near.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { spacePoint } from './art/geometry.ts'
import { planTable } from './layout.ts'
import type { CosmicLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { cardsInUse } from './now.ts'
import { trayOf } from './tray.ts'
import { landingsOf, waysIn } from './ways.ts'

/** A card wider than this can be read where it lies, in CSS pixels. */
const LEGIBLE = 240
/** The sign of a way, in CSS pixels. */
const WAY = 34
/** A space that is shown smaller than this cannot be read, in CSS pixels. */
const LEAST = 170

export function closeUp(of: Piece, view: CosmicView, vantage: Vantage): readonly Piece[] {
  const scale = Math.min(1.3, vantage.textScale)
  const { textScale } = vantage
  const space = spaceOf(of, view)
  if (space !== undefined) {
    const w = Math.min(clamp(vantage.height * 0.42, 210, 330) * scale, vantage.width * 0.74)
    return near(
      of,
      { kind: 'near', space, textScale },
      { w, h: Math.min(w * 0.64, vantage.height * 0.9) },
      view,
      vantage,
    )
  }
  const card = cardsInUse(view).at(-1)
  if (of.look.kind !== 'card' || card === undefined || of.width >= LEGIBLE * scale) return []
  const h = Math.min(clamp(vantage.height * 0.6, 240, 440) * scale, vantage.height * 0.94)
  const side = card.kind === 'choice' ? (card.side ?? card.shown) : ''
  const second = card.kind === 'choice' && card.side === null
  const look = { kind: 'card', face: 1, card: card.card, side, second, textScale } as const
  return near(of, look, { w: Math.min(h * 0.86, vantage.width * 0.8), h }, view, vantage)
}

/** Clear of the buttons in any case; of the ways, the whole table and the account in front where it can still be read. */
function near(
  of: Piece,
  look: CosmicLook,
  largest: { readonly w: number; readonly h: number },
  view: CosmicView,
  vantage: Vantage,
): readonly Piece[] {
  const { width, height } = vantage
  const plan = planTable(vantage, view.players.length)
  const { answers } = trayOf(view, plan)
  const front = plan.accounts.get(plan.large)?.panel
  const ways = waysIn(view).map((space) => around(spacePoint(plan.mandala, space), WAY))
  const nearby = { of: boxOf(of), room: box(0, 0, width, height), gap: Math.max(6, height * 0.012) }
  const calm = standClear(largest, { ...nearby, free: [plan.tray, ...ways, ...(front === undefined ? [] : [front])] })
  const wide = Math.min(LEAST, largest.w)
  const at = calm !== undefined && calm.w >= wide ? calm : standClear(largest, { ...nearby, free: [answers] })
  return at === undefined ? [] : [piece('near', 'near', look, at, LAYER.near)]
}

/** The space that a piece is, lights, or tells of; of a way the one where it ends. */
function spaceOf({ id }: Piece, view: CosmicView): SpaceId | undefined {
  const [kind = '', name = ''] = id.split(':')
  if (!isSpace(name)) return undefined
  if (kind !== 'fork') return ['space', 'reach', 'row'].includes(kind) ? name : undefined
  const landings = landingsOf(view, name)
  return landings.length === 1 ? landings[0] : undefined
}

function isSpace(name: string): name is SpaceId {
  return Object.hasOwn(SPACES, name)
}

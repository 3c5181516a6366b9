/** Where that which a fact tells is to be seen on the board, and the small signs that tell it. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { RauhaFact, RauhaView } from '../../../engine/rauha/index.ts'
import { box, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import type { GoodLook } from './looks.ts'
import { LAYER, piece } from './make.ts'

export type Told = SeenFact<RauhaFact>

/** Height in CSS pixels below which a sign stands above a thing, not on it. */
const LOW = 64

/** A sign that says how much of a good comes or goes, over something; kept within the frame. */
export function gainPiece(id: string, good: GoodLook, amount: number, over: Box, vantage: Vantage, lift = 0): Piece {
  const low = over.h < LOW
  const h = Math.min(Math.max(Math.min(over.w, over.h) * 0.3, 24), 44) * Math.min(1.2, vantage.textScale)
  const w = h * 2.5
  const x = Math.min(Math.max(over.x + over.w / 2 - w / 2, 2), vantage.width - w - 2)
  // Over what is low it would hide what it is about.
  const middle = low ? over.y - h * 0.42 : over.y + over.h * 0.36
  const y = Math.min(Math.max(middle - h / 2 - lift * h * 1.12, 2), vantage.height - h - 2)
  return piece(`gain:${id}`, 'ghost', { kind: 'gain', good, amount }, box(x, y, w, h), LAYER.ghost)
}

/** The lower edge of an entity: above it are the goods of its seat. */
function foot({ x, y, w, h }: Box): Box {
  return box(x, y + h, w, 0)
}

/** What is gained and paid, over what gives it. */
export function gainPieces(facts: readonly Told[], _: RauhaView, vantage: Vantage, scene: Scene): readonly Piece[] {
  const boxAt = boxesIn(scene)
  const pieces: Piece[] = []
  facts.forEach((fact, i) => {
    if (fact.kind !== 'gained' && fact.kind !== 'spored') return
    const water = fact.from.kind === 'water'
    const found = boxAt(water ? `seat${String(fact.seat)}:energy` : fact.place)
    if (found === undefined) return
    const at = fact.from.kind === 'entity' ? foot(found) : found
    const id = `${fact.kind}:${String(i)}`
    const lift = fact.paid > 0 ? 0.5 : 0
    if (fact.kind === 'gained' && !(water && fact.amount === 0)) {
      pieces.push(gainPiece(id, fact.what, fact.amount, at, vantage, lift))
    }
    if (fact.paid > 0) pieces.push(gainPiece(`${id}:paid`, 'crystals', -fact.paid, at, vantage, lift - 1))
  })
  return pieces
}

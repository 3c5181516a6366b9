/** Where that which a fact tells is to be seen on the board, and the small signs that tell it. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { RauhaEvent, RauhaView } from '../../../engine/rauha/index.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import { boxesIn } from '../../art/make.ts'
import { signOver } from '../../art/over.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import type { GoodLook } from './looks.ts'
import { ghost } from './make.ts'

export type Told = VisibleEvent<RauhaEvent>

/** Height in CSS pixels below which a sign stands above a thing, not on it. */
const LOW = 64

/** A sign that says how much of a good comes or goes, over something; over what is low it would hide what it is about. */
export function gainPiece(id: string, good: GoodLook, amount: number, over: Box, vantage: Vantage, lift = 0): Piece {
  const size = clamp(Math.min(over.w, over.h) * 0.3, 24, 44)
  const [down, up] = over.h < LOW ? [0, lift + 0.38] : [0.36, lift]
  return ghost(`gain:${id}`, { kind: 'gain', good, amount }, signOver(over, vantage, size, 2.5, down, up))
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

/** What can be activated now and what it would give, as pieces: what people would otherwise add up by hand. */
import { ENTITIES, ENTITY_DATA, SQUARES, stopAt } from '../../../engine/rauha/data.ts'
import type { Effect } from '../../../engine/rauha/data.ts'
import { amountOf, payOf, tileAt } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { squarePlace } from '../../../engine/rauha/places.ts'
import type { Box } from '../../art/boxes.ts'
import { onPlace } from '../../art/make.ts'
import type { Piece, Target } from '../../stage/scene.ts'
import { laid } from './geometry.ts'
import { entityLabel, tileLabel } from './labels.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { topOf } from './now.ts'
import { entityPiece } from './pieces.ts'

/** Width of a yield for its height. */
const SHAPE = 0.44
/** Least height, in CSS pixels. */
const LEAST = 26

/** The tiles and entities of the seat that activates, each with what it gives. Empty at any other time. */
export function yieldPieces(view: RauhaView, area: Box): readonly Piece[] {
  const top = topOf(view)
  if (top?.kind !== 'activate') return []
  const { seat, scoring, used } = top
  const spores = view.players[seat]?.spores ?? []
  const line = scoring ? SQUARES.filter((square) => spores[square] === true) : stopAt(view.position).squares
  const give = (effect: Effect) =>
    ({
      pay: payOf(effect),
      good: effect.kind === 'spore' ? 'spore' : effect.what,
      amount: effect.kind === 'spore' ? 1 : amountOf(view, seat, effect),
    }) as const
  const found: { id: string; look: RauhaLook; target: Target; label: Piece['label'] }[] = []
  for (const square of line) {
    const { effect } = tileAt(view, seat, square)
    if (effect === null) continue
    const card = view.players[seat]?.tiles[square] ?? null
    found.push({
      id: `yield:${String(square)}`,
      look: { kind: 'yield', card, entity: '', side: view.side, square, used: used.includes(square), ...give(effect) },
      target: onPlace(squarePlace(seat, square)),
      label: tileLabel(view, seat, square),
    })
  }
  for (const entity of ENTITIES) {
    const { effect } = ENTITY_DATA[entity]
    if (effect === null || !top.entities.includes(entity)) continue
    found.push({
      id: `yield:${entity}`,
      look: { kind: 'yield', card: null, entity, side: view.side, square: 0, used: false, ...give(effect) },
      target: { on: 'piece', id: entityPiece(entity) },
      label: entityLabel(view, entity),
    })
  }
  const spots = laid(area, found.length, SHAPE, Math.min(190, area.w * 0.48))
  // What is too small to be read or clicked is not shown: the tiles themselves say it too.
  if (spots.some(({ h }) => h < LEAST)) return []
  return found.flatMap(({ id, look, target, label }, i) => {
    const at = spots[i]
    return at === undefined ? [] : [piece(id, 'hand', look, at, LAYER.card, { label, targets: [target] })]
  })
}

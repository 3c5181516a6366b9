/**
 * The tiles and entities that can be activated now, with their yields, as pieces: sums that players would otherwise add up
 * by hand.
 */
import { currentActivationYields } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { squarePlace } from '../../../engine/rauha/places.ts'
import { flatMapWithBoxes, layoutLargestBoxGrid, type Box } from '../../art/boxes.ts'
import { createPieceClickTarget, placeClickTarget } from '../../art/piece-factory.ts'
import type { Piece } from '../../stage/scene.ts'
import { entityLabel, tileLabel } from './labels.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { squareName } from './names.ts'
import { actingSeat } from './current-state.ts'
import { entityPieceId } from './click-targets.ts'

/** Width of a yield for its height. */
const SHAPE = 0.44
/** How wide a single one is, as a share of the room. */
const ALONE = 0.72
/**
 * Returns one piece for each tile and entity that the acting seat can activate: a picture of it, with its yield now. Empty
 * if no seat activates.
 * @param areaFor returns the box for all of these pieces, given their number
 */
export function tileAndEntityYieldPieces(view: RauhaView, areaFor: (count: number) => Box): readonly Piece[] {
  const seat = actingSeat(view) ?? 0
  const { side } = view
  const found = currentActivationYields(view).map(({ square, entity, used, pay, what: good, amount }) => {
    const sprite = { kind: 'yield', side, used, pay, good, amount } as const
    if (entity !== null)
      return {
        id: `yield:${entity}`,
        sprite: { ...sprite, card: null, entity, square: 0 },
        target: createPieceClickTarget(entityPieceId(entity)),
        label: entityLabel(view, entity),
        name: undefined,
      }
    return {
      id: `yield:${square}`,
      sprite: { ...sprite, card: view.players[seat]?.tiles[square] ?? null, entity: '' as const, square },
      target: placeClickTarget(squarePlace(seat, square)),
      label: tileLabel(view, seat, square),
      name: squareName(square),
    }
  })
  const area = areaFor(found.length)
  const widest = area.w * (found.length === 1 ? ALONE : 0.48)
  const spots = layoutLargestBoxGrid(area, found.length, SHAPE, Math.min(190, widest))
  return flatMapWithBoxes(found, spots, ({ id, sprite, target, label, name }, at) =>
    piece(id, 'hand', sprite, at, PIECE_LAYERS.card, { label, name, targets: [target] }),
  )
}

/**
 * Close-ups: a space or a card in use, enlarged so that it can be read, with its text, beside the hovered piece. A hovered
 * branch shows the space where it ends, not one that it passes. Close-ups keep clear of the buttons of a decision.
 */
import { SPACES } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import { boxCentredAt, clamp, type Box } from '../../art/boxes.ts'
import { findCloseUpBox, closeUpSize, type BoxSize } from '../../art/close-up-placement.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { spaceIconCentre } from './art/geometry.ts'
import { layoutTable } from './layout.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'
import { closeUpPiece } from './piece-factory.ts'
import { layoutTray } from './tray-layout.ts'
import { moveEndSpacesThroughBranch, branchAndEndSpacesOf } from './branches.ts'

/** A card wider than this can be read where it lies, in CSS pixels. */
const LEGIBLE = 240
/** The icon of a way, in CSS pixels. */
const WAY = 34
/** A space that is shown smaller than this cannot be read, in CSS pixels. */
const MIN_SIZE = 170

/**
 * Makes the close-up of a hovered piece that is too small to read: an enlarged copy of a space, or of a card that is
 * in use, drawn over the board.
 * @param of the hovered piece
 * @returns empty if the piece is legible or has no close-up
 */
export function closeUpPiecesOf(of: Piece, view: CosmicView, parameters: SceneParameters): readonly Piece[] {
  const { width, height, textScale } = parameters
  const space = spaceOf(of, view)
  if (space !== undefined) {
    const largest = closeUpSize(parameters, [0.42, 210, 330], 0.64, 0.74)
    return closeUpPiece({ kind: 'near', space, textScale }, beside(of, largest, view, parameters))
  }
  const scale = Math.min(1.3, textScale)
  if (of.sprite.kind !== 'card' || of.width >= LEGIBLE * scale) return []
  const h = Math.min(clamp(height * 0.6, 240, 440) * scale, height * 0.94)
  // The same picture, larger.
  return closeUpPiece(
    of.sprite as CosmicSpriteSpec,
    beside(of, { w: Math.min(h * 0.86, width * 0.8), h }, view, parameters),
  )
}

/** Clear of the buttons in any case; of the ways, the whole table and the account in front where it can still be read. */
function beside(of: Piece, largest: BoxSize, view: CosmicView, parameters: SceneParameters): Box | undefined {
  const plan = layoutTable(parameters, view.players.length)
  const front = plan.accounts.get(plan.large)?.panel ?? plan.tray
  const ways = branchAndEndSpacesOf(view).map((space) => boxCentredAt(spaceIconCentre(plan.mandala, space), WAY))
  const free = [[plan.tray, ...ways, front], [layoutTray(view, plan).answers]]
  return findCloseUpBox(of, largest, parameters, free, Math.min(MIN_SIZE, largest.w))
}

/** The space that a piece is, lights, or tells of; of a way the one where it ends. */
function spaceOf({ id }: Piece, view: CosmicView): SpaceId | undefined {
  const [kind = '', name = ''] = id.split(':')
  if (!isSpace(name)) return undefined
  if (kind !== 'fork') return ['space', 'reach', 'row'].includes(kind) ? name : undefined
  const landings = moveEndSpacesThroughBranch(view, name)
  return landings.length === 1 ? landings[0] : undefined
}

function isSpace(name: string): name is SpaceId {
  return Object.hasOwn(SPACES, name)
}

/** Ghosts of a choice beyond the moved pieces: where the marker could end, and the gains. */
import type { ActionPreview } from '../../../engine/core/contract/action-preview.ts'
import type { MokshaAction, MokshaView } from '../../../engine/moksha/index.ts'
import { ghostsOfAddedPieces, eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import type { ExtraGhostsInput } from '../game-ui.ts'
import { certainNextTokenEvents } from './choice-effects.ts'
import { reachableHexPieces } from './harmony-pieces.ts'
import { tableLayoutForView } from './layout.ts'
import { floatingLabels, type VisibleMokshaEvent } from './floating-labels.ts'
import { actingSeat } from './current-state.ts'

/**
 * The ghosts of a hovered choice, that is pieces that preview its result, in addition to the ghosts of moved pieces:
 * hexes where the harmony marker could end, and labels of gains.
 */
export function extraGhosts({
  preview,
  view,
  parameters,
  before,
  after,
}: ExtraGhostsInput<MokshaView, MokshaAction>): readonly Piece[] {
  const events = [
    ...eventsBeforeNextTurn(preview.facts as readonly VisibleMokshaEvent[], ['died']),
    ...certainNextTokenEvents(preview),
  ]
  const gains = floatingLabels(events, view, parameters).filter(({ sprite }) => sprite.kind === 'gain')
  return [
    ...ghostsOfAddedPieces(before, { pieces: reach(preview, view, parameters, after), outline: [] }, ['reach']),
    ...gains,
  ]
}

/** Where the marker could end: of a wander also where a token that is turned up hides the rest from the preview. */
function reach(
  { action }: ActionPreview<MokshaView, MokshaAction>,
  view: MokshaView,
  parameters: SceneParameters,
  after: Scene | undefined,
): readonly Piece[] {
  const known = after?.pieces.filter(({ sprite }) => sprite.kind === 'reach') ?? []
  const seat = actingSeat(view)
  const plan = seat === undefined ? undefined : tableLayoutForView(view, parameters).seats.get(seat)
  if (known.length > 0 || action.do !== 'wander' || plan?.large !== true) return known
  return reachableHexPieces(view, plan, action.region)
}

/** Previews of choices, computed once per view and shared by board, list and texts. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { previewActionFromView, type ActionPreview } from '../../engine/core/contract/action-preview.ts'
import type { GameUi } from './game-ui.ts'

/**
 * The circumstances in which the choices of a decision are previewed: the game's UI, the present view, the viewer who
 * sees the previews, and the seat that decides. The action itself is not part of it.
 */
export interface ActionPreviewContext {
  readonly gameUi: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly viewer: Viewer
}

const kept = new WeakMap<object, Map<string, ActionPreview>>()

/**
 * Returns the action preview of a choice: the events that are certain to happen, and the view after the choice, as the
 * viewer would see them. The preview is computed only once per view, seat, viewer and choice.
 * @throws Error if the rules cannot play the choice on the state of the view
 */
export function getCachedActionPreview(
  { gameUi, view, seat, viewer }: ActionPreviewContext,
  action: unknown,
): ActionPreview {
  const make = (): ActionPreview => previewActionFromView(gameUi.game, view, seat, action, viewer)
  if (typeof view !== 'object' || view === null) return make()
  const known = kept.get(view) ?? new Map<string, ActionPreview>()
  kept.set(view, known)
  const key = `${String(seat)} ${String(viewer)} ${canonicalJson(action)}`
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

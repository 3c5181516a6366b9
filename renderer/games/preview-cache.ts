/** Previews of choices, computed once per view and shared by board, list and texts. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { previewAction, type ActionPreview } from '../../engine/core/contract/action-preview.ts'
import type { GameUi } from './game-ui.ts'

/** The decision for which choices are previewed: the game's UI, the view, its viewer, and the deciding seat. */
export interface PreviewContext {
  readonly gameUi: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly viewer: Viewer
}

const kept = new WeakMap<object, Map<string, ActionPreview>>()

/**
 * The preview of a choice, limited to the information of the viewer. Computed only once per view, seat, viewer and choice.
 * @throws Error if the rules cannot play the choice on the state of the view
 */
export function cachedPreview({ gameUi, view, seat, viewer }: PreviewContext, action: unknown): ActionPreview {
  const make = (): ActionPreview => previewAction(gameUi.game, view, seat, action, viewer)
  if (typeof view !== 'object' || view === null) return make()
  const known = kept.get(view) ?? new Map<string, ActionPreview>()
  kept.set(view, known)
  const key = `${String(seat)} ${String(viewer)} ${canonicalJson(action)}`
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

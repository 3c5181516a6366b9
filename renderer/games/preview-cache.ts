/** Previews of choices, each made once for a view: board, list and words go by the same one. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import { previewAction, type ActionPreview } from '../../engine/core/contract/action-preview.ts'
import type { GameUi } from './game-ui.ts'

/** A decision: what is seen, by whom, and who chooses. */
export interface PreviewContext {
  readonly face: GameUi
  readonly view: unknown
  readonly seat: Seat
  readonly viewer: Viewer
}

const kept = new WeakMap<object, Map<string, ActionPreview>>()

/** What a choice would do, as far as the viewer can know. @throws Error when the rules cannot play it on what the view tells */
export function cachedPreview({ face, view, seat, viewer }: PreviewContext, action: unknown): ActionPreview {
  const make = (): ActionPreview => previewAction(face.game, view, seat, action, viewer)
  if (typeof view !== 'object' || view === null) return make()
  const known = kept.get(view) ?? new Map<string, ActionPreview>()
  kept.set(view, known)
  const key = `${String(seat)} ${String(viewer)} ${canonicalJson(action)}`
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** Previews of choices, each made once for a view: board, list and words go by the same one. */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import { canonicalText } from '../../engine/core/contract/json.ts'
import { preview, type Preview } from '../../engine/core/contract/preview.ts'
import type { GameFace } from './face.ts'

/** A decision: what is seen, by whom, and who chooses. */
export interface Deciding {
  readonly face: GameFace
  readonly view: unknown
  readonly seat: Seat
  readonly viewer: Viewer
}

const kept = new WeakMap<object, Map<string, Preview>>()

/** What a choice would do, as far as the viewer can know. @throws Error when the rules cannot play it on what the view tells */
export function previewOf({ face, view, seat, viewer }: Deciding, action: unknown): Preview {
  const make = (): Preview => preview(face.game, view, seat, action, viewer)
  if (typeof view !== 'object' || view === null) return make()
  const known = kept.get(view) ?? new Map<string, Preview>()
  kept.set(view, known)
  const key = `${String(seat)} ${String(viewer)} ${canonicalText(action)}`
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

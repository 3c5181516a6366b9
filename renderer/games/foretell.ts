/**
 * What a choice brings, in words and small pictures: for the rows of the list, the board of a phone, and screen readers.
 * It says what would be new at a glance, from the same preview as the ghosts on the board, and what a face adds.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import { canonicalJson } from '../../engine/core/contract/json.ts'
import type { Look } from '../stage/scene.ts'
import { previewOf, type Deciding } from './previews.ts'

/** A small picture of something that comes or goes, drawn by its game's painter. */
export interface Sign {
  readonly look: Look
  /** Its width, as a multiple of its height. */
  readonly wide: number
}

export interface Foretold {
  /** Each is a short line without a full stop. None where the choice draws at once, or changes nothing at a glance. */
  readonly lines: readonly Message[]
  readonly signs: readonly Sign[]
}

/** What a face adds to the figures that would change. */
export interface Foretelling<V = unknown> {
  /** The view that figures are read from; absent: that of the preview. */
  readonly after?: V
  readonly lines?: readonly Message[]
  readonly signs?: readonly Sign[]
}

/** @throws Error when the rules cannot play the choice on what the view tells */
export function foretell(deciding: Deciding, action: unknown): Foretold {
  const { face, view, seat } = deciding
  const preview = previewOf(deciding, action)
  const told: Foretelling = face.foretells?.({ preview, view, seat }) ?? {}
  const { after = preview.view, lines = [], signs = [] } = told
  const changed = after === undefined ? [] : added(face.figures(view, seat), face.figures(after, seat))
  return { lines: [...lines, ...changed], signs }
}

/** The lines that were not there before. */
function added(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const known = new Set(before.map((line) => canonicalJson(line)))
  return after.filter((line) => !known.has(canonicalJson(line)))
}

/** Schemas of what a game shows, where a host on another machine sends it. */
import * as v from 'valibot'
import type { TableForm } from '../../bridge/form.ts'
import type { SeenFact } from '../../engine/core/contract/facts.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'

/** The schemas of the views, facts and actions of a game with so many seats. Bounds of depth and size are those of the message. */
export function contentOf(_game: AnyGame, _seats: number): Pick<TableForm, 'view' | 'fact' | 'action'> {
  return { view, fact, action: json }
}

const json = v.custom<Json>((value) => value !== undefined)
const view = v.custom<Json>((value) => typeof value === 'object' && value !== null)
const fact = v.custom<SeenFact>(isFact)

function isFact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const secret = 'secret' in value ? value.secret : {}
  const isKind = typeof value.kind === 'string' && /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(value.kind)
  return isKind && typeof secret === 'object' && secret !== null
}

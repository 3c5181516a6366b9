/**
 * Validates the game content sent by a remote host. It must match the game's schemas and be possible: each view belongs to a
 * position that the rules allow, the choices are legal there, and an outcome is one of the game's own
 * (engine/core/host/remote-table-schemas.ts).
 */
import * as v from 'valibot'
import type { TableSchemaContext } from '../../../bridge/table-schemas.ts'
import type { EntryViewSteps } from '../../../bridge/replay.ts'
import type { ViewStep, TableSnapshot, TableStatus, TableUpdate } from '../../../bridge/table-view.ts'
import type { AnyGame, Seat, TableConfig, Viewer } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { GameSchemas, Schema } from '../../../engine/core/contract/schemas.ts'
import { statusMatchesView, createRemoteTableSchemas } from '../../../engine/core/host/remote-table-schemas.ts'

/** Checks whether the views, updates and advice that a remote host sends are possible in the game. */
export interface RemoteGameContentValidator {
  /** Schemas of game events and actions. A view is validated once its viewer is known. */
  readonly form: Pick<TableSchemaContext, 'view' | 'fact' | 'action'>
  /** Whether a snapshot of valid form shows a possible state of the game. */
  acceptsSnapshot(now: TableSnapshot): boolean
  acceptsUpdate(update: TableUpdate): boolean
  acceptsReplayedEntry(past: EntryViewSteps): boolean
  /** @param seat the seat that requested the advice */
  acceptsAdvice(advice: unknown, seat: Seat): boolean
}

const anyView = v.custom<Json>((value) => typeof value === 'object' && value !== null)

/**
 * Creates the validator of the game content (views, updates and advice) that the host of one remote table sends. Each
 * table needs its own validator, because it remembers the last accepted view: an update without a view refers to that
 * view.
 * @param game the game of the table
 * @param config configuration of the table; the game must offer it
 */
export function createRemoteContentValidator(game: AnyGame, config: TableConfig): RemoteGameContentValidator {
  const { action, event } = game.schemas(config.players) as GameSchemas
  const seen = createRemoteTableSchemas(game, config)

  function areViews(moments: readonly ViewStep[], viewer: Viewer): boolean {
    const schema = seen.view(viewer)
    return moments.every(({ view }) => v.is(schema, view))
  }

  /** The last view shown; an update without a view refers to it. */
  let shown: { readonly viewer: Viewer; readonly view: Json } | undefined

  function stands(moments: readonly ViewStep[], status: TableStatus): boolean {
    const { viewer, outcome } = status
    const view = moments.at(-1)?.view ?? (shown?.viewer === viewer ? shown.view : undefined)
    if (view === undefined || !areViews(moments, viewer) || !v.is(seen.outcome, outcome)) return false
    if (!statusMatchesView(game, config, view, viewer, status)) return false
    shown = { viewer, view }
    return true
  }

  return {
    form: { view: anyView, fact: event, action: action as Schema<Json> },
    acceptsSnapshot: ({ moment, status }) => stands([moment], status),
    acceptsUpdate: ({ moments, status }) => stands(moments, status),
    acceptsReplayedEntry: ({ moments, viewer }) => areViews(moments, viewer),
    acceptsAdvice: (advice, seat) => v.is(seen.advice(seat), advice),
  }
}

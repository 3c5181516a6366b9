/** State updates and log of a table, as seen by one viewer. */
import type { AnyGame, Viewer } from '../../engine/core/contract/game.ts'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { ViewStep } from '../../bridge/table-view.ts'

/** A state update as one viewer may see it: the viewer's view of the state, and the visible part of the events. */
export function viewStepFor(game: AnyGame, { state, facts: events, entry }: StateUpdate, viewer: Viewer): ViewStep {
  return {
    view: game.view(state, viewer) as Json,
    facts: events.map((event) => visibleEventFor(event, viewer)),
    ...(entry === undefined ? {} : { group: entry + 1 }),
  }
}

/**
 * The events of the log as one viewer may see them, in groups from number `from` up to but without `end`. Group 0 is the setup's,
 * group n that of the nth log entry.
 */
export function eventGroupsFor(
  table: Table,
  viewer: Viewer,
  from: number,
  end = table.log.length + 1,
): VisibleEvent[][] {
  const groups: VisibleEvent[][] = []
  for (let group = from; group < end; group++) {
    const events = group === 0 ? table.setupEvents : table.eventsOf(group - 1)
    groups.push(events.map((event) => visibleEventFor(event, viewer)))
  }
  return groups
}

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
 * Returns the events of a range of log entries as one viewer may see them, one list (group) for each entry. Group 0
 * has the events of the setup, group n those of the nth log entry.
 * @param from number of the first group
 * @param end number after the last group; by default all groups of the log
 */
export function visibleEventsPerLogEntry(
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

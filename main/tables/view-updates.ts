/** State updates and log of a table, as seen by one viewer. */
import type { AnyGame, Viewer } from '../../engine/core/contract/game.ts'
import { visibleEventFor, type VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { ViewUpdate } from '../../bridge/table-view.ts'

export function viewUpdateFor(game: AnyGame, { state, facts, entry }: StateUpdate, viewer: Viewer): ViewUpdate {
  return {
    view: game.view(state, viewer) as Json,
    facts: facts.map((fact) => visibleEventFor(fact, viewer)),
    ...(entry === undefined ? {} : { group: entry + 1 }),
  }
}

/** @returns the event groups from number `from` up to `end`; group 0 is the setup, group n the n-th log entry */
export function eventGroupsFor(
  table: Table,
  viewer: Viewer,
  from: number,
  end = table.log.length + 1,
): VisibleEvent[][] {
  const groups: VisibleEvent[][] = []
  for (let group = from; group < end; group++) {
    const facts = group === 0 ? table.setupEvents : table.eventsOf(group - 1)
    groups.push(facts.map((fact) => visibleEventFor(fact, viewer)))
  }
  return groups
}

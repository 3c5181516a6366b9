/**
 * The renderers at one table, and what each is told: the table as it stands, what a change brought, and what another curtain
 * shows. Each has its own numbers and its own sight; whoever calls says only what has happened.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { Done, Moment, Table } from '../../engine/core/host/table.ts'
import type { TableNow, TableStatus } from '../../bridge/table.ts'
import { settleCurtain, sightOf, type Screen } from './audience.ts'
import { infoOf, type Laid } from './info.ts'
import { groupsOf, momentFor } from './moments.ts'
import { tell, type Change, type Send, type Watcher } from './watcher.ts'

/** What a change of the table has made. */
export type Made = Extract<Done, { readonly ok: true }>

export class Watchers {
  readonly #at: Laid
  readonly #status: (screen: Screen) => TableStatus
  readonly #watchers = new Set<Watcher>()

  /** @param status where the table stands for a screen */
  constructor(at: Laid, status: (screen: Screen) => TableStatus) {
    this.#at = at
    this.#status = status
  }

  get size(): number {
    return this.#watchers.size
  }

  /** One with all people of this table in front of it; its curtain is closed. */
  add(send: Send): Watcher {
    const mine = this.#at.seats.flatMap((setup, seat) => (setup.kind === 'person' ? [seat] : []))
    const watcher: Watcher = { send, screen: { mine, lifted: undefined }, sequence: 0, viewer: 'table' }
    this.#watchers.add(watcher)
    return watcher
  }

  drop(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  clear(): void {
    this.#watchers.clear()
  }

  /** The table as it stands, whole: what is told from now on follows it. */
  now(watcher: Watcher): TableNow {
    const viewer = this.#viewer(watcher)
    watcher.viewer = viewer
    return {
      info: infoOf(this.#at, watcher.screen),
      sequence: watcher.sequence,
      moment: momentFor(this.#table.game, this.#present(), viewer),
      status: this.#status(watcher.screen),
      history: groupsOf(this.#table, viewer, 0),
    }
  }

  /** Curtains fall where somebody else is asked now. @param before how long the log was before it */
  changed({ moments, from, revised }: Made, before: number): void {
    for (const watcher of this.#watchers) {
      settleCurtain(this.#table, watcher.screen)
      const own = revised === undefined || this.#viewer(watcher) === revised.seat
      // Who changes a secret choice tells nobody else that there was another before.
      if (revised?.unseen === true && !own) continue
      this.#tell(watcher, moments, { from: own ? from : before, before })
    }
  }

  /** Something else than the log has changed: what the status says. */
  stand(): void {
    for (const watcher of this.#watchers) this.#tell(watcher, [this.#present()])
  }

  /** Somebody has turned a curtain: told only where it shows something else. */
  turned(watcher: Watcher): void {
    if (this.#viewer(watcher) !== watcher.viewer) this.#tell(watcher, [this.#present()])
  }

  #tell(watcher: Watcher, moments: readonly Moment[], change?: Change): void {
    tell(this.#at.id, this.#table, watcher, this.#status(watcher.screen), moments, change)
  }

  #viewer({ screen }: Watcher): Viewer {
    return sightOf(this.#table, screen).viewer
  }

  #present(): Moment {
    return { state: this.#table.state, facts: [] }
  }

  get #table(): Table {
    return this.#at.table
  }
}

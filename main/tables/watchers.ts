/**
 * The renderers at one table, and what each is told: the table as it stands, what a change brought, and what another curtain
 * shows. Each has its own numbers and its own sight; whoever calls says only what has happened.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { ActionResult, StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { TableInfo, TableNow, TableStatus } from '../../bridge/table.ts'
import { settleCurtain, sightOf, type Screen } from './audience.ts'
import type { Company } from './company.ts'
import { infoOf, type Laid } from './info.ts'
import { groupsOf, momentFor } from './moments.ts'
import { playedBy } from './seating.ts'
import { tell, type Change, type Send, type Watcher } from './watcher.ts'

/** What a change of the table has made. */
export type Made = Extract<ActionResult, { readonly ok: true }>

export class Watchers {
  readonly #at: Laid
  readonly #company: Pick<Company, 'seating' | 'sage'>
  readonly #status: (screen: Screen) => TableStatus
  readonly #watchers = new Set<Watcher>()

  /** @param status where the table stands for a screen */
  constructor(at: Laid, company: Pick<Company, 'seating' | 'sage'>, status: (screen: Screen) => TableStatus) {
    this.#at = at
    this.#company = company
    this.#status = status
  }

  get size(): number {
    return this.#watchers.size
  }

  /** One with the people of a party in front of it; its curtain is closed. */
  add(send: Send, party: string): Watcher {
    const mine = playedBy(this.#company.seating, party)
    const watcher: Watcher = { send, party, screen: { mine, lifted: undefined }, sequence: 0, viewer: 'table' }
    this.#watchers.add(watcher)
    return watcher
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#watchers.values()
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
    const info = this.#info(watcher)
    watcher.info = info
    return {
      info,
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
      this.#tell(watcher, moments, { change: { from: own ? from : before, before } })
    }
  }

  /** Something else than the log has changed: what the status says. */
  stand(): void {
    for (const watcher of this.#watchers) this.#tell(watcher, [this.#present()])
  }

  /**
   * Seats have changed hands, or are called otherwise, or the Sage may be asked no more: who plays others at a screen than
   * before finds its curtain closed.
   */
  seated(): void {
    for (const watcher of this.#watchers) {
      const mine = playedBy(this.#company.seating, watcher.party)
      if (mine.join() !== watcher.screen.mine.join()) Object.assign(watcher.screen, { mine, lifted: undefined })
      const info = this.#info(watcher)
      const isNew = watcher.info !== undefined && JSON.stringify(info) !== JSON.stringify(watcher.info)
      if (isNew) watcher.info = info
      this.#tell(watcher, [this.#present()], isNew ? { info } : {})
    }
  }

  /** Somebody has turned a curtain: told only where it shows something else. */
  turned(watcher: Watcher): void {
    if (this.#viewer(watcher) !== watcher.viewer) this.#tell(watcher, [this.#present()])
  }

  #tell(watcher: Watcher, moments: readonly StateUpdate[], more: { change?: Change; info?: TableInfo } = {}): void {
    tell(this.#at.id, this.#table, watcher, this.#status(watcher.screen), moments, more)
  }

  #info({ screen }: Watcher): TableInfo {
    return infoOf(this.#at, screen, this.#company.sage)
  }

  #viewer({ screen }: Watcher): Viewer {
    return sightOf(this.#table, screen).viewer
  }

  #present(): StateUpdate {
    return { state: this.#table.state, facts: [] }
  }

  get #table(): Table {
    return this.#at.table
  }
}

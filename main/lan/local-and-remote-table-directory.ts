/**
 * The tables of this host and those of other hosts, as one source: here, and nowhere else in this process, an id decides
 * which of both a table is.
 */
import { isRemoteTableId } from '../../bridge/remote-tables.ts'
import type { Result } from '../../bridge/result.ts'
import type { ClientTableSubscriptions } from '../tables/table-client.ts'
import type { ConnectableTable, LeavableTableDirectory } from '../tables/table-connection.ts'

/** The two directories of tables that `LocalAndRemoteTableDirectory` combines: those of this host, and those of other hosts. */
export interface LocalAndRemoteDirectoryDeps {
  readonly local: LeavableTableDirectory
  readonly remote: LeavableTableDirectory
}

/** Finds a table by its id, in this process or at another host, and lets a client leave it for good. */
export class LocalAndRemoteTableDirectory implements LeavableTableDirectory {
  readonly #deps: LocalAndRemoteDirectoryDeps

  constructor(deps: LocalAndRemoteDirectoryDeps) {
    this.#deps = deps
  }

  at(table: string): ConnectableTable | undefined {
    return this.#sourceOf(table).at(table)
  }

  leave(table: string, viewer: ClientTableSubscriptions, lose: boolean): Promise<Result<null>> {
    return this.#sourceOf(table).leave(table, viewer, lose)
  }

  #sourceOf(table: string): LeavableTableDirectory {
    return isRemoteTableId(table) ? this.#deps.remote : this.#deps.local
  }
}

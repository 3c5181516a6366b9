/** The tables of other hosts that this process has joined, by the ids that they have here. */
import type { AnyGame } from '../../../engine/core/contract/game.ts'
import type { SharedDeps } from '../../shared-deps.ts'
import { RemoteTable, type RemoteTableHostConnection } from './remote-table.ts'

export type { RemoteTableHostConnection } from './remote-table.ts'

/** The joined tables of other hosts that are open in this process, by local id. */
export class RemoteTables {
  readonly #open = new Map<string, RemoteTable>()
  readonly #log: (line: string) => void

  constructor({ log }: Pick<SharedDeps, 'log'>) {
    this.#log = log
  }

  /** Registers a table. @param id local id @param table id at its host @param game this machine's rules of its game */
  open(
    id: string,
    line: RemoteTableHostConnection,
    { table, game }: { readonly table: string; readonly game: AnyGame },
  ): void {
    this.remove(id)
    this.#open.set(id, new RemoteTable({ id, connection: line, table, game, log: this.#log }))
  }

  remove(id: string): void {
    this.#open.get(id)?.close()
    this.#open.delete(id)
  }

  has(id: string): boolean {
    return this.#open.has(id)
  }

  at(id: string): RemoteTable | undefined {
    return this.#open.get(id)
  }

  all(): readonly RemoteTable[] {
    return [...this.#open.values()]
  }
}

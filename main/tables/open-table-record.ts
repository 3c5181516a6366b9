/**
 * What stands at an open table beside its game: who holds which seat, what its save says of it, and on which terms guests
 * may join. One immutable record, which one holder replaces; the save header, the table info and the presence feed read it.
 */
import type { SkippedAndEndedLessons } from '../../bridge/tutorial.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import type { Seating } from './seating.ts'

/** How the Sage, the bot that advises players, is used at a table; stored in the header of its save. */
export interface AdvicePermissionAndUsage {
  /** Whether players may ask the Sage at this table. */
  readonly isAllowed: boolean
  /** How often each seat has asked. */
  readonly countBySeat: readonly number[]
}

/**
 * The metadata of an open table: its match id, its name, its tutorial progress, its use of advice, and the start of
 * its game. They are stored in the header of the table's save.
 */
export interface TableMeta {
  /** Match id: the id of the game that is played, equal in all copies and independent of the file name. */
  readonly table: string
  /** Undefined: the table has no name. */
  readonly name: string | undefined
  /** The progress of a tutorial; undefined at any other table. */
  readonly guided: SkippedAndEndedLessons | undefined
  readonly advice: AdvicePermissionAndUsage
  /** When the game began, and the game that it branched off. */
  readonly startInfo: Pick<SaveHeader, 'begunAt' | 'origin'>
}

/** The terms on which a table is open to guests, as the host has set them. */
export interface HostingTerms {
  /** A guest who knows the code takes a seat without the host's answer. */
  readonly byCode: boolean
  /** Whether players may ask the Sage for advice while the table is open to guests. */
  readonly sage: boolean
  /** Seconds of waiting for a player after which the table suggests that a bot plays the seat. Absent: it suggests none. */
  readonly clock?: number
  /** Present: no new guest joins or takes a seat; guests with a seat may return. */
  readonly locked?: true
}

/** The data of an open table outside its game, as one immutable value: seating, metadata and hosting. */
export interface OpenTableRecord {
  readonly seating: Seating
  readonly meta: TableMeta
  /** Undefined: the table is not open to guests. */
  readonly hosting: HostingTerms | undefined
}

/** Holds the present record of one table, and replaces it at each change. */
export class TableRecordHolder {
  #current: OpenTableRecord

  constructor(first: OpenTableRecord) {
    this.#current = first
  }

  get current(): OpenTableRecord {
    return this.#current
  }

  /** Replaces the record. @param next the parts that change */
  update(next: Partial<OpenTableRecord>): void {
    this.#current = { ...this.#current, ...next }
  }

  /** Replaces the metadata. @param next the parts that change */
  updateMeta(next: Partial<TableMeta>): void {
    this.update({ meta: { ...this.#current.meta, ...next } })
  }
}

/** Read access to the present record of one table, for the parts of an open table that do not change it. */
export type ReadonlyTableRecordHolder = Pick<TableRecordHolder, 'current'>

/**
 * Whether players may now ask the Sage, the bot that advises players, for advice. Both the table and the terms for
 * guests must allow it.
 */
export function isAdviceAllowed({ meta, hosting }: OpenTableRecord): boolean {
  return meta.advice.isAllowed && (hosting?.sage ?? true)
}

/**
 * What stands at an open table beside its game: who holds which seat, what its save says of it, and on which terms guests
 * may join. One immutable record, which one holder replaces; the save header, the table info and the presence feed read it.
 */
import type { TutorialRecord } from '../../bridge/tutorial.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import type { Seating } from './seating.ts'

/** How the Sage is used at a table; written to its save. */
export interface AdviceUsage {
  /** Whether players may ask the Sage at this table. */
  readonly isAllowed: boolean
  /** How often each seat has asked. */
  readonly countBySeat: readonly number[]
}

export interface TableMeta {
  /** The id of the game itself, whatever its save is called. */
  readonly table: string
  /** Undefined: the table has no name. */
  readonly name: string | undefined
  /** Undefined: it is no guided first game. */
  readonly guided: TutorialRecord | undefined
  readonly advice: AdviceUsage
  readonly startInfo: Pick<SaveHeader, 'begunAt' | 'origin'>
}

/** The terms on which a table is open to guests. */
export interface HostingTerms {
  /** A guest who knows the code takes a seat without the host's answer. */
  readonly byCode: boolean
  /** Whether players may ask the Sage meanwhile. */
  readonly sage: boolean
  /** Seconds after which a bot is suggested. */
  readonly clock?: number
  /** No new guest joins or takes a seat: guests with a seat may return. */
  readonly locked?: true
}

export interface TableRecord {
  readonly seating: Seating
  readonly meta: TableMeta
  /** Undefined: the table is not open to guests. */
  readonly hosting: HostingTerms | undefined
}

export class TableRecordHolder {
  #current: TableRecord

  constructor(first: TableRecord) {
    this.#current = first
  }

  get current(): TableRecord {
    return this.#current
  }

  /** Replaces the record. @param next what changes; the rest stays */
  update(next: Partial<TableRecord>): void {
    this.#current = { ...this.#current, ...next }
  }

  /** Replaces the metadata. @param next what changes; the rest stays */
  updateMeta(next: Partial<TableMeta>): void {
    this.update({ meta: { ...this.#current.meta, ...next } })
  }
}

/** Read access to the record, for the parts of a table that only read it. */
export type TableRecordReader = Pick<TableRecordHolder, 'current'>

/** Whether players may ask the Sage now: the table allows it, and so do the terms for guests. */
export function isAdviceAllowed({ meta, hosting }: TableRecord): boolean {
  return meta.advice.isAllowed && (hosting?.sage ?? true)
}

/**
 * The guests of one table, as the network knows them: who comes in, who comes back, and what one line may ask. A guest has
 * the TableBridge of this one table and nothing else.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import { answer } from '../bridge.ts'
import type { Environment } from '../environment.ts'
import { reject, hostMessage, type Rejection } from '../reply.ts'
import type { Company } from './company.ts'
import type { Standing } from './lines.ts'
import type { TableCalls } from './table-calls.ts'
import type { Send } from './watcher.ts'

/** What stands at the other end: another Samsara, or a page in a browser, and what the people there call themselves. */
export interface Device {
  readonly kind: 'app' | 'browser'
  /** Cleaned, and not empty. */
  readonly name: string
  /** The group of addresses that it connects from: an IPv4 address or a /64 of IPv6. Absent: unknown. */
  readonly from?: string
}

export interface Entered {
  readonly ok: true
  readonly party: string
  /** What it comes back with: known to this party alone, and kept here as a digest only. */
  readonly token: string
}

/** One socket of a party. */
export interface Line {
  readonly send: Send
  /** Ends it, with the reason that its people read. */
  readonly close: (why: Message) => void
}

export interface GuestLine {
  /** Calls of the TableBridge for this one table; everything else is `bridge.refused.unknown`. Never rejects. */
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  /** Milliseconds there and back. */
  delay(milliseconds: number): void
  /** The line is lost; the party stays, and counts as away. */
  close(): void
}

/** What may be announced to everybody on the network. */
export interface Summary {
  readonly game: string
  readonly seats: number
  /** How many of them a guest could ask for. */
  readonly free: number
  readonly locked: boolean
}

export interface Guests {
  /**
   * A device that has proved the code comes in, as a watcher without a seat.
   * @returns `table.refused.locked`, `.nameTwin {name}`, `.full`, `.unknown`: the table is not hosted
   */
  enter(device: Device): Promise<Entered | Rejection>
  /** The party that comes back with this token, in the same time whoever it is; undefined: nobody, or another kind of device. */
  back(token: string, kind: Device['kind']): string | undefined
  /** One line of a party. The newest counts: older ones are closed with `table.parted.elsewhere`. */
  connect(party: string, line: Line): GuestLine
  /** The host says goodbye: every line is closed with this reason. */
  farewell(why: Message): void
  readonly summary: Summary
}

export interface GuestsStart {
  readonly table: Table
  readonly company: Company
  /** What a line may ask at this table, and nothing else. */
  readonly callsFor: (party: string, send: Send) => Pick<TableCalls, 'handlers' | 'leaveAll'>
  readonly tell: () => void
  readonly environment: Pick<Environment, 'clock' | 'log'>
}

/** Milliseconds after which the line of a party that has left is ended: its own side closes it sooner. */
const GOODBYE = 1000

export function guestsOf(start: GuestsStart): Guests {
  const { table, company, tell } = start
  return {
    enter: (device) => company.enter(device),
    back: (token, kind) => company.back(token, kind),
    connect: (party, line) => connect(start, party, line),
    farewell(why) {
      company.lines.endAll(why)
      tell()
    },
    get summary() {
      const { holders } = company.seating
      const free = holders.filter(({ by }) => by === 'nobody').length
      return { game: table.game.info.id, seats: holders.length, free, locked: company.locked }
    },
  }
}

function connect({ company, callsFor, tell, environment }: GuestsStart, party: string, line: Line): GuestLine {
  let isOpen = company.knows(party)
  const calls = callsFor(party, (event, value) => {
    if (isOpen) line.send(event, value)
  })
  const standing: Standing = {
    end(why) {
      isOpen = false
      calls.leaveAll()
      // An answer that is on its way, to its own wish to leave, comes first.
      if (why.id === 'table.parted.left') environment.clock.after(GOODBYE, () => line.close(why))
      else line.close(why)
    },
  }
  if (isOpen) {
    company.lines.connect(party, standing)?.end(hostMessage('table.parted.elsewhere'))
    company.cameBack(party)
    tell()
  } else standing.end(hostMessage('table.parted.removed'))
  return {
    call(name, arg) {
      company.lines.heard(party)
      if (isOpen) return answer({ table: calls.handlers }, name, arg, environment.log)
      return Promise.resolve(reject('table.refused.unknown'))
    },
    delay(milliseconds) {
      company.lines.heard(party)
      if (isOpen && company.lines.delay(party, milliseconds)) tell()
    },
    close() {
      if (!isOpen) return
      isOpen = false
      calls.leaveAll()
      if (company.lines.lose(party, standing)) tell()
    },
  }
}

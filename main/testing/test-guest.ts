/** Guests for tests: parties that join a hosted table, each with a connection that records every message. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import { createGuestGateway, type GuestTableAccess } from '../tables/guest-gateway.ts'
import type { OpenTable } from '../tables/open-table.ts'
import { TestRenderer, type TestHost } from './test-host.ts'

export class TestGuest extends TestRenderer {
  readonly table: string
  readonly party: string
  readonly token: string
  readonly connection: GuestTableAccess
  /** The reasons for which its connection was closed. */
  readonly closeReasons: Message[]

  constructor(open: OpenTable, party: string, token: string) {
    let line: GuestTableAccess | undefined
    const closed: Message[] = []
    super({
      connect(send) {
        const own = createGuestGateway(open).connect(party, { send, close: (why) => closed.push(why) })
        line = own
        return own
      },
    })
    if (line === undefined) throw new Error('no line')
    this.table = open.id
    this.party = party
    this.token = token
    this.connection = line
    this.closeReasons = closed
  }

  people(): Promise<TablePresence> {
    return this.get<TablePresence>('table.people', { table: this.table })
  }

  /** Requests exactly these seats. */
  requestSeats(seats: readonly Seat[], names?: readonly string[]): Promise<unknown> {
    return this.get('table.sit', { table: this.table, seats, ...(names && { names }) })
  }
}

/** The open table itself. */
export function requireOpenTable({ services }: TestHost, table: string): OpenTable {
  const open = services.tables.at(table)
  if (open === undefined) throw new Error('not open')
  return open
}

/** Hosts the table; a guest with the code gets a seat. */
export async function openToGuests(host: TestHost, table: string, sage = false): Promise<OpenTable> {
  const open = requireOpenTable(host, table)
  await open.people.setHosting({ byCode: true, sage })
  return open
}

/** Joins with the code. */
export async function joinAsGuest(
  open: OpenTable,
  name: string,
  kind: 'app' | 'browser' = 'app',
  from?: string,
): Promise<TestGuest> {
  const entered = await createGuestGateway(open).join({ kind, name, ...(from !== undefined && { addressGroup: from }) })
  if (!entered.ok) throw new Error(entered.reason.id)
  return new TestGuest(open, entered.party, entered.token)
}

/** Reconnects with a token. */
export function rejoinAsGuest(open: OpenTable, token: string, kind: 'app' | 'browser' = 'app'): TestGuest | undefined {
  const party = createGuestGateway(open).partyForToken(token, kind)
  return party === undefined ? undefined : new TestGuest(open, party, token)
}

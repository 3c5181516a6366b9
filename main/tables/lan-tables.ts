/**
 * Tables of other machines, behind the same TableBridge as our own: what a renderer calls goes over the line of that table,
 * and what comes over the line goes to every renderer that looks at it. Only the table's id differs on the two sides. What
 * may be called, and what a host may tell, is listed by name: another machine's host has no other way to a page of ours.
 */
import { CALLS, type TableBridge } from '../../bridge/calls.ts'
import type { Consent } from '../../bridge/consent.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import { isElsewhere } from '../../bridge/lan.ts'
import type { People } from '../../bridge/people.ts'
import type { Reply } from '../../bridge/reply.ts'
import { GUEST_EVENTS, type GuestEvent } from '../../bridge/wire.ts'
import type { GuestDial } from '../lan/guest/start.ts'
import { refuse } from '../reply.ts'
import { HandSaid } from './hand-said.ts'
import type { Send } from './watcher.ts'

/** What a line must do for the table at its other end. */
export type FarLine = Pick<GuestDial, 'call' | 'on'>

interface Far {
  readonly line: FarLine
  /** What its host calls it. */
  readonly table: string
  /** Another host has it now, and calls it so. */
  readonly goesBy: (table: string) => void
  readonly watching: Set<Send>
  readonly handSaid: HandSaid
}

export class LanTables {
  readonly #open = new Map<string, Far>()

  /** A table answers from now on. @param id by which it is called here @param table what its host calls it */
  open(id: string, line: FarLine, table: string): void {
    const watching = new Set<Send>()
    const handSaid = new HandSaid()
    const tellAll: Send = (event, value) => {
      handSaid.heard(event as GuestEvent, value as never)
      for (const send of watching) send(event, value)
    }
    const goesBy = (now: string): void => {
      this.#open.set(id, { line, table: now, goesBy, watching, handSaid })
    }
    goesBy(table)
    for (const event of GUEST_EVENTS) forward(line, event, id, tellAll)
  }

  drop(id: string): void {
    this.#open.delete(id)
  }

  has(id: string): boolean {
    return this.#open.has(id)
  }

  at(id: string): Far | undefined {
    return this.#open.get(id)
  }

  all(): readonly Far[] {
    return [...this.#open.values()]
  }
}

/** One renderer at tables of other machines. */
export class LanCalls {
  readonly #tables: LanTables
  readonly #send: Send

  constructor(tables: LanTables, send: Send) {
    this.#tables = tables
    this.#send = send
  }

  /** The TableBridge of this machine's own tables, and beside it that of all others. */
  beside(own: TableBridge): TableBridge {
    const names = Object.keys(CALLS.table) as (keyof TableBridge)[]
    const both = names.map((name) => {
      const here = own[name] as (arg: Ref) => Promise<Reply<unknown>>
      return [name, (arg: Ref) => (isElsewhere(arg.table) ? this.#call(name, arg) : here(arg))]
    })
    return Object.fromEntries(both) as TableBridge
  }

  /** This renderer looks at that table no more. @returns whether nobody here does */
  leave(id: string): boolean {
    const far = this.#tables.at(id)
    far?.watching.delete(this.#send)
    return far?.watching.size === 0
  }

  /** The renderer is gone. The line stays, so that it finds its table when it comes back: behind a closed curtain. */
  leaveAll(): void {
    for (const { line, table, watching } of this.#tables.all())
      if (watching.delete(this.#send)) void line.call('table.lowerCurtain', { table })
  }

  async #call(name: keyof TableBridge, arg: Ref): Promise<Reply<unknown>> {
    const far = this.#tables.at(arg.table)
    if (far === undefined) return refuse('table.refused.unknown')
    far.watching.add(this.#send)
    if (name === 'agree') {
      const { wish, yes } = arg as Parameters<TableBridge['agree']>[0]
      far.handSaid.answered(wish, yes)
    }
    const reply = await far.line.call(`table.${name}`, { ...arg, table: far.table })
    if (reply.ok && name === 'people') far.handSaid.told(reply.value as Pick<People, 'me'>)
    return reply.ok ? { ok: true, value: answered(name, reply.value, arg.table) } : reply
  }
}

/** Every call of a table names it. */
interface Ref {
  readonly table: string
}

function forward<K extends GuestEvent>(line: FarLine, event: K, id: string, send: Send): void {
  const named: (value: BridgeEvents[K], table: string) => BridgeEvents[K] = NAMED[event]
  line.on(event, (value) => send(event, named(value, id)))
}

type Named = { readonly [K in GuestEvent]: (value: BridgeEvents[K], table: string) => BridgeEvents[K] }

/** What a host tells, under the id that the table has here. */
const NAMED: Named = {
  update: (value, table) => ({ ...value, table }),
  people: (value, table) => ({ ...value, table }),
  said: (value, table) => ({ ...value, table }),
  nudged: (value, table) => ({ ...value, table }),
  consent: (value, table): Consent =>
    'wish' in value ? { table, wish: { ...value.wish, table } } : { ...value, table },
}

/** The same for what it answers, whatever that may be. */
function answered(name: keyof TableBridge, value: unknown, table: string): unknown {
  if (name === 'people') return { ...(value as object | null), table }
  if (name !== 'current') return value
  const now = value as { readonly info?: object } | null
  return { ...now, info: { ...now?.info, table } }
}

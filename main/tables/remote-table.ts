/**
 * One table of another machine. Its host is not trusted: an answer or event counts only after the schema of its own has accepted
 * it, with this table's number of seats, this machine's description of the game, and the game's own schemas of what it shows. An
 * event of another form is dropped; an answer of another form refuses its call. The host's id of the table is replaced by the
 * one that the table has here.
 */
import * as v from 'valibot'
import { CALLS, type TableBridge } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import { done as saysNothing, type Checked, type TableForm } from '../../bridge/form.ts'
import { messageFor } from '../../bridge/message.ts'
import type { Past } from '../../bridge/past.ts'
import type { People } from '../../bridge/people.ts'
import type { Reply } from '../../bridge/reply.ts'
import { laid, type TableNow, type TableUpdate } from '../../bridge/table.ts'
import { TOLD } from '../../bridge/told.ts'
import { GUEST_EVENTS, type GuestEvent } from '../../bridge/wire.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import type { Environment } from '../environment.ts'
import type { GuestDial } from '../lan/guest/start.ts'
import { boundary } from '../resilience/boundary.ts'
import { done, reject } from '../reply.ts'
import { HandSaid } from './hand-said.ts'
import { contentOf, type RemoteContent } from './remote-content.ts'
import type { Send } from './watcher.ts'

/** What a line must do for the table at its other end. */
export type FarLine = Pick<GuestDial, 'call' | 'on'>

export interface RemoteTableStart extends Pick<Environment, 'log'> {
  /** By which it is called here. */
  readonly id: string
  readonly line: FarLine
  /** What its host calls it. */
  readonly table: string
  /** The rules of its game, of this machine. */
  readonly game: AnyGame
}

/** Calls of this machine that may wait for the host at once. A host closes the line of a guest that has more than 36. */
export const MAX_WAITING_CALLS = 24
/** Values of another form of which the log tells. */
const MAX_LOGGED = 5
/** No table has more. */
const MAX_SEATS = 8

type CallName = keyof TableBridge

/** Every call of a table names it. */
interface Ref {
  readonly table: string
}

export class RemoteTable {
  readonly watching = new Set<Send>()
  readonly handSaid = new HandSaid()
  readonly #start: RemoteTableStart
  /** What its host calls it now. */
  #table: string
  /** Known once the host has said how the table stands. */
  #form: TableForm | undefined
  #content: RemoteContent | undefined
  /** That is being asked. */
  #learning: Promise<Reply<unknown>> | undefined
  #waiting = 0
  #logged = 0

  constructor(start: RemoteTableStart) {
    this.#start = start
    this.#table = start.table
    const { guard } = boundary('lan table', start.log)
    for (const event of GUEST_EVENTS)
      start.line.on(
        event,
        guard((value: unknown) => this.#hear(event, value)),
      )
  }

  /** Another host has it now, and calls it so. */
  goesBy(table: string): void {
    this.#table = table
    if (this.#form !== undefined) this.#form = { ...this.#form, table }
  }

  /**
   * Asks the host. Never rejects. `lan.refused.silent`: it does not answer, or too many calls wait for its answer;
   * `lan.refused.form`: its answer is of another form.
   */
  async call(name: CallName, arg: Ref): Promise<Reply<unknown>> {
    if (this.#waiting >= MAX_WAITING_CALLS) return reject('lan.refused.silent')
    this.#waiting += 1
    try {
      return await this.#ask(name, arg)
    } catch {
      return this.#unreadable(name)
    } finally {
      this.#waiting -= 1
    }
  }

  /** The page that looked at it is gone: its curtain there falls. */
  lowerCurtain(): void {
    void this.call('lowerCurtain', { table: this.#start.id })
  }

  async #ask(name: CallName, arg: Ref): Promise<Reply<unknown>> {
    if (name === 'agree') {
      const { wish, yes } = arg as Parameters<TableBridge['agree']>[0]
      this.handSaid.answered(wish, yes)
    }
    const gives: Checked<unknown> = CALLS.table[name].gives
    if (name !== 'current' && gives !== saysNothing && this.#form === undefined) {
      const learned = await this.#learn()
      if (!learned.ok) return learned
    }
    const reply = await this.#start.line.call(`table.${name}`, { ...arg, table: this.#table })
    if (!reply.ok) return this.#refusal(name, reply.reason)
    if (name === 'current' && this.#form === undefined) this.#know(reply.value)
    return this.#answer(name, gives, reply.value, arg)
  }

  /** How many seats the table has, and so what fits it, is known by how it stands. */
  #learn(): Promise<Reply<unknown>> {
    this.#learning ??= this.#ask('current', { table: this.#start.id }).finally(() => {
      this.#learning = undefined
    })
    return this.#learning
  }

  /** By how the table stands it is known once for all how it was laid. */
  #know(now: unknown): void {
    const { id: here, game } = this.#start
    const parsed = v.safeParse(laid, now)
    if (!parsed.success) return
    const { players, options } = parsed.output
    const configured = createTableConfig(game.info, players, options)
    if (!configured.ok) return
    const content = contentOf(game, configured.config)
    this.#content = content
    this.#form = {
      table: this.#table,
      here,
      seats: players,
      game: game.info,
      options: configured.config.options,
      ...content.form,
    }
  }

  #answer(name: CallName, gives: Checked<unknown>, value: unknown, arg: Ref): Reply<unknown> {
    if (gives === saysNothing) return value === null ? done(null) : this.#unreadable(name)
    const parsed = this.#form && v.safeParse(gives(this.#form), value, EARLY)
    if (parsed?.success !== true) return this.#unreadable(name)
    if (name === 'people') this.handSaid.told(parsed.output as People)
    return this.#isPossible(name, parsed.output, arg) ? done(parsed.output) : this.#unreadable(name)
  }

  /** Whether an answer, or an event, of the right form shows a game as it can be. */
  #isPossible(what: CallName | GuestEvent, value: unknown, arg?: Ref): boolean {
    const content = this.#content
    if (content === undefined) return false
    if (what === 'current') return content.now(value as TableNow)
    if (what === 'update') return content.update(value as TableUpdate)
    if (what === 'advise') return content.advice(value, (arg as Parameters<TableBridge['advise']>[0]).seat)
    if (what !== 'past') return true
    const past = value as Past
    return past.entry === (arg as Partial<Past>).entry && content.past(past)
  }

  /** Who is named in a refusal sits at this table. */
  #refusal(name: CallName, reason: unknown): Reply<unknown> {
    const parsed = v.safeParse(messageFor(this.#form?.seats ?? MAX_SEATS), reason)
    return parsed.success ? { ok: false, reason: parsed.output } : this.#unreadable(name)
  }

  /** What is told before it is known how the table stands is told again by how it stands. */
  #hear(event: GuestEvent, value: unknown): void {
    if (this.#form === undefined) return
    const schema: v.GenericSchema = TOLD[event](this.#form)
    const parsed = v.safeParse(schema, value, EARLY)
    if (!parsed.success || !this.#isPossible(event, parsed.output)) {
      this.#note(event)
      return
    }
    const told = parsed.output as BridgeEvents[typeof event]
    this.handSaid.heard(event, told)
    for (const send of this.watching) send(event, told)
  }

  #unreadable(name: CallName): Reply<never> {
    this.#note(`table.${name}`)
    return reject('lan.refused.form')
  }

  #note(what: string): void {
    this.#logged += 1
    if (this.#logged <= MAX_LOGGED) this.#start.log(`lan: a host has sent a value of another form (${what})`)
  }
}

/** One fault is enough. */
const EARLY = { abortEarly: true } as const

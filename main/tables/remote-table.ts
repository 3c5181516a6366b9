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
import { TransferConsent } from './transfer-consent.ts'
import { createRemoteContentValidator, type RemoteContentValidator } from './remote-content-validator.ts'
import type { SendEvent } from './table-client.ts'

/** What a line must do for the table at its other end. */
export type RemoteConnection = Pick<GuestDial, 'call' | 'on'>

export interface RemoteTableOptions extends Pick<Environment, 'log'> {
  /** By which it is called here. */
  readonly id: string
  readonly connection: RemoteConnection
  /** What its host calls it. */
  readonly table: string
  /** The rules of its game, of this machine. */
  readonly game: AnyGame
}

/** Calls of this machine that may wait for the host at once. A host closes the line of a guest that has more than 36. */
export const MAX_WAITING_CALLS = 24
/** Values of another form of which the log tells. */
const MAX_LOGGED_FAULTS = 5
/** No table has more. */
const MAX_SEATS = 8

type CallName = keyof TableBridge

/** Every call of a table names it. */
interface TableCallArg {
  readonly table: string
}

export class RemoteTable {
  readonly listeners = new Set<SendEvent>()
  readonly transferConsent = new TransferConsent()
  readonly #options: RemoteTableOptions
  /** What its host calls it now. */
  #hostTableId: string
  /** Known once the host has said how the table stands. */
  #form: TableForm | undefined
  #validator: RemoteContentValidator | undefined
  /** That is being asked. */
  #loading: Promise<Reply<unknown>> | undefined
  #pendingCalls = 0
  #logged = 0

  constructor(start: RemoteTableOptions) {
    this.#options = start
    this.#hostTableId = start.table
    const { guard } = boundary('lan table', start.log)
    for (const event of GUEST_EVENTS)
      start.connection.on(
        event,
        guard((value: unknown) => this.#onEvent(event, value)),
      )
  }

  /** Another host has it now, and calls it so. */
  setHostTableId(table: string): void {
    this.#hostTableId = table
    if (this.#form !== undefined) this.#form = { ...this.#form, table }
  }

  /**
   * Asks the host. Never rejects. `lan.refused.silent`: it does not answer, or too many calls wait for its answer;
   * `lan.refused.form`: its answer is of another form.
   */
  async call(name: CallName, arg: TableCallArg): Promise<Reply<unknown>> {
    if (this.#pendingCalls >= MAX_WAITING_CALLS) return reject('lan.refused.silent')
    this.#pendingCalls += 1
    try {
      return await this.#ask(name, arg)
    } catch {
      return this.#malformed(name)
    } finally {
      this.#pendingCalls -= 1
    }
  }

  /** The page that looked at it is gone: its curtain there falls. */
  lowerCurtain(): void {
    void this.call('lowerCurtain', { table: this.#options.id })
  }

  async #ask(name: CallName, arg: TableCallArg): Promise<Reply<unknown>> {
    if (name === 'agree') {
      const { wish, yes } = arg as Parameters<TableBridge['agree']>[0]
      this.transferConsent.recordAnswer(wish, yes)
    }
    const gives: Checked<unknown> = CALLS.table[name].gives
    if (name !== 'current' && gives !== saysNothing && this.#form === undefined) {
      const learned = await this.#load()
      if (!learned.ok) return learned
    }
    const reply = await this.#options.connection.call(`table.${name}`, { ...arg, table: this.#hostTableId })
    if (!reply.ok) return this.#rejectionFrom(name, reply.reason)
    if (name === 'current' && this.#form === undefined) this.#setForm(reply.value)
    return this.#validateAnswer(name, gives, reply.value, arg)
  }

  /** How many seats the table has, and so what fits it, is known by how it stands. */
  #load(): Promise<Reply<unknown>> {
    this.#loading ??= this.#ask('current', { table: this.#options.id }).finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** By how the table stands it is known once for all how it was laid. */
  #setForm(now: unknown): void {
    const { id: here, game } = this.#options
    const parsed = v.safeParse(laid, now)
    if (!parsed.success) return
    const { players, options } = parsed.output
    const configured = createTableConfig(game.info, players, options)
    if (!configured.ok) return
    const content = createRemoteContentValidator(game, configured.config)
    this.#validator = content
    this.#form = {
      table: this.#hostTableId,
      here,
      seats: players,
      game: game.info,
      options: configured.config.options,
      ...content.form,
    }
  }

  #validateAnswer(name: CallName, gives: Checked<unknown>, value: unknown, arg: TableCallArg): Reply<unknown> {
    if (gives === saysNothing) return value === null ? done(null) : this.#malformed(name)
    const parsed = this.#form && v.safeParse(gives(this.#form), value, ABORT_EARLY)
    if (parsed?.success !== true) return this.#malformed(name)
    if (name === 'people') this.transferConsent.setOwnParty(parsed.output as People)
    return this.#isPossible(name, parsed.output, arg) ? done(parsed.output) : this.#malformed(name)
  }

  /** Whether an answer, or an event, of the right form shows a game as it can be. */
  #isPossible(what: CallName | GuestEvent, value: unknown, arg?: TableCallArg): boolean {
    const content = this.#validator
    if (content === undefined) return false
    if (what === 'current') return content.acceptsNow(value as TableNow)
    if (what === 'update') return content.acceptsUpdate(value as TableUpdate)
    if (what === 'advise') return content.acceptsAdvice(value, (arg as Parameters<TableBridge['advise']>[0]).seat)
    if (what !== 'past') return true
    const past = value as Past
    return past.entry === (arg as Partial<Past>).entry && content.acceptsPast(past)
  }

  /** Who is named in a refusal sits at this table. */
  #rejectionFrom(name: CallName, reason: unknown): Reply<unknown> {
    const parsed = v.safeParse(messageFor(this.#form?.seats ?? MAX_SEATS), reason)
    return parsed.success ? { ok: false, reason: parsed.output } : this.#malformed(name)
  }

  /** What is told before it is known how the table stands is told again by how it stands. */
  #onEvent(event: GuestEvent, value: unknown): void {
    if (this.#form === undefined) return
    const schema: v.GenericSchema = TOLD[event](this.#form)
    const parsed = v.safeParse(schema, value, ABORT_EARLY)
    if (!parsed.success || !this.#isPossible(event, parsed.output)) {
      this.#logFault(event)
      return
    }
    const told = parsed.output as BridgeEvents[typeof event]
    this.transferConsent.onHostEvent(event, told)
    for (const send of this.listeners) send(event, told)
  }

  #malformed(name: CallName): Reply<never> {
    this.#logFault(`table.${name}`)
    return reject('lan.refused.form')
  }

  #logFault(what: string): void {
    this.#logged += 1
    if (this.#logged <= MAX_LOGGED_FAULTS) this.#options.log(`lan: a host has sent a value of another form (${what})`)
  }
}

/** One fault is enough. */
const ABORT_EARLY = { abortEarly: true } as const

/**
 * One table of another machine. Its host is not trusted: a reply or event counts only after its schema has accepted it. The
 * schema uses this table's number of seats, this machine's description of the game, and the game's own content schemas. An
 * invalid event is dropped; an invalid reply rejects its call. The host's table id is replaced by the local one.
 */
import * as v from 'valibot'
import { BRIDGE_CALLS, type TableApi } from '../../../bridge/calls.ts'
import type { TableRef } from '../../../bridge/refs.ts'
import type { BridgeEvents } from '../../../bridge/events.ts'
import {
  noResultSchemaFor as saysNothing,
  type TableSchemaFactory,
  type TableSchemaContext,
} from '../../../bridge/table-schemas.ts'
import { translatableMessageSchemaForSeats } from '../../../bridge/message-schemas.ts'
import type { EntryViewSteps } from '../../../bridge/replay.ts'
import type { TablePresence } from '../../../bridge/presence.ts'
import type { Result } from '../../../bridge/result.ts'
import { playerCountAndOptionsSchema, type TableSnapshot, type TableUpdate } from '../../../bridge/table-view.ts'
import { GUEST_EVENT_SCHEMA_FACTORIES } from '../../../bridge/guest-event-schemas.ts'
import { GUEST_EVENT_NAMES, type GuestEventName } from '../../../bridge/guest-protocol.ts'
import type { AnyGame } from '../../../engine/core/contract/game.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import type { SharedDeps } from '../../shared-deps.ts'
import type { ReconnectingHostConnection } from './reconnecting-host-connection.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import { ok, reject } from '../../base/result.ts'
import { OwnBecomeHostConsent } from '../../tables/transfer-consent.ts'
import { createRemoteContentValidator, type RemoteGameContentValidator } from './remote-content-validator.ts'
import type { SendEvent } from '../../tables/table-client.ts'
import {
  createTableApiFromCall,
  type TableCallName,
  type ClientTableConnection,
  type ConnectableTable,
} from '../../tables/table-connection.ts'

/** The part of a connection to a host that a remote table uses: its calls and events. */
export type RemoteTableHostConnection = Pick<ReconnectingHostConnection, 'call' | 'on'>

/** The ids, the connection, the game and the log function that a table of another machine uses. */
export interface RemoteTableDeps extends Pick<SharedDeps, 'log'> {
  /** Local id. */
  readonly id: string
  readonly connection: RemoteTableHostConnection
  /** Id of the table at its host. */
  readonly table: string
  /** This machine's rules of its game. */
  readonly game: AnyGame
}

/**
 * Maximum number of calls of one remote table that wait for the reply of the host at once. Further calls are rejected
 * on this machine, since a host disconnects a guest that has more than 36 such calls.
 */
export const MAX_CALLS_AWAITING_HOST_REPLY = 24
/** Number of invalid values that are logged. */
const MAX_LOGGED_FAULTS = 5
const MAX_SEATS = 8

/**
 * The local object for a table of another machine. The clients of this process make calls to it and receive its
 * events. It validates every reply and event of the host.
 */
export class RemoteTable implements ConnectableTable {
  readonly transferConsent = new OwnBecomeHostConsent()
  readonly #options: RemoteTableDeps
  /** The clients of this process that watch it. */
  readonly #listeners = new Set<SendEvent>()
  readonly #calls = createTableApiFromCall((name, arg) => this.call(name, arg))
  /** Current id of the table at its host. */
  #hostTableId: string
  /** Known after the first snapshot from the host. */
  #form: TableSchemaContext | undefined
  #validator: RemoteGameContentValidator | undefined
  /** The pending request for the snapshot. */
  #loading: Promise<Result<unknown>> | undefined
  #pendingCalls = 0
  #logged = 0

  constructor(start: RemoteTableDeps) {
    this.#options = start
    this.#hostTableId = start.table
    const { guard } = createErrorBoundary('lan table', start.log)
    for (const event of GUEST_EVENT_NAMES)
      start.connection.on(
        event,
        guard((value: unknown) => this.#onEvent(event, value)),
      )
  }

  /** Changes the host-side id, after a host transfer. */
  setHostTableId(table: string): void {
    this.#hostTableId = table
    if (this.#form !== undefined) this.#form = { ...this.#form, table }
  }

  /**
   * Calls the host. Never rejects. `lan.refused.silent`: it does not reply, or too many calls wait; `lan.refused.form`: its reply
   * is invalid.
   */
  async call(name: TableCallName, arg: TableRef): Promise<Result<unknown>> {
    if (this.#pendingCalls >= MAX_CALLS_AWAITING_HOST_REPLY) return reject('lan.refused.silent')
    this.#pendingCalls += 1
    try {
      return await this.#ask(name, arg)
    } catch {
      return this.#malformed(name)
    } finally {
      this.#pendingCalls -= 1
    }
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  /** A client of this process begins to watch. The connection to the host stays when it stops. */
  connect(send: SendEvent): ClientTableConnection {
    this.#listeners.add(send)
    return {
      calls: this.#calls,
      leave: () => void this.#listeners.delete(send),
      disconnect: () => {
        if (this.#listeners.delete(send)) void this.call('lowerCurtain', { table: this.#options.id })
      },
    }
  }

  /** The table is not reached by its id any more: its clients hear nothing of it. */
  close(): void {
    this.#listeners.clear()
  }

  async #ask(name: TableCallName, arg: TableRef): Promise<Result<unknown>> {
    if (name === 'agree') {
      const { wish, yes } = arg as Parameters<TableApi['agree']>[0]
      this.transferConsent.recordAnswer(wish, yes)
    }
    const gives: TableSchemaFactory<unknown> = BRIDGE_CALLS.table[name].gives
    if (name !== 'current' && gives !== saysNothing && this.#form === undefined) {
      const learned = await this.#load()
      if (!learned.ok) return learned
    }
    const reply = await this.#options.connection.call(`table.${name}`, { ...arg, table: this.#hostTableId })
    if (!reply.ok) return this.#rejectionFrom(name, reply.reason)
    if (name === 'current' && this.#form === undefined) this.#setForm(reply.value)
    return this.#validateAnswer(name, gives, reply.value, arg)
  }

  /** Requests the snapshot, which tells the number of seats and so the schemas. */
  #load(): Promise<Result<unknown>> {
    this.#loading ??= this.#ask('current', { table: this.#options.id }).finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** Builds the schemas from the first snapshot; they do not change afterwards. */
  #setForm(now: unknown): void {
    const { id: here, game } = this.#options
    const parsed = v.safeParse(playerCountAndOptionsSchema, now)
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

  #validateAnswer(
    name: TableCallName,
    gives: TableSchemaFactory<unknown>,
    value: unknown,
    arg: TableRef,
  ): Result<unknown> {
    if (gives === saysNothing) return value === null ? ok(null) : this.#malformed(name)
    const parsed = this.#form && v.safeParse(gives(this.#form), value, ABORT_EARLY)
    if (parsed?.success !== true) return this.#malformed(name)
    if (name === 'people') this.transferConsent.setOwnParty(parsed.output as TablePresence)
    return this.#isPossible(name, parsed.output, arg) ? ok(parsed.output) : this.#malformed(name)
  }

  /** Whether a reply or event of valid form shows a possible state of the game. */
  #isPossible(what: TableCallName | GuestEventName, value: unknown, arg?: TableRef): boolean {
    const content = this.#validator
    if (content === undefined) return false
    if (what === 'current') return content.acceptsSnapshot(value as TableSnapshot)
    if (what === 'update') return content.acceptsUpdate(value as TableUpdate)
    if (what === 'advise') return content.acceptsAdvice(value, (arg as Parameters<TableApi['advise']>[0]).seat)
    if (what !== 'past') return true
    const past = value as EntryViewSteps
    return past.entry === (arg as Partial<EntryViewSteps>).entry && content.acceptsReplayedEntry(past)
  }

  /** Accepts a rejection only if the players named in it sit at this table. */
  #rejectionFrom(name: TableCallName, reason: unknown): Result<unknown> {
    const parsed = v.safeParse(translatableMessageSchemaForSeats(this.#form?.seats ?? MAX_SEATS), reason)
    return parsed.success ? { ok: false, reason: parsed.output } : this.#malformed(name)
  }

  /** Events before the first snapshot are dropped: the snapshot includes them. */
  #onEvent(event: GuestEventName, value: unknown): void {
    if (this.#form === undefined) return
    const schema: v.GenericSchema = GUEST_EVENT_SCHEMA_FACTORIES[event](this.#form)
    const parsed = v.safeParse(schema, value, ABORT_EARLY)
    if (!parsed.success || !this.#isPossible(event, parsed.output)) {
      this.#logFault(event)
      return
    }
    const told = parsed.output as BridgeEvents[typeof event]
    this.transferConsent.onHostEvent(event, told)
    for (const send of this.#listeners) send(event, told)
  }

  #malformed(name: TableCallName): Result<never> {
    this.#logFault(`table.${name}`)
    return reject('lan.refused.form')
  }

  #logFault(what: string): void {
    this.#logged += 1
    if (this.#logged <= MAX_LOGGED_FAULTS) this.#options.log(`lan: a host has sent a value of another form (${what})`)
  }
}

/** The first fault is enough. */
const ABORT_EARLY = { abortEarly: true } as const

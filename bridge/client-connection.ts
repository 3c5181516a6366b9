/**
 * The client's end of a connection to a host: calls with the answers that belong to them, events with their listeners, and
 * whether the connection is lost. It is the same over every socket and knows none: the owner sends what `send` gets, passes
 * on what arrives, and reports the end. One connection may outlive several sockets.
 */
import type { Message } from '../engine/core/contract/game.ts'
import { EventListeners, type EventMessage } from './event-listeners.ts'
import type { Result } from './result.ts'
import type { Timer } from './timer.ts'

/** A call as a client sends it to the host. The reply has the same `id`. */
export interface CallMessage<Name extends string> {
  readonly id: number
  readonly call: Name
  readonly arg: unknown
}

/** The reply of the host to a call. `id` is that of the call, or null if the host could not read the call. */
export interface ReplyMessage {
  readonly id: number | null
  readonly reply: Result<unknown>
}

/**
 * Error of a call that gets no reply. `why` is `lost` if there is no connection or it ends before the reply, and
 * `timeout` if the host does not reply in time. A rejection by the host is a reply, so it does not cause this error.
 */
export class NoReplyError extends Error {
  readonly why: 'lost' | 'timeout'

  constructor(why: NoReplyError['why']) {
    super(why === 'lost' ? 'connection lost' : 'no answer in time')
    this.why = why
  }
}

/**
 * The timer and the time limits for the replies to calls. `timeoutMs` returns the time limit in milliseconds for the
 * call with the given name.
 */
export interface CallTimerAndTimeLimits<Name extends string> {
  readonly timer: Timer
  readonly timeoutMs: (name: Name) => number
}

/**
 * Dependencies of a client connection: the function that sends a call to the host, the event listeners, and the time
 * limits for replies.
 */
export interface ClientConnectionDeps<Name extends string, Events> {
  /**
   * Sends a call. The answer never arrives before it returns. If it throws, nothing was sent: the call is rejected with that
   * error, and the next call gets the same id.
   */
  readonly send: (message: CallMessage<Name>) => void
  /** Listeners that outlive this connection. Absent: the connection has its own. */
  readonly listeners?: EventListeners<Events>
  /** Absent: a call waits for as long as the connection lasts. */
  readonly deadline?: CallTimerAndTimeLimits<Name>
}

interface PendingCall {
  readonly resolve: (reply: Result<unknown>) => void
  readonly reject: (why: NoReplyError) => void
}

type LossListener = (lost: boolean, why?: Message) => void

/**
 * The client's end of a connection to a host. It sends calls and matches the replies to them, passes events to their
 * listeners, and reports to its listeners when the connection is lost or restored.
 *
 * It has no socket of its own. The code that owns the socket sends the calls, passes each received message to
 * `receive`, and calls `lose` or `end` when the socket has closed and `resume` when a new one is open. So one
 * connection can outlive several sockets.
 * @typeParam Name the names of the calls that the host answers
 * @typeParam Events the type of each event's value, by the event's name
 */
export class ClientConnection<Name extends string, Events> {
  readonly #send: (message: CallMessage<Name>) => void
  readonly #deadline: CallTimerAndTimeLimits<Name> | undefined
  readonly #listeners: EventListeners<Events>
  readonly #lossListeners = new Set<LossListener>()
  readonly #pending = new Map<number, PendingCall>()
  #nextId = 1
  #isOpen = true
  #isLost = false

  constructor({ send, listeners, deadline }: ClientConnectionDeps<Name, Events>) {
    this.#send = send
    this.#deadline = deadline
    this.#listeners = listeners ?? new EventListeners()
  }

  /** False from `end` or `lose` until `resume`. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** @returns the answer, unchecked. Rejects with `NoReplyError`, or with what `send` throws */
  call(name: Name, arg: unknown): Promise<Result<unknown>> {
    return new Promise((resolve, reject) => {
      if (!this.#isOpen) {
        reject(new NoReplyError('lost'))
        return
      }
      const id = this.#nextId
      this.#send({ id, call: name, arg })
      this.#nextId += 1
      this.#pending.set(id, this.#withDeadline(id, name, { resolve, reject }))
    })
  }

  /** @returns removes the listener */
  on<K extends keyof Events>(event: K, listener: (value: Events[K]) => void): () => void {
    return this.#listeners.on(event, listener)
  }

  /**
   * @param listener called with `true`, and the host's reason if it gave one, by `lose`; with `false` by `resume` after that
   */
  onLostChanged(listener: LossListener): () => void {
    this.#lossListeners.add(listener)
    return () => this.#lossListeners.delete(listener)
  }

  /** Passes on a message of the host. An answer to no pending call is dropped. An error of a listener reaches the caller. */
  receive(message: ReplyMessage | EventMessage<Events>): void {
    if ('event' in message) this.#listeners.emit(message)
    else if (message.id !== null) this.#take(message.id)?.resolve(message.reply)
  }

  /** Rejects the pending calls, and every call until `resume`. The loss listeners are not called. */
  end(): void {
    this.#isOpen = false
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(new NoReplyError('lost'))
  }

  /** Ends the connection until `resume`, and tells the loss listeners, unless they know. */
  lose(why?: Message): void {
    this.end()
    this.#report(true, why)
  }

  /** The connection is there again. */
  resume(): void {
    this.#isOpen = true
    this.#report(false)
  }

  #take(id: number): PendingCall | undefined {
    const call = this.#pending.get(id)
    this.#pending.delete(id)
    return call
  }

  #withDeadline(id: number, name: Name, { resolve, reject }: PendingCall): PendingCall {
    if (this.#deadline === undefined) return { resolve, reject }
    const { timer, timeoutMs } = this.#deadline
    const cancelTimer = timer.after(timeoutMs(name), () => this.#take(id)?.reject(new NoReplyError('timeout')))
    return {
      resolve(reply) {
        cancelTimer()
        resolve(reply)
      },
      reject(why) {
        cancelTimer()
        reject(why)
      },
    }
  }

  #report(lost: boolean, why?: Message): void {
    if (lost === this.#isLost) return
    this.#isLost = lost
    for (const listener of this.#lossListeners) listener(lost, why)
  }
}

/**
 * A line on which a guest is in: calls out, answers and events back, until it is lost or over. Its host is not trusted: a message
 * is read within limits, more messages than a table brings wait, and every call has a deadline.
 */
import type { RawData, WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Offer, Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { FromHost, type GuestEvent, type ToHost } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'
import { HOST_MESSAGE, readForm } from '../../json.ts'
import { reject } from '../../reply.ts'
import { boundary } from '../../resilience/boundary.ts'
import { watchSilence } from '../silence.ts'
import { openInflow } from './inflow.ts'

export interface InsideLine {
  /** `lan.refused.unreachable`: the line is lost; `lan.refused.silent`: no answer within the deadline. Never rejects. */
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  close(): void
}

export interface InsideStart {
  readonly socket: WebSocket
  /** What was heard already. */
  readonly heard: readonly FromHost[]
  readonly clock: Clock
  readonly log: (line: string) => void
  readonly onEvent: (event: GuestEvent, value: unknown) => void
  readonly onOffer: (offer: Offer) => void
  readonly onMoved: (place: Place) => void
  /** Told once; with the host's reason, if it gave one. Not told after `close`. */
  readonly onEnd: (why: Message | undefined) => void
}

/** Milliseconds for a host to answer a call; longer for a call for which the host thinks first. */
export const CALL_TIMEOUT_MS = 10_000
const SLOW_CALL_TIMEOUT_MS: Readonly<Record<string, number>> = { 'table.advise': 60_000 }
/** Milliseconds for the other side to close the socket. */
const GOODBYE_MS = 2000

export function openInside(start: InsideStart): InsideLine {
  const { socket, heard, clock, log, onEvent, onOffer, onMoved, onEnd } = start
  const asked = new Map<number, (reply: Reply<unknown>) => void>()
  let next = 1
  let open = true
  let why: Message | undefined
  let moved = false
  const { guard } = boundary('lan guest', log)
  const silence = watchSilence(clock, () => socket.terminate())
  const inflow = openInflow(
    socket,
    clock,
    guard(read, () => socket.terminate()),
  )
  const say = (message: ToHost): void => socket.send(JSON.stringify(message), () => undefined)

  function end(): boolean {
    if (!open) return false
    open = false
    silence.stop()
    inflow.stop()
    for (const answer of [...asked.values()]) answer(reject('lan.refused.unreachable'))
    return true
  }

  function hear(message: FromHost): void {
    if ('ping' in message) say({ pong: message.ping })
    else if ('event' in message) onEvent(message.event, message.value)
    else if ('no' in message) why = message.no
    else if ('offer' in message) onOffer(message.offer)
    else if ('moved' in message) {
      // A table moves once; to where, is kept on disk.
      if (!moved) onMoved(message.moved)
      moved = true
    } else if ('reply' in message && message.id !== null) asked.get(message.id)?.(message.reply)
  }

  /** A message of another form is dropped. */
  function read(text: string): void {
    if (!open) return
    silence.heard()
    const message = readForm(FromHost, text, HOST_MESSAGE)
    if (message !== undefined) hear(message)
  }

  socket.on(
    'message',
    guard(
      (data: RawData, isBinary: boolean) => {
        if (open && !isBinary) inflow.take((data as Buffer).toString('utf8'))
      },
      () => socket.terminate(),
    ),
  )
  socket.once(
    'close',
    guard(() => {
      if (end()) onEnd(why)
    }),
  )
  for (const message of heard) hear(message)
  return {
    call(name, arg) {
      if (!open) return Promise.resolve(reject('lan.refused.unreachable'))
      const id = next++
      return new Promise((resolve) => {
        const callOff = clock.after(SLOW_CALL_TIMEOUT_MS[name] ?? CALL_TIMEOUT_MS, () => {
          answer(reject('lan.refused.silent'))
        })
        function answer(reply: Reply<unknown>): void {
          callOff()
          // An answer that comes later belongs to no call.
          asked.delete(id)
          resolve(reply)
        }
        asked.set(id, answer)
        say({ id, call: name, arg })
      })
    },
    close() {
      end()
      socket.close()
      const callOff = clock.after(GOODBYE_MS, () => socket.terminate())
      socket.once('close', callOff)
    },
  }
}

/** A line on which a guest is in: calls out, answers and events back, until it is lost or over. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Offer, Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { FromHost, readMessage, type GuestEvent, type ToHost } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'
import { refuse } from '../../reply.ts'
import { watchSilence } from '../silence.ts'

export interface InsideLine {
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  close(): void
}

export interface InsideStart {
  readonly socket: WebSocket
  /** What was heard already. */
  readonly heard: readonly FromHost[]
  readonly clock: Clock
  readonly onEvent: (event: GuestEvent, value: unknown) => void
  readonly onOffer: (offer: Offer) => void
  readonly onMoved: (place: Place) => void
  /** Told once; with the host's reason, if it gave one. Not told after `close`. */
  readonly onEnd: (why: Message | undefined) => void
}

export function openInside({ socket, heard, clock, onEvent, onOffer, onMoved, onEnd }: InsideStart): InsideLine {
  const asked = new Map<number, (reply: Reply<unknown>) => void>()
  let next = 1
  let open = true
  let why: Message | undefined
  const silence = watchSilence(clock, () => socket.terminate())
  const say = (message: ToHost): void => socket.send(JSON.stringify(message), () => undefined)

  function end(): boolean {
    if (!open) return false
    open = false
    silence.stop()
    for (const answer of asked.values()) answer(refuse('lan.refused.unreachable'))
    asked.clear()
    return true
  }

  function hear(message: FromHost): void {
    if ('ping' in message) say({ pong: message.ping })
    else if ('event' in message) onEvent(message.event, message.value)
    else if ('no' in message) why = message.no
    else if ('offer' in message) onOffer(message.offer)
    else if ('moved' in message) onMoved(message.moved)
    else if ('reply' in message && message.id !== null) {
      asked.get(message.id)?.(message.reply)
      asked.delete(message.id)
    }
  }

  socket.on('message', (data) => {
    const message = open ? readMessage(FromHost, (data as Buffer).toString('utf8')) : undefined
    if (message === undefined) return
    silence.heard()
    hear(message)
  })
  socket.once('close', () => {
    if (end()) onEnd(why)
  })
  for (const message of heard) hear(message)
  return {
    call(name, arg) {
      if (!open) return Promise.resolve(refuse('lan.refused.unreachable'))
      const id = next++
      return new Promise((resolve) => {
        asked.set(id, resolve)
        say({ id, call: name, arg })
      })
    },
    close() {
      end()
      socket.close()
      const callOff = clock.after(2000, () => socket.terminate())
      socket.once('close', callOff)
    },
  }
}

/** One guest that is in: its calls, one after another and not too many, its heartbeat, and its end. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import { isHandCall, type Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { TableNow } from '../../../bridge/table.ts'
import { BEAT, BUSY, CLOSED, ToHost, type Asked, type Welcome } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'
import { GUEST_MESSAGE, readForm } from '../../json.ts'
import { reject } from '../../reply.ts'
import { watchSilence } from '../silence.ts'
import { bucket } from './bucket.ts'
import { closeFor } from './closing.ts'
import { openOutflow } from './outflow.ts'
import type { LanGuests } from '../handover/door.ts'

/** Calls that are worked on at once, that may wait, and that are begun in a second: more wait for the next. */
const MOST_AT_WORK = 4
const MOST_WAITING = 32
const CALLS = { atOnce: 60, perSecond: 20 }
/** Messages of any kind: whoever says more is no guest. */
const MESSAGES = { atOnce: 300, perSecond: 100 }
/** Messages that are none of the form, before the line is closed. */
const MOST_BROKEN = 8

export interface LineStart {
  readonly socket: WebSocket
  readonly guests: LanGuests
  readonly welcome: Welcome
  readonly clock: Clock
}

/** What its socket hears from then on. */
export interface Line {
  hear(text: string): void
  /** A ping or pong of the socket itself: the device is there, also while its page is busy. It counts as a message. */
  stir(): void
  closed(): void
}

export function serveLine({ socket, guests, welcome, clock }: LineStart): Line {
  const waiting: Asked[] = []
  const now = (): number => clock.now()
  const [calls, messages] = [bucket(CALLS, now), bucket(MESSAGES, now)]
  let atWork = 0
  let broken = 0
  let open = true
  let callOff = (): void => undefined
  let waitingBytes = 0
  const outflow = openOutflow(socket, current, work)
  outflow.say({ welcome })
  const device = watchSilence(clock, () => socket.terminate())
  const page = watchSilence(clock, () => socket.terminate(), BUSY)
  const beat = startBeat(clock, (n) => {
    // Who reads slowly, but reads, is not lost.
    if (socket.bufferedAmount < waitingBytes) heard()
    waitingBytes = socket.bufferedAmount
    outflow.say({ ping: n })
    if (socket.readyState === socket.OPEN) socket.ping()
  })
  const line = guests.connect(welcome.party, { send: outflow.send, close, offer: (offer) => outflow.say({ offer }) })

  function heard(): void {
    device.heard()
    page.heard()
  }

  function current(): Promise<Reply<TableNow>> {
    return line.call('table.current', { table: welcome.table }) as Promise<Reply<TableNow>>
  }

  function close(why: Message, moved?: Place): void {
    end()
    closeFor(socket, why, clock, moved)
  }

  /** Nobody hears the answers any more. */
  function end(): void {
    open = false
    waiting.length = 0
    callOff()
    device.stop()
    page.stop()
    beat.stop()
  }

  function work(): void {
    callOff()
    if (!open || atWork >= MOST_AT_WORK || waiting.length === 0 || outflow.isFull) return
    const wait = calls.take()
    if (wait > 0) {
      callOff = clock.after(wait, work)
      return
    }
    const asked = waiting.shift()
    if (asked === undefined) return
    atWork += 1
    void answer(asked)
      .catch(() => reject('bridge.failed'))
      .then((reply) => {
        atWork -= 1
        if (!open) return
        outflow.say({ id: asked.id, reply })
        work()
      })
    work()
  }

  /** Whatever a table might answer besides, a guest asks about the table only, and whose it is. */
  async function answer({ call, arg }: Asked): Promise<Reply<unknown>> {
    return call.startsWith('table.') || isHandCall(call) ? line.call(call, arg) : reject('bridge.refused.unknown')
  }

  function tooMuch(): void {
    end()
    socket.close(CLOSED.tooMuch)
    clock.after(BEAT, () => socket.terminate())
  }

  return {
    hear(text) {
      if (!open) return
      heard()
      const message = readForm(ToHost, text, GUEST_MESSAGE)
      if (messages.take() > 0) tooMuch()
      else if (message !== undefined && 'pong' in message) {
        const delay = beat.pong(message.pong)
        if (delay !== undefined) line.setDelay(delay)
      } else if (message === undefined || !('id' in message)) {
        broken += 1
        if (broken > MOST_BROKEN) tooMuch()
        else outflow.say({ id: null, reply: reject('bridge.refused.form') })
      } else if (waiting.length >= MOST_WAITING) tooMuch()
      else {
        waiting.push(message)
        work()
      }
    },
    stir() {
      if (!open) return
      device.heard()
      if (messages.take() > 0) tooMuch()
    },
    closed() {
      end()
      line.close()
    },
  }
}

interface Beat {
  /** @returns the milliseconds since that ping; undefined where it was none of the last */
  pong(n: number): number | undefined
  stop(): void
}

function startBeat(clock: Clock, ping: (n: number) => void): Beat {
  let n = 0
  let sent: number | undefined
  let stop = (): void => undefined
  function strike(): void {
    stop = clock.after(BEAT, strike)
    n += 1
    sent = clock.now()
    ping(n)
  }
  strike()
  return {
    pong(which) {
      if (which !== n || sent === undefined) return undefined
      const delay = Math.max(0, clock.now() - sent)
      // A pong is an answer to one ping.
      sent = undefined
      return delay
    },
    stop: () => stop(),
  }
}

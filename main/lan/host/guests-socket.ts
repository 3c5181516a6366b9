/** A socket of a guest from its first message to its last: first at the door, then in. */
import type { RawData, WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Channel } from '../../../bridge/proof.ts'
import { ToHost, type FromHost, type Welcome } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'
import { GUEST_MESSAGE, readForm } from '../../json.ts'
import { hostMessage } from '../../reply.ts'
import { boundary } from '../../resilience/boundary.ts'
import { closeFor } from './closing.ts'
import type { Place } from './crowd.ts'
import type { Entrance } from './entrance.ts'
import { serveLine, type Line } from './line.ts'
import type { LanGuests } from '../handover/door.ts'

/** Guests that are in: a table of eight with all who might watch. */
export const MOST_INSIDE = 64

export interface Reception {
  readonly entrance: Entrance
  readonly guests: () => LanGuests
  readonly clock: Clock
  readonly log: (line: string) => void
  readonly inside: Set<WebSocket>
}

export function receive(socket: WebSocket, channel: Channel, place: Place, reception: Reception): void {
  const { entrance, guests, clock, log, inside } = reception
  const meeting = entrance.meet(channel, place.address)
  let line: Line | undefined
  /** What was said is being answered: whoever goes on meanwhile does not keep to the order. */
  let busy = false

  function refuse(why: Message): void {
    closeFor(socket, why, clock)
  }

  /** Who never heard that it was let in comes again, under the same name: that must not be taken by then. */
  async function forget({ party, table, mac }: Welcome): Promise<void> {
    if (mac === undefined) return
    const nobody = guests().connect(party, { send: ignore, close: ignore, offer: ignore })
    await nobody.call('table.leave', { table })
    nobody.close()
  }

  async function comeIn(welcome: Welcome): Promise<void> {
    // A guest that has just given way to this one is still closing its socket.
    if ([...inside].filter(({ readyState }) => readyState === socket.OPEN).length >= MOST_INSIDE) {
      refuse(hostMessage('lan.refused.full'))
      await forget(welcome)
      return
    }
    inside.add(socket)
    place.stay()
    line = serveLine({ socket, guests: guests(), welcome, clock })
  }

  async function atTheDoor(text: string): Promise<void> {
    const message = readForm(ToHost, text, GUEST_MESSAGE)
    if (busy || message === undefined) {
      refuse(hostMessage('lan.refused.form'))
      return
    }
    busy = true
    const step = await meeting.hear(message)
    busy = false
    if (socket.readyState !== socket.OPEN) {
      if ('welcome' in step) await forget(step.welcome)
    } else if ('no' in step) refuse(step.no)
    else if ('welcome' in step) await comeIn(step.welcome)
    else socket.send(JSON.stringify(step.say satisfies FromHost), () => undefined)
  }

  function failed(): void {
    if (line === undefined) refuse(hostMessage('bridge.failed'))
    else socket.terminate()
  }

  const { guard } = boundary('lan: a guest', log)
  socket.on(
    'message',
    guard((data: RawData, isBinary: boolean) => {
      if (socket.readyState !== socket.OPEN) return undefined
      const text = isBinary ? '' : textOf(data)
      if (line === undefined) return atTheDoor(text)
      line.hear(text)
      return undefined
    }, failed),
  )
  for (const event of ['ping', 'pong'] as const)
    socket.on(
      event,
      guard(() => {
        if (line === undefined) socket.terminate()
        else line.stir()
      }, failed),
    )
  socket.on('error', () => socket.terminate())
  socket.once(
    'close',
    guard(() => {
      inside.delete(socket)
      line?.closed()
    }),
  )
}

function ignore(): void {
  // Nobody is there to hear it.
}

function textOf(data: RawData): string {
  return (data as Buffer).toString('utf8')
}

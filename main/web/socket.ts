/** The Bridge over one WebSocket: `{id, call, arg}` in, `{id, reply}` and `{event, value}` out. */
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import { waitsForRemote } from '../../bridge/lan.ts'
import { PAGE_MESSAGE, readForm } from '../json.ts'
import type { Connection, Services } from '../services.ts'
import { reject } from '../reply.ts'
import { boundary } from '../resilience/boundary.ts'

const Asked = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  call: v.pipe(v.string(), v.maxLength(64)),
  arg: v.optional(v.unknown()),
})

/** Bytes that may wait for a renderer that does not read; more, and it is let go. It can come back and ask anew. */
const MOST_UNREAD = 32 * 1024 * 1024

/** Calls of one socket that are worked on at once, and that may wait for their turn; a page needs a handful. */
const MOST_AT_WORK = 16
const MOST_WAITING = 256
/**
 * Calls of one socket that may wait for other machines at once. They take no place from calls of this machine. How many of them
 * one table may have is looked at elsewhere (remote-table.ts).
 */
const MAX_REMOTE = 64
/** The close code of a policy that was broken. */
const TOO_MUCH = 1008

type Asked = v.InferOutput<typeof Asked>

/** Connects a socket with a ticket. @param log takes what is worth a line */
export function serveSocket(
  socket: WebSocket,
  services: Pick<Services, 'connect'>,
  log: (line: string) => void = () => undefined,
): Connection {
  const { guard } = boundary('web socket', log)
  /** @throws RangeError where a value is too deep to be written as JSON */
  function send(message: unknown): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(JSON.stringify(message), () => undefined)
  }
  // An event that cannot be written is left out: the page finds the gap.
  const tell = guard((event: string, value: unknown) => send({ event, value }))
  const connection = services.connect(tell)
  const waiting: Asked[] = []
  let atWork = 0
  let atRemote = 0

  /** Answers a call, whatever comes of it. @param over called once it is answered */
  function begin({ id, call, arg }: Asked, over: () => void): void {
    guard(
      async () => {
        try {
          send({ id, reply: await connection.call(call, arg) })
        } finally {
          over()
        }
      },
      () => send({ id, reply: reject('bridge.failed') }),
    )()
  }

  function work(): void {
    const asked = atWork < MOST_AT_WORK ? waiting.shift() : undefined
    if (asked === undefined) return
    atWork += 1
    begin(asked, () => {
      atWork -= 1
      work()
    })
  }

  function askRemote(asked: Asked): void {
    if (atRemote >= MAX_REMOTE) {
      send({ id: asked.id, reply: reject('lan.refused.silent') })
      return
    }
    atRemote += 1
    begin(asked, () => {
      atRemote -= 1
    })
  }

  socket.on(
    'message',
    guard(
      (data: RawData, isBinary: boolean) => {
        if (socket.readyState !== socket.OPEN) return
        const asked = isBinary ? undefined : parse(data)
        if (asked === undefined) send({ id: null, reply: reject('bridge.refused.form') })
        else if (waitsForRemote(asked.call, asked.arg)) askRemote(asked)
        else if (waiting.length >= MOST_WAITING) socket.close(TOO_MUCH)
        else {
          waiting.push(asked)
          work()
        }
      },
      () => socket.terminate(),
    ),
  )
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on(
    'close',
    guard(() => {
      // No page hears the answers any more.
      waiting.length = 0
      connection.close()
    }),
  )
  return connection
}

function parse(data: RawData): Asked | undefined {
  return readForm(Asked, (data as Buffer).toString('utf8'), PAGE_MESSAGE)
}

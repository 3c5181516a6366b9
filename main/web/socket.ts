/** The Bridge over one WebSocket: `{id, call, arg}` in, `{id, reply}` and `{event, value}` out. */
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import type { Connection, Services } from '../services.ts'
import { refuse } from '../reply.ts'

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
/** The close code of a policy that was broken. */
const TOO_MUCH = 1008

type Asked = v.InferOutput<typeof Asked>

/** Connects a socket with a ticket. */
export function serveSocket(socket: WebSocket, services: Pick<Services, 'connect'>): Connection {
  const send = (message: unknown): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(JSON.stringify(message), () => undefined)
  }
  const connection = services.connect((event, value) => {
    send({ event, value })
  })
  const waiting: Asked[] = []
  let atWork = 0
  function work(): void {
    const asked = atWork < MOST_AT_WORK ? waiting.shift() : undefined
    if (asked === undefined) return
    atWork += 1
    void connection.call(asked.call, asked.arg).then((reply) => {
      atWork -= 1
      send({ id: asked.id, reply })
      work()
    })
  }
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    const asked = isBinary ? undefined : parse(data)
    if (asked === undefined) send({ id: null, reply: refuse('bridge.refused.form') })
    else if (waiting.length >= MOST_WAITING) socket.close(TOO_MUCH)
    else {
      waiting.push(asked)
      work()
    }
  })
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', () => {
    // Nobody hears the answers any more.
    waiting.length = 0
    connection.close()
  })
  return connection
}

function parse(data: RawData): Asked | undefined {
  try {
    const parsed = v.safeParse(Asked, JSON.parse((data as Buffer).toString('utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

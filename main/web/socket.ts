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

/** Connects a socket that the doorkeeper let in. */
export function serveSocket(socket: WebSocket, services: Pick<Services, 'connect'>): Connection {
  const send = (message: unknown): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(JSON.stringify(message), () => undefined)
  }
  const connection = services.connect((event, value) => {
    send({ event, value })
  })
  socket.on('message', (data, isBinary) => {
    const asked = isBinary ? undefined : parse(data)
    if (asked === undefined) {
      send({ id: null, reply: refuse('bridge.refused.form') })
      return
    }
    void connection.call(asked.call, asked.arg).then((reply) => {
      send({ id: asked.id, reply })
    })
  })
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', () => {
    connection.close()
  })
  return connection
}

function parse(data: RawData): v.InferOutput<typeof Asked> | undefined {
  try {
    const parsed = v.safeParse(Asked, JSON.parse((data as Buffer).toString('utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The Bridge over one WebSocket: `{id, call, arg}` in, `{id, reply}` and `{event, value}` out. */
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import { isCallAnsweredRemotely } from '../../bridge/remote-tables.ts'
import { PAGE_MESSAGE_LIMITS, parseBoundedJsonAs } from '../base/bounded-json.ts'
import { ConcurrentCallQueue } from '../base/concurrent-call-queue.ts'
import type { PageConnection, Services } from '../services.ts'
import { reject } from '../base/result.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'

const SocketCall = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  call: v.pipe(v.string(), v.maxLength(64)),
  arg: v.optional(v.unknown()),
})

/** Bytes that may be buffered for a renderer that does not read; with more it is disconnected. It can reconnect and ask again. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024

/** Calls of one socket that run at once, and that may be queued; a page needs a handful. */
const MAX_RUNNING_CALLS = 16
const MAX_QUEUED_CALLS = 256
/**
 * Calls of one socket that may wait for other machines at once. They do not count towards the limit of calls of this machine. The
 * limit for one table is enforced elsewhere (remote-table.ts).
 */
const MAX_REMOTE_CALLS = 64
/** Close code of a policy violation. */
const POLICY_VIOLATION_CODE = 1008

type SocketCall = v.InferOutput<typeof SocketCall>

/**
 * Connects a page to the app's services over the page's WebSocket: answers its calls, and sends it events, until the
 * socket closes. The caller has checked the page's session token.
 * @param services the services of the main process
 * @param log takes a line for the log
 * @returns the page's connection to the services; it closes with the socket
 */
export function connectRendererSocket(
  socket: WebSocket,
  services: Pick<Services, 'connect'>,
  log: (line: string) => void = () => undefined,
): PageConnection {
  const { guard } = createErrorBoundary('web socket', log)
  /** @throws RangeError if a value is too deep to be written as JSON */
  function send(message: unknown): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate()
    else socket.send(JSON.stringify(message), () => undefined)
  }
  // An event that cannot be written is dropped: the page detects the gap.
  const tell = guard((event: string, value: unknown) => send({ event, value }))
  const connection = services.connect(tell)
  const queue = new ConcurrentCallQueue<SocketCall>(
    { maxRunning: MAX_RUNNING_CALLS, maxQueued: MAX_QUEUED_CALLS },
    { answer },
  )
  let atRemote = 0

  /** Answers a call, whatever comes of it. @returns settles once it is answered */
  function answer({ id, call, arg }: SocketCall): Promise<void> {
    const answered = (async () => {
      send({ id, reply: await connection.call(call, arg) })
    })()
    guard(
      () => answered,
      () => send({ id, reply: reject('bridge.failed') }),
    )()
    return answered
  }

  function askRemote(asked: SocketCall): void {
    if (atRemote >= MAX_REMOTE_CALLS) {
      send({ id: asked.id, reply: reject('lan.refused.silent') })
      return
    }
    atRemote += 1
    const over = (): void => {
      atRemote -= 1
    }
    answer(asked).then(over, over)
  }

  socket.on(
    'message',
    guard(
      (data: RawData, isBinary: boolean) => {
        if (socket.readyState !== socket.OPEN) return
        const asked = isBinary ? undefined : parseSocketCall(data)
        if (asked === undefined) send({ id: null, reply: reject('bridge.refused.form') })
        else if (isCallAnsweredRemotely(asked.call, asked.arg)) askRemote(asked)
        else if (!queue.add(asked)) socket.close(POLICY_VIOLATION_CODE)
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
      // The page is gone, so no answer can be sent.
      queue.end()
      connection.close()
    }),
  )
  return connection
}

function parseSocketCall(data: RawData): SocketCall | undefined {
  return parseBoundedJsonAs(SocketCall, (data as Buffer).toString('utf8'), PAGE_MESSAGE_LIMITS)
}

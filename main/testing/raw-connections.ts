/** Somebody at the door of a hosted table who has no code, as cheaply as it can be done: for tests with thousands of them. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { connect, type Socket } from 'node:net'
import { GUEST_PATH } from '../../bridge/guest-protocol.ts'

/** A page's socket up to its hello, then a proof that fits no code. @returns the id of the reason why it is not let in */
export function tryWrongCode(port: number, rules: Readonly<Record<string, number>>, from?: string): Promise<string> {
  const said = [
    { hello: { protocol: 1, version: '0', rules, kind: 'browser' } },
    { prove: { name: 'Mallory', nonce: '0'.repeat(32), seen: '', mac: '0'.repeat(64) } },
  ]
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ...omitUndefined({ localAddress: from }) })
    let heard = ''
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(upgradeRequest(port)))
    socket.on('data', (text: string) => {
      heard += text
      const [, why] = /"no":\{"id":"([\w.]+)"/.exec(heard) ?? []
      const next = why === undefined ? said.shift() : undefined
      if (next !== undefined) socket.write(textFrame(JSON.stringify(next)))
      if (why === undefined) return
      socket.destroy()
      resolve(why)
    })
    onClosed(socket, () => resolve('nothing'))
  })
}

/** A connection that says this, and nothing more. @returns it, and when it is closed */
export function openIdleConnection(
  port: number,
  bytes: Buffer,
  from?: string,
): { socket: Socket; closed: Promise<void> } {
  const socket = connect({ port, host: '127.0.0.1', ...omitUndefined({ localAddress: from }) })
  socket.on('connect', () => socket.write(bytes))
  return { socket, closed: new Promise((resolve) => onClosed(socket, resolve)) }
}

/** Addresses of this machine alone that others than the guests' come from: only Linux has more than one. */
export function loopbackAddress(n: number): string | undefined {
  return process.platform === 'linux' ? `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` : undefined
}

function onClosed(socket: Socket, then: () => void): void {
  socket.on('error', () => socket.destroy())
  socket.once('close', then)
}

function upgradeRequest(port: number): string {
  const own = `127.0.0.1:${String(port)}`
  const lines = [`GET ${GUEST_PATH} HTTP/1.1`, `Host: ${own}`, `Origin: http://${own}`, 'Connection: Upgrade']
  const socket = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
  return [...lines, ...socket, '', ''].join('\r\n')
}

/** A text of a few hundred letters as a guest's frame, under a mask of nothing. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), bytes])
}

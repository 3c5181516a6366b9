/** Cheap connections to a hosted table by clients without a code: for tests with thousands of them. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { connect, type Socket } from 'node:net'
import { GUEST_PAGE_AND_SOCKET_PATH } from '../../bridge/guest-protocol.ts'

/** Opens a page's socket up to its hello, then sends a proof that fits no code. @returns the id of the rejection */
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

/** Opens a connection that sends a text, and nothing more. @returns the connection, and a promise of its end */
export function openIdleConnection(
  port: number,
  bytes: Buffer,
  from?: string,
): { socket: Socket; closed: Promise<void> } {
  const socket = connect({ port, host: '127.0.0.1', ...omitUndefined({ localAddress: from }) })
  socket.on('connect', () => socket.write(bytes))
  return { socket, closed: new Promise((resolve) => onClosed(socket, resolve)) }
}

/** Loopback addresses other than the guests', or undefined: only Linux has more than one. */
export function loopbackAddress(n: number): string | undefined {
  return process.platform === 'linux' ? `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` : undefined
}

function onClosed(socket: Socket, then: () => void): void {
  socket.on('error', () => socket.destroy())
  socket.once('close', then)
}

function upgradeRequest(port: number): string {
  const own = `127.0.0.1:${String(port)}`
  const lines = [
    `GET ${GUEST_PAGE_AND_SOCKET_PATH} HTTP/1.1`,
    `Host: ${own}`,
    `Origin: http://${own}`,
    'Connection: Upgrade',
  ]
  const socket = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
  return [...lines, ...socket, '', ''].join('\r\n')
}

/** A text of a few hundred characters as a guest's frame, with a zero mask. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), bytes])
}

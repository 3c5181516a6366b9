import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, connect, type AddressInfo } from 'node:net'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectTargetHost, isLoopback } from './loopback.mjs'

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', 'localhost'])('isLoopback accepts %s', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['192.0.2.1', '10.0.0.1', 'fe80::1', '::ffff:10.0.0.1', '224.0.0.251', 'localhost.example', '0.0.0.0'])(
  'isLoopback rejects %s',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test('connectTargetHost finds the host in every form of connect arguments', () => {
  const ways = [
    [{ host: '192.0.2.1', port: 1, path: undefined }],
    [1, '192.0.2.1'],
    [[{ host: '192.0.2.1', port: 1 }, null]],
  ]
  expect(ways.map(connectTargetHost)).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.1'])
  const here = [[1], [{ port: 1 }], ['/run/socket'], [{ path: '/run/socket' }]]
  expect(here.map(connectTargetHost)).toEqual([undefined, undefined, undefined, undefined])
})

test('TCP and UDP to this machine pass', async () => {
  const server = createServer((line) => line.end('hello')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  expect(String(await once(line, 'data'))).toBe('hello')
  server.close()
  const socket = createSocket('udp4')
  await new Promise((sent) => socket.send('hello', 9, '127.0.0.1', sent))
  socket.close()
})

test('multicast on the loopback interface passes', async () => {
  const socket = createSocket('udp4').bind(0)
  await once(socket, 'listening')
  socket.addMembership('224.0.0.251', '127.0.0.1')
  socket.setMulticastInterface('127.0.0.1')
  const heard = once(socket, 'message')
  socket.send('hello', socket.address().port, '224.0.0.251')
  expect(String((await heard)[0])).toBe('hello')
  socket.close()
})

/** What becomes of a process with the guard. */
function ended(code: string): { readonly status: number | null; readonly told: string } {
  const guard = join(import.meta.dirname, '../../e2e/fake-electron/loopback.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--import', guard, '-e', code], { encoding: 'utf8' })
  return { status, told: stderr }
}

test.each([
  ['a stream', "require('node:net').connect(9, '192.0.2.1').on('error', () => {})", '192.0.2.1'],
  ['TLS', "require('node:tls').connect({ host: '192.0.2.1', port: 9 }).on('error', () => {})", '192.0.2.1'],
  ['a page', "fetch('http://192.0.2.1/').catch(() => {})", '192.0.2.1'],
  ['a message', "require('node:dgram').createSocket('udp4').send('x', 9, '192.0.2.1', () => {})", '192.0.2.1'],
  [
    'a message of a connected socket',
    "const s = require('node:dgram').createSocket('udp4'); s.connect(9, '192.0.2.1', (e) => (e ? s.send('x', 9, '192.0.2.1') : s.send('x')))",
    '192.0.2.1',
  ],
  [
    'a name',
    "require('node:dgram').createSocket('udp4').on('error', () => {}).connect(9, 'host.example')",
    'host.example',
  ],
  [
    'a group',
    "const s = require('node:dgram').createSocket('udp4'); s.bind(0, () => { try { s.addMembership('224.0.0.251') } catch {} })",
    '224.0.0.251',
  ],
])('%s for another machine ends the tested process, even if the code catches the error', (_, code, host) => {
  expect(ended(code)).toEqual({ status: 1, told: `The app would have spoken to ${host}.\n` })
})

test('connecting a datagram socket without sending passes', () => {
  const code =
    "const s = require('node:dgram').createSocket('udp4').on('error', () => {}); s.connect(9, '192.0.2.1', () => s.close())"
  expect(ended(code)).toEqual({ status: 0, told: '' })
})

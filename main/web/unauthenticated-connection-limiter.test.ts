import { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import {
  createUnauthenticatedConnectionLimiter,
  MAX_UNAUTHENTICATED_PER_STATE,
  type UnauthenticatedConnectionState,
} from './unauthenticated-connection-limiter.ts'

/** A connection over which nothing is sent. */
function createSocket(): Socket {
  return new Duplex({ read: () => undefined, write: () => undefined }) as unknown as Socket
}

const STATES: readonly UnauthenticatedConnectionState[] = ['idle', 'receiving', 'answering']

test.each(STATES)('S8: the oldest of too many connections that are %s is closed, and no other', (state) => {
  const limiter = createUnauthenticatedConnectionLimiter()
  const sockets = Array.from({ length: MAX_UNAUTHENTICATED_PER_STATE + 2 }, createSocket)
  for (const socket of sockets) limiter.markState(socket, state)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual(sockets.map((_socket, index) => index < 2))
})

test.each(STATES)('S8: a connection that is %s is not closed for connections in other states', (state) => {
  const limiter = createUnauthenticatedConnectionLimiter()
  const owner = createSocket()
  limiter.markState(owner, 'idle')
  limiter.markState(owner, state)
  for (const other of STATES.filter((each) => each !== state))
    for (let n = 0; n < 2 * MAX_UNAUTHENTICATED_PER_STATE; n += 1) limiter.markState(createSocket(), other)
  expect(owner.destroyed).toBe(false)
})

test('S8: a connection whose state changes is the newest of its new state', () => {
  const limiter = createUnauthenticatedConnectionLimiter()
  const owner = createSocket()
  limiter.markState(owner, 'receiving')
  const others = Array.from({ length: MAX_UNAUTHENTICATED_PER_STATE }, createSocket)
  for (const other of others) limiter.markState(other, 'answering')
  limiter.markState(owner, 'answering')
  expect(owner.destroyed).toBe(false)
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([others[0]])
})

test('S8: a connection with a session token is never closed', () => {
  const limiter = createUnauthenticatedConnectionLimiter()
  const owner = createSocket()
  limiter.markState(owner, 'receiving')
  limiter.markAuthenticated(owner)
  for (const state of STATES)
    for (let n = 0; n < 2 * MAX_UNAUTHENTICATED_PER_STATE; n += 1) limiter.markState(createSocket(), state)
  expect(owner.destroyed).toBe(false)
})

test('S8: closed connections do not count', async () => {
  const limiter = createUnauthenticatedConnectionLimiter()
  const owner = createSocket()
  limiter.markState(owner, 'idle')
  const gone = Array.from({ length: MAX_UNAUTHENTICATED_PER_STATE - 1 }, createSocket)
  for (const socket of gone) limiter.markState(socket, 'idle')
  await Promise.all(gone.map((socket) => new Promise((resolve) => socket.once('close', resolve).destroy())))
  for (const socket of gone) limiter.markState(socket, 'idle')
  for (let n = 0; n < MAX_UNAUTHENTICATED_PER_STATE - 1; n += 1) limiter.markState(createSocket(), 'idle')
  expect(owner.destroyed).toBe(false)
})

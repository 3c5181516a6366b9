// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_CLOSE_CODE } from '../../bridge/web-endpoints.ts'
import { openBridgeConnection } from './connect-to-host.ts'
import type { MissingSessionReason } from './page-session.ts'

const dialled: { readonly address: string; readonly protocols: readonly string[]; readonly socket: EventTarget }[] = []
const posted: { readonly path: string; readonly key: unknown }[] = []
let shut: MissingSessionReason[] = []
const onShut = (why: MissingSessionReason): void => void shut.push(why)

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(address: URL, protocols: readonly string[]) {
        super()
        dialled.push({ address: address.href, protocols, socket: this })
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  dialled.length = 0
  posted.length = 0
  shut = []
})

type Answer = { readonly status: number; readonly body?: string } | 'nobody'

/** A page at an address, whose host answers a posted key. */
function at(address: string, answer: Answer = { status: 500 }) {
  const replaceState = vi.fn<(data: unknown, unused: string, url: URL) => void>()
  const reload = vi.fn()
  const fetch = (path: string, { body }: RequestInit): Promise<Response> => {
    // The key has left the address bar before the host is asked.
    expect(replaceState).toHaveBeenCalledOnce()
    posted.push({ path, key: body })
    if (answer === 'nobody') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(answer.body ?? '', { status: answer.status }))
  }
  const location = { href: address, reload }
  const page = Object.assign(new EventTarget(), { location, sessionStorage, history: { replaceState }, fetch })
  return { page: page as unknown as Window, location, replaceState, reload }
}

const TICKET = { status: 200, body: 'abc' } as const
const HOST = 'http://127.0.0.1:4000'

test('F6: removes the key from the address bar, exchanges it for a ticket, and opens the socket with the ticket', async () => {
  const { page, replaceState } = at(`${HOST}/#key=0f`, TICKET)
  expect(await openBridgeConnection(onShut, page)).toBeDefined()
  expect(posted).toEqual([{ path: '/ticket', key: '0f' }])
  expect(dialled[0]).toMatchObject({
    address: 'ws://127.0.0.1:4000/bridge',
    protocols: ['samsara', 'samsara.ticket.abc'],
  })
  expect(replaceState.mock.calls[0]?.[2].href).toBe(`${HOST}/`)
  expect(sessionStorage.getItem('samsara.ticket')).toBe('abc')
})

test('F6: a reload uses the stored ticket and requests no other', async () => {
  await openBridgeConnection(onShut, at(`${HOST}/#key=0f`, TICKET).page)
  await openBridgeConnection(onShut, at(`${HOST}/`).page)
  expect(posted).toHaveLength(1)
  expect(dialled[1]?.protocols).toEqual(dialled[0]?.protocols)
  expect(shut).toEqual([])
})

test('F6: the used address, opened again in the same tab, connects with the stored ticket', async () => {
  await openBridgeConnection(onShut, at(`${HOST}/#key=0f`, TICKET).page)
  await openBridgeConnection(onShut, at(`${HOST}/#key=0f`, { status: 403 }).page)
  expect(dialled[1]?.protocols).toEqual(dialled[0]?.protocols)
})

test.each([
  ['without a key', `${HOST}/`, undefined, 'none'],
  ['with a dead key', `${HOST}/#key=0f`, { status: 403 }, 'key'],
  ['of a host that is gone', `${HOST}/#key=0f`, 'nobody', 'away'],
  ['with the old form of a key', `${HOST}/?key=0f`, undefined, 'none'],
] as const)('F6: reports denied access for a page %s, and dials no host', async (_what, address, answer, why) => {
  expect(await openBridgeConnection(onShut, at(address, answer).page)).toBeUndefined()
  expect(shut).toEqual([why])
  expect(dialled).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('F6: after a restart of the host the page reports the rejected ticket once, and forgets it', async () => {
  const { page } = at(`${HOST}/#key=0f`, TICKET)
  await openBridgeConnection(onShut, page)
  dialled[0]?.socket.dispatchEvent(Object.assign(new Event('close'), { code: NO_SESSION_CLOSE_CODE }))
  expect(shut).toEqual(['ticket'])
  expect(sessionStorage).toHaveLength(0)
  expect(dialled).toHaveLength(1)
})

test('F6: a new key in the address of an open tab reloads the page; any other hash does not', async () => {
  const { page, location, reload } = at(`${HOST}/`)
  await openBridgeConnection(onShut, page)
  location.href = `${HOST}/#elsewhere`
  page.dispatchEvent(new Event('hashchange'))
  expect(reload).not.toHaveBeenCalled()
  location.href = `${HOST}/#key=1f`
  page.dispatchEvent(new Event('hashchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('inside the desktop app calls use the preload, and no socket is opened', async () => {
  const call = vi.fn(() => Promise.resolve({ ok: true, value: [] } as const))
  const page = Object.assign(at('app://samsara/').page, { samsara: { call, on: () => () => undefined } })
  const connection = await openBridgeConnection(onShut, page)
  expect(await connection?.bridge.desk.games()).toEqual({ ok: true, value: [] })
  expect(call).toHaveBeenCalledWith('desk.games', undefined)
  expect(dialled).toEqual([])
})

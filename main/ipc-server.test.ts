import { EventEmitter } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { IPC_CALLS_CHANNEL, IPC_EVENTS_CHANNEL } from '../bridge/ipc-channels.ts'
import { createIpcServer, type IpcServer } from './ipc-server.ts'
import { ok } from './base/result.ts'
import type { PageConnection, Services } from './services.ts'
import type { SendEvent } from './tables/table-client.ts'

type IpcMain = Parameters<typeof createIpcServer>[0]
type WebContents = Parameters<IpcServer['attach']>[0]
type Handler = Parameters<IpcMain['handle']>[1]
type InvokeEvent = Parameters<Handler>[0]

/** The part of a page that IPC needs. */
class FakeContents extends EventEmitter {
  readonly id: number
  readonly mainFrame = { url: 'app://samsara/index.html' }
  readonly sent: unknown[] = []
  gone = false

  constructor(id: number) {
    super()
    this.id = id
  }

  send(...what: unknown[]): void {
    this.sent.push(what)
  }

  isDestroyed(): boolean {
    return this.gone
  }
}

let handlers: Map<string, Handler>
let sends: SendEvent[]
let open: number
let calls: string[]
let ipc: IpcServer
let page: FakeContents

beforeEach(() => {
  handlers = new Map()
  sends = []
  open = 0
  calls = []
  const ipcMain = { handle: (name: string, handler: Handler) => handlers.set(name, handler) }
  const services: Pick<Services, 'connect'> = {
    connect(send): PageConnection {
      sends.push(send)
      open += 1
      return {
        call: (name, arg) => {
          calls.push(`${name} ${JSON.stringify(arg)}`)
          return Promise.resolve(ok(null))
        },
        sendCommand: (command) => {
          send('command', command)
        },
        close: () => {
          open -= 1
        },
      }
    },
  }
  ipc = createIpcServer(ipcMain, services, (address) => address.startsWith('app://samsara/'))
  page = new FakeContents(1)
  ipc.attach(page as unknown as WebContents)
})

function invoke(name: unknown, sender: FakeContents, senderFrame: object | null = sender.mainFrame): unknown {
  return handlers.get(IPC_CALLS_CHANNEL)?.({ sender, senderFrame } as unknown as InvokeEvent, name, { table: 'x' })
}

const refused = { ok: false, reason: { id: 'bridge.refused.sender' } }

test('D5: main listens on one IPC channel only', () => {
  expect([...handlers.keys()]).toEqual([IPC_CALLS_CHANNEL])
})

test('calls from the page of an own window are answered', async () => {
  expect(await invoke('table.current', page)).toEqual({ ok: true, value: null })
  expect(calls).toEqual(['table.current {"table":"x"}'])
})

test('D5: a call name that is not a string is dispatched as an empty name', async () => {
  for (const name of [undefined, null, 1, ['table.current'], { toString: 1 }]) await invoke(name, page)
  expect(new Set(calls)).toEqual(new Set([' {"table":"x"}']))
})

test('rejects subframes, missing frames, pages from elsewhere and unknown windows', async () => {
  expect(await invoke('desk.saves', page, { url: 'app://samsara/index.html' })).toEqual(refused)
  expect(await invoke('desk.saves', page, null)).toEqual(refused)
  expect(await invoke('desk.saves', new FakeContents(2))).toEqual(refused)
  page.mainFrame.url = 'https://evil.example/'
  expect(await invoke('desk.saves', page)).toEqual(refused)
  expect(calls).toEqual([])
})

test('events and commands reach the page until it is destroyed', () => {
  sends[0]?.('settings', {} as never)
  ipc.sendCommand(page as unknown as WebContents, 'undo')
  expect(page.sent).toEqual([
    [IPC_EVENTS_CHANNEL, 'settings', {}],
    [IPC_EVENTS_CHANNEL, 'command', 'undo'],
  ])
  page.gone = true
  sends[0]?.('settings', {} as never)
  expect(page.sent).toHaveLength(2)
})

test('a new or crashed page gets a new connection; navigation within the page does not', () => {
  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true })
  page.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false })
  expect(sends).toHaveLength(1)
  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
  page.emit('render-process-gone', {}, { reason: 'crashed' })
  expect(sends).toHaveLength(3)
  expect(open).toBe(1)
})

test('a destroyed window’s connection is closed, and its calls are rejected', async () => {
  page.emit('destroyed')
  expect(open).toBe(0)
  expect(await invoke('desk.saves', page)).toEqual(refused)
})

test('S1: an event that Electron cannot clone is dropped without an exception', () => {
  ipc.attach(page as unknown as WebContents)
  page.send = () => {
    throw new Error('An object could not be cloned.')
  }
  expect(() => sends[0]?.('noted', null)).not.toThrow()
})

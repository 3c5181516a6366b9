/**
 * Calls and events over one WebSocket, for pages served by a host without Electron. The page sends `{id, call, arg}`, the
 * host answers `{id, reply}` and pushes `{event, value}`. A lost connection is reopened with a growing delay, unless the host
 * rejects the session ticket: a rejection is permanent.
 */
import type { CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Result } from '../../bridge/result.ts'
import { NO_SESSION_CLOSE_CODE } from '../../bridge/web-endpoints.ts'
import type { BridgeTransport } from './bridge-transport.ts'

const INITIAL_RETRY_DELAY_MS = 400
const MAX_RETRY_DELAY_MS = 8000

type Listener = (value: never) => void
type ReplyMessage = { readonly id: number; readonly reply: Result<unknown> }
type EventMessage = { readonly event: keyof BridgeEvents; readonly value: unknown }

export interface BridgeSocket extends BridgeTransport {
  /** Notifies when the host has rejected the session ticket; the client does not reconnect after that. */
  onRefused(listener: () => void): void
}

/**
 * @param open connects to the host
 * @param later runs a function after a delay in ms; injected by tests
 */
export function openBridgeSocket(
  open: () => WebSocket,
  later: (run: () => void, wait: number) => void = (run, wait) => void setTimeout(run, wait),
): BridgeSocket {
  const listeners = new Map<keyof BridgeEvents, Set<Listener>>()
  const watchers = new Set<(lost: boolean) => void>()
  const refusals = new Set<() => void>()
  const asked = new Map<number, { resolve: (reply: Result<unknown>) => void; reject: (why: Error) => void }>()
  /** Calls made before the first connection is open. */
  const waiting: string[] = []
  let next = 1
  let wait = INITIAL_RETRY_DELAY_MS
  let lost = false
  let socket: WebSocket

  function dial(): void {
    socket = open()
    socket.addEventListener('open', () => {
      wait = INITIAL_RETRY_DELAY_MS
      for (const text of waiting.splice(0)) socket.send(text)
      report(false)
    })
    socket.addEventListener('message', (message) => {
      receive(String(message.data))
    })
    socket.addEventListener('close', ({ code }) => {
      for (const { reject } of asked.values()) reject(new Error('connection lost'))
      asked.clear()
      waiting.length = 0
      report(true)
      if (code === NO_SESSION_CLOSE_CODE) {
        for (const refused of refusals) refused()
        return
      }
      later(dial, wait)
      wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS)
    })
  }

  function report(now: boolean): void {
    if (now === lost) return
    lost = now
    for (const watcher of watchers) watcher(now)
  }

  function receive(text: string): void {
    const said = JSON.parse(text) as ReplyMessage | EventMessage
    if ('event' in said) {
      for (const listener of listeners.get(said.event) ?? []) listener(said.value as never)
      return
    }
    asked.get(said.id)?.resolve(said.reply)
    asked.delete(said.id)
  }

  dial()
  return {
    call(name: CallName, arg: unknown) {
      return new Promise((resolve, reject) => {
        if (lost) {
          reject(new Error('connection lost'))
          return
        }
        const id = next++
        asked.set(id, { resolve, reject })
        const text = JSON.stringify({ id, call: name, arg })
        if (socket.readyState === socket.OPEN) socket.send(text)
        else waiting.push(text)
      })
    },
    on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void) {
      const set = listeners.get(event) ?? new Set<Listener>()
      listeners.set(event, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    onLost(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    onRefused: (listener) => refusals.add(listener),
  }
}

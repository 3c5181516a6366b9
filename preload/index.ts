/**
 * Exposes the Bridge to the page, and no more: two functions over two channels, which the page cannot choose. Which
 * calls there are main knows, and refuses every other (main/bridge.ts).
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { CallName } from '../bridge/calls.ts'
import { CALLS_CHANNEL, EVENTS_CHANNEL } from '../bridge/channels.ts'
import type { BridgeEvents } from '../bridge/events.ts'
import type { Reply } from '../bridge/reply.ts'

const samsara = {
  async call(name: CallName, arg: unknown): Promise<Reply<unknown>> {
    return (await ipcRenderer.invoke(CALLS_CHANNEL, name, arg)) as Reply<unknown>
  },

  /** Listens to an event of the Bridge; returns how to stop. The page never sees Electron's own event. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void {
    const hear = (_: IpcRendererEvent, told: keyof BridgeEvents, value: BridgeEvents[K]): void => {
      if (told === event) listener(value)
    }
    ipcRenderer.on(EVENTS_CHANNEL, hear)
    return () => {
      ipcRenderer.removeListener(EVENTS_CHANNEL, hear)
    }
  },
}

contextBridge.exposeInMainWorld('samsara', samsara)

/**
 * Exposes the Bridge to the page, and no more: two functions over two channels, which the page cannot choose. Main has the list
 * of calls, and rejects every other (main/call-dispatcher.ts).
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { CallName } from '../bridge/calls.ts'
import { IPC_CALLS_CHANNEL, IPC_EVENTS_CHANNEL } from '../bridge/ipc-channels.ts'
import type { BridgeEvents } from '../bridge/events.ts'
import type { Result } from '../bridge/result.ts'

const samsara = {
  async call(name: CallName, arg: unknown): Promise<Result<unknown>> {
    return (await ipcRenderer.invoke(IPC_CALLS_CHANNEL, name, arg)) as Result<unknown>
  },

  /** Adds a listener to an event of the Bridge. @returns a function that removes it. The page never gets Electron's own event. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void {
    const hear = (_: IpcRendererEvent, told: keyof BridgeEvents, value: BridgeEvents[K]): void => {
      if (told === event) listener(value)
    }
    ipcRenderer.on(IPC_EVENTS_CHANNEL, hear)
    return () => {
      ipcRenderer.removeListener(IPC_EVENTS_CHANNEL, hear)
    }
  },
}

contextBridge.exposeInMainWorld('samsara', samsara)

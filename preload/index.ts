/** Exposes the Bridge to the page, and no more: two functions that let only the contract's names through. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { BridgeEvents, CallName, Reply } from './contract.ts'
import { CALL_NAMES, EVENT_NAMES } from './names.ts'

const samsara = {
  /** Asks main. Arguments are checked there; a name outside the contract is refused here. */
  async call(name: CallName, arg: unknown): Promise<Reply<unknown>> {
    if (!CALL_NAMES.has(name)) return { ok: false, reason: { id: 'bridge.refused.unknown' } }
    return (await ipcRenderer.invoke(name, arg)) as Reply<unknown>
  },

  /** Listens to an event of the contract; returns how to stop. The page never sees Electron's own event. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void {
    if (!EVENT_NAMES.has(event)) return () => undefined
    const hear = (_: IpcRendererEvent, value: BridgeEvents[K]): void => {
      listener(value)
    }
    ipcRenderer.on(event, hear)
    return () => {
      ipcRenderer.removeListener(event, hear)
    }
  },
}

contextBridge.exposeInMainWorld('samsara', samsara)

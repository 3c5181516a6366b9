/** The Bridge over Electron's IPC: one channel of calls and one of events, for our own window's page only. */
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import { IPC_CALLS_CHANNEL, IPC_EVENTS_CHANNEL } from '../bridge/ipc-channels.ts'
import type { MenuCommand } from '../bridge/events.ts'
import { reject } from './base/result.ts'
import { createErrorBoundary } from './resilience/error-boundary.ts'
import type { RendererConnection, Services } from './services.ts'

export interface IpcServer {
  /** Serves the page in a window of ours. @param heard is called with each of its calls */
  attach(contents: WebContents, heard?: () => void): void
  /** Tells a page what was chosen in the native menu. */
  command(contents: WebContents, command: MenuCommand): void
}

/** @param isOwnPageUrl whether an address is a page of ours @param log takes what is worth a line */
export function createIpcServer(
  ipcMain: Pick<IpcMain, 'handle'>,
  services: Pick<Services, 'connect'>,
  isOwnPage: (address: string) => boolean,
  log: (line: string) => void = () => undefined,
): IpcServer {
  const { guard } = createErrorBoundary('ipc', log)
  const connections = new Map<number, RendererConnection>()
  const listeners = new Map<number, () => void>()

  function connect(contents: WebContents): void {
    connections.get(contents.id)?.close()
    const connection = services.connect(
      // Electron throws for a value that it cannot clone, and for a page that goes at this moment.
      guard((event: string, value: unknown) => {
        if (!contents.isDestroyed()) contents.send(IPC_EVENTS_CHANNEL, event, value)
      }),
    )
    connections.set(contents.id, connection)
  }

  function connectionOf({ sender, senderFrame }: IpcMainInvokeEvent): RendererConnection | undefined {
    // Null when the frame has gone elsewhere meanwhile; a frame within the page is none of ours.
    if (senderFrame === null || senderFrame !== sender.mainFrame || !isOwnPage(senderFrame.url)) return undefined
    return connections.get(sender.id)
  }

  ipcMain.handle(IPC_CALLS_CHANNEL, async (event, name: unknown, arg: unknown) => {
    const connection = connectionOf(event)
    if (connection === undefined) return reject('bridge.refused.sender')
    listeners.get(event.sender.id)?.()
    return connection.call(typeof name === 'string' ? name : '', arg)
  })

  return {
    attach(contents, heard) {
      const { id } = contents
      if (heard !== undefined) listeners.set(id, heard)
      connect(contents)
      // Another page begins with closed curtains.
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) connect(contents)
      })
      contents.on('render-process-gone', () => {
        connect(contents)
      })
      contents.once('destroyed', () => {
        connections.get(id)?.close()
        connections.delete(id)
        listeners.delete(id)
      })
    },
    command(contents, command) {
      connections.get(contents.id)?.command(command)
    },
  }
}

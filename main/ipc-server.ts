/** The Bridge over Electron's IPC: one channel for calls and one for events, for our own window's page only. */
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import { IPC_CALLS_CHANNEL, IPC_EVENTS_CHANNEL } from '../bridge/ipc-channels.ts'
import type { MenuCommand } from '../bridge/events.ts'
import { reject } from './base/result.ts'
import { createErrorBoundary } from './resilience/error-boundary.ts'
import type { PageConnection, Services } from './services.ts'

/** Connects the pages of our own windows to the services over Electron's IPC. */
export interface IpcServer {
  /** Serves the page in one of our windows. @param heard called with each of its calls */
  attach(contents: WebContents, heard?: () => void): void
  /** Sends a page a command that was chosen in the native menu. */
  sendCommand(contents: WebContents, command: MenuCommand): void
}

/**
 * Creates the IPC server, which answers calls of our own pages only.
 * @param isOwnPage whether an address is one of our pages
 * @param log takes a line for the log
 */
export function createIpcServer(
  ipcMain: Pick<IpcMain, 'handle'>,
  services: Pick<Services, 'connect'>,
  isOwnPage: (address: string) => boolean,
  log: (line: string) => void = () => undefined,
): IpcServer {
  const { guard } = createErrorBoundary('ipc', log)
  const connections = new Map<number, PageConnection>()
  const listeners = new Map<number, () => void>()

  function connect(contents: WebContents): void {
    connections.get(contents.id)?.close()
    const connection = services.connect(
      // Electron throws if it cannot clone a value, or if the page is being closed.
      guard((event: string, value: unknown) => {
        if (!contents.isDestroyed()) contents.send(IPC_EVENTS_CHANNEL, event, value)
      }),
    )
    connections.set(contents.id, connection)
  }

  function connectionOf({ sender, senderFrame }: IpcMainInvokeEvent): PageConnection | undefined {
    // Null if the frame has navigated meanwhile; frames within the page are not served.
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
      // After a navigation the new page starts with closed curtains.
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
    sendCommand(contents, command) {
      connections.get(contents.id)?.sendCommand(command)
    },
  }
}

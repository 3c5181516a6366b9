/** Native message boxes, over the app window if there is one. */
import { BrowserWindow, dialog, shell, type MessageBoxOptions } from 'electron'
import { nativeText, type NativeTextId } from '../messages/index.ts'
import type { UnsavedTableChanges } from '../tables/autosave.ts'

type MessageBoxQuestion = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  readonly buttons: readonly NativeTextId[]
  /** The default button: Enter and closing the box choose it. */
  readonly usual: number
}

/** @returns the button that was pressed */
async function showMessageBox({ buttons, usual, ...box }: MessageBoxQuestion): Promise<number> {
  const options = {
    ...box,
    buttons: buttons.map((id) => nativeText(id)),
    defaultId: usual,
    cancelId: usual,
    noLink: true,
  }
  const [window] = BrowserWindow.getAllWindows()
  const { response } = await (window === undefined
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options))
  return response
}

/** Asks the user, before a window closes or the app quits, whether unsaved changes may be lost. @returns true if they may */
export async function confirmLosingMoves(unsaved: readonly UnsavedTableChanges[]): Promise<boolean> {
  const tables = unsaved
    .map(({ title, moves }) => nativeText('unsavedTable', { title, moves: String(moves) }))
    .join('\n')
  const buttons = ['stay', 'lose'] as const
  return (
    (await showMessageBox({ type: 'warning', message: nativeText('unsaved'), detail: tables, buttons, usual: 0 })) === 1
  )
}

/**
 * Tells the user of an uncaught error, and asks whether to quit.
 * @param saved whether all moves are on disk
 * @param logs the folder of the logs, which a button opens
 * @returns whether Samsara is to quit
 */
export async function confirmQuitAfterError(saved: boolean, logs: string): Promise<boolean> {
  const detail = `${nativeText(saved ? 'failedSaved' : 'failedUnsaved')}\n\n${nativeText('failedLog')}`
  const buttons = ['goOn', 'showLog', 'quit'] as const
  for (;;) {
    const pressed = await showMessageBox({ type: 'error', message: nativeText('failed'), detail, buttons, usual: 0 })
    if (pressed !== 1) return pressed === 2
    await shell.openPath(logs)
  }
}

/**
 * Asks the user whether to reload the window's page, which does not respond.
 * @param signal closes the question when it is obsolete
 */
export async function confirmHungPageReload(signal: AbortSignal): Promise<boolean> {
  const said = { type: 'warning' as const, message: nativeText('hangs'), detail: nativeText('hangsDetail') }
  return (await showMessageBox({ ...said, buttons: ['wait', 'loadAgain'], usual: 0, signal })) === 1
}

/** Tells the user that the graphics card has failed repeatedly, so that the next start disables hardware acceleration. */
export async function showRepeatedGpuFailureNotice(): Promise<void> {
  await showMessageBox({
    type: 'info',
    message: nativeText('cardFails'),
    detail: nativeText('cardFailsDetail'),
    buttons: ['ok'],
    usual: 0,
  })
}

/** What a person is asked or told in a box of the system, over our window where there is one. */
import { BrowserWindow, dialog, shell, type MessageBoxOptions } from 'electron'
import { words, type WordId } from '../messages/index.ts'
import type { UnsavedChanges } from '../tables/autosave.ts'

type Question = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  readonly buttons: readonly WordId[]
  /** The button that closing the box stands for, and Enter. */
  readonly usual: number
}

/** @returns the button that was pressed */
async function ask({ buttons, usual, ...box }: Question): Promise<number> {
  const options = { ...box, buttons: buttons.map((id) => words(id)), defaultId: usual, cancelId: usual, noLink: true }
  const [window] = BrowserWindow.getAllWindows()
  const { response } = await (window === undefined
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options))
  return response
}

/** @returns whether what is not saved may be lost */
export async function askToLose(unsaved: readonly UnsavedChanges[]): Promise<boolean> {
  const tables = unsaved.map(({ title, moves }) => words('unsavedTable', { title, moves: String(moves) })).join('\n')
  const buttons = ['stay', 'lose'] as const
  return (await ask({ type: 'warning', message: words('unsaved'), detail: tables, buttons, usual: 0 })) === 1
}

/** After an error that nobody caught. @param logs the folder of the logs @returns whether Samsara is to end */
export async function askToEnd(saved: boolean, logs: string): Promise<boolean> {
  const detail = `${words(saved ? 'failedSaved' : 'failedUnsaved')}\n\n${words('failedLog')}`
  const buttons = ['goOn', 'showLog', 'quit'] as const
  for (;;) {
    const pressed = await ask({ type: 'error', message: words('failed'), detail, buttons, usual: 0 })
    if (pressed !== 1) return pressed === 2
    await shell.openPath(logs)
  }
}

/** A page that does not answer. @returns whether it is to be loaded anew */
export async function askToReload(signal: AbortSignal): Promise<boolean> {
  const said = { type: 'warning' as const, message: words('hangs'), detail: words('hangsDetail') }
  return (await ask({ ...said, buttons: ['wait', 'loadAgain'], usual: 0, signal })) === 1
}

/** The next start is one without the graphics card. */
export async function tellOfCard(): Promise<void> {
  await ask({ type: 'info', message: words('cardFails'), detail: words('cardFailsDetail'), buttons: ['ok'], usual: 0 })
}

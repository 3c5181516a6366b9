/**
 * Reports a save that could not be opened, with the reason and an alternative. A transferred table continues at another
 * machine.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { AppShell } from '../../app-shell.ts'

/**
 * Shows the user a notice with the reason why a save could not be opened. If the table was transferred to another
 * machine (`save.refused.handed`), the notice has a button that opens the save as a copy.
 */
export function showOpenSaveFailure(app: AppShell, save: string, reason: Message): void {
  if (reason.id === 'save.refused.handed')
    app.showNotice(reason, { words: 'hand.copy', run: () => void openCopy(app, save) })
  else app.showNotice(reason)
}

/** A separate game from now on, independent of the one at the other machine. */
async function openCopy(app: AppShell, save: string): Promise<void> {
  const { desk } = app.bridge
  const copy = await desk.duplicateSave({ save })
  const opened = copy.ok ? await desk.openSave(copy.value) : copy
  if (opened.ok) app.go({ at: 'table', table: opened.value.table })
  else app.showNotice(opened.reason)
}

/** A save that did not open: why, and what else can be done. A table that was handed over is played on elsewhere. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { AppState } from '../../app-state.svelte.ts'

export function showOpenSaveFailure(app: AppState, save: string, reason: Message): void {
  if (reason.id === 'save.refused.handed')
    app.notice(reason, { words: 'hand.copy', run: () => void openCopy(app, save) })
  else app.notice(reason)
}

/** Another game from now on, which knows nothing of what is played elsewhere. */
async function openCopy(app: AppState, save: string): Promise<void> {
  const { desk } = app.bridge
  const copy = await desk.duplicateSave({ save })
  const opened = copy.ok ? await desk.openSave(copy.value) : copy
  if (opened.ok) app.go({ at: 'table', table: opened.value.table })
  else app.notice(opened.reason)
}

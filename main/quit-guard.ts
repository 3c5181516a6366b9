/**
 * Guards the end of the app while moves may not be on disk: it waits, tries to save once more, and asks before moves are lost.
 * The same for closing the window, for quitting, and for the end of the session or the machine.
 */
import type { UnsavedChanges } from './tables/autosave.ts'

export interface QuitGuardDeps {
  /** Whether an end now might lose moves; asked if there is no time to wait. */
  readonly mayBeUnsaved: () => boolean
  /** Waits for writes in progress, and tries once more. @returns the changes that would still be lost */
  readonly retrySave: () => Promise<readonly UnsavedChanges[]>
  /** @returns whether they may be lost */
  readonly confirmLoss: (unsaved: readonly UnsavedChanges[]) => Promise<boolean>
}

/** Electron's event before it ends something. */
export interface CancellableEvent {
  preventDefault(): void
}

/** @returns a handler for each such event; `again` repeats the prevented action once nothing blocks it */
export function createQuitGuard({
  mayBeUnsaved,
  retrySave,
  confirmLoss,
}: QuitGuardDeps): (ending: CancellableEvent, again: () => void) => void {
  let agreed = false
  let busy = false

  async function mayLeave(): Promise<boolean> {
    const unsaved = await retrySave()
    return unsaved.length === 0 || confirmLoss(unsaved)
  }

  return (ending, again) => {
    if (agreed || !mayBeUnsaved()) return
    ending.preventDefault()
    if (busy) return
    busy = true
    void mayLeave()
      // A question that fails counts as a no.
      .catch(() => false)
      .then((leave) => {
        busy = false
        if (!leave) return
        agreed = true
        again()
      })
  }
}

/**
 * Guards the end of the app while moves may not be on disk: it waits, tries to save once more, and asks before moves are lost.
 * The same for closing the window, for quitting, and for the end of the session or the machine.
 */
import type { UnsavedTableChanges } from './tables/autosave.ts'

/**
 * Dependencies of the quit guard: functions that report whether moves may be unsaved, save them, and ask the user
 * whether the remaining ones may be lost.
 */
export interface QuitGuardDeps {
  /** Whether closing now might lose moves. It answers at once: Electron's event does not wait. */
  readonly mayBeUnsaved: () => boolean
  /** Waits for writes in progress, and tries once more. @returns the changes that would still be lost */
  readonly retrySave: () => Promise<readonly UnsavedTableChanges[]>
  /** Asks the user. @returns whether the unsaved changes may be lost */
  readonly confirmLoss: (unsaved: readonly UnsavedTableChanges[]) => Promise<boolean>
}

/**
 * An event that Electron emits before it closes a window or quits. `preventDefault` prevents the closing or quitting.
 */
export interface CancellableEvent {
  preventDefault(): void
}

/**
 * Creates one handler for all events that close the window or quit. If moves may not be on disk, it prevents the event, saves,
 * and asks the user before moves are lost. Unless the user refuses, it then calls `again`, which must repeat the prevented
 * action. From then on the handler lets every event pass.
 */
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

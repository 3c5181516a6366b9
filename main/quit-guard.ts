/**
 * The end of the app, when moves may not be on disk: it waits, tries once more, and asks before anything is lost. The
 * same for the window's cross, for quitting, and for the end of the session or the machine.
 */
import type { UnsavedChanges } from './tables/autosave.ts'

export interface QuitGuardDeps {
  /** Whether the end just now might lose something; asked where there is no time to wait. */
  readonly mayLose: () => boolean
  /** Waits for what is being written, and tries once more. @returns what would be lost still */
  readonly saveAgain: () => Promise<readonly UnsavedChanges[]>
  /** @returns whether it may be lost */
  readonly ask: (unsaved: readonly UnsavedChanges[]) => Promise<boolean>
}

/** What Electron asks of us before it ends something. */
export interface CancellableEvent {
  preventDefault(): void
}

/** @returns what to do with every such event; `again` does anew what was prevented, once nothing is in its way */
export function createQuitGuard({
  mayLose,
  saveAgain,
  ask,
}: QuitGuardDeps): (ending: CancellableEvent, again: () => void) => void {
  let agreed = false
  let busy = false

  async function mayLeave(): Promise<boolean> {
    const unsaved = await saveAgain()
    return unsaved.length === 0 || ask(unsaved)
  }

  return (ending, again) => {
    if (agreed || !mayLose()) return
    ending.preventDefault()
    if (busy) return
    busy = true
    void mayLeave()
      // A question that cannot be asked is no consent.
      .catch(() => false)
      .then((leave) => {
        busy = false
        if (!leave) return
        agreed = true
        again()
      })
  }
}

/** Keeps the keyboard focus on the board when the focused element is removed. */

/**
 * Calls `recover` each time that the focused element of the board is removed, so that the caller can focus another one. It does
 * not call it when the user moves the focus elsewhere. Call during component initialisation.
 * @param surface the board's element; undefined until mounted
 * @param targets the focusable targets; a change of this list starts the check
 */
export function onFocusedBoardElementRemoved(
  surface: () => HTMLElement | undefined,
  targets: () => readonly unknown[],
  recover: () => void,
): void {
  let here = false
  $effect.pre(() => {
    targets()
    here = surface()?.contains(document.activeElement) ?? false
  })
  $effect(() => {
    const some = targets().length > 0
    const active = document.activeElement
    if (here && (active === document.body || (some && active === surface()))) recover()
  })
}

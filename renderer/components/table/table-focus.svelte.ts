/** Keeps the keyboard focus at the table when the focused element is removed. */

/**
 * Calls `recover` each time the focused element has been removed from the page, so that the caller can move the focus to
 * another element of the table. A focus that only moves elsewhere does not count. Call during component initialisation.
 * @param changes reads the reactive values whose changes may remove the element
 */
export function onFocusedTableElementRemoved(changes: () => unknown, recover: () => void): void {
  let held: EventTarget | null = null
  $effect(() => {
    const hold = ({ target }: FocusEvent): void => void (held = target)
    document.addEventListener('focusin', hold)
    return () => {
      document.removeEventListener('focusin', hold)
    }
  })
  $effect(() => {
    changes()
    if (document.activeElement !== document.body || !(held instanceof Element) || held.isConnected) return
    held = null
    recover()
  })
}

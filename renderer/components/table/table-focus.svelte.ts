/** Keeps the keyboard focus at the table when the focused element is removed. */

/**
 * From now on, calls `recover` whenever the focused element is removed from the page, so that the caller can move the focus to
 * another element of the table. Call during component initialisation.
 * @param changes reads the reactive values whose changes may remove the element
 */
export function onTableFocusLost(changes: () => unknown, recover: () => void): void {
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

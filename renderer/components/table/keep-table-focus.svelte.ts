/** The keyboard's focus at the table outlives what it was on. */

/**
 * Where what had the focus is gone, `recover` puts it elsewhere. Call while a component is made.
 * @param changes what may take it away: read to know when that changes
 */
export function keepTableFocus(changes: () => unknown, recover: () => void): void {
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

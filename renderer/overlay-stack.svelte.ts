/**
 * Stack of overlays on the page: dialogs, panels, menus, covers, each with a function to close it. 'Back' closes the one that
 * was opened last (back-navigation.ts). There is one stack for the whole page.
 */
type CloseFunction = () => void

const stack: { readonly close: CloseFunction }[] = []
let watchers: readonly (() => void)[] = []

/** Pushes an overlay. @returns a function that removes it from the stack when it is closed */
export function pushOverlay(close: CloseFunction): () => void {
  const layer = { close }
  stack.push(layer)
  notifyWatchers()
  return () => {
    const at = stack.indexOf(layer)
    if (at >= 0) stack.splice(at, 1)
    notifyWatchers()
  }
}

/** Number of open overlays. */
export function countOverlays(): number {
  return stack.length
}

/** Closes the overlay opened last. @returns whether there was one */
export function closeTopOverlay(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** @returns a function that stops watching */
export function watchOverlays(changed: () => void): () => void {
  watchers = [...watchers, changed]
  return () => {
    watchers = watchers.filter((each) => each !== changed)
  }
}

/**
 * Keeps an overlay on the stack while `isOpen` is true. Call during component initialisation.
 * @param isOpen read again when its dependencies change
 */
export function pushOverlayWhile(isOpen: () => boolean, close: CloseFunction): void {
  const open = $derived(isOpen())
  $effect(() => {
    if (open) return pushOverlay(close)
  })
}

/** Keeps an overlay on the stack for the lifetime of its component. Call during component initialisation. */
export function pushOverlayOfComponent(close: CloseFunction): void {
  $effect(() => pushOverlay(close))
}

function notifyWatchers(): void {
  for (const changed of watchers) changed()
}

/**
 * What lies on top of the page: dialogs, panels, menus, covers, each with its way to be closed. 'Back' closes the one that
 * was opened last (back.ts). There is one stack for the whole page.
 */
type CloseFunction = () => void

const stack: { readonly close: CloseFunction }[] = []
let watchers: readonly (() => void)[] = []

/** Something lies on top from now on. @returns how to take it from the stack: it is closed */
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

/** How many things lie on top of each other. */
export function countOverlays(): number {
  return stack.length
}

/** Closes what was opened last. @returns whether anything was open */
export function closeTopOverlay(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** @returns how to stop */
export function watchOverlays(changed: () => void): () => void {
  watchers = [...watchers, changed]
  return () => {
    watchers = watchers.filter((each) => each !== changed)
  }
}

/**
 * Lies on top while something is open. Call while a component is made.
 * @param isOpen read again when what it reads changes
 */
export function pushOverlayWhile(isOpen: () => boolean, close: CloseFunction): void {
  const open = $derived(isOpen())
  $effect(() => {
    if (open) return pushOverlay(close)
  })
}

/** Lies on top as long as its component is there. Call while that is made. */
export function pushOverlayOfComponent(close: CloseFunction): void {
  $effect(() => pushOverlay(close))
}

function notifyWatchers(): void {
  for (const changed of watchers) changed()
}

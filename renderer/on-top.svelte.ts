/**
 * What lies on top of the page: dialogs, panels, menus, covers, each with its way to be closed. 'Back' closes the one that
 * was opened last (back.ts). There is one stack for the whole page.
 */
type Close = () => void

const stack: { readonly close: Close }[] = []
let watchers: readonly (() => void)[] = []

/** Something lies on top from now on. @returns how to take it from the stack: it is closed */
export function layOnTop(close: Close): () => void {
  const layer = { close }
  stack.push(layer)
  tell()
  return () => {
    const at = stack.indexOf(layer)
    if (at >= 0) stack.splice(at, 1)
    tell()
  }
}

/** How many things lie on top of each other. */
export function countOnTop(): number {
  return stack.length
}

/** Closes what was opened last. @returns whether anything was open */
export function closeTop(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** @returns how to stop */
export function watchTop(changed: () => void): () => void {
  watchers = [...watchers, changed]
  return () => {
    watchers = watchers.filter((each) => each !== changed)
  }
}

/**
 * Lies on top while something is open. Call while a component is made.
 * @param isOpen read again when what it reads changes
 */
export function onTopWhile(isOpen: () => boolean, close: Close): void {
  const open = $derived(isOpen())
  $effect(() => {
    if (open) return layOnTop(close)
  })
}

/** Lies on top as long as its component is there. Call while that is made. */
export function onTop(close: Close): void {
  $effect(() => layOnTop(close))
}

function tell(): void {
  for (const changed of watchers) changed()
}

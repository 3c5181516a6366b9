/** The keys of the table. Nothing happens while somebody types, or while a page lies over the table. */

export type TableKey = 'undo' | 'redo' | 'endTurn' | 'skip' | 'log' | 'since' | 'escape'

const KEYS: Readonly<Record<string, TableKey>> = {
  u: 'undo',
  r: 'redo',
  e: 'endTurn',
  s: 'skip',
  l: 'log',
  w: 'since',
  escape: 'escape',
}

export interface TableKeys {
  run(key: TableKey): void
  /** The n-th choice of the list, from 1. */
  choose(n: number): void
  walk(by: 1 | -1): void
  blocked(): boolean
}

export function tableKeys({ run, choose, walk, blocked }: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || blocked()) return
    const within = event.target instanceof Element ? event.target : document.body
    if (within.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) return
    const key = event.key.toLowerCase()
    const named = KEYS[key]
    if (named !== undefined) run(named)
    else if (/^[1-9]$/.test(key) && !event.repeat) choose(Number(key))
    // Arrows that mean something where the focus is stay there.
    else if (key.startsWith('arrow') && within === document.body)
      walk(key === 'arrowdown' || key === 'arrowright' ? 1 : -1)
    else return
    event.preventDefault()
  }
}

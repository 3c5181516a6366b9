/** The keys of the table. Nothing happens while somebody types, or while a page lies over the table. */

export type TableKey = 'undo' | 'redo' | 'endTurn' | 'skip' | 'log' | 'since' | 'advice' | 'why' | 'legend' | 'escape'

const KEYS: Readonly<Record<string, TableKey>> = {
  u: 'undo',
  r: 'redo',
  e: 'endTurn',
  s: 'skip',
  l: 'log',
  w: 'since',
  a: 'advice',
  q: 'why',
  i: 'legend',
  escape: 'escape',
}

/** They go on where something waits to be read, unless what has the focus means something by them. */
const GO_ON = ['enter', ' ', 'escape']
const OWN_KEYS = 'a, button, summary, [role="menu"], [role="button"]'

export interface TableKeys {
  /** Goes on where something waits to be read. @returns whether anything did */
  goOn(): boolean
  run(key: TableKey): void
  /** The choice of the list that has this key, 1 to 9. */
  choose(n: number): void
  /** The number keys go on to the next nine choices. */
  turn(): void
  /** Plays what is laid on the board. @returns whether something is */
  confirm(): boolean
  walk(by: 1 | -1): void
  /** Walks through what has been. @returns whether the key meant that */
  replay(event: KeyboardEvent): boolean
  blocked(): boolean
}

export function tableKeys({
  goOn,
  run,
  choose,
  turn,
  confirm,
  walk,
  replay,
  blocked,
}: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || blocked()) return
    const within = event.target instanceof Element ? event.target : document.body
    if (within.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) return
    if (replay(event)) {
      event.preventDefault()
      return
    }
    const key = event.key.toLowerCase()
    const named = KEYS[key]
    const mayGoOn = GO_ON.includes(key) && !event.repeat && (key === 'escape' || within.closest(OWN_KEYS) === null)
    if (mayGoOn && goOn()) {
      event.preventDefault()
      return
    }
    if (named !== undefined) run(named)
    else if (/^[1-9]$/.test(key) && !event.repeat) choose(Number(key))
    else if (key === '0' && !event.repeat) turn()
    // Enter on what can be pressed belongs to that.
    else if (key === 'enter' && !event.repeat && within.closest('button, a, summary') === null && confirm()) {
      // Played.
    }
    // Arrows that mean something where the focus is stay there.
    else if (key.startsWith('arrow') && within.matches('body, h1'))
      walk(key === 'arrowdown' || key === 'arrowright' ? 1 : -1)
    else return
    event.preventDefault()
  }
}

/** The keys of the table. Nothing happens while somebody types, or while a page lies over the table. */
import type { Shortcut } from '../../../bridge/settings.ts'
import { isRapidKey } from '../../keyboard/rapid-keys.ts'
import { commandLetterOf, isComposing, mainKeyOf } from '../../keyboard/key-events.ts'
import { digitForEvent, shortcutForEvent } from '../../keyboard/shortcuts.svelte.ts'

export type TableCommandName = Exclude<Shortcut, 'replay' | 'search' | 'help'> | 'escape'

/** What a key that is held does again and again; every other one does it once. */
const REPEATABLE_COMMANDS: readonly TableCommandName[] = ['undo', 'redo']

/** They go on where something waits to be read, unless what has the focus means something by them. */
const CONTINUE_KEYS = ['Enter', ' ', 'Escape']
/** They play the only choice, and Enter what is laid on the board. */
const PLAY_KEYS = ['Enter', ' ']
const OWN_KEYS_SELECTOR = 'a, button, summary, [role="menu"], [role="button"]'

export interface TableKeyHandlers {
  /** Goes on where something waits to be read. @returns whether anything did */
  goOn(): boolean
  run(key: TableCommandName): void
  /**
   * The choice of the list that has this key, 1 to 9.
   * @param hasty the key was hammered: what is laid on the board is not played by it
   */
  choose(n: number, hasty: boolean): void
  /** The number keys go on to the next nine choices. */
  turn(): void
  /** Plays what is laid on the board. @returns whether something is */
  confirm(): boolean
  /** Plays the only choice that there is. @returns whether there is just one */
  playOnly(): boolean
  walk(by: 1 | -1): void
  /** Walks through what has been. @returns whether the key meant that */
  replay(event: KeyboardEvent): boolean
  blocked(): boolean
}

export function createTableKeyListener({
  goOn,
  run,
  choose,
  turn,
  confirm,
  playOnly,
  walk,
  replay,
  blocked,
}: TableKeyHandlers): (event: KeyboardEvent) => void {
  const play = (key: string): boolean => (key === 'Enter' && confirm()) || playOnly()
  return (event) => {
    if (event.defaultPrevented || isComposing(event) || blocked()) return
    const within = event.target instanceof Element ? event.target : document.body
    if (within.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) return
    const command = commandLetterOf(event)
    const pressed = command === undefined ? shortcutForEvent(event) : undoCommandOf(command, event.shiftKey)
    const named = pressed === 'replay' || pressed === 'search' || pressed === 'help' ? undefined : pressed
    // What AltGr writes may be a shortcut; Windows tells of it as Ctrl and Alt.
    if (named === undefined && (event.ctrlKey || event.metaKey || event.altKey)) return
    if (replay(event)) {
      event.preventDefault()
      return
    }
    const key = mainKeyOf(event)
    const mayGoOn =
      CONTINUE_KEYS.includes(key) && !event.repeat && (key === 'Escape' || within.closest(OWN_KEYS_SELECTOR) === null)
    if (mayGoOn && goOn()) {
      event.preventDefault()
      return
    }
    const digit = digitForEvent(event)
    if (named !== undefined) {
      if (!event.repeat || REPEATABLE_COMMANDS.includes(named)) run(named)
    } else if (key === 'Escape') run('escape')
    else if (digit !== undefined && !event.repeat) {
      if (digit === 0) turn()
      else choose(digit, isRapidKey(event))
    }
    // On what can be pressed these keys belong to that.
    else if (PLAY_KEYS.includes(key) && within.closest(OWN_KEYS_SELECTOR) === null && !isRapidKey(event) && play(key)) {
      // Played.
    }
    // Arrows that mean something where the focus is stay there.
    else if (key.startsWith('Arrow') && within.matches('body, h1'))
      walk(key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)
    else return
    event.preventDefault()
  }
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Cmd on a Mac: as in the menu of the app. */
function undoCommandOf(letter: string, shift: boolean): 'undo' | 'redo' | undefined {
  if (letter === 'z') return shift ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}

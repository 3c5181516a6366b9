/** Keys of the table. They are inactive while the user types, or while a page covers the table. */
import type { ShortcutName } from '../../../bridge/settings.ts'
import { isRapidKey } from '../../keyboard/rapid-keys.ts'
import { commandLetterOf, isComposing, mainKeyOf } from '../../keyboard/key-events.ts'
import { digitForEvent, shortcutForEvent } from '../../keyboard/shortcuts.svelte.ts'

/** The name of a command of the table that has a key: a shortcut's name, or `escape`. */
export type TableCommandName = Exclude<ShortcutName, 'replay' | 'search' | 'help'> | 'escape'

/** Commands that repeat while their key is held; all others act once. */
const REPEATABLE_COMMANDS: readonly TableCommandName[] = ['undo', 'redo']

/** They continue where a text waits to be read, unless the focused element uses them. */
const CONTINUE_KEYS = ['Enter', ' ', 'Escape']
/** They play the only choice, and Enter the pending one. */
const PLAY_KEYS = ['Enter', ' ']
const OWN_KEYS_SELECTOR = 'a, button, summary, [role="menu"], [role="button"]'

/** Functions that the key listener of a table calls. */
export interface TableKeyHandlers {
  /** Continues where a text waits to be read. @returns whether there was one */
  goOn(): boolean
  run(key: TableCommandName): void
  /**
   * Chooses the row with this number key, 1 to 9.
   * @param hasty a rapid repeat: it does not play a pending choice
   */
  choose(n: number, hasty: boolean): void
  /** Moves the number keys to the next nine choices. */
  nextKeyPage(): void
  /** Plays the pending choice. @returns whether there was one */
  confirm(): boolean
  /** Plays the only choice. @returns whether there was exactly one */
  playOnly(): boolean
  moveChoiceFocus(by: 1 | -1): void
  /** Moves through the replay. @returns whether the key was handled */
  replay(event: KeyboardEvent): boolean
  isBlocked(): boolean
}

/**
 * Creates the listener for key presses at a table. It ignores them while the user types, or while a page covers the table.
 */
export function createTableKeyListener({
  goOn,
  run,
  choose,
  nextKeyPage,
  confirm,
  playOnly,
  moveChoiceFocus,
  replay,
  isBlocked,
}: TableKeyHandlers): (event: KeyboardEvent) => void {
  const play = (key: string): boolean => (key === 'Enter' && confirm()) || playOnly()
  return (event) => {
    if (event.defaultPrevented || isComposing(event) || isBlocked()) return
    const within = event.target instanceof Element ? event.target : document.body
    if (within.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) return
    const command = commandLetterOf(event)
    const pressed = command === undefined ? shortcutForEvent(event) : undoCommandOf(command, event.shiftKey)
    const named = pressed === 'replay' || pressed === 'search' || pressed === 'help' ? undefined : pressed
    // A character typed with AltGr may be a shortcut; Windows reports it as Ctrl and Alt.
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
      if (digit === 0) nextKeyPage()
      else choose(digit, isRapidKey(event))
    }
    // A focused control keeps these keys.
    else if (PLAY_KEYS.includes(key) && within.closest(OWN_KEYS_SELECTOR) === null && !isRapidKey(event) && play(key)) {
      // Played.
    }
    // Arrow keys that the focused element uses stay there.
    else if (key.startsWith('Arrow') && within.matches('body, h1'))
      moveChoiceFocus(key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)
    else return
    event.preventDefault()
  }
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Cmd on a Mac: as in the app's menu. */
function undoCommandOf(letter: string, shift: boolean): 'undo' | 'redo' | undefined {
  if (letter === 'z') return shift ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}

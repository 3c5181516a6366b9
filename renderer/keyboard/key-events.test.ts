// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, parseSettingsWithDefaults, type ShortcutName } from '../../bridge/settings.ts'
import { createTableKeyListener } from '../components/table/table-keys.ts'
import { applyLocaleSetting } from '../messages/load-locale.ts'
import { commandKeyDisplayName, keyDisplayName, tooltipWithKey } from './key-names.ts'
import { watchRapidKeys } from './rapid-keys.ts'
import { commandLetterOf, isComposing, mainKeyOf, keyMeaningsOf, blockCompositionKeys } from './key-events.ts'
import {
  ariaKeyForShortcut,
  changeShortcutKey,
  digitForEvent,
  areSingleKeysEnabled,
  keyForShortcut,
  applyShortcutSettings,
  shortcutForEvent,
} from './shortcuts.svelte.ts'

interface Press extends KeyboardEventInit {
  readonly altGraph?: boolean
  /** Safari's key code of what an input method has taken. */
  readonly taken?: boolean
}

function press(key: string, code = '', { altGraph = false, taken = false, ...more }: Press = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more })
  Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === 'AltGraph' && altGraph })
  if (taken) Object.defineProperty(event, 'keyCode', { value: 229 })
  return event
}

/** The meaning of a press: a digit, a shortcut, or a command with Ctrl. */
function meant(event: KeyboardEvent): string | undefined {
  const command = commandLetterOf(event)
  return command === undefined ? (shortcutForEvent(event) ?? digitForEvent(event)?.toString()) : `Ctrl+${command}`
}

beforeEach(() => {
  applyShortcutSettings(DEFAULT_SETTINGS)
})

type Row = readonly [layout: string, key: string, code: string, means: string | undefined, more?: Press]

describe('public 1: keys are identified by their character, then by their position', () => {
  const rows: readonly Row[] = [
    // Latin letters where the keyboard has them.
    ['US', 'u', 'KeyU', 'undo'],
    ['US, CapsLock', 'U', 'KeyU', 'undo'],
    ['US, Shift', 'U', 'KeyU', 'undo', { shiftKey: true }],
    ['US', '1', 'Digit1', '1'],
    ['US, Shift', '!', 'Digit1', undefined, { shiftKey: true }],
    ['US', '?', 'Slash', 'help', { shiftKey: true }],
    ['US', ';', 'Semicolon', undefined],
    ['German', 'z', 'KeyY', 'Ctrl+z', { ctrlKey: true }],
    ['German', 'y', 'KeyZ', 'Ctrl+y', { ctrlKey: true }],
    ['German', '?', 'Minus', 'help', { shiftKey: true }],
    ['German', '/', 'Digit7', 'search', { shiftKey: true }],
    ['German', 'ß', 'Minus', undefined],
    // Signs or letters in the upper row.
    ...['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç', 'à'].map((key, i): Row => [
      'AZERTY',
      key,
      `Digit${String((i + 1) % 10)}`,
      String((i + 1) % 10),
    ]),
    ['AZERTY, Shift', '1', 'Digit1', '1', { shiftKey: true }],
    ['AZERTY', 'a', 'KeyQ', 'advice'],
    ['AZERTY', 'q', 'KeyA', 'why'],
    ['AZERTY', 'z', 'KeyW', 'Ctrl+z', { ctrlKey: true }],
    ['AZERTY', '?', 'KeyM', 'help', { shiftKey: true }],
    ['AZERTY', ',', 'KeyM', undefined],
    ['AZERTY, Ctrl', '&', 'Digit1', undefined, { ctrlKey: true }],
    ['AZERTY, Alt', '&', 'Digit1', undefined, { altKey: true }],
    ['AZERTY, Cmd', '&', 'Digit1', undefined, { metaKey: true }],
    ...['+', 'ě', 'š', 'č', 'ř', 'ž', 'ý', 'á', 'í', 'é'].map((key, i): Row => [
      'Czech',
      key,
      `Digit${String((i + 1) % 10)}`,
      String((i + 1) % 10),
    ]),
    // Other letters.
    ['Russian', 'г', 'KeyU', 'undo'],
    ['Russian, CapsLock', 'Г', 'KeyU', 'undo'],
    ['Russian', 'я', 'KeyZ', 'Ctrl+z', { ctrlKey: true }],
    ['Russian, Cmd', 'я', 'KeyZ', 'Ctrl+z', { metaKey: true }],
    ['Russian', '?', 'Digit7', 'help', { shiftKey: true }],
    ['Russian', '7', 'Digit7', '7'],
    ['Bulgarian', ',', 'KeyQ', 'why'],
    ['Greek', 'θ', 'KeyU', 'undo'],
    ['Greek', ';', 'KeyQ', 'why'],
    ['Greek', 'ζ', 'KeyZ', 'Ctrl+z', { ctrlKey: true }],
    ['Hebrew', 'ו', 'KeyU', 'undo'],
    ['Hebrew', '/', 'KeyQ', 'search'],
    ['Hebrew', "'", 'KeyW', 'since'],
    ['Arabic', 'ع', 'KeyU', 'undo'],
    ['Arabic', '١', 'Digit1', '1'],
    ['Arabic', 'ش', 'KeyA', 'advice'],
    ['Persian', '۲', 'Digit2', '2'],
    ['Thai', 'ี', 'KeyU', 'undo'],
    ['Thai', '/', 'Digit2', 'search'],
    ['Georgian', 'უ', 'KeyU', 'undo'],
    ['Japanese kana', 'な', 'KeyU', 'undo'],
    ['Korean', 'ㅕ', 'KeyU', 'undo'],
    // The written letter takes precedence, wherever its key is.
    ['Dvorak', 'u', 'KeyF', 'undo'],
    ['Dvorak', 'g', 'KeyU', undefined],
    ['Dvorak', "'", 'KeyQ', undefined],
    ['Dvorak', ',', 'KeyW', undefined],
    ['Dvorak', '.', 'KeyE', undefined],
    ['Dvorak, Ctrl', ';', 'KeyZ', undefined, { ctrlKey: true }],
    ['Turkish', 'ı', 'KeyI', 'legend'],
    ['Turkish, CapsLock', 'İ', 'Quote', 'legend'],
    // The numeric pad.
    ['numeric pad', '4', 'Numpad4', '4'],
    ['numeric pad, no NumLock', 'ArrowLeft', 'Numpad4', undefined],
    ['numeric pad, no NumLock', 'End', 'Numpad1', undefined],
    // What AltGr writes.
    ['German, Windows', '@', 'KeyQ', undefined, { ctrlKey: true, altKey: true, altGraph: true }],
    ['German, Linux', '@', 'KeyQ', undefined, { altGraph: true }],
    ['German, Windows', '€', 'KeyE', undefined, { ctrlKey: true, altKey: true }],
    ['Polish, Windows', 'ł', 'KeyL', undefined, { ctrlKey: true, altKey: true, altGraph: true }],
    ['German, Mac', '@', 'KeyL', undefined, { altKey: true }],
    ['AltGr alone with a letter', 'u', 'KeyU', undefined, { altGraph: true }],
    ['AltGr alone with Z on Windows', 'z', 'KeyZ', undefined, { ctrlKey: true, altKey: true, altGraph: true }],
    ['Brazilian, Linux', '?', 'KeyW', 'help', { altGraph: true }],
    ['Brazilian, Windows', '?', 'KeyW', 'help', { ctrlKey: true, altKey: true, altGraph: true }],
    // Dead keys write nothing yet.
    ['Spanish', 'Dead', 'BracketLeft', undefined],
    ['a dead digit', 'Dead', 'Digit2', undefined],
    ['BÉPO', 'Dead', 'KeyY', undefined],
  ]
  test.each(rows.map((row) => ({ title: `${row[0]}: ${row[1]} at ${row[2]} means ${String(row[3])}`, row })))(
    '$title',
    ({ row }) => {
      const [, key, code, means, more] = row
      expect(meant(press(key, code, more))).toBe(means)
    },
  )

  test('an Arabic key that writes two letters also means the Latin letter at its position', () => {
    expect(keyMeaningsOf(press('لا', 'KeyB'))).toEqual(['لا', 'b'])
  })

  test('keys that write no character keep their names with Ctrl', () => {
    for (const key of ['Enter', 'Escape', 'ArrowUp', ' '])
      expect(mainKeyOf(press(key, '', { ctrlKey: true }))).toBe(key)
  })
})

describe('keys at the table', () => {
  function typed(event: KeyboardEvent): string[] {
    const done: string[] = []
    const listener = createTableKeyListener({
      goOn: () => false,
      run: (name) => done.push(name),
      choose: (n) => done.push(`choose ${String(n)}`),
      nextKeyPage: () => done.push('turn'),
      confirm: () => false,
      playOnly: () => false,
      moveChoiceFocus: (by) => done.push(`walk ${String(by)}`),
      replay: () => false,
      isBlocked: () => false,
    })
    window.addEventListener('keydown', listener)
    document.body.dispatchEvent(event)
    window.removeEventListener('keydown', listener)
    return done
  }

  test('public 1: the upper row of AZERTY chooses, and Ctrl+Z undoes on every layout', () => {
    expect(typed(press('&', 'Digit1'))).toEqual(['choose 1'])
    expect(typed(press('à', 'Digit0'))).toEqual(['turn'])
    expect(typed(press('Я', 'KeyZ', { ctrlKey: true, shiftKey: true }))).toEqual(['redo'])
    expect(typed(press('я', 'KeyZ', { ctrlKey: true }))).toEqual(['undo'])
    expect(typed(press('y', 'KeyY', { ctrlKey: true }))).toEqual(['redo'])
    expect(typed(press('u', 'KeyU', { ctrlKey: true }))).toEqual([])
    expect(typed(press('@', 'KeyQ', { ctrlKey: true, altKey: true, altGraph: true }))).toEqual([])
  })

  test('A17: rapid presses of a digit are hasty, until another digit or a pause', () => {
    const chosen: [number, boolean][] = []
    const listener = createTableKeyListener({
      goOn: () => false,
      run: () => undefined,
      choose: (n, hasty) => chosen.push([n, hasty]),
      nextKeyPage: () => undefined,
      confirm: () => false,
      playOnly: () => false,
      moveChoiceFocus: () => undefined,
      replay: () => false,
      isBlocked: () => false,
    })
    const at = (digit: string, timeStamp: number): void => {
      const event = press(digit, `Digit${digit}`)
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.body.dispatchEvent(event)
    }
    const stop = watchRapidKeys()
    window.addEventListener('keydown', listener)
    at('1', 1000)
    for (const time of [1100, 1200, 1650]) at('1', time)
    at('2', 1700)
    at('1', 1750)
    at('1', 2300)
    window.removeEventListener('keydown', listener)
    stop()
    expect(chosen.map(([, hasty]) => hasty)).toEqual([false, true, true, true, false, false, false])
  })

  /** Presses keys at these times, in milliseconds; `confirm` plays what is laid, if something is. */
  function pressed(keys: readonly (readonly [key: string, at: number])[], laid: boolean, on = document.body): string[] {
    const done: string[] = []
    const listener = createTableKeyListener({
      goOn: () => false,
      run: (name) => done.push(name),
      choose: () => undefined,
      nextKeyPage: () => undefined,
      confirm: () => laid && done.push('confirm') > 0,
      playOnly: () => done.push('only') > 0,
      moveChoiceFocus: () => undefined,
      replay: () => false,
      isBlocked: () => false,
    })
    const stop = watchRapidKeys()
    window.addEventListener('keydown', listener)
    document.body.append(...(on === document.body ? [] : [on]))
    for (const [key, at] of keys) {
      const event = press(key, key)
      Object.defineProperty(event, 'timeStamp', { value: at })
      on.dispatchEvent(event)
    }
    window.removeEventListener('keydown', listener)
    stop()
    return done
  }

  test('A17: rapid presses of Enter confirm a pending choice only once, and Enter after a pause confirms again', () => {
    const enters = [1000, 1130, 1260, 1400].map((at) => ['Enter', at] as const)
    expect(pressed(enters, true)).toEqual(['confirm'])
    expect(pressed([...enters, ['Enter', 1950]], true)).toEqual(['confirm', 'confirm'])
    expect(
      pressed(
        [
          ['Enter', 1000],
          ['ArrowDown', 1100],
          ['Enter', 1200],
        ],
        true,
      ),
    ).toEqual(['confirm', 'confirm'])
  })

  test('B1b-3: Enter and Space play the only choice, but not on a button and not when pressed rapidly', () => {
    expect(
      pressed(
        [
          ['Enter', 1000],
          [' ', 1100],
        ],
        false,
      ),
    ).toEqual(['only', 'only'])
    expect(
      pressed(
        [
          [' ', 1000],
          [' ', 1100],
          [' ', 1200],
        ],
        false,
      ),
    ).toEqual(['only'])
    expect(
      pressed(
        [
          ['Enter', 1000],
          [' ', 1900],
        ],
        false,
        document.createElement('button'),
      ),
    ).toEqual([])
    // A piece laid on the board takes precedence, and Space does not play it.
    expect(pressed([['Enter', 1000]], true)).toEqual(['confirm'])
  })

  test('a held key repeats undo, and does nothing else repeatedly', () => {
    expect(typed(press('u', 'KeyU', { repeat: true }))).toEqual(['undo'])
    for (const key of ['e', 'l', 'i', '1', '0']) expect(typed(press(key, '', { repeat: true }))).toEqual([])
  })

  test('WCAG 2.1.4: single keys that are off do nothing; Escape, arrows and Ctrl+Z still work', () => {
    applyShortcutSettings({ singleKeys: false, keys: {} })
    for (const key of ['u', 'e', '1', '0', '?', '/']) expect(typed(press(key))).toEqual([])
    expect(shortcutForEvent(press('?'))).toBeUndefined()
    expect(typed(press('Escape'))).toEqual(['escape'])
    expect(typed(press('ArrowDown'))).toEqual(['walk 1'])
    expect(typed(press('z', 'KeyZ', { ctrlKey: true }))).toEqual(['undo'])
  })

  test('WCAG 2.1.4: a changed key has its new function, and the former key has none', () => {
    applyShortcutSettings({ singleKeys: true, keys: { endTurn: 'x' } })
    expect(typed(press('x', 'KeyX'))).toEqual(['endTurn'])
    expect(typed(press('e', 'KeyE'))).toEqual([])
    expect(typed(press('ч', 'KeyX'))).toEqual(['endTurn'])
  })
})

describe('public 7: keys of an input method composition', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })

  /** Chromium: the Enter that accepts says that it composes. Safari: the composition has ended, the key code is 229. */
  const ENTERS = {
    Chromium: () => press('Enter', 'Enter', { isComposing: true }),
    'Chromium on Windows': () => press('Process', 'Enter', { isComposing: true, taken: true }),
    Safari: () => press('Enter', 'Enter', { taken: true }),
  }

  test.each(Object.entries(ENTERS))('%s: the Enter that ends a composition has no meaning', (_, enter) => {
    expect(isComposing(enter())).toBe(true)
    expect(mainKeyOf(enter())).toBe('')
  })

  test.each(Object.entries(ENTERS))('%s: page handlers get the next Enter, but no composition keys', (_, enter) => {
    const heard: string[] = []
    const stop = blockCompositionKeys()
    const field = document.createElement('input')
    document.body.append(field)
    const onWindow = (event: KeyboardEvent): void => void heard.push(`window ${event.key}`)
    window.addEventListener('keydown', onWindow)
    field.addEventListener('keydown', (event) => void heard.push(`field ${event.key}`))
    field.dispatchEvent(enter())
    field.dispatchEvent(press('Escape', 'Escape', { isComposing: true }))
    field.dispatchEvent(press('ArrowDown', 'ArrowDown', { taken: true }))
    expect(heard).toEqual([])
    field.dispatchEvent(press('Enter', 'Enter', {}))
    expect(heard).toEqual(['field Enter', 'window Enter'])
    window.removeEventListener('keydown', onWindow)
    stop()
  })
})

test('only renderer/keyboard reads the key or code of an event', () => {
  const readers = globSync('renderer/**/*.{ts,svelte}')
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith(join('renderer', 'keyboard')))
    .filter((path) => /\b(event|e)\.(key|code|keyCode|which)\b/.test(readFileSync(path, 'utf8')))
  expect(readers).toEqual([])
})

describe('WCAG 2.1.4: changed shortcut keys', () => {
  test('are shown in hints and tooltips while single keys are on', () => {
    applyShortcutSettings({ singleKeys: true, keys: { undo: 'x', since: '+' } })
    expect([keyForShortcut('undo'), ariaKeyForShortcut('undo'), ariaKeyForShortcut('since')]).toEqual([
      'x',
      'X',
      'Plus',
    ])
    expect(tooltipWithKey('Undo', 'undo')).toBe('Undo (X)')
    applyShortcutSettings({ singleKeys: false, keys: { undo: 'x' } })
    expect([keyForShortcut('undo'), ariaKeyForShortcut('undo'), areSingleKeysEnabled()]).toEqual([
      undefined,
      undefined,
      false,
    ])
    expect(tooltipWithKey('Undo', 'undo')).toBe('Undo')
  })

  test.each<readonly [string, KeyboardEvent, unknown]>([
    ['a free letter', press('x', 'KeyX'), { ok: true, keys: { undo: 'x' } }],
    ['its own letter', press('u', 'KeyU'), { ok: true, keys: {} }],
    ['a letter of another alphabet', press('ч', 'KeyX'), { ok: true, keys: { undo: 'x' } }],
    ['what another shortcut has', press('e', 'KeyE'), { ok: false, why: 'taken', by: 'endTurn' }],
    ['the same by its place', press('у', 'KeyE'), { ok: false, why: 'taken', by: 'endTurn' }],
    ['a digit', press('4', 'Digit4'), { ok: false, why: 'digit' }],
    ['a digit by its place', press('é', 'Digit2'), { ok: false, why: 'digit' }],
    ['a named key', press('F5', 'F5'), { ok: false, why: 'unfit' }],
    ['the space bar', press(' ', 'Space'), { ok: false, why: 'unfit' }],
    ['a dead key', press('Dead', 'Quote'), { ok: false, why: 'unfit' }],
    ['a letter with Ctrl', press('x', 'KeyX', { ctrlKey: true }), { ok: false, why: 'unfit' }],
  ])('%s', (_, event, result) => {
    expect(changeShortcutKey({}, 'undo', event)).toEqual(result)
  })

  test('a freed key can be assigned to another shortcut', () => {
    expect(changeShortcutKey({ undo: 'x' }, 'skip', press('u', 'KeyU'))).toEqual({
      ok: true,
      keys: { undo: 'x', skip: 'u' },
    })
  })

  test('no key has two functions, whatever the settings contain', () => {
    applyShortcutSettings({ singleKeys: true, keys: { undo: 'e', redo: 'e' } })
    const keys = (['undo', 'redo', 'endTurn'] satisfies ShortcutName[]).map(keyForShortcut)
    expect(keys).toEqual(['e', 'r', undefined])
  })

  test('older settings get the default keys, and unknown shortcuts and unfit keys are dropped', () => {
    expect(parseSettingsWithDefaults({ theme: 'dawn' })).toEqual({ ...DEFAULT_SETTINGS, theme: 'dawn' })
    expect(parseSettingsWithDefaults({ keys: { undo: 'x', levitate: 'y' } }).keys).toEqual({ undo: 'x' })
    for (const key of ['', ' ', '1', 'F5 and more', '\u0000', '\t', 7])
      expect(parseSettingsWithDefaults({ keys: { undo: key } }).keys).toEqual({})
  })
})

describe('BB11: keys have the names that keyboards of the language have', () => {
  afterEach(async () => {
    await applyLocaleSetting('en')
  })

  test.each([
    ['en', ['Enter', 'Esc', 'Space', 'Shift', 'Ctrl', 'Page ↑'], 'Ctrl+Z'],
    ['fr', ['Entrée', 'Échap', 'Espace', 'Maj', 'Ctrl', 'Page ↑'], 'Ctrl+Z'],
    ['de', ['Eingabe', 'Esc', 'Leertaste', 'Umschalt', 'Strg', 'Bild ↑'], 'Strg+Z'],
  ] as const)('%s', async (locale, names, command) => {
    await applyLocaleSetting(locale)
    expect(['Enter', 'Escape', ' ', 'Shift', 'Control', 'PageUp'].map((key) => keyDisplayName(key, false))).toEqual(
      names,
    )
    expect(commandKeyDisplayName('z', false, false)).toBe(command)
    expect(commandKeyDisplayName('z', true, true)).toBe('⇧⌘Z')
    expect([keyDisplayName('ArrowUp'), keyDisplayName('u'), keyDisplayName('ß'), keyDisplayName('?')]).toEqual([
      '↑',
      'U',
      'ß',
      '?',
    ])
  })
})

import { expect, test } from 'vitest'
import type { MenuCommand } from '../bridge/events.ts'
import { createMenuTemplate } from './native-menu.ts'
import { setNativeLocale } from './messages/index.ts'

type Items = ReturnType<typeof createMenuTemplate>

function flat(items: Items): Items {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
}

function items(
  mac: boolean,
  development: boolean,
  send: (command: MenuCommand) => void = () => undefined,
  showSaves: () => void = () => undefined,
) {
  return flat(createMenuTemplate({ send, showSaves, isMac: mac, isDevelopment: development }))
}

test.each([true, false])('every menu command is in the menu exactly once (mac: %s)', (mac) => {
  const sent: MenuCommand[] = []
  for (const { click } of items(mac, false, (command) => sent.push(command))) click?.({} as never, undefined, {})
  const commands = ['help', 'home', 'import', 'library', 'newTable', 'redo', 'report', 'settings', 'skip', 'undo']
  expect(sent.sort()).toEqual(commands)
})

test('the Help menu opens the folder of saves without the page', () => {
  let shown = 0
  const saves = items(false, false, undefined, () => (shown += 1)).find(({ id }) => id === 'showSaves')
  saves?.click?.({} as never, undefined, {})
  expect(shown).toBe(1)
})

test.each([true, false])('the menu always has Quit, Copy and Paste (mac: %s)', (mac) => {
  const roles = items(mac, false).map(({ role }) => role)
  expect(roles).toEqual(expect.arrayContaining(['quit', 'copy', 'paste', 'togglefullscreen', 'zoomIn']))
})

test('developer tools are in the menu in development only', () => {
  const roles = (development: boolean) => items(false, development).map(({ role }) => role)
  expect(roles(true)).toContain('toggleDevTools')
  expect(roles(false)).not.toContain('toggleDevTools')
  expect(roles(false)).not.toContain('reload')
})

test('no two menu items share a shortcut', () => {
  const keys = items(true, true).flatMap(({ accelerator }) => accelerator ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([true, false])('every menu item is translated, also those with system roles (mac: %s)', (mac) => {
  const labels = () =>
    items(mac, false).flatMap(({ label, role, type }) => (type === 'separator' || role === 'appMenu' ? [] : [label]))
  const english = labels()
  try {
    setNativeLocale('de')
    const german = labels()
    expect(german.filter((label) => label === undefined)).toEqual([])
    expect(german.filter((label, at) => label === english[at])).toEqual([])
  } finally {
    setNativeLocale('en')
  }
})

import { expect, test } from 'vitest'
import { createWindowHandlers, type WindowControls } from './window-handlers.ts'

function made(window?: WindowControls) {
  const damages = ['values' as const, undefined]
  return createWindowHandlers({ window, savesFolder: '/tables', settings: { takeDamage: () => damages.shift() } })
}

test('an app window switches to full screen, flashes, and opens the folder of saves only', async () => {
  const done: unknown[] = []
  const calls = made({
    isFull: () => done.includes(true),
    setFull: (full) => done.push(full),
    flash: (on) => done.push(`flash ${String(on)}`),
    openFolder: (path) => Promise.resolve(done.push(path) > 0 && path === '/tables'),
  })
  expect(await calls.window()).toEqual({ ok: true, value: { full: false, saves: '/tables' } })
  await calls.fullScreen({ full: true })
  await calls.flash({ on: true })
  expect(await calls.openSaves()).toEqual({ ok: true, value: null })
  expect(done).toEqual([true, 'flash true', '/tables'])
  expect(await calls.window()).toMatchObject({ value: { full: true } })
})

test('a browser gets no data of this machine and cannot open its folder', async () => {
  const calls = made()
  expect(await calls.window()).toEqual({ ok: true, value: null })
  expect(await calls.openSaves()).toMatchObject({ ok: false })
  expect(await calls.fullScreen({ full: true })).toMatchObject({ ok: false })
})

test('damaged settings are reported to the first client that asks', async () => {
  const calls = made()
  expect(await calls.settingsDamage()).toEqual({ ok: true, value: { id: 'settings.note.values' } })
  expect(await calls.settingsDamage()).toEqual({ ok: true, value: null })
})

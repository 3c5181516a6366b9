import { expect, test } from 'vitest'
import { createWindowHandlers, type WindowControls } from './window-handlers.ts'

function made(window?: WindowControls) {
  const damages = ['values' as const, undefined]
  return createWindowHandlers({ window, savesFolder: '/tables', settings: { takeDamage: () => damages.shift() } })
}

test('a window fills the screen, flashes, and opens the folder of the saves and no other', async () => {
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

test('a browser is told nothing of this machine, and opens nothing on it', async () => {
  const calls = made()
  expect(await calls.window()).toEqual({ ok: true, value: null })
  expect(await calls.openSaves()).toMatchObject({ ok: false })
  expect(await calls.fullScreen({ full: true })).toMatchObject({ ok: false })
})

test('what became of damaged settings is told to whoever asks first', async () => {
  const calls = made()
  expect(await calls.settingsDamage()).toEqual({ ok: true, value: { id: 'settings.note.values' } })
  expect(await calls.settingsDamage()).toEqual({ ok: true, value: null })
})

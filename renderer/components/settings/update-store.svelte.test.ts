import { expect, test } from 'vitest'
import type { AppUpdateSupportAndProgress } from '../../../bridge/app-updates.ts'
import type { AppShell } from '../../app-shell.ts'
import { AppUpdateStore } from './update-store.svelte.ts'

const NEWER: AppUpdateSupportAndProgress = {
  way: 'itself',
  from: 'github.com/ana/samsara',
  stand: 'newer',
  newer: { version: '1.1.0' },
}

function made(overlay?: AppShell['overlay']) {
  let tell = (_now: AppUpdateSupportAndProgress): void => undefined
  const told: unknown[] = []
  const app = {
    overlay,
    bridge: {
      on(event: string, listener: typeof tell) {
        expect(event).toBe('updates')
        tell = listener
        return () => undefined
      },
      desk: { updates: () => Promise.resolve({ ok: true, value: { way: 'none' } }) },
    },
    showNotice(message: object, way: { readonly run: () => void }) {
      told.push(message)
      way.run()
    },
    openOverlay: (to: object) => told.push(to),
  }
  const versions = new AppUpdateStore(app as unknown as AppShell)
  versions.start()
  return { versions, told, tell: (now: AppUpdateSupportAndProgress) => tell(now) }
}

test('reports a newer version by a notice that opens its section of the settings', () => {
  const { versions, told, tell } = made()
  tell(NEWER)
  expect(versions.state).toEqual(NEWER)
  expect(told).toEqual([
    { id: 'updates.note', values: { version: '1.1.0' } },
    { on: 'settings', section: 'updates' },
  ])
})

test('shows no notice for other states, or while the settings are open', () => {
  const elsewhere = made()
  elsewhere.tell({ way: 'itself', from: 'x', stand: 'looking' })
  elsewhere.tell({ way: 'itself', from: 'x', stand: 'failed', why: 'network' })
  elsewhere.tell({ way: 'page', from: 'x' })
  const there = made({ on: 'settings' })
  there.tell(NEWER)
  expect([...elsewhere.told, ...there.told]).toEqual([])
  expect(there.versions.state).toEqual(NEWER)
})

test('load fetches the current state', async () => {
  const { versions } = made()
  expect(versions.state).toBeUndefined()
  await versions.load()
  expect(versions.state).toEqual({ way: 'none' })
})

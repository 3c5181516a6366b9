/** The update handlers of the local window, with its settings and its shutdown. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { createMemoryFile, openTestHost, createTemporaryFolder, type TestHost } from '../testing/test-host.ts'
import { FIRST_CHECK_DELAY_MS, type UpdatePlatform } from './update-service.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let host: TestHost | undefined
let done: string[]

beforeEach(() => {
  folder = createTemporaryFolder()
  done = []
})
afterEach(async () => {
  await host?.services.dispose()
  folder.remove()
})

const parts = (): UpdatePlatform => ({
  capability: { from: 'github.com/ana/samsara', kind: 'nsis' },
  version: '1.0.0',
  openUpdater: () =>
    Promise.resolve({
      check() {
        done.push('look')
        return Promise.resolve({ version: '1.1.0' })
      },
      download: () => Promise.resolve(),
      prepareInstall: () => Promise.resolve(),
      install: () => done.push('install'),
    }),
  quit: () => done.push('quit'),
  openReleasesPage() {
    done.push('page')
    return Promise.resolve()
  },
})

async function open(updates?: UpdatePlatform, preferences?: object): Promise<TestHost> {
  const file = createMemoryFile(preferences && { preferences })
  host = await openTestHost({ catalogue: CATALOGUE, profile: folder.path, file, ...(updates && { updates }) })
  return host
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a host without update capability says so and rejects all update calls', async () => {
  const renderer = (await open(undefined, { updates: true })).renderer()
  expect(await renderer.get('desk.updates')).toEqual({ way: 'none' })
  for (const name of ['lookForUpdate', 'stopUpdate', 'openReleases'])
    expect(await renderer.rejectionId(`desk.${name}`)).toBe('bridge.refused.unknown')
  expect(await renderer.rejectionId('desk.fetchUpdate', { version: '1.1.0' })).toBe('bridge.refused.unknown')
  expect(await renderer.rejectionId('desk.installUpdate', { version: '1.1.0', now: true })).toBe(
    'bridge.refused.unknown',
  )
})

test('updates are off by default; once switched on, a check finds a version and the page is informed', async () => {
  const { clock, renderer } = await open(parts())
  const page = renderer()
  clock.advance(FIRST_CHECK_DELAY_MS)
  await settled()
  expect(done).toEqual([])
  await page.get('desk.changeSettings', { updates: true })
  clock.advance(FIRST_CHECK_DELAY_MS)
  await settled()
  expect(done).toEqual(['look'])
  expect(page.received.at(-1)).toBe(
    JSON.stringify({
      event: 'updates',
      value: { way: 'itself', from: 'github.com/ana/samsara', stand: 'newer', newer: { version: '1.1.0' } },
    }),
  )
})

test('with updates on a check comes after the start, and changing another setting does not delay it', async () => {
  const { clock, renderer } = await open(parts(), { updates: true })
  clock.advance(FIRST_CHECK_DELAY_MS - 1)
  await renderer().get('desk.changeSettings', { pace: 0 })
  expect(done).toEqual([])
  clock.advance(1)
  await settled()
  expect(done).toEqual(['look'])
})

test('an agreed update is installed after everything else has ended', async () => {
  const { services, renderer } = await open(parts())
  const page = renderer()
  await page.get('desk.lookForUpdate')
  await page.get('desk.fetchUpdate', { version: '1.1.0' })
  await settled()
  await page.get('desk.installUpdate', { version: '1.1.0', now: true })
  await services.dispose()
  expect(done).toEqual(['look', 'quit'])
  await services.installUpdate()
  expect(done).toEqual(['look', 'quit', 'install'])
})

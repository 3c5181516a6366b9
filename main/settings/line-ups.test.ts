/** The last line-up of each game is stored with the settings when a table is created. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invalidSettingKeysOf, parseSettingsWithDefaults, type Settings } from '../../bridge/settings.ts'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost } from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(createFixtureGame('none'), createFixtureGame('hand'))
const two = [personSeat('Ana'), personSeat('Ben')]

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost

beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue, profile: profile.path, seed: 'tests' })
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const lineUps = async (): Promise<Settings['lineUps']> => (await host.renderer().get<Settings>('desk.settings')).lineUps

describe('A15: the last line-up of a game', () => {
  test('A15: is stored per game when a table begins', async () => {
    expect(await lineUps()).toEqual({})
    await host.renderer().startTable('toy-none', two)
    await host.renderer().startTable('toy-hand', [personSeat('Cleo'), personSeat('Ben')])
    const both = { 'toy-none': { seats: two }, 'toy-hand': { seats: [personSeat('Cleo'), personSeat('Ben')] } }
    expect(await lineUps()).toMatchObject(both)
  })

  test('A15: is not stored for a rejected table', async () => {
    const call = { game: 'toy-none', seats: [personSeat('Ana')], options: { gone: true }, practice: false }
    expect(await host.renderer().rejectionId('desk.newTable', call)).toMatch(/^table\./)
    expect(await lineUps()).toEqual({})
  })

  test('A15: settings without line-ups open unchanged, and an invalid line-up leaves the other settings', () => {
    const before: Record<string, unknown> = { ...parseSettingsWithDefaults({ theme: 'dawn' }) }
    delete before['lineUps']
    expect(invalidSettingKeysOf(before)).toEqual([])
    expect(parseSettingsWithDefaults(before)).toMatchObject({ theme: 'dawn', lineUps: {} })
    const seats = [{ kind: 'person', name: 'Ana', colour: 99 }]
    expect(parseSettingsWithDefaults({ ...before, lineUps: { toy: { seats, options: {} } } })).toMatchObject({
      theme: 'dawn',
      lineUps: {},
    })
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openHeadlessSettingsFile } from '../settings/settings-file.ts'
import { createSettingsStore } from '../settings/settings-store.ts'
import { createManualClock, createTemporaryFolder } from '../testing/test-host.ts'
import { errorWithCode } from '../testing/small-disk.ts'
import { isHardwareAccelerationDisabled, createGpuCrashHandler } from './graphics-fallback.ts'

let profile: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  profile = createTemporaryFolder()
})
afterEach(() => {
  profile.remove()
})

function card(set?: () => void) {
  const clock = createManualClock()
  const seen = { lines: [] as string[], told: 0 }
  const file = openHeadlessSettingsFile(profile.path, () => undefined)
  const lost = createGpuCrashHandler({
    clock,
    log: (entry) => seen.lines.push(entry),
    file: set === undefined ? file : { set },
    onDisabled: () => (seen.told += 1),
  })
  return { clock, seen, lost, file }
}

test('disables the graphics card from the next start after two GPU crashes, and reports that once', () => {
  const { seen, lost, file } = card()
  lost('GPU', 'crashed')
  expect(isHardwareAccelerationDisabled(profile.path)).toBe(false)
  for (let n = 0; n < 3; n++) lost('GPU', 'crashed')
  expect(isHardwareAccelerationDisabled(profile.path)).toBe(true)
  expect(seen.told).toBe(1)
  // Settings that change afterwards keep it.
  createSettingsStore(file, () => undefined).change({ theme: 'dawn' })
  expect(isHardwareAccelerationDisabled(profile.path)).toBe(true)
})

test('ignores crashes far apart, crashes of other processes and clean exits', () => {
  const { seen, lost, clock } = card()
  lost('GPU', 'crashed')
  clock.advance(600_000)
  lost('GPU', 'killed')
  lost('Utility', 'crashed')
  lost('GPU', 'clean-exit')
  expect(seen).toEqual({ told: 0, lines: Array(2).fill(expect.stringContaining('graphics card is gone')) as string[] })
  expect(isHardwareAccelerationDisabled(profile.path)).toBe(false)
})

test('logs a failed write of the setting, and reports nothing as disabled', () => {
  const { seen, lost } = card(() => {
    throw errorWithCode('ENOSPC')
  })
  for (let n = 0; n < 3; n++) lost('GPU', 'crashed')
  expect(seen.told).toBe(0)
  expect(seen.lines).toHaveLength(4)
})

test.each(['', '{', '[]', '{"graphics":{"without":"0.0.1"}}', '{"graphics":true}', '{"preferences":{}}'])(
  'the graphics card stays enabled for another version or a file without the setting: %s',
  (text) => {
    expect(isHardwareAccelerationDisabled(profile.path)).toBe(false)
    writeFileSync(join(profile.path, 'settings.json'), text)
    expect(isHardwareAccelerationDisabled(profile.path)).toBe(false)
  },
)

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultProfile } from './profile.ts'

test("each system's own place, the one that Electron uses", () => {
  expect(defaultProfile('linux', {}, '/home/ana')).toBe(join('/home/ana', '.config', 'Samsara'))
  expect(defaultProfile('linux', { XDG_CONFIG_HOME: '/conf' }, '/home/ana')).toBe(join('/conf', 'Samsara'))
  expect(defaultProfile('darwin', {}, '/Users/ana')).toBe(
    join('/Users/ana', 'Library', 'Application Support', 'Samsara'),
  )
  expect(defaultProfile('win32', { APPDATA: 'C:\\Roaming' }, 'C:\\ana')).toBe(join('C:\\Roaming', 'Samsara'))
  expect(defaultProfile('win32', {}, 'C:\\ana')).toBe(join('C:\\ana', 'AppData', 'Roaming', 'Samsara'))
})

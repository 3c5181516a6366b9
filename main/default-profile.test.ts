import { expect, test } from 'vitest'
import { defaultProfileFolder } from './default-profile.ts'

test('defaultProfileFolder returns Electron’s folder on each system, by the path rules of that system', () => {
  expect(defaultProfileFolder('linux', {}, '/home/ana')).toBe('/home/ana/.config/Samsara')
  expect(defaultProfileFolder('linux', { XDG_CONFIG_HOME: '/conf' }, '/home/ana')).toBe('/conf/Samsara')
  expect(defaultProfileFolder('darwin', {}, '/Users/ana')).toBe('/Users/ana/Library/Application Support/Samsara')
  expect(defaultProfileFolder('win32', { APPDATA: 'C:\\Roaming' }, 'C:\\ana')).toBe('C:\\Roaming\\Samsara')
  for (const folder of ['', 'conf', './conf'])
    expect(defaultProfileFolder('linux', { XDG_CONFIG_HOME: folder }, '/home/ana')).toBe('/home/ana/.config/Samsara')
  expect(defaultProfileFolder('win32', { APPDATA: '' }, 'C:\\ana')).toBe('C:\\ana\\AppData\\Roaming\\Samsara')
  expect(defaultProfileFolder('win32', {}, 'C:\\ana')).toBe('C:\\ana\\AppData\\Roaming\\Samsara')
  expect(defaultProfileFolder('win32', { APPDATA: '\\\\server\\ana' }, 'C:\\ana')).toBe('\\\\server\\ana\\Samsara')
})

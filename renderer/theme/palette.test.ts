// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { applySettings } from './apply.ts'
import { readPalette } from './palette.ts'

it('S3: drawings know the language that the settings put on the page', () => {
  applySettings(DEFAULT_SETTINGS)
  expect(readPalette().locale).toBe('en')
  document.documentElement.lang = 'xx'
  expect(readPalette().locale).toBe('xx')
})

import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { isSectionAtDefaults, defaultSettingsOf, SETTINGS_SECTIONS } from './settings-sections.ts'

test('every setting belongs to exactly one section', () => {
  const held = SETTINGS_SECTIONS.flatMap((section) => Object.keys(defaultSettingsOf(section)))
  expect([...held].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort())
})

test('resetting a section leaves the other sections unchanged', () => {
  const changed = { ...DEFAULT_SETTINGS, theme: 'dawn', pace: 0, games: { toy: { pace: 300 } } } as const
  expect(isSectionAtDefaults(changed, 'look')).toBe(false)
  expect(isSectionAtDefaults(changed, 'play')).toBe(false)
  expect(isSectionAtDefaults(changed, 'access')).toBe(true)
  const after = { ...changed, ...defaultSettingsOf('play') }
  expect(after).toEqual({ ...DEFAULT_SETTINGS, theme: 'dawn' })
})

import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { isAsAtFirst, resetOf, SECTIONS } from './sections.ts'

test('every setting belongs to exactly one subject', () => {
  const held = SECTIONS.flatMap((section) => Object.keys(resetOf(section)))
  expect([...held].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort())
})

test('a subject is reset alone', () => {
  const changed = { ...DEFAULT_SETTINGS, theme: 'dawn', pace: 0, games: { toy: { pace: 300 } } } as const
  expect(isAsAtFirst(changed, 'look')).toBe(false)
  expect(isAsAtFirst(changed, 'play')).toBe(false)
  expect(isAsAtFirst(changed, 'access')).toBe(true)
  const after = { ...changed, ...resetOf('play') }
  expect(after).toEqual({ ...DEFAULT_SETTINGS, theme: 'dawn' })
})

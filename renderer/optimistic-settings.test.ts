import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../bridge/settings.ts'
import { OptimisticSettings } from './optimistic-settings.ts'

const dawn = { theme: 'dawn' } as const
const left = { side: 'left' } as const

test('the answer to a change does not put back what a later change has set', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.send(dawn)
  shown.send(left)
  expect(shown.now).toEqual({ ...DEFAULT_SETTINGS, ...dawn, ...left })
  shown.tell({ ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.now.side).toBe('left')
  shown.answer(dawn, { ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.now.side).toBe('left')
  shown.answer(left, { ...DEFAULT_SETTINGS, ...dawn, ...left })
  expect(shown.now).toEqual({ ...DEFAULT_SETTINGS, ...dawn, ...left })
})

test('a change that the host refuses is gone, and a later one stays', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.send(dawn)
  shown.send(left)
  shown.answer(dawn)
  expect(shown.now).toEqual({ ...DEFAULT_SETTINGS, ...left })
})

test('what the host tells by itself is shown', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.tell({ ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.now.theme).toBe('dawn')
})

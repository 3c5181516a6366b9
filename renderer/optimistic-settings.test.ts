import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../bridge/settings.ts'
import { OptimisticSettings } from './optimistic-settings.ts'

const dawn = { theme: 'dawn' } as const
const left = { side: 'left' } as const

test('the answer to a change does not undo a later change', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.addPending(dawn)
  shown.addPending(left)
  expect(shown.current).toEqual({ ...DEFAULT_SETTINGS, ...dawn, ...left })
  shown.setConfirmed({ ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.current.side).toBe('left')
  shown.settlePending(dawn, { ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.current.side).toBe('left')
  shown.settlePending(left, { ...DEFAULT_SETTINGS, ...dawn, ...left })
  expect(shown.current).toEqual({ ...DEFAULT_SETTINGS, ...dawn, ...left })
})

test('a change that the host refuses is dropped, and a later one stays', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.addPending(dawn)
  shown.addPending(left)
  shown.settlePending(dawn)
  expect(shown.current).toEqual({ ...DEFAULT_SETTINGS, ...left })
})

test('a change by the host itself is shown', () => {
  const shown = new OptimisticSettings(DEFAULT_SETTINGS)
  shown.setConfirmed({ ...DEFAULT_SETTINGS, ...dawn })
  expect(shown.current.theme).toBe('dawn')
})

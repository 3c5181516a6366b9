import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../../../bridge/settings.ts'
import { boardKnown, explainsThings } from './explains.ts'

test('B1a-12: a board explains its things until a game of that title was finished, where hints are wanted', () => {
  expect(explainsThings(DEFAULT_SETTINGS, 'moksha')).toBe(true)
  const after: Settings = { ...DEFAULT_SETTINGS, seenHints: { moksha: ['wander'] } }
  const known: Settings = { ...after, ...boardKnown(after, 'moksha') }
  expect(known.seenHints['moksha']).toContain('wander')
  expect(['moksha', 'rauha'].map((game) => explainsThings(known, game))).toEqual([false, true])
  expect(boardKnown(known, 'moksha')).toBeUndefined()
  expect(explainsThings({ ...DEFAULT_SETTINGS, hints: false }, 'rauha')).toBe(false)
  // What was noted is kept with the settings.
  expect(readSettings(known).seenHints).toEqual(known.seenHints)
})

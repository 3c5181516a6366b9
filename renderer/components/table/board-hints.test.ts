import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, parseSettingsWithDefaults, type Settings } from '../../../bridge/settings.ts'
import { settingsChangeEndingHintsOfGame, showsPieceExplanations } from './board-hints.ts'

test('B1a-12: a board shows hints until a game of that title was finished, if hints are switched on', () => {
  expect(showsPieceExplanations(DEFAULT_SETTINGS, 'moksha')).toBe(true)
  const after: Settings = { ...DEFAULT_SETTINGS, seenHints: { moksha: ['wander'] } }
  const known: Settings = { ...after, ...settingsChangeEndingHintsOfGame(after, 'moksha') }
  expect(known.seenHints['moksha']).toContain('wander')
  expect(['moksha', 'rauha'].map((game) => showsPieceExplanations(known, game))).toEqual([false, true])
  expect(settingsChangeEndingHintsOfGame(known, 'moksha')).toBeUndefined()
  expect(showsPieceExplanations({ ...DEFAULT_SETTINGS, hints: false } satisfies Settings, 'rauha')).toBe(false)
  // Seen hints are kept with the settings.
  expect(parseSettingsWithDefaults(known).seenHints).toEqual(known.seenHints)
})

import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../../bridge/settings.ts'
import { isSectionAtDefaults, defaultSettingsOf } from '../settings/settings-sections.ts'
import {
  finalConfirmationSettingsChange,
  needsFinalConfirmation,
  countConfirmationExemptions,
} from './final-confirmation.ts'

const TOKEN = { id: 'moksha.final.token' }
const OCEAN = { id: 'moksha.final.ocean' }

describe('settings-4: confirmation that is switched off for one reason', () => {
  it('stays on for other reasons and other games', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      ...finalConfirmationSettingsChange(DEFAULT_SETTINGS, 'moksha', TOKEN, false),
    }
    expect(needsFinalConfirmation(settings, 'moksha', TOKEN)).toBe(false)
    expect(needsFinalConfirmation(settings, 'moksha', OCEAN)).toBe(true)
    expect(needsFinalConfirmation(settings, 'rauha', TOKEN)).toBe(true)
    expect(needsFinalConfirmation(settings, 'moksha', undefined)).toBe(true)
    expect(countConfirmationExemptions(settings)).toBe(1)
  })

  it('is on again when the player switches it on, or resets the settings of the section', () => {
    const one = { ...DEFAULT_SETTINGS, ...finalConfirmationSettingsChange(DEFAULT_SETTINGS, 'moksha', TOKEN, false) }
    const two = { ...one, ...finalConfirmationSettingsChange(one, 'moksha', OCEAN, false) }
    expect(countConfirmationExemptions(two)).toBe(2)
    expect(
      needsFinalConfirmation(
        { ...two, ...finalConfirmationSettingsChange(two, 'moksha', TOKEN, true) } satisfies Settings,
        'moksha',
        TOKEN,
      ),
    ).toBe(true)
    expect(isSectionAtDefaults(two, 'play')).toBe(false)
    expect(needsFinalConfirmation(Object.assign({}, two, defaultSettingsOf('play')), 'moksha', OCEAN)).toBe(true)
  })

  it('no reason asks while confirmation is switched off entirely', () => {
    expect(
      needsFinalConfirmation({ ...DEFAULT_SETTINGS, confirmFinal: false } satisfies Settings, 'moksha', TOKEN),
    ).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { isAsAtFirst, resetOf } from '../settings/sections.ts'
import { askingFor, asksFor, countUnasked } from './unasked.ts'

const TOKEN = { id: 'moksha.final.token' }
const OCEAN = { id: 'moksha.final.ocean' }

describe('settings-4: moves of one kind no longer ask', () => {
  it('in that game, for that reason', () => {
    const settings = { ...DEFAULT_SETTINGS, ...askingFor(DEFAULT_SETTINGS, 'moksha', TOKEN, false) }
    expect(asksFor(settings, 'moksha', TOKEN)).toBe(false)
    expect(asksFor(settings, 'moksha', OCEAN)).toBe(true)
    expect(asksFor(settings, 'rauha', TOKEN)).toBe(true)
    expect(asksFor(settings, 'moksha', undefined)).toBe(true)
    expect(countUnasked(settings)).toBe(1)
  })

  it('until they ask again, one by one or all by the settings of the game', () => {
    const one = { ...DEFAULT_SETTINGS, ...askingFor(DEFAULT_SETTINGS, 'moksha', TOKEN, false) }
    const two = { ...one, ...askingFor(one, 'moksha', OCEAN, false) }
    expect(countUnasked(two)).toBe(2)
    expect(asksFor({ ...two, ...askingFor(two, 'moksha', TOKEN, true) }, 'moksha', TOKEN)).toBe(true)
    expect(isAsAtFirst(two, 'play')).toBe(false)
    expect(asksFor(Object.assign({}, two, resetOf('play')), 'moksha', OCEAN)).toBe(true)
  })

  it('and none asks where nothing final does', () => {
    expect(asksFor({ ...DEFAULT_SETTINGS, confirmFinal: false }, 'moksha', TOKEN)).toBe(false)
  })
})

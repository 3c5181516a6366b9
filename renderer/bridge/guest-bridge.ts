/**
 * The Bridge of a guest's page, which has no desk. Personal settings are stored in this browser. Every other desk call is
 * rejected here and never sent to the host.
 */
import * as v from 'valibot'
import type { BridgeApi, CallName } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import {
  invalidSettingKeysOf,
  DEFAULT_SETTINGS,
  parseSettingsWithDefaults,
  SettingsChange,
  type Settings,
} from '../../bridge/settings.ts'
import { createBridgeClient } from './bridge-client.ts'
import type { BridgeTransport } from './bridge-transport.ts'
import type { PageStorage } from './page-storage.ts'

const SETTINGS_KEY = 'samsara.settings'

/** Unreadable settings are kept under this name and reported once. */
const DAMAGED_SETTINGS_KEY = `${SETTINGS_KEY}.broken`

/**
 * Creates the API for a guest's page. Calls of the part `table` go to the host, the settings are kept in the browser,
 * and all other calls are rejected.
 * @param line the transport to the host
 * @param storage holds the settings
 */
export function createGuestBridge(line: Pick<BridgeTransport, 'call' | 'on'>, storage: PageStorage): BridgeApi {
  const read = readStoredSettings(storage)
  let settings = parseSettingsWithDefaults(read.raw)
  let damage = read.damage
  function desk(name: CallName, arg: unknown): Result<unknown> {
    if (name === 'desk.settings') return { ok: true, value: settings }
    if (name === 'desk.settingsDamage') {
      const told = damage === undefined ? null : { id: `settings.note.${damage}` }
      damage = undefined
      return { ok: true, value: told }
    }
    const change = name === 'desk.changeSettings' ? v.safeParse(SettingsChange, arg) : undefined
    if (change?.success !== true) return { ok: false, reason: { id: 'bridge.refused.unknown' } }
    settings = { ...settings, ...change.output } as Settings
    storage.setItem(SETTINGS_KEY, JSON.stringify(settings))
    return { ok: true, value: settings }
  }
  return createBridgeClient({
    call: async (name, arg) => (name.startsWith('table.') ? line.call(name, arg) : desk(name, arg)),
    on: (event, listener) => line.on(event, listener),
  })
}

/** Loads the guest's own settings from the storage of this browser. Missing or invalid ones get their defaults. */
export function loadGuestSettings(storage: PageStorage): Settings {
  try {
    return parseSettingsWithDefaults(JSON.parse(storage.getItem(SETTINGS_KEY) ?? 'null'))
  } catch {
    return DEFAULT_SETTINGS
  }
}

interface StoredSettings {
  readonly raw: unknown
  readonly damage?: 'pageDefaults' | 'pageValues'
}

function readStoredSettings(storage: PageStorage): StoredSettings {
  const text = storage.getItem(SETTINGS_KEY)
  try {
    const raw: unknown = JSON.parse(text ?? 'null')
    if (invalidSettingKeysOf(raw).length === 0) return { raw }
    setAside(storage, text)
    return { raw, damage: 'pageValues' }
  } catch {
    setAside(storage, text)
    return { raw: undefined, damage: 'pageDefaults' }
  }
}

/** Moves damaged settings to the other name, so that the next page does not read them. */
function setAside(storage: PageStorage, text: string | null): void {
  storage.setItem(DAMAGED_SETTINGS_KEY, text ?? '')
  storage.removeItem(SETTINGS_KEY)
}

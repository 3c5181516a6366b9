/**
 * The desk of a guest's page: there is none. What people set for themselves stays in this browser; every other call is
 * refused here, and nothing of it goes to the host.
 */
import * as v from 'valibot'
import type { Bridge, CallName } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import { DEFAULT_SETTINGS, readSettings, SettingsChange, type Settings } from '../../bridge/settings.ts'
import { bridgeOver } from './calls.ts'
import type { Line } from './connect.ts'

const KEY = 'samsara.settings'

/** @param storage where the settings are kept; undefined: nowhere */
export function guestBridge(line: Pick<Line, 'call' | 'on'>, storage: Storage | undefined): Bridge {
  let settings = keptSettings(storage)
  function desk(name: CallName, arg: unknown): Reply<unknown> {
    if (name === 'desk.settings') return { ok: true, value: settings }
    const change = name === 'desk.changeSettings' ? v.safeParse(SettingsChange, arg) : undefined
    if (change?.success !== true) return { ok: false, reason: { id: 'bridge.refused.unknown' } }
    settings = { ...settings, ...change.output } as Settings
    try {
      storage?.setItem(KEY, JSON.stringify(settings))
    } catch {
      // It may be full, or forbidden: they hold as long as the page is open.
    }
    return { ok: true, value: settings }
  }
  return bridgeOver({
    call: async (name, arg) => (name.startsWith('table.') ? line.call(name, arg) : desk(name, arg)),
    on: (event, listener) => line.on(event, listener),
  })
}

/** What its people have set for themselves in this browser. */
export function keptSettings(storage: Storage | undefined): Settings {
  try {
    return readSettings(JSON.parse(storage?.getItem(KEY) ?? 'null'))
  } catch {
    return DEFAULT_SETTINGS
  }
}

/**
 * A graphics card, or its driver, that fails again and again: from the next start on Samsara draws without it, and says
 * so once. The boards draw on another context, or on a plain canvas, in the meantime (renderer/stage). With the next
 * Samsara it is tried again.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { APP_VERSION } from '../../bridge/versions.ts'
import type { Clock } from '../base/clock.ts'
import { SETTINGS_FILE_NAME } from '../settings/settings-file.ts'
import type { KeyValueFile } from '../settings/settings-store.ts'

const GRAPHICS_KEY = 'graphics'
const GraphicsRecord = v.looseObject({ [GRAPHICS_KEY]: v.looseObject({ without: v.literal(APP_VERSION) }) })

/** So many losses within this many milliseconds. Chromium itself gives up soon after. */
const MAX_GPU_CRASHES = 2
const GPU_CRASH_WINDOW_MS = 600_000

/** Whether this start is one without the graphics card. Read before the settings are opened: Electron wants to know early. */
export function isGraphicsCardDisabled(profile: string): boolean {
  try {
    return v.is(GraphicsRecord, JSON.parse(readFileSync(join(profile, `${SETTINGS_FILE_NAME}.json`), 'utf8')))
  } catch {
    return false
  }
}

export interface GpuCrashHandlerDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly log: (entry: string) => void
  readonly file: Pick<KeyValueFile, 'set'>
  /** Says that the next start is one without the card. */
  readonly tell: () => void
}

/** @returns what to call when a process that Electron has beside ours is gone, with its kind and why */
export function createGpuCrashHandler({
  clock,
  log,
  file,
  tell,
}: GpuCrashHandlerDeps): (type: string, reason: string) => void {
  let losses: readonly number[] = []
  let told = false
  return (type, reason) => {
    if (type !== 'GPU' || reason === 'clean-exit') return
    log(`the process of the graphics card is gone (${reason})`)
    const now = clock.now()
    losses = [...losses.filter((at) => now - at < GPU_CRASH_WINDOW_MS), now]
    if (told || losses.length < MAX_GPU_CRASHES) return
    told = true
    try {
      file.set(GRAPHICS_KEY, { without: APP_VERSION })
    } catch {
      log('that the graphics card fails could not be kept')
      return
    }
    tell()
  }
}

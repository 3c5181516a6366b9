/**
 * Disables hardware acceleration from the next start after repeated GPU process crashes, and notifies the user once. Until then
 * the boards draw on another context, or on a plain canvas (renderer/stage). The next version of Samsara tries the GPU again.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { APP_VERSION } from '../../bridge/versions.ts'
import type { Clock } from '../base/clock.ts'
import { SETTINGS_FILE_STEM } from '../settings/settings-file.ts'
import type { KeyValueFile } from '../settings/settings-store.ts'

const GRAPHICS_KEY = 'graphics'
const GraphicsRecord = v.looseObject({ [GRAPHICS_KEY]: v.looseObject({ without: v.literal(APP_VERSION) }) })

/** Limit of crashes within the window below. Chromium itself gives up soon after. */
const MAX_GPU_CRASHES = 2
const GPU_CRASH_WINDOW_MS = 600_000

/**
 * Whether an earlier run of this version of Samsara has decided to start without hardware acceleration. Reads the settings file
 * directly, since Electron needs the answer before the settings are opened. Never throws.
 */
export function isHardwareAccelerationDisabled(profile: string): boolean {
  try {
    return v.is(GraphicsRecord, JSON.parse(readFileSync(join(profile, `${SETTINGS_FILE_STEM}.json`), 'utf8')))
  } catch {
    return false
  }
}

/** Dependencies of the GPU crash handler: the clock, the log, the settings file to write, and the notice to the user. */
export interface GpuCrashHandlerDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly log: (entry: string) => void
  /** The settings file, which stores the decision for the next start. */
  readonly file: Pick<KeyValueFile, 'set'>
  /** Notifies the user that the next start disables hardware acceleration. */
  readonly onDisabled: () => void
}

/**
 * Creates the handler for the exit of Electron's child processes. After several crashes of the GPU process within a short time it
 * stores that the next start disables hardware acceleration, and notifies the user once.
 * @returns the handler, called with the type of the child process and the reason of its exit
 */
export function createGpuCrashHandler({
  clock,
  log,
  file,
  onDisabled,
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
    onDisabled()
  }
}

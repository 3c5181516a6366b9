/**
 * Detects a lost connection by silence; used at both ends. It counts checks, not milliseconds: a process that was blocked reads
 * the waiting messages first.
 */
import { HEARTBEAT_TIMEOUT_MS } from '../../bridge/guest-protocol.ts'
import type { Clock } from '../base/clock.ts'

/** Interval between two checks, in ms. */
const CHECK_INTERVAL_MS = 500

/** Reports a connection as lost if no message of any kind arrives for too long. It sends nothing. */
export interface SilenceWatchdog {
  /** A message has arrived. */
  reset(): void
  stop(): void
}

/**
 * Starts to watch a connection for silence.
 * @param lost called once, if no message was reported for `silence`
 * @param silence milliseconds; a multiple of the check interval
 */
export function startSilenceWatchdog(clock: Clock, lost: () => void, silence = HEARTBEAT_TIMEOUT_MS): SilenceWatchdog {
  let left = silence
  let stop = clock.after(CHECK_INTERVAL_MS, look)
  function look(): void {
    left -= CHECK_INTERVAL_MS
    if (left <= 0) lost()
    else stop = clock.after(CHECK_INTERVAL_MS, look)
  }
  return {
    reset() {
      left = silence
    },
    stop() {
      stop()
    },
  }
}

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
 * Starts a watchdog that reports a connection as lost after a period without messages. The caller calls `reset` for
 * each message that arrives.
 * @param lost called once, if `reset` was not called for the period
 * @param silence length of the period in milliseconds; a multiple of the check interval
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

/**
 * A line on which nothing has been heard for too long is lost. Both ends watch for it. Looks are counted, not milliseconds:
 * who was kept from listening for a while hears first what has come meanwhile.
 */
import { HEARTBEAT_TIMEOUT_MS } from '../../bridge/guest-protocol.ts'
import type { Clock } from '../base/clock.ts'

/** Milliseconds between two looks. */
const CHECK_INTERVAL_MS = 500

export interface HeartbeatWatchdog {
  /** Something was heard. */
  heard(): void
  stop(): void
}

/** @param silence milliseconds; whole looks */
export function startHeartbeatWatchdog(
  clock: Clock,
  lost: () => void,
  silence = HEARTBEAT_TIMEOUT_MS,
): HeartbeatWatchdog {
  let left = silence
  let stop = clock.after(CHECK_INTERVAL_MS, look)
  function look(): void {
    left -= CHECK_INTERVAL_MS
    if (left <= 0) lost()
    else stop = clock.after(CHECK_INTERVAL_MS, look)
  }
  return {
    heard() {
      left = silence
    },
    stop() {
      stop()
    },
  }
}

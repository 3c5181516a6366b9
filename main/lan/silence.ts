/**
 * A line on which nothing has been heard for too long is lost. Both ends watch for it. Looks are counted, not milliseconds:
 * who was kept from listening for a while hears first what has come meanwhile.
 */
import { SILENCE } from '../../bridge/wire.ts'
import type { Clock } from '../clock.ts'

/** Milliseconds between two looks. */
const LOOK = 500

export interface Watch {
  /** Something was heard. */
  heard(): void
  stop(): void
}

/** @param silence milliseconds; whole looks */
export function watchSilence(clock: Clock, lost: () => void, silence = SILENCE): Watch {
  let left = silence
  let stop = clock.after(LOOK, look)
  function look(): void {
    left -= LOOK
    if (left <= 0) lost()
    else stop = clock.after(LOOK, look)
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

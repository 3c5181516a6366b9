/** A line on which nothing has been heard for too long is lost. Both ends watch for it. */
import { SILENCE } from '../../bridge/wire.ts'
import type { Clock } from '../clock.ts'

export interface Watch {
  /** Something was heard. */
  heard(): void
  stop(): void
}

export function watchSilence(clock: Clock, lost: () => void): Watch {
  let last = clock.now()
  let stop = clock.after(SILENCE, look)
  function look(): void {
    const left = last + SILENCE - clock.now()
    if (left <= 0) lost()
    else stop = clock.after(left, look)
  }
  return {
    heard() {
      last = clock.now()
    },
    stop() {
      stop()
    },
  }
}

/**
 * What a scene needs and was never painted is painted before it begins, in slices short enough for the page to be drawn
 * and heard between them: a board that comes large would else hold it for as long as all of it takes.
 */
import type { Piece } from './scene.ts'

/** Milliseconds of painting without a pause. */
const SLICE = 8

export interface Ahead {
  /** Waits for nothing more. */
  now(): void
}

/**
 * @param soon begins after a pause: what went before has taken long already
 * @param enter called once, when all is painted, or at once by `now`
 * @returns undefined when `enter` has been called already, since there was little to do
 */
export function paintAhead(
  pieces: readonly Piece[],
  paint: (piece: Piece) => unknown,
  soon: boolean,
  enter: (painted: boolean) => void,
): Ahead | undefined {
  let next = 0
  const slice = (): boolean => {
    const end = performance.now() + SLICE
    for (let piece = pieces[next]; piece !== undefined; piece = pieces[next]) {
      paint(piece)
      next += 1
      if (performance.now() >= end) break
    }
    return next >= pieces.length
  }
  const goOn = (): void => {
    if (slice()) enter(true)
    else timer = setTimeout(goOn)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (soon) timer = setTimeout(goOn)
  else goOn()
  if (timer === undefined) return undefined
  return {
    now() {
      clearTimeout(timer)
      enter(false)
    },
  }
}

/**
 * What a scene needs and was never painted is painted before it enters, in slices short enough for the page to be drawn
 * and heard between them: a board that comes large would else hold it for as long as all of it takes.
 */
import type { Piece } from './scene.ts'

/** Milliseconds of painting without a pause. */
const SLICE_MS = 8

export interface PrerenderJob {
  /** Paints these too. */
  add(pieces: readonly Piece[]): void
  /** Paints all of them once more: what was painted is gone. */
  restart(): void
  /** Paints nothing more, and is never done. */
  stop(): void
}

/**
 * @param paint paints a piece, or a part of it; false while there are more parts
 * @param soon begins after a pause: what went before has taken long already
 * @param done called once, when all is painted
 * @param failed told what was thrown after a pause: nothing more is painted
 * @returns undefined when all is painted already, since there was little to do
 */
export function prerenderPieces(
  pieces: readonly Piece[],
  paint: (piece: Piece) => boolean,
  soon: boolean,
  done: () => void,
  failed: (error: unknown) => void = (error) => {
    throw error
  },
): PrerenderJob | undefined {
  const all = [...pieces]
  let next = 0
  const slice = (): boolean => {
    const end = performance.now() + SLICE_MS
    for (let piece = all[next]; piece !== undefined; piece = all[next]) {
      // What a part costs is seen only when its pixels are laid, after this task: a slice holds no two of them.
      if (!paint(piece)) break
      next += 1
      if (performance.now() >= end) break
    }
    return next >= all.length
  }
  const goOn = (): void => {
    if (slice()) done()
    else timer = setTimeout(goOnLater)
  }
  const goOnLater = (): void => {
    try {
      goOn()
    } catch (error) {
      failed(error)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (soon) timer = setTimeout(goOnLater)
  else goOn()
  if (timer === undefined) return undefined
  return {
    add(more) {
      all.push(...more)
    },
    restart() {
      next = 0
    },
    stop() {
      clearTimeout(timer)
    },
  }
}

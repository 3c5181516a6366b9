/**
 * Paints the unpainted textures of a scene before it enters, in slices that leave the page time to render and respond: a
 * large board would otherwise block it.
 */
import type { Piece } from './scene.ts'

/** Milliseconds of painting without a pause. */
const SLICE_MS = 8

/** Paints the textures of a scene in slices, before the scene is shown. */
export interface PrerenderJob {
  /** Adds pieces to paint. */
  add(pieces: readonly Piece[]): void
  /** Paints all pieces again, since their textures have been discarded. */
  restart(): void
  /** Stops painting without calling `done`. */
  stop(): void
}

/**
 * Starts to paint the textures of pieces in short slices, with pauses in between, so that the page stays responsive.
 * @param paint paints one piece, or one part of a slow piece; returns true when the piece is complete, false if more
 *   parts remain
 * @param soon true: the first slice is painted after a pause, for a caller that has already blocked the page for long;
 *   false: it is painted during this call
 * @param done called once, when all pieces are painted
 * @param failed called with an error that `paint` or `done` throws after a pause; painting then stops
 * @returns the running job, or undefined if the first slice, during this call, has painted all pieces
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
      // The cost of a part shows only when its pixels are rasterised, after this task: a slice has no two of them.
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

/** What the tests of the stage need: pieces, pictures that are none, and a clock that is set by hand. */
import { Texture } from 'pixi.js'
import type { Piece, Scene } from './scene.ts'
import type { Painted } from './textures.ts'

export function gem(id: string, x: number, more: Partial<Piece> = {}): Piece {
  return { id, place: 'table', look: { kind: 'gem' }, x, y: 100, width: 20, height: 20, layer: 1, ...more }
}

export function sceneOf(...pieces: readonly Piece[]): Scene {
  return { pieces, outline: [] }
}

/** Paints nothing, and writes down what it was asked for; one picture for each different look and size. */
export function painting(): { paint(piece: Piece): Painted; readonly painted: Piece[] } {
  const known = new Map<string, Painted>()
  const painted: Piece[] = []
  return {
    painted,
    paint(piece) {
      const key = `${JSON.stringify(piece.look)} ${String(piece.width)}`
      const found = known.get(key)
      if (found !== undefined) return found
      const picture = { texture: Texture.WHITE, x: -piece.width / 2, y: -piece.height / 2 }
      known.set(key, picture)
      painted.push(piece)
      return picture
    },
  }
}

export interface Frames {
  /** Whether a frame was asked for. */
  readonly asked: boolean
  /** Shows the frame that was asked for, so many milliseconds after the one before. @returns whether there was one */
  next(milliseconds?: number): boolean
  /** Shows frames until none is asked for. @returns how many */
  all(): number
  /** Gives the page its own clock back. */
  end(): void
}

/** Takes the page's frames in hand. */
export function framesByHand(): Frames {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis
  let waiting: FrameRequestCallback | undefined
  let now = 0
  globalThis.requestAnimationFrame = (callback) => {
    waiting = callback
    return 1
  }
  globalThis.cancelAnimationFrame = () => {
    waiting = undefined
  }
  const frames: Frames = {
    get asked() {
      return waiting !== undefined
    },
    next(milliseconds = 20) {
      const callback = waiting
      waiting = undefined
      now += milliseconds
      callback?.(now)
      return callback !== undefined
    },
    all() {
      let shown = 0
      while (frames.next()) shown++
      return shown
    },
    end() {
      Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame })
    },
  }
  return frames
}

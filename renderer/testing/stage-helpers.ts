/** Helpers for stage tests: pieces, fake textures, and a manual clock. */
import { Texture } from 'pixi.js'
import type { Piece, Scene } from '../stage/scene.ts'
import type { SpriteTexture } from '../stage/texture-cache.ts'

export function testPiece(id: string, x: number, more: Partial<Piece> = {}): Piece {
  return { id, place: 'table', sprite: { kind: 'gem' }, x, y: 100, width: 20, height: 20, layer: 1, ...more }
}

export function testScene(...pieces: readonly Piece[]): Scene {
  return { pieces, outline: [] }
}

/** A fake painter that records its calls; one texture for each different sprite spec and size. */
export function createFakePainter(): { paint(piece: Piece): SpriteTexture; readonly painted: Piece[] } {
  const known = new Map<string, SpriteTexture>()
  const painted: Piece[] = []
  return {
    painted,
    paint(piece) {
      const key = `${JSON.stringify(piece.sprite)} ${String(piece.width)}`
      const found = known.get(key)
      if (found !== undefined) return found
      const picture = { texture: Texture.WHITE, x: -piece.width / 2, y: -piece.height / 2 }
      known.set(key, picture)
      painted.push(piece)
      return picture
    },
  }
}

export interface ManualFrames {
  /** Whether a frame is requested. */
  readonly isRequested: boolean
  /** Runs the requested frame, a number of milliseconds after the previous one. @returns whether there was one */
  next(milliseconds?: number): boolean
  /** Runs frames until none is requested. @returns their number */
  runAll(): number
  /** Restores the page's own clock. */
  end(): void
}

/** Replaces the page's animation frames by manual ones. */
export function createManualFrames(): ManualFrames {
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
  const frames: ManualFrames = {
    get isRequested() {
      return waiting !== undefined
    },
    next(milliseconds = 20) {
      const callback = waiting
      waiting = undefined
      now += milliseconds
      callback?.(now)
      return callback !== undefined
    },
    runAll() {
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

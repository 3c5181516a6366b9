/** Queue of scenes for the board: their textures are painted ahead, and they enter one after another. */
import { prerenderPieces, type PrerenderJob } from './prerender.ts'
import type { Piece } from './scene.ts'

/** A scene that waits to be shown on the board. */
export interface QueuedScene {
  readonly pieces: readonly Piece[]
  /** Whether the scene would be animated if it were shown now. */
  isAnimated(): boolean
  /** Shows the scene. @param moves whether it is animated @returns a promise that settles when the animation is over */
  appear(moves: boolean): Promise<void>
}

/** Paints the textures of scenes ahead, and shows the scenes in their order. */
export interface SceneQueue {
  /** Whether the textures of a scene are being painted. */
  readonly isPainting: boolean
  /**
   * Adds a scene. If it has no animation, all queued scenes and then this one are shown at once; but if the board is still
   * empty, it replaces the queued scenes, and its textures are painted first.
   * @returns a promise that settles when the animation of the scene is over, or another scene has replaced it
   */
  enqueue(entering: QueuedScene): Promise<void>
  /** Shows all queued scenes at once, without animation. */
  flush(): void
  /** Paints the textures of the queued scenes again, since the textures have been discarded. */
  restart(): void
  /** Drops the queued scenes, since they will not be seen. */
  clear(): void
}

/**
 * Creates an empty queue of scenes. It paints waiting scenes ahead. If several scenes wait, only the last one is animated; the
 * others are shown at once before it.
 * @param paint paints a piece, or a part of it; false while there are more parts
 * @param empty whether the board still shows no scene
 * @param failed called with an error of painting a scene, or of showing one
 */
export function createCoalescingSceneQueue(
  paint: (piece: Piece) => boolean,
  empty: () => boolean,
  failed: (error: unknown) => void = (error) => {
    throw error
  },
): SceneQueue {
  let waiting: { readonly entering: QueuedScene; readonly settle: () => void }[] = []
  let ahead: PrerenderJob | undefined

  /** Of several scenes only the last is animated: the others enter at once, and it continues from there. */
  const enter = (painted: boolean): void => {
    ahead = undefined
    const all = waiting
    waiting = []
    for (const [i, { entering, settle }] of all.entries()) {
      const last = i === all.length - 1
      void entering.appear(painted && last && entering.isAnimated()).then(settle, failed)
    }
  }
  const now = (): void => {
    ahead?.stop()
    enter(false)
  }
  const forget = (): void => {
    ahead?.stop()
    ahead = undefined
    for (const { settle } of waiting) settle()
    waiting = []
  }
  return {
    get isPainting() {
      return ahead !== undefined
    },
    enqueue(entering) {
      const first = empty()
      if (!entering.isAnimated()) {
        // Scenes without animation enter at once, except on an empty board, which is loading anyway.
        if (!first) {
          now()
          return entering.appear(false)
        }
        forget()
      }
      return new Promise((settle) => {
        waiting.push({ entering, settle })
        if (ahead !== undefined) {
          ahead.add(entering.pieces)
          return
        }
        // Creating a stage takes long enough.
        ahead = prerenderPieces(
          entering.pieces,
          paint,
          first,
          () => {
            enter(true)
          },
          (error) => {
            forget()
            failed(error)
          },
        )
      })
    },
    flush: now,
    restart() {
      ahead?.restart()
    },
    clear: forget,
  }
}

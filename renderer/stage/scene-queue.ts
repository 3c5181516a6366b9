/** Scenes on their way onto the board: what they need is painted ahead, and they enter one after another. */
import { prerenderPieces, type PrerenderJob } from './prerender.ts'
import type { Piece } from './scene.ts'

/** A scene that is to enter. */
export interface QueuedScene {
  readonly pieces: readonly Piece[]
  /** Whether it is to be seen moving, as things are now. */
  isAnimated(): boolean
  /** Puts it on the board. @returns settled when its motion is over */
  appear(moves: boolean): Promise<void>
}

export interface SceneQueue {
  /** Whether a scene is being painted. */
  readonly isPainting: boolean
  /** @returns settled when its motion is over, or another scene took its place */
  enqueue(entering: QueuedScene): Promise<void>
  /** Waits for nothing more: what was on its way stands. */
  flush(): void
  /** What was painted is gone: begins again, if a scene is on its way. */
  restart(): void
  /** Nobody will see those that wait: they are left out. */
  clear(): void
}

/**
 * @param paint paints a piece, or a part of it; false while there are more parts
 * @param empty whether nothing stands on the board yet
 * @param failed told what was thrown while a scene was painted or entered after a pause
 */
export function createSceneQueue(
  paint: (piece: Piece) => boolean,
  empty: () => boolean,
  failed: (error: unknown) => void = (error) => {
    throw error
  },
): SceneQueue {
  let waiting: { readonly entering: QueuedScene; readonly settle: () => void }[] = []
  let ahead: PrerenderJob | undefined

  /** Of several scenes only the last is seen moving: the others stand, and it goes on from there. */
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
        // What is to be there at once is, but on a board where nothing stands: there it is waited for anyway.
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
        // To make a stage takes long enough.
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

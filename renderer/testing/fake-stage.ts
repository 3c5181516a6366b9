/** For tests: a fake stage that records its calls and settles on demand. */
import type { Highlights } from '../stage/highlights.ts'
import type { Piece, Scene } from '../stage/scene.ts'
import type { BoardStageOptions } from '../stage/stage.ts'

export const fakeStage = {
  options: undefined as BoardStageOptions | undefined,
  made: 0,
  fails: false,
  /** A shown scene counts as painted at once. */
  paints: true,
  scenes: [] as { scene: Scene; animate: boolean }[],
  light: undefined as Highlights | undefined,
  ghosts: [] as readonly Piece[],
  closeUp: [] as readonly Piece[],
  carried: [] as string[],
  settle: (): void => undefined,
}

/** Mock of stage/stage.ts. */
export const fakeStageModule = {
  createBoardStage: (_host: HTMLElement, options: BoardStageOptions) => {
    if (fakeStage.fails) return Promise.reject(new Error('no graphics'))
    fakeStage.options = options
    fakeStage.made += 1
    return Promise.resolve({
      speed: 1,
      show: (scene: Scene, { animate }: { animate: boolean }) => {
        fakeStage.scenes.push({ scene, animate })
        if (fakeStage.paints) options.onpainted?.()
        return new Promise<void>((resolve) => {
          fakeStage.settle = resolve
        })
      },
      setHighlights: (light: Highlights) => (fakeStage.light = light),
      showGhosts: (pieces: readonly Piece[]) => (fakeStage.ghosts = pieces),
      showCloseUp: (pieces: readonly Piece[]) => (fakeStage.closeUp = pieces),
      showDragged: (piece: Piece | undefined, landed = false) => {
        const what = piece === undefined ? (landed ? 'landed' : 'none') : `${piece.id} at ${String(piece.x)}`
        if (fakeStage.carried.at(-1) !== what) fakeStage.carried.push(what)
      },
      setPalette: () => undefined,
      repaint: () => undefined,
      resize: () => undefined,
      destroy: () => undefined,
    })
  },
}

/** Resets the fake to its initial state. */
export function resetFakeStage(): void {
  Object.assign(fakeStage, {
    made: 0,
    fails: false,
    paints: true,
    scenes: [],
    light: undefined,
    ghosts: [],
    options: undefined,
  })
  Object.assign(fakeStage, { closeUp: [], carried: [] })
}

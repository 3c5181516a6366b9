/** For tests: a stage that writes down what it is asked for, and settles when told. */
import type { Highlights } from '../../stage/highlights.ts'
import type { Piece, Scene } from '../../stage/scene.ts'
import type { BoardStageOptions } from '../../stage/stage.ts'

export const stage = {
  options: undefined as BoardStageOptions | undefined,
  made: 0,
  fails: false,
  /** A scene that is shown is painted at once. */
  paints: true,
  scenes: [] as { scene: Scene; animate: boolean }[],
  light: undefined as Highlights | undefined,
  ghosts: [] as readonly Piece[],
  closeUp: [] as readonly Piece[],
  carried: [] as string[],
  settle: (): void => undefined,
}

/** What stands in for stage/stage.ts. */
export const stageModule = {
  createStage: (_host: HTMLElement, options: BoardStageOptions) => {
    if (stage.fails) return Promise.reject(new Error('no graphics'))
    stage.options = options
    stage.made += 1
    return Promise.resolve({
      speed: 1,
      show: (scene: Scene, { animate }: { animate: boolean }) => {
        stage.scenes.push({ scene, animate })
        if (stage.paints) options.onpainted?.()
        return new Promise<void>((resolve) => {
          stage.settle = resolve
        })
      },
      light: (light: Highlights) => (stage.light = light),
      ghosts: (pieces: readonly Piece[]) => (stage.ghosts = pieces),
      closeUp: (pieces: readonly Piece[]) => (stage.closeUp = pieces),
      carry: (piece: Piece | undefined, landed = false) => {
        const what = piece === undefined ? (landed ? 'landed' : 'none') : `${piece.id} at ${String(piece.x)}`
        if (stage.carried.at(-1) !== what) stage.carried.push(what)
      },
      setPalette: () => undefined,
      repaint: () => undefined,
      resize: () => undefined,
      destroy: () => undefined,
    })
  },
}

/** As if nothing had been shown yet. */
export function clearStage(): void {
  Object.assign(stage, {
    made: 0,
    fails: false,
    paints: true,
    scenes: [],
    light: undefined,
    ghosts: [],
    options: undefined,
  })
  Object.assign(stage, { closeUp: [], carried: [] })
}

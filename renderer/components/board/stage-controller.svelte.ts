/**
 * Manages the stage of a board: loads it with Pixi, passes it the derived state, and creates another one when the graphics
 * context is lost. Without a stage (no WebGL, no canvas) updates count as shown, so that the game continues in words.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Scene } from '../../stage/scene.ts'
import type { BoardStage } from '../../stage/stage.ts'
import type { BoardState } from './board-state.svelte.ts'
import { logError } from '../../log-error.ts'

/** After this number of lost contexts the canvas renderer is used. */
const MAX_CONTEXT_LOSSES = 3

/**
 * Loads the canvas of a board (its Pixi stage), passes the state of the board to it, and replaces it when the graphics
 * context is lost.
 */
export class StageController {
  /** `loading` until a scene is painted on the stage. */
  status = $state<'loading' | 'ready' | 'broken'>('loading')
  #stage = $state.raw<BoardStage>()
  #generation = 0
  #losses = 0
  /** The stage that has shown something, and the update on it. */
  #shown: { readonly on: BoardStage; readonly key: number; readonly scene: Scene; readonly size: unknown } | undefined
  #settledKey: number | undefined
  readonly #board: BoardState
  readonly #onUpdateShown: (key: number) => void
  readonly #onFailed: (error: unknown) => void

  /**
   * Call during component initialisation. Each part of the stage has an effect of its own, in the order of the stage's calls:
   * the size, the scene, then the overlays.
   * @param host contains the canvas; undefined until mounted
   * @param settled called once with the key of each update that has been shown
   * @param failed called with the error of painting or moving a scene: this board shows nothing more
   */
  constructor(
    board: BoardState,
    host: () => HTMLElement | undefined,
    settled: (key: number) => void,
    failed: (error: unknown) => void,
  ) {
    this.#board = board
    this.#onUpdateShown = settled
    this.#onFailed = failed
    $effect(() => {
      const there = host()
      const { gameUi } = board.props
      if (there === undefined || !board.environment.isMeasured) return
      untrack(() => void this.#open(there, gameUi))
      return () => {
        this.#close()
      }
    })
    $effect(() => {
      const { size, resolution } = board.environment
      this.#stage?.resize(size.width, size.height, resolution)
    })
    $effect(() => this.#stage?.setPalette(board.props.palette))
    $effect(() => {
      if (this.#stage !== undefined) this.#stage.speed = board.speed
    })
    $effect(() => {
      this.#show()
    })
    $effect(() => this.#stage?.setHighlights(board.highlights))
    $effect(() => this.#stage?.showGhosts(board.ghosts))
    $effect(() => this.#stage?.showCloseUp(board.closeUp))
    let handled = false
    // Before the scene is shown, since its animation may begin where a piece was dropped.
    $effect.pre(() => {
      const { draggedPiece, droppedPiece } = board.selection
      handled ||= draggedPiece !== undefined
      if (handled) this.#stage?.showDragged(draggedPiece, droppedPiece !== undefined)
    })
    // Texts are painted before their font has loaded.
    $effect(() => {
      const repaint = (): void => this.#stage?.repaint()
      document.fonts.addEventListener('loadingdone', repaint)
      return () => {
        document.fonts.removeEventListener('loadingdone', repaint)
      }
    })
  }

  /** Creates the stage, replacing an existing one. */
  async #open(host: HTMLElement, gameUi: GameUi): Promise<void> {
    this.#close()
    const generation = this.#generation
    const overtaken = (): boolean => generation !== this.#generation
    const { props, environment } = this.#board
    this.status = 'loading'
    try {
      const [{ createBoardStage }, painter] = await Promise.all([import('../../stage/stage.ts'), gameUi.loadPainter()])
      if (overtaken()) return
      const renderer = this.#losses >= MAX_CONTEXT_LOSSES ? 'canvas' : props.renderer
      const stage = await createBoardStage(host, {
        painter,
        ...environment.size,
        resolution: environment.resolution,
        palette: props.palette,
        speed: this.#board.speed,
        ...omitUndefined({ renderer }),
        onlost: () => {
          if (overtaken()) return
          this.#losses += 1
          void this.#open(host, gameUi)
        },
        onpainted: () => {
          if (!overtaken()) this.status = 'ready'
        },
        onfailed: (error) => {
          if (!overtaken()) this.#onFailed(error)
        },
      })
      if (overtaken()) {
        stage.destroy()
        return
      }
      this.#stage = stage
    } catch (error) {
      if (overtaken()) return
      logError(error)
      this.status = 'broken'
    }
  }

  /** Destroys the stage, and one that is being created. */
  #close(): void {
    this.#generation += 1
    try {
      this.#stage?.destroy()
    } catch (error) {
      // A stage that failed may also fail to be destroyed.
      logError(error)
    }
    this.#stage = undefined
  }

  /** Shows the scene, animated according to the changes since the last one. */
  #show(): void {
    const stage = this.#stage
    const { props, environment, scene } = this.#board
    const { key, facts: events, jump } = props.update
    const { size } = environment
    if (!environment.isMeasured) return
    if (this.status === 'broken') this.#reportShown(key)
    if (stage === undefined) return
    const before = this.#shown
    const first = stage !== before?.on
    const next = key !== before?.key
    // A change of the front seat is animated; resizing a window is not.
    const travels = size === before?.size
    if (!first && !next && equalJson(scene, before.scene)) {
      this.#shown = { ...before, size }
      return
    }
    this.#shown = { on: stage, key, scene, size }
    const animate = !first && (next ? !jump : travels)
    const floats = next && animate ? untrack(() => this.#board.floatingLabels()) : []
    void stage.show(scene, { facts: next ? events : [], animate, floats }).then(
      () => {
        if (this.#shown?.key === key) this.#reportShown(key)
      },
      (error: unknown) => {
        if (stage === this.#stage) this.#onFailed(error)
      },
    )
  }

  #reportShown(key: number): void {
    if (this.#settledKey === key) return
    this.#settledKey = key
    untrack(() => {
      this.#onUpdateShown(key)
    })
  }
}

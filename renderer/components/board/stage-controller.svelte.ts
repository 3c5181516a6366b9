/**
 * Keeps a stage under a board: loads it with Pixi, feeds it what the board derives, and builds another when its graphics
 * context is lost. Without a stage (no WebGL, no canvas) moments count as shown, so that the game goes on in words.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Scene } from '../../stage/scene.ts'
import type { BoardStage } from '../../stage/stage.ts'
import type { BoardState } from './board-state.svelte.ts'
import { logError } from '../../log-error.ts'

/** After so many lost contexts the canvas renderer is the better choice. */
const MAX_CONTEXT_LOSSES = 3

export class StageController {
  /** `loading` until a scene stands painted on the stage. */
  status = $state<'loading' | 'ready' | 'broken'>('loading')
  #stage = $state.raw<BoardStage>()
  #generation = 0
  #losses = 0
  /** The stage that has shown something, and the moment on it. */
  #shown: { readonly on: BoardStage; readonly key: number; readonly scene: Scene; readonly size: unknown } | undefined
  #settledKey: number | undefined
  readonly #board: BoardState
  readonly #onUpdateShown: (key: number) => void
  readonly #onFailed: (error: unknown) => void

  /**
   * Call while a component is made. Each part of the stage follows what it hangs on by itself, in the order of the
   * stage's calls: first its size, then what to show, then what to lay over it.
   * @param host where the canvas goes; undefined until it is there
   * @param settled is told the key of each moment that has been shown, once
   * @param failed is told what was thrown while a scene was painted or moved: this board shows nothing more
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
      const { face } = board.given
      if (there === undefined || !board.device.measured) return
      untrack(() => void this.#open(there, face))
      return () => {
        this.#close()
      }
    })
    $effect(() => {
      const { size, resolution } = board.device
      this.#stage?.resize(size.width, size.height, resolution)
    })
    $effect(() => this.#stage?.setPalette(board.given.palette))
    $effect(() => {
      if (this.#stage !== undefined) this.#stage.speed = board.speed
    })
    $effect(() => {
      this.#show()
    })
    $effect(() => this.#stage?.setHighlights(board.light))
    $effect(() => this.#stage?.showGhosts(board.ghosts))
    $effect(() => this.#stage?.showCloseUp(board.closeUp))
    let handled = false
    // Before anything is shown, since what is shown may begin where a piece was put down.
    $effect.pre(() => {
      const { carried, lying } = board.picker
      handled ||= carried !== undefined
      if (handled) this.#stage?.showDragged(carried, lying !== undefined)
    })
    // Words are painted before their typeface has come.
    $effect(() => {
      const repaint = (): void => this.#stage?.repaint()
      document.fonts.addEventListener('loadingdone', repaint)
      return () => {
        document.fonts.removeEventListener('loadingdone', repaint)
      }
    })
  }

  /** Makes the stage, in place of one that stands. */
  async #open(host: HTMLElement, face: GameUi): Promise<void> {
    this.#close()
    const generation = this.#generation
    const overtaken = (): boolean => generation !== this.#generation
    const { given, device } = this.#board
    this.status = 'loading'
    try {
      const [{ createBoardStage }, painter] = await Promise.all([import('../../stage/stage.ts'), face.loadPainter()])
      if (overtaken()) return
      const renderer = this.#losses >= MAX_CONTEXT_LOSSES ? 'canvas' : given.renderer
      const stage = await createBoardStage(host, {
        painter,
        ...device.size,
        resolution: device.resolution,
        palette: given.palette,
        speed: this.#board.speed,
        ...omitUndefined({ renderer }),
        onlost: () => {
          if (overtaken()) return
          this.#losses += 1
          void this.#open(host, face)
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

  /** Lets go of the stage, and of one that is being made. */
  #close(): void {
    this.#generation += 1
    try {
      this.#stage?.destroy()
    } catch (error) {
      // A stage that failed may fail to end, too.
      logError(error)
    }
    this.#stage = undefined
  }

  /** Shows what stands on the board, by what has changed since it was last shown. */
  #show(): void {
    const stage = this.#stage
    const { given, device, scene } = this.#board
    const { key, facts, jump } = given.moment
    const { size } = device
    if (!device.measured) return
    if (this.status === 'broken') this.#reportShown(key)
    if (stage === undefined) return
    const before = this.#shown
    const first = stage !== before?.on
    const next = key !== before?.key
    // Another seat in front travels there; a window that is resized must not lag behind.
    const travels = size === before?.size
    if (!first && !next && equalJson(scene, before.scene)) {
      this.#shown = { ...before, size }
      return
    }
    this.#shown = { on: stage, key, scene, size }
    const animate = !first && (next ? !jump : travels)
    const floats = next && animate ? untrack(() => this.#board.floats()) : []
    void stage.show(scene, { facts: next ? facts : [], animate, floats }).then(
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

/**
 * Keeps a stage under a board: loads it with Pixi, feeds it moments, and builds another when its graphics context is
 * lost. Without a stage (no WebGL, no canvas) moments count as shown, so that the game goes on in words.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Painter, Palette } from '../../stage/painter.ts'
import type { RendererKind } from '../../stage/renderer-choice.ts'
import type { Piece, Scene } from '../../stage/scene.ts'
import type { Stage } from '../../stage/stage.ts'

export interface KeeperSettings {
  readonly width: number
  readonly height: number
  readonly resolution: number
  readonly palette: Palette
  readonly speed: number
}

/** What to show, and why. `relayout`: the same moment in another layout, which may travel there. */
export interface Showing {
  readonly scene: Scene
  readonly key: number
  readonly facts: readonly SeenFact[]
  readonly jump: boolean
  readonly relayout: 'jump' | 'travel'
  /** What rises from the board when the moment is new. */
  floats(): readonly Piece[]
}

/** After so many lost contexts the canvas renderer is the better choice. */
const MOST_LOSSES = 3

export class StageKeeper {
  status = $state<'loading' | 'ready' | 'broken'>('loading')
  stage = $state.raw<Stage>()
  #generation = 0
  #losses = 0
  /** The stage that has shown something, and the key of the moment on it. */
  #shownOn: Stage | undefined
  #shownKey: number | undefined
  #shownScene: Scene | undefined
  #settledKey: number | undefined
  readonly #settled: (key: number) => void

  /** @param settled is told the key of each moment that has been shown, once */
  constructor(settled: (key: number) => void) {
    this.#settled = settled
  }

  /**
   * Makes the stage, in place of one that stands.
   * @param settings read again for every stage that is made
   * @param renderer absent: what is fastest here
   */
  async open(
    host: HTMLElement,
    load: () => Promise<Painter>,
    settings: () => KeeperSettings,
    renderer?: RendererKind,
  ): Promise<void> {
    this.close()
    const generation = this.#generation
    const overtaken = (): boolean => generation !== this.#generation
    this.status = 'loading'
    try {
      const [{ createStage }, painter] = await Promise.all([import('../../stage/stage.ts'), load()])
      if (overtaken()) return
      const kind = this.#losses >= MOST_LOSSES ? 'canvas' : renderer
      const stage = await createStage(host, {
        painter,
        ...settings(),
        ...(kind === undefined ? {} : { renderer: kind }),
        onlost: () => {
          if (overtaken()) return
          this.#losses += 1
          void this.open(host, load, settings, renderer)
        },
      })
      if (overtaken()) {
        stage.destroy()
        return
      }
      this.stage = stage
      this.status = 'ready'
    } catch (error) {
      if (overtaken()) return
      reportError(error)
      this.status = 'broken'
    }
  }

  /** Lets go of the stage, and of one that is being made. */
  close(): void {
    this.#generation += 1
    this.stage?.destroy()
    this.stage = undefined
  }

  /** Shows a scene. Call again whenever the stage, the moment or the layout changed. */
  show({ scene, key, facts, jump, relayout, floats }: Showing): void {
    if (this.status === 'broken') this.#settle(key)
    const stage = this.stage
    if (stage === undefined) return
    const first = stage !== this.#shownOn
    const next = key !== this.#shownKey
    if (!first && !next && equalJson(scene, this.#shownScene)) return
    this.#shownOn = stage
    this.#shownScene = scene
    this.#shownKey = key
    const animate = !first && (next ? !jump : relayout === 'travel')
    void stage.show(scene, { facts: next ? facts : [], animate, floats: next && animate ? floats() : [] }).then(() => {
      if (this.#shownKey === key) this.#settle(key)
    })
  }

  #settle(key: number): void {
    if (this.#settledKey === key) return
    this.#settledKey = key
    this.#settled(key)
  }
}

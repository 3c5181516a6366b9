/**
 * Feeds what a board derives to the stage beneath it, in the order of the stage's calls: first its size, then what to
 * show, then what to lay over it. Called once while the board is being set up; each part is fed anew when it changes.
 */
import { untrack } from 'svelte'
import type { Ghost } from '../../stage/ghosts.ts'
import type { Painter, Palette } from '../../stage/painter.ts'
import type { Light } from '../../stage/lights.ts'
import type { RendererKind } from '../../stage/renderer-choice.ts'
import type { Piece, Scene } from '../../stage/scene.ts'
import type { StageKeeper } from './stage-keeper.svelte.ts'
import type { BoardMoment } from './types.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What the stage is fed; each is read within an effect of its own. */
export interface Fodder {
  /** Where the canvas goes; undefined until it is there. */
  host(): HTMLElement | undefined
  load(): () => Promise<Painter>
  measured(): boolean
  size(): Size
  resolution(): number
  palette(): Palette
  speed(): number
  renderer(): RendererKind | undefined
  moment(): BoardMoment
  scene(): Scene
  light(): Light
  ghosts(): readonly Ghost[]
  closeUp(): readonly Piece[]
  floats(): readonly Piece[]
}

export function feedStage(keeper: StageKeeper, fodder: Fodder): void {
  $effect(() => {
    const host = fodder.host()
    const load = fodder.load()
    if (host === undefined || !fodder.measured()) return
    const settings = () =>
      untrack(() => ({
        ...fodder.size(),
        resolution: fodder.resolution(),
        palette: fodder.palette(),
        speed: fodder.speed(),
      }))
    untrack(() => void keeper.open(host, load, settings, fodder.renderer()))
    return () => {
      keeper.close()
    }
  })
  $effect(() => {
    const { width, height } = fodder.size()
    keeper.stage?.resize(width, height, fodder.resolution())
  })
  $effect(() => keeper.stage?.setPalette(fodder.palette()))
  $effect(() => {
    if (keeper.stage !== undefined) keeper.stage.speed = fodder.speed()
  })
  let sizeBefore: Size | undefined
  $effect(() => {
    if (!fodder.measured() || (keeper.stage === undefined && keeper.status !== 'broken')) return
    const { key, facts, jump } = fodder.moment()
    const size = fodder.size()
    // Another seat in front travels there; a window that is resized must not lag behind.
    const relayout = size === sizeBefore ? 'travel' : 'jump'
    sizeBefore = size
    const showing = { scene: fodder.scene(), key, facts, jump, relayout, floats: () => fodder.floats() } as const
    untrack(() => {
      keeper.show(showing)
    })
  })
  $effect(() => keeper.stage?.light(fodder.light()))
  $effect(() => keeper.stage?.ghosts(fodder.ghosts()))
  $effect(() => keeper.stage?.closeUp(fodder.closeUp()))
  // Words are painted before their typeface has come.
  $effect(() => {
    const repaint = (): void => keeper.stage?.repaint()
    document.fonts.addEventListener('loadingdone', repaint)
    return () => {
      document.fonts.removeEventListener('loadingdone', repaint)
    }
  })
}

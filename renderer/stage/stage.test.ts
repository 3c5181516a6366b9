// @vitest-environment happy-dom
import type { Container } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_HIGHLIGHTS } from './highlights.ts'
import type { GameSpritePainter, BoardPalette } from './painter.ts'
import { createBoardStage, type BoardStage, type BoardStageOptions } from './stage.ts'
import { createManualFrames, testPiece, testScene, type ManualFrames } from '../testing/stage-helpers.ts'

/** A renderer that draws nothing, and counts. */
const fake = vi.hoisted(() => ({
  drawn: 0,
  root: {},
  sizes: [] as (readonly number[])[],
  destroyed: false,
  canvas: undefined as HTMLCanvasElement | undefined,
}))
vi.mock('pixi.js/unsafe-eval', () => ({}))
vi.mock('pixi.js/filters', () => ({}))
vi.mock('pixi.js', async (original) => ({
  ...(await original<object>()),
  autoDetectRenderer: ({ resolution }: { resolution: number }) => {
    fake.canvas = document.createElement('canvas')
    return Promise.resolve({
      name: 'webgl',
      canvas: fake.canvas,
      resolution,
      render(root: Container) {
        fake.root = root
        fake.drawn += 1
      },
      resize(...size: number[]) {
        fake.sizes.push(size)
      },
      destroy() {
        fake.destroyed = true
      },
    })
  },
}))

const PALETTE = {
  background: 0,
  ink: 0xffffff,
  lit: 0xffee00,
  litEdge: 0xffee00,
  dark: true,
  locale: 'en',
} as BoardPalette

let frames: ManualFrames
let made: BoardStage[] = []
beforeEach(() => {
  frames = createManualFrames()
  Object.assign(fake, { drawn: 0, root: undefined, sizes: [], destroyed: false })
})
afterEach(() => {
  for (const stage of made) stage.destroy()
  made = []
  frames.end()
})

async function onStage(options: Partial<BoardStageOptions> = {}) {
  const host = document.createElement('div')
  const painted: string[] = []
  const draw = (what: string) => {
    painted.push(what)
    return { canvas: document.createElement('canvas'), resolution: 1, x: 0, y: 0 }
  }
  const painter: GameSpritePainter = { paint: ({ kind }) => draw(kind), background: () => draw('ground') }
  const stage = await createBoardStage(host, {
    painter,
    palette: PALETTE,
    width: 400,
    height: 300,
    resolution: 1,
    speed: 1,
    onlost: () => undefined,
    onfailed: () => undefined,
    ...options,
  })
  made.push(stage)
  return { stage, host, painted, painter }
}

/** What lies on a layer: ground, board, over, glow, rising, near, hand. */
const layer = (index: number): readonly Container[] => (fake.root as Container).children[index]?.children ?? []
const [GROUND, BOARD, OVER, GLOW, RISING, NEAR, HAND] = [0, 1, 2, 3, 4, 5, 6] as const
const still = { facts: [], animate: false } as const
const moving = { facts: [], animate: true } as const

describe('the stage', () => {
  it('paints the background, and draws nothing at rest', async () => {
    const { stage, host, painted } = await onStage()
    expect([painted, host.querySelector('canvas')?.getAttribute('aria-hidden')]).toEqual([['ground'], 'true'])
    await stage.show(testScene(testPiece('ruby', 10)), still)
    expect(frames.runAll()).toBe(1)
    expect([fake.drawn, frames.isRequested, stage.moving]).toEqual([1, false, false])
    expect([layer(GROUND).length, layer(BOARD).length]).toEqual([1, 1])
  })

  it('draws once for several changes, and not at all for equal values', async () => {
    const { stage } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10)), still)
    frames.runAll()
    const light = { ...NO_HIGHLIGHTS, lit: ['ruby'] }
    stage.setHighlights(light)
    stage.setHighlights({ ...light })
    stage.showGhosts([testPiece('ghost', 40)])
    stage.showCloseUp([testPiece('near', 40)])
    stage.showDragged(testPiece('ruby', 50))
    expect([frames.runAll(), fake.drawn]).toEqual([1, 2])
    expect([GLOW, OVER, NEAR, HAND].map((index) => layer(index).length)).toEqual([1, 1, 1, 1])
    stage.showGhosts([testPiece('ghost', 40)])
    stage.setPalette({ ...PALETTE })
    stage.resize(400, 300, 1)
    expect(frames.isRequested).toBe(false)
  })

  it('B1a-3: the picture of the cost is in the corner of the highlighted piece', async () => {
    const { stage, painted } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10), testPiece('opal', 90)), still)
    stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['ruby', 'opal'], costly: { opal: { kind: 'coin' } } })
    frames.runAll()
    expect(layer(GLOW).map(({ children }) => children.length)).toEqual([1, 2])
    expect(painted.filter((kind) => kind === 'coin')).toHaveLength(1)
    // On the upper right corner, from the centre of the piece.
    const { x, y } = layer(GLOW)[1]?.children[1]?.position ?? { x: 0, y: 0 }
    expect([x, y]).toEqual([expect.closeTo(8.4, 1), expect.closeTo(-8.4, 1)])
  })

  it('B2: a highlight is beneath pieces on the edge of its piece, and above all others', async () => {
    const { stage } = await onStage()
    const plate = (id: string, x: number) => testPiece(id, x, { width: 80, height: 40 })
    const pawn = testPiece('pawn', 60, { y: 78, layer: 3 })
    const within = testPiece('stone', 300, { layer: 3 })
    await stage.show(testScene(plate('near', 60), plate('far', 300), pawn, within), still)
    frames.runAll()
    const sprites = layer(BOARD).length
    stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['near', 'far'] })
    frames.runAll()
    expect([layer(BOARD).length - sprites, layer(GLOW).length]).toEqual([1, 1])
    const [ring, top] = [layer(BOARD).at(-1)?.zIndex ?? 0, Math.max(...layer(BOARD).map(({ zIndex }) => zIndex))]
    expect(ring).toBeLessThan(top)
    // With the focus it is seen whole.
    stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['near', 'far'], focused: 'near' })
    frames.runAll()
    expect([layer(BOARD).length - sprites, layer(GLOW).length]).toEqual([0, 2])
  })

  it('the highlight of a piece under an open card is beneath the card, not over its text', async () => {
    const { stage } = await onStage()
    const card = testPiece('card', 60, { width: 120, height: 160, layer: 3 })
    await stage.show(testScene(testPiece('pawn', 70), testPiece('far', 300), card), still)
    frames.runAll()
    const sprites = layer(BOARD).length
    stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['pawn', 'far'] })
    frames.runAll()
    expect([layer(BOARD).length - sprites, layer(GLOW).length]).toEqual([1, 1])
    expect(layer(BOARD).at(-1)?.zIndex).toBeLessThan(Math.max(...layer(BOARD).map(({ zIndex }) => zIndex)))
  })

  it('draws while a piece moves, and then rests', async () => {
    const { stage } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10)), still)
    frames.runAll()
    const shown = stage.show(testScene(testPiece('ruby', 90)), moving)
    expect(stage.moving).toBe(true)
    expect(frames.runAll()).toBeGreaterThan(5)
    await shown
    expect([stage.moving, frames.isRequested]).toEqual([false, false])
  })

  describe('a scene that takes long to paint', () => {
    let clock = 0
    beforeEach(() => {
      clock = 0
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      vi.spyOn(performance, 'now').mockImplementation(() => clock)
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    const large = (x: number) =>
      testScene(...['ruby', 'opal'].map((id, i) => testPiece(id, x + 200 * i, { width: 20 + x })))
    async function slowStage() {
      const paint = () => {
        clock += 50
        return { canvas: document.createElement('canvas'), resolution: 1, x: 0, y: 0 }
      }
      const { stage } = await onStage({ painter: { paint, background: paint } })
      const first = stage.show(large(0), still)
      vi.runAllTimers()
      await first
      frames.runAll()
      return stage
    }
    const at = () => layer(BOARD).map(({ position }) => position.x)

    it('is painted in slices, and starts to move when it is painted', async () => {
      const stage = await slowStage()
      const shown = stage.show(large(50), moving)
      stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['ruby'] })
      expect([stage.moving, frames.isRequested, at()]).toEqual([true, false, [0, 200]])
      vi.runAllTimers()
      expect(frames.runAll()).toBeGreaterThan(5)
      await shown
      expect([stage.moving, at(), layer(GLOW).length]).toEqual([false, [50, 250], 1])
    })

    it('is painted in parts if a drawing has parts, and is not shown before all are painted', async () => {
      const painted: string[] = []
      const draw = () => ({
        canvas: document.createElement('canvas'),
        resolution: 1,
        x: 0,
        y: 0,
        rest: ['lands', 'clouds'].map((part) => () => void painted.push(part)),
      })
      const { stage, painter } = await onStage()
      stage.setPainter({ ...painter, paint: draw })
      const shown = stage.show(testScene(testPiece('board', 10)), still)
      vi.advanceTimersToNextTimer()
      vi.advanceTimersToNextTimer()
      expect([painted, stage.moving, frames.runAll()]).toEqual([['lands'], true, 1])
      // Textures are dropped together with the fonts that they were painted in.
      stage.repaint()
      vi.advanceTimersToNextTimer()
      expect([painted, stage.moving]).toEqual([['lands'], true])
      stage.skip()
      await shown
      frames.runAll()
      expect([painted, layer(BOARD).length]).toEqual([['lands', 'lands', 'clouds'], 1])
    })

    it('appears at once on skip(), when a scene without animation follows, and when the stage is destroyed', async () => {
      const stage = await slowStage()
      const skipped = stage.show(large(50), moving)
      stage.skip()
      await skipped
      expect(stage.moving).toBe(false)
      const overtaken = stage.show(large(70), moving)
      await stage.show(large(90), still)
      await overtaken
      const last = stage.show(large(110), moving)
      stage.destroy()
      await last
      vi.runAllTimers()
      expect(stage.moving).toBe(false)
    })
  })

  it('with reduced motion every piece is in place at once, and no label rises', async () => {
    const { stage } = await onStage({ speed: 0 })
    await stage.show(testScene(testPiece('ruby', 10)), still)
    await stage.show(testScene(testPiece('ruby', 90)), { ...moving, floats: [testPiece('gain', 10)] })
    expect(frames.runAll()).toBe(1)
    expect([layer(BOARD)[0]?.position.x, layer(RISING).length]).toEqual([90, 0])
  })

  it('ends a motion when motion is turned off or the page is hidden', async () => {
    const { stage } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10)), still)
    const first = stage.show(testScene(testPiece('ruby', 90)), moving)
    stage.speed = 0
    await first
    stage.speed = 1
    const second = stage.show(testScene(testPiece('ruby', 10)), moving)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await second
    hidden.mockRestore()
    expect(stage.moving).toBe(false)
  })

  it('hides a piece while a ghost is shown instead of it', async () => {
    const { stage } = await onStage()
    await stage.show(testScene(testPiece('count', 10), testPiece('ruby', 40)), still)
    frames.runAll()
    const seen = () => layer(BOARD).map(({ visible }) => visible)
    stage.showGhosts([{ ...testPiece('ghost:count', 10), instead: 'count' }])
    expect(seen()).toEqual([false, true])
    stage.showGhosts([])
    expect(seen()).toEqual([true, true])
    stage.showGhosts([{ ...testPiece('ghost:count', 10), instead: 'count' }])
    await stage.show(testScene(testPiece('count', 20), testPiece('ruby', 40)), still)
    expect(seen()).toEqual([false, true])
  })

  it('paints the marks of ghosts itself, and everything else with the painter', async () => {
    const { stage, painted } = await onStage()
    stage.showGhosts([testPiece('ghost', 40), testPiece('way', 60, { sprite: { kind: 'ghost/way', of: '' } })])
    expect(painted).toEqual(['ground', 'gem'])
  })

  it('keeps its textures, and paints all of them again when the palette or fonts change', async () => {
    const { stage, painted } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10), testPiece('opal', 40)), still)
    await stage.show(testScene(testPiece('ruby', 70), testPiece('opal', 40)), still)
    expect(painted).toEqual(['ground', 'gem'])
    stage.repaint()
    expect(painted).toEqual(['ground', 'gem', 'gem', 'ground'])
    stage.setPalette({ ...PALETTE, ink: 0x112233 })
    expect(painted).toHaveLength(6)
    frames.runAll()
    expect(layer(GROUND)).toHaveLength(1)
  })

  it('S3: discards textures with text when the language changes', async () => {
    const written: string[] = []
    const write = (kind: string, { locale }: BoardPalette) => {
      written.push(`${kind} ${locale}`)
      return { canvas: document.createElement('canvas'), resolution: 1, x: 0, y: 0 }
    }
    const painter: GameSpritePainter = {
      paint: ({ kind }, _w, _h, palette) => write(kind, palette),
      background: (_w, _h, palette) => write('ground', palette),
    }
    const { stage } = await onStage({ painter })
    await stage.show(testScene(testPiece('ruby', 10)), still)
    stage.setPalette({ ...PALETTE, locale: 'xx' })
    expect(written.splice(0)).toEqual(['ground en', 'gem en', 'gem xx', 'ground xx'])
    // Nothing was kept of it either.
    stage.setPalette(PALETTE)
    expect(written).toEqual(['gem en', 'ground en'])
  })

  it('resize() paints the background again, and the pieces only for a higher resolution', async () => {
    const { stage, painted } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10)), still)
    stage.resize(500, 300, 1)
    expect([painted, fake.sizes]).toEqual([['ground', 'gem', 'ground'], [[500, 300, 1]]])
    stage.resize(500, 300, 2)
    expect(painted).toEqual(['ground', 'gem', 'ground', 'gem', 'ground'])
  })

  it('reports a lost context and stops drawing, and a new stage shows the scene again', async () => {
    const onlost = vi.fn()
    const { stage } = await onStage({ onlost })
    const scene = testScene(testPiece('ruby', 10), testPiece('opal', 40))
    await stage.show(scene, still)
    frames.runAll()
    fake.canvas?.dispatchEvent(new Event('webglcontextlost'))
    expect(onlost).toHaveBeenCalledOnce()
    stage.setHighlights({ ...NO_HIGHLIGHTS, lit: ['ruby'] })
    expect(frames.isRequested).toBe(false)
    stage.destroy()
    made = []
    expect(fake.destroyed).toBe(true)
    const { stage: next } = await onStage()
    await next.show(scene, still)
    frames.runAll()
    expect(layer(BOARD)).toHaveLength(2)
  })

  it('settles a running motion when it is destroyed', async () => {
    const { stage } = await onStage()
    await stage.show(testScene(testPiece('ruby', 10)), still)
    const shown = stage.show(testScene(testPiece('ruby', 90)), moving)
    frames.next()
    stage.destroy()
    made = []
    await shown
    expect([frames.isRequested, fake.destroyed]).toEqual([false, true])
  })
})

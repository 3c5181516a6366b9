// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSpriteLayer } from './sprite-layer.ts'
import { createRenderLoop } from './render-loop.ts'
import {
  createManualFrames,
  testPiece,
  createFakePainter,
  testScene,
  type ManualFrames,
} from '../testing/stage-helpers.ts'

let frames: ManualFrames
beforeEach(() => {
  frames = createManualFrames()
})
afterEach(() => {
  frames.end()
})

function onStage() {
  const board = new Container()
  const { paint, painted } = createFakePainter()
  const seen = { rested: 0 }
  const loop = createRenderLoop(() => undefined)
  const cast = createSpriteLayer({ board, loop, paint, resolution: () => 1, onRest: () => (seen.rested += 1) })
  return { board, cast, painted, seen, loop }
}

/** Whether a promise is fulfilled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false
  void promise.then(() => (settled = true))
  await Promise.resolve()
  await Promise.resolve()
  return settled
}

const moved = { kind: 'moved', piece: 'ruby', from: 'table', to: 'cup', count: 1 }

describe('sprite layer', () => {
  it('a scene shown twice changes nothing: it keeps the sprites, has no motion and settles at once', async () => {
    const { board, cast, painted, loop } = onStage()
    await cast.show(testScene(testPiece('ruby', 10), testPiece('opal', 40)), [], false)
    const before = [...board.children]
    const again = cast.show(testScene(testPiece('ruby', 10), testPiece('opal', 40)), [], true)
    expect(loop.moving).toBe(false)
    expect(await isSettled(again)).toBe(true)
    expect(board.children).toEqual(before)
    expect(painted).toHaveLength(1)
  })

  it('a moving piece keeps its sprite, moves above the others, and ends at its place', async () => {
    const { cast, board, seen } = onStage()
    await cast.show(testScene(testPiece('ruby', 10, { piece: 'ruby' }), testPiece('opal', 40)), [], false)
    const sprite = cast.sprites.get('ruby')
    const rested = seen.rested
    const shown = cast.show(
      testScene(testPiece('ruby', 90, { piece: 'ruby', place: 'cup' }), testPiece('opal', 40)),
      [moved],
      true,
    )
    frames.next()
    frames.next(100)
    const x = sprite?.pose.x ?? 0
    expect([x > 10, x < 90]).toEqual([true, true])
    expect(sprite?.root.zIndex).toBe(Math.max(...board.children.map(({ zIndex }) => zIndex)))
    expect([await isSettled(shown), seen.rested]).toEqual([false, rested])
    frames.runAll()
    expect([await isSettled(shown), seen.rested]).toEqual([true, rested + 1])
    expect([cast.sprites.get('ruby') === sprite, sprite?.pose.x]).toEqual([true, 90])
  })

  it('a new piece fades in, and a vanished one fades out and is removed', async () => {
    const { cast, board } = onStage()
    await cast.show(testScene(testPiece('ruby', 10)), [], false)
    const ruby = cast.sprites.get('ruby')
    const shown = cast.show(testScene(testPiece('opal', 40)), [], true)
    expect([cast.sprites.get('opal')?.pose.alpha, ruby?.pose.alpha, board.children.length]).toEqual([0, 1, 2])
    frames.next()
    frames.next(80)
    expect(ruby?.pose.alpha).toBeLessThan(1)
    frames.runAll()
    await shown
    expect([board.children.length, ruby?.root.destroyed, cast.sprites.get('opal')?.pose.alpha]).toEqual([1, true, 1])
  })

  it('the next scene starts from the positions of an interrupted motion, whose promise settles', async () => {
    const { cast, board } = onStage()
    await cast.show(testScene(testPiece('ruby', 10), testPiece('clay', 200)), [], false)
    const first = cast.show(testScene(testPiece('ruby', 90)), [], true)
    frames.next()
    frames.next(60)
    const midway = cast.sprites.get('ruby')?.pose.x ?? 0
    const second = cast.show(testScene(testPiece('ruby', 10)), [], true)
    expect(await isSettled(first)).toBe(true)
    expect(cast.sprites.get('ruby')?.pose.x).toBe(midway)
    expect([midway > 10, midway < 90, board.children.length]).toEqual([true, true, 1])
    frames.runAll()
    expect([await isSettled(second), cast.sprites.get('ruby')?.pose.x]).toEqual([true, 10])
  })

  it('skip() moves all sprites to their end at once', async () => {
    const { cast, loop } = onStage()
    await cast.show(testScene(testPiece('ruby', 10)), [], false)
    const shown = cast.show(testScene(testPiece('ruby', 90)), [], true)
    loop.skip()
    expect([await isSettled(shown), cast.sprites.get('ruby')?.pose.x]).toEqual([true, 90])
  })

  it('without animation sprites are at their place at once, with new drawings and without vanished pieces', async () => {
    const { cast, board, loop } = onStage()
    await cast.show(testScene(testPiece('ruby', 10), testPiece('clay', 200)), [], false)
    const shown = cast.show(testScene(testPiece('ruby', 90, { sprite: { kind: 'gem', face: 1 } })), [], false)
    expect([loop.moving, await isSettled(shown)]).toEqual([false, true])
    expect([cast.sprites.get('ruby')?.pose.x, board.children.length]).toEqual([90, 1])
    expect(cast.sprites.get('ruby')?.root.children[0]?.children).toHaveLength(1)
  })

  it('a changed drawing covers the old one during the motion, and is alone at the end', async () => {
    const { cast } = onStage()
    await cast.show(testScene(testPiece('ruby', 10)), [], false)
    const shown = cast.show(testScene(testPiece('ruby', 10, { sprite: { kind: 'gem', lit: true } })), [], true)
    const body = cast.sprites.get('ruby')?.root.children[0]
    expect(body?.children).toHaveLength(2)
    frames.runAll()
    await shown
    expect(body?.children).toHaveLength(1)
  })

  it('a sprite that another piece takes over has the id of that piece', async () => {
    const { cast } = onStage()
    await cast.show(testScene(testPiece('table:0', 10, { piece: 'ruby' })), [], false)
    const sprite = cast.sprites.get('table:0')
    await cast.show(testScene(testPiece('cup:0', 90, { piece: 'ruby', place: 'cup' })), [moved], false)
    expect([cast.sprites.get('cup:0') === sprite, cast.sprites.has('table:0')]).toEqual([true, false])
  })
})

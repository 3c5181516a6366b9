// @vitest-environment happy-dom
import { Container, Texture } from 'pixi.js'
import { expect, test } from 'vitest'
import { createFloatingLabelLayer } from './floating-label-layer.ts'
import type { RenderLoop } from './render-loop.ts'
import type { Piece } from './scene.ts'
import type { Tween } from './tween.ts'

/** A loop whose clock is set by hand. */
function byHand(): { loop: RenderLoop; at(time: number): void } {
  const tweens: Tween[] = []
  const loop: RenderLoop = {
    speed: 1,
    moving: false,
    play(tween) {
      tween.start(0)
      tweens.push(tween)
    },
    cancel: () => undefined,
    skip: () => undefined,
    invalidate: () => undefined,
    stop: () => undefined,
  }
  return {
    loop,
    at(time) {
      for (const tween of tweens) tween.update(time)
    },
  }
}

function sign(id: string): Piece {
  return { id, place: 'ghost', sprite: { kind: 'gain' }, x: 50, y: 80, width: 60, height: 20, layer: 0 }
}

test('labels rise one after another, fade, and are removed', () => {
  const layer = new Container()
  const { loop, at } = byHand()
  const floats = createFloatingLabelLayer(layer, loop, () => ({ texture: Texture.WHITE, x: -30, y: -10 }))
  floats.rise([sign('a'), sign('b')])
  expect(layer.children.map(({ alpha }) => alpha)).toEqual([0, 0])
  at(300)
  const [first, second] = layer.children
  expect(first?.alpha).toBe(1)
  expect(first?.position.y).toBeLessThan(second?.position.y ?? 0)
  at(1450)
  expect(first?.alpha).toBeLessThan(0.3)
  at(5000)
  expect(layer.children).toHaveLength(0)
  expect(floats.sprites.size).toBe(0)
})

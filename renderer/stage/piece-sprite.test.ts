// @vitest-environment happy-dom
import { Texture, type Container } from 'pixi.js'
import { expect, test } from 'vitest'
import type { Piece } from './scene.ts'
import type { SpriteTexture } from './texture-cache.ts'
import { createPieceSprite } from './piece-sprite.ts'

function gem(width: number): Piece {
  return { id: 'gem', place: 'somewhere', sprite: { kind: 'gem' }, x: 0, y: 0, width, height: width, layer: 0 }
}

/** The texture of a piece: its corner tells its size. */
function paintedAt(width: number): SpriteTexture {
  return { texture: Texture.WHITE, x: -width / 2, y: -width / 2 }
}

/** How far the left edge of a sprite in the sprite's body is from the sprite's centre, on the board. */
function leftEdges(root: Container): number[] {
  const body = root.children[0]
  return body?.children.map((sprite) => sprite.position.x * root.scale.x) ?? []
}

test.each([
  ['smaller', 40, 10],
  ['larger', 10, 40],
])('a piece that gets another sprite spec and becomes %s starts at its former size', (_how, before, after) => {
  const sprite = createPieceSprite(gem(before), paintedAt(before))
  sprite.transitionTo(gem(after), paintedAt(after), 'fade')
  expect(leftEdges(sprite.root)).toEqual([-before / 2, -before / 2])
})

test('a piece that only changes its size starts at its former size', () => {
  const sprite = createPieceSprite(gem(40), paintedAt(40))
  sprite.setPiece(gem(10), paintedAt(10))
  expect(leftEdges(sprite.root)).toEqual([-20])
  sprite.setPose({ x: 0, y: 0, turn: 0, alpha: 1, scale: 1 })
  expect(leftEdges(sprite.root)).toEqual([-5])
})

test('a thrown die shows both faces in turn and ends on the new one', () => {
  const sprite = createPieceSprite(gem(20), paintedAt(20))
  const { progress, done } = sprite.transitionTo(gem(20), paintedAt(20), 'tumble')
  const fresh = (): boolean | undefined => sprite.root.children[0]?.children[1]?.visible
  const seen = [0.1, 0.3, 0.5, 0.9].map((at) => {
    progress(at)
    return fresh()
  })
  expect(seen).toEqual([false, true, false, true])
  done()
  expect(sprite.root.children[0]?.children.map(({ visible }) => visible)).toEqual([true])
  expect(sprite.root.children[0]?.scale.x).toBe(1)
})

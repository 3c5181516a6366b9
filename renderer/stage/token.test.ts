// @vitest-environment happy-dom
import { Texture, type Container } from 'pixi.js'
import { expect, test } from 'vitest'
import type { Piece } from './scene.ts'
import type { Painted } from './textures.ts'
import { createToken } from './token.ts'

function gem(width: number): Piece {
  return { id: 'gem', place: 'somewhere', look: { kind: 'gem' }, x: 0, y: 0, width, height: width, layer: 0 }
}

/** What was painted of a piece: its corner tells its size. */
function paintedAt(width: number): Painted {
  return { texture: Texture.WHITE, x: -width / 2, y: -width / 2 }
}

/** How far the left edge of a sprite in the token's body is from the token's centre, on the board. */
function leftEdges(root: Container): number[] {
  const body = root.children[0]
  return body?.children.map((sprite) => sprite.position.x * root.scale.x) ?? []
}

test.each([
  ['smaller', 40, 10],
  ['larger', 10, 40],
])('a piece that becomes another look and %s begins at the size that it had', (_how, before, after) => {
  const token = createToken(gem(before), paintedAt(before))
  token.change(gem(after), paintedAt(after), 'fade')
  expect(leftEdges(token.root)).toEqual([-before / 2, -before / 2])
})

test('a piece that only changes its size begins at the size that it had', () => {
  const token = createToken(gem(40), paintedAt(40))
  token.become(gem(10), paintedAt(10))
  expect(leftEdges(token.root)).toEqual([-20])
  token.stand({ x: 0, y: 0, turn: 0, alpha: 1, scale: 1 })
  expect(leftEdges(token.root)).toEqual([-5])
})

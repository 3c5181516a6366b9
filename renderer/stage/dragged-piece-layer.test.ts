// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createDraggedPieceLayer } from './dragged-piece-layer.ts'
import { testPiece, createFakePainter } from '../testing/stage-helpers.ts'
import { createPieceSprite } from './piece-sprite.ts'

function inHand() {
  const over = new Container()
  const { paint } = createFakePainter()
  const own = createPieceSprite(testPiece('ruby', 10), paint(testPiece('ruby', 10)))
  const carried = createDraggedPieceLayer(over, (id) => (id === 'ruby' ? own : undefined), paint)
  return { over, own, carried }
}

describe('a dragged piece', () => {
  it('follows the pointer above the board, while its own sprite is faint', () => {
    const { over, own, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.moveTo(testPiece('ruby', 70))
    expect(over.children.map(({ position }) => position.x)).toEqual([70])
    expect([own.pose.x, own.pose.alpha]).toEqual([10, 0.3])
  })

  it('leaves its own sprite as it was when the drag is cancelled', () => {
    const { over, own, carried } = inHand()
    const before = own.pose
    carried.moveTo(testPiece('ruby', 40))
    carried.end(false)
    expect([over.children.length, own.pose, carried.sprite]).toEqual([0, before, undefined])
  })

  it('that is dropped leaves its own sprite at the drop, where the next motion begins', () => {
    const { own, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.end(true)
    expect([own.pose.x, own.pose.alpha]).toEqual([40, 1])
  })

  it('that is dropped returns when it is ended again, unless its own sprite has moved on', () => {
    const { own, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.end(true)
    carried.end(false)
    expect(own.pose.x).toBe(10)
    carried.moveTo(testPiece('ruby', 40))
    carried.end(true)
    own.setPose({ ...own.pose, x: 55 })
    carried.end(false)
    expect(own.pose.x).toBe(55)
  })

  it('is replaced when another piece is dragged', () => {
    const { over, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.moveTo(testPiece('opal', 50))
    expect([over.children.length, carried.sprite?.piece.id]).toEqual([1, 'opal'])
  })

  it('without a sprite of its own ends without one', () => {
    const { over, carried } = inHand()
    carried.moveTo(testPiece('opal', 40))
    carried.end(true)
    expect([over.children.length, carried.sprite]).toEqual([0, undefined])
  })
})

// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createDraggedPiece } from './dragged-piece.ts'
import { testPiece, createFakePainter } from '../testing/stage-helpers.ts'
import { createPieceSprite } from './piece-sprite.ts'

function inHand() {
  const over = new Container()
  const { paint } = createFakePainter()
  const own = createPieceSprite(testPiece('ruby', 10), paint(testPiece('ruby', 10)))
  const carried = createDraggedPiece(over, (id) => (id === 'ruby' ? own : undefined), paint)
  return { over, own, carried }
}

describe('the piece in hand', () => {
  it('follows the pointer above the board, while its own place shows it faintly', () => {
    const { over, own, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.moveTo(testPiece('ruby', 70))
    expect(over.children.map(({ position }) => position.x)).toEqual([70])
    expect([own.pose.x, own.pose.alpha]).toEqual([10, 0.3])
  })

  it('put back, stands in its place as if nothing had been', () => {
    const { over, own, carried } = inHand()
    const before = own.pose
    carried.moveTo(testPiece('ruby', 40))
    carried.end(false)
    expect([over.children.length, own.pose, carried.sprite]).toEqual([0, before, undefined])
  })

  it('landed, stays where it was let go, for its next motion to begin there', () => {
    const { own, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.end(true)
    expect([own.pose.x, own.pose.alpha]).toEqual([40, 1])
  })

  it('landed and not moved on, goes home when it is ended again; moved on, it is let alone', () => {
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

  it('changes hands: another piece is taken up', () => {
    const { over, carried } = inHand()
    carried.moveTo(testPiece('ruby', 40))
    carried.moveTo(testPiece('opal', 50))
    expect([over.children.length, carried.sprite?.piece.id]).toEqual([1, 'opal'])
  })

  it('whose own sprite is gone ends without it', () => {
    const { over, carried } = inHand()
    carried.moveTo(testPiece('opal', 40))
    carried.end(true)
    expect([over.children.length, carried.sprite]).toEqual([0, undefined])
  })
})

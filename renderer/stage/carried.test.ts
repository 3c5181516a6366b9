// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createCarried } from './carried.ts'
import { gem, painting } from './testing.ts'
import { createPieceSprite } from './piece-sprite.ts'

function inHand() {
  const over = new Container()
  const { paint } = painting()
  const own = createPieceSprite(gem('ruby', 10), paint(gem('ruby', 10)))
  const carried = createCarried(over, (id) => (id === 'ruby' ? own : undefined), paint)
  return { over, own, carried }
}

describe('the piece in hand', () => {
  it('follows the pointer above the board, while its own place shows it faintly', () => {
    const { over, own, carried } = inHand()
    carried.carry(gem('ruby', 40))
    carried.carry(gem('ruby', 70))
    expect(over.children.map(({ position }) => position.x)).toEqual([70])
    expect([own.pose.x, own.pose.alpha]).toEqual([10, 0.3])
  })

  it('put back, stands in its place as if nothing had been', () => {
    const { over, own, carried } = inHand()
    const before = own.pose
    carried.carry(gem('ruby', 40))
    carried.end(false)
    expect([over.children.length, own.pose, carried.sprite]).toEqual([0, before, undefined])
  })

  it('landed, stays where it was let go, for its next motion to begin there', () => {
    const { own, carried } = inHand()
    carried.carry(gem('ruby', 40))
    carried.end(true)
    expect([own.pose.x, own.pose.alpha]).toEqual([40, 1])
  })

  it('landed and not moved on, goes home when it is ended again; moved on, it is let alone', () => {
    const { own, carried } = inHand()
    carried.carry(gem('ruby', 40))
    carried.end(true)
    carried.end(false)
    expect(own.pose.x).toBe(10)
    carried.carry(gem('ruby', 40))
    carried.end(true)
    own.stand({ ...own.pose, x: 55 })
    carried.end(false)
    expect(own.pose.x).toBe(55)
  })

  it('changes hands: another piece is taken up', () => {
    const { over, carried } = inHand()
    carried.carry(gem('ruby', 40))
    carried.carry(gem('opal', 50))
    expect([over.children.length, carried.sprite?.piece.id]).toEqual([1, 'opal'])
  })

  it('whose own sprite is gone ends without it', () => {
    const { over, carried } = inHand()
    carried.carry(gem('opal', 40))
    carried.end(true)
    expect([over.children.length, carried.sprite]).toEqual([0, undefined])
  })
})

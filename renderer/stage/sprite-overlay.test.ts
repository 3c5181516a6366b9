// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createSpriteOverlay } from './sprite-overlay.ts'
import { testPiece, createFakePainter } from '../testing/stage-helpers.ts'

function laid() {
  const layer = new Container()
  const { paint, painted } = createFakePainter()
  return { layer, painted, overlay: createSpriteOverlay(layer, paint, () => 2) }
}

describe('what lies over the board', () => {
  it('stands there at once, in the order of its layers', () => {
    const { layer, overlay } = laid()
    expect(overlay.show([testPiece('over', 30, { layer: 5 }), testPiece('under', 10)])).toBe(true)
    expect(layer.children.map(({ position }) => position.x)).toEqual([10, 30])
  })

  it('is not laid again when it is the same', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const before = [...layer.children]
    expect(overlay.show([testPiece('ruby', 10)])).toBe(false)
    expect(layer.children).toEqual(before)
  })

  it('leaves nothing behind', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const [before] = layer.children
    overlay.show([])
    expect([layer.children.length, before?.destroyed, overlay.sprites]).toEqual([0, true, []])
  })

  it('stands on whole device pixels, where it is sharp', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10.3)])
    expect(layer.children[0]?.position.x).toBe(10.5)
  })

  it('is painted again when asked', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const [before] = layer.children
    overlay.repaint()
    expect([layer.children.length, before?.destroyed]).toEqual([1, true])
  })
})

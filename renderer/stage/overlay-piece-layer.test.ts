// @vitest-environment happy-dom
import { Container } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createOverlayPieceLayer } from './overlay-piece-layer.ts'
import { testPiece, createFakePainter } from '../testing/stage-helpers.ts'

function laid() {
  const layer = new Container()
  const { paint, painted } = createFakePainter()
  return { layer, painted, overlay: createOverlayPieceLayer(layer, paint, () => 2) }
}

describe('sprite overlay', () => {
  it('shows pieces at once, in the order of their layers', () => {
    const { layer, overlay } = laid()
    expect(overlay.show([testPiece('over', 30, { layer: 5 }), testPiece('under', 10)])).toBe(true)
    expect(layer.children.map(({ position }) => position.x)).toEqual([10, 30])
  })

  it('does not rebuild sprites for equal pieces', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const before = [...layer.children]
    expect(overlay.show([testPiece('ruby', 10)])).toBe(false)
    expect(layer.children).toEqual(before)
  })

  it('removes and destroys sprites that are no longer shown', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const [before] = layer.children
    overlay.show([])
    expect([layer.children.length, before?.destroyed, overlay.sprites]).toEqual([0, true, []])
  })

  it('places sprites on whole device pixels, so that they are sharp', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10.3)])
    expect(layer.children[0]?.position.x).toBe(10.5)
  })

  it('repaint() paints all sprites again', () => {
    const { layer, overlay } = laid()
    overlay.show([testPiece('ruby', 10)])
    const [before] = layer.children
    overlay.repaint()
    expect([layer.children.length, before?.destroyed]).toEqual([1, true])
  })
})

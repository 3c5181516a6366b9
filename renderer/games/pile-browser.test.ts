import { expect, it } from 'vitest'
import type { OpenPileOverlayPropsByKind } from '../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { boxOfPiece, createPieceFactory, pileToggleClickTarget } from '../art/piece-factory.ts'
import { createPileBrowserFrame } from './pile-browser.ts'
import { areAllBoxesApart, testViewport, isBoxWithin } from '../testing/game-ui-helpers.ts'

const { piece } = createPieceFactory<SpriteSpecsOf<OpenPileOverlayPropsByKind>>()

it.each([
  [1280, 800],
  [390, 640],
])('an open pile lies below its title, above a full-size veil that closes it, at %i x %i', (width, height) => {
  const close = { id: 'game.label.close' }
  const at = { gap: 6, place: 'browse', layer: 14, close }
  const { pieces, cardArea } = createPileBrowserFrame(
    piece,
    testViewport(width, height, 2),
    'ruins',
    { id: 'game.sign.ruins', count: 3 },
    at,
  )
  const [veil, title] = pieces
  if (veil === undefined || title === undefined) throw new Error('a pile is covered by two pieces')
  expect(veil).toMatchObject({
    id: 'browse:veil',
    label: close,
    targets: [pileToggleClickTarget('ruins')],
    width,
    height,
  })
  expect(title.sprite).toEqual({ kind: 'title', id: 'game.sign.ruins', count: 3, textScale: 1 })
  expect(isBoxWithin(boxOfPiece(title), boxOfPiece(veil))).toBe(true)
  expect(isBoxWithin(cardArea, boxOfPiece(veil))).toBe(true)
  expect(areAllBoxesApart([boxOfPiece(title), cardArea])).toBe(true)
})

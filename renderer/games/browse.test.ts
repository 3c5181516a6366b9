import { expect, it } from 'vitest'
import type { CoverLooks } from '../art/cover.ts'
import type { LooksOf } from '../art/looks.ts'
import { boxOf, makers, opening } from '../art/make.ts'
import { browsing } from './browse.ts'
import { allApart, vantageOf, within } from './testing.ts'

const { piece } = makers<LooksOf<CoverLooks>>()

it.each([
  [1280, 800],
  [390, 640],
])('an open pile lies under its title on a veil over all, which closes it, at %i x %i', (width, height) => {
  const close = { id: 'game.label.close' }
  const at = { gap: 6, place: 'browse', layer: 14, close }
  const { over, below } = browsing(piece, vantageOf(width, height, 2), 'ruins', { id: 'game.sign.ruins', count: 3 }, at)
  const [veil, title] = over
  if (veil === undefined || title === undefined) throw new Error('a pile is covered by two pieces')
  expect(veil).toMatchObject({ id: 'browse:veil', label: close, targets: [opening('ruins')], width, height })
  expect(title.look).toEqual({ kind: 'title', id: 'game.sign.ruins', count: 3, textScale: 1 })
  expect(within(boxOf(title), boxOf(veil))).toBe(true)
  expect(within(below, boxOf(veil))).toBe(true)
  expect(allApart([boxOf(title), below])).toBe(true)
})

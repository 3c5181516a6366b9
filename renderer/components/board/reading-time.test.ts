import { describe, expect, test } from 'vitest'
import type { Message } from '../../../engine/core/contract/game.ts'
import { followingTimeMs, GLANCE_MS, readingTimeMs, displayTimeMs } from './reading-time.ts'

const words = ({ id }: Message): string => id
const CARD = { id: 'Ana draws a card with ten words on it, here they are.' }
const usual = { motion: 1, haste: 1, unread: false }

describe('Y4: how long words stay', () => {
  test('is by their number, within bounds', () => {
    expect(readingTimeMs('')).toBe(0)
    expect(readingTimeMs('one')).toBe(470)
    expect(readingTimeMs('one two  three')).toBe(910)
    expect(readingTimeMs('word '.repeat(500))).toBe(8000)
  })

  test('is not hurried by what waits, but where nobody reads', () => {
    const time = displayTimeMs([CARD], words, usual)
    expect(time).toBe(readingTimeMs(CARD.id))
    expect(displayTimeMs([CARD], words, { ...usual, haste: 4 })).toBe(time)
    expect(displayTimeMs([CARD], words, { ...usual, haste: 4, unread: true })).toBe(time / 4)
  })

  test('is nothing without motion, and longer where motion is slow', () => {
    expect(displayTimeMs([CARD], words, { ...usual, motion: 0 })).toBe(0)
    expect(displayTimeMs([CARD], words, { ...usual, motion: 0.5 })).toBe(readingTimeMs(CARD.id) * 2)
  })

  test('a glance is short and hurried', () => {
    expect(displayTimeMs([], words, usual)).toBe(0)
    expect(displayTimeMs(['glance'], words, usual)).toBe(GLANCE_MS)
    expect(displayTimeMs(['glance'], words, { ...usual, haste: 3 })).toBe(GLANCE_MS / 3)
    expect(displayTimeMs(['glance', CARD], words, usual)).toBe(readingTimeMs(CARD.id))
  })
})

describe('X3: how long a moment stays so that its sentence can be followed', () => {
  const text = 'Ana throws 2 and 3: 5 spaces.'

  test('is by the number of its words, less what it has stood already', () => {
    expect(followingTimeMs(text, 0, usual)).toBe(1090)
    expect(followingTimeMs(text, 400, usual)).toBe(690)
    expect(followingTimeMs(text, 1200, usual)).toBe(0)
  })

  test('is not hurried by what waits', () => {
    expect(followingTimeMs(text, 0, { ...usual, haste: 4 })).toBe(1090)
  })

  test('is nothing without words, without motion, and where nobody reads', () => {
    expect(followingTimeMs('', 0, usual)).toBe(0)
    expect(followingTimeMs(text, 0, { ...usual, motion: 0 })).toBe(0)
    expect(followingTimeMs(text, 0, { ...usual, unread: true })).toBe(0)
    expect(followingTimeMs(text, 0, { ...usual, motion: 2 })).toBe(545)
  })
})

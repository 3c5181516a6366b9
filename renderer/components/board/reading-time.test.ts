import { describe, expect, test } from 'vitest'
import type { Message } from '../../../engine/core/contract/game.ts'
import {
  remainingLogReadingMs,
  MIN_UPDATE_DISPLAY_TIME_MS,
  readingTimeMs,
  displayTimeOfUpdateMs,
} from './reading-time.ts'

const words = ({ id }: Message): string => id
const CARD = { id: 'Ana draws a card with ten words on it, here they are.' }
const usual = { motion: 1, haste: 1, hasNoReader: false }

describe('Y4: display time of texts', () => {
  test('depends on the number of words, within bounds', () => {
    expect(readingTimeMs('')).toBe(0)
    expect(readingTimeMs('one')).toBe(470)
    expect(readingTimeMs('one two  three')).toBe(910)
    expect(readingTimeMs('word '.repeat(500))).toBe(8000)
  })

  test('is shortened by haste only if the text is hasNoReader', () => {
    const time = displayTimeOfUpdateMs([CARD], words, usual)
    expect(time).toBe(readingTimeMs(CARD.id))
    expect(displayTimeOfUpdateMs([CARD], words, { ...usual, haste: 4 })).toBe(time)
    expect(displayTimeOfUpdateMs([CARD], words, { ...usual, haste: 4, hasNoReader: true })).toBe(time / 4)
  })

  test('is zero without motion, and longer when motion is slow', () => {
    expect(displayTimeOfUpdateMs([CARD], words, { ...usual, motion: 0 })).toBe(0)
    expect(displayTimeOfUpdateMs([CARD], words, { ...usual, motion: 0.5 })).toBe(readingTimeMs(CARD.id) * 2)
  })

  test('is short for a glance, and shortened by haste', () => {
    expect(displayTimeOfUpdateMs([], words, usual)).toBe(0)
    expect(displayTimeOfUpdateMs(['glance'], words, usual)).toBe(MIN_UPDATE_DISPLAY_TIME_MS)
    expect(displayTimeOfUpdateMs(['glance'], words, { ...usual, haste: 3 })).toBe(MIN_UPDATE_DISPLAY_TIME_MS / 3)
    expect(displayTimeOfUpdateMs(['glance', CARD], words, usual)).toBe(readingTimeMs(CARD.id))
  })
})

describe('X3: remaining time to read the log sentence of an update', () => {
  const text = 'Ana throws 2 and 3: 5 spaces.'

  test('depends on the number of words, minus the time already shown', () => {
    expect(remainingLogReadingMs(text, 0, usual)).toBe(1090)
    expect(remainingLogReadingMs(text, 400, usual)).toBe(690)
    expect(remainingLogReadingMs(text, 1200, usual)).toBe(0)
  })

  test('is not shortened by haste', () => {
    expect(remainingLogReadingMs(text, 0, { ...usual, haste: 4 })).toBe(1090)
  })

  test('is zero without text, without motion and if hasNoReader', () => {
    expect(remainingLogReadingMs('', 0, usual)).toBe(0)
    expect(remainingLogReadingMs(text, 0, { ...usual, motion: 0 })).toBe(0)
    expect(remainingLogReadingMs(text, 0, { ...usual, hasNoReader: true })).toBe(0)
    expect(remainingLogReadingMs(text, 0, { ...usual, motion: 2 })).toBe(545)
  })
})

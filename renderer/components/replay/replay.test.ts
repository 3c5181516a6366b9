// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isolateBidiText } from '../../../bridge/names.ts'
import type { TimelineMarkShapeAndText } from '../../games/game-ui.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { replayPositionMessage } from './replay-position.ts'
import { entryCountAtShare, timelineMarksOf, timelineTurnSpansOf, type TimelineMark } from './timeline-marks.ts'
import { handleReplayKey, type KeyControlledReplay } from './replay-keys.ts'

describe('the timeline', () => {
  test('has a span for each turn, as long as its entries, and no span before the first turn', () => {
    const turns = [
      { entry: 2, seat: 1 },
      { entry: 4, seat: 0 },
      { entry: 8, seat: 2 },
    ]
    expect(timelineTurnSpansOf(turns, 8)).toEqual([
      { seat: 1, from: 0.25, to: 0.5 },
      { seat: 0, from: 0.5, to: 1 },
    ])
    expect(timelineTurnSpansOf([], 8)).toEqual([])
    expect(timelineTurnSpansOf([{ entry: 0, seat: 0 }], 0)).toEqual([])
  })

  test('marks the events that the game marks, and the end of a finished game', () => {
    const death: TimelineMarkShapeAndText = { shape: 'triangle-down', words: { id: 'toy.death' } }
    const end: TimelineMarkShapeAndText = { shape: 'flag', words: { id: 'replay.mark.end' } }
    const mark = ({ kind }: { readonly kind: string }) => (kind === 'died' ? death : undefined)
    const history = [[{ kind: 'turn' }], [{ kind: 'moved' }, { kind: 'died' }], [{ kind: 'died' }]]
    expect(timelineMarksOf(history, { timelineMark: mark }, false)).toEqual([
      { entry: 1, ...death },
      { entry: 2, ...death },
    ])
    expect(timelineMarksOf(history, { timelineMark: mark }, true)).toEqual([
      { entry: 1, ...death },
      { entry: 2, ...end },
    ])
    expect(timelineMarksOf(history, {}, false)).toEqual([])
  })

  test('tells screen readers the mark at the position, and none elsewhere', () => {
    addMessages({ 'toy.death': 'a life is over' })
    const marks: readonly TimelineMark[] = [{ entry: 3, shape: 'triangle-down', words: { id: 'toy.death' } }]
    const said = (read: number, seat?: number): string =>
      formatMessage(replayPositionMessage({ length: 8, readPosition: read, turnOwnerAt: () => seat }, marks), ['Ana'])
    expect(said(3)).toBe('Move 3 of 8: a life is over')
    expect(said(4)).toBe('Move 4 of 8')
    expect(said(0)).toBe('The beginning')
    expect(said(3, 0)).toBe(`Move 3 of 8, turn of ${isolateBidiText('Ana')}: a life is over`)
  })

  test('entryCountAtShare returns the nearest entry', () => {
    expect([-1, 0, 0.49, 0.51, 1, 2].map((share) => entryCountAtShare(share, 2))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('the replay keys', () => {
  /** Presses a key. @returns what was done, and whether the key meant anything */
  function press(key: string, { open = true, live = false, asked = false, shiftKey = false, on = document.body } = {}) {
    const done: string[] = []
    const replay: KeyControlledReplay = {
      open,
      at: live ? undefined : 3,
      isPlaying: false,
      step: (by) => done.push(`step ${String(by)}`),
      stepTurn: (by) => done.push(`turn ${String(by)}`),
      goTo: (entry) => done.push(`go ${String(entry)}`),
      returnToLive: () => done.push('live'),
      close: () => done.push('close'),
      play: () => done.push('play'),
      pause: () => done.push('pause'),
    }
    const event = new KeyboardEvent('keydown', { key, shiftKey })
    Object.defineProperty(event, 'target', { value: on })
    const meant = handleReplayKey(event, replay, asked)
    return [meant, replay.open, ...done]
  }

  test('P opens the bar, and closes it from any position', () => {
    expect(press('p', { open: false })).toEqual([true, true])
    expect(press('P')).toEqual([true, true, 'close'])
    expect(press('p', { live: true })).toEqual([true, true, 'close'])
  })

  test('step, skip turns, go to both ends, start playing and close the bar', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Escape'].map((key) => press(key)[2]),
    ).toEqual(['step -1', 'step 1', 'turn -1', 'turn 1', 'go 0', 'live', 'play', 'close'])
    expect(press('ArrowLeft', { shiftKey: true })[2]).toBe('turn -1')
  })

  test('are ignored while the bar is closed, and where the focus, the choices or a half-done click need them', () => {
    expect(press('ArrowLeft', { open: false })).toEqual([false, false])
    expect(press('u')).toEqual([false, true])
    // Live, with the bar open.
    expect(press('ArrowRight', { live: true, asked: true })).toEqual([false, true])
    expect(press('Escape', { live: true })).toEqual([false, true])
    expect(press(' ', { live: true })).toEqual([false, true])
    const button = document.createElement('button')
    expect(press(' ', { on: button })).toEqual([false, true])
    const log = document.createElement('div')
    log.setAttribute('role', 'log')
    expect(press('PageUp', { on: log })).toEqual([false, true])
    expect(press('ArrowLeft', { on: log })[2]).toBe('step -1')
  })
})

test('A20: the timeline gets at least 26rem of the bar beside the seats to view as and the what-if', () => {
  const bar = readFileSync(resolve(import.meta.dirname, 'ReplayBar.svelte'), 'utf8')
  const basis = /\.line \{[^}]*flex: 1 1 (\d+)rem;/.exec(bar)?.[1]
  expect(Number(basis)).toBeGreaterThanOrEqual(26)
})

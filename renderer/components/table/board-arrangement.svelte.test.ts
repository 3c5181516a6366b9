// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { testTableStatus } from '../../testing/fake-host.ts'
import { SeatBoardArrangementState } from './board-arrangement.svelte.ts'
import type { OpenTableState } from './table-context.ts'

interface Screen {
  readonly mine: readonly Seat[]
  readonly own: readonly Seat[]
  /** The boards of others are small, and follow who acts. */
  readonly follows?: boolean
}

/** The seat in front at a table of three where the third seat acts. */
function frontOf(first: Screen) {
  let screen = $state.raw(first)
  const at = {
    get info() {
      return { mine: screen.mine }
    },
    get session() {
      const actor = screen.mine[0]
      return {
        actingSeat: actor,
        turnOwner: 2,
        pendingCount: 0,
        canEndTurn: false,
        decision: undefined,
        replay: { viewAs: undefined },
      }
    },
    get gameUi() {
      return { followsActing: screen.follows === true }
    },
    status: testTableStatus({ viewer: 'table', deciders: [2] }),
    moment: { facts: [] },
  } as unknown as OpenTableState
  let front: SeatBoardArrangementState | undefined
  const stop = $effect.root(() => {
    front = new SeatBoardArrangementState(
      at,
      () => ({ seats: [], textScale: 1 }),
      () => screen.own,
    )
  })
  flushSync()
  return {
    shown: (now: Screen = screen) => {
      screen = now
      flushSync()
      return { bottom: front?.perspective.bottom, enlargedSeat: front?.enlargedSeat, figuresSeat: front?.figuresSeat }
    },
    stop,
  }
}

test('B4-6: a guest’s own seat is in front while a bot plays it and after the guest is back', () => {
  const { shown, stop } = frontOf({ mine: [], own: [1] })
  expect(shown()).toEqual({ bottom: 1, enlargedSeat: undefined, figuresSeat: 1 })
  expect(shown({ mine: [1], own: [1] })).toMatchObject({ bottom: 1, figuresSeat: 1 })
  stop()
})

test('B4-1: a screen without a seat enlarges the board of the acting seat, and shows no figures of a single seat', () => {
  const { shown, stop } = frontOf({ mine: [], own: [] })
  expect(shown()).toEqual({ bottom: 0, enlargedSeat: 2, figuresSeat: undefined })
  expect(shown({ mine: [0], own: [0] })).toMatchObject({ enlargedSeat: undefined, figuresSeat: 0 })
  stop()
})

import { describe, expect, it, vi } from 'vitest'
import { diceFixtureGame } from '../../../engine/core/invariants/fixture-games/index.ts'
import { createTestTable } from '../../../engine/core/invariants/test-helpers.ts'
import type { GameUi } from '../../games/game-ui.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import type { IdleScheduler } from '../../schedule-idle.ts'
import { ChoiceGhostCache } from './choice-ghost-cache.ts'

interface View {
  readonly pawns: readonly number[]
}
const parameters: SceneParameters = { width: 400, height: 100, bottom: 0, textScale: 1, viewer: 0, seats: [] }

function toy() {
  const scene = vi.fn(({ pawns }: View): Scene => ({
    outline: [],
    pieces: pawns.map((space, seat) => ({
      id: `pawn${String(seat)}`,
      piece: `pawn${String(seat)}`,
      place: `space${String(space)}`,
      sprite: { kind: 'pawn' },
      x: 20 + 30 * space,
      y: 20 + 40 * seat,
      width: 20,
      height: 20,
      layer: 1,
    })),
  }))
  const ghosts = vi.fn(() => [])
  const gameUi = { game: diceFixtureGame, scene, extraGhosts: ghosts } as unknown as GameUi
  const view: unknown = diceFixtureGame.view(
    createTestTable(diceFixtureGame, { options: { tokens: 5 } }).state as never,
    0,
  )
  const shown = scene(view as View)
  scene.mockClear()
  return {
    gameUi,
    scene,
    ghosts,
    outlooks: new ChoiceGhostCache({ gameUi, view, seat: 0, parameters, scene: shown }),
    shown,
  }
}

const spend = (steps: number) => ({ do: 'spend', steps })

/** Idle time that comes when the test says so. */
function byHand(): { idle: IdleScheduler; readonly waiting: number; slice(): void } {
  const works = new Set<() => void>()
  return {
    idle: (work) => {
      works.add(work)
      return () => works.delete(work)
    },
    get waiting() {
      return works.size
    },
    slice() {
      const [work] = works
      if (work === undefined) return
      works.delete(work)
      work()
    },
  }
}

describe('ChoiceGhostCache', () => {
  it('returns the ghosts from the shown scene to the scene after the choice, and the extra ghosts of the game', () => {
    const { outlooks, ghosts, shown } = toy()
    expect(outlooks.get(spend(2)).map(({ id }) => id)).toContain('ghost:pawn0')
    expect(ghosts).toHaveBeenCalledWith(
      expect.objectContaining({ before: shown, after: expect.objectContaining({ outline: [] }) as unknown }),
    )
  })

  it('D7: computes the scene of a choice once, however often it is requested', () => {
    const { outlooks, scene } = toy()
    const first = outlooks.get(spend(2))
    expect(outlooks.get(spend(2))).toBe(first)
    expect(scene).toHaveBeenCalledTimes(1)
    outlooks.get(spend(1))
    expect(scene).toHaveBeenCalledTimes(2)
  })

  it('precomputes one choice in each idle slice', () => {
    const { outlooks, scene } = toy()
    const clock = byHand()
    outlooks.get(spend(1))
    outlooks.fillWhenIdle([spend(1), spend(2), spend(3)], clock.idle)
    expect(scene).toHaveBeenCalledTimes(1)
    clock.slice()
    expect(scene).toHaveBeenCalledTimes(2)
    clock.slice()
    expect([scene.mock.calls.length, clock.waiting]).toEqual([3, 0])
    outlooks.get(spend(3))
    expect(scene).toHaveBeenCalledTimes(3)
  })

  it('stops precomputing when the decision is over', () => {
    const { outlooks, scene } = toy()
    const clock = byHand()
    const stop = outlooks.fillWhenIdle([spend(1), spend(2)], clock.idle)
    clock.slice()
    stop()
    clock.slice()
    expect([scene.mock.calls.length, clock.waiting]).toEqual([1, 0])
  })

  it('returns no ghosts if the scene cannot be computed, and reports the error once', () => {
    const { outlooks, scene } = toy()
    const report = vi.spyOn(console, 'error').mockReturnValue()
    scene.mockImplementation(() => {
      throw new Error('no scene')
    })
    expect([outlooks.get(spend(2)), outlooks.get(spend(2))]).toEqual([[], []])
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
  })
})

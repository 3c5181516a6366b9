/**
 * Checks that every game shows exactly one seat as at turn, and that a seat which has to confirm its turn end stays that
 * seat.
 */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import type { Scene } from '../stage/scene.ts'
import { GAME_UI_ENTRIES, loadGameUi } from './catalogue.ts'
import { testViewport } from '../testing/game-ui-helpers.ts'

/** So many, or as many as the game seats. */
const SEATS = 3
const SIZES = [
  [920, 700],
  [372, 440],
] as const

/** The seats of the pieces that are drawn as those of the active seat. */
function atTurn({ pieces }: Scene): ReadonlySet<Seat> {
  const at = pieces.filter(
    ({ sprite }) => sprite['turn'] === true || sprite['state'] === 'now' || sprite['asked'] === true,
  )
  return new Set(at.map(({ id }) => Number(/\d+/.exec(id)?.[0])))
}

describe.each(GAME_UI_ENTRIES.map(({ id }) => id))('X6: %s, while a seat is asked to confirm its turn end', (id) => {
  it('shows that seat alone as active', async () => {
    const gameUi = await loadGameUi(id)
    if (gameUi === undefined) throw new Error(`no face of ${id}`)
    const { game } = gameUi
    const players = Math.min(SEATS, game.info.players.max)
    const configured = createTableConfig(game.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    let state: unknown = game.setup(configured.config, createRandomStream(seedFromText('held'), 0), noopEventSink)
    const random = createRandomStream(seedFromText('held choices'), 0)
    const others = new Set<Seat>()
    for (let i = 0; i < 60; i++) {
      // Short games are played again.
      if (game.outcome(state) !== null) state = game.setup(configured.config, random, noopEventSink)
      for (const [width, height] of SIZES) {
        const plain = testViewport(width, height, players)
        for (const seat of atTurn(gameUi.scene(game.view(state, 0), plain))) others.add(seat)
        for (let acting = 0; acting < players; acting++) {
          const seats = atTurn(gameUi.scene(game.view(state, 0), { ...plain, acting }))
          expect([...seats], `seat ${String(acting)} after ${String(i)} choices`).toEqual([acting])
        }
      }
      const [seat = 0] = game.deciders(state)
      game.play(state, seat, random.pick(game.choices(state, seat)), random, noopEventSink)
    }
    // Without it the seats take turns.
    expect([...others].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat))
  })
})

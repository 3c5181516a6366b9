import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { diceFixtureGame, type DiceState } from '../../engine/core/invariants/fixture-games/dice-game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { REVIEW_POINT_BUDGET } from '../../engine/core/host/review/review-point-analysis.ts'
import { MAX_BOT_GAME_LOG_ENTRIES } from '../../engine/core/host/playout.ts'
import { openParsedSave, parseSave } from '../../engine/core/host/save.ts'
import { tryCreateServices } from '../../main/services.ts'
import { simulate } from './simulate.ts'

function sim(game: AnyGame, games = 1) {
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return simulate({ game, config: configured.config, games, seed: 'sim', bots: 'random' })
}

test('simulate finishes all games of a game that keeps the invariants, reproducibly', () => {
  const { report, failures } = sim(diceFixtureGame, 20)
  expect(failures).toEqual([])
  expect(report).toMatchObject({ game: 'toy-dice', players: 2, games: 20, finished: 20, violations: 0 })
  expect(report.turnsPerPlayer.median).toBeGreaterThan(1)
  expect(sim(diceFixtureGame, 20).report).toEqual(report)
})

test('simulate records one game for each end reason, and its save states the reason', () => {
  const { endings } = sim(diceFixtureGame, 20)
  expect(endings.map(({ reason }) => reason)).toEqual([...new Set(endings.map(({ reason }) => reason))])
  expect(endings.length).toBeGreaterThan(0)
  for (const { reason, save } of endings) {
    const parsed = parseSave(save)
    if (!parsed.ok) throw new Error(parsed.reason.id)
    const opened = openParsedSave(diceFixtureGame, parsed.saved)
    if (!opened.ok) throw new Error(opened.reason.id)
    expect(opened.table.outcome?.reason.id).toBe(reason)
    expect(parsed.saved.header).toMatchObject({
      about: 'random bots, 2 players, tokens 2, headStart false',
      expect: { end: reason },
    })
  }
})

/** Wrong from the middle of the game on. */
const late = (state: DiceState): boolean => state.pawns.some((space) => space > 8)

const BROKEN: readonly { what: string; game: AnyGame; why: RegExp }[] = [
  {
    what: 'nobody decides although the game runs',
    game: { ...diceFixtureGame, deciders: (state: DiceState) => (late(state) ? [] : diceFixtureGame.deciders(state)) },
    why: /^invariant 2: no seat decides/,
  },
  {
    what: 'a decider has no choice',
    game: {
      ...diceFixtureGame,
      choices: (state: DiceState, seat: number) => (late(state) ? [] : diceFixtureGame.choices(state, seat)),
    },
    why: /^invariant 2: seat . has 0 choices/,
  },
  {
    what: 'a promise is broken on the way',
    game: { ...diceFixtureGame, findBrokenInvariants: (state: DiceState) => (late(state) ? ['lost'] : []) },
    why: /^invariant 3: lost/,
  },
  {
    what: 'the same log leads elsewhere',
    game: (() => {
      let setups = 0
      const setup: typeof diceFixtureGame.setup = (...given) => ({
        ...diceFixtureGame.setup(...given),
        tokens: [2 + setups++, 2],
      })
      return { ...diceFixtureGame, setup }
    })(),
    why: /^invariant 1: /,
  },
  {
    what: 'a state is no plain data',
    game: {
      ...diceFixtureGame,
      clone: (state: DiceState) => ({ ...diceFixtureGame.clone(state), since: late(state) ? undefined : 1 }),
    },
    why: /^invariant 6: no plain data at \.since/,
  },
  {
    what: 'it crashes',
    game: {
      ...diceFixtureGame,
      play: (...given: Parameters<typeof diceFixtureGame.play>) => {
        if (late(given[0])) throw new Error('no such card')
        diceFixtureGame.play(...given)
      },
    },
    why: /^no such card/,
  },
]

describe('simulate counts a violation and leaves a save that opens, when', () => {
  for (const { what, game, why } of BROKEN)
    test(what, () => {
      const { report, failures } = sim(game)
      expect(report).toMatchObject({ finished: 0, violations: 1 })
      expect(failures[0]?.why).toMatch(why)
      const parsed = parseSave(failures[0]?.save ?? '')
      if (!parsed.ok) throw new Error(parsed.reason.id)
      expect(openParsedSave(diceFixtureGame, parsed.saved).ok).toBe(true)
    })

  test('the game does not end', () => {
    const mark = { do: 'mark' }
    const endless: AnyGame = {
      ...diceFixtureGame,
      choices: () => [mark, { do: 'mark', twice: true }],
      play: () => undefined,
    }
    const { failures } = sim(endless)
    expect(failures[0]?.why).toBe(`no end after ${String(MAX_BOT_GAME_LOG_ENTRIES + 1)} actions`)
    expect(parseSave(failures[0]?.save ?? '').ok).toBe(true)
  })
})

test('the app opens the save of a violation', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'samsara-sim-'))
  const { failures } = sim({
    ...diceFixtureGame,
    findBrokenInvariants: (state: DiceState) => (late(state) ? ['lost'] : []),
  })
  mkdirSync(join(profile, 'saves'))
  writeFileSync(join(profile, 'saves', 'toy-dice-2-sim-1.samsara'), failures[0]?.save ?? '')
  const services = await tryCreateServices({
    profile,
    openSettingsFile: () => ({ get: () => undefined, set: () => undefined }),
    environment: {
      catalogue: [{ info: diceFixtureGame.info, load: () => Promise.resolve(diceFixtureGame) }],
      clock: { now: () => 0, after: () => () => undefined },
      awake: { now: () => 0, onWake: () => () => undefined },
      randomBytes: (count) => new Uint8Array(count),
      botPool: {
        ask: () => Promise.reject(new Error('no bots here')),
        advise: () => Promise.reject(new Error('no bots here')),
        review: () => Promise.reject(new Error('no bots here')),
        close: () => Promise.resolve(),
      },
      replayPool: {
        ask: (saved) => {
          const opened = openParsedSave(diceFixtureGame, saved)
          return Promise.resolve(opened.ok ? { ok: true, packed: structuredClone(opened.table.pack()) } : opened)
        },
        close: () => Promise.resolve(),
      },
      reviewBudget: REVIEW_POINT_BUDGET,
      isPonderingEnabled: false,
      pace: undefined,
      seed: undefined,
      log: () => undefined,
    },
  })
  const opened = await services?.connect(() => undefined).call('desk.openSave', { save: 'toy-dice-2-sim-1' })
  expect(opened).toEqual({ ok: true, value: { table: 'toy-dice-2-sim-1' } })
  await services?.dispose()
  rmSync(profile, { recursive: true })
})

test('simulate counts a crash in the setup as a violation without a save', () => {
  const game: AnyGame = {
    ...diceFixtureGame,
    setup: () => {
      throw new Error('no cards')
    },
  }
  expect(sim(game).failures).toEqual([{ number: 1, why: 'no cards' }])
})

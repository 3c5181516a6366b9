import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { diceFixtureGame, sealedFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import { arenaSchedule, playArenaGame, playerSummariesOf, type Arena } from './arena.ts'
import { playMatch, type MatchResult, type MatchPlayer } from './match.ts'
import { loadPlayerByName, withWeights, type PlayerFactory } from './bot-players.ts'
import { projectPath, ROOT } from './project.mjs'
import { runProgram } from './run-program.mjs'
import { estimateShares } from './bootstrap.ts'

const stream = (label: string) => createRandomStream(seedFromText('arena'), label)

function configOf(game: AnyGame, players: number) {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return configured.config
}

describe('the confidence interval of a share of wins', () => {
  const coins = Array.from({ length: 100 }, (_, at) => [at % 2, 1 - (at % 2)])

  test('has the width of 1.96 standard errors on either side and contains the mean', () => {
    const [heads, tails] = estimateShares(coins, stream('coins'))
    expect(heads?.share).toBe(0.5)
    // A hundred throws: 1.96 standard errors of .05 on either side.
    expect(heads?.low).toBeCloseTo(0.4, 1)
    expect(heads?.high).toBeCloseTo(0.6, 1)
    expect(tails?.low).toBeCloseTo(1 - (heads?.high ?? 0), 10)
  })

  test('is equal for equal random streams, and a point when all observations agree', () => {
    expect(estimateShares(coins, stream('again'))).toEqual(estimateShares(coins, stream('again')))
    expect(estimateShares([[1], [1], [1]], stream('sure'))).toEqual([{ share: 1, low: 1, high: 1 }])
  })

  test('counts a seed with all its rotations as one observation', () => {
    const game = (win: number): MatchResult => ({
      returns: [win, 1 - win],
      decisions: [3, 4],
      turns: [[1, 2], [5]],
      moves: '',
    })
    // The player with the better seat wins: no luck differs between seeds.
    const standings = playerSummariesOf([game(1), game(0), game(1), game(0)], 2, 'seats')
    expect(standings[0]).toMatchObject({ share: 0.5, low: 0.5, high: 0.5, decisions: 12, turns: 8 })
    expect(standings[1]?.msPerTurn).toEqual({ mean: 5, p95: 5, max: 5 })
    const lucky = playerSummariesOf([game(1), game(1), game(0), game(0)], 2, 'luck')
    expect(lucky[0]).toMatchObject({ share: 0.5, low: 0, high: 1 })
  })
})

describe('the rotations of a seed', () => {
  const count = 3
  /** Players that always take the first choice, and note what they see first. */
  function watched(seen: unknown[]): Arena {
    const players = [0, 1, 2].map((player): PlayerFactory => (seat) => {
      let first = true
      return {
        choose(state, choices) {
          if (first) seen.push({ player, seat, hand: sealedFixtureGame.view(state as never, seat).hands[seat] })
          first = false
          return choices[0] ?? null
        },
      }
    })
    return { game: sealedFixtureGame, config: configOf(sealedFixtureGame, count), players, seed: 'round' }
  }

  test('put every player on every seat once and deal each seat the same hand', () => {
    const seen: { player: number; seat: number; hand: unknown }[] = []
    const arena = watched(seen)
    const bouts = arenaSchedule(count, 3)
    expect(bouts.map(({ rotation }) => rotation)).toEqual([0, 1, 2])
    const played = bouts.map((bout) => playArenaGame(arena, bout))
    expect(seen.map(({ player, seat }) => `${player} on ${seat}`).sort()).toEqual(
      [0, 1, 2].flatMap((player) => [0, 1, 2].map((seat) => `${player} on ${seat}`)),
    )
    for (const { seat, hand } of seen) expect(hand).toEqual(seen.find((other) => other.seat === seat)?.hand)
    // All play alike, so it is the seats that win: what a player got moves round with it.
    const [first = [], second = []] = played.map(({ returns }) => returns)
    expect(second).toEqual([...first.slice(1), ...first.slice(0, 1)])
  })

  test('round the number of games up to a multiple of the seats', () => {
    expect(arenaSchedule(3, 4)).toHaveLength(6)
    expect(arenaSchedule(2, 4).map(({ seed }) => seed)).toEqual([0, 0, 1, 1])
  })
})

test('a turn is a run of choices of one seat, and its milliseconds are the thinking time of that seat', () => {
  let clock = 0
  const slow: MatchPlayer = {
    choose(_, choices) {
      clock += 5
      return choices[0] ?? null
    },
  }
  const { decisions, turns } = playMatch({
    game: diceFixtureGame,
    config: configOf(diceFixtureGame, 2),
    players: [slow, slow],
    seed: seedFromText('turns'),
    now: () => clock,
  })
  const of = (seat: number): number => (turns[seat] ?? []).reduce((sum, ms) => sum + ms, 0)
  for (const seat of [0, 1]) expect(of(seat)).toBe(5 * (decisions[seat] ?? 0))
  expect(turns.flat().length).toBeLessThan(decisions.reduce((sum, each) => sum + each, 0))
})

describe('players loaded by name', () => {
  const features = {
    names: ['space'],
    read: ({ pawns }: { pawns: readonly number[] }, into: Float64Array) =>
      pawns.forEach((space, seat) => (into[seat] = space / 20)),
  }
  const game: AnyGame = { ...diceFixtureGame, features }
  const backwards = { features: ['space'], nets: [{ players: { min: 2, max: 2 }, linear: [-9], hidden: [] }] }

  test('can use other weights: a player with inverted weights loses', async () => {
    const judged = withWeights(game, 2, backwards)
    const players = await Promise.all([
      loadPlayerByName('adept', game, 2, {}),
      loadPlayerByName('adept', judged, 2, {}),
    ])
    const arena = { game, config: configOf(game, 2), players, seed: 'weights' }
    const played = arenaSchedule(2, 40).map((bout) => playArenaGame(arena, bout))
    expect(playerSummariesOf(played, 2, 'weights')[0]?.low).toBeGreaterThan(0.5)
  })

  test('fail to load for an unknown name, and weights must fit the features of the game', async () => {
    await expect(loadPlayerByName('nobody', game, 2, {})).rejects.toThrow('there is no player nobody')
    expect(() => withWeights(game, 2, { ...backwards, features: ['other'] })).toThrow('weights of other features')
  })
})

describe('npm run arena', () => {
  const arena = async (...args: string[]) => runProgram([process.execPath, projectPath('build/arena.ts'), ...args])
  /** What does not hang on the clock. */
  const timeless = (output: string): unknown => {
    const line = output.split('\n').find((each) => each.startsWith('{'))
    return JSON.parse(line ?? '', (key: string, value: unknown) => (key === 'msPerTurn' ? undefined : value))
  }

  test('gives the same result with one job, two jobs, and a bot loaded from a checkout path', async () => {
    const call = ['--game', 'karmaka', '--games', '4', '--seed', 'jobs', '--json', '--seats']
    const [one, two, visitor] = await Promise.all([
      arena(...call, 'random,random', '--jobs', '1'),
      arena(...call, 'random,random', '--jobs', '2'),
      arena(...call, `random,random@${ROOT}`, '--jobs', '1'),
    ])
    expect(one.code).toBe(0)
    expect(timeless(one.output)).toMatchObject({ games: 4, seeds: 2, players: [{ player: 'random' }, {}] })
    expect(timeless(two.output)).toEqual(timeless(one.output))
    const named = JSON.stringify(timeless(visitor.output)).replaceAll(`random@${ROOT}`, 'random')
    expect(JSON.parse(named)).toEqual(timeless(one.output))
  })

  test.each([
    ['without a game', [], '--game is missing'],
    ['with too few players', ['--game', 'chakra', '--seats', 'random'], 'table.config.players'],
    ['with a stranger', ['--game', 'chakra', '--seats', 'random,nobody'], 'there is no player nobody'],
    ['with no games', ['--game', 'chakra', '--seats', 'random,random', '--games', '0'], "from 1, not '0'"],
    ['with weights that are missing', ['--game', 'chakra', '--seats', 'random,adept:none.json'], 'no weights in'],
  ])('%s ends with one line and code 2', async (_, args, why) => {
    const { code, output } = await arena(...args)
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(why)])
  })
})

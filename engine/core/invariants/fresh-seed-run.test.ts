import { describe, expect, it } from 'vitest'
import { formatFailure, createFreshSeedGames, describeViolations, type FreshSeedRun } from './fresh-seed-run.ts'
import { MUTANT_GAMES, diceTestAdapter, sealedTestAdapter } from './fixture-games/index.ts'

const run: FreshSeedRun = { file: 'engine/invariants.long.test.ts', seed: 'any words', games: 3 }

describe('game invariants on fresh seeds', () => {
  it('are tested with every number of players and option, however few games are requested', () => {
    const { info } = diceTestAdapter.game
    const tables = createFreshSeedGames(info, { ...run, games: 1 }).map(({ title }) => title.replace(/.*: /, ''))
    const tokens = ['tokens=2', 'tokens=0', 'tokens=5']
    expect(tables).toEqual([
      ...tokens.flatMap((each) => [`2 players ${each} headStart=false`, `2 players ${each} headStart=true`]),
      ...[3, 4].flatMap((players) => tokens.map((each) => `${String(players)} players ${each} headStart=false`)),
    ])
    expect(createFreshSeedGames(info, { ...run, games: 20 })).toHaveLength(20)
  })

  it('are tested on the same games for the same seed, and on others for another seed', () => {
    const seeds = (seed: string) =>
      createFreshSeedGames(sealedTestAdapter.game.info, { ...run, seed }).map(({ trial }) => trial.seed)
    expect(seeds('one')).toEqual(seeds('one'))
    expect(new Set([...seeds('one'), ...seeds('other')]).size).toBe(2 * seeds('one').length)
  })

  it('print nothing for a game that satisfies them', () => {
    for (const game of createFreshSeedGames(sealedTestAdapter.game.info, run))
      expect(formatFailure(run, game, describeViolations(sealedTestAdapter, game.trial))).toBeUndefined()
  })

  it('print for a failure the seed, the place and the command that repeats only this game', () => {
    const kit = MUTANT_GAMES.find(({ invariant }) => invariant === 3)?.adapter
    if (kit === undefined) throw new Error('no mutant for invariant 3')
    const [, game] = createFreshSeedGames(kit.game.info, run)
    if (game === undefined) throw new Error('no second game')
    const failure = formatFailure(run, game, describeViolations(kit, game.trial)) ?? ''
    expect(failure).toContain(`game 2: 3 players, seed ${game.trial.seed}\n`)
    expect(failure).toMatch(
      /^invariant 3: at beat 0: cards were lost or made \(3 players, seed [0-9a-f]{32}, action \d+\)$/m,
    )
    const [, seed, games, title] =
      /SAMSARA_SEED='(.*)' SAMSARA_GAMES=(\d+) npx vitest run .* -t '(.*)'$/.exec(failure) ?? []
    const again = createFreshSeedGames(kit.game.info, { ...run, seed: seed ?? '', games: Number(games) })
    expect(again.find((each) => each.title === title)).toEqual(game)
  })

  it('report a check that throws as a failure', () => {
    const audit = (): never => {
      throw new Error('no such card')
    }
    const kit = { ...sealedTestAdapter, game: { ...sealedTestAdapter.game, findBrokenInvariants: audit } }
    const [game] = createFreshSeedGames(kit.game.info, run)
    if (game === undefined) throw new Error('no game')
    expect(formatFailure(run, game, describeViolations(kit, game.trial))).toMatch(
      /invariant 3 fell over: Error: no such card/,
    )
  })
})

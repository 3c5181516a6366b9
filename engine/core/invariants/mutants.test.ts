import { describe, expect, it } from 'vitest'
import { findBrokenInvariantNumbers, GAME_INVARIANTS, createTrials } from './invariant-suite.ts'
import { noopEventSink } from '../contract/game-events.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { findUncaughtLeakyViews } from './non-interference.ts'
import { findUndeterminedPositions } from './determinization.ts'
import { MUTANT_GAMES, diceTestAdapter, echoTestAdapter, sealedTestAdapter } from './fixture-games/index.ts'

describe('every invariant fails for its mutant games, and no invariant fails that a mutant does not list', () => {
  for (const { invariant, alsoBreaks = [], description, adapter } of MUTANT_GAMES)
    it(`invariant ${String(invariant)}: ${description}`, () => {
      const trials = createTrials(adapter, { players: [2, 3], games: 2, seed: 'broken' })
      expect(findBrokenInvariantNumbers(adapter, trials)).toEqual([invariant, ...alsoBreaks])
    })

  it('the mutants leave the original fixture games unchanged, since all tests of a worker share them', () => {
    const writing = MUTANT_GAMES.find(({ description }) => description === 'play writes into its action')?.adapter
    if (writing === undefined) throw new Error('no toy writes into its action')
    const [trial] = createTrials(writing, { players: [2], games: 1, seed: 'left' })
    if (trial === undefined) throw new Error('no trial')
    expect(GAME_INVARIANTS.flatMap(({ check }) => check(writing, trial))).not.toEqual([])
    const state = diceTestAdapter.game.setup(trial.config, createRandomStream(seedFromText('left'), 0), noopEventSink)
    expect(diceTestAdapter.game.choices(state, 0)).toContainEqual({ do: 'roll' })
  })

  it('there is a mutant game for each invariant', () => {
    expect(new Set(MUTANT_GAMES.map(({ invariant }) => invariant))).toEqual(
      new Set(GAME_INVARIANTS.map(({ number }) => number)),
    )
  })

  it('a violation names number of players, seed, number of actions and what is broken', () => {
    const kit = MUTANT_GAMES.find(({ invariant }) => invariant === 3)?.adapter
    if (kit === undefined) throw new Error('no mutant for invariant 3')
    const [trial] = createTrials(kit, { players: [3], games: 1, seed: 'report' })
    if (trial === undefined) throw new Error('no trial')
    const [violation] = GAME_INVARIANTS.flatMap(({ check }) => check(kit, trial))
    expect(violation).toEqual({
      invariant: 3,
      at: expect.stringMatching(new RegExp(`^3 players, seed ${trial.seed}, action \\d+$`)) as string,
      what: 'at beat 0: cards were lost or made',
    })
  })
})

describe('the contents of a test adapter are checked as well', () => {
  const trials = createTrials(sealedTestAdapter, { players: [3], games: 3, seed: 'kit' })

  it('findUncaughtLeakyViews names a leaky view that leaks nothing', () => {
    const leaks = [...sealedTestAdapter.leakyViews, { name: 'honest', view: sealedTestAdapter.game.view }]
    expect(findUncaughtLeakyViews({ ...sealedTestAdapter, leakyViews: leaks }, trials)).toEqual(['honest'])
  })

  it('findUndeterminedPositions names a small position whose real state is never determinized', () => {
    const determinize: typeof echoTestAdapter.game.determinize = (view, viewer, random) => {
      const state = echoTestAdapter.game.determinize(view, viewer, random)
      if (state.deck.length === 1) state.deck = ['echo']
      return state
    }
    const kit = { ...echoTestAdapter, game: { ...echoTestAdapter.game, determinize } }
    expect(findUndeterminedPositions(kit, createRandomStream(seedFromText('small'), 0))).toEqual([
      'three cards unknown',
    ])
  })

  it('invariant 4 throws when scrambleHidden breaks an invariant of the state', () => {
    const scramble: typeof sealedTestAdapter.scrambleHidden = (before) => ({ ...before, rest: [] })
    const law4 = GAME_INVARIANTS.find(({ number }) => number === 4)
    const [trial] = trials
    if (trial === undefined || law4 === undefined) throw new Error('no trial')
    expect(() => law4.check({ ...sealedTestAdapter, scrambleHidden: scramble }, trial)).toThrow(
      'cards were lost or made',
    )
  })
})

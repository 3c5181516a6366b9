import { describe, expect, test } from 'vitest'
import {
  createLearnedWinChancesEvaluation,
  packNetIntoTypedArrays,
  type AllSeatsFeatureExtractor,
  type FastEvaluationNet,
} from '../../contract/features.ts'
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, TableConfig } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { seedFromText, createRandomStream } from '../../contract/random.ts'
import type { AnyGameTestAdapter } from '../../invariants/game-test-adapter.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  echoTestAdapter,
  sealedFixtureGame,
  sealedTestAdapter,
  type DiceState,
} from '../../invariants/fixture-games/index.ts'
import { playSelfPlayEpisode, type Episode } from './episode.ts'
import { NetTrainer } from './net-trainer.ts'
import { addLossGradient, weightCountOf, type TrainingPosition } from './gradient.ts'

const luck = (label: string) => createRandomStream(seedFromText('learn'), label)
const TWO: TableConfig = { players: 2, options: { tokens: 2, headStart: false } }

/** How far a pawn is, and what helps it on. */
const diceFeatures: AllSeatsFeatureExtractor<DiceState> = {
  names: ['space', 'tokens', 'toMove'],
  read({ pawns, tokens, stack }, into) {
    pawns.forEach((space, seat) => {
      into[seat * 3] = space / 20
      into[seat * 3 + 1] = (tokens[seat] ?? 0) / 3
      into[seat * 3 + 2] = stack[0]?.seat === seat ? 1 : 0
    })
  },
}
const diceGame: AnyGame = { ...diceFixtureGame, features: diceFeatures }
const PACE = { lambda: 0.7, rate: 0.02, batch: 16, decay: 1e-4 }

const packedNet = (learner: NetTrainer): FastEvaluationNet => packNetIntoTypedArrays(learner.net({ min: 2, max: 2 }))

/** Rounds of self-play, each learned from. */
function rounds(learner: NetTrainer, from: number, to: number): number {
  let loss = 0
  for (let round = from; round < to; round++) {
    const net = packedNet(learner)
    const episodes = Array.from({ length: 20 }, (_, game) =>
      playSelfPlayEpisode({ game: diceGame, config: TWO, net, exploration: 0.1, nodes: 8 }, luck(`${round}/${game}`)),
    )
    loss = learner.train(episodes, PACE, luck(`learn ${round}`))
  }
  return loss
}

describe('addLossGradient', () => {
  const shape = { inputs: 3, units: 4 }
  const random = luck('slope')
  const number = (): number => random.int(2001) / 1000 - 1

  test.each([
    ['each for itself', [0, 1, 2], [0.2, 0.5, 0.3]],
    ['in sides', [0, 1, 0, 1], [0.7, 0.3, 0.7, 0.3]],
  ])('agrees with finite differences: %s', (_, sides, target) => {
    const values = Float64Array.from({ length: weightCountOf(shape) }, number)
    const rows = Float32Array.from({ length: sides.length * shape.inputs }, number)
    // Against its own target, so that the loss that is told is the one that is sloped.
    const lesson: TrainingPosition = { rows, sides, target, returns: target }
    const slope = new Float64Array(values.length)
    addLossGradient(values, shape, lesson, slope)
    const STEP = 1e-6
    const lossWith = (at: number, by: number): number =>
      addLossGradient(
        values.map((value, each) => (each === at ? value + by : value)),
        shape,
        lesson,
        new Float64Array(values.length),
      )
    const found = [...slope].map((_each, at) => (lossWith(at, STEP) - lossWith(at, -STEP)) / (2 * STEP))
    found.forEach((by, at) => expect(slope[at], `weight ${at}`).toBeCloseTo(by, 5))
    expect(found.filter((by) => Math.abs(by) > 1e-3).length).toBeGreaterThan(values.length / 2)
  })
})

describe('NetTrainer', () => {
  test('learns from nothing in a few hundred games which seat is ahead', () => {
    const learner = new NetTrainer(diceFeatures, 4, luck('begin'))
    const before = learner.train([], PACE, luck('none'))
    expect(before).toBe(0)
    const loss = rounds(learner, 0, 15)
    // Who knows nothing has ln 2.
    expect(loss).toBeLessThan(0.55)
    const chances = createLearnedWinChancesEvaluation(diceFeatures, {
      features: diceFeatures.names,
      nets: [learner.net({ min: 2, max: 2 })],
    })
    const start = diceFixtureGame.setup({ players: 2, options: TWO.options }, luck('start'), noopEventSink)
    expect(chances({ ...start, pawns: [16, 5] }, 2)[0]).toBeGreaterThan(0.85)
    expect(chances({ ...start, pawns: [5, 16] }, 2)[0]).toBeLessThan(0.2)
    expect(chances({ ...start, pawns: [8, 8], tokens: [3, 0] }, 2)[0]).toBeGreaterThan(
      chances({ ...start, pawns: [8, 8], tokens: [0, 3] }, 2)[0] ?? 1,
    )
  })

  test('continues from packed text exactly as if it had not stopped', () => {
    const straight = new NetTrainer(diceFeatures, 4, luck('begin'))
    rounds(straight, 0, 4)
    const first = new NetTrainer(diceFeatures, 4, luck('begin'))
    rounds(first, 0, 2)
    const again = new NetTrainer(diceFeatures, 4, luck('other'), JSON.parse(JSON.stringify(first.pack())))
    rounds(again, 2, 4)
    expect(JSON.stringify(again.pack())).toBe(JSON.stringify(straight.pack()))
    expect(() => new NetTrainer(diceFeatures, 5, luck('begin'), first.pack())).toThrow('another size')
  })

  test('starts with the initial weights of the features', () => {
    const { linear } = new NetTrainer({ ...diceFeatures, initialWeights: { tokens: 2 } }, 4, luck('begin')).net({
      min: 2,
      max: 2,
    })
    expect(linear).toEqual([0, 2, 0])
  })
})

test('an evaluation with weights of other features throws only when it is called, and names npm run learn', () => {
  const chances = createLearnedWinChancesEvaluation(diceFeatures, { features: ['space'], nets: [] })
  const state = diceFixtureGame.setup({ players: 2, options: TWO.options }, luck('start'), noopEventSink)
  expect(() => chances(state, 2)).toThrow('npm run learn')
})

/** A fixture game with features that read everything, also the state that no viewer may see. */
function seeingAll(game: AnyGame): AnyGame {
  const features: AllSeatsFeatureExtractor = {
    names: ['all'],
    read(state, into) {
      const text = JSON.stringify(state)
      for (let seat = 0; seat < into.length; seat++) {
        let hash = seat
        for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % 1009
        into[seat] = hash / 1009
      }
    },
  }
  return { ...game, features }
}

function episodeOf(game: AnyGame, label: string): Episode {
  const net = packedNet(
    new NetTrainer({ names: ['all'], read: () => undefined, initialWeights: { all: 5 } }, 0, luck('net')),
  )
  return playSelfPlayEpisode({ game, config: { players: 2, options: {} }, net, exploration: 0, nodes: 12 }, luck(label))
}

describe.each([
  ['sealed', sealedFixtureGame as AnyGame, sealedTestAdapter as AnyGameTestAdapter],
  ['echo', echoFixtureGame as AnyGame, echoTestAdapter as AnyGameTestAdapter],
])('self-play of the fixture game %s', (_, toy, kit) => {
  const game = seeingAll(toy)

  /** The first choice (among several) of the first decider of an episode that begins in this state. */
  function firstChoice(state: unknown, label: string): Json | undefined {
    let first: Json | undefined
    let truth: unknown
    const watched: AnyGame = {
      ...game,
      setup: () => (truth = game.clone(state)),
      play(played, seat, action, random, emit) {
        if (played === truth) first ??= action as Json
        game.play(played, seat, action, random, emit)
      },
    }
    episodeOf(watched, label)
    return first
  }

  test('a choice does not change when information hidden from its seat is permuted', () => {
    let permuted = 0
    for (let trial = 0; trial < 60; trial++) {
      const random = luck(`trial ${trial}`)
      const state: unknown = game.setup({ players: 2, options: {} }, random, noopEventSink)
      for (let moves = random.int(6); moves > 0; moves--) {
        const seat = game.deciders(state)[0]
        if (seat === undefined) break
        game.play(state, seat, random.pick(game.choices(state, seat)), random, noopEventSink)
      }
      const deciders = game.deciders(state)
      // Which of several is first is drawn from the same stream before anything else.
      const seat = deciders.length > 1 ? luck(`episode ${trial}`).pick(deciders) : deciders[0]
      if (seat === undefined) continue
      const other = kit.scrambleHidden(state, state, seat, random)
      if (JSON.stringify(other) !== JSON.stringify(state)) permuted += 1
      expect(firstChoice(other, `episode ${trial}`)).toEqual(firstChoice(state, `episode ${trial}`))
    }
    expect(permuted).toBeGreaterThan(20)
  })

  test('only determinizations of a view are searched, never the real state', () => {
    const madeUp = new WeakSet<object>()
    let tried = 0
    const watched: AnyGame = {
      ...game,
      determinize(view, viewer, random) {
        const state = game.determinize(view, viewer, random) as object
        madeUp.add(state)
        return state
      },
      clone(state) {
        expect(madeUp.has(state as object)).toBe(true)
        tried += 1
        const copy = game.clone(state) as object
        madeUp.add(copy)
        return copy
      },
    }
    for (let trial = 0; trial < 10; trial++) episodeOf(watched, `tried ${trial}`)
    expect(tried).toBeGreaterThan(50)
  })
})

/**
 * Self-play games of an evaluation, recorded as features. Every seat chooses the action with the highest value of the
 * resulting position (an afterstate: Sutton and Barto 2018, 6.8), as far as it may know: it evaluates its choices on a
 * determinization of its own view. With a given probability it explores another choice, so that it also learns about
 * choices it would not make.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import { winChancesFromNet, type AllSeatsFeatureExtractor, type FastEvaluationNet } from '../../contract/features.ts'
import type { AnyGame, Seat, TableConfig } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'
import { findBestLine, createLineEndDetector } from '../bots/turn-lines.ts'
import { MAX_BOT_GAME_LOG_ENTRIES } from '../playout.ts'

/** One self-play game as training data: the features after every decision, and the result. */
export interface Episode {
  readonly players: number
  /** The side of every seat, by seat: seats that win together have equal numbers. */
  readonly sides: readonly number[]
  /** The features of every seat, row by row, after every decision with more than one choice, except the last one. */
  readonly positions: readonly Float32Array[]
  /** The share of the win of every seat, by seat. */
  readonly returns: readonly number[]
}

/** How a self-play game is played. */
export interface SelfPlayOptions {
  readonly game: AnyGame
  readonly config: TableConfig
  /** The net by which all seats choose. */
  readonly net: FastEvaluationNet
  /** Probability of a choice other than the best: 0..1. */
  readonly exploration: number
  /** Number of choices that are tried in the search of one turn. */
  readonly nodes: number
}

/**
 * Plays one game in which the same net chooses for all seats, and records it.
 * @throws Error if the game has no features or does not end
 */
export function playSelfPlayEpisode(
  { game, config, net, exploration, nodes }: SelfPlayOptions,
  random: Random,
): Episode {
  const features = requireFeatures(game)
  const { players } = config
  const rows = new Float64Array(players * features.names.length)
  const worthOf = (state: unknown, seat: Seat): number => {
    const over = game.deciders(state).length === 0
    return (over ? game.returns(state) : winChancesFromNet(net, features, state, rows, players))[seat] ?? 0
  }
  const positions: Float32Array[] = []
  const plans: (readonly Json[])[] = []
  const state: unknown = game.setup(config, random, noopEventSink)
  const watch = createLineEndDetector(random)
  const sides = Array.from({ length: players }, (_, seat) => features.sideOf?.(state, seat) ?? seat)
  let left = MAX_BOT_GAME_LOG_ENTRIES
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    if ((left -= 1) === 0) throw new Error(`no end after ${String(MAX_BOT_GAME_LOG_ENTRIES)} choices`)
    const seat = deciders.length === 1 ? (deciders[0] ?? 0) : random.pick(deciders)
    const choices = game.choices(state, seat) as readonly Json[]
    const only = choices.length === 1 ? choices[0] : undefined
    let plan = plans[seat] ?? []
    let action = only
    if (action !== undefined) {
      plan = plan[0] === action ? plan.slice(1) : []
    } else if (exploration > 0 && random.int(1000) < exploration * 1000) {
      action = random.pick(choices)
      plan = []
    } else {
      if (plan.length === 0 || !choices.includes(plan[0] ?? null)) {
        const root: unknown = game.determinize(game.view(state, seat), seat, random)
        plan = findBestLine(game, root, seat, choices, nodes, worthOf, random).choices
      }
      action = plan[0]
      plan = plan.slice(1)
    }
    game.play(state, seat, action, watch.random, watch.emit)
    // After a random draw or another seat's turn, earlier plans are stale.
    plans[seat] = plan
    if (watch.consumeEnd()) plans.length = 0
    if (only !== undefined) continue
    rows.fill(0)
    features.read(state, rows)
    positions.push(Float32Array.from(rows))
  }
  // The finished state is not a training position: its value is known.
  return { players, sides, positions: positions.slice(0, -1), returns: game.returns(state) }
}

/**
 * Returns the feature extractor of a game, which computes the numbers that a net reads.
 * @throws Error if the game has none
 */
export function requireFeatures({ features, info }: AnyGame): AllSeatsFeatureExtractor {
  if (features === undefined) throw new Error(`${info.id} has no features`)
  return features as AllSeatsFeatureExtractor
}

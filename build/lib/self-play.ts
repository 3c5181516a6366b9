/**
 * Training by self-play in rounds: all games of a round use the same net, which is then trained on them. The result depends only
 * on the options, neither on the number of workers nor on whether the training was interrupted.
 */
import {
  weightsMatchFeatures,
  packNetIntoTypedArrays,
  type EvaluationNet,
} from '../../engine/core/contract/features.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { BOT_FACTORIES } from '../../engine/core/host/bots/levels.ts'
import { requireFeatures, playSelfPlayEpisode, type Episode } from '../../engine/core/host/learn/episode.ts'
import { NetTrainer, type NetTrainerCheckpoint } from '../../engine/core/host/learn/net-trainer.ts'
import { arenaSchedule, playArenaGame, playerSummariesOf, type Arena, type ArenaGame } from './arena.ts'
import type { TaskPool } from './task-pool.ts'
import type { MatchResult } from './match.ts'
import { createPlayerFactory, withWeights } from './bot-players.ts'
import type { ShareEstimate } from './bootstrap.ts'

/** All inputs that determine a net. */
export interface SelfPlayRunOptions {
  readonly game: string
  /** The player counts trained for, in turn. */
  readonly players: EvaluationNet['players']
  readonly games: number
  /** Any text. */
  readonly seed: string
  readonly units: number
  readonly lambda: number
  /** Learning rate of the first round; that of the last round is a tenth. */
  readonly rate: number
  readonly nodes: number
  /** Games per round. */
  readonly round: number
}

/** Checkpoint of a training as plain data: training continues from it as if it had never been interrupted. */
export interface SelfPlayState {
  readonly call: SelfPlayRunOptions
  readonly rounds: number
  readonly loss: number
  readonly learner: NetTrainerCheckpoint
}

/** Opponent that a net is measured against: the frozen greedy bot, or the game's present evaluation. */
export type OpponentKind = 'greedy' | 'present'

export type SelfPlayTask =
  | { readonly do: 'episode'; readonly net: EvaluationNet; readonly number: number }
  | { readonly do: 'bout'; readonly net: EvaluationNet; readonly rival: OpponentKind; readonly bout: ArenaGame }

export type SelfPlayTaskResult = Episode | MatchResult
export type SelfPlayTaskPool = Pick<TaskPool<SelfPlayTask, SelfPlayTaskResult>, 'all'>

const EXPLORATION_RATE = 0.03
const BATCH_SIZE = 32
const WEIGHT_DECAY = 1e-4

export class SelfPlayTraining {
  readonly call: SelfPlayRunOptions
  readonly #learner: NetTrainer
  #rounds = 0
  #loss = 0

  /** @param from checkpoint of a training with the same options @throws Error if the game has no features */
  constructor(call: SelfPlayRunOptions, game: AnyGame, from?: SelfPlayState) {
    this.call = call
    this.#learner = new NetTrainer(requireFeatures(game), call.units, randomFor(call, 'begin'), from?.learner)
    this.#rounds = from?.rounds ?? 0
    this.#loss = from?.loss ?? 0
  }

  /** Finished rounds. */
  get rounds(): number {
    return this.#rounds
  }

  /** Games used for training. */
  get games(): number {
    return Math.min(this.call.games, this.#rounds * this.call.round)
  }

  isOver(): boolean {
    return this.games >= this.call.games
  }

  /** Loss of the last round. */
  get loss(): number {
    return this.#loss
  }

  get state(): SelfPlayState {
    return { call: this.call, rounds: this.#rounds, loss: this.#loss, learner: this.#learner.pack() }
  }

  get net(): EvaluationNet {
    return this.#learner.net(this.call.players)
  }

  /** Plays one round and trains on it. */
  async playRound(crew: SelfPlayTaskPool): Promise<void> {
    const { call, net } = this
    const count = Math.min(call.round, call.games - this.games)
    const tasks = Array.from({ length: count }, (_, at): SelfPlayTask => ({
      do: 'episode',
      net,
      number: this.games + at,
    }))
    const episodes = (await crew.all(tasks)) as Episode[]
    const rate = call.rate * (1 - 0.9 * (this.games / call.games))
    const pace = { lambda: call.lambda, rate, batch: BATCH_SIZE, decay: WEIGHT_DECAY }
    this.#loss = this.#learner.train(episodes, pace, randomFor(call, `learn ${this.#rounds}`))
    this.#rounds += 1
  }
}

/** Without `present` if the game's weights are for other features. */
export function opponentKindsFor(game: AnyGame): readonly OpponentKind[] {
  const { weights } = game
  return weights === undefined || weightsMatchFeatures(requireFeatures(game), weights)
    ? ['greedy', 'present']
    : ['greedy']
}

/** The win share of one net against opponents, at the table with the fewest players. Both search their turns alike. */
export async function measureStrength(
  call: SelfPlayRunOptions,
  net: EvaluationNet,
  rival: OpponentKind,
  games: number,
  crew: SelfPlayTaskPool,
): Promise<ShareEstimate> {
  const players = call.players.min
  const tasks = arenaSchedule(players, games).map((bout): SelfPlayTask => ({ do: 'bout', net, rival, bout }))
  const played = (await crew.all(tasks)) as MatchResult[]
  const [own = { share: 0, low: 0, high: 0 }] = playerSummariesOf(played, players, `${call.seed} measured`)
  return { share: own.share, low: own.low, high: own.high }
}

/** Runs one task in a worker. @throws Error if the game has no features */
export function runSelfPlayTask(call: SelfPlayRunOptions, game: AnyGame, task: SelfPlayTask): SelfPlayTaskResult {
  if (task.do === 'episode') return playNumberedEpisode(call, game, task.net, task.number)
  const players = call.players.min
  const rival =
    task.rival === 'greedy'
      ? createPlayerFactory(BOT_FACTORIES.greedy, game)
      : createPlayerFactory(BOT_FACTORIES.adept, game)
  const judged = withWeights(game, players, { features: requireFeatures(game).names, nets: [task.net] })
  const arena: Arena = {
    game,
    config: configOf(game, players),
    players: [createPlayerFactory(BOT_FACTORIES.adept, judged), ...Array.from({ length: players - 1 }, () => rival)],
    seed: `${call.seed} held out`,
  }
  return playArenaGame(arena, task.bout)
}

function playNumberedEpisode(call: SelfPlayRunOptions, game: AnyGame, net: EvaluationNet, number: number): Episode {
  const { min, max } = call.players
  const config = configOf(game, min + (number % (max - min + 1)))
  const play = { game, config, net: packNetIntoTypedArrays(net), exploration: EXPLORATION_RATE, nodes: call.nodes }
  return playSelfPlayEpisode(play, randomFor(call, `game ${number}`))
}

function configOf(game: AnyGame, players: number) {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return configured.config
}

function randomFor({ seed }: SelfPlayRunOptions, label: string): Random {
  return createRandomStream(seedFromText(seed), label)
}

/**
 * Learning by self-play, round by round: all games of a round are played with the same net, which then learns from them.
 * What comes of it hangs on the call alone, neither on how many workers play nor on whether it was stopped on the way.
 */
import { matchesFeatures, packNet, type EvaluationNet } from '../../engine/core/contract/features.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { LEVELS } from '../../engine/core/host/bots/levels.ts'
import { requireFeatures, playSelfPlayEpisode, type Episode } from '../../engine/core/host/learn/episode.ts'
import { NetTrainer, type NetTrainerCheckpoint } from '../../engine/core/host/learn/net-trainer.ts'
import { arenaSchedule, playArenaGame, playerSummariesOf, type Arena, type ArenaGame } from './arena.ts'
import type { TaskPool } from './task-pool.ts'
import type { MatchResult } from './match.ts'
import { createPlayerFactory, withWeights } from './bot-players.ts'
import type { ShareEstimate } from './bootstrap.ts'

/** All that a net hangs on. */
export interface SelfPlayRunOptions {
  readonly game: string
  /** The tables it learns at, by turns. */
  readonly players: EvaluationNet['players']
  readonly games: number
  /** Any words. */
  readonly seed: string
  readonly units: number
  readonly lambda: number
  /** Of the first round; the last one has a tenth. */
  readonly rate: number
  readonly nodes: number
  /** Games with the same net. */
  readonly round: number
}

/** Where a learning stands, as plain data: it goes on from here as if it had never stopped. */
export interface SelfPlayState {
  readonly call: SelfPlayRunOptions
  readonly rounds: number
  readonly loss: number
  readonly learner: NetTrainerCheckpoint
}

/** Whom a net is measured against: frozen greedy, or the evaluation that the game has now. */
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

  /** @param from a state of the same call  @throws Error when the game has no features */
  constructor(call: SelfPlayRunOptions, game: AnyGame, from?: SelfPlayState) {
    this.call = call
    this.#learner = new NetTrainer(requireFeatures(game), call.units, randomFor(call, 'begin'), from?.learner)
    this.#rounds = from?.rounds ?? 0
    this.#loss = from?.loss ?? 0
  }

  /** Rounds done. */
  get rounds(): number {
    return this.#rounds
  }

  /** Games learned from. */
  get games(): number {
    return Math.min(this.call.games, this.#rounds * this.call.round)
  }

  isOver(): boolean {
    return this.games >= this.call.games
  }

  /** Of the last round. */
  get loss(): number {
    return this.#loss
  }

  get state(): SelfPlayState {
    return { call: this.call, rounds: this.#rounds, loss: this.#loss, learner: this.#learner.pack() }
  }

  get net(): EvaluationNet {
    return this.#learner.net(this.call.players)
  }

  /** Plays one round and learns from it. */
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

/** With weights of other features a game has no evaluation now. */
export function opponentKindsFor(game: AnyGame): readonly OpponentKind[] {
  const { weights } = game
  return weights === undefined || matchesFeatures(requireFeatures(game), weights) ? ['greedy', 'present'] : ['greedy']
}

/** How well a net does alone among rivals, at the smallest of its tables: both look through their turns alike. */
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

/** What a worker does. @throws Error when the game has no features */
export function runSelfPlayTask(call: SelfPlayRunOptions, game: AnyGame, task: SelfPlayTask): SelfPlayTaskResult {
  if (task.do === 'episode') return playNumberedEpisode(call, game, task.net, task.number)
  const players = call.players.min
  const rival =
    task.rival === 'greedy' ? createPlayerFactory(LEVELS.greedy, game) : createPlayerFactory(LEVELS.adept, game)
  const judged = withWeights(game, players, { features: requireFeatures(game).names, nets: [task.net] })
  const arena: Arena = {
    game,
    config: configOf(game, players),
    players: [createPlayerFactory(LEVELS.adept, judged), ...Array.from({ length: players - 1 }, () => rival)],
    seed: `${call.seed} held out`,
  }
  return playArenaGame(arena, task.bout)
}

function playNumberedEpisode(call: SelfPlayRunOptions, game: AnyGame, net: EvaluationNet, number: number): Episode {
  const { min, max } = call.players
  const config = configOf(game, min + (number % (max - min + 1)))
  const play = { game, config, net: packNet(net), exploration: EXPLORATION_RATE, nodes: call.nodes }
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

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
import { boutsOf, playBout, standingsOf, type Arena, type Bout } from './arena.ts'
import type { Crew } from './crew.ts'
import type { Played } from './match.ts'
import { playerOf, withWeights } from './players.ts'
import type { Share } from './shares.ts'

/** All that a net hangs on. */
export interface LearnCall {
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
export interface LearnState {
  readonly call: LearnCall
  readonly rounds: number
  readonly loss: number
  readonly learner: NetTrainerCheckpoint
}

/** Whom a net is measured against: frozen greedy, or the evaluation that the game has now. */
export type Rival = 'greedy' | 'present'

export type LearnTask =
  | { readonly do: 'episode'; readonly net: EvaluationNet; readonly number: number }
  | { readonly do: 'bout'; readonly net: EvaluationNet; readonly rival: Rival; readonly bout: Bout }

export type LearnResult = Episode | Played
export type LearnCrew = Pick<Crew<LearnTask, LearnResult>, 'all'>

const EXPLORATION = 0.03
const BATCH = 32
const DECAY = 1e-4

export class Learning {
  readonly call: LearnCall
  readonly #learner: NetTrainer
  #rounds = 0
  #loss = 0

  /** @param from a state of the same call  @throws Error when the game has no features */
  constructor(call: LearnCall, game: AnyGame, from?: LearnState) {
    this.call = call
    this.#learner = new NetTrainer(requireFeatures(game), call.units, luckOf(call, 'begin'), from?.learner)
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

  get state(): LearnState {
    return { call: this.call, rounds: this.#rounds, loss: this.#loss, learner: this.#learner.pack() }
  }

  get net(): EvaluationNet {
    return this.#learner.net(this.call.players)
  }

  /** Plays one round and learns from it. */
  async round(crew: LearnCrew): Promise<void> {
    const { call, net } = this
    const count = Math.min(call.round, call.games - this.games)
    const tasks = Array.from({ length: count }, (_, at): LearnTask => ({ do: 'episode', net, number: this.games + at }))
    const episodes = (await crew.all(tasks)) as Episode[]
    const rate = call.rate * (1 - 0.9 * (this.games / call.games))
    const pace = { lambda: call.lambda, rate, batch: BATCH, decay: DECAY }
    this.#loss = this.#learner.train(episodes, pace, luckOf(call, `learn ${this.#rounds}`))
    this.#rounds += 1
  }
}

/** With weights of other features a game has no evaluation now. */
export function rivalsOf(game: AnyGame): readonly Rival[] {
  const { weights } = game
  return weights === undefined || matchesFeatures(requireFeatures(game), weights) ? ['greedy', 'present'] : ['greedy']
}

/** How well a net does alone among rivals, at the smallest of its tables: both look through their turns alike. */
export async function measure(
  call: LearnCall,
  net: EvaluationNet,
  rival: Rival,
  games: number,
  crew: LearnCrew,
): Promise<Share> {
  const players = call.players.min
  const tasks = boutsOf(players, games).map((bout): LearnTask => ({ do: 'bout', net, rival, bout }))
  const played = (await crew.all(tasks)) as Played[]
  const [own = { share: 0, low: 0, high: 0 }] = standingsOf(played, players, `${call.seed} measured`)
  return { share: own.share, low: own.low, high: own.high }
}

/** What a worker does. @throws Error when the game has no features */
export function work(call: LearnCall, game: AnyGame, task: LearnTask): LearnResult {
  if (task.do === 'episode') return episode(call, game, task.net, task.number)
  const players = call.players.min
  const rival = task.rival === 'greedy' ? playerOf(LEVELS.greedy, game) : playerOf(LEVELS.adept, game)
  const judged = withWeights(game, players, { features: requireFeatures(game).names, nets: [task.net] })
  const arena: Arena = {
    game,
    config: configOf(game, players),
    players: [playerOf(LEVELS.adept, judged), ...Array.from({ length: players - 1 }, () => rival)],
    seed: `${call.seed} held out`,
  }
  return playBout(arena, task.bout)
}

function episode(call: LearnCall, game: AnyGame, net: EvaluationNet, number: number): Episode {
  const { min, max } = call.players
  const config = configOf(game, min + (number % (max - min + 1)))
  const play = { game, config, net: packNet(net), exploration: EXPLORATION, nodes: call.nodes }
  return playSelfPlayEpisode(play, luckOf(call, `game ${number}`))
}

function configOf(game: AnyGame, players: number) {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return configured.config
}

function luckOf({ seed }: LearnCall, label: string): Random {
  return createRandomStream(seedFromText(seed), label)
}

/**
 * Temporal-difference learning: the value of a position should match the values of the positions after it (Sutton 1988,
 * 'Learning to predict by the methods of temporal differences'; Tesauro 1995 on backgammon). The target of a position
 * is its lambda-return (forward view), the loss is the cross-entropy between target and chances, and the optimiser is
 * Adam (Kingma and Ba 2015).
 */
import {
  softmaxInPlace,
  packNetIntoTypedArrays,
  computeNetOutputForSeat,
  type AllSeatsFeatureExtractor,
  type EvaluationNet,
  type FastEvaluationNet,
} from '../../contract/features.ts'
import type { Random } from '../../contract/random.ts'
import type { Episode } from './episode.ts'
import {
  addLossGradient,
  sumChancesOnSideOf,
  weightCountOf,
  hiddenUnitOffset,
  type TrainingPosition,
} from './gradient.ts'

/** The hyperparameters of temporal-difference learning with Adam. */
export interface TrainingOptions {
  /** Weight of later positions: 1 uses only the outcome, 0 only the next position. */
  readonly lambda: number
  /** Adam's learning rate. */
  readonly rate: number
  /** Positions per step. */
  readonly batch: number
  /** Weight decay per step, multiplied by the rate: keeps uninformative weights small. */
  readonly decay: number
}

/** State of a trainer as plain data, from which training can continue. */
export interface NetTrainerCheckpoint {
  readonly inputs: number
  readonly units: number
  /** Number of training steps so far. */
  readonly steps: number
  /** All weights of the net. */
  readonly values: readonly number[]
  /** Adam's first moment estimate of each weight. */
  readonly first: readonly number[]
  /** Adam's second moment estimate of each weight. */
  readonly second: readonly number[]
}

const BETA_FIRST = 0.9
const BETA_SECOND = 0.999
const ADAM_EPSILON = 1e-8

/** Trains the evaluation net of a game on self-play games. */
export class NetTrainer {
  readonly inputs: number
  readonly units: number
  #steps = 0
  readonly #values: Float64Array
  readonly #gradient: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array

  /**
   * @param from a trainer state to continue from. Absent: small random weights, and the initial weights of the features
   */
  constructor(
    { names, initialWeights }: AllSeatsFeatureExtractor,
    units: number,
    random: Random,
    from?: NetTrainerCheckpoint,
  ) {
    const inputs = names.length
    this.inputs = inputs
    this.units = units
    const size = weightCountOf(this)
    this.#gradient = new Float64Array(size)
    if (from !== undefined) {
      if (from.values.length !== size) throw new Error('a learner of another size')
      this.#steps = from.steps
      this.#values = Float64Array.from(from.values)
      this.#first = Float64Array.from(from.first)
      this.#second = Float64Array.from(from.second)
      return
    }
    const small = (width: number): number => ((random.int(20001) - 10000) / 10000) * width
    this.#values = new Float64Array(size)
    this.#first = new Float64Array(size)
    this.#second = new Float64Array(size)
    names.forEach((name, at) => (this.#values[at] = initialWeights?.[name] ?? 0))
    for (let at = inputs; at < size; at++) this.#values[at] = small(Math.sqrt(3 / Math.max(1, inputs)))
    for (let unit = 0; unit < units; unit++) this.#values[hiddenUnitOffset(this, unit) + inputs + 1] = small(0.1)
  }

  /** @returns the state of the trainer, from which another one can continue */
  pack(): NetTrainerCheckpoint {
    const { inputs, units } = this
    const plain = (values: Float64Array): number[] => [...values]
    return {
      inputs,
      units,
      steps: this.#steps,
      values: plain(this.#values),
      first: plain(this.#first),
      second: plain(this.#second),
    }
  }

  /** @returns the net as trained so far, for tables with these player counts */
  net(players: EvaluationNet['players']): EvaluationNet {
    const { inputs, units } = this
    const values = this.#values
    const hidden = Array.from({ length: units }, (_, unit) => {
      const at = hiddenUnitOffset(this, unit)
      return {
        bias: values[at] ?? 0,
        weights: [...values.subarray(at + 1, at + 1 + inputs)],
        out: values[at + 1 + inputs] ?? 0,
      }
    })
    return { players, linear: [...values.subarray(0, inputs)], hidden }
  }

  /**
   * Trains on games, each position once.
   * @returns the mean loss before each step, against the games' real results
   */
  train(episodes: readonly Episode[], pace: TrainingOptions, random: Random): number {
    const net = packNetIntoTypedArrays(this.net({ min: 0, max: 0 }))
    const lessons = episodes.flatMap((episode) => trainingExamplesOf(episode, net, pace.lambda))
    random.shuffle(lessons)
    let loss = 0
    for (let at = 0; at < lessons.length; at += pace.batch) {
      const batch = lessons.slice(at, at + pace.batch)
      this.#gradient.fill(0)
      for (const lesson of batch) loss += addLossGradient(this.#values, this, lesson, this.#gradient)
      this.#applyAdamStep(batch.length, pace)
    }
    return loss / Math.max(1, lessons.length)
  }

  #applyAdamStep(lessons: number, { rate, decay }: TrainingOptions): void {
    this.#steps += 1
    const fix = Math.sqrt(1 - BETA_SECOND ** this.#steps) / (1 - BETA_FIRST ** this.#steps)
    const values = this.#values
    for (let at = 0; at < values.length; at++) {
      const slope = (this.#gradient[at] ?? 0) / lessons
      const first = BETA_FIRST * (this.#first[at] ?? 0) + (1 - BETA_FIRST) * slope
      const second = BETA_SECOND * (this.#second[at] ?? 0) + (1 - BETA_SECOND) * slope * slope
      this.#first[at] = first
      this.#second[at] = second
      const value = values[at] ?? 0
      values[at] = value - rate * ((fix * first) / (Math.sqrt(second) + ADAM_EPSILON) + decay * value)
    }
  }
}

/**
 * The lambda-returns of a game, computed from its end: each mixes the next position's value with that position's own
 * return.
 */
function trainingExamplesOf(
  { positions, sides, returns, players }: Episode,
  net: FastEvaluationNet,
  lambda: number,
): TrainingPosition[] {
  const lessons: TrainingPosition[] = []
  let target: readonly number[] = returns
  for (let at = positions.length - 1; at >= 0; at--) {
    const rows = positions[at]
    if (rows === undefined) continue
    lessons.push({ rows, sides, target, returns })
    if (lambda === 1) continue
    const wide = Float64Array.from(rows)
    const chances = softmaxInPlace(
      Array.from({ length: players }, (_, seat) => computeNetOutputForSeat(net, wide, seat * net.inputCount)),
    )
    const after = target
    target = sides.map(
      (_, seat) => lambda * (after[seat] ?? 0) + (1 - lambda) * sumChancesOnSideOf(chances, sides, seat),
    )
  }
  return lessons
}

/**
 * Temporal differences: a position should be worth what the positions after it are worth (Sutton 1988, 'Learning to
 * predict by the methods of temporal differences'; Tesauro 1995 on backgammon). The target of a position is its lambda-return
 * (forward view), the loss the cross-entropy between target and chances, the steps Adam's (Kingma and Ba 2015).
 */
import { intoChances, packNet, strengthOf, type Features, type Net, type PackedNet } from '../../contract/features.ts'
import type { Random } from '../../contract/random.ts'
import type { Episode } from './episode.ts'

export interface Pace {
  /** How far the end of a game reaches back: 1 only the outcome counts, 0 only the next position. */
  readonly lambda: number
  /** The length of Adam's steps. */
  readonly rate: number
  /** Positions in one step. */
  readonly batch: number
  /** How much weights shrink in each step, times the rate: keeps those small that say nothing. */
  readonly decay: number
}

/** A learner as plain data: it goes on from here. */
export interface LearnerData {
  readonly inputs: number
  readonly units: number
  readonly steps: number
  readonly values: readonly number[]
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const BETA_FIRST = 0.9
const BETA_SECOND = 0.999
const TINY = 1e-8

/** A net that is being learned: all its weights in one row: linear, then by unit bias, weights, out. */
export class Learner {
  readonly inputs: number
  readonly units: number
  #steps = 0
  readonly #values: Float64Array
  readonly #slope: Float64Array
  readonly #first: Float64Array
  readonly #second: Float64Array

  /** @param from a learner to go on from; else small weights at random, and those that the features begin with */
  constructor({ names, start }: Features, units: number, random: Random, from?: LearnerData) {
    const inputs = names.length
    this.inputs = inputs
    this.units = units
    const size = inputs + units * (inputs + 2)
    this.#slope = new Float64Array(size)
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
    names.forEach((name, at) => (this.#values[at] = start?.[name] ?? 0))
    for (let at = inputs; at < size; at++) this.#values[at] = small(Math.sqrt(3 / Math.max(1, inputs)))
    for (let unit = 0; unit < units; unit++) this.#values[this.#unitAt(unit) + inputs + 1] = small(0.1)
  }

  pack(): LearnerData {
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

  net(players: Net['players']): Net {
    const { inputs, units } = this
    const values = this.#values
    const hidden = Array.from({ length: units }, (_, unit) => {
      const at = this.#unitAt(unit)
      return {
        bias: values[at] ?? 0,
        weights: [...values.subarray(at + 1, at + 1 + inputs)],
        out: values[at + 1 + inputs] ?? 0,
      }
    })
    return { players, linear: [...values.subarray(0, inputs)], hidden }
  }

  /** Learns from games, each position once. @returns the mean loss before each step, against the games' real ends */
  learn(episodes: readonly Episode[], pace: Pace, random: Random): number {
    const net = packNet(this.net({ min: 0, max: 0 }))
    const lessons = episodes.flatMap((episode) => lessonsOf(episode, net, pace.lambda))
    random.shuffle(lessons)
    let loss = 0
    for (let at = 0; at < lessons.length; at += pace.batch) {
      const batch = lessons.slice(at, at + pace.batch)
      this.#slope.fill(0)
      for (const lesson of batch) loss += this.#lesson(lesson)
      this.#step(batch.length, pace)
    }
    return loss / Math.max(1, lessons.length)
  }

  #unitAt(unit: number): number {
    return this.inputs + unit * (this.inputs + 2)
  }

  /** Adds the slope of one position's loss. */
  #lesson({ rows, sides, target, returns }: Lesson): number {
    const { inputs, units } = this
    const values = this.#values
    const slope = this.#slope
    const players = sides.length
    const fired = new Float64Array(players * units)
    const chances: number[] = []
    for (let seat = 0; seat < players; seat++) {
      const from = seat * inputs
      let sum = 0
      for (let i = 0; i < inputs; i++) sum += (values[i] ?? 0) * (rows[from + i] ?? 0)
      for (let unit = 0; unit < units; unit++) {
        const at = this.#unitAt(unit)
        let each = values[at] ?? 0
        for (let i = 0; i < inputs; i++) each += (values[at + 1 + i] ?? 0) * (rows[from + i] ?? 0)
        if (each <= 0) continue
        fired[seat * units + unit] = each
        sum += each * (values[at + 1 + inputs] ?? 0)
      }
      chances.push(sum)
    }
    intoChances(chances)
    let loss = 0
    for (let seat = 0; seat < players; seat++) {
      const chance = chances[seat] ?? 0
      const side = sideChance(chances, sides, seat)
      if (sides.indexOf(sides[seat] ?? 0) === seat) loss -= (returns[seat] ?? 0) * Math.log(Math.max(side, 1e-12))
      // Of the cross-entropy of the sides by the strength of a seat.
      const by = chance - ((target[seat] ?? 0) * chance) / Math.max(side, 1e-12)
      const from = seat * inputs
      for (let i = 0; i < inputs; i++) slope[i] = (slope[i] ?? 0) + by * (rows[from + i] ?? 0)
      for (let unit = 0; unit < units; unit++) {
        const each = fired[seat * units + unit] ?? 0
        if (each <= 0) continue
        const at = this.#unitAt(unit)
        const out = at + 1 + inputs
        slope[out] = (slope[out] ?? 0) + by * each
        const down = by * (values[out] ?? 0)
        slope[at] = (slope[at] ?? 0) + down
        for (let i = 0; i < inputs; i++) slope[at + 1 + i] = (slope[at + 1 + i] ?? 0) + down * (rows[from + i] ?? 0)
      }
    }
    return loss
  }

  #step(lessons: number, { rate, decay }: Pace): void {
    this.#steps += 1
    const fix = Math.sqrt(1 - BETA_SECOND ** this.#steps) / (1 - BETA_FIRST ** this.#steps)
    const values = this.#values
    for (let at = 0; at < values.length; at++) {
      const slope = (this.#slope[at] ?? 0) / lessons
      const first = BETA_FIRST * (this.#first[at] ?? 0) + (1 - BETA_FIRST) * slope
      const second = BETA_SECOND * (this.#second[at] ?? 0) + (1 - BETA_SECOND) * slope * slope
      this.#first[at] = first
      this.#second[at] = second
      const value = values[at] ?? 0
      values[at] = value - rate * ((fix * first) / (Math.sqrt(second) + TINY) + decay * value)
    }
  }
}

/** A position with what it should have been worth. */
interface Lesson {
  readonly rows: Float32Array
  readonly sides: readonly number[]
  readonly target: readonly number[]
  readonly returns: readonly number[]
}

/** The lambda-returns of a game, from its end: each the next position's worth, mixed with that position's own return. */
function lessonsOf({ positions, sides, returns, players }: Episode, net: PackedNet, lambda: number): Lesson[] {
  const lessons: Lesson[] = []
  let target: readonly number[] = returns
  for (let at = positions.length - 1; at >= 0; at--) {
    const rows = positions[at]
    if (rows === undefined) continue
    lessons.push({ rows, sides, target, returns })
    if (lambda === 1) continue
    const wide = Float64Array.from(rows)
    const chances = intoChances(Array.from({ length: players }, (_, seat) => strengthOf(net, wide, seat * net.inputs)))
    const after = target
    target = sides.map((_, seat) => lambda * (after[seat] ?? 0) + (1 - lambda) * sideChance(chances, sides, seat))
  }
  return lessons
}

function sideChance(chances: readonly number[], sides: readonly number[], seat: number): number {
  const side = sides[seat]
  let sum = 0
  for (let other = 0; other < chances.length; other++) if (sides[other] === side) sum += chances[other] ?? 0
  return sum
}

/**
 * Invariant 1. Same config, seed and log give the same state, byte for byte. `play` changes only its state and its
 * streams. Simultaneous choices commute.
 */
import type { AnyGame, Seat } from '../contract/game.ts'
import { canonicalJson, equalJson, type Json } from '../contract/json.ts'
import { createRandomStream, type Seed } from '../contract/random.ts'
import { Table } from '../host/table.ts'
import { viewersOf, type InvariantCheck } from './game-test-adapter.ts'
import { deepCopy, deepFreeze, findSharedPath } from './json-comparison.ts'
import { createViolationCollector, type ViolationCollector } from './violation-collector.ts'
import { startTrial, isLegalAction, playStep, createStepSampler, walkRandomly, type WalkStep } from './random-walk.ts'

export const checkDeterministicPlay: InvariantCheck = (kit, trial) => {
  const { violations, addViolation } = createViolationCollector(1, trial)
  const game: AnyGame = kit.game
  const frozen = { ...trial, config: deepFreeze(deepCopy(trial.config)) }
  const common = findSharedPath(startTrial(game, trial).state, startTrial(game, trial).state)
  if (common !== undefined) addViolation(0, `two tables share what setup made at ${common}`)

  const wanted = createStepSampler(createRandomStream(trial.seed, 'law 1'))
  const one = walkRandomly(kit, frozen)
  const other = walkRandomly(kit, frozen)
  let at = 0
  for (;;) {
    const a = one.next()
    const b = other.next()
    if (a.done || b.done) {
      if (a.done && b.done) checkReplay(game, frozen, a.value, addViolation)
      else addViolation(at, 'the same game ended sooner when played again')
      return violations
    }
    at = a.value.at
    if (JSON.stringify(a.value.after) !== JSON.stringify(b.value.after)) {
      addViolation(at, 'the same actions led to another state when played again')
      return violations
    }
    if (!wanted(a.value)) continue
    checkUntouched(game, a.value, trial.seed, trial.config.players, addViolation)
    checkCommutes(game, a.value, trial.seed, addViolation)
  }
}

/** Checks that a table that replays the log through action validation has the same state, random events and outcome. */
function checkReplay(
  game: AnyGame,
  trial: Parameters<InvariantCheck>[1],
  end: {
    readonly state: unknown
    readonly randomEventCount: number
    readonly log: readonly { seat: Seat; action: Json }[]
  },
  say: ViolationCollector['addViolation'],
): void {
  const { table, refused } = Table.replay({ game, ...trial }, end.log)
  if (refused !== undefined) say(refused.at, `a table refused to replay an action: ${refused.reason.id}`)
  else if (JSON.stringify(table.state) !== JSON.stringify(end.state)) say(end.log.length, 'replay led to another state')
  else if (table.randomEventCount !== end.randomEventCount)
    say(end.log.length, 'replay met another number of random events')
}

/** Checks that the action is unchanged, and that functions that only read a state or a view do not modify it. */
function checkUntouched(
  game: AnyGame,
  step: WalkStep,
  seed: Seed,
  players: number,
  say: ViolationCollector['addViolation'],
): void {
  const trying = (what: string, attempt: () => unknown): void => {
    try {
      attempt()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      say(step.at, `${what} changes what is not its own: ${error.message}`)
    }
  }
  trying('play', () =>
    playStep(game, deepCopy(step.before), step.seat, deepFreeze(deepCopy(step.action)), seed, step.randomEventCount),
  )
  const state = deepFreeze(deepCopy(step.before))
  for (const member of ['deciders', 'evaluate', 'outcome', 'findBrokenInvariants', 'clone'] as const)
    trying(member, () => game[member](state))
  for (const viewer of viewersOf(players)) {
    const view = deepFreeze(deepCopy(game.view(state, viewer) as unknown))
    trying('view', () => game.view(state, viewer) as unknown)
    trying('determinize', () => game.determinize(view, viewer, createRandomStream(seed, 'determinize')) as unknown)
    if (viewer === 'table') continue
    trying('choices', () => game.choices(state, viewer))
    trying('requiresPrompt', () => game.requiresPrompt?.(state, viewer))
    trying('baselineEvaluate', () => game.baselineEvaluate?.(state, viewer))
    trying('explainIllegal', () => game.explainIllegal(view, viewer, deepFreeze(deepCopy(step.action))))
  }
}

/** Checks that with simultaneous choices neither a seat's choices nor the result depend on the order. */
function checkCommutes(game: AnyGame, step: WalkStep, seed: Seed, say: ViolationCollector['addViolation']): void {
  const deciders = game.deciders(step.before)
  if (!deciders.includes(step.seat)) return
  const random = createRandomStream(seed, `commute ${String(step.at)}`)
  for (const other of deciders.filter((seat) => seat !== step.seat)) {
    const choices = game.choices(step.before, other) as readonly Json[]
    const mine = { seat: step.seat, action: step.action }
    const theirs = { seat: other, action: random.pick(choices) }
    const first = deepCopy(step.before)
    const events =
      step.randomEventCount +
      (playStep(game, first, mine.seat, mine.action, seed, step.randomEventCount).usedRandomness ? 1 : 0)
    if (!equalJson(game.choices(first, other), choices)) {
      say(step.at, `seat ${String(mine.seat)} disturbs the simultaneous choice of seat ${String(other)}`)
      continue
    }
    playStep(game, first, theirs.seat, theirs.action, seed, events)
    const second = deepCopy(step.before)
    const after =
      step.randomEventCount +
      (playStep(game, second, theirs.seat, theirs.action, seed, step.randomEventCount).usedRandomness ? 1 : 0)
    if (!isLegalAction(game, second, mine.seat, mine.action)) {
      say(step.at, `seat ${String(other)} disturbs the simultaneous choice of seat ${String(mine.seat)}`)
      continue
    }
    playStep(game, second, mine.seat, mine.action, seed, after)
    if (canonicalJson(first) !== canonicalJson(second))
      say(step.at, `the choices of seats ${String(mine.seat)} and ${String(other)} do not commute`)
  }
}

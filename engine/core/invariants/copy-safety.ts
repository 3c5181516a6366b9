/**
 * Invariant 6. A state survives `clone`, structuredClone and JSON unchanged; playing on with the copy does not change
 * the original; views, choices, events and determinizations share no objects with a state.
 */
import type { AnyGame } from '../contract/game.ts'
import { canonicalJson, findNonJsonPath, type Json } from '../contract/json.ts'
import { createRandomStream, type Random, type Seed } from '../contract/random.ts'
import { viewersOf, type InvariantCheck } from './game-test-adapter.ts'
import { findDifferencePath, findSharedPath } from './json-comparison.ts'
import { createViolationCollector } from './violation-collector.ts'
import { playStep, createStepSampler, visitRandomWalk, type WalkStep } from './random-walk.ts'

/** Number of actions that are played on a copy. */
const CONTINUED_ACTIONS = 6

export const checkCopySafety: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(6, trial)
  const game: AnyGame = kit.game
  const random = createRandomStream(trial.seed, 'law 6')
  const wanted = createStepSampler(random)
  visitRandomWalk(kit, trial, (step) => {
    if (isFull() || !wanted(step)) return
    const report = (what: string): void => addViolation(step.at, what)
    checkIsJson('the state', step.after, report)
    checkIsJson('the events', step.facts, report)
    checkCopy(game, step, trial.seed, random, report)
    checkSharedParts(game, step, trial.config.players, random, report)
  })
  return violations
}

type ReportFault = (what: string) => void

function checkIsJson(what: string, value: unknown, say: ReportFault): void {
  const path = findNonJsonPath(value)
  if (path !== undefined) say(`${what} is not plain JSON at ${path}`)
  const text = canonicalJson(value)
  if (canonicalJson(JSON.parse(text)) !== text) say(`${what} does not survive JSON`)
}

function checkCopy(
  game: AnyGame,
  { before, seat, action, randomEventCount }: WalkStep,
  seed: Seed,
  random: Random,
  say: ReportFault,
): void {
  const original = structuredClone(before)
  const copy: unknown = game.clone(original)
  const lost = findDifferencePath(original, copy)
  if (lost !== undefined) say(`clone differs at ${lost}`)
  const common = findSharedPath(original, copy) ?? findSharedPath(copy, game.clone(original))
  if (common !== undefined) say(`clone shares ${common} with another state`)
  let luck = randomEventCount
  let next: { seat: number; action: Json } | undefined = { seat, action }
  for (let i = 0; i < CONTINUED_ACTIONS && next !== undefined; i++) {
    if (playStep(game, copy, next.seat, next.action, seed, luck).usedRandomness) luck += 1
    const decider = game.deciders(copy)[0]
    const choices = decider === undefined ? [] : (game.choices(copy, decider) as readonly Json[])
    next = decider === undefined || choices.length === 0 ? undefined : { seat: decider, action: random.pick(choices) }
  }
  if (findDifferencePath(original, before) !== undefined) say('playing on with a clone changes the original')
}

function checkSharedParts(game: AnyGame, step: WalkStep, players: number, random: Random, say: ReportFault): void {
  const part = (what: string, value: unknown, of: unknown): void => {
    const path = findSharedPath(of, value)
    if (path !== undefined) say(`${what} shares ${path} with the state`)
  }
  const events = [...step.facts, ...step.checkpoints.flatMap((beat) => beat.facts)]
  part('a fact', events, step.after)
  for (const viewer of [...viewersOf(players), 'open' as const]) {
    const view: unknown = game.view(step.after, viewer)
    checkIsJson(`the view of ${String(viewer)}`, view, say)
    part(`the view of ${String(viewer)}`, view, step.after)
    const determinized: unknown = game.determinize(view, viewer, random)
    checkIsJson('a determinization', determinized, say)
    const path = findSharedPath(view, determinized)
    if (path !== undefined) say(`a determinization shares ${path} with its view`)
    if (typeof viewer !== 'number') continue
    const choices: unknown = game.choices(step.after, viewer)
    checkIsJson('a list of choices', choices, say)
    part('a list of choices', choices, step.after)
  }
  checkIsJson('the outcome', game.outcome(step.after), say)
}

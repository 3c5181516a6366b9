/**
 * Invariant 5. `view(determinize(view))` equals `view`. Determinizations pass `findBrokenInvariants` and offer the
 * viewer the same choices. Over many determinizations every hidden place varies, and in small positions the true state
 * occurs among them.
 */
import type { AnyGame, Viewer } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { createRandomStream, type Random } from '../contract/random.ts'
import { viewersOf, type AnyGameTestAdapter, type InvariantCheck } from './game-test-adapter.ts'
import { deepCopy, findDifferencePath, leafValuesByPath } from './json-comparison.ts'
import { createViolationCollector } from './violation-collector.ts'
import { createStepSampler, observedStateFor, visitRandomWalk } from './random-walk.ts'

const SCRAMBLES = 24
const DETERMINIZATIONS = 48
/** A place counts as hidden if at least this many scrambles differ there from the most frequent value. */
const MIN_VARIED_SCRAMBLES = 4
/** Maximum states of each game that are checked place by place, which is slow. */
const MAX_VARIED_STATES = 4
/** Number of determinizations of a small position among which the true state must occur. */
const SMALL_POSITION_TRIES = 600

export const checkDeterminization: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(5, trial)
  const game: AnyGame = kit.game
  const random = createRandomStream(trial.seed, 'law 5')
  const wanted = createStepSampler(random, 2)
  let varied = 0
  visitRandomWalk(kit, trial, (step) => {
    if (isFull() || !wanted(step)) return
    const viewers = viewersOf(trial.config.players)
    for (const viewer of [...viewers, 'open' as const]) {
      const wrong = determinizationFault(game, step.before, viewer, random)
      if (wrong !== undefined) addViolation(step.at, `viewer ${String(viewer)}: ${wrong}`)
    }
    if (varied >= MAX_VARIED_STATES || random.int(2) === 0) return
    varied += 1
    for (const viewer of viewers)
      for (const place of findUnvariedPlaces(kit, step.before, viewer, random))
        addViolation(step.at, `viewer ${String(viewer)} always has the same determinized at ${place}`)
  })
  return violations
}

/** @returns the fault of a determinization, or undefined */
function determinizationFault(game: AnyGame, truth: unknown, viewer: Viewer, random: Random): string | undefined {
  const determinized: unknown = game.determinize(game.view(truth, viewer), viewer, random)
  const promise = game.findBrokenInvariants(determinized)[0]
  if (promise !== undefined && game.findBrokenInvariants(truth).length === 0)
    return `the determinization breaks a promise: ${promise}`
  const seen = findDifferencePath(observedStateFor(game, viewer, truth), observedStateFor(game, viewer, determinized))
  return seen === undefined ? undefined : `the determinization looks different at ${seen}`
}

/** @returns the places that scrambles change and determinizations do not */
function findUnvariedPlaces(
  kit: AnyGameTestAdapter,
  truth: unknown,
  viewer: Viewer,
  random: Random,
): readonly string[] {
  const copy = () => deepCopy(truth)
  const scrambles = Array.from({ length: SCRAMBLES }, () =>
    leafValuesByPath(kit.scrambleHidden(copy(), copy(), viewer, random)),
  )
  const hidden = [...new Set(scrambles.flatMap((each) => [...each.keys()]))].filter((path) => {
    const counts = new Map<unknown, number>()
    for (const each of scrambles) counts.set(each.get(path), (counts.get(each.get(path)) ?? 0) + 1)
    return SCRAMBLES - Math.max(...counts.values()) >= MIN_VARIED_SCRAMBLES
  })
  if (hidden.length === 0) return []
  const view: unknown = kit.game.view(truth, viewer)
  const determinizations = Array.from({ length: DETERMINIZATIONS }, () =>
    leafValuesByPath(kit.game.determinize(view, viewer, random)),
  )
  return hidden.filter((path) => new Set(determinizations.map((each) => each.get(path))).size === 1)
}

/** @returns the names of the adapter's small positions whose true state is never determinized */
export function findUndeterminedPositions(kit: AnyGameTestAdapter, random: Random): readonly string[] {
  return (kit.lowUncertaintyPositions ?? [])
    .filter(({ state, viewer }) => {
      const truth = canonicalJson(state)
      const view: unknown = kit.game.view(state, viewer)
      for (let i = 0; i < SMALL_POSITION_TRIES; i++)
        if (canonicalJson(kit.game.determinize(view, viewer, random)) === truth) return false
      return true
    })
    .map(({ name }) => name)
}

/**
 * Invariant 7. A step gives no information to a viewer that it does not name (`markInformed`): it may be undone without
 * asking that viewer, who must not know more than before. A random draw names all. The public view may gain information
 * only if every seat is named, except at most one that knew it already. Everything that was hidden before the step is
 * scrambled, including what the step might have shown.
 */
import { isAmongInformedSeats } from '../contract/game-events.ts'
import type { AnyGame, Viewer } from '../contract/game.ts'
import { createRandomStream } from '../contract/random.ts'
import { viewersOf, type InvariantCheck } from './game-test-adapter.ts'
import { scrambledStateFor, findObservableDifference } from './non-interference.ts'
import { findDifferencePath } from './json-comparison.ts'
import { createViolationCollector } from './violation-collector.ts'
import { createStepSampler, visitRandomWalk, type StepEffects } from './random-walk.ts'

/** Number of scrambles of each sampled step for each viewer. */
const SCRAMBLES = 3

export const checkInformationGain: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(7, trial)
  const game: AnyGame = kit.game
  const random = createRandomStream(trial.seed, 'law 7')
  const wanted = createStepSampler(random)
  visitRandomWalk(kit, trial, (step) => {
    if (step.usedRandomness || step.learned === 'all' || isFull() || !wanted(step)) return
    for (const viewer of uninformedViewers(step, trial.config.players)) {
      const view: unknown = game.view(step.after, viewer)
      for (let i = 0; i < SCRAMBLES; i++) {
        const scrambled = scrambledStateFor(kit, step, step.before, viewer, random)
        const where = findObservableDifference(game, scrambled, step, trial.seed, (after) =>
          findDifferencePath(view, game.view(after, viewer)),
        )
        if (where !== undefined) addViolation(step.at, `viewer ${String(viewer)} is not named and learns ${where}`)
      }
    }
  })
  return violations
}

function uninformedViewers({ learned }: StepEffects, players: number): readonly Viewer[] {
  const viewers = viewersOf(players).filter((viewer) => viewer === 'table' || !isAmongInformedSeats(learned, viewer))
  const seats = viewers.length - 1
  return seats <= 1 ? viewers.filter((viewer) => viewer !== 'table') : viewers
}

/**
 * Invariant 4. Non-interference: information that a viewer has neither before nor after a step does not affect anything
 * that the viewer sees, is offered or is told in it.
 */
import { findIrreversibleOptions, type IrreversibilityContextBesidesView } from '../host/irreversible-choices.ts'
import type { AnyGame, Viewer } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { createRandomStream, type Random, type Seed } from '../contract/random.ts'
import { viewersOf, type AnyGameTestAdapter, type InvariantCheck, type RandomGameTrial } from './game-test-adapter.ts'
import { deepCopy, findDifferencePath } from './json-comparison.ts'
import { createViolationCollector } from './violation-collector.ts'
import {
  observedStepFor,
  isLegalAction,
  playStep,
  createStepSampler,
  observedStateFor,
  walkRandomly,
  type StepEffects,
  type WalkStep,
} from './random-walk.ts'

/** Number of scrambles of each sampled step for each viewer. */
const SCRAMBLES = 2

export const checkNonInterference: InvariantCheck = (kit, trial) => {
  const { violations, addViolation, isFull } = createViolationCollector(4, trial)
  const game: AnyGame = kit.game
  const random = createRandomStream(trial.seed, 'law 4')
  const wanted = createStepSampler(random)
  for (const step of walkRandomly(kit, trial)) {
    if (isFull()) break
    if (!wanted(step)) continue
    const told = progressMessageLeak(game, step.after, trial.config.players)
    if (told !== undefined) addViolation(step.at, told)
    for (const viewer of viewersOf(trial.config.players)) {
      const before = observedStateFor(game, viewer, step.before)
      const whole = observationsWithReason(game, viewer, step.after, step, step.action)
      for (let i = 0; i < SCRAMBLES; i++) {
        const scrambled = scrambledStateFor(kit, step, step.after, viewer, random)
        const early = findDifferencePath(before, observedStateFor(game, viewer, scrambled))
        if (early !== undefined)
          addViolation(step.at, `viewer ${String(viewer)} sees what is hidden before, at ${early}`)
        else if (
          i === 0 &&
          irreversibleMarks(game, viewer, scrambled, trial) !== irreversibleMarks(game, viewer, step.before, trial)
        )
          addViolation(step.at, `viewer ${String(viewer)} is told by what is final what is hidden`)
        const late = findObservableDifference(game, scrambled, step, trial.seed, (after, played) =>
          findDifferencePath(whole, observationsWithReason(game, viewer, after, played, step.action)),
        )
        if (late !== undefined) addViolation(step.at, `viewer ${String(viewer)} learns what stays hidden, at ${late}`)
      }
    }
  }
  return violations
}

/** The choices of a seat that are marked as irreversible, at a table of people, with the reasons. */
function irreversibleMarks(game: AnyGame, viewer: Viewer, state: unknown, { config }: RandomGameTrial): string {
  if (typeof viewer !== 'number' || !game.deciders(state).includes(viewer)) return ''
  const choices = game.choices(state, viewer) as readonly Json[]
  const at: IrreversibilityContextBesidesView = {
    ...config,
    turnEndPolicyOf: () => 'unlessBarrier',
    isPerson: () => true,
    turnOwner: viewer,
  }
  return JSON.stringify(findIrreversibleOptions(game, game.view(state, viewer), viewer, choices, at))
}

/**
 * Checks that the progress message is public.
 * @returns a violation that names a viewer whose message differs from the public view's, or undefined
 */
function progressMessageLeak(game: AnyGame, state: unknown, players: number): string | undefined {
  const read = (viewer: Viewer): unknown => game.progressMessage?.(game.view(state, viewer))
  const everybody = read('table')
  const other = viewersOf(players).find((viewer) => findDifferencePath(everybody, read(viewer)) !== undefined)
  return other === undefined ? undefined : `viewer ${String(other)} reads another stage than everybody`
}

/** A viewer's observations of a step, and the reason why the viewer could not take the same action now. */
function observationsWithReason(
  game: AnyGame,
  viewer: Viewer,
  after: unknown,
  played: StepEffects,
  action: Json,
): unknown {
  const met = observedStepFor(game, viewer, after, played)
  const reason = typeof viewer === 'number' ? game.explainIllegal(game.view(after, viewer), viewer, action) : undefined
  return { met, reason: reason ?? null }
}

/**
 * A scrambled copy of the state before a step.
 * @throws Error if the adapter's own scramble breaks an invariant of the state, or modifies its arguments
 */
export function scrambledStateFor(
  kit: AnyGameTestAdapter,
  step: WalkStep,
  known: unknown,
  viewer: Viewer,
  random: Random,
): unknown {
  const scrambled: unknown = kit.scrambleHidden(deepCopy(step.before), deepCopy(known), viewer, random)
  const broken = kit.game.findBrokenInvariants(scrambled)
  if (broken.length > 0 && kit.game.findBrokenInvariants(step.before).length === 0)
    throw new Error(`the kit's scramble breaks a promise: ${broken.join('; ')}`)
  return scrambled
}

/**
 * Plays a step from another state that the viewer cannot distinguish from the true one.
 *
 * The same action must look the same. If the acting seat cannot take it there (it plays a hidden card that it does not
 * hold there), the action itself was secret, and another action of that seat must look the same: otherwise the step
 * reveals the action to the viewer.
 * @param compare returns the place where two observations differ, or undefined
 * @returns the place where they differ, or undefined
 */
export function findObservableDifference(
  game: AnyGame,
  from: unknown,
  step: WalkStep,
  seed: Seed,
  compare: (after: unknown, played: StepEffects) => string | undefined,
): string | undefined {
  const attempt = (action: Json): string | undefined => {
    const after = deepCopy(from)
    return compare(after, playStep(game, after, step.seat, action, seed, step.randomEventCount))
  }
  if (isLegalAction(game, from, step.seat, step.action)) return attempt(step.action)
  let nearest: string | undefined = '.deciders'
  for (const action of game.choices(from, step.seat) as readonly Json[]) {
    nearest = attempt(action)
    if (nearest === undefined) return undefined
  }
  return nearest
}

/** @returns the names of the adapter's leaky views that invariant 4 does not detect in these trials */
export function findUncaughtLeakyViews(kit: AnyGameTestAdapter, trials: readonly RandomGameTrial[]): readonly string[] {
  return kit.leakyViews
    .filter(({ view }) => {
      // A view of another shape cannot be determinized.
      const final = () => false
      const leaky: AnyGameTestAdapter = {
        ...kit,
        game: { ...kit.game, view, explainIllegal: () => undefined, isIrreversible: final },
      }
      return trials.every((trial) => checkNonInterference(leaky, trial).length === 0)
    })
    .map(({ name }) => name)
}

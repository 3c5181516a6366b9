/**
 * Law 4. Non-interference: what a viewer knows neither before nor after a step does not change anything that the
 * viewer sees, is offered or is told in it.
 */
import { finalChoices, type FinalAt } from '../host/final.ts'
import type { AnyGame, Viewer } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { streamOf, type Random, type Seed } from '../contract/random.ts'
import { viewersOf, type AnyKit, type Law, type Trial } from './kit.ts'
import { copyOf, difference } from './plain.ts'
import { finding } from './report.ts'
import { experience, offers, playOn, sampler, situation, walk, type Played, type Step } from './walk.ts'

/** How often each sampled step is scrambled for each viewer. */
const SCRAMBLES = 2

export const law4: Law = (kit, trial) => {
  const { found, say, full } = finding(4, trial)
  const game: AnyGame = kit.game
  const random = streamOf(trial.seed, 'law 4')
  const wanted = sampler(random)
  for (const step of walk(kit, trial)) {
    if (full()) break
    if (!wanted(step)) continue
    const told = unlikeStage(game, step.after, trial.config.players)
    if (told !== undefined) say(step.at, told)
    for (const viewer of viewersOf(trial.config.players)) {
      const before = situation(game, viewer, step.before)
      const whole = withReason(game, viewer, step.after, step, step.action)
      for (let i = 0; i < SCRAMBLES; i++) {
        const scrambled = scrambledFor(kit, step, step.after, viewer, random)
        const early = difference(before, situation(game, viewer, scrambled))
        if (early !== undefined) say(step.at, `viewer ${String(viewer)} sees what is hidden before, at ${early}`)
        else if (i === 0 && marks(game, viewer, scrambled, trial) !== marks(game, viewer, step.before, trial))
          say(step.at, `viewer ${String(viewer)} is told by what is final what is hidden`)
        const late = unlike(game, scrambled, step, trial.seed, (after, played) =>
          difference(whole, withReason(game, viewer, after, played, step.action)),
        )
        if (late !== undefined) say(step.at, `viewer ${String(viewer)} learns what stays hidden, at ${late}`)
      }
    }
  }
  return found
}

/** Which of its choices a seat is told to be final, among people, and why. */
function marks(game: AnyGame, viewer: Viewer, state: unknown, { config }: Trial): string {
  if (typeof viewer !== 'number' || !game.deciders(state).includes(viewer)) return ''
  const choices = game.choices(state, viewer) as readonly Json[]
  const at: FinalAt = { ...config, confirms: () => 'unlessBarrier', isPerson: () => true, turn: viewer }
  return JSON.stringify(finalChoices(game, game.view(state, viewer), viewer, choices, at))
}

/** The stage of a game is for everybody: which viewer would read another one than the public view gives. */
function unlikeStage(game: AnyGame, state: unknown, players: number): string | undefined {
  const read = (viewer: Viewer): unknown => game.stage?.(game.view(state, viewer))
  const everybody = read('table')
  const other = viewersOf(players).find((viewer) => difference(everybody, read(viewer)) !== undefined)
  return other === undefined ? undefined : `viewer ${String(other)} reads another stage than everybody`
}

/** What a viewer meets in a step, and why the viewer could not take the same action now. */
function withReason(game: AnyGame, viewer: Viewer, after: unknown, played: Played, action: Json): unknown {
  const met = experience(game, viewer, after, played)
  const reason = typeof viewer === 'number' ? game.whyNot(game.view(after, viewer), viewer, action) : undefined
  return { met, reason: reason ?? null }
}

/**
 * A scrambled copy of the state before a step.
 * @throws Error when the kit's own scramble breaks a promise of the state, or changes what it is given
 */
export function scrambledFor(kit: AnyKit, step: Step, known: unknown, viewer: Viewer, random: Random): unknown {
  const scrambled: unknown = kit.scramble(copyOf(step.before), copyOf(known), viewer, random)
  const broken = kit.game.audit(scrambled)
  if (broken.length > 0 && kit.game.audit(step.before).length === 0)
    throw new Error(`the kit's scramble breaks a promise: ${broken.join('; ')}`)
  return scrambled
}

/**
 * Plays a step from another state that the viewer could not tell from the true one.
 *
 * The same action must look the same. When the acting seat cannot take it there (it plays a hidden card that it does
 * not hold there), the action itself was secret, and some other action of that seat must look the same: else the
 * viewer learns from the step which one it was.
 * @param compare where what the viewer meets differs; undefined when it does not
 * @returns where it differs
 */
export function unlike(
  game: AnyGame,
  from: unknown,
  step: Step,
  seed: Seed,
  compare: (after: unknown, played: Played) => string | undefined,
): string | undefined {
  const attempt = (action: Json): string | undefined => {
    const after = copyOf(from)
    return compare(after, playOn(game, after, step.seat, action, seed, step.events))
  }
  if (offers(game, from, step.seat, step.action)) return attempt(step.action)
  let nearest: string | undefined = '.deciders'
  for (const action of game.choices(from, step.seat) as readonly Json[]) {
    nearest = attempt(action)
    if (nearest === undefined) return undefined
  }
  return nearest
}

/** The names of the kit's leaky views that law 4 does not catch in these trials. */
export function uncaughtLeaks(kit: AnyKit, trials: readonly Trial[]): readonly string[] {
  return kit.leaks
    .filter(({ view }) => {
      // Nothing can be determinized behind a view of another form.
      const final = () => false
      const leaky: AnyKit = { ...kit, game: { ...kit.game, view, whyNot: () => undefined, final } }
      return trials.every((trial) => law4(leaky, trial).length === 0)
    })
    .map(({ name }) => name)
}

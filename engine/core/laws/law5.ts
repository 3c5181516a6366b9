/**
 * Law 5. `view(determinize(view))` equals `view`; determinizations pass `audit` and offer the viewer the same choices; over
 * many determinizations every hidden place varies, and the truth occurs among them in small positions.
 */
import type { AnyGame, Viewer } from '../contract/game.ts'
import { canonicalText } from '../contract/json.ts'
import { streamOf, type Random } from '../contract/random.ts'
import { viewersOf, type AnyKit, type Law } from './kit.ts'
import { copyOf, difference, leaves } from './plain.ts'
import { finding } from './report.ts'
import { sampler, situation, visit } from './walk.ts'

const SCRAMBLES = 24
const DETERMINIZATIONS = 48
/** A place counts as hidden when at least this many scrambles differ there from what most of them hold. */
const RARE = 4
/** Looking at every place of many states is slow: as many states of each game. */
const VARIED_STATES = 4
/** How often a small position is determinized before its truth must have occurred. */
const TRIES = 600

export const law5: Law = (kit, trial) => {
  const { found, say, full } = finding(5, trial)
  const game: AnyGame = kit.game
  const random = streamOf(trial.seed, 'law 5')
  const wanted = sampler(random, 2)
  let varied = 0
  visit(kit, trial, (step) => {
    if (full() || !wanted(step)) return
    const viewers = viewersOf(trial.config.players)
    for (const viewer of [...viewers, 'open' as const]) {
      const wrong = misfit(game, step.before, viewer, random)
      if (wrong !== undefined) say(step.at, `viewer ${String(viewer)}: ${wrong}`)
    }
    if (varied >= VARIED_STATES || random.int(2) === 0) return
    varied += 1
    for (const viewer of viewers)
      for (const place of neverVaries(kit, step.before, viewer, random))
        say(step.at, `viewer ${String(viewer)} always has the same determinized at ${place}`)
  })
  return found
}

/** What is wrong with a determinization. */
function misfit(game: AnyGame, truth: unknown, viewer: Viewer, random: Random): string | undefined {
  const determinized: unknown = game.determinize(game.view(truth, viewer), viewer, random)
  const promise = game.audit(determinized)[0]
  if (promise !== undefined && game.audit(truth).length === 0) return `the determinization breaks a promise: ${promise}`
  const seen = difference(situation(game, viewer, truth), situation(game, viewer, determinized))
  return seen === undefined ? undefined : `the determinization looks different at ${seen}`
}

/** The places that scrambles change and determinizations do not. */
function neverVaries(kit: AnyKit, truth: unknown, viewer: Viewer, random: Random): readonly string[] {
  const copy = () => copyOf(truth)
  const scrambles = Array.from({ length: SCRAMBLES }, () => leaves(kit.scramble(copy(), copy(), viewer, random)))
  const hidden = [...new Set(scrambles.flatMap((each) => [...each.keys()]))].filter((path) => {
    const counts = new Map<unknown, number>()
    for (const each of scrambles) counts.set(each.get(path), (counts.get(each.get(path)) ?? 0) + 1)
    return SCRAMBLES - Math.max(...counts.values()) >= RARE
  })
  if (hidden.length === 0) return []
  const view: unknown = kit.game.view(truth, viewer)
  const determinizations = Array.from({ length: DETERMINIZATIONS }, () =>
    leaves(kit.game.determinize(view, viewer, random)),
  )
  return hidden.filter((path) => new Set(determinizations.map((each) => each.get(path))).size === 1)
}

/** The names of the kit's small positions in which the truth is never determinized. */
export function undetermined(kit: AnyKit, random: Random): readonly string[] {
  return (kit.small ?? [])
    .filter(({ state, viewer }) => {
      const truth = canonicalText(state)
      const view: unknown = kit.game.view(state, viewer)
      for (let i = 0; i < TRIES; i++)
        if (canonicalText(kit.game.determinize(view, viewer, random)) === truth) return false
      return true
    })
    .map(({ name }) => name)
}

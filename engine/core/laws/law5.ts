/**
 * Law 5. `view(imagine(view))` equals `view`; imagined states pass `audit` and offer the viewer the same choices; over
 * many imaginings every hidden place varies, and the truth occurs among them in small positions.
 */
import type { AnyGame, Viewer } from '../contract/game.ts'
import { canonicalText } from '../contract/json.ts'
import { streamOf, type Random } from '../contract/random.ts'
import { viewersOf, type AnyKit, type Law } from './kit.ts'
import { difference, leaves } from './plain.ts'
import { finding } from './report.ts'
import { sampler, situation, visit } from './walk.ts'

const SCRAMBLES = 24
const IMAGININGS = 48
/** A place counts as hidden when at least this many scrambles differ there from what most of them hold. */
const RARE = 4
/** Looking at every place of many states is slow: as many states of each game. */
const VARIED_STATES = 4
/** How often a small position is imagined before the truth must have occurred. */
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
      const wrong = misimagined(game, step.before, viewer, random)
      if (wrong !== undefined) say(step.at, `viewer ${String(viewer)}: ${wrong}`)
    }
    if (varied >= VARIED_STATES || random.int(2) === 0) return
    varied += 1
    for (const viewer of viewers)
      for (const place of neverVaries(kit, step.before, viewer, random))
        say(step.at, `viewer ${String(viewer)} always imagines the same at ${place}`)
  })
  return found
}

/** What is wrong with a state imagined behind a view. */
function misimagined(game: AnyGame, truth: unknown, viewer: Viewer, random: Random): string | undefined {
  const imagined: unknown = game.imagine(game.view(truth, viewer), viewer, random)
  const promise = game.audit(imagined)[0]
  if (promise !== undefined && game.audit(truth).length === 0) return `the imagined state breaks a promise: ${promise}`
  const seen = difference(situation(game, viewer, truth), situation(game, viewer, imagined))
  return seen === undefined ? undefined : `the imagined state looks different at ${seen}`
}

/** The places that scrambles change and imaginings do not. */
function neverVaries(kit: AnyKit, truth: unknown, viewer: Viewer, random: Random): readonly string[] {
  const copy = () => structuredClone(truth)
  const scrambles = Array.from({ length: SCRAMBLES }, () => leaves(kit.scramble(copy(), copy(), viewer, random)))
  const hidden = [...new Set(scrambles.flatMap((each) => [...each.keys()]))].filter((path) => {
    const counts = new Map<unknown, number>()
    for (const each of scrambles) counts.set(each.get(path), (counts.get(each.get(path)) ?? 0) + 1)
    return SCRAMBLES - Math.max(...counts.values()) >= RARE
  })
  if (hidden.length === 0) return []
  const view: unknown = kit.game.view(truth, viewer)
  const imaginings = Array.from({ length: IMAGININGS }, () => leaves(kit.game.imagine(view, viewer, random)))
  return hidden.filter((path) => new Set(imaginings.map((each) => each.get(path))).size === 1)
}

/** The names of the kit's small positions in which the truth is never imagined. */
export function unimagined(kit: AnyKit, random: Random): readonly string[] {
  return (kit.small ?? [])
    .filter(({ state, viewer }) => {
      const truth = canonicalText(state)
      const view: unknown = kit.game.view(state, viewer)
      for (let i = 0; i < TRIES; i++) if (canonicalText(kit.game.imagine(view, viewer, random)) === truth) return false
      return true
    })
    .map(({ name }) => name)
}

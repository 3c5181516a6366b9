/**
 * Law 7. A step without a barrier teaches no seat anything: it may be taken back, so whoever saw it must not know more
 * than before. Everything that was hidden before it is scrambled, also what the step might have shown.
 */
import type { AnyGame } from '../game.ts'
import { streamOf } from '../random.ts'
import { viewersOf, type Law } from './kit.ts'
import { scrambledFor, unlike } from './law4.ts'
import { difference } from './plain.ts'
import { finding } from './report.ts'
import { sampler, visit } from './walk.ts'

/** How often each sampled step is scrambled for each viewer. */
const SCRAMBLES = 3

export const law7: Law = (kit, trial) => {
  const { found, say, full } = finding(7, trial)
  const game: AnyGame = kit.game
  const random = streamOf(trial.seed, 'law 7')
  const wanted = sampler(random)
  visit(kit, trial, (step) => {
    if (step.drew || step.learned || full() || !wanted(step)) return
    for (const viewer of viewersOf(trial.config.players)) {
      const view: unknown = game.view(step.after, viewer)
      for (let i = 0; i < SCRAMBLES; i++) {
        const scrambled = scrambledFor(kit, step, step.before, viewer, random)
        const where = unlike(game, scrambled, step, trial.seed, (after) => difference(view, game.view(after, viewer)))
        if (where !== undefined) say(step.at, `without a barrier viewer ${String(viewer)} learns ${where}`)
      }
    }
  })
  return found
}

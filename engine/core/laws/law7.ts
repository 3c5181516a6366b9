/**
 * Law 7. A step teaches no viewer that it does not name (`tell.learned`): it may be taken back without those, so whoever
 * saw it must not know more than before. A draw names all. The public view may learn only when every seat is named but
 * at most one, who knew it already. Everything that was hidden before the step is scrambled, also what the step might
 * have shown.
 */
import { isNamed } from '../contract/facts.ts'
import type { AnyGame, Viewer } from '../contract/game.ts'
import { streamOf } from '../contract/random.ts'
import { viewersOf, type Law } from './kit.ts'
import { scrambledFor, unlike } from './law4.ts'
import { difference } from './plain.ts'
import { finding } from './report.ts'
import { sampler, visit, type Played } from './walk.ts'

/** How often each sampled step is scrambled for each viewer. */
const SCRAMBLES = 3

export const law7: Law = (kit, trial) => {
  const { found, say, full } = finding(7, trial)
  const game: AnyGame = kit.game
  const random = streamOf(trial.seed, 'law 7')
  const wanted = sampler(random)
  visit(kit, trial, (step) => {
    if (step.drew || step.learned === 'all' || full() || !wanted(step)) return
    for (const viewer of unnamed(step, trial.config.players)) {
      const view: unknown = game.view(step.after, viewer)
      for (let i = 0; i < SCRAMBLES; i++) {
        const scrambled = scrambledFor(kit, step, step.before, viewer, random)
        const where = unlike(game, scrambled, step, trial.seed, (after) => difference(view, game.view(after, viewer)))
        if (where !== undefined) say(step.at, `viewer ${String(viewer)} is not named and learns ${where}`)
      }
    }
  })
  return found
}

function unnamed({ learned }: Played, players: number): readonly Viewer[] {
  const viewers = viewersOf(players).filter((viewer) => viewer === 'table' || !isNamed(learned, viewer))
  const seats = viewers.length - 1
  return seats <= 1 ? viewers.filter((viewer) => viewer !== 'table') : viewers
}

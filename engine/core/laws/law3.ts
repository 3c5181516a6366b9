/** Law 3. `audit` is empty at every state and every beat, and every beat can be viewed. */
import type { AnyGame } from '../contract/game.ts'
import { viewersOf, type Law } from './kit.ts'
import { finding } from './report.ts'
import { begin, visit } from './walk.ts'

export const law3: Law = (kit, trial) => {
  const { found, say } = finding(3, trial)
  const game: AnyGame = kit.game
  const check = (state: unknown, at: number, when: string): void => {
    for (const promise of game.audit(state)) say(at, `${when}: ${promise}`)
  }
  check(begin(game, trial).state, 0, 'after setup')
  visit(kit, trial, ({ at, beats, after }) => {
    for (const [beat, { state }] of beats.entries()) {
      const when = `at beat ${String(beat)}`
      check(state, at, when)
      for (const viewer of [...viewersOf(trial.config.players), 'open' as const]) {
        const wrong = viewFails(game, state, viewer)
        if (wrong !== undefined) say(at, `${when}: no view for ${String(viewer)}: ${wrong}`)
      }
    }
    check(after, at, 'afterwards')
  })
  return found
}

function viewFails(game: AnyGame, state: unknown, viewer: Parameters<AnyGame['view']>[1]): string | undefined {
  try {
    game.view(state, viewer)
    return undefined
  } catch (error) {
    return String(error)
  }
}

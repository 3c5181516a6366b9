/**
 * Invariant 3. `findBrokenInvariants` is empty in every state and at every checkpoint, and every checkpoint can be
 * viewed.
 */
import type { AnyGame } from '../contract/game.ts'
import { viewersOf, type InvariantCheck } from './game-test-adapter.ts'
import { createViolationCollector } from './violation-collector.ts'
import { startTrial, visitRandomWalk } from './random-walk.ts'

export const checkValidStates: InvariantCheck = (kit, trial) => {
  const { violations, addViolation } = createViolationCollector(3, trial)
  const game: AnyGame = kit.game
  const check = (state: unknown, at: number, when: string): void => {
    for (const promise of game.findBrokenInvariants(state)) addViolation(at, `${when}: ${promise}`)
  }
  check(startTrial(game, trial).state, 0, 'after setup')
  visitRandomWalk(kit, trial, ({ at, checkpoints, after }) => {
    for (const [beat, { state }] of checkpoints.entries()) {
      const when = `at beat ${String(beat)}`
      check(state, at, when)
      for (const viewer of [...viewersOf(trial.config.players), 'open' as const]) {
        const wrong = viewErrorOf(game, state, viewer)
        if (wrong !== undefined) addViolation(at, `${when}: no view for ${String(viewer)}: ${wrong}`)
      }
    }
    check(after, at, 'afterwards')
  })
  return violations
}

function viewErrorOf(game: AnyGame, state: unknown, viewer: Parameters<AnyGame['view']>[1]): string | undefined {
  try {
    game.view(state, viewer)
    return undefined
  } catch (error) {
    return String(error)
  }
}

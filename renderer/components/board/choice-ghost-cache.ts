/**
 * Caches the ghosts of each choice of a decision: computed on first hover or while the page is idle, and kept while the
 * decision and the board layout are unchanged.
 */
import { canonicalJson } from '../../../engine/core/contract/json.ts'
import { choiceGhosts, type BoardAtDecision } from '../../games/choice-ghosts.ts'
import type { IdleScheduler } from '../../schedule-idle.ts'
import type { Ghost } from '../../stage/ghosts.ts'
import { logError } from '../../log-error.ts'

/**
 * Caches the ghosts of each choice: translucent pieces and marks that preview the effects of a choice on the board. They are
 * computed on first use or while the page is idle. One cache is for one decision and one layout of the board.
 */
export class ChoiceGhostCache {
  readonly #board: BoardAtDecision
  readonly #ghosts = new Map<string, readonly Ghost[]>()

  constructor(shown: BoardAtDecision) {
    this.#board = shown
  }

  /** The ghosts of a choice; empty if they cannot be computed. @param action one of the choices of the decision */
  get(action: unknown): readonly Ghost[] {
    const key = canonicalJson(action)
    const known = this.#ghosts.get(key)
    if (known !== undefined) return known
    let found: readonly Ghost[] = []
    try {
      found = choiceGhosts(this.#board, action)
    } catch (error) {
      // Ghosts are optional: the choice can be made without them.
      logError(error)
    }
    this.#ghosts.set(key, found)
    return found
  }

  /** Computes the missing ghosts of these choices, one per idle slice. @returns a function that stops it */
  fillWhenIdle(actions: readonly unknown[], idle: IdleScheduler): () => void {
    let stop = (): void => undefined
    const next = (): void => {
      const action = actions.find((each) => !this.#ghosts.has(canonicalJson(each)))
      if (action === undefined) return
      stop = idle(() => {
        this.get(action)
        next()
      })
    }
    next()
    return () => {
      stop()
    }
  }
}

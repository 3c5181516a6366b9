/**
 * What each choice of a decision would do, as pieces laid over the board: found once, when it is pointed at first or while
 * the page has nothing else to do, and kept as long as the decision and the board's layout stay as they are.
 */
import { canonicalJson } from '../../../engine/core/contract/json.ts'
import { choiceGhosts, type ShownBoard } from '../../games/choice-ghosts.ts'
import type { IdleScheduler } from '../../schedule-idle.ts'
import type { Ghost } from '../../stage/ghosts.ts'
import { logError } from '../../log-error.ts'

export class ChoiceGhostCache {
  readonly #board: ShownBoard
  readonly #ghosts = new Map<string, readonly Ghost[]>()

  constructor(shown: ShownBoard) {
    this.#board = shown
  }

  /** @param action one of the choices of the decision */
  of(action: unknown): readonly Ghost[] {
    const key = canonicalJson(action)
    const known = this.#ghosts.get(key)
    if (known !== undefined) return known
    let found: readonly Ghost[] = []
    try {
      found = choiceGhosts(this.#board, action)
    } catch (error) {
      // It is a courtesy: the choice can be made without it.
      logError(error)
    }
    this.#ghosts.set(key, found)
    return found
  }

  /** Finds those of these choices that are not known yet, one in each idle slice. @returns stops it */
  prepare(actions: readonly unknown[], idle: IdleScheduler): () => void {
    let stop = (): void => undefined
    const next = (): void => {
      const action = actions.find((each) => !this.#ghosts.has(canonicalJson(each)))
      if (action === undefined) return
      stop = idle(() => {
        this.of(action)
        next()
      })
    }
    next()
    return () => {
      stop()
    }
  }
}

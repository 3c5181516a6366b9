/** Converts a decision for the board: each choice with its click path, and whether it is laid down before it is played. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import type { ClickPath } from '../../stage/scene.ts'
import type { ClickableChoice } from '../../stage/click-sequence.ts'
import type { BoardDecision } from '../board/selection-store.svelte.ts'

/**
 * Converts the pending decision of a seat to the form that the board needs: each choice gets its click path, the
 * clicks on the board by which the player makes it. A final choice (one that cannot be undone) also gets the reason
 * `why`, and the flag `final` if the player must confirm it.
 * @param asks whether a choice that is final for the reason `why` must be confirmed; undefined: the reason is unknown
 * @param path returns the click path of an action
 */
export function convertToBoardDecision(
  { seat, id, choices, final = [], reasons = [] }: PendingDecision,
  asks: (why: Message | undefined) => boolean,
  path: (action: Json) => ClickPath,
): BoardDecision<unknown> {
  return {
    key: `${seat}:${id}`,
    choices: choices.map((action, i): ClickableChoice<unknown> => {
      const choice = { action, path: path(action) }
      const at = final.indexOf(i)
      if (at < 0) return choice
      const why = reasons[at]
      return { ...choice, ...(asks(why) ? { final: true } : {}), ...omitUndefined({ why }) }
    }),
  }
}

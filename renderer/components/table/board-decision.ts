/** A decision as the board asks it: each choice with how it is clicked, and whether it is laid down before it is played. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import type { ClickPath } from '../../stage/scene.ts'
import type { BoardDecision } from '../board/selection-store.svelte.ts'

/**
 * @param asks whether a choice asks first that is final for that reason
 * @param path how an action is clicked
 */
export function boardDecisionOf(
  { seat, id, choices, final = [], reasons = [] }: PendingDecision,
  asks: (why: Message | undefined) => boolean,
  path: (action: Json) => ClickPath,
): BoardDecision<unknown> {
  return {
    key: `${seat}:${id}`,
    choices: choices.map((action, i) => {
      const choice = { action, path: path(action) }
      const at = final.indexOf(i)
      if (at < 0) return choice
      const why = reasons[at]
      return { ...choice, ...(asks(why) ? { final: true } : {}), ...omitUndefined({ why }) }
    }),
  }
}

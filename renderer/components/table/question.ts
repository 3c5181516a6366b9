/** A decision as the board asks it: each choice with how it is clicked, and whether it is laid down before it is played. */
import type { Json } from '../../../engine/core/contract/json.ts'
import type { PendingDecision } from '../../../bridge/table.ts'
import type { Path } from '../../stage/scene.ts'
import type { Question } from '../board/picker.svelte.ts'

/**
 * @param asks whether people wish to be asked before what is final
 * @param path how an action is clicked
 */
export function questionOf(
  { seat, id, choices, final = [] }: PendingDecision,
  asks: boolean,
  path: (action: Json) => Path,
): Question<unknown> {
  return {
    key: `${seat}:${id}`,
    choices: choices.map((action, i) => {
      const choice = { action, path: path(action) }
      return asks && final.includes(i) ? { ...choice, final: true } : choice
    }),
  }
}

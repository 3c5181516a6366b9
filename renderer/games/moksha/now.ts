/** What is going on, read from a view. */
import type { Seat } from '../../../engine/core/game.ts'
import type { Hex } from '../../../engine/moksha/data.ts'
import { evolveWays, vishnuWays } from '../../../engine/moksha/index.ts'
import type { MokshaView, TurnFrame } from '../../../engine/moksha/index.ts'

/** Whose turn it is; undefined when the game is over. */
export function actingSeat(view: MokshaView): Seat | undefined {
  return turnFrame(view)?.seat
}

/** The turn under way. */
export function turnFrame({ stack }: MokshaView): TurnFrame | undefined {
  const [frame] = stack
  return frame?.kind === 'turn' ? frame : undefined
}

/** The hexes where the marker of a seat may end, while it chooses one of them. */
export function openHexes(view: MokshaView, seat: Seat): readonly Hex[] {
  const turn = turnFrame(view)
  const top = view.stack.at(-1)
  if (turn?.seat !== seat || top === undefined) return []
  if (top.kind === 'shift') return vishnuWays(view, seat, top.token, turn.used).map(({ hex }) => hex)
  return top.kind === 'turn' && top.stage === 'evolve' ? evolveWays(view, top).map(({ hex }) => hex) : []
}

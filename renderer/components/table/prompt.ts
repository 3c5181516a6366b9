/** Who decides what: the sentence at the head of the table. */
import type { Message, Seat } from '../../../engine/core/game.ts'
import type { PendingDecision, TableStatus } from '../../../preload/contract.ts'
import { seatMark } from '../../messages/index.ts'

export interface PromptState {
  readonly status: TableStatus
  /** The decision that can be made now. */
  readonly decision: PendingDecision | undefined
  /** Somebody at this screen has a turn to end. */
  readonly endable: boolean
  readonly mine: readonly Seat[]
  /** The game's own words for the decision of a seat. */
  readonly ask: (seat: Seat) => Message
}

export function promptOf({ status, decision, endable, mine, ask }: PromptState): Message {
  if (status.outcome !== null) return { id: 'table.over' }
  if (endable && status.held !== undefined) {
    return { id: status.turnOver === false ? 'table.heldMidway' : 'table.held', values: { seat: status.held } }
  }
  if (decision !== undefined) {
    const { seat } = decision
    const asked = ask(seat)
    return { id: asked.id, values: { name: seatMark(seat), seat, ...asked.values } }
  }
  if (status.curtain !== undefined) return { id: 'table.behindCurtain', values: { seat: status.curtain } }
  if (status.thinking !== undefined) return { id: 'table.thinking', values: { seat: status.thinking } }
  const others = status.deciders.filter((seat) => !mine.includes(seat))
  const [first] = others
  if (first === undefined) return { id: 'table.watch' }
  if (others.length === 1) return { id: 'table.waitOne', values: { seat: first } }
  return { id: 'table.waitMany', values: { seats: others } }
}

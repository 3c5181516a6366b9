/** The prompt in the table header: the deciding seats and their decision. */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { PendingDecision, TableStatus } from '../../../bridge/table-view.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * Input of `promptMessageFor`, which builds the prompt: the sentence in the table header that says what is to be
 * decided or for whom the table waits. It holds the table's status, the pending decision, and the seats of the players
 * at this screen (`mine`).
 */
export interface PromptInput {
  readonly status: TableStatus
  /** The pending decision. */
  readonly decision: PendingDecision | undefined
  /** A player at this screen has a turn to end. */
  readonly endable: boolean
  readonly mine: readonly Seat[]
  /** A bot's acts are still being shown: it may be thinking of its next step, but no player waits for that. */
  readonly showing: boolean
  /** The game's prompt for the decision of a seat. */
  readonly ask: (seat: Seat) => Message | undefined
}

const IDLE_PROMPT_IDS: readonly string[] = [
  'table.thinking',
  'table.watch',
  'table.waitOne',
  'table.waitMany',
  'replay.prompt',
]

/**
 * Whether a prompt asks nothing of the players at this screen. Such a prompt names whom the table waits for or the replay
 * position, or says that updates are being shown.
 */
export function isIdlePrompt({ id }: Message): boolean {
  return IDLE_PROMPT_IDS.includes(id)
}

/**
 * Returns the seats that the screen shows as the seats at turn. If a seat has to confirm the end of its turn or its
 * secret choice, it is only this seat. Otherwise they are all seats that have to decide.
 * @param ending a seat at this screen that has made its secret choice and has only to confirm it; other seats may
 *   still choose
 */
export function seatsShownAtTurn(status: TableStatus, ending: Seat | undefined): readonly Seat[] {
  const only = status.unconfirmed ?? ending
  return only === undefined ? status.deciders : [only]
}

/**
 * Returns the prompt for the header of the table. If the game is over, the prompt says so. If a player at this screen
 * has something to confirm or to decide, it asks for that. Otherwise it says that updates are being shown, for whom
 * the table waits, or whose curtain is closed. The curtain is the overlay that hides the secrets of players who share
 * a screen.
 */
export function promptMessageFor({ status, decision, endable, mine: ownSeats, showing, ask }: PromptInput): Message {
  if (status.outcome !== null) return appMessage('table.over')
  if (endable && status.unconfirmed !== undefined) {
    return appMessage(status.turnOver === false ? 'table.confirmMidway' : 'table.confirm', {
      seat: { seat: status.unconfirmed },
    })
  }
  if (decision !== undefined) {
    const { seat } = decision
    const asked = ask(seat)
    if (asked === undefined) return appMessage('table.watch')
    return { id: asked.id, values: { name: { seat }, ...asked.values } }
  }
  if (status.curtain !== undefined) return appMessage('table.behindCurtain', { seat: { seat: status.curtain } })
  if (showing) return appMessage('table.watch')
  if (status.thinking !== undefined) return appMessage('table.thinking', { seat: { seat: status.thinking } })
  const others = status.deciders.filter((seat) => !ownSeats.includes(seat))
  const [first] = others
  if (first === undefined) return appMessage('table.watch')
  if (others.length === 1) return appMessage('table.waitOne', { seat: { seat: first } })
  return appMessage('table.waitMany', { seats: personRefsFor(others) })
}

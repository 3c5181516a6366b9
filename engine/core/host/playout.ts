/** Whole games played by bots through action validation, one small decision at a time. */
import type { Seat } from '../contract/game.ts'
import type { Bot } from './bots/bot.ts'
import type { Random } from '../contract/random.ts'
import type { StateUpdate, Table } from './table.ts'

/** Maximum number of log entries of a game that only bots play. A longer game is treated as one that never ends: an error. */
export const MAX_BOT_GAME_LOG_ENTRIES = 20_000

/**
 * Lets bots play the game of a table to its end. If a turn waits for the confirmation 'End turn', the function
 * confirms it.
 * @param table modified
 * @param botOf returns the bot of a seat
 * @param random the random stream of the bots, not that of the table
 * @param each called first with the updates of the choices that the table plays by itself, then with the updates of
 *   each accepted action, but not with those of a confirmation. An error that it throws stops the play and is passed
 *   on
 * @throws Error if a seat that must decide has no choice, if the table rejects a bot's action, or if the log has more
 *   than MAX_BOT_GAME_LOG_ENTRIES entries before the game ends
 */
export function letBotsFinishTable(
  table: Table,
  botOf: (seat: Seat) => Bot,
  random: Random,
  each: (moments: readonly StateUpdate[]) => void = () => undefined,
): void {
  const { game } = table
  each(table.playForcedChoices())
  while (table.outcome === null) {
    if (table.log.length > MAX_BOT_GAME_LOG_ENTRIES) throw new Error(`no end after ${table.log.length} actions`)
    const seat = table.unconfirmed ?? random.pick(table.deciders)
    if (table.unconfirmed !== undefined) {
      table.endTurn(seat)
      continue
    }
    const decision = table.decision(seat)
    if (decision === undefined) throw new Error(`seat ${seat} decides but has no choice`)
    const view: unknown = game.view(table.state, seat)
    const action = botOf(seat)({ game, seat, view, choices: decision.choices, random })
    const done = table.act(seat, action, decision.id)
    if (!done.ok) throw new Error(`a bot was refused: ${done.reason.id}`)
    each(done.moments)
  }
}

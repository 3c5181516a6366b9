/** Whole games played by bots through the gate, one small decision after another. */
import type { Seat } from '../contract/game.ts'
import type { Bot } from './bots/bot.ts'
import type { Random } from '../contract/random.ts'
import type { StateUpdate, Table } from './table.ts'

/** A game that does not end within this many entries of its log is broken. */
export const MAX_GAME_ENTRIES = 20_000

/**
 * Lets bots play the table to its end.
 * @param botOf the bot on each seat
 * @param random the bots' own stream: never the table's
 * @param each called after every accepted move with its moments; what it throws ends the game
 * @throws Error when a decider has no choice, the gate refuses a bot, or the game is longer than MAX_GAME_ENTRIES
 */
export function playToEnd(
  table: Table,
  botOf: (seat: Seat) => Bot,
  random: Random,
  each: (moments: readonly StateUpdate[]) => void = () => undefined,
): void {
  const { game } = table
  each(table.playForcedChoices())
  while (table.outcome === null) {
    if (table.log.length > MAX_GAME_ENTRIES) throw new Error(`no end after ${table.log.length} actions`)
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

/** Converts the log of a finished game to review points: every seat's view at each point, and the choice made there. */
import type { GameEvent } from '../../contract/game-events.ts'
import { equalJson, type Json } from '../../contract/json.ts'
import type { Table } from '../table.ts'
import type { PlayedDecision } from './move-loss.ts'

/** A position of the log to be analysed: the view of every seat, and the next choice. It does not contain the true state. */
export interface ReviewPointAnalysisInput {
  /** Every seat's view, by seat. */
  readonly views: readonly Json[]
  /** The choice that the next log entry made. Absent: there is no such entry, it was the only choice, or it was withdrawn. */
  readonly chosen?: PlayedDecision & { readonly view: Json }
}

/**
 * Builds the review point after the first `at` log entries: every seat's view, and the choice that the next entry made.
 * @param at 0 to the length of the log
 */
export function createReviewPointAnalysisInput(table: Table, at: number): ReviewPointAnalysisInput {
  const { game, config, log } = table
  const { state } = table.positionAt(at)
  const views = Array.from({ length: config.players }, (_, seat) => game.view(state, seat) as Json)
  const entry = log[at]
  if (entry === undefined || entry.withdrawn) return { views }
  const { seat, action } = entry
  const choices = game.choices(state, seat) as readonly Json[]
  const made = choices.findIndex((choice) => equalJson(choice, action))
  if (choices.length < 2 || made < 0) return { views }
  return { views, chosen: { seat, view: views[seat] ?? null, choices, made } }
}

/**
 * Numbers the turns of a game by log entry. A part (the section of a phase in which one seat plays outside its turn)
 * counts as a turn of its own.
 * @returns for each log entry, the number of the turn or part to which it belongs, from 1; 0 before the first one
 */
export function turnNumbersByEntry(table: Table): number[] {
  const begun = (events: readonly GameEvent[]): number =>
    events.some(({ kind }) => kind === 'turn' || kind === 'part') ? 1 : 0
  let turn = begun(table.setupEvents)
  return table.log.map((_, entry) => {
    const now = turn
    turn += begun(table.eventsOf(entry))
    return now
  })
}

/** Tracks the pending decision of every seat. */
import type { AnyGame, Seat } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'

/**
 * The choices that one seat has now. `id` is new for each new question, also if the same choices are offered again after
 * the seat acted.
 */
export interface PendingSeatDecision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
}

/** Holds the pending decision of every seat, and gives each new decision a new id. */
export class DecisionTracker {
  readonly #game: AnyGame
  readonly #players: number
  readonly #current: (PendingSeatDecision | undefined)[] = []
  readonly #lastIds: number[] = []

  constructor(game: AnyGame, players: number) {
    this.#game = game
    this.#players = players
  }

  /** @returns the pending decision of a seat, or undefined if it has no choices */
  of(seat: Seat): PendingSeatDecision | undefined {
    return this.#current[seat]
  }

  /**
   * Updates every seat's decision to a state. A decision with the same choices as before keeps its id.
   * @param acted seats that get a new id even if their choices are the same as before
   */
  update(state: unknown, ...acted: readonly Seat[]): void {
    const over = this.#game.outcome(state) !== null
    for (let seat = 0; seat < this.#players; seat++) {
      const choices = over ? [] : (this.#game.choices(state, seat) as readonly Json[])
      const known = this.#current[seat]
      if (!acted.includes(seat) && areSameChoices(known?.choices ?? [], choices)) continue
      const id = (this.#lastIds[seat] ?? 0) + 1
      this.#lastIds[seat] = id
      this.#current[seat] = choices.length === 0 ? undefined : { seat, id, choices }
    }
  }
}

/** Equal choices are the same object. */
function areSameChoices(before: readonly Json[], now: readonly Json[]): boolean {
  return before.length === now.length && now.every((choice, at) => choice === before[at])
}

/** Tracks every seat's decision. The id of a decision changes only if the decision does. */
import type { AnyGame, Seat } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'

/** A seat's choices. `id` changes only if that seat's decision changes. */
export interface Decision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
}

export class DecisionTracker {
  readonly #game: AnyGame
  readonly #players: number
  readonly #current: (Decision | undefined)[] = []
  readonly #lastIds: number[] = []

  constructor(game: AnyGame, players: number) {
    this.#game = game
    this.#players = players
  }

  of(seat: Seat): Decision | undefined {
    return this.#current[seat]
  }

  /**
   * Updates every seat's decision to a state.
   * @param acted seats whose ids increase even if the same decision is asked again
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

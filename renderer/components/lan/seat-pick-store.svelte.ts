/**
 * The seats that players at a screen pick, and their names there. For a guest without a seat the free seat with the guest's
 * own name is preselected.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/** The seats that this screen is about to request, and the names of their players there. */
export class SeatPickStore {
  readonly #presence: PresenceStore
  readonly #setups: () => readonly SeatSetup[]
  /** Seats that were ticked or unticked by hand. */
  #picked = $state.raw<Readonly<Record<Seat, boolean>>>({})
  #names = $state.raw<Readonly<Record<Seat, string>>>({})

  readonly mine = $derived.by((): readonly Seat[] => this.#presence.me?.seats ?? [])
  /** The free seat that has the name of a guest without a seat. */
  readonly #seatWithOwnName = $derived.by((): Seat | undefined => {
    const { me } = this.#presence
    if (me === undefined || this.mine.length > 0) return undefined
    const seat = this.#setups().findIndex(({ name }, each) => this.mayHave(each) && isSameName(name, me.name))
    return seat < 0 ? undefined : seat
  })
  /** The picked seats, ascending. */
  readonly chosen = $derived.by((): readonly Seat[] =>
    this.#setups().flatMap((_, seat) => (this.mayHave(seat) && this.has(seat) ? [seat] : [])),
  )
  readonly changed = $derived.by(
    (): boolean =>
      this.chosen.join() !== this.mine.join() ||
      this.chosen.some((seat) => this.nameOf(seat).trim() !== this.#setups()[seat]?.name),
  )

  /** @param setups the seat setups, by seat */
  constructor(company: PresenceStore, setups: () => readonly SeatSetup[]) {
    this.#presence = company
    this.#setups = setups
  }

  /** Own seats, and free ones unless the table is locked. */
  mayHave(seat: Seat): boolean {
    if (this.mine.includes(seat)) return true
    return this.#presence.people?.locked === false && this.#presence.free.includes(seat)
  }

  has(seat: Seat): boolean {
    return this.#picked[seat] ?? (this.mine.includes(seat) || this.#seatWithOwnName === seat)
  }

  pick(seat: Seat, on: boolean): void {
    this.#picked = { ...this.#picked, [seat]: on }
  }

  /** The first seat of a new guest gets the guest's name; every other seat keeps its own. */
  nameOf(seat: Seat): string {
    const named = this.#names[seat]
    if (named !== undefined) return named
    const { me } = this.#presence
    const first = this.mine.length === 0 && this.chosen[0] === seat
    return (first ? me?.name : undefined) ?? this.#setups()[seat]?.name ?? ''
  }

  name(seat: Seat, name: string): void {
    this.#names = { ...this.#names, [seat]: name }
  }

  async sit(): Promise<void> {
    const seats = this.chosen
    const names = seats.map((seat) => this.nameOf(seat).trim() || (this.#setups()[seat]?.name ?? ''))
    await this.#presence.sit(seats, names)
  }

  /** Resets the picks to the held seats. */
  clear(): void {
    this.#picked = {}
    this.#names = {}
  }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
}

/**
 * The seats that players at a screen pick, and their names there. For a guest without a seat the free seat with the guest's
 * own name is preselected.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { SeatSetup } from '../../../bridge/seats.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/**
 * Seats that the user of this screen has picked to request, and the names that the user gives to the players of these
 * seats.
 */
export class SeatPickStore {
  readonly #presence: PresenceStore
  readonly #setups: () => readonly SeatSetup[]
  /** Seats that were ticked or unticked by hand. */
  #picked = $state.raw<Readonly<Record<Seat, boolean>>>({})
  #names = $state.raw<Readonly<Record<Seat, string>>>({})

  readonly heldSeats = $derived.by((): readonly Seat[] => this.#presence.me?.seats ?? [])
  /** The free seat that has the name of a guest without a seat. */
  readonly #seatWithOwnName = $derived.by((): Seat | undefined => {
    const { me } = this.#presence
    if (me === undefined || this.heldSeats.length > 0) return undefined
    const seat = this.#setups().findIndex(({ name }, each) => this.canPick(each) && isSameName(name, me.name))
    return seat < 0 ? undefined : seat
  })
  /** The picked seats, ascending. */
  readonly pickedSeats = $derived.by((): readonly Seat[] =>
    this.#setups().flatMap((_, seat) => (this.canPick(seat) && this.isPicked(seat) ? [seat] : [])),
  )
  readonly hasChanges = $derived.by(
    (): boolean =>
      this.pickedSeats.join() !== this.heldSeats.join() ||
      this.pickedSeats.some((seat) => this.nameOf(seat).trim() !== this.#setups()[seat]?.name),
  )

  /** @param setups the seat setups, by seat */
  constructor(presence: PresenceStore, setups: () => readonly SeatSetup[]) {
    this.#presence = presence
    this.#setups = setups
  }

  /** Own seats, and free ones unless the table is locked. */
  canPick(seat: Seat): boolean {
    if (this.heldSeats.includes(seat)) return true
    return this.#presence.people?.locked === false && this.#presence.freeSeats.includes(seat)
  }

  isPicked(seat: Seat): boolean {
    return this.#picked[seat] ?? (this.heldSeats.includes(seat) || this.#seatWithOwnName === seat)
  }

  pick(seat: Seat, on: boolean): void {
    this.#picked = { ...this.#picked, [seat]: on }
  }

  /** The first seat of a new guest gets the guest's name; every other seat keeps its own. */
  nameOf(seat: Seat): string {
    const named = this.#names[seat]
    if (named !== undefined) return named
    const { me } = this.#presence
    const first = this.heldSeats.length === 0 && this.pickedSeats[0] === seat
    return (first ? me?.name : undefined) ?? this.#setups()[seat]?.name ?? ''
  }

  setName(seat: Seat, name: string): void {
    this.#names = { ...this.#names, [seat]: name }
  }

  async submit(): Promise<void> {
    const seats = this.pickedSeats
    const names = seats.map((seat) => this.nameOf(seat).trim() || (this.#setups()[seat]?.name ?? ''))
    await this.#presence.requestSeats(seats, names)
  }

  /** Resets the picks to the held seats. */
  reset(): void {
    this.#picked = {}
    this.#names = {}
  }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
}

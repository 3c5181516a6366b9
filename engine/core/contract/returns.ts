/**
 * Divides the win equally among the winners of a finished game, as `Game.returns` needs it: each of n winners has 1/n, all
 * other seats have 0.
 * @param seats one item for each seat, in seat order
 * @param hasWon whether the seat of an item has won; `at` is the seat number
 * @returns the shares by seat
 */
export function winSharesOfSeatsWhere<T>(
  seats: readonly T[],
  hasWon: (seat: T, at: number) => boolean,
): readonly number[] {
  let winners = 0
  const won = seats.map((seat, at) => {
    const wins = hasWon(seat, at)
    if (wins) winners++
    return wins
  })
  return won.map((wins) => (wins ? 1 / winners : 0))
}

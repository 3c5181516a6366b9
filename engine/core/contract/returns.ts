/**
 * Value of a finished game by seat (Game.returns): winners share 1 equally, all others have 0.
 * @param hasWon whether a seat has won; `at` is its index in `seats`
 */
export function winSharesOf<T>(seats: readonly T[], hasWon: (seat: T, at: number) => boolean): readonly number[] {
  let winners = 0
  const won = seats.map((seat, at) => {
    const wins = hasWon(seat, at)
    if (wins) winners++
    return wins
  })
  return won.map((wins) => (wins ? 1 / winners : 0))
}

/** The win of a finished game in equal shares for those who have won, nothing for the others: by seat (Game.returns). */
export function winSharesOf<T>(seats: readonly T[], hasWon: (seat: T, at: number) => boolean): readonly number[] {
  let winners = 0
  const won = seats.map((seat, at) => {
    const wins = hasWon(seat, at)
    if (wins) winners++
    return wins
  })
  return won.map((wins) => (wins ? 1 / winners : 0))
}

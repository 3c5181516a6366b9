/** Messages that Home shows without loading the game: its description and the progress of a saved table. */
export const stages: Readonly<Record<string, string>> = {
  'template-game.goal': 'Play the higher card, round after round: the first to win three rounds wins.',
  'template-game.stage': 'Round {round}',
}

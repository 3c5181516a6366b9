/** Words that Home shows without the game: what the game is, and how far a saved table has come. */
export const stages: Readonly<Record<string, string>> = {
  'template-game.goal': 'Play the higher card, round after round: the first to win three rounds wins.',
  'template-game.stage': 'Round {round}',
}

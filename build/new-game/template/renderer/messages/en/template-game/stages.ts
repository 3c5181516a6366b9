/** Words that Home shows without the game: how far a saved table has come. */
export const stages: Readonly<Record<string, string>> = {
  'template-game.stage': 'Round {round}',
}

/** English words of walking through a game, and what if. */
export const replay = {
  'table.refused.past': 'The game has no such move.',
  'table.refused.eyes': 'Through the eyes of others one looks when the game is over.',
  'table.refused.branch': 'A what-if begins when the game is over, or at a practice table.',
  'table.refused.branchOver': 'The game is over there: nothing is left to play.',
} as const

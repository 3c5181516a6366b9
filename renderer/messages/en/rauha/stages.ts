/** Words of Rauha that Home shows without the game: what the game is, and how far a saved table has come (engine/rauha/progress.ts). */
import type { progressMessage } from '../../../../engine/rauha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'rauha.goal', string>> = {
  'rauha.goal': 'Draft biomes for a world of nine tiles, wake them row by row, and win the favour of divine entities.',
  'rauha.stage': 'Age {age}, round {round} of 4, turn {turn} of 3',
  'rauha.stage.scoring': 'Age {age}, scoring of round {round} of 4',
}

/** Words of Rauha that Home shows without the game: what the game is, and how far a saved table has come (engine/rauha/progress.ts). */
import type { progressMessage } from '../../../../engine/rauha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'rauha.goal', string>> = {
  'rauha.goal':
    'Wähle Biome für eine Welt aus neun Feldern, wecke sie Reihe um Reihe und gewinne die Gunst von Gottheiten.',
  'rauha.stage': 'Zeitalter {age}, Runde {round} von 4, Zug {turn} von 3',
  'rauha.stage.scoring': 'Zeitalter {age}, Wertung der Runde {round} von 4',
}

/** French words of Rauha that Home shows without the game: what the game is, and how far a saved table has come (engine/rauha/progress.ts). */
import type { progressMessage } from '../../../../engine/rauha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'rauha.goal', string>> = {
  'rauha.goal':
    'Choisis des biomes pour un monde de neuf cases, éveille-les ligne par ligne et gagne la faveur des entités divines.',
  'rauha.stage': 'Âge {age}, manche {round} sur 4, tour {turn} sur 3',
  'rauha.stage.scoring': 'Âge {age}, décompte de la manche {round} sur 4',
}

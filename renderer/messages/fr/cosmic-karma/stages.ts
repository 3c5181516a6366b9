/** French words of Cosmic Karma that Home shows without the game: what the game is, and how far a saved table has come (engine/cosmic-karma/progress.ts). */
import type { turnAndLifeProgressMessage } from '../../../../engine/cosmic-karma/progress.ts'

export const stages: Readonly<
  Record<ReturnType<typeof turnAndLifeProgressMessage>['id'] | 'cosmic-karma.goal', string>
> = {
  'cosmic-karma.goal':
    'Traverse la Terre et le Royaume des Esprits, maîtrise trois outils, allège ton karma et rentre avant les autres.',
  'cosmic-karma.stage': 'Tour {turn}, {life, plural, =1 {tous dans leur première vie} other {jusqu’à la vie #}}',
}

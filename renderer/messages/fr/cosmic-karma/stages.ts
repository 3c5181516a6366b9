/** French words of Cosmic Karma that Home shows without the game: how far a saved table has come (engine/cosmic-karma/stage.ts). */
import type { stage } from '../../../../engine/cosmic-karma/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'cosmic-karma.stage': 'Tour {turn}, {life, plural, =1 {tous dans leur première vie} other {jusqu’à la vie #}}',
}

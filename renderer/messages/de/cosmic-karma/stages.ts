/** Words of Cosmic Karma that Home shows without the game: how far a saved table has come (engine/cosmic-karma/stage.ts). */
import type { stage } from '../../../../engine/cosmic-karma/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'cosmic-karma.stage': 'Zug {turn}, {life, plural, =1 {alle im ersten Leben} other {jemand in Leben #}}',
}

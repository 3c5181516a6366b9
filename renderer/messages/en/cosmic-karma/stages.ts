/** Words of Cosmic Karma that Home shows without the game: what the game is, and how far a saved table has come (engine/cosmic-karma/progress.ts). */
import type { turnAndLifeProgressMessage } from '../../../../engine/cosmic-karma/progress.ts'

export const stages: Readonly<
  Record<ReturnType<typeof turnAndLifeProgressMessage>['id'] | 'cosmic-karma.goal', string>
> = {
  'cosmic-karma.goal':
    'Travel Earth and the Spirit World, master three tools, clear what weighs on you, and be the first to come home.',
  'cosmic-karma.stage': 'Turn {turn}, {life, plural, =1 {all in their first life} other {somebody in life #}}',
}

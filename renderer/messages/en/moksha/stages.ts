/** Words of Moksha that Home shows without the game: what the game is, and how far a saved table has come (engine/moksha/progress.ts). */
import type { progressMessage } from '../../../../engine/moksha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'moksha.goal', string>> = {
  'moksha.goal':
    'Wander through India life after life, win disciples, gather karma, and leave the wheel of rebirth in harmony.',
  'moksha.stage': 'Round {round}, {life, plural, =1 {all in their first life} other {somebody in life #}}',
  'moksha.stage.last': 'Round {round}, the last turns',
}

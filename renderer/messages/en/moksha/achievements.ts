/** What engine/moksha/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { MokshaAchievementId } from '../../../../engine/moksha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<MokshaAchievementId, AchievementText>> = {
  allFour: ['All four', 'Devote yourself to all four gods in one life.'],
  pilgrim: ['Pilgrim', 'Set foot in nine regions.'],
  greatCrowd: ['A great light', 'Gain six aura at one death.'],
  manyConverts: ['Kind words', 'Convert three disciples.'],
  fromTheDust: ['From the dust', 'Live as a Dalit, and later as a Brahmin.'],
  perfectBalance: ['Perfect balance', 'Win with the harmony marker at the very centre.'],
  ripeOldAge: ['Ripe old age', 'Live into the sixth stage of a life.'],
  youngSoul: ['Young soul', 'Win with at most one rebirth.'],
  manyLives: ['Many lives', 'Be reborn three times.'],
  stormRaiser: ['Storm raiser', 'Call upon gods six times.'],
  everyTrade: ['Every trade', 'Have four different occupations.'],
  justInTime: ['Just in time', 'Win although somebody else attained moksha first.'],
}

export const achievements = achievementMessages('moksha', words)

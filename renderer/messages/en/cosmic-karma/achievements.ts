/** What engine/cosmic-karma/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { CosmicAchievementId } from '../../../../engine/cosmic-karma/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<CosmicAchievementId, AchievementText>> = {
  oneLife: ['In one life', 'Come home in the first life.'],
  oldSoul: ['Old soul', 'Come home after three lives or more.'],
  toolSmith: ['Tool smith', 'Master Torch, Sword and Wand.'],
  freeSpirit: ['Free spirit', 'Take ten Free Will Cards.'],
  longWait: ['The long wait', 'Sit out four turns.'],
  openHand: ['Open hand', 'Give rings away twice.'],
  settledWays: ['Settled ways', 'Form three habits.'],
  letGo: ['Letting go', 'Take two habits apart.'],
  smoothRoad: ['A smooth road', 'Win without ever losing a turn.'],
  outOfThePit: ['Out of the Pit', 'Win after a fall into the Pit.'],
  changedPlaces: ['In other shoes', 'Trade places with somebody.'],
  twoSixes: ['Six and six', 'Throw two sixes three times.'],
  carriedHome: ['Carried home', 'Come home by a karmic majority.'],
}

export const achievements = achievementMessages('cosmic-karma', words)

/** What engine/karmaka/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { KarmakaAchievementId } from '../../../../engine/karmaka/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<KarmakaAchievementId, AchievementText>> = {
  straightUp: ['Straight up', 'Win without one life that led nowhere.'],
  bareHands: ['With bare hands', 'Win without spending a ring.'],
  longRoad: ['The long road', 'Win after at least three lives that led nowhere.'],
  richLife: ['A rich life', 'Score ten points or more in one life.'],
  allColours: ['Every colour', 'In one game, score a life in red, one in green and one in blue.'],
  toThePoint: ['To the point', 'Climb three times with exactly the points that it takes.'],
  lightFingers: ['Light fingers', 'Take four cards from rivals: from Deeds, Hands or Future Lives.'],
  shapeShifter: ['Shape shifter', 'Copy other cards four times.'],
  threeInOne: ['Three in one', 'Play three cards in one turn.'],
  savedUp: ['Saved up', 'Spend two rings in one game.'],
  fullPurse: ['For later', 'Put twelve cards onto Future Lives.'],
}

export const achievements = achievementMessages('karmaka', words)

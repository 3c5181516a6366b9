/** What engine/karmaka/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { KarmakaAchievementId } from '../../../../engine/karmaka/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<KarmakaAchievementId, AchievementText>> = {
  straightUp: ['Geradewegs', 'Gewinne ohne ein Leben, das nirgendwohin führte.'],
  bareHands: ['Mit bloßen Händen', 'Gewinne, ohne einen Ring auszugeben.'],
  longRoad: ['Der lange Weg', 'Gewinne nach mindestens drei Leben, die nirgendwohin führten.'],
  richLife: ['Ein reiches Leben', 'Werte in einem Leben zehn Punkte oder mehr.'],
  allColours: ['Jede Farbe', 'Werte in einer Partie je ein Leben in Rot, in Grün und in Blau.'],
  toThePoint: ['Auf den Punkt', 'Steig dreimal mit genau den Punkten auf, die es braucht.'],
  lightFingers: ['Lange Finger', 'Nimm Rivalen vier Karten weg: von Taten, Hand oder künftigem Leben.'],
  shapeShifter: ['Gestaltwandel', 'Ahme viermal andere Karten nach.'],
  threeInOne: ['Drei auf einen Streich', 'Spiel drei Karten in einem Zug.'],
  savedUp: ['Erspartes', 'Gib in einer Partie zwei Ringe aus.'],
  fullPurse: ['Für später', 'Leg zwölf Karten in künftige Leben.'],
}

export const achievements = achievementMessages('karmaka', words)

/** What engine/chakra/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { ChakraAchievementId } from '../../../../engine/chakra/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<ChakraAchievementId, AchievementText>> = {
  beyondFive: ['Über fünf hinaus', 'Bring mehr als fünf Chakren in Harmonie.'],
  twinLotus: ['Zwillingslotus', 'Bring in einem Zug zwei Chakren in Harmonie.'],
  fromTheRoot: ['Von der Wurzel auf', 'Bring die vier untersten Chakren in Harmonie.'],
  crownFirst: ['Die Krone zuerst', 'Bring die Krone vor jedem anderen Chakra in Harmonie.'],
  deepEarth: ['Tiefe Erde', 'Bring mindestens vier schwarze Energien in der Erde zur Ruhe.'],
  leadTheWay: ['Vorangehen', 'Ruf die letzte Runde aus und gewinne.'],
  lastBreath: ['Im letzten Atemzug', 'Gewinne, obwohl jemand anderes die letzte Runde ausrief.'],
  fullLight: ['Volles Licht', 'Erreiche 20 Punkte.'],
  byAHair: ['Um Haaresbreite', 'Gewinne mit einem einzigen Punkt Vorsprung.'],
  stillMind: ['Stiller Geist', 'Gewinne und sieh dabei höchstens drei Fülle-Plättchen an.'],
  clearSight: ['Klare Sicht', 'Sieh alle sieben Fülle-Plättchen an.'],
}

export const achievements = achievementMessages('chakra', words)

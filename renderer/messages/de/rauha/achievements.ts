/** What engine/rauha/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { RauhaAchievementId } from '../../../../engine/rauha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<RauhaAchievementId, AchievementText>> = {
  openHouse: ['Offenes Haus', 'Heiß fünf verschiedene Gottheiten willkommen.'],
  courtier: ['Bei Hofe', 'Gewinn anderen fünf Gottheiten ab.'],
  fullHouse: ['Zwei Gäste', 'Heiß in einem Zug zwei Gottheiten willkommen.'],
  gardener: ['Grüner Daumen', 'Lass sieben Sporen wachsen.'],
  springs: ['Sprudelnde Quellen', 'Hol 15 Energie in einer Wasserwertung.'],
  brightWorld: ['Leuchtende Welt', 'Erreiche 120 Energie.'],
  nothingWasted: ['Nichts verschwendet', 'Gewinne, ohne eine Karte abzuwerfen.'],
  lessIsMore: ['Weniger ist mehr', 'Gewinne mit fünf oder mehr abgeworfenen Karten.'],
  newLayers: ['Neue Schichten', 'Leg drei Karten über eigene Karten.'],
  nineTiles: ['Jedes Feld', 'Leg auf jedes der neun Felder eine Karte.'],
  firework: ['Feuerwerk', 'Hol 20 Energie in einem Zug.'],
  byAHair: ['Um Haaresbreite', 'Gewinne mit einem einzigen Punkt Vorsprung.'],
}

export const achievements = achievementMessages('rauha', words)

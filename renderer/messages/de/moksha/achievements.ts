/** What engine/moksha/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { MokshaAchievementId } from '../../../../engine/moksha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<MokshaAchievementId, AchievementText>> = {
  allFour: ['Alle vier', 'Verehre in einem Leben alle vier Götter.'],
  pilgrim: ['Pilgerreise', 'Betritt neun Regionen.'],
  greatCrowd: ['Ein großes Licht', 'Gewinne bei einem Tod sechs Aura.'],
  manyConverts: ['Gute Worte', 'Bekehre drei Jünger.'],
  fromTheDust: ['Aus dem Staub', 'Lebe als Dalit und später als Brahmane.'],
  perfectBalance: ['Vollkommene Mitte', 'Gewinne mit dem Harmoniemarker genau in der Mitte.'],
  ripeOldAge: ['Reifes Alter', 'Erreiche die sechste Stufe eines Lebens.'],
  youngSoul: ['Junge Seele', 'Gewinne mit höchstens einer Wiedergeburt.'],
  manyLives: ['Viele Leben', 'Werde dreimal wiedergeboren.'],
  stormRaiser: ['Sturmruf', 'Ruf sechsmal Götter an.'],
  everyTrade: ['Alle Gewerke', 'Übe vier verschiedene Berufe aus.'],
  justInTime: ['Gerade noch', 'Gewinne, obwohl jemand anderes zuerst Moksha erlangte.'],
}

export const achievements = achievementMessages('moksha', words)

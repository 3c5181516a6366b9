/** What engine/cosmic-karma/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { CosmicAchievementId } from '../../../../engine/cosmic-karma/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<CosmicAchievementId, AchievementText>> = {
  oneLife: ['In einem Leben', 'Kehr im ersten Leben heim.'],
  oldSoul: ['Alte Seele', 'Kehr nach drei oder mehr Leben heim.'],
  toolSmith: ['Werkzeugkasten', 'Meisterfackel, Meisterschwert und Meisterstab.'],
  freeSpirit: ['Freigeist', 'Nimm zehn Willenskarten.'],
  longWait: ['Das lange Warten', 'Setz vier Züge aus.'],
  openHand: ['Offene Hand', 'Verschenk zweimal Ringe.'],
  settledWays: ['Alte Gewohnheit', 'Nimm drei Gewohnheiten an.'],
  letGo: ['Loslassen', 'Lös zwei Gewohnheiten.'],
  smoothRoad: ['Freie Fahrt', 'Gewinne, ohne je auszusetzen.'],
  outOfThePit: ['Aus der Grube', 'Gewinne nach einem Sturz in die Grube.'],
  changedPlaces: ['In fremden Schuhen', 'Tausch mit jemandem den Platz.'],
  twoSixes: ['Sechs und sechs', 'Würfle dreimal zwei Sechsen.'],
  carriedHome: ['Heimgetragen', 'Kehr durch eine Karmamehrheit heim.'],
}

export const achievements = achievementMessages('cosmic-karma', words)

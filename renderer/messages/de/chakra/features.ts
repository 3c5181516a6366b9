/** What engine/chakra/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/chakra/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'toMove'>, Ways>> = {
  harmonies: ['mehr Chakren in Harmonie', 'weniger Chakren in Harmonie'],
  plenitude: ['Harmonien mehr wert', 'Harmonien weniger wert'],
  earth: ['mehr Energien auf der Erde', 'weniger Energien auf der Erde'],
  run: ['eine längere Folge ab der Wurzel', 'eine kürzere Folge ab der Wurzel'],
  longest: ['hat die längste Folge', 'hat nicht die längste Folge'],
  lead: ['holt bei den Punkten auf', 'fällt bei den Punkten zurück'],
  harmonyLead: ['holt bei den Harmonien auf', 'fällt bei den Harmonien zurück'],
  rivalHarmonies: ['bester Rivale: mehr Harmonien', 'bester Rivale: weniger Harmonien'],

  ending: ['letzte Runde ausgerufen', 'letzte Runde noch nicht ausgerufen'],
  endingLead: ['holt in der letzten Runde auf', 'fällt in der letzten Runde zurück'],
  lastTurn: ['noch ein letzter Zug zu spielen', 'kein letzter Zug zu spielen'],
  mayEnd: ['eine fünfte Harmonie steht bevor', 'keine fünfte Harmonie steht bevor'],
  toEnd: ['weiter von fünf Harmonien entfernt', 'näher an fünf Harmonien'],
  race: ['holt im Rennen um die fünfte auf', 'fällt im Rennen um die fünfte zurück'],
  standoff: ['die Partie ist der Ruhe näher', 'die Partie ist der Ruhe ferner'],

  // A Chakra in harmony counts no more in these, so what they say has to be true of it too.
  nearness: ['mehr Energien fast zu Hause', 'weniger Energien fast zu Hause'],
  nearest: ['näher an der nächsten Harmonie', 'weiter von der nächsten Harmonie'],
  secondNearest: ['näher an der übernächsten Harmonie', 'weiter von der übernächsten Harmonie'],
  thirdNearest: ['näher an der drittnächsten Harmonie', 'weiter von der drittnächsten Harmonie'],
  fourthNearest: ['näher an der viertnächsten Harmonie', 'weiter von der viertnächsten Harmonie'],
  oneMissing: ['mehr Chakren, denen eine fehlt', 'weniger Chakren, denen eine fehlt'],
  twoMissing: ['mehr Chakren, denen zwei fehlen', 'weniger Chakren, denen zwei fehlen'],
  allOwned: ['besitzt von mehr Farben alle drei', 'besitzt von weniger Farben alle drei'],
  tooLow: ['mehr zu tief gesunkene Energien', 'weniger zu tief gesunkene Energien'],
  blocked: ['mehr Chakren voll und im Weg', 'weniger Chakren voll und im Weg'],
  purpleNear: ['mehr Violett unterwegs zur Krone', 'weniger Violett unterwegs zur Krone'],
  darkBlueNear: ['mehr Dunkelblau unterwegs zur Stirn', 'weniger Dunkelblau unterwegs zur Stirn'],
  blueNear: ['mehr Blau unterwegs zum Hals', 'weniger Blau unterwegs zum Hals'],
  greenNear: ['mehr Grün unterwegs zum Herz', 'weniger Grün unterwegs zum Herz'],
  yellowNear: ['mehr Gelb zum Solarplexus unterwegs', 'weniger Gelb zum Solarplexus unterwegs'],
  orangeNear: ['mehr Orange zum Sakral unterwegs', 'weniger Orange zum Sakral unterwegs'],
  redNear: ['mehr Rot unterwegs zur Wurzel', 'weniger Rot unterwegs zur Wurzel'],

  blackNearness: ['mehr Schwarz unterwegs zur Erde', 'weniger Schwarz unterwegs zur Erde'],
  blackAtEarth: ['mehr Schwarz direkt vor der Erde', 'weniger Schwarz direkt vor der Erde'],
  blackNear: ['mehr Schwarz nahe der Erde', 'weniger Schwarz nahe der Erde'],
  blackFar: ['mehr Schwarz fern der Erde', 'weniger Schwarz fern der Erde'],

  tokens: ['mehr freie Inspirationsmarker', 'weniger freie Inspirationsmarker'],
  noTokens: ['kein Inspirationsmarker frei', 'noch ein Inspirationsmarker frei'],
  tokensBack: ['Meditieren bringt mehr Marker zurück', 'Meditieren bringt weniger Marker zurück'],
  notches: ['mehr Marker in Kerben', 'weniger Marker in Kerben'],
  notchesFull: ['vier Marker sitzen in Kerben', 'weniger als vier Marker sitzen in Kerben'],
  notchesWaiting: ['Marker länger in Kerben gebunden', 'Marker eher wieder aus den Kerben'],
  bubbles: ['mehr Energien in den Blasen', 'weniger Energien in den Blasen'],
  bubblesFull: ['kein Platz in den Blasen', 'Platz in den Blasen'],
  known: ['kennt mehr Fülle-Plättchen', 'kennt weniger Fülle-Plättchen'],

  stepsLeft: ['mehr Schritte noch zu leiten', 'weniger Schritte noch zu leiten'],
  lifted: ['mehr Energien in der Hand', 'weniger Energien in der Hand'],
  later: ['spielt später in der Runde', 'spielt früher in der Runde'],
}

export const features = featureWords('chakra', words)

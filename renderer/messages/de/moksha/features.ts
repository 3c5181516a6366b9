/** What engine/moksha/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/moksha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const words: Readonly<Record<Exclude<Name, 'passing' | 'onTurn'>, Ways>> = {
  aura: ['mehr Aura', 'weniger Aura'],
  lead: ['holt bei der Aura auf', 'fällt bei der Aura zurück'],
  ahead: ['holt im Rennen um Moksha auf', 'fällt im Rennen um Moksha zurück'],
  distance: ['weiter vom Moksha entfernt', 'näher am Moksha'],
  rivalDistance: ['bester Rivale weiter vom Moksha', 'bester Rivale näher am Moksha'],
  late: ['die Partie ist näher am Ende', 'die Partie ist ferner vom Ende'],

  harvest: ['der nächste Tod bringt mehr Aura', 'der nächste Tod bringt weniger Aura'],
  odd: ['mehr Mehrheiten für weitere Aura', 'weniger Mehrheiten für weitere Aura'],
  reaches: ['im Tod genug Aura für Moksha', 'im Tod zu wenig Aura für Moksha'],
  wins: ['steht kurz vor Moksha', 'steht nicht kurz vor Moksha'],
  canWin: ['kann in einem Zug ins Moksha sterben', 'kann nicht im nächsten Zug ins Moksha'],
  mightWin: ['Moksha ist in einem Zug möglich', 'Moksha ist nicht in einem Zug möglich'],
  rivalWins: ['ein Rivale steht kurz vor Moksha', 'kein Rivale steht kurz vor Moksha'],
  rivalCanWin: ['ein Rivale kann ins Moksha sterben', 'kein Rivale kann ins Moksha sterben'],
  rivalMightWin: ['ein Rivale könnte bald Moksha erlangen', 'kein Rivale kann bald Moksha erlangen'],

  dies1: ['stirbt, statt älter zu werden', 'wird älter, statt zu sterben'],
  dies2: ['der Tod ist zwei Züge entfernt', 'der Tod ist nicht zwei Züge entfernt'],
  dies3: ['der Tod ist drei Züge entfernt', 'der Tod ist nicht drei Züge entfernt'],
  life: ['stirbt später', 'stirbt früher'],
  stage: ['eine spätere Lebensstufe', 'eine frühere Lebensstufe'],
  vitality: ['mehr Vitalität', 'weniger Vitalität'],
  canDie: ['kann binnen eines Zuges sterben', 'kann nicht binnen eines Zuges sterben'],
  canLive: ['kann den nächsten Zug überleben', 'kann den nächsten Zug nicht überleben'],
  caste: ['eine höhere Kaste', 'eine niedrigere Kaste'],
  earns: ['ein Beruf, der Karma bringt', 'kein Beruf, der Karma bringt'],
  places: ['ein Beruf, der Jünger setzt', 'kein Beruf, der Jünger setzt'],
  shifts: ['ein Beruf, der den Marker lenkt', 'kein Beruf, der den Marker lenkt'],

  kept: ['mehr Mehrheiten überdauern den Tod', 'weniger Mehrheiten überdauern den Tod'],
  alone: ['mehr ungeteilte Mehrheiten', 'weniger ungeteilte Mehrheiten'],
  minority: ['mehr Mehrheiten in Reichweite', 'weniger Mehrheiten in Reichweite'],
  spare: ['mehr Jünger übrig auf der Karte', 'weniger Jünger übrig auf der Karte'],
  reserve: ['mehr Jünger in Reserve', 'weniger Jünger in Reserve'],

  // What brings aura once in a life counts no more in these when it has done so.
  slots1: ['ein Plättchen zu vollen Fächern', 'kein Plättchen zu vollen Fächern'],
  slots2: ['zwei Plättchen zu vollen Fächern', 'nicht zwei Plättchen zu vollen Fächern'],
  slots3: ['drei Plättchen zu vollen Fächern', 'nicht drei Plättchen zu vollen Fächern'],
  colours1: ['eine von drei Karmafarben', 'keine von drei Karmafarben'],
  colours2: ['zwei von drei Karmafarben', 'nicht zwei von drei Karmafarben'],
  karma: ['mehr Karma für die Wiedergeburt', 'weniger Karma für die Wiedergeburt'],
  karmaFull: ['genug Karma für die höchste Kaste', 'zu wenig Karma für die höchste Kaste'],
  gods1: ['hat eine Gottheit verehrt', 'hat keine Gottheit verehrt'],
  gods2: ['hat zwei Gottheiten verehrt', 'hat nicht zwei Gottheiten verehrt'],
  gods3: ['hat drei Gottheiten verehrt', 'hat nicht drei Gottheiten verehrt'],
  brahma: ['Brahma ist bereit', 'Brahma ist nicht bereit'],
  ganesha: ['Ganesha ist bereit', 'Ganesha ist nicht bereit'],
  vishnu: ['Vishnu ist bereit', 'Vishnu ist nicht bereit'],
  shiva: ['Shiva ist bereit', 'Shiva ist nicht bereit'],
  drawn: ['mehr Plättchen Brahmas zu legen', 'weniger Plättchen Brahmas zu legen'],

  harmony: ['Marker näher an der Mitte', 'Marker weiter von der Mitte'],
  hexDisciples: ['ein Feld mit mehr Jüngern', 'ein Feld mit weniger Jüngern'],
  hexKarma: ['ein Feld mit mehr Karma', 'ein Feld mit weniger Karma'],
  nextDisciples: ['ein Zug kann mehr Jünger bringen', 'ein Zug kann weniger Jünger bringen'],
  nextMajority: ['ein Zug kann eine Mehrheit bringen', 'ein Zug kann keine Mehrheit bringen'],
  nextColour: ['ein Zug kann neues Karma bringen', 'ein Zug kann keine neue Farbe bringen'],
  nextAura: ['ein Zug kann mehr Aura bringen', 'ein Zug kann weniger Aura bringen'],
  nextGod: ['ein Zug kann einen neuen Gott bringen', 'ein Zug kann keinen neuen Gott bringen'],
  nextVital: ['ein vitales Plättchen in Reichweite', 'kein vitales Plättchen in Reichweite'],

  soon: ['spielt früher', 'spielt später'],
  released: ['erlangt Moksha', 'erlangt Moksha nicht'],
  noTurn: ['hat keinen Zug mehr', 'hat noch Züge vor sich'],
  lastTurn: ['noch ein letzter Zug zu spielen', 'kein letzter Zug zu spielen'],
  ranked: ['weiter vorn unter denen mit Moksha', 'weiter hinten unter denen mit Moksha'],
}

export const features = featureWords('moksha', words)

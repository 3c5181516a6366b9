/** German words of Rauha's legend: what lies on its worlds, and in its sky. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'rauha',
  { card: 'Karten', world: 'Auf einer Welt', goods: 'Was eine Welt hat', sky: 'Am Himmel', table: 'Im Zug' },
  {
    free: [
      'Karte',
      'Oben Landschaft und Tiere, unten, was sie tut. Drei gleiche Zeichen in einer Linie gewinnen eine Gottheit.',
    ],
    paid: ['Karte mit Preis', 'Sie kostet so viele Kristalle und passt auf jedes Feld.'],
    squares: [
      'Karte mit markierten Feldern',
      'Sie kostet nichts und passt nur dorthin, wo das kleine Gitter es zeigt.',
    ],
    back: ['Verdeckte Karte', 'Heimlich behalten, bis alle gewählt haben.'],
    tile: ['Feld', 'Ein Feld einer Welt, gedruckt oder von einer Karte bedeckt. Es wirkt, wenn seine Linie aktiv ist.'],
    spore: ['Spore', 'Ihr Feld wirkt bei jeder Wertung noch einmal. Sie bleibt, wenn eine Karte es bedeckt.'],
    border: [
      'Rand der Welt',
      'Der Weg des Avatars: Monde und Sterne sind Züge und nennen die Karten; jede Ecke ist eine Wertung.',
    ],
    avatar: ['Avatar', 'Wo er steht, zeigt, welche Linie aktiv ist, und aus welchen Karten du wählst.'],
    band: ['Aktive Linie', 'Die Reihe oder Spalte, deren Felder in diesem Zug wirken.'],
    used: ['Verbraucht', 'Dieses Feld hat in diesem Zug schon gewirkt.'],
    yield: [
      'Was es brächte',
      'Ein Feld oder eine Gottheit, die jetzt wirken kann: ihr Preis, falls es einen gibt, und was herauskommt.',
    ],
    energy: ['Lebensenergie', 'Wer am meisten davon hat, gewinnt, und spielt auch zuerst.'],
    crystals: ['Kristalle', 'Sie bezahlen Karten und Wirkungen; was am Ende übrig ist, ist nichts wert.'],
    water: ['Wasserquellen', 'Bei einer Wertung bringen die Energie, die über die trockenste Welt hinausgehen.'],
    spores: ['Sporen', 'Wie viele der Felder eine tragen.'],
    satellite: [
      'Satellit',
      'Karten zwischen zwei Nachbarn: für den einen die Mondkarten, für den anderen die Sternkarten.',
    ],
    entity: [
      'Gottheiten',
      'Eine Linie aus drei gleichen Zeichen gewinnt eine, auch von jemand anderem. Sie wirkt dann, und bei Wertungen.',
    ],
    niche: ['Leerer Platz', 'Die Gottheit, die hier stand, ist bei der Person dieser Farbe.'],
    rounds: ['Runden', 'Vier Runden mit je drei Zügen, nach jeder eine Wertung.'],
    track: ['Energieleiste', 'Die Energie aller. Bei Gleichstand spielt zuerst, wer obenauf liegt.'],
    deck: ['Stapel', 'Das erste Zeitalter für die Runden 1 und 2, das zweite für 3 und 4.'],
    blackHole: ['Schwarzes Loch', 'Karten, die aus dem Spiel sind.'],
    supply: ['Vorrat', 'Kristalle und Sporen kommen von hier.'],
    order: ['Reihenfolge', 'Wer in diesem Zug nach wem spielt, und wer schon gespielt hat.'],
    chosen: ['Gewählt', 'Die Karte, die du behältst, solange andere noch wählen.'],
  },
)

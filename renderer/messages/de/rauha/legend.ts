/** German words of Rauha's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'rauha',
  { card: 'Karten', world: 'Auf einer Welt', goods: 'Was eine Welt hat', sky: 'Am Himmel', table: 'In einem Zug' },
  {
    free: [
      'Karte',
      'Oben Biome und Tiere, unten, was sie bewirkt. Drei gleiche Zeichen in einer Reihe gewinnen eine Gottheit.',
    ],
    paid: ['Karte mit Preis', 'Sie kostet so viele Kristalle und darf auf jedes Feld.'],
    squares: ['Karte mit Feldern', 'Sie kostet nichts und darf nur dahin, wo das kleine Raster es zeigt.'],
    back: ['Verdeckte Karte', 'Heimlich behalten, bis alle gewählt haben.'],
    tile: [
      'Feld',
      'Ein Stück Welt, gedruckt oder von einer Karte bedeckt. Es wirkt, wenn seine Reihe an der Reihe ist.',
    ],
    spore: [
      'Spore',
      'Ihr Feld wirkt bei jeder Wertung noch einmal. Sie bleibt, auch wenn eine neue Karte das Feld bedeckt.',
    ],
    border: [
      'Rand der Welt',
      'Der Weg des Avatars: Monde und Sterne sind Züge und nennen die Karten; jede Ecke ist eine Wertung.',
    ],
    avatar: ['Avatar', 'Wo er steht, sagt, welche Reihe wirkt und woraus du wählst.'],
    band: ['Reihe, die wirkt', 'Ihre Felder wirken in diesem Zug.'],
    used: ['Genutzt', 'Dieses Feld hat in diesem Zug schon gewirkt.'],
    yield: [
      'Was es brächte',
      'Ein Feld oder eine Gottheit, die jetzt wirken kann: ihr Preis, wenn es einen gibt, und was sie bringt.',
    ],
    energy: ['Lebensenergie', 'Die meiste gewinnt. Und wer am meisten hat, beginnt.'],
    crystals: ['Kristalle', 'Sie bezahlen Karten und Wirkungen; was am Ende übrig ist, zählt nicht.'],
    water: ['Wasserquellen', 'Was du mehr hast als die trockenste Welt, bringt bei einer Wertung Energie.'],
    spores: ['Sporen', 'Auf so vielen Feldern liegt eine.'],
    satellite: ['Satellit', 'Karten zwischen zwei Nachbarn: für einen zum Mond, für den anderen zum Stern.'],
    entity: [
      'Gottheiten',
      'Eine Reihe aus drei gleichen Zeichen gewinnt eine, auch von anderen. Sie wirkt dann und bei Wertungen.',
    ],
    niche: ['Leerer Platz', 'Die Gottheit von hier ist bei der Person dieser Farbe.'],
    rounds: ['Runden', 'Vier Runden mit drei Zügen, nach jeder eine Wertung.'],
    track: ['Energieleiste', 'Die Energie von allen. Bei Gleichstand beginnt, wer oben liegt.'],
    deck: ['Stapel', 'Das erste Zeitalter für die Runden 1 und 2, das zweite für 3 und 4.'],
    blackHole: ['Schwarzes Loch', 'Karten, die aus dem Spiel sind.'],
    supply: ['Vorrat', 'Von hier kommen Kristalle und Sporen.'],
    order: ['Reihenfolge', 'Wer in diesem Zug nach wem spielt und wer schon gespielt hat.'],
    chosen: ['Gewählt', 'Die Karte, die du behältst, solange andere noch wählen.'],
  },
)

/** German words of Chakra's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'chakra',
  { board: 'Auf jedem Tableau', lotus: 'Auf dem Lotus, für alle', beside: 'Daneben' },
  {
    bubbles: ['Blasen', 'Der Anfang deiner Spalte. Was du empfängst, kann hier warten und kostet keinen Marker.'],
    chakra: ['Chakra', 'Platz für drei Energien; die Zahl zählt die der eigenen Farbe.'],
    harmony: [
      'In Harmonie',
      'Drei der eigenen Farbe: es bringt sein Fülle-Plättchen, und nichts darin bewegt sich mehr.',
    ],
    notch: [
      'Kerbe',
      'Wer direkt auf dieses Chakra empfängt, legt hier einen Marker ab. Er kommt mit der Harmonie zurück.',
    ],
    earth: ['Erde', 'Das Ende deiner Spalte. Jede schwarze Energie, die hier ankommt, ist 1 Punkt wert.'],
    token: ['Marker', 'Du hast fünf: einen für jedes Feld, das du nutzt, oder jedes Chakra, auf das du empfängst.'],
    space: [
      'Inspirationsfeld',
      'Eine Art, Energien zu bewegen: je Schritt ein Pfeil mit seiner Weite. Mit Marker: genutzt, bis du meditierst.',
    ],
    meditation: ['Meditationsplättchen', 'Wem es gehört, hat das Fülle-Plättchen dieser Farbe gesehen.'],
    energy: ['Energien', 'Eine Farbe für jedes Chakra. Niemand besitzt mehr als drei von einer Farbe.'],
    black: ['Schwarze Energie', 'Wer aus einem Fluss nimmt, der sie zeigt, nimmt sie mit. Sie gehört auf die Erde.'],
    maya: ['Fluss', 'Drei Spalten mit Plätzen. Was du in einem Zug empfängst, kommt aus einer davon.'],
    plenitude: [
      'Fülle-Plättchen',
      'Was ein Chakra in Harmonie wert ist, von 1 bis 4. Verdeckt, bis du nachgesehen hast.',
    ],
    lifted: ['In der Hand', 'Energien, die du genommen, aber noch nicht gelegt hast.'],
    bag: ['Beutel', 'So viele Energien sind noch da, um die Flüsse zu füllen.'],
    round: ['Runde', 'Sind irgendwo fünf Chakren in Harmonie, ist es die letzte.'],
    out: ['Aus dem Spiel', 'Hergegebene Energien und das achte Fülle-Plättchen, das niemand sieht.'],
  },
)

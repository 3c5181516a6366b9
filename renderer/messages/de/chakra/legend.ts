/** German words of Chakra's legend: what lies on its board. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'chakra',
  { board: 'Auf jedem Brett', lotus: 'Auf dem Lotus, für alle', beside: 'Daneben' },
  {
    bubbles: ['Blasen', 'Der Kopf deiner Säule. Was du empfängst, kann hier warten und kostet keinen Marker.'],
    chakra: ['Chakra', 'Platz für drei Energien; die Zahl zählt die der eigenen Farbe.'],
    harmony: ['In Harmonie', 'Drei der eigenen Farbe: Das Fülle-Plättchen zählt, und nichts darin bewegt sich mehr.'],
    notch: [
      'Kerbe',
      'Wer direkt in dieses Chakra empfängt, legt hier einen Marker ab. Er kehrt zurück, wenn es in Harmonie ist.',
    ],
    earth: ['Erde', 'Der Fuß deiner Säule. Jede schwarze Energie, die hier ankommt, ist 1 Punkt wert.'],
    token: [
      'Inspirationsmarker',
      'Du hast fünf: einen für jedes Feld, das du nutzt, oder Chakra, in das du empfängst.',
    ],
    space: [
      'Inspirationsfeld',
      'Eine Art, Energien zu bewegen: ein Pfeil je Bewegung, mit ihren Schritten. Liegt ein Marker darauf: belegt, bis du meditierst.',
    ],
    meditation: ['Meditationsplättchen', 'Wer es hat, hat unter das Fülle-Plättchen dieser Farbe gesehen.'],
    energy: ['Energien', 'Eine Farbe für jedes Chakra. Von einer Farbe besitzt niemand mehr als drei.'],
    black: ['Schwarze Energie', 'Wer aus einem Fluss nimmt, der eine zeigt, nimmt sie mit. Sie gehört auf die Erde.'],
    maya: ['Fluss', 'Drei Spalten voller Plätze. Was du in einem Zug empfängst, kommt aus einer davon.'],
    plenitude: [
      'Fülle-Plättchen',
      'Was ein Chakra in Harmonie wert ist, von 1 bis 4. Verdeckt, bis du nachgesehen hast.',
    ],
    lifted: ['In der Hand', 'Energien, die du genommen und noch nirgends abgelegt hast.'],
    bag: ['Beutel', 'So viele Energien sind noch da, um die Flüsse zu füllen.'],
    round: ['Runde', 'Sind irgendwo fünf Chakren in Harmonie, ist die Runde die letzte.'],
    out: ['Aus dem Spiel', 'Hergegebene Energien und das achte Fülle-Plättchen, das niemand sieht.'],
  },
)

/** German words of Karmaka's legend: what lies on its table. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'karmaka',
  { cards: 'Karten und Ringe', seat: 'Vor allen', middle: 'In der Mitte' },
  {
    card: [
      'Karte',
      'Ihre Farbe, ihre Punkte, und was sie tut. Sie dient einem von dreien: Punkten, Fähigkeit oder dem nächsten Leben.',
    ],
    mosaic: ['Mosaikkarte', 'Ihre Punkte zählen mit jeder Farbe.'],
    back: ['Verdeckte Karte', 'Nur wer sie besitzt, darf sie kennen, und die im Stapel nicht einmal dann.'],
    ring: [
      'Karmaring',
      'Ein Leben, das nicht reicht, bringt einen. Bei einem späteren Tod ersetzt jeder einen fehlenden Punkt.',
    ],
    deck: ['Stapel', 'Was von diesem Leben bleibt: Jeden Zug ziehst du eine. Sind Stapel und Hand leer, stirbst du.'],
    deeds: [
      'Taten',
      'Was du in diesem Leben gewertet hast. Nur deine beste Farbe zählt, und Mosaik. Die oberste Tat ist offen.',
    ],
    future: ['Künftiges Leben', 'Karten für später: Bei der Wiedergeburt sind sie deine Hand.'],
    count: ['Zahl der Karten', 'Wie viele im Stapel liegen.'],
    reckoning: ['Dieses Leben', 'Was ein Leben erreicht hat, Farbe um Farbe, und was die nächste Sprosse braucht.'],
    well: ['Quelle', 'Woraus alle ziehen, wenn eine Karte es sagt.'],
    ruins: ['Ruinen', 'Benutzte und verlorene Karten, offen, die letzte obenauf. Manche Karten holen andere zurück.'],
    centre: [
      'Fähigkeit',
      'Eine Karte, die hier gespielt wird, tut, was sie sagt. Danach darf ein Rivale sie fürs nächste Leben nehmen.',
    ],
    rung: ['Sprosse', 'Ein Leben auf der Karmaleiter. Die Zahl sagt, was ein Leben dort werten muss, um aufzusteigen.'],
    token: ['Wo jemand steht', 'Die Sprosse, auf der diese Person jetzt lebt.'],
  },
)

/** German words of Karmaka's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'karmaka',
  { cards: 'Karten und Ringe', seat: 'Vor allen', middle: 'In der Mitte' },
  {
    card: [
      'Karte',
      'Ihre Farbe, ihre Punkte und was sie tut. Sie dient einem von dreien: Punkten, Fähigkeit oder dem nächsten Leben.',
    ],
    mosaic: ['Mosaikkarte', 'Ihre Punkte zählen mit jeder Farbe.'],
    back: ['Verdeckte Karte', 'Höchstens wer sie besitzt, kennt sie; die eines Stapels niemand.'],
    ring: [
      'Karmaring',
      'Ein Leben, dem Punkte fehlen, bringt einen. Bei einem späteren Tod ersetzt jeder einen fehlenden Punkt.',
    ],
    deck: [
      'Stapel',
      'Was von diesem Leben bleibt: du ziehst in jedem Zug eine. Sind Stapel und Hand leer, stirbst du.',
    ],
    deeds: [
      'Taten',
      'Was du in diesem Leben gewertet hast. Nur die beste Farbe zählt, mit Mosaik. Die oberste Tat liegt offen.',
    ],
    future: ['Künftiges Leben', 'Karten für später: bei der Wiedergeburt sind sie deine Hand.'],
    count: ['Zahl der Karten', 'Wie viele im Stoß liegen.'],
    reckoning: ['Dieses Leben', 'Was es gebracht hat, Farbe für Farbe, und was die nächste Sprosse verlangt.'],
    well: ['Quelle', 'Daraus ziehen alle, wenn eine Karte es sagt.'],
    ruins: ['Ruinen', 'Genutzte und verlorene Karten, offen, die letzte zuoberst. Manche Karte holt andere zurück.'],
    centre: [
      'Fähigkeit',
      'Eine Karte, die hier liegt, tut, was sie sagt. Dann darf ein Gegner sie für sein nächstes Leben nehmen.',
    ],
    rung: ['Sprosse', 'Ein Leben auf der Karmaleiter. Die Zahl ist, was es bringen muss, um zu steigen.'],
    token: ['Wo jemand steht', 'Die Sprosse, auf der diese Person jetzt lebt.'],
  },
)

/** German words of what the decisions of Chakra are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { ChakraAskKind } from '../../../../engine/chakra/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  turn: [
    'Du wählst eines für diesen Zug: Energien vom Lotus empfangen, auf deinem Tableau leiten oder meditieren.',
    'Nimm Farben, die du noch heimbringen kannst, und lass Platz auf dem Weg: ein volles Chakra versperrt ihn.',
  ],
  meditate: [
    'Du holst deine Marker von den Feldern unten zurück und darfst nachsehen, was ein Chakra wert ist.',
    'Sieh nach, wo du noch die Wahl hast: für eine 4 lohnt sich ein Umweg, für eine 1 nicht.',
  ],
  black: [
    'Dieser Fluss zeigt Schwarz, also kommt eine schwarze Energie mit.',
    'Schwarz belegt einen Platz, bis es auf der Erde ankommt; dort ist es einen Punkt wert.',
  ],
  receive: [
    'Du nimmst eine weitere Farbe aus demselben Fluss oder sagst, wohin die Energien in deiner Hand kommen.',
    'Alle kommen an einen Ort. Mehr auf einmal spart Züge, braucht aber ebenso viele freie Plätze.',
  ],
  place: [
    'Du sagst, wohin alle Energien in deiner Hand kommen: in die Blasen oder zusammen auf ein Chakra.',
    'Ein Chakra kostet einen Marker, bis es in Harmonie ist; die Blasen kosten nichts, liegen aber fern der unteren Chakren.',
  ],
  channel: [
    'Du führst jeden Schritt des gewählten Feldes aus, jeden mit einer anderen Energie.',
    'Jeder Schritt muss auf einem freien Platz enden; Chakren in Harmonie werden übersprungen und zählen nicht.',
  ],
  either: [
    'Du bewegst eine Energie um einen Schritt, in die Richtung, die du willst.',
    'Ein Schritt genügt oft, um ein Chakra zu füllen oder Platz für die nächste Energie zu machen.',
  ],
  exchange: [
    'Du gibst eine Energie auf der Erde her und nimmst eine beliebige aus dem Beutel in deine Blasen.',
    'Das kostet den Punkt auf der Erde: nimm genau die Farbe, die einem Chakra noch fehlt.',
  ],
} satisfies Readonly<Record<ChakraAskKind, Explanation>>

export const explain = explainWords('chakra', explanations)

/** What the decisions of Chakra are about, for whoever asks: what is decided, and what usually matters. */
import type { ChakraPromptKind } from '../../../../engine/chakra/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  turn: [
    'Du wählst eines für diesen Zug: Energien aus dem Lotus nehmen, welche auf deinem Brett bewegen, oder meditieren.',
    'Nimm Farben, die du noch heimbringen kannst, und lass Platz auf dem Weg: Ein volles Chakra versperrt ihn.',
  ],
  meditate: [
    'Du nimmst deine Marker von den Feldern unten zurück und darfst ansehen, was ein Chakra wert ist.',
    'Sieh dort nach, wo du noch wählen kannst: Ein Wert von 4 lohnt einen Umweg, ein Wert von 1 nicht.',
  ],
  black: [
    'Dieser Fluss zeigt Schwarz, also kommt eine schwarze Energie mit dem mit, was du nimmst.',
    'Schwarz belegt einen Platz, bis es zur Erde gesunken ist; dort ist es einen Punkt wert.',
  ],
  receive: [
    'Du nimmst eine weitere Farbe aus demselben Fluss, oder sagst, wohin die in deiner Hand gehen.',
    'Alle gehen an einen Ort. Mehrere auf einmal sparen Züge, brauchen aber ebenso viele freie Plätze.',
  ],
  place: [
    'Du sagst, wohin alle Energien in deiner Hand gehen: in die Blasen, oder zusammen in ein Chakra.',
    'Ein Chakra kostet einen Marker, bis es in Harmonie ist; die Blasen kosten nichts, liegen aber fern der unteren Chakren.',
  ],
  channel: [
    'Du führst alle Schritte des gewählten Feldes aus, jeden mit einer anderen Energie.',
    'Jeder muss auf einem freien Platz enden; Chakren in Harmonie werden übersprungen und zählen nicht mit.',
  ],
  either: [
    'Du bewegst eine Energie um einen Schritt, in welche Richtung du magst.',
    'Ein Schritt genügt oft, um ein Chakra zu vollenden oder Platz für die nächste Energie zu machen.',
  ],
  exchange: [
    'Du gibst eine Energie von der Erde her und nimmst eine beliebige aus dem Beutel in deine Blasen.',
    'Das kostet den Punkt auf der Erde: Nimm genau die Farbe, die einem Chakra noch fehlt.',
  ],
} satisfies Readonly<Record<ChakraPromptKind, ExplanationText>>

export const explain = explanationMessages('chakra', explanations)

/** What the decisions of Rauha are about, for whoever asks: what is decided, and what usually matters. */
import type { RauhaPromptKind } from '../../../../engine/rauha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const marks = 'Wo sie liegt, bestimmt, wann sie wirkt: Dein Avatar kommt an jeder Reihe und Spalte nur zweimal vorbei.'

const explanations = {
  keep: [
    'Du behältst eine dieser Karten; die anderen gehen zurück, und jemand neben dir wählt als Nächstes daraus.',
    'Such ein Zeichen, das zwei Felder einer Linie schon zeigen: Drei gleiche gewinnen dir ihre Gottheit.',
  ],
  kept: [
    'Du hast gewählt und darfst noch tauschen, bis alle gewählt haben.',
    'Was du liegen lässt, findet, wer neben dir sitzt: Manche Karte behält man, damit andere sie nicht bekommen.',
  ],
  place: ['Du legst deine Karte auf ein beliebiges Feld, oder tauschst sie gegen Kristalle oder eine Spore.', marks],
  placeOnly: [
    'Du legst deine Karte auf ein Feld, das sie markiert, oder tauschst sie gegen Kristalle oder eine Spore.',
    `Sie kostet nur die Wahl des Ortes. ${marks}`,
  ],
  placePaid: [
    'Du zahlst den Preis und legst deine Karte auf ein beliebiges Feld, oder tauschst sie gegen Kristalle oder eine Spore.',
    'Auch Wirkungen kosten später Kristalle: Sieh, ob die Karte ihren Preis einbringt, solange noch Züge bleiben.',
  ],
  tooDear: [
    'Du kannst diese Karte nicht bezahlen, also tauschst du sie gegen Kristalle oder eine Spore.',
    'Kristalle bezahlen die nächste Karte; eine Spore lässt ihr Feld von nun an bei jeder Wertung wirken.',
  ],
  activate: [
    'Du lässt die Felder der Linie wirken, auf die dein Avatar blickt, und die Gottheiten, die eben zu dir kamen, jedes einmal.',
    'Erst kommt, was Kristalle bringt, dann, was sie kostet. Du darfst ein Feld auslassen.',
  ],
  score: [
    'Jedes deiner Felder mit Spore darf noch einmal wirken, und deine Gottheiten auch.',
    'Erst kommt, was Kristalle bringt, dann, was sie kostet. Danach bringt auch Wasser Energie, soweit du mehr hast als die trockenste Welt.',
  ],
} satisfies Readonly<Record<RauhaPromptKind, ExplanationText>>

export const explain = explanationMessages('rauha', explanations)

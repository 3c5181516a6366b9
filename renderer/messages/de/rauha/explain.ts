/** German words of what the decisions of Rauha are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { RauhaAskKind } from '../../../../engine/rauha/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const when = 'Wo sie liegt, bestimmt, wann sie wirkt: dein Avatar kommt an jeder Reihe und Spalte nur zweimal vorbei.'

const explanations = {
  keep: [
    'Du behältst eine dieser Karten; die anderen gehen zurück, und aus ihnen wählt als Nächstes jemand neben dir.',
    'Such ein Zeichen, das zwei Felder einer Reihe schon zeigen: drei gleiche gewinnen dir die Gottheit dazu.',
  ],
  kept: [
    'Du hast gewählt und darfst noch eine andere Karte nehmen, bis alle gewählt haben.',
    'Was du liegen lässt, findet jemand neben dir: auch das kann ein Grund sein, eine Karte zu behalten.',
  ],
  place: ['Du legst deine Karte auf ein beliebiges Feld oder tauschst sie gegen Kristalle oder eine Spore.', when],
  placeOnly: [
    'Du legst deine Karte auf ein Feld, das sie angibt, oder tauschst sie gegen Kristalle oder eine Spore.',
    `Sie kostet nichts, nur die Wahl des Ortes. ${when}`,
  ],
  placePaid: [
    'Du bezahlst die Karte und legst sie auf ein beliebiges Feld, oder du tauschst sie gegen Kristalle oder eine Spore.',
    'Mit Kristallen zahlst du später auch für Wirkungen: sieh, ob die Karte ihren Preis noch einbringt.',
  ],
  tooDear: [
    'Du kannst diese Karte nicht bezahlen und tauschst sie gegen Kristalle oder eine Spore.',
    'Kristalle zahlen die nächste Karte; mit einer Spore wirkt ihr Feld von nun an bei jeder Wertung.',
  ],
  activate: [
    'Du lässt die Felder der Reihe wirken, vor der dein Avatar steht, und Gottheiten, die eben zu dir kamen: jedes einmal.',
    'Erst, was Kristalle bringt, dann, was sie kostet. Du darfst auch etwas auslassen.',
  ],
  score: [
    'Jedes Feld mit einer Spore darf noch einmal wirken, und jede deiner Gottheiten.',
    'Erst, was Kristalle bringt, dann, was sie kostet. Danach bringt Energie, was du an Wasser mehr hast als die trockenste Welt.',
  ],
} satisfies Readonly<Record<RauhaAskKind, Explanation>>

export const explain = explainWords('rauha', explanations)

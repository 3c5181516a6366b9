/** German words of what the decisions of Moksha are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { MokshaAskKind } from '../../../../engine/moksha/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const death = 'Wo niemand mehr Jünger hat als du, bringt das Sterben Aura; Karma kauft ein besseres Leben.'

const explanations = {
  wander: [
    'Du bleibst in deiner Region oder gehst in eine benachbarte; für ein Plättchen kommst du zwei Grenzen weit.',
    'Das Plättchen dort schiebt deinen Marker: zeig auf eine Region und sieh, wo er enden kann.',
  ],
  take: [
    'Als Nächstes nimmst du das Plättchen dieser Region. Vorher darfst du einen Gott anrufen.',
    'Ein Gott hilft einmal, bis du ihn neu verehrst: ruf ihn, wenn er ändert, was du gleich bekommst.',
  ],
  takeNothing: [
    'Hier liegt kein Plättchen. Du darfst einen Gott anrufen, oder es geht weiter.',
    'Ohne Plättchen schiebt nur der Punkt des Tempels deinen Marker.',
  ],
  replace: [
    'Deine vier Fächer sind voll, darum macht ein älteres Plättchen Platz.',
    'Plättchen halten dich am Leben: gib das mit der kleinsten Vitalität her.',
  ],
  farm: [
    'Als Bauer darfst du zwei Jünger heimrufen und dafür ein weiteres Plättchen nehmen.',
    'Ein Plättchen verlängert dein Leben. Jünger sind Aura wert, wo du so viele hast wie sonst niemand.',
  ],
  evolve: [
    'Dein Marker wird für jeden Pfeil einmal geschoben; du wählst die Reihenfolge und damit, wo er endet.',
    'Um die Mitte liegen Jünger, am Rand Karma. Ein Schritt über den Rand hinaus verfällt.',
  ],
  shift: [
    'Das Plättchen von Vishnu schiebt deinen Marker; du wählst, wo er endet.',
    'Um die Mitte liegen Jünger, am Rand Karma.',
  ],
  gather: [
    'Du wählst die Farbe des Karmas, das du bekommst.',
    'Je eines jeder Farbe bringt einmal im Leben Aura; sonst nimm, womit du Geplantes bezahlst.',
  ],
  beforeGather: [
    'Als Nächstes sammelst du, was dein Feld zeigt. Vorher darfst du einen Gott anrufen.',
    'Ruf ihn, wenn es dadurch mehr wird; sonst sammle.',
  ],
  serve: [
    'Du darfst deinen Beruf nutzen, einmal in diesem Zug.',
    'Er gehört dir nur in diesem Leben. Kostet er nichts, lohnt er sich fast immer.',
  ],
  devote: [
    'Für ein Plättchen oder Karma gewinnst du den Gott dieses Ortes, oder du lässt es.',
    'Ein Gott hilft einmal, wenn du ihn rufst, und der vierte, den du je verehrst, bringt Aura.',
  ],
  sacrifice: [
    'Für ein Plättchen oder Karma bewegst du Jünger einer Region in eine benachbarte, oder du lässt es.',
    'Beim Sterben sind Regionen Aura wert, in denen niemand mehr Jünger hat als du.',
  ],
  beforeDevote: [
    'Ein Opfer bewirkt hier nichts. Du darfst einen Gott anrufen, oder es geht weiter.',
    'Shiva kann das Gebäude tauschen, an dem du stehst, und damit, was du darfst.',
  ],
  mobilize: [
    'Du bewegst Jünger einer Region über eine Grenze.',
    'Verteil sie so, dass du in möglichst vielen Regionen mit den Stärksten gleichauf bist.',
  ],
  again: [
    'Als Maharadscha darfst du ein zweites Mal Jünger bewegen.',
    'Das kostet nichts: nutz es, wenn es eine Region gewinnt oder rettet.',
  ],
  age: [
    'Deine Vitalität reicht: du wirst eine Stufe älter. Vorher darfst du einen Gott anrufen.',
    `Wer älter stirbt, behält mehr Jünger auf der Karte. ${death}`,
  ],
  ageShort: [
    'Deine Vitalität reicht nicht, und dieses Leben endet. Vorher darfst du einen Gott anrufen.',
    `Sterben gehört zum Weg. ${death}`,
  ],
  ageLast: ['Du hast die letzte Stufe erreicht, und dieses Leben endet. Vorher darfst du einen Gott anrufen.', death],
  recall: [
    'Nach deinem Tod bleiben nur einige Jünger auf der Karte; du wählst, welche heimkehren.',
    'Behalte sie, wo eine Mehrheit an ihnen hängt, und nimm die, die allein gegen viele stehen.',
  ],
  karma: [
    'Karma hat deine nächste Kaste bezahlt, und etwas ist übrig: du wählst, was du behältst.',
    'Behalte verschiedene Farben: alle drei zusammen bringen im neuen Leben Aura.',
  ],
  close: [
    'Als Grundherr darfst du eine Region sperren: niemand sonst betritt oder durchquert sie.',
    'Sperr, was Gegner als Nächstes brauchen, ein Heiligtum zum Beispiel, oder halte sie für dich frei.',
  ],
  lay: [
    'Du sagst, auf welchen Stapel und wie tief das von Brahma gezogene Plättchen kommt.',
    'Oben wird es als Nächstes genommen: gute dorthin, wohin du gehst, schlechte zu den Gegnern.',
  ],
  sink: [
    'Für alle gezogenen Plättchen ist kein Platz: du wählst, welches zurückgeht.',
    'Schick weg, was Gegner dahin schiebt, wohin sie wollen.',
  ],
  swap: [
    'Du wählst, mit welchem anderen Gebäude dieses den Platz tauscht.',
    'Im Heiligtum verehrst du einen Gott, am Tempel bewegst du Jünger: hol dir, was du jetzt brauchst.',
  ],
} satisfies Readonly<Record<MokshaAskKind, Explanation>>

export const explain = explainWords('moksha', explanations)

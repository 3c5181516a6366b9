/** What the decisions of Moksha are about, for whoever asks: what is decided, and what usually matters. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const death =
  'Stirbst du, bringen je zwei Regionen, in denen niemand mehr Jünger hat als du, 1 Aura; Karma kauft ein besseres Leben.'

const explanations = {
  wander: [
    'Du bleibst in deiner Region oder gehst in eine benachbarte; für ein Plättchen kommst du zwei Grenzen weit.',
    'Das Plättchen dort schiebt deinen Harmoniemarker: Zeig auf eine Region, um zu sehen, wo er enden könnte.',
  ],
  take: [
    'Gleich nimmst du das Plättchen dieser Region. Vorher darfst du einen Gott anrufen.',
    'Ein Gott hilft einmal, bis du ihn neu verehrst: Ruf ihn, wenn er ändert, was du gleich bekommst.',
  ],
  takeNothing: [
    'Hier gibt es kein Plättchen zu nehmen. Du darfst einen Gott anrufen oder weitergehen.',
    'Ohne Plättchen schiebt nur der Punkt des Tempels deinen Marker.',
  ],
  replace: [
    'Deine vier Fächer sind voll, also macht eines der älteren Plättchen Platz.',
    'Plättchen halten dich am Leben: Lass das mit der geringsten Vitalität los.',
  ],
  farm: [
    'Als Bauer darfst du zwei Jünger heimrufen und dafür ein weiteres Plättchen nehmen.',
    'Ein Plättchen lässt dich länger leben. Jünger bringen Aura, wo niemand mehr hat als du.',
  ],
  evolve: [
    'Dein Marker rückt für jeden Pfeil einmal; du wählst die Reihenfolge, und damit, wo er endet.',
    'Nahe der Mitte warten Jünger, am Rand Karma. Ein Schritt über den Rand hinaus ist verloren.',
  ],
  shift: [
    'Vishnus Plättchen schiebt deinen Marker; du wählst, wo er endet.',
    'Nahe der Mitte warten Jünger, am Rand Karma.',
  ],
  gather: [
    'Du wählst die Farbe des Karmas, das du erhältst.',
    'Eines von jeder Farbe bringt einmal im Leben Aura; sonst nimm, was bezahlt, was du vorhast.',
  ],
  beforeGather: [
    'Gleich sammelst du, was dein Feld zeigt. Vorher darfst du einen Gott anrufen.',
    'Ruf ihn, wenn der Lohn dadurch besser wird; sonst sammle.',
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
    'Für ein Plättchen oder Karma bewegst du Jünger aus einer Region in eine benachbarte, oder du lässt es.',
    'Stirbst du, bringen je zwei Regionen, in denen niemand mehr Jünger hat als du, 1 Aura.',
  ],
  beforeDevote: [
    'Ein Opfer bewirkt hier nichts. Du darfst einen Gott anrufen oder weitergehen.',
    'Shiva kann das Gebäude ändern, bei dem du stehst, und damit, was du tun darfst.',
  ],
  mobilize: [
    'Du bewegst Jünger einer Region über eine Grenze.',
    'Verteile sie so weit, dass du in möglichst vielen Regionen mit den Stärksten gleichziehst.',
  ],
  again: [
    'Als Maharadscha darfst du ein zweites Mal Jünger bewegen.',
    'Das kostet nichts: Nutz es, wenn es eine Region gewinnt oder rettet.',
  ],
  age: [
    'Deine Vitalität reicht: Du wirst eine Stufe älter. Vorher darfst du einen Gott anrufen.',
    `Ein späterer Tod lässt mehr Jünger auf der Karte. ${death}`,
  ],
  ageShort: [
    'Deine Vitalität reicht nicht, und dieses Leben endet. Vorher darfst du einen Gott anrufen.',
    `Sterben gehört zum Weg. ${death}`,
  ],
  ageLast: ['Du hast die letzte Stufe erreicht, und dieses Leben endet. Vorher darfst du einen Gott anrufen.', death],
  recall: [
    'Nach deinem Tod bleiben nur einige Jünger auf der Karte; du wählst, welche heimkommen.',
    'Lass sie, wo eine Mehrheit an ihnen hängt, und nimm die, die allein gegen viele stehen.',
  ],
  karma: [
    'Karma hat deine nächste Kaste bezahlt, und etwas ist übrig: Du wählst, was du behältst.',
    'Behalte verschiedene Farben: Alle drei zusammen bringen im neuen Leben Aura.',
  ],
  close: [
    'Als Grundherr darfst du eine Region sperren: Niemand sonst betritt oder durchquert sie.',
    'Sperr, was Rivalen als Nächstes brauchen, ein Heiligtum etwa, oder was du selbst nutzen willst.',
  ],
  lay: [
    'Du sagst, in welchen Stapel Brahmas Plättchen kommt, und wie tief.',
    'Obenauf wird es als Nächstes genommen: Leg gute dorthin, wo du hingehst, und schlechte, wo Rivalen hingehen.',
  ],
  sink: [
    'Nicht alle gezogenen Plättchen haben Platz: Du wählst, welches zurückgeht.',
    'Schick fort, was Rivalen dorthin schiebt, wo sie hinwollen.',
  ],
  swap: [
    'Du wählst, mit welchem anderen Gebäude dieses den Platz tauscht.',
    'Bei einem Heiligtum verehrst du einen Gott, bei einem Tempel bewegst du Jünger: Hol her, was du jetzt brauchst.',
  ],
} satisfies Readonly<Record<MokshaPromptKind, ExplanationText>>

export const explain = explanationMessages('moksha', explanations)

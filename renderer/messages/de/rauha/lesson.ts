import type { lesson as english } from '../../en/rauha/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of Rauha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'rauha.lesson.keep.title': 'Eine Karte für deine Welt',
  'rauha.lesson.keep':
    'Deine Welt hat neun Felder, fast alle karg, und wer der eigenen die meiste Energie entlockt, gewinnt. Behalte eine Karte, die etwas bringt und in die helle Spalte passt: Nur diese wirkt in diesem Zug.',
  'rauha.lesson.keep.instead':
    'In der hellen Spalte darf sie nicht liegen, oder sie findet dort kein Feld mit ihrem Zeichen. Die leuchtenden beginnen dort etwas.',
  'rauha.lesson.keep.kept':
    'Behalten. Die anderen liegen wieder auf ihrem Satelliten, und als Nächstes wählt dein Gegenüber aus ihnen.',

  'rauha.lesson.place.title': 'Wo dein Avatar steht',
  'rauha.lesson.place':
    'Leg sie in die helle Spalte, neben ein Feld, das eines ihrer Zeichen zeigt. Sie bedeckt, was dort gedruckt ist, und wirkt sofort.',
  'rauha.lesson.place.instead':
    'In der hellen Spalte wirkt sie sofort, und neben einem Feld mit demselben Zeichen beginnt sie eine Linie aus dreien.',
  'rauha.lesson.place.laid': 'Da liegt sie, und zwei Felder einer Linie haben ein Zeichen gemeinsam.',

  'rauha.lesson.work.title': 'Lass die Linie wirken',
  'rauha.lesson.work':
    'Jedes Feld der Linie darf einmal wirken: Klick sie nacheinander an. Energie gewinnt die Partie; Kristalle bezahlen Karten und manche Wirkung. Ein Zeichen hinter einem Strich: je einmal für jedes solche Zeichen deiner Welt.',
  'rauha.lesson.work.instead': 'Was du auslässt, ist verloren, und diese Felder kosten dich nichts.',
  'rauha.lesson.work.energy': 'Das ist Energie, und niemand kann sie dir nehmen.',
  'rauha.lesson.work.crystals': 'Kristalle zum Ausgeben: Am Ende der Partie sind sie nichts wert.',

  'rauha.lesson.entity.title': 'Drei gleiche',
  'rauha.lesson.entity':
    'Haben alle drei Felder einer Reihe oder Spalte ein Zeichen gemeinsam, kommt dessen Gottheit zu dir. Zwei von deinen haben schon eines: Behalte eine Karte, die es zeigt, und vollende die Linie.',
  'rauha.lesson.entity.instead':
    'So bleibt die Linie offen, und dein Gegenüber gewinnt die Gottheit vielleicht vor dir.',
  'rauha.lesson.entity.won': 'Sie ist jetzt bei dir und darf noch in diesem Zug wirken, wie die Felder der Linie.',

  'rauha.lesson.spore.title': 'Vor der Wertung',
  'rauha.lesson.spore':
    'Nach drei Zügen kommt eine Wertung, und dann wirken nur Gottheiten und Felder mit Spore. Wirf deine Karte ab für eine Spore auf einem guten Feld, oder lass einen Pilz eine wachsen: Sie dient dir in jeder Wertung.',
  'rauha.lesson.spore.instead':
    'Eine Spore auf einem Feld, das viel bringt, wirkt in jeder der vier Wertungen: Nichts sonst lohnt sich so oft.',
  'rauha.lesson.spore.sown':
    'Dieses Feld wirkt von nun an in jeder Wertung. Die Spore bleibt, auch wenn eine Karte es bedeckt.',

  'rauha.lesson.score.title': 'Die Ecke',
  'rauha.lesson.score':
    'Dein Avatar hat eine Ecke erreicht: eine Wertung. Jedes Feld mit Spore wirkt noch einmal, und jede deiner Gottheiten. Nimm alles, was sie bringen.',
  'rauha.lesson.score.instead': 'Was du auslässt, ist verloren, und bis zur nächsten Wertung sind es drei Züge.',
  'rauha.lesson.score.water': 'Und du hast mehr Wasser als dein Gegenüber: Auch das hat dir Energie gebracht.',
  'rauha.lesson.score.dry':
    'Dann wurde das Wasser gezählt und brachte dir nichts: Dein Gegenüber hat ebenso viel oder mehr.',

  'rauha.lesson.water.title': 'Wasser',
  'rauha.lesson.water':
    'Jede Wertung endet mit dem Wasser: Quellen, die über die trockenste Welt hinausgehen, bringen Energie, und jede weitere bringt mehr. Drei Wertungen kommen noch, also kann sich eine Karte mit Wasser lohnen.',
  'rauha.lesson.water.instead': 'Jede Karte ist so gut wie die andere.',

  'rauha.lesson.price.title': 'Was eine Karte kostet',
  'rauha.lesson.price':
    'Eine Karte mit Preis passt auf jedes Feld; eine mit kleinem Gitter ist gratis, aber nur dort erlaubt, wo das Gitter markiert ist. Bedeck, was dir am wenigsten bringt, oder wirf die Karte ab für Kristalle oder eine Spore.',
  'rauha.lesson.price.instead': 'Jetzt steht dir jeder Weg offen.',
  'rauha.lesson.price.laid': 'Was dort lag, ist für immer bedeckt. Nur eine Spore wäre geblieben.',
  'rauha.lesson.price.given': 'Abgeworfen: besser, als ein gutes Feld zu bedecken.',

  'rauha.lesson.guests.title': 'Gäste kommen und gehen',
  'rauha.lesson.guests':
    'Eine Gottheit bleibt nur, bis jemand anderes eine Linie mit ihrem Zeichen vollendet. Genauso gewinnst du sie zurück oder nimmst eine von drüben: Sieh, wo zwei deiner Felder gleich sind.',
  'rauha.lesson.guests.instead': 'Jetzt steht dir jeder Weg offen.',
  'rauha.lesson.guests.won': 'Deine Welt hat wieder einen Gast.',

  'rauha.lesson.goal.title': 'Einmal herum',
  'rauha.lesson.goal':
    'Vier Runden mit drei Zügen, jede endet mit einer Wertung: Insgesamt wirkt jede Reihe und jede Spalte nur zweimal. Die meiste Energie gewinnt, und wer vorn liegt, spielt zuerst.',
  'rauha.lesson.goal.instead': 'Jetzt steht dir jeder Weg offen.',
} as const satisfies TranslationOf<typeof english>

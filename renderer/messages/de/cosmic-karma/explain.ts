/** German words of what the decisions of Cosmic Karma are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { CosmicAskKind } from '../../../../engine/cosmic-karma/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  sitOut: [
    'Du gibst eine Aussetzkarte zurück, und das ist dein ganzer Zug.',
    'Zu wählen gibt es nichts; jede solche Karte kostet einen Zug.',
  ],
  home: [
    'Nichts hält dich mehr: dieser Zug bringt dich heim und gewinnt.',
    'Wer zuerst daheim ist, hat gewonnen; übrige Ringe zählen nicht.',
  ],
  roll: [
    'Du würfelst mit beiden Würfeln, und deine Figur zieht die Summe.',
    'Noch gibt es nichts zu wählen. Am häufigsten fällt die Sieben: sieh nach, wohin sie führte.',
  ],
  start: [
    'Du würfelst, oder du legst Willenskarten aus und ziehst genau ihre Summe.',
    'Eine Karte lohnt sich, wo ein bestimmtes Feld viel ändert: ein Tempel, ein fehlender Stift oder „Festhalten“.',
  ],
  planning: [
    'Du beginnst das nächste Leben: mit Würfeln, mit Karten, auf dem Feld von jemandem oder nach einer Pause.',
    'Wer sich jemandem anschließt, bekommt von dessen Karma ab und was das Feld gibt: such dir Ringe.',
  ],
  cards: [
    'Du ziehst, was die ausgelegten Karten sagen, oder legst noch eine dazu.',
    'Gezogen wird die ganze Summe, und jede Karte ist danach weg: leg nur nach, wenn das Feld es wert ist.',
  ],
  rolled: [
    'Deine Figur zieht, was du gewürfelt hast.',
    'Es zählt, wo du anhältst und wer dort schon steht. Woran du vorbeiziehst, bewirkt selten etwas.',
  ],
  fork: [
    'Der Weg teilt sich, und du wählst, wie es weitergeht.',
    'Vergleich die beiden Felder, auf denen dein Zug enden würde, und die Länge der Wege.',
  ],
  dual: [
    'Beide Farben wiegen gleich viel, darum wählst du die Farbe dessen, was du nimmst.',
    'Ein Ring hilft in der Farbe deiner losen Perlen; eine Perle schadet am wenigsten, wo ein Ring auf sie wartet.',
  ],
  side: [
    'Deine Meisterfackel zeigt beide Seiten der Karte: du wählst, welche gilt.',
    'Sieh erst auf dein Konto: ein Ring hilft nur in der Farbe deiner losen Perlen.',
  ],
  colour: [
    'Du wählst die Farbe dessen, was du nimmst.',
    'Ein Ring hebt sofort eine lose Perle seiner Farbe auf. Drei lose Perlen einer Farbe werden zur Gewohnheit.',
  ],
  discard: [
    'Du darfst lose Perlen zurückgeben.',
    'Gib so viele zurück, wie du kannst: mit einer losen Perle kommt niemand heim. Beginn mit der Farbe, der zur Drei am wenigsten fehlt.',
  ],
  recolour: [
    'Du darfst eine lose Perle gegen eine der anderen Farbe tauschen.',
    'Tausch dahin, wo ein Ring sie aufhebt, und nie zur dritten ihrer Farbe.',
  ],
  takePeg: [
    'Du wählst, welchen Stift du nimmst.',
    'Du brauchst von jedem zwei. Der zweite einer Art ist ein Meisterwerkzeug: es hilft sofort und geht nie verloren.',
  ],
  losePeg: [
    'Du wählst, welchen Stift du zurückgibst.',
    'Meisterwerkzeuge sind sicher; gib den einzelnen Stift her, der am leichtesten wiederkommt.',
  ],
  swap: [
    'Du darfst mit jemandem den Platz tauschen.',
    'Es zählt nur, wo du danach stehst: denk an den Weg zu dem, was dir fehlt, und an den der anderen.',
  ],
  loosen: [
    'Du wählst, welche Gewohnheit gelöst wird: Stab und eine Perle gehen, zwei Perlen sind wieder lose.',
    'Nimm die Farbe deiner Ringe: sie heben die losen Perlen gleich auf.',
  ],
  gift: [
    'Du wählst, wer noch einen Ring dieser Farbe nimmt.',
    'Wer fast daheim ist, gewinnt am meisten damit: gib ihn jemand anderem.',
  ],
} satisfies Readonly<Record<CosmicAskKind, Explanation>>

export const explain = explainWords('cosmic-karma', explanations)

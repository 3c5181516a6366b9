/** What the decisions of Cosmic Karma are about, for whoever asks: what is decided, and what usually matters. */
import type { CosmicPromptKind } from '../../../../engine/cosmic-karma/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  sitOut: [
    'Du gibst eine Aussetzkarte zurück, und das ist dein ganzer Zug.',
    'Es gibt nichts zu wählen; jede solche Karte kostet einen Zug.',
  ],
  home: [
    'Nichts hält dich mehr: Dieser Zug bringt dich heim und gewinnt.',
    'Wer zuerst daheim ist, hat gewonnen; übrige Ringe sind gleich.',
  ],
  roll: [
    'Du wirfst beide Würfel, und deine Figur zieht ihre Summe.',
    'Noch gibt es nichts zu wählen. Sieben kommt am häufigsten: Sieh, wohin das führte.',
  ],
  start: [
    'Du würfelst, oder legst Willenskarten aus und ziehst genau ihre Summe.',
    'Eine Karte ist am meisten wert, wo ein Feld viel ausmacht: bei einem Tempel, einem fehlenden Stift oder „Festhalten“.',
  ],
  planning: [
    'Du beginnst das nächste Leben: mit einem Wurf, mit Karten, auf dem Feld von jemand anderem, oder nach einer Pause.',
    'Bei jemandem auf Erden färbt dessen Karma ab, und das Feld gibt, was es gibt: Geh zu jemandem mit vielen Ringen.',
  ],
  cards: [
    'Du ziehst mit den Karten, die daliegen, oder legst eine dazu.',
    'Die ganze Summe wird gezogen, und eine ausgelegte Karte ist fort: Leg nur eine dazu, wenn das Feld es wert ist.',
  ],
  rolled: [
    'Deine Figur zieht, was du gewürfelt hast.',
    'Es zählt, wo du anhältst, und wer dort schon steht. Woran du vorbeiziehst, das tut selten etwas.',
  ],
  fork: [
    'Der Weg gabelt sich, und du wählst, wo es weitergeht.',
    'Vergleiche die beiden Felder, auf denen dein Zug enden würde, und wie lang jeder Weg ist.',
  ],
  dual: [
    'Beide Farben wiegen dort gleich schwer, also wählst du die Farbe dessen, was du nimmst.',
    'Ein Ring hilft in der Farbe deiner losen Perlen; eine Perle schadet am wenigsten, wo ein Ring auf sie wartet.',
  ],
  side: [
    'Deine Meisterfackel zeigt beide Seiten der Karte: Du wählst, welche geschieht.',
    'Sieh zuerst auf dein Konto: Ein Ring hilft nur in der Farbe deiner losen Perlen.',
  ],
  colour: [
    'Du wählst die Farbe dessen, was du nimmst.',
    'Ein Ring hebt sofort eine lose Perle seiner Farbe auf. Drei lose Perlen einer Farbe werden eine Gewohnheit.',
  ],
  discard: [
    'Du darfst lose Perlen zurückgeben.',
    'Gib so viele zurück, wie du kannst: Mit einer losen Perle geht niemand heim. Beginn mit der Farbe, die der Drei am nächsten ist.',
  ],
  recolour: [
    'Du darfst eine lose Perle in die andere Farbe tauschen.',
    'Tausch sie, wo ein Ring sie aufhebt, und nie in die dritte ihrer Farbe.',
  ],
  takePeg: [
    'Du wählst, von welchem Werkzeug du einen Stift nimmst.',
    'Du brauchst von jedem zwei. Der zweite macht daraus ein Meisterwerkzeug, das nie verloren geht und sofort hilft.',
  ],
  losePeg: [
    'Du wählst, welchen Stift du zurückgibst.',
    'Meisterwerkzeuge sind sicher; gib den einzelnen Stift her, der am leichtesten wieder zu bekommen ist.',
  ],
  swap: [
    'Du darfst mit jemandem den Platz tauschen.',
    'Du gewinnst nur durch den neuen Ort: Denk an den Weg zu dem, was dir noch fehlt, und an den der anderen.',
  ],
  loosen: [
    'Du wählst, welche Gewohnheit sich löst: Ihr Stäbchen und eine Perle gehen, zwei Perlen sind wieder lose.',
    'Nimm die Farbe deiner Ringe: Sie heben die losen Perlen sofort auf.',
  ],
  gift: [
    'Du wählst, wer sonst einen Ring dieser Farbe nimmt.',
    'Wer dem Ziel am nächsten ist, hat am meisten davon: Gib ihn jemand anderem.',
  ],
} satisfies Readonly<Record<CosmicPromptKind, ExplanationText>>

export const explain = explanationMessages('cosmic-karma', explanations)

/** German words of what the decisions of Karmaka are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { KarmakaAskKind } from '../../../../engine/karmaka/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  draw: [
    'Du nimmst die oberste Karte deines Stapels auf die Hand.',
    'Dein Stapel ist, was von diesem Leben noch bleibt: sind er und deine Hand leer, stirbst du.',
  ],
  death: [
    'Dieses Leben wird gezählt: deine Taten der besten Farbe und Mosaik dazu.',
    'Genug Punkte heben dich eine Sprosse höher, zu wenige bringen einen Ring. Dein künftiges Leben wird so oder so deine Hand.',
  ],
  play: [
    'Du nutzt eine Karte: für ihre Punkte, für ihre Fähigkeit oder für dein nächstes Leben. Oder du passt.',
    'Punkte zählen nur in einer Farbe. Nach einer Fähigkeit darf ein Gegner die Karte für sein nächstes Leben nehmen.',
  ],
  mustPlay: [
    'Du nutzt eine Karte: für ihre Punkte, für ihre Fähigkeit oder für dein nächstes Leben. Ohne Stapel kannst du nicht passen.',
    'Dieses Leben geht zu Ende: werte, was für die nächste Sprosse fehlt, und heb Gutes für das kommende auf.',
  ],
  again: [
    'Du darfst in diesem Zug noch eine Karte nutzen.',
    'Jede Karte weniger bringt den Tod näher: spiel weiter, wenn es Punkte bringt oder trifft, und behalte sie sonst.',
  ],
  offer: [
    'Du darfst die eben genutzte Karte verdeckt auf dein künftiges Leben legen.',
    'Sie kostet nichts und ist im nächsten Leben dein. Was du ablehnst, geht an andere oder in die Ruinen.',
  ],
  rings: [
    'Du darfst mit Ringen ausgleichen, was diesem Leben an Punkten fehlt.',
    'Jeder Ring ersetzt einen Punkt. Ohne sie bleibst du auf der Sprosse und bekommst einen Ring dazu.',
  ],
  target: [
    'Du wählst, auf wen die Fähigkeit deiner Karte wirkt.',
    'Wer getroffen wird, darf die Karte danach nehmen: triff, wer vorn liegt, und bedenke, was du hergibst.',
  ],
  ruinFor: [
    'Ein Gegner nimmt dir eine Handkarte; welche, bestimmst du.',
    'Gib die her, die weder diesem noch dem nächsten Leben dient. Sie liegt dann offen in den Ruinen.',
  ],
  ruin: [
    'Deine Karte kostet dich eine weitere Handkarte.',
    'Gib die her, die weder diesem noch dem nächsten Leben dient.',
  ],
  deny: [
    'Du gibst eine Handkarte her, und ihre Fähigkeit geschieht anstelle der eigenen.',
    'Wähl sie danach, was sie tut: ihre Punkte sind verloren.',
  ],
  discard: [
    'Du darfst Handkarten in die Ruinen legen, so viele die Karte erlaubt.',
    'Weniger Karten heißt früher sterben: gut mit vielen Taten, schlecht ohne.',
  ],
  ruinDeed: [
    'Ein Gegner nimmt dir eine deiner Taten; welche, bestimmst du.',
    'Behalte die Farbe, nach der dein Leben gezählt wird; verlier, was nicht dazugehört.',
  ],
  drawOn: [
    'Du darfst Karten aus der Quelle auf die Hand ziehen.',
    'Mehr Karten sind mehr Auswahl und ein längeres Leben. Hör auf, wenn du bald wiedergeboren sein willst.',
  ],
  store: [
    'Du legst Handkarten verdeckt auf dein künftiges Leben.',
    'Sie sind deine Hand im nächsten Leben: leg mehrere von einer Farbe zusammen.',
  ],
  score: [
    'Du darfst weitere Karten zu deinen Taten legen.',
    'Nur eine Farbe zählt, und Mosaik passt zu jeder: werte, was zu deiner besten gehört.',
  ],
  keep: [
    'Du hast Karten von der Quelle angesehen und behältst einige davon für dein künftiges Leben.',
    'Nimm, was in einer Farbe zusammenpasst; der Rest liegt wieder da, wo ihn jemand zieht.',
  ],
  putBack: [
    'Du bestimmst, in welcher Reihenfolge die Karten zurück auf die Quelle kommen.',
    'Die letzte liegt oben und wird zuerst gezogen, vielleicht von einem Gegner.',
  ],
  salvage: [
    'Du nimmst eine Karte der Ruinen auf die Hand.',
    'Sie kann noch in diesem Leben dienen: mit Punkten deiner Farbe oder einer Fähigkeit, die du jetzt brauchst.',
  ],
  recycle: [
    'Du legst eine Karte der Ruinen auf dein künftiges Leben.',
    'Sie wartet bis dahin: wähl für die Sprosse nach dieser.',
  ],
  recall: [
    'Du nimmst eine Karte deines künftigen Lebens auf die Hand.',
    'Sie hilft diesem Leben und fehlt im nächsten.',
  ],
  swindle: [
    'Du siehst Karten aus der Hand eines Gegners und behältst eine.',
    'Nimm, was am meisten fehlen wird, vor allem die Farbe, die gesammelt wird.',
  ],
  embody: [
    'Du wählst eine deiner Taten, und ihre Fähigkeit geschieht. Die Tat bleibt liegen.',
    'Das kostet nur diese Karte: wähl, was jetzt am meisten hilft.',
  ],
  mimic: [
    'Du wählst die offene Tat eines Gegners, und ihre Fähigkeit geschieht für dich.',
    'Die Tat bleibt, wo sie ist. Wen es trifft, der darf danach deine Karte nehmen.',
  ],
} satisfies Readonly<Record<KarmakaAskKind, Explanation>>

export const explain = explainWords('karmaka', explanations)

/** What the decisions of Karmaka are about, for whoever asks: what is decided, and what usually matters. */
import type { KarmakaPromptKind } from '../../../../engine/karmaka/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  draw: [
    'Du nimmst die oberste Karte deines Stapels auf die Hand.',
    'Dein Stapel ist, was diesem Leben bleibt: Sind er und deine Hand leer, stirbst du.',
  ],
  death: [
    'Dieses Leben wird gezählt: deine Taten der besten Farbe, und Mosaik dazu.',
    'Genug Punkte heben dich eine Sprosse höher. Zu wenige bringen einen Ring, und so oder so wird dein künftiges Leben deine Hand.',
  ],
  play: [
    'Du spielst eine Karte: für ihre Punkte, ihre Fähigkeit oder dein nächstes Leben. Oder du passt.',
    'Punkte zählen nur in einer Farbe. Nach einer Fähigkeit darf ein Rivale die Karte fürs eigene nächste Leben nehmen.',
  ],
  mustPlay: [
    'Du spielst eine Karte: für ihre Punkte, ihre Fähigkeit oder dein nächstes Leben. Ohne Stapel kannst du nicht passen.',
    'Dieses Leben geht zur Neige: Werte, was du für die nächste Sprosse brauchst, und heb gute Karten fürs nächste auf.',
  ],
  again: [
    'Du darfst in diesem Zug noch eine Karte spielen.',
    'Jede Karte, die du hergibst, bringt den Tod näher: Spiel weiter, wo es Punkte bringt oder anderen wehtut, sonst behalte sie.',
  ],
  offer: [
    'Du darfst die eben gespielte Karte verdeckt in dein künftiges Leben legen.',
    'Sie kostet nichts und gehört dir im nächsten Leben. Was du ablehnst, geht an den nächsten Rivalen oder in die Ruinen.',
  ],
  rings: [
    'Du darfst Ringe ausgeben, um die Punkte zu ersetzen, die diesem Leben fehlen.',
    'Jeder Ring ersetzt einen Punkt. Ohne sie bleibst du auf dieser Sprosse und bekommst einen Ring dazu.',
  ],
  target: [
    'Du wählst, auf wen die Fähigkeit deiner Karte wirkt.',
    'Wen es trifft, darf die Karte danach nehmen: Triff, wer vorn liegt, und bedenke, was du verschenkst.',
  ],
  ruinFor: [
    'Ein Rivale lässt dich eine Handkarte verlieren; du wählst, welche.',
    'Gib die her, die weder diesem Leben nützt noch dem nächsten. Sie liegt offen auf den Ruinen, für alle zu holen.',
  ],
  ruin: [
    'Deine Karte kostet dich eine weitere Handkarte.',
    'Gib die her, die weder diesem Leben nützt noch dem nächsten.',
  ],
  deny: [
    'Du gibst eine Handkarte her, und ihre Fähigkeit wirkt anstelle der deiner Karte.',
    'Wähle sie nach dem, was sie tut: Ihre Punkte sind verloren.',
  ],
  discard: [
    'Du darfst Handkarten auf die Ruinen legen, so viele die Karte erlaubt.',
    'Weniger Karten heißt früherer Tod: gut mit starken Taten, schlecht ohne.',
  ],
  ruinDeed: [
    'Ein Rivale lässt dich eine deiner Taten verlieren; du wählst, welche.',
    'Behalte die Farbe, in der dein Leben zählt; verlier, was nicht dazugehört.',
  ],
  drawOn: [
    'Du darfst Karten aus der Quelle auf die Hand ziehen.',
    'Mehr Karten sind mehr Auswahl und ein längeres Leben. Hör auf, wenn du lieber bald wiedergeboren wirst.',
  ],
  store: [
    'Du legst Handkarten verdeckt in dein künftiges Leben.',
    'Sie sind deine Hand im nächsten Leben: Heb mehrere einer Farbe zusammen auf.',
  ],
  score: [
    'Du darfst weitere Karten zu deinen Taten legen.',
    'Nur eine Farbe zählt, und Mosaik passt zu jeder: Werte, was deine beste mehrt.',
  ],
  keep: [
    'Du hast oben in die Quelle gesehen und behältst einige der Karten für dein künftiges Leben.',
    'Nimm, was in einer Farbe zusammenpasst; die anderen gehen dorthin zurück, wo jemand sie ziehen wird.',
  ],
  putBack: [
    'Du sagst, in welcher Reihenfolge die Karten zurück auf die Quelle gehen.',
    'Die letzte liegt oben und wird zuerst gezogen, vielleicht von einem Rivalen.',
  ],
  salvage: [
    'Du nimmst eine der Ruinen auf die Hand.',
    'Du kannst sie noch in diesem Leben spielen: Punkte in deiner Farbe, oder eine Fähigkeit, die du jetzt brauchst.',
  ],
  recycle: [
    'Du legst eine der Ruinen in dein künftiges Leben.',
    'Sie wartet auf dein nächstes Leben: Wähle für die Sprosse nach dieser.',
  ],
  recall: [
    'Du nimmst eine Karte deines künftigen Lebens auf die Hand.',
    'Sie hilft diesem Leben und fehlt im nächsten.',
  ],
  swindle: [
    'Du siehst Handkarten eines Rivalen und behältst eine davon.',
    'Nimm, was am meisten fehlen wird, vor allem die Farbe, die dort gesammelt wird.',
  ],
  embody: [
    'Du wählst eine deiner Taten, und ihre Fähigkeit wirkt. Die Tat bleibt, wo sie ist.',
    'Das kostet nur diese Karte: Wähle, was jetzt am meisten hilft.',
  ],
  mimic: [
    'Du wählst die offene Tat eines Rivalen, und ihre Fähigkeit wirkt für dich.',
    'Die Karte bleibt dort. Wen es trifft, darf danach deine Nachahmung nehmen.',
  ],
} satisfies Readonly<Record<KarmakaPromptKind, ExplanationText>>

export const explain = explanationMessages('karmaka', explanations)

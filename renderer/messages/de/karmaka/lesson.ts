import type { lesson as english } from '../../en/karmaka/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'karmaka.lesson.deed.title': 'Eine gute Tat',
  'karmaka.lesson.deed':
    'Wer zuerst vom Mistkäfer zur Transzendenz aufsteigt, gewinnt: Das braucht vier Leben mit genug Punkten. In jedem Zug spielst du eine Karte. Leg diese auf deine Taten: Ihre Zahl zählt für das Leben, das du gerade lebst.',
  'karmaka.lesson.deed.instead':
    'Deine Hand ist in einer Farbe am stärksten, und nur die beste Farbe eines Lebens zählt.',
  'karmaka.lesson.deed.scored': 'Gewertet und für alle sichtbar: Die neueste Tat ist die, an die andere herankommen.',

  'karmaka.lesson.future.title': 'Etwas für später',
  'karmaka.lesson.future':
    'Eine Karte, die nicht zu diesem Leben passt, kann aufs nächste warten. Leg sie verdeckt in dein künftiges Leben: Nach deinem Tod sind diese Karten deine Hand.',
  'karmaka.lesson.future.instead':
    'Eine Karte anderer Farbe bringt diesem Leben nichts; im nächsten ist sie vielleicht der Anfang.',
  'karmaka.lesson.future.kept': 'Aufgehoben. Nur du weißt, was dort liegt.',

  'karmaka.lesson.ability.title': 'Was eine Karte kann',
  'karmaka.lesson.ability':
    'Oder spiel eine Karte für ihre Fähigkeit: Sie tut, was auf ihr steht. Wäg es gut ab, denn wen sie trifft, darf sie für ein späteres Leben behalten.',
  'karmaka.lesson.ability.instead': 'Karten deiner besten Farbe sind auf deinen Taten mehr wert.',
  'karmaka.lesson.ability.cost':
    'Geschehen. Und dein Rivale behält die Karte selbst für ein späteres Leben: Das ist der Preis.',
  'karmaka.lesson.ability.spared':
    'Geschehen. Die Karte selbst wurde deinem Rivalen angeboten, und er ließ sie liegen: Ein andermal nimmt er sie vielleicht.',

  'karmaka.lesson.offer.title': 'Was zurückkommt',
  'karmaka.lesson.offer':
    'Diese Fähigkeit wurde auf dich gespielt, also wird dir ihre Karte angeboten. Nimm sie in dein künftiges Leben: Sie kostet nichts, und nächstes Mal dient sie dir.',
  'karmaka.lesson.offer.instead':
    'Eine Karte, die du ablehnst, geht in die Ruinen, und dein nächstes Leben beginnt mit einer weniger.',
  'karmaka.lesson.offer.taken': 'Jetzt ist sie deine. Was dir angetan wurde, nährt dein nächstes Leben.',
  'karmaka.lesson.offer.left': 'Du hast sie in die Ruinen gehen lassen.',

  'karmaka.lesson.colour.title': 'Eine Farbe',
  'karmaka.lesson.colour':
    'Um aufzusteigen, braucht dieses Leben vier Punkte in einer einzigen Farbe. Bau auf der Farbe auf, mit der du begonnen hast; alles andere behältst oder nutzt du besser anders.',
  'karmaka.lesson.colour.instead': 'Zwei Farben zu zwei Punkten sind zwei wert; eine Farbe mit vier steigt auf.',
  'karmaka.lesson.colour.more': 'So summiert sich ein Leben.',
  'karmaka.lesson.colour.other': 'Auch so lässt sich ein Zug nutzen. Behalte aber deine Farbe im Auge.',

  'karmaka.lesson.death.title': 'Die letzten Karten',
  'karmaka.lesson.death':
    'Beginnt dein Zug ohne Hand und ohne Stapel, endet dieses Leben und wird gewogen. Nutze, was noch da ist: für Punkte, solange welche fehlen, den Rest fürs Leben danach.',
  'karmaka.lesson.death.instead': 'Nur Taten deiner Farbe werden gewogen, und nur dein künftiges Leben geht mit dir.',
  'karmaka.lesson.death.climbed': 'Du bist eine Sprosse aufgestiegen, und ein neues Leben beginnt.',
  'karmaka.lesson.death.stayed':
    'Es reicht nicht zum Aufstieg, aber du bekommst einen Ring: Er ersetzt in einem späteren Leben einen fehlenden Punkt.',

  'karmaka.lesson.rebirth.title': 'Wiedergeboren',
  'karmaka.lesson.rebirth':
    'Das künftige Leben ist jetzt deine Hand, und frische Karten bilden deinen Stapel. Sieh, welche Farbe aus ihnen spricht, ehe du deine erste Tat legst.',
  'karmaka.lesson.rebirth.instead': 'Jede Karte kann ein Leben beginnen; eine starke Farbe trägt es.',

  'karmaka.lesson.ladder.title': 'Der Weg hinauf',
  'karmaka.lesson.ladder':
    'Jede Sprosse verlangt einen Punkt mehr als die davor, und was darüber ist, verfällt. Wer zuerst ganz oben ist, hat gewonnen.',
  'karmaka.lesson.ladder.instead': 'Jetzt steht dir jeder Weg offen.',
} as const satisfies TranslationOf<typeof english>

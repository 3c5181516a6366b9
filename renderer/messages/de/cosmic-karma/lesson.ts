import type { lesson as english } from '../../en/cosmic-karma/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of Cosmic Karma's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'cosmic-karma.lesson.way.title': 'Der Weg heim',
  'cosmic-karma.lesson.way':
    'Wer zuerst wieder in der Mitte ist, hat gewonnen: mit drei Meisterwerkzeugen, ohne lose Perle und ohne Gewohnheit. Dein Konto zählt, was noch nötig ist. Würfle, und sieh, wo dieses Leben beginnt.',
  'cosmic-karma.lesson.way.instead': 'Etwas anderes, womit du ziehen könntest, hast du noch nicht.',
  'cosmic-karma.lesson.way.gain': 'Ein guter Anfang: Eines weniger trennt dich vom Heimweg.',
  'cosmic-karma.lesson.way.burden': 'Das wird dich etwas kosten. So beginnt jedes Leben.',
  'cosmic-karma.lesson.way.other': 'Du bist unterwegs.',

  'cosmic-karma.lesson.karma.title': 'Perlen und Ringe',
  'cosmic-karma.lesson.karma':
    'Perlen sind schlechtes Karma, Ringe gutes. Ein Ring nimmt eine lose Perle seiner Farbe mit sich fort. Aber die dritte lose Perle einer Farbe macht eine Gewohnheit, und die erreicht kein Ring.',
  'cosmic-karma.lesson.karma.instead':
    'Ein Ring hilft nur in der Farbe deiner losen Perlen, und die dritte Perle einer Farbe macht eine Gewohnheit.',
  'cosmic-karma.lesson.karma.habit':
    'Drei von einer Farbe: eine Gewohnheit. Nur ein Meisterschwert löst sie, im Schwerttempel.',
  'cosmic-karma.lesson.karma.cancelled': 'Der Ring und deine Perle sind fort, alle beide.',
  'cosmic-karma.lesson.karma.bead': 'Eine Perle mehr. Ein Ring ihrer Farbe nimmt sie wieder fort.',
  'cosmic-karma.lesson.karma.kept': 'Nichts, was er mitnehmen kann: Dieser Ring wartet auf deine nächste Perle.',

  'cosmic-karma.lesson.tools.title': 'Drei Werkzeuge',
  'cosmic-karma.lesson.tools':
    'Zwei gleiche Stifte sind ein Meisterwerkzeug, und das bleibt dir: die Fackel für Wahlkarten, das Schwert gegen Gewohnheiten, der Stab für die Dharma-Räder. Für den Heimweg brauchst du alle drei.',
  'cosmic-karma.lesson.tools.instead': 'Stifte sind selten; die meisten Perlen gehen mit der Zeit.',
  'cosmic-karma.lesson.tools.loosened':
    'Dein Meisterschwert wirkt: In diesem Tempel löst es eine Gewohnheit, und zwei ihrer Perlen sind wieder lose.',
  'cosmic-karma.lesson.tools.master': 'Ein Meisterwerkzeug, und es geht nie verloren.',
  'cosmic-karma.lesson.tools.peg': 'Ein Stift. Noch so einer, und du hast ein Meisterwerkzeug.',

  'cosmic-karma.lesson.company.title': 'Wer schon da ist',
  'cosmic-karma.lesson.company':
    'Karma färbt ab. Halt, wo dein Rivale steht, und es entscheidet die seiner farbigen Zahlen, die weiter von null entfernt ist: Über null nimmst du einen Ring ihrer Farbe, unter null eine Perle.',
  'cosmic-karma.lesson.company.instead': 'Ein anderer Zug hätte dir etwas gebracht, das dir noch fehlt.',
  'cosmic-karma.lesson.company.ring': 'Gute Gesellschaft: ein Ring für dich, und dein Rivale hat nichts verloren.',
  'cosmic-karma.lesson.company.bead': 'Eine Perle hat auf dich abgefärbt, und dein Rivale behält seine.',
  'cosmic-karma.lesson.company.neutral': 'Gut und Schlecht wiegen gleich: Nichts hat abgefärbt.',
  'cosmic-karma.lesson.company.alone': 'Diesmal war niemand da.',

  'cosmic-karma.lesson.card.title': 'Freier Wille',
  'cosmic-karma.lesson.card':
    'Anstelle der Würfel bewegen dich Willenskarten um genau ihre Summe. Leg die aus, die leuchtet: Das Brett zeigt, wohin sie führt, und dort gibt es etwas, das dir fehlt. Dann geh los.',
  'cosmic-karma.lesson.card.instead':
    'Würfel führen irgendwohin. Die Karte, die leuchtete, hätte zu etwas geführt, das dir fehlt.',
  'cosmic-karma.lesson.card.went':
    'Du hast gewählt, wo du hältst. Diese Karte ist verbraucht; weitere gibt es auf den Feldern für Willenskarten, auch im Vorbeiziehen.',

  'cosmic-karma.lesson.fork.title': 'Zwei Wege',
  'cosmic-karma.lesson.fork':
    'Hier teilt sich der Weg: auf dem Ring weiter oder durch einen Tempel, wo es Stifte seines Werkzeugs gibt. Zeig auf jeden Weg, um zu sehen, wo du hieltest, und nimm das bessere Ende.',
  'cosmic-karma.lesson.fork.instead': 'Der andere Weg hätte bei etwas geendet, das dir fehlt.',
  'cosmic-karma.lesson.fork.temple': 'Durch den Tempel: Die Fackel spart dir ein Feld, das Schwert kostet dich eines.',
  'cosmic-karma.lesson.fork.ring': 'Auf dem Ring weiter. Im nächsten Leben steht der Tempel wieder da.',

  'cosmic-karma.lesson.end.title': 'Festhalten',
  'cosmic-karma.lesson.end':
    'Vom „Festhalten“ geht heim, wer bereit ist, und gewinnt. Dir fehlt noch etwas, also endet dieses Leben ein Feld weiter, im Lebensrückblick: Dort hält jeder Zug.',
  'cosmic-karma.lesson.end.instead': 'Eine andere Wahl hätte dir etwas gebracht, das du mitnehmen könntest.',
  'cosmic-karma.lesson.end.over': 'Lebensrückblick: Der Zug ist zu Ende, was auch übrig war.',
  'cosmic-karma.lesson.end.nearer': 'Noch nicht ganz das Ende. Nimm mit, was du kannst.',

  'cosmic-karma.lesson.clouds.title': 'Zwischen zwei Leben',
  'cosmic-karma.lesson.clouds':
    'Das war ein Leben, und dein Konto geht mit dir. Hier läuft der Weg andersherum, niemand färbt auf dich ab, und fünf Wolken geben Stifte: Nirgends sonst liegen so viele beieinander.',
  'cosmic-karma.lesson.clouds.instead': 'Eine Karte, die zu einem Stift führt, ist hier gut angelegt.',
  'cosmic-karma.lesson.clouds.peg': 'Ein Stift für das nächste Leben.',
  'cosmic-karma.lesson.clouds.other': 'Weiter zur Lebensplanung, dem nächsten Haltezeichen.',

  'cosmic-karma.lesson.planning.title': 'Gleiche Seele, neuer Plan',
  'cosmic-karma.lesson.planning':
    'Lebe wieder, mit Würfeln oder Karten, vom ersten Feld an. Oder geh, solange dein Rivale auf Erden ist, zu ihm, und nimm, was sein Karma und sein Feld bringen. Du darfst auch warten, aber worauf?',
  'cosmic-karma.lesson.planning.instead':
    'Ein Zug des Wartens bringt nichts, außer dein Rivale zieht gerade auf ein besseres Feld.',
  'cosmic-karma.lesson.planning.joined': 'Wiedergeboren, gleich neben deinem Rivalen.',
  'cosmic-karma.lesson.planning.reborn': 'Ein neues Leben, und alles, was du hattest, ist dabei.',
} as const satisfies TranslationOf<typeof english>

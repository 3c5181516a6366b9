import type { review as english } from '../../en/app/review.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the review of a game, and of plots. */
export const review = {
  'plot.figures': 'Zahlen als Tabelle',
  'plot.figuresOf': 'Zahlen: {title}',
  'plot.value': '{name}: {value}',

  'table.refused.review': 'Eine Partie wird ausgewertet, wenn sie vorbei ist.',
  'table.menu.review': 'Auswertung',
  'over.review': 'Auswertung',

  'review.title': 'Auswertung',
  'review.opening': 'Einen Moment …',
  'review.estimating': 'Es wird eine erste Schätzung gemacht …',
  'review.estimate':
    'Schätzung: Der Weise hat {done} von {of} Stellungen betrachtet und {games} Partien weitergespielt.',
  'review.waits': 'Angehalten. Was gefunden wurde, bleibt.',
  'review.failed': 'Der Weise kam nicht weiter. Was gefunden wurde, bleibt.',
  'review.done': 'Der Weise hat alle {of} Stellungen betrachtet und {games} Partien weitergespielt.',
  'review.left':
    '{minutes, plural, =0 {Noch weniger als eine Minute.} one {Noch etwa # min.} other {Noch etwa # min.}}',
  'review.meanwhile': 'Du musst nicht warten: Es geht weiter, während du an diesem Tisch etwas anderes tust.',
  'review.short': 'Diese Partie ist zu kurz, um eine Geschichte zu erzählen.',
  'review.stop': 'Pause',
  'review.goOn': 'Fortsetzen',
  'review.progress': 'Wie viel der Weise betrachtet hat',

  'review.curve': 'Die Siegchance',
  'review.curveOf': 'Die Siegchance aller Plätze, Zug für Zug',
  'review.point': 'Zug {turn}, Schritt {at} von {length}',
  'review.turn': 'Zug {turn}',
  'review.start': 'Der Anfang',
  'review.end': 'Das Ende',
  'review.points': 'Stelle der Partie',
  'review.percent': '{percent} %',
  'review.signed': '{way, select, up {+} down {−} other {}}{points}',

  'review.turning': 'Wo die Partie sich wendete',
  'review.turning.play':
    'Zug {turn}, {seat}: {made}. Die Chance sank um {points, plural, one {# Punkt} other {# Punkte}}. Besser: {choice}',
  'review.turning.luck':
    'Zug {turn}: {what} Das Glück {way, select, up {hob} other {senkte}} die Chance von {seat} um {points, plural, one {# Punkt} other {# Punkte}}.',
  'review.turning.better':
    'Zug {turn}: Die Chance von {seat} sank um {points, plural, one {# Punkt} other {# Punkte}}. Besser: {choice}',
  'review.turning.chance':
    'Zug {turn}: Das Glück {way, select, up {hob} other {senkte}} die Chance von {seat} um {points, plural, one {# Punkt} other {# Punkte}}.',
  'review.turning.both': '{first} {second}',
  'review.mark':
    '{kind, select, play {Eine Wahl} other {Glück}}: {seat}, {points, plural, one {# Punkt} other {# Punkte}}',
  'review.none': 'Keine einzelne Wahl und kein einzelner Glücksfall hat diese Partie entschieden.',
  'review.noneYet': 'Bisher nichts.',

  'review.sums': 'Spiel und Glück',
  'review.sums.estimate': 'Spiel und Glück (Schätzung)',
  'review.sums.seat': 'Wer',
  'review.sums.start': 'Anfang',
  'review.sums.own': 'Eigenes Spiel',
  'review.sums.others': 'Spiel anderer',
  'review.sums.luck': 'Glück',
  'review.sums.end': 'Ende',
  'review.about':
    'Spiel ist, was eine Wahl gegenüber der besten wert war, gemessen an dem, was man dabei wissen konnte. Glück ist alles Übrige: was gezogen wurde, was herauskam und was der Weise nicht auseinanderhält. Beides sind Prozentpunkte der Siegchance; zusammen sind sie der ganze Weg vom Anfang zum Ende.',

  'review.card': 'Wo die Partie sich wendete',
  'review.made': 'Was geschah',
  'review.better': 'Was der Weise getan hätte',
  'review.why': 'Was dafür spricht',
  'review.step': '{at} von {of}',
  'review.stepBack': 'Ein Schritt zurück',
  'review.stepOn': 'Ein Schritt vor',
  'review.back': 'Zur Auswertung',
  'review.next': 'Weiter',
  'review.previous': 'Zurück',
} as const satisfies TranslationOf<typeof english>

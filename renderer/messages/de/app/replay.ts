import type { replay as english } from '../../en/app/replay.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of walking through a game, and what if. */
export const replay = {
  'table.refused.past': 'Diesen Schritt hat die Partie nicht.',
  'table.refused.eyes': 'Mit den Augen anderer sieht man erst, wenn die Partie vorbei ist.',
  'table.refused.branch': 'Ein „Was wäre, wenn“ beginnt nach dem Ende der Partie oder an einem Übungstisch.',
  'table.refused.branchOver': 'Dort ist die Partie vorbei: Es ist nichts mehr zu spielen.',

  'table.menu.replay': 'Rückschau',
  'replay.bar': 'Rückschau',
  'replay.first': 'Zum Anfang',
  'replay.turnBack': 'Voriger Zug',
  'replay.back': 'Ein Schritt zurück',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.speed': 'Tempo',
  'replay.speedNow': 'Tempo {speed}×',
  'replay.speedOf': '{speed}×',
  'replay.on': 'Ein Schritt vor',
  'replay.turnOn': 'Nächster Zug',
  'replay.last': 'Zur Gegenwart',
  'replay.end': 'Zum Ende',
  'replay.close': 'Rückschau schließen',
  'replay.timeline': 'Stelle der Partie',
  'replay.where':
    '{at, plural, =0 {Der Anfang} other {Schritt {at} von {length}}}{mark, select, death {: ein Leben endet} rebirth {: ein neues Leben} harmony {: Harmonie} moksha {: Moksha} end {: das Ende} other {}}',
  'replay.whereTurn':
    '{at, plural, =0 {Der Anfang} other {Schritt {at} von {length}}}, am Zug: {seat}{mark, select, death {; ein Leben endet} rebirth {; ein neues Leben} harmony {; Harmonie} moksha {; Moksha} end {; das Ende} other {}}',
  'replay.place': '{at} / {length}',
  'replay.prompt': '{at, plural, =0 {Rückschau: der Anfang} other {Rückschau: Schritt {at} von {length}}}',
  'replay.title': 'Blick zurück',
  'replay.nothing': 'Nichts, was Worte hat.',
  'replay.missed': 'Die Partie ging weiter: {count, plural, one {# Schritt} other {# Schritte}}.',
  'replay.return': 'Zurück zur Partie',
  'replay.notNow': 'Geh erst zurück zur Partie.',
  'replay.eyes': 'Gesehen von',
  'replay.eyes.here': 'Wie am Tisch',
  'replay.eyes.open': 'Alles offen',
  'replay.walk': 'Abspielen',

  'help.replay': 'durch die Partie gehen und wieder zurück',
  'help.replayStep': 'Rückschau: ein Schritt',
  'help.replayTurn': 'Rückschau: ein Zug',
  'help.replayEnds': 'Rückschau: Anfang, Gegenwart',

  'whatIf.open': 'Was wäre, wenn …',
  'whatIf.heading': 'Was wäre, wenn: ab {at, plural, =0 {dem Anfang} other {Schritt {at}}}',
  'whatIf.tag': 'Was wäre, wenn: ab {at, plural, =0 {dem Anfang} other {Schritt {at}}}',
  'whatIf.luck': 'Glück',
  'whatIf.same': 'Dasselbe',
  'whatIf.new': 'Neu',
  'whatIf.sameHint': 'Gezogen und gewürfelt wird, was kam, solange dasselbe getan wird.',
  'whatIf.newHint': 'Von hier an wird alles neu gezogen und gewürfelt. Die Geschichte beginnt hier.',
  'whatIf.apart': 'Ein eigener Tisch; die Statistik zählt ihn gesondert.',
  'whatIf.start': 'Von hier weiterspielen',
} as const satisfies TranslationOf<typeof english>

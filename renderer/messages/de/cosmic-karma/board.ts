/** German words of the Cosmic Karma board: what pieces, places and signs are called. Part of index.ts. */
import type { boardWords as english } from '../../en/cosmic-karma/board.ts'
import type { TranslationOf } from '../../index.ts'

const score = 'Grün {green}, Orange {orange}'
const Coloured = '{colour, select, green {Grüne} other {Orange}}'
const coloured = '{colour, select, green {grüne} other {orange}}'
const cards = '{count, plural, one {# Karte} other {# Karten}}'
const packOf = '{pack, select, choice {Wahlkarten} other {Karmakarten}}, {land}'

export function boardWords() {
  return {
    'cosmic-karma.place.mandala': 'Brett',
    'cosmic-karma.place.packs': 'Stapel',
    'cosmic-karma.place.reach': 'Was dieser Zug erreichen kann',
    'cosmic-karma.place.table': 'Tisch',
    'cosmic-karma.place.account': 'Karmakonto von {seat}',
    'cosmic-karma.place.laidOut': 'Ausgelegte Willenskarten',
    'cosmic-karma.place.card': 'Karte im Spiel',
    'cosmic-karma.place.beads': `Lose ${coloured} Perlen von {seat}`,
    'cosmic-karma.place.rings': `${Coloured} Ringe von {seat}`,
    'cosmic-karma.place.habits': `${Coloured} Gewohnheiten von {seat}`,
    'cosmic-karma.place.pegs': 'Stifte von {seat}: {tool}',
    'cosmic-karma.place.hand': 'Willenskarten von {seat}',
    'cosmic-karma.place.lostTurns': 'Aussetzkarten von {seat}',
    'cosmic-karma.place.pack': packOf,
    'cosmic-karma.place.freeWillPack': 'Stapel der Willenskarten',
    'cosmic-karma.place.loseTurnPack': 'Stapel der Aussetzkarten',
    'cosmic-karma.place.bank': 'Bank',
    'cosmic-karma.label.space': '{space}. {effect}',
    'cosmic-karma.label.pawn': 'Figur von {seat} auf „{space}“',
    'cosmic-karma.label.pack': `${packOf}: ${cards}`,
    'cosmic-karma.label.freeWillPack': `Willenskarten: ${cards}`,
    'cosmic-karma.label.loseTurnPack': 'Aussetzkarten',
    'cosmic-karma.label.bank': 'Bank mit Perlen, Ringen, Stäbchen und Stiften',
    'cosmic-karma.label.dice': 'Zwei Würfel',
    'cosmic-karma.label.thrown': 'Würfel: {first} und {second}, zusammen {count}',
    'cosmic-karma.label.laidOut': 'Willenskarte {number}, ausgelegt',
    'cosmic-karma.label.count': '{count, plural, one {# Feld} other {# Felder}} zu ziehen',
    'cosmic-karma.label.reach':
      '{space}: {effect}{count, plural, =0 {} other { Karmamehrheit von {of}.}}{wins, select, true { Das ist der Heimweg.} other {}}',
    'cosmic-karma.label.account': `{seat}: ${score}. {missing}`,
    'cosmic-karma.label.missing': '{seat}: {missing}',
    'cosmic-karma.label.score': '{seat}: Karma in {colour, select, green {Grün} other {Orange}} {score}',
    'cosmic-karma.label.beads': `{seat}: {count, plural, =0 {keine losen ${coloured}n Perlen} one {# lose ${coloured} Perle} other {# lose ${coloured} Perlen}}`,
    'cosmic-karma.label.rings': `{seat}: {count, plural, =0 {keine ${coloured}n Ringe} one {# {colour, select, green {grüner} other {oranger}} Ring} other {# ${coloured} Ringe}}`,
    'cosmic-karma.label.habits': `{seat}: {count, plural, =0 {keine ${coloured}n Gewohnheiten} one {# ${coloured} Gewohnheit} other {# ${coloured} Gewohnheiten}}`,
    'cosmic-karma.label.pegs': '{seat}: {count, plural, =0 {kein {tool}} =1 {ein {tool}} other {{master}}}',
    'cosmic-karma.label.hand': '{seat}: {count, plural, =0 {keine Willenskarten} other {Willenskarten {cards}}}',
    'cosmic-karma.label.freeWill': 'Willenskarte {number}{count, plural, =1 {} other {, # davon}}: {name}',
    'cosmic-karma.label.lost':
      '{seat}: {count, plural, =0 {keine Aussetzkarte} one {# Aussetzkarte} other {# Aussetzkarten}}',
    'cosmic-karma.label.card': '{card}: {text} {effects}',
    'cosmic-karma.label.side': 'Diese Seite: {text} {effects}',
    'cosmic-karma.sign.ready': 'Bereit',
    'cosmic-karma.sign.missing': 'noch {count}',
    'cosmic-karma.sign.wins': '{name} kehrt heim ins kosmische Bewusstsein',
    'cosmic-karma.sign.lostTurn': '{name} setzt aus',
    'cosmic-karma.sign.pit': '{name} ist in der Grube',
    'cosmic-karma.sign.extraTurn': '{name} hat noch einen Zug',
    'cosmic-karma.sign.spirit': 'Geisterreich',
    'cosmic-karma.sign.cosmic': 'Kosmisches Bewusstsein',
  } satisfies TranslationOf<ReturnType<typeof english>>
}

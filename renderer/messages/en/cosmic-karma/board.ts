/** English words of the Cosmic Karma board: what pieces, places and signs are called. Part of en.ts. */

const score = 'green {green}, orange {orange}'

export function boardWords() {
  return {
    'cosmic-karma.place.mandala': 'Board',
    'cosmic-karma.place.packs': 'Packs',
    'cosmic-karma.place.reach': 'What this move can reach',
    'cosmic-karma.place.table': 'Table',
    'cosmic-karma.place.account': 'Karma account of {seat}',
    'cosmic-karma.place.laidOut': 'Free Will Cards laid out',
    'cosmic-karma.place.card': 'Card in use',
    'cosmic-karma.place.beads': 'Loose {colour, select, green {green} other {orange}} beads of {seat}',
    'cosmic-karma.place.rings': '{colour, select, green {Green} other {Orange}} rings of {seat}',
    'cosmic-karma.place.habits': '{colour, select, green {Green} other {Orange}} habits of {seat}',
    'cosmic-karma.place.pegs': 'Pegs of {seat}: {tool}',
    'cosmic-karma.place.hand': 'Free Will Cards of {seat}',
    'cosmic-karma.place.lostTurns': 'Lose a Turn Cards of {seat}',
    'cosmic-karma.place.pack': '{pack, select, choice {Choice Cards} other {Karma Cards}} of {land}',
    'cosmic-karma.place.freeWillPack': 'Pack of Free Will Cards',
    'cosmic-karma.place.loseTurnPack': 'Pack of Lose a Turn Cards',
    'cosmic-karma.place.bank': 'Bank',
    'cosmic-karma.label.space': '{space}. {effect}',
    'cosmic-karma.label.pawn': 'Pawn of {seat} on {space}',
    'cosmic-karma.label.pack':
      '{pack, select, choice {Choice Cards} other {Karma Cards}} of {land}: {count, plural, one {# card} other {# cards}}',
    'cosmic-karma.label.freeWillPack': 'Free Will Cards: {count, plural, one {# card} other {# cards}}',
    'cosmic-karma.label.loseTurnPack': 'Lose a Turn Cards',
    'cosmic-karma.label.bank': 'Bank of beads, rings, sticks and pegs',
    'cosmic-karma.label.dice': 'Two dice',
    'cosmic-karma.label.thrown': 'Dice: {first} and {second}, together {count}',
    'cosmic-karma.label.laidOut': 'Free Will Card {number}, laid out',
    'cosmic-karma.label.count': '{count, plural, one {# space} other {# spaces}} to move',
    'cosmic-karma.label.reach':
      '{space}: {effect}{count, plural, =0 {} other { Karmic majority of {of}.}}{wins, select, true { This is the way home.} other {}}',
    'cosmic-karma.label.account': `{seat}: ${score}; {missing}`,
    'cosmic-karma.label.missing': '{seat}: {missing}',
    'cosmic-karma.label.score': '{seat}: {colour, select, green {green} other {orange}} karma {score}',
    'cosmic-karma.label.beads':
      '{seat}: {count, plural, =0 {no loose} one {# loose} other {# loose}} {colour, select, green {green} other {orange}} {count, plural, one {bead} other {beads}}',
    'cosmic-karma.label.rings':
      '{seat}: {count, plural, =0 {no} other {#}} {colour, select, green {green} other {orange}} {count, plural, one {ring} other {rings}}',
    'cosmic-karma.label.habits':
      '{seat}: {count, plural, =0 {no} other {#}} {colour, select, green {green} other {orange}} {count, plural, one {habit} other {habits}}',
    'cosmic-karma.label.pegs': '{seat}: {count, plural, =0 {no {tool} peg} =1 {one {tool} peg} other {{master}}}',
    'cosmic-karma.label.hand': '{seat}: {count, plural, =0 {no Free Will Cards} other {Free Will Cards {cards}}}',
    'cosmic-karma.label.freeWill': 'Free Will Card {number}{count, plural, =1 {} other {, # of them}}: {name}',
    'cosmic-karma.label.lost':
      '{seat}: {count, plural, =0 {no Lose a Turn Card} one {# Lose a Turn Card} other {# Lose a Turn Cards}}',
    'cosmic-karma.label.card': '{card}: {text} {effects}',
    'cosmic-karma.label.side': 'This side: {text} {effects}',
    'cosmic-karma.sign.ready': 'Ready',
    'cosmic-karma.sign.missing': '{count} to go',
    'cosmic-karma.sign.wins': '{name} returns to Cosmic Consciousness',
    'cosmic-karma.sign.lostTurn': '{name} loses a turn',
    'cosmic-karma.sign.pit': '{name} is in the Pit',
    'cosmic-karma.sign.extraTurn': '{name} has another turn',
    'cosmic-karma.sign.spirit': 'Spirit Realm',
    'cosmic-karma.sign.cosmic': 'Cosmic Consciousness',
  }
}

/** What engine/cosmic-karma/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Name } from '../../../../engine/cosmic-karma/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const next = (what: string): Ways => [`eher demnächst: ${what}`, `kaum demnächst: ${what}`]

const words: Readonly<Record<Exclude<Name, 'toMove' | 'underWay' | 'rolled'>, Ways>> = {
  worth: ['besser gerüstet für den Heimweg', 'schlechter gerüstet für den Heimweg'],
  ahead: ['holt auf den besten Rivalen auf', 'verliert Boden auf den besten Rivalen'],
  promise: ['der Zug verspricht mehr', 'der Zug verspricht weniger'],

  pegs: ['mehr Stifte', 'weniger Stifte'],
  torch: ['mehr Fackelstifte', 'weniger Fackelstifte'],
  sword: ['mehr Schwertstifte', 'weniger Schwertstifte'],
  wand: ['mehr Stabstifte', 'weniger Stabstifte'],
  masterTorch: ['hat die Meisterfackel', 'hat die Meisterfackel nicht'],
  masterSword: ['hat das Meisterschwert', 'hat das Meisterschwert nicht'],
  masterWand: ['hat den Meisterstab', 'hat den Meisterstab nicht'],
  masters: ['mehr Meisterwerkzeuge', 'weniger Meisterwerkzeuge'],
  greenBeads: ['mehr lose grüne Perlen', 'weniger lose grüne Perlen'],
  orangeBeads: ['mehr lose orange Perlen', 'weniger lose orange Perlen'],
  beads: ['mehr lose Perlen', 'weniger lose Perlen'],
  greenRings: ['mehr grüne Ringe', 'weniger grüne Ringe'],
  orangeRings: ['mehr orange Ringe', 'weniger orange Ringe'],
  firstGreenRing: ['hat einen grünen Ring', 'hat keinen grünen Ring'],
  firstOrangeRing: ['hat einen orangen Ring', 'hat keinen orangen Ring'],
  habits: ['mehr Gewohnheiten', 'weniger Gewohnheiten'],
  habitRings: ['mehr Ringe gegen Gewohnheiten', 'weniger Ringe gegen Gewohnheiten'],
  twoHabits: ['zwei Gewohnheiten oder mehr', 'weniger als zwei Gewohnheiten'],
  noSword: ['Gewohnheiten ohne Meisterschwert', 'keine Gewohnheiten ohne Meisterschwert'],
  clean: ['ohne lose Perle und Gewohnheit', 'mit loser Perle oder Gewohnheit'],
  ready: ['bereit zur Heimkehr', 'nicht bereit zur Heimkehr'],
  nearlyReady: ['es fehlt nur noch eines', 'es fehlt nicht nur eines'],
  lacking: ['mehr fehlt, um bereit zu sein', 'weniger fehlt, um bereit zu sein'],
  cards: ['mehr Willenskarten', 'weniger Willenskarten'],
  cardSum: ['Willenskarten führen weiter', 'Willenskarten führen weniger weit'],
  cardsHome: ['Willenskarten führen heim', 'Willenskarten führen nicht heim'],
  lostTurns: ['mehr Züge auszusetzen', 'weniger Züge auszusetzen'],

  later: ['spielt später', 'spielt früher'],
  again: ['hat noch einen Zug', 'hat keinen weiteren Zug'],

  nextTorch: next('nötiger Fackelstift'),
  nextSword: next('nötiger Schwertstift'),
  nextWand: next('nötiger Stabstift'),
  nextPeg: next('ein nötiger Stift'),
  nextGreen: next('nötiger grüner Ring'),
  nextOrange: next('nötiger oranger Ring'),
  nextLoosen: next('Gewohnheit lösen'),
  nextChoice: next('eine Wahlkarte'),
  nextFreeWill: next('eine Willenskarte'),
  nextUnharmed: next('harmloses Feld'),
  cardPeg: ['Karten führen zu nötigem Stift', 'Karten führen zu keinem nötigen Stift'],
  cardRing: ['Karten führen zu nötigem Ring', 'Karten führen zu keinem nötigen Ring'],
  cardLoosen: ['Karten können Gewohnheit lösen', 'Karten können nichts lösen'],
  home: ['weiter weg von „Festhalten“', 'näher an „Festhalten“'],
  homeReady: ['bereit und näher daheim', 'nicht so bereit, oder weiter weg'],
  winNext: next('Heimkehr'),
  spirit: ['im Geisterreich', 'nicht im Geisterreich'],
  temple: ['in einem Tempel', 'nicht in einem Tempel'],
  wheels: ['in den Dharma-Rädern', 'nicht in den Dharma-Rädern'],

  rival: ['bester Rivale besser gerüstet', 'bester Rivale schlechter gerüstet'],
  rivalReady: ['ein Rivale ist bereit zur Heimkehr', 'kein Rivale ist bereit zur Heimkehr'],
}

export const features = featureWords('cosmic-karma', words)

/** What engine/rauha/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Entity } from '../../../../engine/rauha/data.ts'
import { ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { Name } from '../../../../engine/rauha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const owned = (entity: Entity): Ways => {
  const { name } = ENTITY_DATA[entity]
  return [`hat die Gottheit ${name}`, `hat die Gottheit ${name} nicht`]
}

const words: Readonly<Record<Name, Ways>> = {
  worth: ['mehr Energie in Aussicht', 'weniger Energie in Aussicht'],
  worthLate: ['mehr Energie kurz vor dem Ende', 'weniger Energie kurz vor dem Ende'],
  ahead: ['holt auf den besten Rivalen auf', 'verliert Boden auf den besten Rivalen'],
  aheadLate: ['holt kurz vor dem Ende auf', 'fällt kurz vor dem Ende zurück'],
  energy: ['mehr Energie gewonnen', 'weniger Energie gewonnen'],
  lead: ['holt bei der Energie auf', 'fällt bei der Energie zurück'],
  leadLate: ['holt spät bei der Energie auf', 'fällt spät bei der Energie zurück'],
  crystals: ['mehr Kristalle', 'weniger Kristalle'],
  crystalsLater: ['mehr Kristalle für spätere Züge', 'weniger Kristalle für spätere Züge'],

  lines: ['die künftigen Linien bringen mehr', 'die künftigen Linien bringen weniger'],
  spored: ['Felder mit Sporen bringen mehr', 'Felder mit Sporen bringen weniger'],
  open: ['gerade mehr zu aktivieren', 'gerade weniger zu aktivieren'],
  scoring: ['die nächste Wertung bringt mehr', 'die nächste Wertung bringt weniger'],
  nextLine: ['die nächste Linie bringt mehr', 'die nächste Linie bringt weniger'],
  entities: ['Gottheiten bringen mehr', 'Gottheiten bringen weniger'],
  nearly: ['mehr Gottheiten fast gewonnen', 'weniger Gottheiten fast gewonnen'],
  waterEnergy: ['Wasser bringt mehr Energie', 'Wasser bringt weniger Energie'],
  income: ['mehr Kristalle aus Wirkungen', 'weniger Kristalle aus Wirkungen'],
  bought: ['mehr aus Wirkungen, die etwas kosten', 'weniger aus Wirkungen, die etwas kosten'],
  unpaid: ['mehr unbezahlbare Wirkungen', 'weniger unbezahlbare Wirkungen'],

  taivas: owned('taivas'),
  sienet: owned('sienet'),
  meri: owned('meri'),
  metsat: owned('metsat'),
  kiteet: owned('kiteet'),
  vuori: owned('vuori'),
  maa: owned('maa'),
  ownedLater: ['mehr Gottheiten für die Wertungen', 'weniger Gottheiten für die Wertungen'],
  threatened: ['Gottheiten sind mehr bedroht', 'Gottheiten sind weniger bedroht'],
  within: ['mehr volle Linien ohne ihre Gottheit', 'weniger volle Linien ohne Gottheit'],

  water: ['mehr Wasserquellen', 'weniger Wasserquellen'],
  waterLater: ['Wasser bringt auf Dauer mehr', 'Wasser bringt auf Dauer weniger'],
  driest: ['hat am wenigsten Wasserquellen', 'jemand hat weniger Wasserquellen'],
  flying: ['mehr Flugtiere', 'weniger Flugtiere'],
  land: ['mehr Landtiere', 'weniger Landtiere'],
  marine: ['mehr Meerestiere', 'weniger Meerestiere'],
  animalsLater: ['mehr Tiere für die Wertungen', 'weniger Tiere für die Wertungen'],
  perAnimal: ['gewinnt mehr je Tier', 'gewinnt weniger je Tier'],
  perWater: ['gewinnt mehr je Wasserquelle', 'gewinnt weniger je Wasserquelle'],
  perSpore: ['gewinnt mehr je Spore', 'gewinnt weniger je Spore'],
  spores: ['mehr Sporen', 'weniger Sporen'],
  sporesLater: ['mehr Sporen für die Wertungen', 'weniger Sporen für die Wertungen'],
  barren: ['mehr Sporen, wo sie wenig bringen', 'weniger Sporen, wo sie wenig bringen'],

  cards: ['mehr Karten gelegt', 'weniger Karten gelegt'],
  card: ['die Karte zur Hand nützt mehr', 'die Karte zur Hand nützt weniger'],
  discard: ['Abwerfen bringt mehr', 'Abwerfen bringt weniger'],
  holds: ['hält noch eine Karte', 'hält keine Karte'],
  next: ['nächstes Mal eine bessere Karte', 'nächstes Mal eine schlechtere Karte'],
  nextSecond: ['nächstes Mal mehr Auswahl', 'nächstes Mal weniger Auswahl'],

  toPlay: ['hat noch zu spielen', 'hat schon gespielt'],
  after: ['spielt später im Zug', 'spielt früher im Zug'],
  first: ['führt bei der Energie', 'führt nicht bei der Energie'],
  late: ['die Partie ist näher am Ende', 'die Partie ist ferner vom Ende'],
  scorings: ['mehr künftige Wertungen', 'weniger künftige Wertungen'],
}

export const features = featureWords('rauha', words)

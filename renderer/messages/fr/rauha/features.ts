/** What engine/rauha/features.ts looks at, as the Sage says it in French: where there is more of it, and where less. */
import type { Entity } from '../../../../engine/rauha/data.ts'
import { ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { Name } from '../../../../engine/rauha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const owned = (entity: Entity): Ways => {
  const { name } = ENTITY_DATA[entity]
  return [`a ${name} dans son monde`, `n’a pas ${name} dans son monde`]
}

const words: Readonly<Record<Name, Ways>> = {
  worth: ['plus d’énergie en vue', 'moins d’énergie en vue'],
  worthLate: ['plus d’énergie vers la fin', 'moins d’énergie vers la fin'],
  ahead: ['gagne du terrain sur le rival de tête', 'perd du terrain sur le rival de tête'],
  aheadLate: ['gagne du terrain vers la fin', 'perd du terrain vers la fin'],
  energy: ['plus d’énergie gagnée', 'moins d’énergie gagnée'],
  lead: ['gagne du terrain en énergie', 'perd du terrain en énergie'],
  leadLate: ['gagne du terrain en énergie à la fin', 'perd du terrain en énergie à la fin'],
  crystals: ['plus de cristaux', 'moins de cristaux'],
  crystalsLater: ['plus de cristaux pour la suite', 'moins de cristaux pour la suite'],

  lines: ['les lignes à venir donnent plus', 'les lignes à venir donnent moins'],
  spored: ['les tuiles avec spore donnent plus', 'les tuiles avec spore donnent moins'],
  open: ['plus à activer en ce moment', 'moins à activer en ce moment'],
  scoring: ['le prochain décompte donne plus', 'le prochain décompte donne moins'],
  nextLine: ['la ligne du prochain tour donne plus', 'la ligne du prochain tour donne moins'],
  entities: ['les entités donnent plus', 'les entités donnent moins'],
  nearly: ['plus d’entités presque gagnées', 'moins d’entités presque gagnées'],
  waterEnergy: ['l’eau donne plus d’énergie', 'l’eau donne moins d’énergie'],
  income: ['plus de cristaux à venir par effets', 'moins de cristaux à venir par effets'],
  bought: ['plus par les effets payants', 'moins par les effets payants'],
  unpaid: ['plus d’effets impossibles à payer', 'moins d’effets impossibles à payer'],

  taivas: owned('taivas'),
  sienet: owned('sienet'),
  meri: owned('meri'),
  metsat: owned('metsat'),
  kiteet: owned('kiteet'),
  vuori: owned('vuori'),
  maa: owned('maa'),
  ownedLater: ['plus d’entités pour les décomptes', 'moins d’entités pour les décomptes'],
  threatened: ['entités plus en danger', 'entités moins en danger'],
  within: ['plus de lignes sans leur entité', 'moins de lignes sans leur entité'],

  water: ['plus de sources d’eau', 'moins de sources d’eau'],
  waterLater: ['l’eau donne plus à tous les décomptes', 'l’eau donne moins à tous les décomptes'],
  driest: ['a le moins de sources d’eau', 'quelqu’un a moins de sources d’eau'],
  flying: ['plus d’animaux volants', 'moins d’animaux volants'],
  land: ['plus d’animaux terrestres', 'moins d’animaux terrestres'],
  marine: ['plus d’animaux marins', 'moins d’animaux marins'],
  animalsLater: ['plus d’animaux pour les décomptes', 'moins d’animaux pour les décomptes'],
  perAnimal: ['gagne plus par animal', 'gagne moins par animal'],
  perWater: ['gagne plus par source d’eau', 'gagne moins par source d’eau'],
  perSpore: ['gagne plus par spore', 'gagne moins par spore'],
  spores: ['plus de spores', 'moins de spores'],
  sporesLater: ['plus de spores pour les décomptes', 'moins de spores pour les décomptes'],
  barren: ['plus de spores sur des tuiles pauvres', 'moins de spores sur des tuiles pauvres'],

  cards: ['plus de cartes placées', 'moins de cartes placées'],
  card: ['la carte en main sert plus', 'la carte en main sert moins'],
  discard: ['une défausse donne plus', 'une défausse donne moins'],
  holds: ['tient encore une carte', 'ne tient pas de carte'],
  next: ['une meilleure carte au prochain lot', 'une moins bonne carte au prochain lot'],
  nextSecond: ['plus de choix au prochain lot', 'moins de choix au prochain lot'],

  toPlay: ['doit encore jouer', 'a déjà joué'],
  after: ['joue plus tard dans le tour', 'joue plus tôt dans le tour'],
  first: ['mène en énergie', 'ne mène pas en énergie'],
  late: ['la partie est plus près de la fin', 'la partie est plus loin de la fin'],
  scorings: ['plus de décomptes à venir', 'moins de décomptes à venir'],
}

export const features = featureWords('rauha', words)

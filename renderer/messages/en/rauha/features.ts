/** What engine/rauha/features.ts looks at, as the Sage says it: where there is more of it, and where less. */
import type { Entity } from '../../../../engine/rauha/data.ts'
import { ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { Name } from '../../../../engine/rauha/features.ts'
import { featureWords, type Ways } from '../../icu.ts'

const owned = (entity: Entity): Ways => {
  const { name } = ENTITY_DATA[entity]
  return [`owns ${name}`, `does not own ${name}`]
}

const words: Readonly<Record<Name, Ways>> = {
  worth: ['more energy in prospect', 'less energy in prospect'],
  worthLate: ['more energy near the end', 'less energy near the end'],
  ahead: ['gains ground on the best rival', 'loses ground to the best rival'],
  aheadLate: ['gains ground near the end', 'loses ground near the end'],
  energy: ['more energy won', 'less energy won'],
  lead: ['gains ground in energy', 'loses ground in energy'],
  leadLate: ['gains ground in energy near the end', 'loses ground in energy near the end'],
  crystals: ['more crystals', 'fewer crystals'],
  crystalsLater: ['more crystals for the turns to come', 'fewer crystals for the turns to come'],

  lines: ['the lines to come bring more', 'the lines to come bring less'],
  spored: ['tiles with spores bring more', 'tiles with spores bring less'],
  open: ['more left to activate just now', 'less left to activate just now'],
  scoring: ['the next scoring brings more', 'the next scoring brings less'],
  nextLine: ['the line of the next turn brings more', 'the line of the next turn brings less'],
  entities: ['entities bring more', 'entities bring less'],
  nearly: ['more entities nearly won', 'fewer entities nearly won'],
  waterEnergy: ['water brings more energy', 'water brings less energy'],
  income: ['more crystals to come from effects', 'fewer crystals to come from effects'],
  bought: ['more from effects with a price', 'less from effects with a price'],
  unpaid: ['more effects that cannot be paid', 'fewer effects that cannot be paid'],

  taivas: owned('taivas'),
  sienet: owned('sienet'),
  meri: owned('meri'),
  metsat: owned('metsat'),
  kiteet: owned('kiteet'),
  vuori: owned('vuori'),
  maa: owned('maa'),
  ownedLater: ['more entities for the scorings to come', 'fewer entities for the scorings to come'],
  threatened: ['entities are more in danger', 'entities are less in danger'],
  within: ['more whole lines without their entity', 'fewer whole lines without their entity'],

  water: ['more water sources', 'fewer water sources'],
  waterLater: ['water brings more in all scorings', 'water brings less in all scorings'],
  driest: ['has the fewest water sources', 'somebody has fewer water sources'],
  flying: ['more animals that fly', 'fewer animals that fly'],
  land: ['more animals that walk', 'fewer animals that walk'],
  marine: ['more animals that swim', 'fewer animals that swim'],
  animalsLater: ['more animals for the scorings to come', 'fewer animals for the scorings to come'],
  perAnimal: ['gains more for each animal', 'gains less for each animal'],
  perWater: ['gains more for each water source', 'gains less for each water source'],
  perSpore: ['gains more for each spore', 'gains less for each spore'],
  spores: ['more spores', 'fewer spores'],
  sporesLater: ['more spores for the scorings to come', 'fewer spores for the scorings to come'],
  barren: ['more spores on tiles that bring little', 'fewer spores on tiles that bring little'],

  cards: ['more cards placed', 'fewer cards placed'],
  card: ['the card in hand is of more use', 'the card in hand is of less use'],
  discard: ['a discard brings more', 'a discard brings less'],
  holds: ['still holds a card', 'holds no card'],
  next: ['a better card in the next pool', 'a worse card in the next pool'],
  nextSecond: ['more choice in the next pool', 'less choice in the next pool'],

  toPlay: ['has still to play', 'has played already'],
  after: ['plays later in the turn', 'plays earlier in the turn'],
  first: ['leads in energy', 'does not lead in energy'],
  late: ['the game is nearer its end', 'the game is farther from its end'],
  scorings: ['more scorings to come', 'fewer scorings to come'],
}

export const features = featureWords('rauha', words)

/** What can be achieved in Rauha beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
  scoreOf,
  turnsOf,
  type Achievements,
  type Told,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { ENTITIES } from './data.ts'
import type { RauhaFact } from './facts.ts'

type ToldRauha = Told<RauhaFact>

function bestTurn(told: ToldRauha, seat: Seat): number {
  const energy = turnsOf(told, seat).map((turn) =>
    turn.reduce(
      (sum, fact) => sum + (fact.kind === 'gained' && fact.seat === seat && fact.what === 'energy' ? fact.amount : 0),
      0,
    ),
  )
  return Math.max(0, ...energy)
}

export const EARNED = {
  openHouse: (told, seat) =>
    ENTITIES.filter((entity) => factsOf(told, 'welcomed', seat).some((fact) => fact.entity === entity)).length >= 5,
  courtier: (told, seat) => factsOf(told, 'welcomed', seat).filter(({ former }) => former !== null).length >= 5,
  fullHouse: (told, seat) =>
    turnsOf(told, seat).some(
      (turn) => turn.filter((fact) => fact.kind === 'welcomed' && fact.seat === seat).length >= 2,
    ),
  gardener: (told, seat) => factsOf(told, 'spored', seat).length >= 7,
  springs: (told, seat) => factsOf(told, 'water', seat).some(({ energy }) => energy >= 15),
  brightWorld: (told, seat) => scoreOf(told, seat) >= 120,
  nothingWasted: (told, seat) => isFirst(told, seat) && factsOf(told, 'discarded', seat).length === 0,
  lessIsMore: (told, seat) => isFirst(told, seat) && factsOf(told, 'discarded', seat).length >= 5,
  newLayers: (told, seat) => factsOf(told, 'placed', seat).filter(({ covered }) => covered !== null).length >= 3,
  nineTiles: (told, seat) => new Set(factsOf(told, 'placed', seat).map(({ square }) => square)).size === 9,
  firework: (told, seat) => bestTurn(told, seat) >= 20,
  byAHair: (told, seat) => leadOf(told, seat) === 1,
} satisfies Achievements<RauhaFact>

export type RauhaAchievement = keyof typeof EARNED

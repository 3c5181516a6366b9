/** What can be achieved in Rauha beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
  scoreOf,
  turnsOf,
  type Achievements,
  type Finished,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { ENTITIES } from './data.ts'
import type { RauhaFact } from './facts.ts'

type FinishedRauha = Finished<RauhaFact>

function bestTurn(game: FinishedRauha, seat: Seat): number {
  const energy = turnsOf(game, seat).map((turn) =>
    turn.reduce(
      (sum, fact) => sum + (fact.kind === 'gained' && fact.seat === seat && fact.what === 'energy' ? fact.amount : 0),
      0,
    ),
  )
  return Math.max(0, ...energy)
}

export const EARNED = {
  openHouse: (game, seat) =>
    ENTITIES.filter((entity) => factsOf(game, 'welcomed', seat).some((fact) => fact.entity === entity)).length >= 5,
  courtier: (game, seat) => factsOf(game, 'welcomed', seat).filter(({ former }) => former !== null).length >= 5,
  fullHouse: (game, seat) =>
    turnsOf(game, seat).some(
      (turn) => turn.filter((fact) => fact.kind === 'welcomed' && fact.seat === seat).length >= 2,
    ),
  gardener: (game, seat) => factsOf(game, 'spored', seat).length >= 7,
  springs: (game, seat) => factsOf(game, 'water', seat).some(({ energy }) => energy >= 15),
  brightWorld: (game, seat) => scoreOf(game, seat) >= 120,
  nothingWasted: (game, seat) => isFirst(game, seat) && factsOf(game, 'discarded', seat).length === 0,
  lessIsMore: (game, seat) => isFirst(game, seat) && factsOf(game, 'discarded', seat).length >= 5,
  newLayers: (game, seat) => factsOf(game, 'placed', seat).filter(({ covered }) => covered !== null).length >= 3,
  nineTiles: (game, seat) => new Set(factsOf(game, 'placed', seat).map(({ square }) => square)).size === 9,
  firework: (game, seat) => bestTurn(game, seat) >= 20,
  byAHair: (game, seat) => leadOf(game, seat) === 1,
} satisfies Achievements<RauhaFact>

export type RauhaAchievement = keyof typeof EARNED

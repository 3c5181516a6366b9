/** What can be achieved in Rauha beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
  mostOf,
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
  return mostOf(energy)
}

export const EARNED = {
  openHouse: {
    goal: 5,
    count: (game, seat) =>
      ENTITIES.filter((entity) => factsOf(game, 'welcomed', seat).some((fact) => fact.entity === entity)).length,
  },
  courtier: {
    goal: 5,
    count: (game, seat) => factsOf(game, 'welcomed', seat).filter(({ former }) => former !== null).length,
  },
  fullHouse: {
    goal: 2,
    count: (game, seat) =>
      mostOf(
        turnsOf(game, seat).map((turn) => turn.filter((fact) => fact.kind === 'welcomed' && fact.seat === seat).length),
      ),
  },
  gardener: { goal: 7, count: (game, seat) => factsOf(game, 'spored', seat).length },
  springs: { goal: 15, count: (game, seat) => mostOf(factsOf(game, 'water', seat).map(({ energy }) => energy)) },
  brightWorld: { goal: 120, count: (game, seat) => mostOf([scoreOf(game, seat)]) },
  nothingWasted: (game, seat) => isFirst(game, seat) && factsOf(game, 'discarded', seat).length === 0,
  lessIsMore: (game, seat) => isFirst(game, seat) && factsOf(game, 'discarded', seat).length >= 5,
  newLayers: {
    goal: 3,
    count: (game, seat) => factsOf(game, 'placed', seat).filter(({ covered }) => covered !== null).length,
  },
  nineTiles: {
    goal: 9,
    count: (game, seat) => new Set(factsOf(game, 'placed', seat).map(({ square }) => square)).size,
  },
  firework: { goal: 20, count: bestTurn },
  byAHair: (game, seat) => leadOf(game, seat) === 1,
} satisfies Achievements<RauhaFact>

export type RauhaAchievement = keyof typeof EARNED

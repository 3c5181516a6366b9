/** Achievements of Rauha beyond winning. They are Samsara's own, not part of the published game. */
import {
  seatEventsOfKind,
  isWinner,
  winningMarginOfSeat,
  maxOrZero,
  finalScoreOf,
  eventsGroupedByTurnOfSeat,
  type AchievementDefinitions,
  type PublicFinishedGameRecord,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { ENTITY_IDS } from './data.ts'
import type { RauhaEvent } from './events.ts'

type FinishedRauhaGame = PublicFinishedGameRecord<RauhaEvent>

function bestTurn(game: FinishedRauhaGame, seat: Seat): number {
  const energy = eventsGroupedByTurnOfSeat(game, seat).map((turn) =>
    turn.reduce(
      (sum, event) =>
        sum + (event.kind === 'gained' && event.seat === seat && event.what === 'energy' ? event.amount : 0),
      0,
    ),
  )
  return maxOrZero(energy)
}

/** By id of an achievement: the condition that a seat must meet, or a count with the goal that it must reach. */
export const ACHIEVEMENT_RULES = {
  openHouse: {
    goal: 5,
    count: (game, seat) =>
      ENTITY_IDS.filter((entity) => seatEventsOfKind(game, 'welcomed', seat).some((event) => event.entity === entity))
        .length,
  },
  courtier: {
    goal: 5,
    count: (game, seat) => seatEventsOfKind(game, 'welcomed', seat).filter(({ former }) => former !== null).length,
  },
  fullHouse: {
    goal: 2,
    count: (game, seat) =>
      maxOrZero(
        eventsGroupedByTurnOfSeat(game, seat).map(
          (turn) => turn.filter((event) => event.kind === 'welcomed' && event.seat === seat).length,
        ),
      ),
  },
  gardener: { goal: 7, count: (game, seat) => seatEventsOfKind(game, 'spored', seat).length },
  springs: {
    goal: 15,
    count: (game, seat) => maxOrZero(seatEventsOfKind(game, 'water', seat).map(({ energy }) => energy)),
  },
  brightWorld: { goal: 120, count: (game, seat) => maxOrZero([finalScoreOf(game, seat)]) },
  nothingWasted: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'discarded', seat).length === 0,
  lessIsMore: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'discarded', seat).length >= 5,
  newLayers: {
    goal: 3,
    count: (game, seat) => seatEventsOfKind(game, 'placed', seat).filter(({ covered }) => covered !== null).length,
  },
  nineTiles: {
    goal: 9,
    count: (game, seat) => new Set(seatEventsOfKind(game, 'placed', seat).map(({ square }) => square)).size,
  },
  firework: { goal: 20, count: bestTurn },
  byAHair: (game, seat) => winningMarginOfSeat(game, seat) === 1,
} satisfies AchievementDefinitions<RauhaEvent>

/** Id of an achievement of Rauha; saved with the player's achievements. */
export type RauhaAchievementId = keyof typeof ACHIEVEMENT_RULES

/** Winners, and the ranking with its score lines (MOK-102, MOK-103). */
import type { Seat } from '../core/contract/game.ts'
import type { Outcome, ScoreLine, FinalStanding } from '../core/contract/outcome.ts'
import { winSharesOfSeatsWhere } from '../core/contract/returns.ts'
import { auraNeededForMoksha } from './death.ts'
import { gameMessage } from './messages.ts'
import { harmonyPointsOfHex, karmaTotal, ringOfHex } from './player-sheet.ts'
import type { MokshaState, Player } from './state.ts'
import type { MokshaWinCriterion } from './events.ts'

/**
 * Compares two players (negative: the first one ranks higher): moksha, then harmony points, then karma. Among players
 * without moksha aura decides; this affects the ranking only.
 */
function compare(one: Player, other: Player): number {
  if (one.attained !== other.attained) return one.attained ? -1 : 1
  if (!one.attained) return other.aura - one.aura
  return harmonyPointsOfHex(other.harmony) - harmonyPointsOfHex(one.harmony) || karmaTotal(other) - karmaTotal(one)
}

/** @returns the seats that share the first rank, ascending */
export function winnersOf(players: readonly Player[]): Seat[] {
  return players.map((_, seat) => seat).filter((seat) => placeOf(players, seat) === 1)
}

function placeOf(players: readonly Player[], seat: Seat): number {
  const own = players[seat]
  return own === undefined ? 1 : 1 + players.filter((other) => compare(other, own) < 0).length
}

/**
 * Finds the criterion that decided which players won. Call it only for a finished game, in which at least one player
 * has attained moksha, the aim of the game.
 * @returns `alone` if only one player attained moksha; otherwise `shared` if several players share the first rank,
 *   `harmony` if one of those who attained moksha has the most harmony points, and `karma` if the number of karma
 *   tokens breaks the tie
 */
export function winCriterionOf(players: readonly Player[]): MokshaWinCriterion {
  const attained = players.filter((player) => player.attained)
  if (attained.length === 1) return 'alone'
  if (winnersOf(players).length > 1) return 'shared'
  const best = Math.max(...attained.map(({ harmony }) => harmonyPointsOfHex(harmony)))
  return attained.filter(({ harmony }) => harmonyPointsOfHex(harmony) === best).length === 1 ? 'harmony' : 'karma'
}

/**
 * Players who attained moksha score their harmony points; the others score nothing. Aura and karma are shown for
 * information: aura was required for moksha, karma breaks ties.
 */
function linesOf(player: Player, target: number): ScoreLine[] {
  const aura = gameMessage('score.aura', { aura: player.aura, target })
  if (!player.attained) return [aura]
  return [
    aura,
    {
      ...gameMessage('score.harmony', { ring: ringOfHex(player.harmony) }),
      points: harmonyPointsOfHex(player.harmony),
    },
    gameMessage('score.karma', { count: karmaTotal(player) }),
  ]
}

/** @returns the ranking with its score lines, and how the game was decided; null while the game runs */
export function outcome({ players, end }: Pick<MokshaState, 'players' | 'end'>): Outcome | null {
  if (end === null) return null
  const target = auraNeededForMoksha(players.length)
  const ranking = players
    .map((player, seat): FinalStanding => {
      return {
        seats: [seat],
        rank: placeOf(players, seat),
        ...(player.attained ? { score: harmonyPointsOfHex(player.harmony) } : {}),
        lines: linesOf(player, target),
        title: gameMessage(`rank.${player.attained ? 'attained' : 'bound'}`),
      }
    })
    .sort((a, b) => a.rank - b.rank)
  const [seat = 0, ...others] = winnersOf(players)
  return { ranking, reason: gameMessage(`end.${end}`, others.length > 0 ? undefined : { seat: { seat } }) }
}

/** @returns by seat: its share of the win. The seats that share the first rank share the win (MOK-103). */
export function winSharesOf({ players }: Pick<MokshaState, 'players'>): readonly number[] {
  return winSharesOfSeatsWhere(players, (_, seat) => placeOf(players, seat) === 1)
}

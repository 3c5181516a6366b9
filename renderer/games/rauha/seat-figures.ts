/** Figures of Rauha that a player would otherwise compute by hand. Ids of messages/rauha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITY_IDS, AVATAR_STOPS, avatarStopAt } from '../../../engine/rauha/data.ts'
import { nearlyWonEntities, waterScoreBreakdownOfSeat } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/state.ts'
import { entityName, lineName, gameMessage } from './names.ts'

/**
 * Returns the lines of text about one seat beside the board: energy, crystals, spores, water sources, the entities
 * that the seat has won and those that it has nearly won. While the game runs, there are also lines that tell whether
 * the seat plays first and how many turns remain until the next scoring. The list is empty if the seat has no player.
 */
export function seatFigureLines(view: RauhaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const leads = view.players.every((other) => other === player || other.energy < player.energy)
  const lines: Message[] = [
    gameMessage('figure.energy', { energy: player.energy, leads }),
    gameMessage('figure.crystals', { count: player.crystals }),
  ]
  const spores = player.spores.filter(Boolean).length
  if (spores > 0) lines.push(gameMessage('figure.spores', { count: spores }))
  lines.push(waterWords(view, seat))
  const own = ENTITY_IDS.filter((entity) => view.entities[entity] === seat)
  if (own.length > 0) lines.push(gameMessage('figure.entities', { entities: own.map(entityName) }))
  const near = nearlyWonEntities(view, seat)
  if (near.length > 0) {
    const entities = near.map(({ entity, line }) =>
      gameMessage('figure.nearLine', { entity: entityName(entity), line: lineName(line) ?? '' }),
    )
    lines.push(gameMessage('figure.near', { entities }))
  }
  if (view.stack.length === 0) return lines
  const { kind } = avatarStopAt(view.position)
  if (view.first === seat) lines.push(gameMessage(kind === 'corner' ? 'figure.firstScoring' : 'figure.first'))
  lines.push(gameMessage('figure.scoring', { turns: turnsToScoring(view.position) }))
  return lines
}

function waterWords(view: RauhaView, seat: Seat): Message {
  const { sources: count, least, energy } = waterScoreBreakdownOfSeat(view, seat)
  if (count === least) return gameMessage('figure.waterLeast', { count })
  return gameMessage('figure.water', { count, more: count - least, energy })
}

/**
 * Number of turns, with the present one, until the avatars reach a corner of the worlds, where worlds are scored; 0 in a
 * corner.
 * @param position of the avatars on the border
 */
export function turnsToScoring(position: number): number {
  const corner = AVATAR_STOPS.find((stop) => stop.position >= position && stop.kind === 'corner')
  return (corner?.position ?? position) - position
}

/**
 * The result text of Rauha. There are no deaths in Rauha, so only the end of the game is highlighted. Ids of messages/rauha.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITY_IDS } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/state.ts'
import { gameMessage } from './names.ts'

/** The result of a seat as a sentence, for the end of the game: its entities, tiles and spores. */
export function seatResultSummary(view: RauhaView, seat: Seat): Message {
  const player = view.players[seat]
  const entities = ENTITY_IDS.filter((entity) => view.entities[entity] === seat).length
  const tiles = player?.tiles.filter((tile) => tile !== null).length ?? 0
  return gameMessage('cameTo', { entities, tiles, spores: player?.spores.filter(Boolean).length ?? 0 })
}

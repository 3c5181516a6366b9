/**
 * Highlight of the final result of a world. There are no deaths in Rauha: only its end is shown without a request. Ids of
 * messages/rauha.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITIES } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/state.ts'
import { gameMessage } from './names.ts'

export function resultSummary(view: RauhaView, seat: Seat): Message {
  const player = view.players[seat]
  const entities = ENTITIES.filter((entity) => view.entities[entity] === seat).length
  const tiles = player?.tiles.filter((tile) => tile !== null).length ?? 0
  return gameMessage('cameTo', { entities, tiles, spores: player?.spores.filter(Boolean).length ?? 0 })
}

/** Public progress of a game: the position of the avatars on their path (RAU-18). */
import type { Message } from '../core/contract/game.ts'
import { avatarStopAt } from './data.ts'
import type { RauhaView } from './state.ts'

/** @returns the message with the age, the round and the turn, or with the age and the round in a scoring phase */
export function progressMessage({
  position,
}: Pick<RauhaView, 'position'>): Message<'rauha.stage' | 'rauha.stage.scoring'> {
  const { round, turn, age } = avatarStopAt(position)
  if (turn === null) return { id: 'rauha.stage.scoring', values: { age, round } }
  return { id: 'rauha.stage', values: { age, round, turn } }
}

/** Worker that plays games and plays out verdicts, one task after another. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { serveTasks } from './task-pool.ts'
import { playAndReviewGame, playOutVerdict, type VerdictPlayout, type VerdictCheckOptions } from './verdict-check.ts'

const call = workerData as VerdictCheckOptions
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serveTasks((task: number | VerdictPlayout) =>
  typeof task === 'number' ? playAndReviewGame(game, call, task) : playOutVerdict(game, call, task),
)

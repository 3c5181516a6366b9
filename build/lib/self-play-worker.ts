/** Worker that plays games for training, and games that measure the trained net. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { serveTasks } from './task-pool.ts'
import { runSelfPlayTask, type SelfPlayRunOptions, type SelfPlayTask } from './self-play.ts'

const call = workerData as SelfPlayRunOptions
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serveTasks((task: SelfPlayTask) => runSelfPlayTask(call, game, task))

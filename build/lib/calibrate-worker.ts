/** Worker that plays games in which the Sage predicts chances, one after another. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { playWithPredictions, type CalibrationRunOptions } from './calibration.ts'
import { serveTasks } from './task-pool.ts'

const call = workerData as CalibrationRunOptions
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serveTasks((nth: number) => playWithPredictions(game, call, nth))

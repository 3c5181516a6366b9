/** Plays games to learn from, and to measure what was learned. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { serve } from './crew.ts'
import { work, type LearnCall, type LearnTask } from './learn.ts'

const call = workerData as LearnCall
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serve((task: LearnTask) => work(call, game, task))

/** Plays games to learn from, and to measure what was learned. */
import { workerData } from 'node:worker_threads'
import { serve } from './crew.ts'
import { loadFeatured } from './featured.ts'
import { work, type LearnCall, type LearnTask } from './learn.ts'

const call = workerData as LearnCall
const game = await loadFeatured(call.game)
serve((task: LearnTask) => work(call, game, task))

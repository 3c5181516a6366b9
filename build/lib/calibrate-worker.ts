/** Plays games in which the Sage is asked, one after another. */
import { workerData } from 'node:worker_threads'
import { foretell, type ForetellCall } from './calibration.ts'
import { serve } from './crew.ts'
import { loadFeatured } from './featured.ts'

const call = workerData as ForetellCall
const game = await loadFeatured(call.game)
serve((nth: number) => foretell(game, call, nth))

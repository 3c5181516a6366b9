/** Plays games in which the Sage is asked, one after another. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { foretell, type ForetellCall } from './calibration.ts'
import { serve } from './crew.ts'

const call = workerData as ForetellCall
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serve((nth: number) => foretell(game, call, nth))

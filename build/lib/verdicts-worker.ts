/** Plays games and plays verdicts out, one task after another. */
import { workerData } from 'node:worker_threads'
import { loadGame } from '../../engine/index.ts'
import { serve } from './crew.ts'
import { judgeGame, playTrial, type Trial, type VerdictsCall } from './verdicts.ts'

const call = workerData as VerdictsCall
const game = await loadGame(call.game)
if (game === undefined) throw new Error(`there is no game ${call.game}`)
serve((task: number | Trial) => (typeof task === 'number' ? judgeGame(game, call, task) : playTrial(game, call, task)))

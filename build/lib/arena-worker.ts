/** Plays games of an arena, one after another. */
import { workerData } from 'node:worker_threads'
import { openArena, type ArenaCall } from './arena-call.ts'
import { playBout, type Bout } from './arena.ts'
import { serve } from './crew.ts'

const arena = await openArena(workerData as ArenaCall)
serve((bout: Bout) => playBout(arena, bout))

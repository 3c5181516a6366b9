/** Worker that plays games of an arena, one after another. */
import { workerData } from 'node:worker_threads'
import { loadArena, type ArenaOptions } from './arena-options.ts'
import { playArenaGame, type ArenaGame } from './arena.ts'
import { serveTasks } from './task-pool.ts'

const arena = await loadArena(workerData as ArenaOptions)
serveTasks((bout: ArenaGame) => playArenaGame(arena, bout))

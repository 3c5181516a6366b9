import { defineGamesHashTest } from '../core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { moksha } from './index.ts'

defineGamesHashTest(moksha, committed, './games.hash.json')

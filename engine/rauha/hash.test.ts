import { defineGamesHashTest } from '../core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { rauha } from './index.ts'

defineGamesHashTest(rauha, committed, './games.hash.json')

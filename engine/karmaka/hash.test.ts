import { defineGamesHashTest } from '../core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { karmaka } from './index.ts'

defineGamesHashTest(karmaka, committed, './games.hash.json')

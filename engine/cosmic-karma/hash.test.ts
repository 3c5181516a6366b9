import { defineGamesHashTest } from '../core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { cosmicKarma } from './index.ts'

defineGamesHashTest(cosmicKarma, committed, './games.hash.json')

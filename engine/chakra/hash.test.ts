import { defineGamesHashTest } from '../core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { chakra } from './index.ts'

defineGamesHashTest(chakra, committed, './games.hash.json')

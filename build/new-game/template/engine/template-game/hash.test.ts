import { defineGamesHashTest } from '../../../../../engine/core/invariants/random-games-hash.ts'
import committed from './games.hash.json'
import { templateGame } from './index.ts'

defineGamesHashTest(templateGame, committed, './games.hash.json')

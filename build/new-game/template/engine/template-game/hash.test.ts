import { describeHash } from '../../../../../engine/core/laws/hash.ts'
import committed from './games.hash.json'
import { templateGame } from './index.ts'

describeHash(templateGame, committed, './games.hash.json')

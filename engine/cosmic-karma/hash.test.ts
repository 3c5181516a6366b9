import { describeHash } from '../core/laws/hash.ts'
import committed from './games.hash.json'
import { cosmicKarma } from './index.ts'

describeHash(cosmicKarma, committed, './games.hash.json')

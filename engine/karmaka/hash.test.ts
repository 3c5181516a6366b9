import { describeHash } from '../core/laws/hash.ts'
import committed from './games.hash.json'
import { karmaka } from './index.ts'

describeHash(karmaka, committed, './games.hash.json')

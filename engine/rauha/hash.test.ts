import { describeHash } from '../core/laws/hash.ts'
import committed from './games.hash.json'
import { rauha } from './index.ts'

describeHash(rauha, committed, './games.hash.json')

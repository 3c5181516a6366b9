import { describeHash } from '../core/laws/hash.ts'
import committed from './games.hash.json'
import { moksha } from './index.ts'

describeHash(moksha, committed, './games.hash.json')

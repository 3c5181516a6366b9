import { describeHash } from '../core/laws/hash.ts'
import committed from './games.hash.json'
import { chakra } from './index.ts'

describeHash(chakra, committed, './games.hash.json')

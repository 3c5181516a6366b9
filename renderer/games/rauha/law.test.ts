import { rauha as english } from '../../messages/en/rauha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { describePathLaw } from '../path-law.ts'
import { face } from './index.ts'
import { boards } from './path-law.ts'

addMessages(english)

describePathLaw(face, { players: [2, 3, 5], games: 1, seed: 'rauha', ...boards, every: 41 })

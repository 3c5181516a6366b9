import { moksha as english } from '../../messages/en/moksha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { describePathLaw } from '../path-law.ts'
import { face } from './index.ts'
import { boards } from './path-law.ts'

addMessages(english)

describePathLaw(face, { players: [2, 3, 5], games: 1, seed: 'moksha', every: 41, most: 300, ...boards })

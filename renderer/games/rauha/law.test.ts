import { rauha as english } from '../../messages/rauha/en.ts'
import { addMessages } from '../../messages/index.ts'
import { describePathLaw, USUAL_SIZES } from '../path-law.ts'
import { face } from './index.ts'

addMessages(english)
const TURNED_PHONE = { width: 740, height: 360 }

describePathLaw(face, { players: [2, 3, 5], games: 1, seed: 'rauha', sizes: [...USUAL_SIZES, TURNED_PHONE], every: 41 })

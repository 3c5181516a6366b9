import { templateGame as english } from '../../messages/en/template-game/index.ts'
import { addMessages } from '../../../../../../renderer/messages/index.ts'
import { describePathLaw } from '../../../../../../renderer/games/path-law.ts'
import { face } from './index.ts'

addMessages(english)

describePathLaw(face, { players: [2], games: 4, seed: 'template-game' })

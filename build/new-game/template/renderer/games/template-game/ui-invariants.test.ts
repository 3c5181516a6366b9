import { templateGame as english } from '../../messages/en/template-game/index.ts'
import { addMessages } from '../../../../../../renderer/messages/index.ts'
import { defineUiInvariantTest } from '../../../../../../renderer/games/ui-invariants.ts'
import { gameUi } from './index.ts'

addMessages(english)

defineUiInvariantTest(gameUi, { players: [2], games: 4, seed: 'template-game' })

import { CARD_IDS } from '../../../engine/karmaka/data.ts'
import { karmaka as english } from '../../messages/en/karmaka/index.ts'
import { addMessages } from '../../messages/index.ts'
import { defineUiInvariantTest } from '../ui-invariants.ts'
import { gameUi } from './index.ts'
import { play, testPosition, playCardAction } from './testing.ts'

addMessages(english)

const many = [...CARD_IDS.slice(0, 14)]
const crisis = testPosition(2, [{ hand: ['crisis', 'peek'] }, { deeds: [...CARD_IDS.slice(0, 12)] }])
play(crisis, playCardAction('crisis'), { do: 'target', seat: 1 })
const recalled = testPosition(3, [{ hand: ['transmigrate', 'peek'], future: many }])
play(recalled, playCardAction('transmigrate'))
const positions = [
  { name: 'a large Hand', players: 4, state: testPosition(4, [{ hand: many, deck: ['panic'], deeds: many }]) },
  {
    name: 'a teammate',
    players: 4,
    state: testPosition(4, [{ hand: many, deck: ['panic'] }, {}, { future: ['panic'] }], { variant: 'teams' }),
  },
  { name: 'many Deeds to choose from', players: 2, state: crisis },
  { name: 'a large Future Life to choose from', players: 3, state: recalled },
]

defineUiInvariantTest(gameUi, { players: [2, 3, 4], games: 1, seed: 'karmaka', every: 11, maxMoves: 260, positions })

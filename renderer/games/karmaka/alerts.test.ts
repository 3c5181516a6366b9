import { expect, test } from 'vitest'
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import { visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import { CARD_DATA, CARD_IDS } from '../../../engine/karmaka/data.ts'
import {
  playForAbilityAction,
  legalActions,
  chooseTargetAction,
  play,
  createPosition,
} from '../../../engine/karmaka/testing.ts'
import { createAlertClassifier } from '../alerts.ts'
import { alertRules } from './alerts.ts'

const aimed = CARD_IDS.filter((card) => ['rival', 'any'].includes(CARD_DATA[card].target))

test.each(aimed)('%s alerts its target exactly once, whatever events it causes', (card) => {
  const rival = { hand: 'voyage jubilee destiny', deck: 'recycle', future: 'salvage', deeds: 'sowing' }
  const state = createPosition({ players: [{ hand: `${card} mimic` }, rival] })
  const events = play(state, playForAbilityAction(card), chooseTargetAction(1))
  while (topFrame(state.stack).kind === 'ability') events.push(...play(state, ...legalActions(state).slice(0, 1)))
  const told = events.filter(
    (event) => createAlertClassifier(alertRules)(visibleEventFor(event, 'table'), [1]) !== undefined,
  )
  expect(told.map(({ kind }) => kind)).toHaveLength(1)
})

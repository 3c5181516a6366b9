import { expect, test } from 'vitest'
import { topFrame } from '../../../engine/core/contract/flow.ts'
import { seenBy } from '../../../engine/core/contract/facts.ts'
import { CARD_DATA, CARDS } from '../../../engine/karmaka/data.ts'
import { ability, offered, on, play, position } from '../../../engine/karmaka/testing.ts'
import { misses } from '../missed.ts'
import { missed } from './missed.ts'

const aimed = CARDS.filter((card) => ['rival', 'any'].includes(CARD_DATA[card].target))

test.each(aimed)('%s is told once to whom it is used on, whatever of it is told', (card) => {
  const rival = { hand: 'voyage jubilee destiny', deck: 'recycle', future: 'salvage', deeds: 'sowing' }
  const state = position({ players: [{ hand: `${card} mimic` }, rival] })
  const facts = play(state, ability(card), on(1))
  while (topFrame(state.stack).kind === 'ability') facts.push(...play(state, ...offered(state).slice(0, 1)))
  const told = facts.filter((fact) => misses(missed)(seenBy(fact, 'table'), [1]) !== undefined)
  expect(told.map(({ kind }) => kind)).toHaveLength(1)
})

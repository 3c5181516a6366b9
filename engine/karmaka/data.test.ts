import { describe, expect, test } from 'vitest'
import { CARD_DATA, CARD_IDS } from './data.ts'
import { playForAbilityAction, legalActions, chooseTargetAction, play, createPosition } from './testing.ts'

/** The card table of RULES.md, section 19: colour, points, copies, target, further play. */
const TABLE = {
  panic: ['red', 1, 3, 'any', true],
  dwindle: ['red', 1, 3, 'any', false],
  crisis: ['red', 2, 3, 'rival', false],
  roulette: ['red', 2, 3, 'self', false],
  'hells-heart': ['red', 2, 3, 'rival', false],
  vengeance: ['red', 3, 2, 'rival', false],
  spite: ['red', 3, 2, 'rival', false],
  'another-day': ['green', 1, 3, 'self', true],
  recycle: ['green', 1, 3, 'self', false],
  salvage: ['green', 2, 3, 'self', false],
  longevity: ['green', 2, 3, 'any', false],
  sowing: ['green', 2, 3, 'self', false],
  voyage: ['green', 3, 2, 'self', true],
  jubilee: ['green', 3, 2, 'self', false],
  transmigrate: ['blue', 1, 3, 'self', false],
  peek: ['blue', 1, 3, 'rival', true],
  destiny: ['blue', 2, 3, 'self', false],
  'stolen-dreams': ['blue', 2, 3, 'rival', false],
  denial: ['blue', 2, 3, 'inherit', false],
  swindle: ['blue', 3, 2, 'rival', false],
  thievery: ['blue', 3, 2, 'rival', false],
  embodiment: ['mosaic', 1, 5, 'inherit', false],
  mimic: ['mosaic', 1, 2, 'inherit', false],
} as const

describe('the cards', () => {
  test('KAR-2: match the card table, name by name', () => {
    const found = CARD_IDS.map((card) => {
      const { colour, points, copies, target, effect } = CARD_DATA[card]
      return [card, [colour, points, copies, target, effect.some(({ op }) => op === 'playAgain')]]
    })
    expect(Object.fromEntries(found)).toEqual(TABLE)
  })

  test.each(CARD_IDS)('KAR-32, KAR-35: %s offers exactly the targets of its row, with three players', (card) => {
    const state = createPosition({ players: [{ hand: `${card} peek peek` }, {}, {}] })
    play(state, playForAbilityAction(card))
    const targets = {
      any: [chooseTargetAction(1), chooseTargetAction(2), chooseTargetAction(0)],
      rival: [chooseTargetAction(1), chooseTargetAction(2)],
      self: [],
      inherit: [],
    }[TABLE[card][3]]
    expect(legalActions(state).filter((choice) => choice.do === 'target')).toEqual(targets)
  })
})

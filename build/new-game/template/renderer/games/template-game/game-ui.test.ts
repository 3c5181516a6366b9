/** The board's pieces, click paths and texts. */
import { describe, expect, test } from 'vitest'
import { templateGame } from '../../../engine/template-game/index.ts'
import type { TemplateGameEvent, TemplateGameView } from '../../../engine/template-game/index.ts'
import { choose, draw, playAsSeat, createPosition, takeBack } from '../../../engine/template-game/testing.ts'
import {
  createClickTester,
  findPiece,
  testViewport,
  hasPiece,
  createTextTester,
} from '../../../../../../renderer/testing/game-ui-helpers.ts'
import { addMessages } from '../../../../../../renderer/messages/index.ts'
import { templateGame as english } from '../../messages/en/template-game/index.ts'
import { gameUi } from './index.ts'

addMessages(english)
const { clicks } = createClickTester(templateGame, gameUi.clickPath)
const { asked, offered, said } = createTextTester<unknown, unknown, TemplateGameView, TemplateGameEvent>(gameUi)
const HANDS = [
  [2, 5, 9],
  [3, 7, 8],
]
const sceneOf = (state: ReturnType<typeof createPosition>, viewer: number) =>
  gameUi.scene(templateGame.view(state, viewer), testViewport(920, 700, 2, { bottom: viewer, viewer }))

describe('the board', () => {
  test('shows the hand of the viewer face up and the other hand face down', () => {
    const scene = sceneOf(createPosition(HANDS), 0)
    expect(findPiece(scene, 'seat0:hand:9').sprite).toMatchObject({ kind: 'card', card: 9 })
    expect(findPiece(scene, 'seat1:hand:back:2').sprite).toMatchObject({ kind: 'back' })
  })

  test('shows a chosen card face up to its owner only', () => {
    const state = createPosition(HANDS)
    playAsSeat(state, 0, choose(5))
    expect(findPiece(sceneOf(state, 0), 'seat0:table').sprite).toMatchObject({ face: 1, card: 5 })
    expect(findPiece(sceneOf(state, 1), 'seat0:table').sprite).toMatchObject({ face: 0 })
  })

  test('shows a card taken back in the other hand until the owner chooses a card again', () => {
    const state = createPosition(HANDS)
    playAsSeat(state, 0, choose(5))
    playAsSeat(state, 1, choose(7))
    playAsSeat(state, 0, takeBack)
    expect(hasPiece(sceneOf(state, 1), 'seat0:hand:5')).toBe(true)
    playAsSeat(state, 0, choose(9))
    expect(hasPiece(sceneOf(state, 1), 'seat0:hand:5')).toBe(false)
  })
})

describe('click paths and texts', () => {
  test('of choosing a card, taking the beaten card back, and drawing', () => {
    const state = createPosition(HANDS)
    expect(clicks(state, choose(2))).toEqual([['seat0:hand:2', 'seat1:hand:2']])
    playAsSeat(state, 0, choose(2))
    const events = playAsSeat(state, 1, choose(3))
    expect(clicks(state, takeBack)).toEqual([['seat0:table']])
    expect(clicks(state, draw)).toEqual([['deck']])
    expect(asked(state)).toBe('Ana, take the 2 back, or draw.')
    expect(offered(state)).toEqual(['Take the 2 back', 'Lay the 2 away and draw'])
    expect(said(events, 0)).toEqual(['Ben has chosen.', 'The 3 of Ben beats the 2.'])
  })
})
